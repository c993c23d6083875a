//! The things of the game and their names.

use std::fmt;
use std::str::FromStr;

use maat_engine::{PlayError, ids};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::map::Hex;

ids! {
    pub enum God {
        Amun = "amun",
        Anubis = "anubis",
        Isis = "isis",
        Osiris = "osiris",
        Ra = "ra",
    }
}

ids! {
    /// Of a god's pieces.
    pub enum Colour {
        Red = "red",
        Purple = "purple",
        Blue = "blue",
        Green = "green",
        Yellow = "yellow",
    }
}

ids! {
    /// A kind of guardians, the lower levels first.
    pub enum Guardian {
        Cat = "cat",
        Satet = "satet",
        Mummy = "mummy",
        Apep = "apep",
        Scorpion = "scorpion",
        Sphinx = "sphinx",
    }
}

ids! {
    /// The size of the base that a guardian stands on.
    pub enum Base {
        Small = "small",
        Large = "large",
    }
}

ids! {
    pub enum Monument {
        Obelisk = "obelisk",
        Temple = "temple",
        Pyramid = "pyramid",
    }
}

ids! {
    /// An action, by its row on the central dashboard from the top.
    pub enum Action {
        Move = "move",
        Summon = "summon",
        Gain = "gain",
        Unlock = "unlock",
    }
}

ids! {
    /// What is printed on a space of the event track.
    pub enum Occasion {
        Control = "control",
        Caravan = "caravan",
        Conflict = "conflict",
    }
}

ids! {
    /// An Ankh power, the lower levels first.
    pub enum Power {
        Commanding = "commanding",
        Inspiring = "inspiring",
        Omnipresent = "omnipresent",
        Revered = "revered",
        Resplendent = "resplendent",
        ObeliskAttuned = "obelisk-attuned",
        TempleAttuned = "temple-attuned",
        PyramidAttuned = "pyramid-attuned",
        Glorious = "glorious",
        Magnanimous = "magnanimous",
        Bountiful = "bountiful",
        Worshipful = "worshipful",
    }
}

ids! {
    /// A battle card.
    pub enum Card {
        Plague = "plague",
        Build = "build",
        Chariots = "chariots",
        Cycle = "cycle",
        Drought = "drought",
        Flood = "flood",
        Miracle = "miracle",
    }
}

ids! {
    /// What a figure is.
    pub enum Kind {
        God = "god",
        Warrior = "warrior",
        Cat = "cat",
        Satet = "satet",
        Mummy = "mummy",
        Apep = "apep",
        Scorpion = "scorpion",
        Sphinx = "sphinx",
    }
}

impl From<Guardian> for Kind {
    #[inline]
    fn from(guardian: Guardian) -> Kind {
        Kind::ALL[Kind::Cat.index() + guardian.index()]
    }
}

ids! {
    /// What can be summoned: a captive is an own warrior that Anubis has trapped.
    pub enum Call {
        Warrior = "warrior",
        Captive = "captive",
        Cat = "cat",
        Satet = "satet",
        Mummy = "mummy",
        Apep = "apep",
        Scorpion = "scorpion",
        Sphinx = "sphinx",
    }
}

impl Call {
    #[inline]
    pub fn guardian(self) -> Option<Guardian> {
        let first = Call::Cat.index();
        self.index().checked_sub(first).map(|place| Guardian::ALL[place])
    }
}

impl From<Guardian> for Call {
    #[inline]
    fn from(guardian: Guardian) -> Call {
        Call::ALL[Call::Cat.index() + guardian.index()]
    }
}

ids! {
    /// How far a battle has come.
    pub enum Stage {
        Obelisks = "obelisks",
        Announcement = "announcement",
        Cards = "cards",
        Building = "building",
        Plague = "plague",
        Majority = "majority",
        Resolution = "resolution",
        Aftermath = "aftermath",
    }
}

ids! {
    /// Why followers come or go.
    pub enum Cause {
        Monuments = "monuments",
        Revered = "revered",
        Omnipresent = "omnipresent",
        Flood = "flood",
        Commanding = "commanding",
        Unlock = "unlock",
        Build = "build",
        Bid = "bid",
        Captive = "captive",
        Worship = "worship",
        Merge = "merge",
    }
}

ids! {
    /// Why devotion rises.
    pub enum Merit {
        Majority = "majority",
        Dominance = "dominance",
        Victory = "victory",
        Magnanimous = "magnanimous",
        Miracle = "miracle",
        Worshipful = "worshipful",
    }
}

ids! {
    /// What the strength of one side of a battle is made of, besides its cards.
    pub enum Part {
        Figures = "figures",
        Resplendent = "resplendent",
        Captives = "captives",
        Temples = "temples",
        Plague = "plague",
        Build = "build",
        Chariots = "chariots",
        Cycle = "cycle",
        Drought = "drought",
        Flood = "flood",
        Miracle = "miracle",
    }
}

impl From<Card> for Part {
    fn from(card: Card) -> Part {
        Part::ALL[Part::Plague.index() + card.index()]
    }
}

ids! {
    /// What kills, destroys or removes a piece.
    pub enum Fate {
        Plague = "plague",
        Battle = "battle",
        Scorpion = "scorpion",
        Merge = "merge",
        Forgotten = "forgotten",
    }
}

ids! {
    /// How a game ends.
    pub enum Ending {
        Top = "top",
        LastConflict = "last-conflict",
        LastGod = "last-god",
        Atheist = "atheist",
    }
}

/// By what right a figure is summoned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    Regular,
    /// Onto an Underworld token.
    Gate,
    /// Next to this pyramid.
    Pyramid(Hex),
}

const REGULAR: &str = "regular";
const GATE: &str = "gate";

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Regular => f.write_str(REGULAR),
            Source::Gate => f.write_str(GATE),
            Source::Pyramid(hex) => hex.fmt(f),
        }
    }
}

impl FromStr for Source {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            REGULAR => Ok(Source::Regular),
            GATE => Ok(Source::Gate),
            hex => hex.parse().map(Source::Pyramid),
        }
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::custom(format!("`{text}` is no right to summon")))
    }
}

/// A guardian that a merged god keeps: on the map, or one of its kind in the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Adoptee {
    At(Hex),
    Pool(Guardian),
}

impl fmt::Display for Adoptee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Adoptee::At(hex) => hex.fmt(f),
            Adoptee::Pool(guardian) => guardian.fmt(f),
        }
    }
}

impl FromStr for Adoptee {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Adoptee::Pool).or_else(|_| text.parse().map(Adoptee::At))
    }
}
