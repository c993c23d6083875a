//! Feeding and production.

use maat_egizia::Event;
use maat_egizia::pieces::{Cause, Colour, Effect};
use maat_engine::{Actor, Seat};

use crate::facts::{card, cards, facts, field};
use crate::position::{asked, go_on, moves, play, position};

#[test]
fn a_21_stones_up_to_the_shortage() {
    let power = card(Effect::StonesAsGrain);
    let (_, grain) = facts().start_field;
    let offered = |missing: u8, stones: u8| {
        let words =
            format!("crews a {} 1 1 1 · cards a {power} · stones a {stones} · feed a", grain + missing - 3);
        moves(&position("seats 2", &words), Actor::Seat(Seat::A))
    };
    let feeds = |most: u8| -> Vec<String> {
        (1..=most).map(|stones| format!("feed {stones}")).chain(["done".to_owned()]).collect()
    };
    assert_eq!(offered(4, 9), feeds(4));
    assert_eq!(offered(4, 2), feeds(2));
    // A grain card comes first; the grain that is still missing limits the stones.
    let (card, number) = (card(Effect::Grain), facts().nile(card(Effect::Grain)).number);
    play(&format!(
        "seats 2
        crews a {} 1 1 1 · cards a {power} {card} · stones a 9 · points a 5 · feed a
        a grain
        legal a feed 1, done
        a feed 1
        tells fed seat=a · expect players.a.points 5",
        grain + number + 1 - 3
    ));
}

#[test]
fn a_23_no_upgrade_for_a_green_field() {
    let better = cards(Effect::BetterField, |_| true);
    let fields = [field(Colour::Green, 2), field(Colour::YellowGreen, 5), field(Colour::Brown, 7)];
    let held = format!("{} {} {}", fields[0], fields[1], fields[2]);
    let water = |words: &str| {
        let game = position("seats 2", &format!("{words} · sail a"));
        let legal = moves(&game, Actor::Seat(Seat::A)).into_iter();
        legal.filter_map(|text| text.strip_prefix("water ").map(str::to_owned)).collect::<Vec<_>>()
    };
    assert_eq!(
        water(&format!("cards a {} {held}", better[0])),
        [fields[1].to_string(), fields[2].to_string()]
    );
    // Two cards on one field: brown becomes green, which is the best colour.
    let both = format!("{} {}", better[0], better[1]);
    let mut game = position("seats 2", &format!("cards a {both} {held} · sail a"));
    go_on(&mut game, &format!("a water {}", fields[2]));
    assert_eq!(game.field_colour(Seat::A, fields[2]), Colour::YellowGreen);
    go_on(&mut game, &format!("a water {}", fields[2]));
    assert_eq!(game.field_colour(Seat::A, fields[2]), Colour::Green);
    assert_eq!(water(&format!("cards a {both} {held} · water a {}", fields[1])), [fields[2].to_string()]);
    assert_eq!(game.spare_upgrade(Seat::A), None);
}

#[test]
fn a_34_everybody_produces() {
    let mut game = position("seats 4", "tiles c a d b · points a 9 b 3 · passed a b d · sail c");
    let before: Vec<u8> = Seat::first(4).map(|seat| game.player(seat).stones).collect();
    let told = go_on(&mut game, "c pass");
    let produced: String = told
        .iter()
        .filter_map(|event| match event {
            Event::StonesGained { seat, cause: Cause::Quarries, .. } => Some(seat.letter()),
            _ => None,
        })
        .collect();
    assert_eq!(produced, "cadb");
    for (seat, stones) in Seat::first(4).zip(before) {
        assert_eq!(game.player(seat).stones, stones + facts().start_quarry);
    }
}

#[test]
fn a_37_no_grain_card_without_hunger() {
    let grain = cards(Effect::Grain, |_| true);
    let (_, field) = facts().start_field;
    // Red has just enough grain, Blue lacks one.
    let words = format!(
        "crews a {} 1 1 1 · crews b {} 1 1 1 · cards a {} · cards b {} · points a 1 · passed b · sail a",
        field - 3,
        field - 2,
        grain[0],
        grain[1]
    );
    let mut game = position("seats 2", &words);
    let told = go_on(&mut game, "a pass");
    assert!(told.contains(&Event::Fed { seat: Seat::A, need: field, grain: field }));
    assert_eq!(asked(&game), "b feed");
    assert_eq!(moves(&game, Actor::Seat(Seat::B)), ["grain", "done"]);
}
