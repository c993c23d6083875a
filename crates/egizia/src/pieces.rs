//! The things of the game and their names.

use std::fmt;
use std::str::FromStr;

use maat_engine::{Id, IdSet, PlayError, ids, numbered, read_number};

ids! {
    /// A construction crew. The joker never works alone.
    pub enum Crew {
        Black = "black",
        Yellow = "yellow",
        Blue = "blue",
        Joker = "joker",
    }
}

ids! {
    /// A construction crew that can work alone.
    pub enum RegularCrew {
        Black = "black",
        Yellow = "yellow",
        Blue = "blue",
    }
}

impl RegularCrew {
    #[inline]
    pub const fn crew(self) -> Crew {
        match self {
            RegularCrew::Black => Crew::Black,
            RegularCrew::Yellow => Crew::Yellow,
            RegularCrew::Blue => Crew::Blue,
        }
    }
}

impl Crew {
    /// The crew as one bit of a set.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

ids! {
    /// One of the two market tracks on a player mat.
    pub enum Market {
        Stone = "stone",
        Grain = "grain",
    }
}

ids! {
    /// The colour of a field, from the one that is always irrigated to the one that needs most water.
    pub enum Colour {
        Green = "green",
        YellowGreen = "yellow-green",
        Brown = "brown",
    }
}

ids! {
    /// The position of the water ring.
    pub enum Ring {
        Left = "left",
        Middle = "middle",
        Right = "right",
    }
}

ids! {
    /// A move of the water ring.
    pub enum RingMove {
        Left = "left",
        Stay = "stay",
        Right = "right",
    }
}

impl Ring {
    /// The position of the ring after a move; `None` if there is no such position.
    #[inline]
    pub fn turned(self, turn: RingMove) -> Option<Ring> {
        let place = match turn {
            RingMove::Left => self.index().checked_sub(1)?,
            RingMove::Stay => self.index(),
            RingMove::Right => self.index() + 1,
        };
        Ring::ALL.get(place).copied()
    }
}

ids! {
    /// A building site, in the order of building.
    pub enum Site {
        Sphinx = "site-sphinx",
        Obelisk = "site-obelisk",
        Pyramid = "site-pyramid",
    }
}

ids! {
    /// A thing to build.
    pub enum Building {
        Sphinx = "sphinx",
        Obelisk = "obelisk",
        Graves = "graves",
        Pyramid = "pyramid",
        Temple = "temple",
    }
}

ids! {
    /// A part of the temple.
    pub enum Part {
        PillarLeft = "pillar-left",
        PillarRight = "pillar-right",
        Columns = "columns",
        Lintels = "lintels",
    }
}

ids! {
    /// A pillar of the temple.
    pub enum Pillar {
        Left = "left",
        Right = "right",
    }
}

impl Pillar {
    #[inline]
    pub const fn part(self) -> Part {
        match self {
            Pillar::Left => Part::PillarLeft,
            Pillar::Right => Part::PillarRight,
        }
    }
}

ids! {
    /// A name on the river.
    pub enum Town {
        Ombos = "ombos",
        Edfu = "edfu",
        Thebae = "thebae",
        Abydus = "abydus",
        Selinon = "selinon",
        Passalon = "passalon",
        Amarna = "amarna",
        BeniHasan = "beni-hasan",
        Alyi = "alyi",
        Giza = "giza",
        Heliopolis = "heliopolis",
    }
}

ids! {
    /// A deck of Nile cards.
    pub enum Deck {
        A = "a",
        B = "b",
        C = "c",
    }
}

ids! {
    /// When a Nile card works.
    pub enum Kind {
        Immediate = "immediate",
        AnyTime = "any-time",
        Permanent = "permanent",
    }
}

ids! {
    /// The effect of a Nile card.
    pub enum Effect {
        Quarry = "quarry",
        Field = "field",
        SphinxPlus = "sphinx-plus",
        SphinxKeep = "sphinx-keep",
        CrewEachRound = "crew-each-round",
        PayForCrew = "pay-for-crew",
        Upstream = "upstream",
        Occupied = "occupied",
        FirstPlace = "first-place",
        StonesAsGrain = "stones-as-grain",
        Leftover = "leftover",
        BetterField = "better-field",
        GraveBonus = "grave-bonus",
        CrewsChoice = "crews-choice",
        CrewPair = "crew-pair",
        StoneMarket = "stone-market",
        GrainMarket = "grain-market",
        BrickPoints = "brick-points",
        Grain = "grain",
        Stones = "stones",
        Strength = "strength",
        TwoCrews = "two-crews",
        DoubleTurn = "double-turn",
        DoubleSpace = "double-space",
        SellStones = "sell-stones",
        StandIn = "stand-in",
    }
}

ids! {
    /// One action of a round space.
    pub enum Act {
        StoneMarket = "stone-market",
        GrainMarket = "grain-market",
        Crew = "crew",
        AnyCrew = "any-crew",
        Stones = "stones",
        Ring = "ring",
    }
}

ids! {
    /// The gain from taking a field.
    pub enum Gain {
        StoneMarket = "stone-market",
        GrainMarket = "grain-market",
        Points = "points",
        Stones = "stones",
    }
}

ids! {
    /// The goal of a Sphinx card.
    pub enum Goal {
        ObeliskRow = "obelisk-row",
        PyramidRow = "pyramid-row",
        TempleParts = "temple-parts",
        GravesTaken = "graves-taken",
        MarketPlayers = "market-players",
        OwnBricks = "own-bricks",
        BricksEverywhere = "bricks-everywhere",
        OwnMarket = "own-market",
        PermanentCards = "permanent-cards",
        TenPoints = "ten-points",
        EachBrick = "each-brick",
        CrewStrength = "crew-strength",
        MostProduction = "most-production",
    }
}

ids! {
    /// The product of a majority card.
    pub enum Produce {
        Quarry = "quarry",
        Green = "green",
        YellowGreen = "yellow-green",
        Brown = "brown",
    }
}

ids! {
    /// The phase of a round.
    pub enum Phase {
        Setup = "setup",
        Deal = "deal",
        Sail = "sail",
        Feed = "feed",
        Produce = "produce",
        Build = "build",
        Cooperation = "cooperation",
        TurnOrder = "turn-order",
        FinalScoring = "final-scoring",
    }
}

ids! {
    /// The sources of points, which are the lines of the score sheet.
    pub enum Source {
        Sphinx = "sphinx",
        Obelisk = "obelisk",
        Graves = "graves",
        Pyramid = "pyramid",
        Temple = "temple",
        Rows = "rows",
        GrainMarket = "grain-market",
        NileCards = "nile-cards",
        Cooperation = "cooperation",
        Hunger = "hunger",
        Sale = "sale",
        GraveTiles = "grave-tiles",
        SphinxCards = "sphinx-cards",
    }
}

ids! {
    /// Why a player gains or loses something.
    pub enum Cause {
        Space = "space",
        Card = "card",
        Market = "market",
        Quarries = "quarries",
        Build = "build",
        Feeding = "feeding",
        Training = "training",
        Sale = "sale",
    }
}

numbered! {
    /// A space of the river; number 1 lies upstream of all others.
    pub struct Position(20);
    /// A card square of the river, upstream first.
    pub struct Square(10);
    /// A place at a building site, from the Nile on: a building space, or the substitute's behind them.
    pub struct Place(4);
    /// A row of the pyramid, from the bottom.
    pub struct RowNo(8);
    /// A slot of the graves, from the Nile on.
    pub struct GraveSlot(16);
    /// The value of a grave tile.
    pub struct GraveValue(9);
    /// Stones that are fed or sold.
    pub struct Stones(25);
    /// Sphinx cards that are paid for in one build.
    pub struct DrawnCards(8);
}

pub type Positions = IdSet<Position, u32>;

/// Sphinx cards that come free beside those paid for; there may be none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FreeCards(u8);

impl FreeCards {
    #[inline]
    pub fn count(self) -> u8 {
        self.0
    }

