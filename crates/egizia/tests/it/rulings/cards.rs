//! Nile cards and when they can be used.

use maat_egizia::pieces::{Colour, Effect, Site};
use maat_engine::{Actor, Game, PlayError, Seat};

use crate::facts::{card, facts, field, site_position, square};
use crate::position::{asked, go_on, moves, play, position};

const A: Actor = Actor::Seat(Seat::A);

#[test]
fn a_25_no_sale_in_the_final_scoring() {
    let sell = card(Effect::SellStones);
    let most = facts().nile(sell).number;
    play(&format!(
        "seats 2
        # One use, whatever the stone market says, and no more than the card allows.
        cards a {sell} · stones a {} · points a 3 · sail a
        refuse a sell {}
        a sell {most}
        expect players.a.points {} · expect players.a.stones 1 · expect players.a.cards []
        refuse a sell 1

        seats 2
        round 5 · cards a {sell} · stones a 9 · points a 3 · upgrade a
        legal a done
        a done
        expect outcome.score.a 3",
        most + 1,
        most + 1,
        3 + most
    ));
}

#[test]
fn a_35_cards_in_the_own_turn_only() {
    let cards = format!(
        "cards b {} {} {}",
        card(Effect::Stones),
        card(Effect::SellStones),
        card(Effect::CrewEachRound)
    );
    let game = position("seats 2", &format!("{cards} · stones b 5 · sail a"));
    for text in ["haul", "sell 1", "drill black"] {
        let mut copy = game.clone();
        let refused = copy.play(Actor::Seat(Seat::B), text.parse().expect("a move"), &mut Vec::new());
        assert_eq!((refused, &copy), (Err(PlayError::NotDue), &game), "{text}");
    }
    let mut game = game;
    go_on(&mut game, "a pass · b haul · b drill black");
    assert_eq!(asked(&game), "b sail");
}

#[test]
fn a_44_new_cards_work_at_once() {
    let (upstream, double) = (card(Effect::Upstream), card(Effect::DoubleTurn));
    let drill = card(Effect::CrewEachRound);
    let words = format!("squares - {drill} {upstream} {double} · passed b · sail a");
    let mut game = position("seats 2", &words);
    go_on(&mut game, &format!("a ship {}", square(3)));
    go_on(&mut game, &format!("a ship {}", square(2)));
    assert!(game.player(Seat::A).spent.upstream);
    assert!(moves(&game, A).contains(&"drill black".to_owned()));
    go_on(&mut game, &format!("a ship {}", square(4)));
    assert_eq!(asked(&game), "a tail");
    go_on(&mut game, &format!("a again · a ship {} · a berth 1", site_position(Site::Obelisk)));
    assert!(!game.has(Seat::A, Effect::DoubleTurn));
}

/// Those of the five free actions that are offered to Red.
fn offered(words: &str) -> Vec<&'static str> {
    let brown = field(Colour::Brown, 7);
    let effects = [
        Effect::Stones,
        Effect::SellStones,
        Effect::BetterField,
        Effect::CrewEachRound,
        Effect::PayForCrew,
        Effect::DoubleTurn,
        Effect::Grain,
    ];
    let held: Vec<String> = effects.iter().map(|effect| card(*effect).to_string()).collect();
    let words = format!("cards a {} {brown} · stones a 9 · {words}", held.join(" "));
    let mut game = position("seats 2", &words);
    let legal = moves(&game, A);
    let free = ["haul", "sell", "water", "drill", "train"];
    let found = free.into_iter().filter(|verb| legal.iter().any(|text| text.starts_with(verb))).collect();
    // After a free action the same decision is open.
    let before = asked(&game);
    if legal.contains(&"haul".to_owned()) {
        go_on(&mut game, "a haul");
        assert_eq!(asked(&game), before);
    }
    found
}

#[test]
fn a_45_when_free_actions_are_offered() {
    let after_feeding = facts().nile(card(Effect::PayForCrew)).after_feeding;
    let train = if after_feeding { &[][..] } else { &["train"] };
    let w1 = [&["haul", "sell", "water", "drill"][..], train].concat();
    assert_eq!(offered("sail a"), w1);
    assert_eq!(offered("crews a 9 9 9 9 · feed a"), ["haul", "sell", "water"], "all at the limit too");
    assert_eq!(offered("crews a 8 8 8 8 · feed a"), ["haul", "sell", "water"]);
    let all = ["haul", "sell", "water", "drill", "train"];
    assert_eq!(offered("at site-sphinx a b · build a site-sphinx"), all);
    assert_eq!(offered("bonus a"), all);
    assert_eq!(offered("round 5 · bonus a"), all);
    assert_eq!(offered("round 5 · upgrade a"), ["water"]);
    // Free actions are also offered after a placement, where a second ship may follow.
    let held = format!("{} {}", card(Effect::Stones), card(Effect::DoubleTurn));
    let mut game = position("seats 2", &format!("cards a {held} · sail a"));
    go_on(&mut game, &format!("a ship {} · a berth 1", site_position(Site::Sphinx)));
    assert_eq!(moves(&game, A), ["again", "haul", "done"]);
    // Free actions are not offered in the middle of a choice.
    let mut game = position("seats 2", &format!("cards a {held} · sail a"));
    go_on(&mut game, &format!("a ship {}", site_position(Site::Sphinx)));
    assert_eq!(moves(&game, A), ["berth 1", "berth 2"]);
}
