//! Sphinx cards, sets of them, and their deck with what each player remembers of it.

mod deck;
mod imagine;

use maat_engine::{IdSet, Numbered};

pub use deck::{Draw, SphinxDeck, Trace};
pub(crate) use imagine::{MOST_CARDS, imagine};

/// A Sphinx card, called by its number.
pub type Sphinx = Numbered<29>;

pub type SphinxSet = IdSet<Sphinx, u32>;