    /// No card, and more up to this number.
    #[inline]
    pub fn up_to(most: u8) -> impl Iterator<Item = FreeCards> {
        (0..=most).map(FreeCards)
    }
}

impl Id for FreeCards {
    const COUNT: usize = DrawnCards::COUNT + 1;

    #[inline]
    fn at(index: usize) -> Self {
        FreeCards(index as u8)
    }

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for FreeCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for FreeCards {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_number(text, 0..=DrawnCards::COUNT as u8).map(FreeCards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_never_leaves_its_places() {
        assert_eq!(Ring::Left.turned(RingMove::Left), None);
        assert_eq!(Ring::Left.turned(RingMove::Right), Some(Ring::Middle));
        assert_eq!(Ring::Right.turned(RingMove::Right), None);
        assert_eq!(Ring::Right.turned(RingMove::Stay), Some(Ring::Right));
    }

    #[test]
    fn positions_are_written_as_a_list() {
        let ships: Positions = [4, 12].map(Position::new).into_iter().collect();
        assert_eq!(serde_json::to_string(&ships).unwrap(), "[4,12]");
        assert_eq!(serde_json::from_str::<Positions>("[12,4]").unwrap(), ships);
        assert!(serde_json::from_str::<Positions>("[21]").is_err());
    }
}
