//! Markets, crews and round spaces.

use maat_egizia::pieces::{Colour, Effect, Ring, Town};
use maat_engine::Actor;

use crate::facts::{card, field, guarded_space, square, town};
use crate::position::{go_on, moves, play, position};

#[test]
fn ex_29_steps_at_the_bottom() {
    // Onto the bottom and at it every step is rewarded, above it none.
    for (space, end, stones) in [(3, 3, 6), (2, 3, 6), (1, 3, 3), (0, 2, 0)] {
        play(&format!(
            "seats 2
            squares {} · markets a {space} 0 · stones a 2 · sail a
            a ship {}
            expect players.a.stones {} · expect players.a.markets [{end}, 0]",
            card(Effect::StoneMarket),
            square(1),
            2 + stones
        ));
    }
}

#[test]
fn ex_31_edfu() {
    play(&format!(
        "seats 2
        markets a 1 3 · stones a 2 · points a 4 · sail a
        a ship {}
        tells market-moved seat=a market=stone space=3 · tells market-bottom seat=a market=grain
        tells scored seat=a source=grain-market points=2 · silent stones-gained
        expect players.a.stones 2 · expect players.a.points 6 · expect players.a.markets [2, 3]

        seats 2
        markets a 2 2 · stones a 2 · points a 4 · sail a
        a ship {}
        tells market-moved seat=a market=grain space=4
        expect players.a.stones 5 · expect players.a.points 6 · expect players.a.markets [3, 3]",
        town(Town::Edfu),
        town(Town::Edfu)
    ));
}

#[test]
fn ex_32_a_double_thebae() {
    let double = card(Effect::DoubleSpace);
    play(&format!(
        "seats 2
        crews a 1 3 1 2 · cards a {double} · sail a
        a double {}
        tells card-used seat=a card={double}
        expect players.a.strength [3, 5, 1, 2] · expect players.a.cards []",
        town(Town::Thebae)
    ));
}

#[test]
fn ex_33_a_double_passalon() {
    let start = position("seats 2", &format!("ring left · cards a {} · sail a", card(Effect::DoubleSpace)));
    let legal = moves(&start, Actor::Seat(maat_engine::Seat::A));
    assert!(!legal.contains(&format!("double {}", guarded_space())), "{legal:?}");
    for (turns, ring) in [
        (["stay", "stay"], Ring::Left),
        (["stay", "right"], Ring::Middle),
        (["right", "stay"], Ring::Middle),
        (["right", "left"], Ring::Left),
        (["right", "right"], Ring::Right),
    ] {
        let mut game = start.clone();
        go_on(
            &mut game,
            &format!("a double {} · a ring {} · a ring {}", town(Town::Passalon), turns[0], turns[1]),
        );
        assert_eq!(game.ring(), ring, "{turns:?}");
        assert_eq!(game.player(maat_engine::Seat::A).strength, [1, 1, 1, 4]);
    }
}

#[test]
fn ex_45_the_strongest_crew() {
    play(&format!(
        "seats 2
        crews a 9 2 1 2 · sail a
        a ship {}
        tells crew-full seat=a crew=black · tells crew-grew seat=a crew=yellow strength=3
        expect players.a.strength [9, 3, 1, 2]",
        town(Town::Thebae)
    ));
}

#[test]
fn ex_46_what_brown_fields_bring() {
    let take = |value: u8, words: &str, expected: &str| {
        let brown = field(Colour::Brown, value);
        play(&format!(
            "seats 2
            squares {brown} · {words} · sail a
            a ship {}
            {expected} · expect players.a.cards [\"{brown}\"]",
            square(1)
        ));
    };
    take(6, "markets a 0 0", "expect players.a.markets [1, 0]");
    take(7, "markets a 0 0", "expect players.a.markets [0, 1]");
    take(8, "points a 2", "expect players.a.points 5");
    take(9, "stones a 24", "expect players.a.stones 25 · tells stones-lost seat=a count=3");
}
