//! Decisions are open only where a choice matters now.

use std::collections::BTreeSet;

use maat_egizia::Egizia;
use maat_egizia::pieces::{Colour, Effect, Phase, Position};
use maat_engine::{Actor, Game, Scratch, random_ply};
use rand::{SeedableRng, rngs::SmallRng};

use crate::eager::eager_game;
use crate::facts::{card, cards, field, guarded_space, square};
use crate::games::new_game;
use crate::position::{asked, go_on, moves, position};

/// Every open decision has a choice, and it belongs to the player on turn.
#[test]
fn nobody_is_asked_without_a_choice() {
    let mut forced = BTreeSet::new();
    let mut look = |game: &Egizia| {
        let due = game.turn().seats();
        assert!(due.len() <= 1 || game.phase() == Phase::Setup);
        for seat in due.iter() {
            let offered = moves(game, Actor::Seat(seat));
            if offered.len() < 2 {
                forced.insert(format!("{}: {offered:?}", game.step()));
            }
        }
    };
    let mut scratch = Scratch::default();
    for seed in 0..120 {
        let seats = 2 + (seed % 3) as u8;
        let (mut game, mut rng) = (new_game(seats), SmallRng::seed_from_u64(seed));
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            look(&game);
        }
        eager_game(seats, seed, |game, _, _| look(game));
    }
    assert!(forced.is_empty(), "{forced:?}");
}

/// The open decision after a ply.
fn then(words: &str, ply: &str) -> String {
    let mut game = position("seats 2", words);
    go_on(&mut game, ply);
    asked(&game)
}

/// Powers of the round lapse, and a sale changes the turn order. Everything else can wait for the next round, except
/// in the last one.
#[test]
fn the_end_of_a_round_asks_for_what_lapses() {
    let [drill, train] = [Effect::CrewEachRound, Effect::PayForCrew].map(card);
    let [haul, sell, better] = [Effect::Stones, Effect::SellStones, Effect::BetterField].map(card);
    let brown = field(Colour::Brown, 7);
    let asks = |words: &str| {
        let words = format!("{words} · at site-pyramid a · build a site-pyramid");
        then(&words, "a give-up") == "a bonus"
    };
    assert!(!asks("round 3 · stones a 9"));
    assert!(asks(&format!("round 3 · stones a 9 · cards a {drill}")));
    assert!(!asks(&format!("round 3 · stones a 9 · cards a {drill} · spent a drill")));
    assert!(!asks(&format!("round 3 · stones a 9 · cards a {drill} · crews a 9 9 9 9")));
    assert!(asks(&format!("round 3 · stones a 2 · cards a {train}")));
    assert!(!asks(&format!("round 3 · stones a 1 · cards a {train}")));
    assert!(
        asks(&format!("round 3 · stones a 1 · cards a {train} {haul}")),
        "the other card brings stones for it"
    );
    assert!(!asks(&format!("round 3 · stones a 1 · cards a {train} {haul} · spent a train")));
    assert!(!asks(&format!("round 3 · stones a 1 · cards a {haul}")));
    assert!(asks(&format!("round 5 · stones a 1 · cards a {haul}")));
    assert!(asks(&format!("round 3 · stones a 1 · cards a {sell}")));
    assert!(!asks(&format!("round 3 · stones a 0 · cards a {sell}")));
    assert!(!asks(&format!("round 3 · stones a 9 · cards a {better} {brown}")));
    let last =
        format!("round 5 · stones a 9 · cards a {better} {brown} · at site-pyramid a · build a site-pyramid");
    assert_eq!(then(&last, "a give-up"), "a last-upgrade", "once, before the final scoring");
}

