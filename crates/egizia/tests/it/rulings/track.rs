//! The score track.

use maat_egizia::pieces::{Effect, Phase};
use maat_egizia::{Egizia, Event};
use maat_engine::{Game, Seat};

use crate::facts::{card, cards, square};
use crate::position::{asked, go_on, position};

fn track(game: &Egizia) -> String {
    game.front_to_rear().iter().map(|seat| seat.letter()).collect()
}

fn order(game: &Egizia) -> String {
    game.order().iter().map(|seat| seat.letter()).collect()
}

#[test]
fn a_11_the_order_is_fixed_when_the_phase_starts() {
    // Red falls behind in feeding, but Blue and Yellow act in the old order.
    let grain = cards(Effect::Grain, |_| true);
    let power = card(Effect::StonesAsGrain);
    let words = format!(
        "points a 10 b 9 c 8 · crews a 9 9 9 9 · crews b 9 9 9 9 · crews c 9 9 9 9
        cards a {} · cards b {} · cards c {power} · stones c 5 · passed b c · sail a",
        grain[0], grain[1]
    );
    let mut game = position("seats 3", &words);
    go_on(&mut game, "a pass");
    assert_eq!((asked(&game), game.phase()), ("a feed".into(), Phase::Feed));
    go_on(&mut game, "a done");
    assert_eq!((track(&game), order(&game), asked(&game)), ("bca".into(), "abc".into(), "b feed".into()));
    go_on(&mut game, "b done");
    assert_eq!((track(&game), order(&game), asked(&game)), ("cab".into(), "abc".into(), "c feed".into()));

    // In phase 6 Blue overtakes Red with a sale; the order of the phase is the old one.
    let sell = card(Effect::SellStones);
    let drill = card(Effect::CrewEachRound);
    let words = format!(
        "round 5 · points a 10 b 9 c 8 · stones b 9 · cards a {drill} · cards b {sell} · cards c {} · stones c 9
        stones a 9 · at site-pyramid a · build a site-pyramid",
        card(Effect::PayForCrew)
    );
    let mut game = position("seats 3", &words);
    go_on(&mut game, "a give-up");
    assert_eq!((asked(&game), game.phase()), ("a bonus".into(), Phase::Cooperation));
    go_on(&mut game, "a done · b sell 5");
    assert_eq!((track(&game), order(&game), asked(&game)), ("bac".into(), "abc".into(), "c bonus".into()));
}

#[test]
fn a_12_points_below_zero() {
    let words = "crews a 9 9 9 9 · crews b 9 9 9 9 · crews c 9 9 9 1 · track a b c · passed b c · sail a";
    let mut game = position("seats 3", words);
    go_on(&mut game, "a pass");
    let points = Seat::first(3).map(|seat| game.player(seat).points);
    assert!(points.eq([-90, -90, -66]));
    // As above zero, a marker that arrives later at a space is behind.
    assert_eq!(track(&game), "cab");
    assert_eq!(game.tile_order().as_slice(), [Seat::B, Seat::A, Seat::C]);
}

#[test]
fn a_29_turn_order_after_the_last_round() {
    let mut game = position("seats 3", "round 5 · tiles a b c · points a 30 b 10 c 20 · passed b c · sail a");
    let told = go_on(&mut game, "a pass");
    assert_eq!(game.tile_order().as_slice(), [Seat::B, Seat::C, Seat::A]);
    let place = |is: fn(&Event) -> bool| told.iter().position(is).expect("such an event");
    let dealt = place(|event| matches!(event, Event::TurnOrder { .. }));
    assert!(dealt < place(|event| matches!(event, Event::GameEnded { .. })));
    // The highest tile is the front player and scores first.
    assert_eq!(order(&game), "acb");
    assert!(game.outcome().is_some());
}

#[test]
fn a_43_no_points_no_arrival() {
    // Points for no brick at all, on a space that Blue reached later.
    for brick_card in cards(Effect::BrickPoints, |_| true) {
        let words = format!("round 5 · squares {brick_card} · points a 5 b 5 · track a b · sail a");
        let mut game = position("seats 2", &words);
        let arrival = game.player(Seat::A).arrival;
        let told = go_on(&mut game, &format!("a ship {}", square(1)));
        assert!(!told.iter().any(|event| matches!(event, Event::Scored { .. })), "{told:?}");
        assert_eq!((track(&game), game.player(Seat::A).arrival), ("ab".into(), arrival));
    }
}
