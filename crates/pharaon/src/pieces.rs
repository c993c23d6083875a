//! The things of the game and their names.

use std::fmt;
use std::str::FromStr;

use maat_engine::{Id, PlayError, Seat, Turn, ids, numbered};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::content::MOST_SPACES;

ids! {
    /// A basic resource, and everything that has its colour: a wheel section, an influence track, a lane.
    pub enum Colour {
        Green = "green",
        Blue = "blue",
        Black = "black",
        Red = "red",
        Yellow = "yellow",
    }
}

ids! {
    /// A resource token: the basic kinds and the wild one.
    pub enum Resource {
        Green = "green",
        Blue = "blue",
        Black = "black",
        Red = "red",
        Yellow = "yellow",
        Silver = "silver",
    }
}

impl From<Colour> for Resource {
    #[inline]
    fn from(colour: Colour) -> Self {
        Resource::ALL[colour.index()]
    }
}

ids! {
    /// A part of the board with an action of its own.
    pub enum Zone {
        Offerings = "offerings",
        Nobles = "nobles",
        Artisans = "artisans",
        Nile = "nile",
        Tomb = "tomb",
    }
}

ids! {
    /// A god on the border of two zones.
    pub enum God {
        Horus = "horus",
        Bastet = "bastet",
        Sobek = "sobek",
        Thoth = "thoth",
        Anubis = "anubis",
    }
}

ids! {
    /// A kind of offering token.
    pub enum Offering {
        Green = "res-green",
        Blue = "res-blue",
        Black = "res-black",
        Red = "res-red",
        Yellow = "res-yellow",
        Offerings = "zone-offerings",
        Nobles = "zone-nobles",
        Artisans = "zone-artisans",
        Nile = "zone-nile",
        Tomb = "zone-tomb",
        OnePoint = "vp-1",
        TwoPoints = "vp-2",
    }
}

ids! {
    /// A piece that can be paid or laid on the wheel: the resources, then the offerings in their order.
    pub enum Piece {
        Green = "green",
        Blue = "blue",
        Black = "black",
        Red = "red",
        Yellow = "yellow",
        Silver = "silver",
        OfferingGreen = "res-green",
        OfferingBlue = "res-blue",
        OfferingBlack = "res-black",
        OfferingRed = "res-red",
        OfferingYellow = "res-yellow",
        OfferingOfferings = "zone-offerings",
        OfferingNobles = "zone-nobles",
        OfferingArtisans = "zone-artisans",
        OfferingNile = "zone-nile",
        OfferingTomb = "zone-tomb",
    }
}

/// Kinds of pieces that can be paid in one zone: basic resources, silver, resource offerings, and the
/// zone's own offering.
pub const PAY_KINDS: usize = 12;

impl Piece {
    /// The piece of this kind, by its place among the [`PAY_KINDS`] of a zone.
    #[inline]
    pub fn of_kind(kind: usize, zone: Zone) -> Piece {
        if kind < PAY_KINDS - 1 { Piece::ALL[kind] } else { Piece::ALL[kind + zone.index()] }
    }

    /// The place of the piece among the kinds that can be paid in the one zone where it can, or in all.
    #[inline]
    pub fn kind(self) -> usize {
        self.index().min(PAY_KINDS - 1)
    }

    /// The resource that the piece is, unless it is an offering.
    #[inline]
    pub fn resource(self) -> Option<Resource> {
        Resource::ALL.get(self.index()).copied()
    }

    #[inline]
    pub fn offering(self) -> Option<Offering> {
        self.index().checked_sub(Resource::ALL.len()).map(|index| Offering::ALL[index])
    }

    /// The colour of a basic resource or of a resource offering.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        match self.index() {
            index @ 0..=4 => Some(Colour::ALL[index]),
            index @ 6..=10 => Some(Colour::ALL[index - 6]),
            _ => None,
        }
    }
}

impl From<Resource> for Piece {
    #[inline]
    fn from(resource: Resource) -> Self {
        Piece::ALL[resource.index()]
    }
}

impl From<Offering> for Piece {
    /// Panics for tokens that cannot be paid.
    #[inline]
    fn from(offering: Offering) -> Self {
        Piece::ALL[Resource::ALL.len() + offering.index()]
    }
}

impl From<Colour> for Piece {
    #[inline]
    fn from(colour: Colour) -> Self {
        Piece::ALL[colour.index()]
    }
}

