//! The things of the game and their names.

use std::fmt;
use std::str::FromStr;

use maat_engine::{Id, IdSet, PlayError, ids, read_number};
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
    /// The colour of a god's pieces.
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
    /// The event on a space of the event track.
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
    /// A kind of figure.
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
    /// A figure that can be summoned. A captive is an own warrior that Anubis has trapped.
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
    /// The stage of a battle.
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
    /// The parts of the strength of one side of a battle, without its cards.
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
    /// The cause that kills, destroys or removes a piece.
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

/// Ankh powers that were unlocked.
pub type PowerSet = IdSet<Power, u16>;

/// Some of a god's battle cards.
pub type CardSet = IdSet<Card, u8>;

/// Followers that are bid in a plague, written as a number.
///
/// The rules set no limit to followers, but a dense index of moves needs one: the highest bid is 255. Games stay far below
/// it. Random play never saw a god with more than 32 followers, and 4,000 games in which all gods gained followers
/// whenever they could and spent none ended with 67 at most. A god with more than 255 followers may bid up to 255.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bid(u8);

impl Bid {
    /// All bids of a god with this number of followers, the lowest first.
    #[inline]
    pub fn up_to(followers: u16) -> impl ExactSizeIterator<Item = Bid> {
        (0..Bid::COUNT.min(usize::from(followers) + 1)).map(Bid::at)
    }

    #[inline]
    pub fn followers(self) -> u16 {
        self.0.into()
    }
}

impl Id for Bid {
    const COUNT: usize = u8::MAX as usize + 1;

    #[inline]
    fn at(index: usize) -> Self {
        Bid(index as u8)
    }

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Bid {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_number(text, 0..=u8::MAX).map(Bid)
    }
}

/// The right by which a figure is summoned.
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

impl Source {
    /// The words of the rights that are no hexes.
    pub const IDS: &'static [&'static str] = &[REGULAR, GATE];
}

impl Id for Source {
    const COUNT: usize = Source::IDS.len() + Hex::COUNT;

    fn at(index: usize) -> Self {
        match index {
            0 => Source::Regular,
            1 => Source::Gate,
            index => Source::Pyramid(Hex::at(index - Source::IDS.len())),
        }
    }

    fn index(self) -> usize {
        match self {
            Source::Regular => 0,
            Source::Gate => 1,
            Source::Pyramid(hex) => Source::IDS.len() + hex.index(),
        }
    }
}

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

/// An Underworld token that Osiris places: one of the supply, or that on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnderworldToken {
    Supply,
    At(Hex),
}

const SUPPLY: &str = "supply";

impl UnderworldToken {
    /// The word of a token that is on no hex.
    pub const IDS: &'static [&'static str] = &[SUPPLY];

    /// The hex, if it is on the map.
    pub fn hex(self) -> Option<Hex> {
        match self {
            UnderworldToken::Supply => None,
            UnderworldToken::At(hex) => Some(hex),
        }
    }
}

impl Id for UnderworldToken {
    const COUNT: usize = 1 + Hex::COUNT;

    fn at(index: usize) -> Self {
        index.checked_sub(1).map_or(UnderworldToken::Supply, |hex| UnderworldToken::At(Hex::at(hex)))
    }

    fn index(self) -> usize {
        self.hex().map_or(0, |hex| 1 + hex.index())
    }
}

impl fmt::Display for UnderworldToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnderworldToken::Supply => f.write_str(SUPPLY),
            UnderworldToken::At(hex) => hex.fmt(f),
        }
    }
}

impl FromStr for UnderworldToken {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == SUPPLY { Ok(UnderworldToken::Supply) } else { text.parse().map(UnderworldToken::At) }
    }
}

/// A guardian that a merged god keeps: on the map, or one of its kind in the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Adoptee {
    At(Hex),
    Pool(Guardian),
}

impl Id for Adoptee {
    const COUNT: usize = Guardian::ALL.len() + Hex::COUNT;

    fn at(index: usize) -> Self {
        match index.checked_sub(Guardian::ALL.len()) {
            None => Adoptee::Pool(Guardian::ALL[index]),
            Some(hex) => Adoptee::At(Hex::at(hex)),
        }
    }

    fn index(self) -> usize {
        match self {
            Adoptee::Pool(guardian) => guardian.index(),
            Adoptee::At(hex) => Guardian::ALL.len() + hex.index(),
        }
    }
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
