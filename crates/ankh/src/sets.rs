//! Sets of cards and powers.

use maat_engine::IdSet;

use crate::pieces::{Card, Power};

/// Some of a god's battle cards.
pub type CardSet = IdSet<Card, u8>;

/// Ankh powers that were unlocked.
pub type PowerSet = IdSet<Power, u16>;