ids! {
    /// Which way the wheel turns.
    pub enum Spin {
        Clockwise = "cw",
        CounterClockwise = "ccw",
    }
}

ids! {
    /// A possible holder of the tokens that exist once, who can also be on turn.
    pub enum Holder {
        A = "a",
        B = "b",
        C = "c",
        D = "d",
        E = "e",
        Traitor = "traitor",
    }
}

impl Holder {
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        Seat::ALL.get(self.index()).copied()
    }
}

impl From<Seat> for Holder {
    #[inline]
    fn from(seat: Seat) -> Self {
        Holder::ALL[seat.index()]
    }
}

impl From<Holder> for Turn {
    /// The Traitor decides nothing: its jars are a matter of chance.
    #[inline]
    fn from(holder: Holder) -> Self {
        holder.seat().map_or(Turn::Chance, Turn::from)
    }
}

ids! {
    /// The holders without a seat. Locales have names for these; seats are called by their players' names.
    pub enum Seatless {
        Traitor = "traitor",
    }
}

ids! {
    /// The name of a noble.
    pub enum Role {
        Scribe = "scribe",
        General = "general",
        Architect = "architect",
        Priestess = "priestess",
        Foreman = "foreman",
        HeadDecorator = "head-decorator",
        Judge = "judge",
        GrandVizier = "grand-vizier",
        Physician = "physician",
        ChiefContractor = "chief-contractor",
        HighPriest = "high-priest",
        Steward = "steward",
        Seer = "seer",
        Treasurer = "treasurer",
        Teacher = "teacher",
        Diplomat = "diplomat",
        CourtOfficial = "court-official",
    }
}

ids! {
    /// When a noble's ability can be used.
    pub enum Rhythm {
        Permanent = "permanent",
        OncePerRound = "once-per-round",
        OneShot = "one-shot",
    }
}

ids! {
    /// The ability of a noble.
    pub enum Ability {
        None = "none",
        /// Two colours are one when paying.
        Swap = "swap",
        /// A field of the pyramid at once when passing.
        Advance = "advance",
        /// The entry of a zone in any colour.
        AnyEntry = "any-entry",
        /// The nobles action for any five pieces.
        AnyFive = "any-five",
        /// An action in a zone without a free slot.
        FullZone = "full-zone",
        /// A basic resource for another one.
        ExchangeBasic = "exchange-basic",
        /// A basic resource for silver.
        ExchangeSilver = "exchange-silver",
        /// One more basic resource with a jar.
        ExtraBasic = "extra-basic",
        /// Any three basic resources instead of a jar's.
        AnyJar = "any-jar",
        /// Something at once.
        Gain = "gain",
    }
}

ids! {
    /// The quantity that the points of a noble depend on.
    pub enum Each {
        GodBeside = "god-beside",
        God = "god",
        Pharaoh = "pharaoh",
        FirstPlayer = "first-player",
        Noble = "noble",
        ArtisanValue = "artisan-value",
        TombStep = "tomb-step",
        Offering = "offering",
        FinishedTrack = "finished-track",
        Silver = "silver",
        Basic = "basic",
        /// The value of the best other noble.
        BestOther = "best-other",
    }
}

ids! {
    /// The reward of a field of the pyramid of time.
    pub enum Reward {
        FirstPlayer = "first-player",
        Basic = "basic",
        Silver = "silver",
        Offering = "offering",
    }
}

ids! {
    /// A board of the Traitor.
    pub enum Board {
        A = "a",
        B = "b",
        C = "c",
        D = "d",
        E = "e",
    }
}

ids! {
    /// The side of a Traitor board; the dark one is harder.
    pub enum Face {
        Light = "light",
        Dark = "dark",
    }
}

ids! {
    /// The symbol on a space of a Traitor board.
    pub enum Sign {
        Tomb = "tomb",
        TakeNoble = "take-noble",
        DiscardNoble = "discard-noble",
        NobleValue = "noble-value",
        TakeHighest = "take-highest",
        TakeLowest = "take-lowest",
        DiscardHighest = "discard-highest",
        DiscardLowest = "discard-lowest",
        Pair = "pair",
        Bonus = "bonus",
        NileFullest = "nile-fullest",
        NileEmptiest = "nile-emptiest",
        God = "god",
    }
}

