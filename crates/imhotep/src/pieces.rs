//! The things of the game and their names.

use std::fmt;
use std::str::FromStr;

use maat_engine::{PlayError, ids, read_place};
use serde::{Deserialize, Serialize};

ids! {
    /// A building site with its harbour.
    pub enum Site {
        Market = "market",
        Pyramid = "pyramid",
        Temple = "temple",
        Burial = "burial",
        Obelisks = "obelisks",
    }
}

ids! {
    /// The side of a site board that is used.
    pub enum Side {
        A = "a",
        B = "b",
    }
}

ids! {
    /// A kind of market card.
    pub enum Card {
        Entrance = "entrance",
        Sarcophagus = "sarcophagus",
        PavedPath = "path",
        PyramidDecoration = "pyramid-d",
        TempleDecoration = "temple-d",
        BurialDecoration = "burial-d",
        ObeliskDecoration = "obelisk-d",
        Statue = "statue",
        Lever = "lever",
        Hammer = "hammer",
        Sail = "sail",
        Chisel = "chisel",
    }
}

impl Card {
    pub const KINDS: usize = Card::ALL.len();
    pub const BLUE: [Card; 4] = [Card::Lever, Card::Hammer, Card::Sail, Card::Chisel];
    pub const DECORATIONS: [Card; 4] =
        [Card::PyramidDecoration, Card::TempleDecoration, Card::BurialDecoration, Card::ObeliskDecoration];

    /// Red cards act at once and are discarded; all others stay before their owner.
    #[inline]
    pub fn is_red(self) -> bool {
        matches!(self, Card::Entrance | Card::Sarcophagus | Card::PavedPath)
    }
}

ids! {
    /// One of the three small pyramids of side B.
    pub enum SmallPyramid {
        Left = "left",
        Middle = "middle",
        Right = "right",
    }
}

ids! {
    /// What a space of the small pyramids brings besides its points.
    pub enum Bonus {
        Card = "card",
        Stones = "stones",
        Ship = "ship",
    }
}

ids! {
    /// What a place in the temple of side B brings at the end of a round.
    pub enum Reward {
        Choice = "choice",
        Points = "points",
        Card = "card",
    }
}

ids! {
    /// A line of the score sheet: where points come from.
    pub enum Source {
        Pyramid = "pyramid",
        Temple = "temple",
        Burial = "burial",
        Obelisks = "obelisks",
        Decorations = "decorations",
        Statues = "statues",
        BlueCards = "blue-cards",
        Wrath = "wrath",
    }
}

ids! {
    /// Why a stone is taken or put on a ship.
    pub enum Cause {
        Action = "action",
        Hammer = "hammer",
        Chisel = "chisel",
        Sail = "sail",
        Bonus = "bonus",
        Temple = "temple",
    }
}

/// A slot on a ship, both counted from 0; slot 0 is at the bow. Written `2-1`, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Slot {
    pub ship: u8,
    pub slot: u8,
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.ship + 1, self.slot + 1)
    }
}

impl FromStr for Slot {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (ship, slot) = text.split_once('-').ok_or(PlayError::Unreadable)?;
        Ok(Slot { ship: read_place(ship, 4)?, slot: read_place(slot, 4)? })
    }
}
