//! What every game is tested with: the laws, `perft`, positions written as text, and the document of its rules.

mod document;
mod laws;
mod probe;
mod script;

pub use crate::perft;
pub use document::{Document, assert_notation_written};
pub use laws::{Breach, Law, Plan, Tally, laws};
pub use script::check;