ids! {
    /// A line of the score sheet: where points come from.
    pub enum Source {
        Gods = "gods",
        Nobles = "nobles",
        Tomb = "tomb",
        Artisans = "artisans",
        Nile = "nile",
        Resources = "resources",
        Offerings = "offerings",
        Pharaoh = "pharaoh",
        FirstPlayer = "first-player",
    }
}

ids! {
    /// Why something is gained.
    pub enum Cause {
        Draft = "draft",
        Bonus = "bonus",
        Artisan = "artisan",
        Nile = "nile",
        Official = "official",
        Jar = "jar",
        Teacher = "teacher",
        Diplomat = "diplomat",
        Pyramid = "pyramid",
    }
}

numbered! {
    /// A place of the offerings: of a pair, or on the bonus field.
    pub struct OfferingPlace(6);
    /// A place of the nobles on display.
    pub struct NoblePlace(3);
    /// A place of the artisans on display.
    pub struct ArtisanPlace(4);
    /// One of the actions of the Nile, from the left.
    pub struct NileNo(5);
    /// A row of the pyramid of time, from the bottom.
    pub struct RowNo(4);
    /// A field in a row of the pyramid of time, from the left.
    pub struct FieldNo(MOST_SPACES as u8);
    /// A lane of the Traitor, from the left.
    pub struct LaneNo(5);
    /// How the wheel lies: 1 if its first section is at the first zone, one more for every zone it is turned clockwise.
    pub struct WheelPosition(5);
}

/// What an action takes from a deck and its display, or what chance draws: the `deck`, or a number. The number means a
/// place where a seat chooses and a card where chance draws, since both are written alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    Deck,
    #[serde(with = "from_zero")]
    Number(Card),
}

impl Pick {
    /// A place of the display, counted from 0.
    #[inline]
    pub(crate) fn place(index: usize) -> Self {
        Pick::Number(Card::at(index))
    }

    /// The card that chance has drawn.
    #[inline]
    pub(crate) fn card(self) -> Card {
        match self {
            Pick::Number(card) => card,
            Pick::Deck => unreachable!("chance draws a card, not the deck"),
        }
    }
}

impl Id for Pick {
    const COUNT: usize = 1 + Card::COUNT;

    #[inline]
    fn at(index: usize) -> Self {
        index.checked_sub(1).map_or(Pick::Deck, |index| Pick::Number(Card::at(index)))
    }

    #[inline]
    fn index(self) -> usize {
        match self {
            Pick::Deck => 0,
            Pick::Number(number) => 1 + number.index(),
        }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Deck => f.write_str("deck"),
            Pick::Number(number) => number.fmt(f),
        }
    }
}

impl FromStr for Pick {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "deck" { Ok(Pick::Deck) } else { text.parse().map(Pick::Number) }
    }
}

/// The source of an offering: a place of the bonus field, or the `bag`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TokenSource {
    Bonus(OfferingPlace),
    Bag,
}

impl Id for TokenSource {
    const COUNT: usize = OfferingPlace::COUNT + 1;

    #[inline]
    fn at(index: usize) -> Self {
        if index < OfferingPlace::COUNT {
            TokenSource::Bonus(OfferingPlace::at(index))
        } else {
            TokenSource::Bag
        }
    }

    #[inline]
    fn index(self) -> usize {
        match self {
            TokenSource::Bonus(place) => place.index(),
            TokenSource::Bag => OfferingPlace::COUNT,
        }
    }
}

impl fmt::Display for TokenSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TokenSource::Bonus(place) => place.fmt(f),
            TokenSource::Bag => f.write_str("bag"),
        }
    }
}

impl FromStr for TokenSource {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "bag" { Ok(TokenSource::Bag) } else { text.parse().map(TokenSource::Bonus) }
    }
}

/// The JSON of states counts places and actions from 0, where notation, events and views count from 1.
pub(crate) mod from_zero {
    use maat_engine::Id;
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

    pub fn serialize<T: Id, S: Serializer>(id: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(id.index() as u64)
    }

    pub fn deserialize<'de, T: Id, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        let index = usize::deserialize(deserializer)?;
        (index < T::COUNT)
            .then(|| T::at(index))
            .ok_or_else(|| D::Error::custom(format!("{index} is not below {}", T::COUNT)))
    }
}