/// Only players who lack grain and can do something about it decide.
#[test]
fn feeding_asks_whoever_can_help() {
    let [grain, power] = [Effect::Grain, Effect::StonesAsGrain].map(card);
    let [haul, sell, better] = [Effect::Stones, Effect::SellStones, Effect::BetterField].map(card);
    let brown = field(Colour::Brown, 7);
    let asks = |words: &str| then(&format!("{words} · passed b · sail a"), "a pass") == "a feed";
    let hungry = "crews a 6 6 6 6";
    assert!(!asks(hungry));
    assert!(asks(&format!("{hungry} · cards a {grain}")));
    assert!(!asks(&format!("cards a {grain}")));
    assert!(asks(&format!("{hungry} · cards a {power} · stones a 1")));
    assert!(!asks(&format!("{hungry} · cards a {power} · stones a 0")));
    assert!(asks(&format!("{hungry} · cards a {power} {haul} · stones a 0")));
    assert!(!asks(&format!("{hungry} · cards a {haul} {sell} · stones a 5")));
    assert!(asks(&format!("{hungry} · cards a {better} {brown}")));
    assert!(!asks(&format!("cards a {better} {brown} {haul}")));
}

/// After a placement there is a decision only if another ship can follow.
#[test]
fn a_turn_ends_by_itself() {
    let [double, haul] = [Effect::DoubleTurn, Effect::Stones].map(card);
    let [up, last] = [square(1), guarded_space()];
    let sail =
        |words: &str, at: Position| then(&format!("squares a01 · {words} · sail a"), &format!("a ship {at}"));
    assert_eq!(sail(&format!("cards a {haul}"), up), "b sail");
    assert_eq!(sail(&format!("cards a {double} {haul}"), up), "a tail");
    let mut game = position("seats 2", &format!("cards a {double} {haul} · sail a"));
    go_on(&mut game, &format!("a ship {last} · a ring stay"));
    assert_eq!(asked(&game), "b sail", "there is no space downstream of the last one");
}

/// A player who can build only after free actions decides; one who cannot even then does not.
#[test]
fn building_asks_whoever_can_build() {
    let [haul, drill] = [Effect::Stones, Effect::CrewEachRound].map(card);
    let asks = |words: &str| {
        let words = format!("{words} · stones b 9 · at site-pyramid b a · build b site-pyramid");
        then(&words, "b give-up") == "a build"
    };
    assert!(asks("stones a 1"));
    assert!(!asks("stones a 0"));
    assert!(asks(&format!("stones a 0 · cards a {haul}")));
    assert!(!asks(&format!("stones a 0 · cards a {drill}")));
    assert!(!asks(&format!("stones a 9 · used a black yellow blue · cards a {haul} {drill}")));
}

/// The first place is not offered to a player who is already first.
#[test]
fn the_first_place_is_offered_behind_others() {
    let first = card(Effect::FirstPlace);
    let asks = |ships: &str| {
        let words =
            format!("stones a 9 · stones b 9 · cards a {first} · at site-sphinx b · at site-pyramid {ships}");
        then(&format!("{words} · build b site-sphinx"), "b give-up")
    };
    assert_eq!(asks("b a"), "a first-place");
    assert_eq!(asks("a b"), "a build");
    assert_eq!(asks("- a"), "a build");
    assert_eq!(asks("b"), "b build");
}

/// A player without room for stones who can sell some decides once more, before the quarries bring more.
#[test]
fn a_sale_before_the_quarries() {
    let sell = cards(Effect::SellStones, |_| true)[0];
    let last = guarded_space();
    let words = |more: &str| format!("ships a {last} · passed b · stones a 25 · {more} sail a");
    let mut game = position("seats 2", &format!("cards a {sell} · {}", words("")));
    assert_eq!(asked(&game), "a sail");
    let legal = moves(&game, Actor::Seat(maat_engine::Seat::A));
    assert!(legal.contains(&"sell 10".to_owned()) && legal.contains(&"pass".to_owned()), "{legal:?}");
    go_on(&mut game, "a sell 10");
    assert_eq!(game.phase(), Phase::Deal, "nothing is left to decide in this round");
}
