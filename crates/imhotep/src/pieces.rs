//! The things of the game and their names.

use std::fmt;
use std::str::FromStr;

use maat_engine::{Id, PlayError, ids, numbered};
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

    /// The colour of the card, which says when it counts.
    pub fn colour(self) -> Colour {
        match self {
            Card::Entrance | Card::Sarcophagus | Card::PavedPath => Colour::Red,
            Card::PyramidDecoration
            | Card::TempleDecoration
            | Card::BurialDecoration
            | Card::ObeliskDecoration => Colour::Green,
            Card::Statue => Colour::Violet,
            Card::Lever | Card::Hammer | Card::Sail | Card::Chisel => Colour::Blue,
        }
    }

    /// Red cards act at once and are discarded; all others stay before their owner.
    #[inline]
    pub fn is_red(self) -> bool {
        self.colour() == Colour::Red
    }
}

ids! {
    /// The colour of a market card: red cards act at once, green and violet ones score at the end, blue ones are
    /// played later.
    pub enum Colour {
        Red = "red",
        Green = "green",
        Violet = "violet",
        Blue = "blue",
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

numbered! {
    /// A ship of this round.
    pub struct ShipNo(4);
    /// A slot of a ship; number 1 is at the bow.
    pub struct SlotNo(4);
    /// A place of the market; the face-down cards lie on the last one.
    pub struct MarketPlace(4);
    /// A round card.
    pub struct RoundCard(7);
}

/// A slot on a ship. Written `2-1`: ship 2, slot 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot {
    pub ship: ShipNo,
    pub slot: SlotNo,
}

impl Id for Slot {
    const COUNT: usize = ShipNo::COUNT * SlotNo::COUNT;

    #[inline]
    fn at(index: usize) -> Self {
        Slot { ship: ShipNo::at(index / SlotNo::COUNT), slot: SlotNo::at(index % SlotNo::COUNT) }
    }

    #[inline]
    fn index(self) -> usize {
        self.ship.index() * SlotNo::COUNT + self.slot.index()
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.ship, self.slot)
    }
}

impl FromStr for Slot {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (ship, slot) = text.split_once('-').ok_or(PlayError::Unreadable)?;
        Ok(Slot { ship: ship.parse()?, slot: slot.parse()? })
    }
}

/// Slots in an order, none twice: two bits each, the first one lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Queue {
    bits: u8,
    len: u8,
}

impl Queue {
    #[inline]
    pub fn push(&mut self, slot: SlotNo) {
        self.bits |= (slot.index() as u8) << (2 * self.len);
        self.len += 1;
    }

    #[inline]
    pub fn first(self) -> Option<SlotNo> {
        (self.len > 0).then(|| SlotNo::at(usize::from(self.bits & 3)))
    }

    /// All but the first, of which there must be one.
    #[inline]
    #[must_use]
    pub fn without_first(self) -> Queue {
        Queue { bits: self.bits >> 2, len: self.len - 1 }
    }

    #[inline]
    pub fn contains(self, slot: SlotNo) -> bool {
        self.iter().any(|queued| queued == slot)
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = SlotNo> {
        (0..self.len).map(move |place| SlotNo::at(usize::from(self.bits >> (2 * place) & 3)))
    }
}

impl FromIterator<SlotNo> for Queue {
    #[inline]
    fn from_iter<I: IntoIterator<Item = SlotNo>>(slots: I) -> Self {
        let mut queue = Queue::default();
        slots.into_iter().for_each(|slot| queue.push(slot));
        queue
    }
}
