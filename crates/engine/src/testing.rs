//! What every game is tested with: the laws, `perft`, and positions written as text.

mod laws;
mod perft;
mod probe;
mod script;

pub use laws::{Breach, Law, Plan, Tally, laws};
pub use perft::perft;
pub use script::check;
