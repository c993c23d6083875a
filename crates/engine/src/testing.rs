//! Tests that are written once and hold for every game: the laws, `perft`, golden replays, the document of the rules,
//! plain states, refused setups; and readers for positions that tests write as text or in a game's own words.

mod document;
mod golden;
mod heads;
mod laws;
mod plain;
mod probe;
mod script;
mod tally;
mod words;

pub use crate::perft;
pub use document::{RulesPage, RulingsDocument, assert_notation_written, test_source};
pub use golden::golden_games;
pub use heads::{assert_heads_refused, assert_setups_refused};
pub use laws::{Breach, Law, Plan, laws};
pub use plain::{assert_plain_state, assert_playouts_allocate_nothing};
pub use script::check;
pub use tally::Tally;
pub use words::{Words, asked, check_in_words, go_on, moves, position_in_words};
