//! What every game is tested with: the laws, `perft`, positions written as text, a game's own
//! words for them, and the document of its rules.

mod document;
mod laws;
mod probe;
mod script;
mod tally;
mod words;

pub use crate::perft;
pub use document::{Document, assert_notation_written};
pub use laws::{Breach, Law, Plan, laws};
pub use script::check;
pub use tally::Tally;
pub use words::{Words, asked, check_in_words, go_on, moves, position_in_words};
