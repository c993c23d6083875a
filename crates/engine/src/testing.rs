//! What every game is tested with: the laws, `perft`, and positions written as text.

mod laws;
mod probe;
mod script;

pub use crate::perft;
pub use laws::{Breach, Law, Plan, Tally, laws};
pub use script::check;
