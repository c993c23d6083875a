//! Numbers of paths. They change if the legal moves change.

use maat_ankh::Ankh;
use maat_engine::perft;

use crate::games::{game_with, new_game};
use crate::position::{go_on, position};

/// The paths of one to four plies.
fn paths(game: &Ankh) -> [u64; 4] {
    [1, 2, 3, 4].map(|depth| perft(game, depth))
}

/// The players choose gods, then guardians; the fifth god is the one that is left.
#[test]
fn from_the_start() {
    assert_eq!(paths(&new_game(2)), [5, 20, 40, 80]);
    assert_eq!(paths(&new_game(4)), [5, 20, 60, 120]);
    assert_eq!(paths(&new_game(5)), [5, 20, 60, 120]);
}

/// Two figures or none move, a warrior or none is summoned, and one of four powers or none is unlocked.
#[test]
fn from_the_first_turn() {
    let game = |seats, options: &str| {
        game_with(seats, &format!("guardian-1=cat guardian-2=apep guardian-3=sphinx {options}"))
    };
    assert_eq!(paths(&game(2, "gods=amun-ra")), [4, 15, 91, 262]);
    assert_eq!(paths(&game(5, "gods=osiris-ra-isis-anubis-amun scenario=old-kingdom")), [4, 15, 84, 248]);
}

/// Satet can push, and the Scorpion must be aimed.
#[test]
fn from_a_move_with_guardians() {
    let words =
        "god a e4 · god b f2 · guardian a satet e1 · guardian a scorpion c1 · warriors b e2 · track move 4";
    let mut game = position("seats 2", words);
    go_on(&mut game, "a move");
    assert_eq!(paths(&game), [4, 70, 251, 2455]);
}

/// There are extra summons by two pyramids and the Underworld, captives, Apep in the pool, and Sun tokens.
#[test]
fn from_a_chain_of_summons() {
    let words =
        "god a b5 · god b g7 · own a pyramid b7 h5 · gates a2 · powers a pyramid-attuned · followers a 2
        guardian a apep pool · trapped a 2 · merged a c";
    let mut game = position("seats 3 options gods=osiris-anubis-ra guardian-2=apep", words);
    go_on(&mut game, "a summon");
    assert_eq!(paths(&game), [5, 16, 120, 303]);
}

/// There are 32 first camels, or none. Camels with only one possible place are laid automatically.
#[test]
fn from_a_caravan() {
    let mut game = position("seats 2", "event 4 · track gain 5");
    go_on(&mut game, "a gain");
    assert_eq!(paths(&game), [33, 68, 154, 434]);
}

/// The lowest god teleports first, one figure at a time; then one side plays two cards and the other one.
#[test]
fn from_a_battle() {
    let words = "god a e2 · warriors a e1 · god b f2 · warriors b f1 g1 · own a obelisk d1 · own b obelisk g2
        powers a obelisk-attuned · powers b obelisk-attuned · event 3 · track gain 5 · hand a cycle flood plague
        followers a 2 b 3";
    let mut game = position("seats 2 options gods=amun-isis", words);
    go_on(&mut game, "a gain");
    assert_eq!(paths(&game), [4, 12, 37, 121]);
    go_on(&mut game, "b done · a done · a announce");
    assert_eq!(paths(&game), [3, 6, 42, 196]);
}
