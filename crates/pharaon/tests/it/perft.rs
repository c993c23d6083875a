//! Numbers of paths. They change if the legal moves change.

use maat_engine::perft;
use maat_pharaon::{Options, Pharaon};

use crate::games::new_game;
use crate::position::position;

/// The paths of one to four plies.
fn paths(game: &Pharaon) -> [u64; 4] {
    [1, 2, 3, 4].map(|depth| perft(game, depth))
}

/// There are three decisions about zones, the last of which determines the fourth, and five positions of the wheel.
#[test]
fn from_the_start() {
    for seats in 1..=5 {
        assert_eq!(paths(&new_game(seats, Options::default())), [4, 12, 24, 120], "{seats} seats");
    }
}

/// Equal pairs count once: a pair, with and without bonus; three nobles, four artisans and both decks; five Nile
/// actions, the tomb, a pass.
#[test]
fn from_a_turn_that_can_do_everything() {
    let words = "supply a green 1 blue 1 black 1 red 1 yellow 1 silver 2
        pairs res-red+vp-1 vp-1+res-red · bonus vp-2 vp-2 vp-1";
    assert_eq!(paths(&position("seats 3", words)), [18, 37, 318, 6092]);
}

/// There are all kinds of wild pieces, a scribe and both exchanges.
#[test]
fn from_a_turn_with_wilds() {
    let words =
        "supply a black 3 red 3 silver 1 res-black 1 zone-artisans 1 · nobles a 1 17 18 · supply b green 1";
    assert_eq!(paths(&position("seats 2", words)), [12, 37, 201, 1342]);
}

/// The judge pays with any five pieces; two other players are on the pyramid.
#[test]
fn from_a_turn_of_the_judge() {
    let words = "supply a green 2 blue 2 black 2 red 2 yellow 2 · nobles a 11 · on b 1 2 · on c 2 1 · supply d silver 1";
    assert_eq!(paths(&position("seats 4", words)), [11, 56, 290, 941]);
}

/// A player who can only pass takes a jar with Diplomat and Teacher, and advances with the General.
#[test]
fn from_a_pass() {
    let words = "active b · on a 1 1 · nobles b 6 19 20 · first c";
    assert_eq!(paths(&position("seats 3", words)), [1, 2, 4, 14]);
}

#[test]
fn from_a_turn_against_the_traitor() {
    let words = "stack 3 · supply a blue 2 red 2 · pairs vp-1+vp-1 vp-1+vp-1 · bonus vp-2 vp-2";
    assert_eq!(paths(&position("seats 1", words)), [5, 62, 960, 3640]);
}
