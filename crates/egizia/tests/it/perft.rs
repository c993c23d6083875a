//! Numbers of paths. They change if the legal moves change.

use maat_egizia::Egizia;
use maat_engine::perft;

use crate::games::new_game;
use crate::position::position;

/// The paths of one to four plies.
fn paths(game: &Egizia) -> [u64; 4] {
    [1, 2, 3, 4].map(|depth| perft(game, depth))
}

/// There are four grave tiles of five values.
#[test]
fn from_the_start() {
    for seats in 2..=4 {
        assert_eq!(paths(&new_game(seats)), [5, 25, 125, 625], "{seats} seats");
    }
}

/// There are ten cards, seven round spaces, three sites, and a pass.
#[test]
fn from_the_first_ship() {
    let words = "squares a01 a11 a12 a14 a15 a16 a17 a19 a20 a21 · sail a";
    assert_eq!(paths(&position("seats 2", words)), [21, 301, 2866, 22928]);
}

/// There are fourteen spaces, including upstream and occupied ones, six of them doubled; stones, three sales, a field,
/// four crews; and a pass.
#[test]
fn from_a_turn_with_all_powers() {
    let words = "round 5 · squares c01 - c03 - - c05 c11 · ships a 4 9 · ships b 2 8 16 · passed c
        cards a a14 a16 a17 b14 b20 b22 c06 c07 a11 · stones a 3 · sail a";
    assert_eq!(paths(&position("seats 3", words)), [30, 400, 3923, 28819]);
}

/// There are two crews, the joker and strength cards at the obelisk.
#[test]
fn from_a_build_at_the_obelisk() {
    let words =
        "round 3 · at site-obelisk a b · cards a a22 b21 · crews a 2 3 1 2 · stones a 9 · obelisk abab
        graves a2 4 3 2 5 · build a site-obelisk";
    assert_eq!(paths(&position("seats 2", words)), [4, 15, 56, 637]);
}

/// There are three rows and a pillar; then the next ship builds.
#[test]
fn from_a_build_at_the_pyramid() {
    let words =
        "round 4 · at site-pyramid b a c d · crews a 5 3 1 4 · stones a 12 · pyramid 1 abcda · pyramid 2 bc
        temple pillar-left abcd · temple pillar-right abc · build a site-pyramid";
    assert_eq!(paths(&position("seats 4", words)), [4, 15, 47, 169]);
}

/// There are free cards, and two cards are kept.
#[test]
fn from_a_build_at_the_sphinx() {
    let words =
        "round 4 · at site-sphinx a b · cards a a13 b11 · crews a 2 1 1 2 · stones a 3 · hand a 1 · hand b 2
        unseen 3 4 5 · under a 6 · build a site-sphinx";
    assert_eq!(paths(&position("seats 2", words)), [4, 11, 39, 210]);
}

/// There are a grain card, one or two stones, six more stones, a better field, or nothing.
#[test]
fn from_a_hungry_turn() {
    let words = "round 3 · ring left · crews a 4 4 4 4 · cards a a18 a21 a16 a11 b19 · stones a 2 · feed a";
    assert_eq!(paths(&position("seats 3", words)), [6, 84, 1619, 31080]);
}
