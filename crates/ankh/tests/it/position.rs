//! Positions in a compact notation, expanded to `set` lines.
//!
//! ```text
//! god a b5 · warriors a b4 c3                 # the other warriors are in the pool; gods not named stand as in the scenario
//! guardian a satet e4 · guardian b mummy pool # on the map or in the pool of its owner; the others lie beside their cards
//! aim e4 s · radiant b4 · trapped a 2         # a's warriors that Anubis has trapped
//! own a temple e5 b8 · neutral pyramid f2     # monuments; nobody else has any
//! gates a2 c4                                 # Underworld tokens
//! camels a3-a4 a4-b3 · tokens 1 f4 2 g4 3 f3  # as in the scenario if not named; both together
//! followers a 3 b 0 · powers a revered · hand a cycle flood
//! devotion a 5 b 3 c 3                        # the later one lies on top; those not named lie at 0, the first seat on top
//! event 3 · conflicts 2 · track gain 5        # spaces reached; markers by action, counted from 0
//! merged b c · forgotten d                    # b is the higher god
//! turn b · taken move                         # whose turn it is, and its first action
//! ```
//! Everything else is as at the start of the scenario, except monuments and warriors: only those named exist.

mod words;

use maat_ankh::Ankh;
use maat_engine::testing::{check_in_words, position_in_words};

pub use maat_engine::testing::{asked, go_on, moves};

use words::Position;

/// Runs a script of one or more games with positions in this notation. `seats 3 options …` begins a game.
pub fn play(script: &str) {
    check_in_words::<Position>(script);
}

/// The game in a position: a setup, and statements for the rest.
pub fn position(setup: &str, words: &str) -> Ankh {
    position_in_words::<Position>(setup, words)
}
