//! Invalid input is refused with the right error and changes nothing.

mod rules;

use maat_egizia::{Egizia, Move, Options};
use maat_engine::testing::{assert_heads_refused, assert_setups_refused};
use maat_engine::{Actor, Game, PlayError, Scratch, Seat, SetupError, playout};
use rand::{SeedableRng, rngs::SmallRng};

use crate::games::new_game;
use crate::position::position;

const A: Actor = Actor::Seat(Seat::A);
const B: Actor = Actor::Seat(Seat::B);

#[test]
fn seats_and_revisions_that_do_not_exist() {
    assert_setups_refused::<Egizia>(2..=4, 1);
}

#[test]
fn options_that_do_not_exist() {
    for text in ["first=a", "rules=2010", "x", "=", "ruleset=é"] {
        assert!(matches!(text.parse::<Options>(), Err(SetupError::Options(_))), "{text}");
    }
}

#[test]
fn heads_of_records_that_cannot_be_played() {
    assert_heads_refused::<Egizia>(&[(2, "fog=yes")]);
}

#[test]
fn texts_that_are_no_moves() {
    let unreadable = [
        "",
        " ",
        "ship",
        "ship ",
        "ship 0",
        "ship 21",
        "ship 07",
        "ship +7",
        "ship 7 ",
        " ship 7",
        "ship  7",
        "ship 1-2",
        "ship seven",
        "ship ?",
        "Ship 1",
        "double",
        "double 0",
        "double 21",
        "berth 0",
        "berth 10",
        "berth a",
        "pass 1",
        "PASS",
        "keep",
        "keep 0",
        "keep 30",
        "keep ?",
        "grow",
        "grow red",
        "grow Black",
        "take 0",
        "take 11",
        "decline 1",
        "ring",
        "ring middle",
        "ring 1",
        "again 1",
        "done x",
        "grain 4",
        "feed",
        "feed 0",
        "feed -1",
        "feed 100",
        "first a",
        "commit",
        "commit joker",
        "commit white",
        "joker 1",
        "boost 3",
        "give up",
        "give-up 1",
        "draw 0",
        "draw 9",
        "extra",
        "extra -1",
        "extra 00",
        "obelisk 1",
        "grave x",
        "grave 0",
        "grave -1",
        "row",
        "row 0",
        "row 10",
        "pillar",
        "pillar middle",
        "column 1",
        "lintel 2",
        "market",
        "market gold",
        "stand-in 1",
        "haul 6",
        "sell",
        "sell 0",
        "sell 100",
        "water",
        "water a1",
        "water a23",
        "water d01",
        "water A09",
        "drill",
        "drill green",
        "train 2",
        "nile",
        "nile c13",
        "nile ?",
        "card",
        "card 0",
        "card 30",
        "undo",
        "?",
        "·",
        "pass·pass",
        "loď 1",
        "ship １",
        "ship ١",
        "pass\n",
        "\u{feff}pass",
        "grow black\u{301}",
        "⛵",
    ];
    for text in unreadable {
        assert_eq!(text.parse::<Move>(), Err(PlayError::Unreadable), "{text:?}");
    }
}

fn play(game: &mut Egizia, actor: Actor, text: &str) -> Result<(), PlayError> {
    game.play(actor, text.parse()?, &mut Vec::new())
}

/// Panics unless the move is refused as illegal and leaves everything as it was.
fn refuses(game: &Egizia, actor: Actor, text: &str) {
    let mut copy = game.clone();
    assert_eq!(play(&mut copy, actor, text), Err(PlayError::Illegal), "{text}");
    assert_eq!(copy, *game, "{text}");
}

/// Panics unless the move is accepted, on a copy.
fn accepts(game: &Egizia, actor: Actor, text: &str) {
    assert_eq!(play(&mut game.clone(), actor, text), Ok(()), "{text}");
}

#[test]
fn moves_at_the_wrong_time() {
    let game = new_game(2);
    assert_eq!(play(&mut game.clone(), A, "pass"), Err(PlayError::NotDue));
    refuses(&game, Actor::Chance, "pass");
    refuses(&game, Actor::Chance, "grave 1");
    refuses(&game, Actor::Chance, "card 1");
    let game = position("seats 2", "squares a01 · sail a");
    assert_eq!(play(&mut game.clone(), B, "ship 2"), Err(PlayError::NotDue));
    assert_eq!(play(&mut game.clone(), Actor::Chance, "nile a02"), Err(PlayError::NotDue));
    assert_eq!(play(&mut game.clone(), Actor::Seat(Seat::E), "pass"), Err(PlayError::NotDue));
    for early in [
        "berth 1",
        "grow black",
        "done",
        "commit black",
        "row 1",
        "market stone",
        "keep 1",
        "take 1",
        "give-up",
    ] {
        refuses(&game, A, early);
    }
}

#[test]
fn moves_after_the_end() {
    let mut game = new_game(3);
    playout(&mut game, &mut SmallRng::seed_from_u64(1), &mut Scratch::default());
    let end = game.clone();
    for actor in [A, B, Actor::Chance] {
        assert_eq!(play(&mut game, actor, "pass"), Err(PlayError::Over));
    }
    assert_eq!(game, end);
}
