//! The printed facts, typed. They are read once from `content/r<N>.toml`.

mod file;
mod rows;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::nile::{Nile, NileSet};
use crate::pieces::{
    Act, Building, Colour, Crew, Deck, Effect, Gain, Goal, GraveSlot, Kind, Market, Part, Position,
    Positions, Produce, Ring, RowNo, Site, Square, Town,
};
use crate::sphinx::Sphinx;

/// One text for each revision.
pub(crate) const TEXTS: &[&str] = &[include_str!("../content/r1.toml")];

static REVISION_1: LazyLock<Content> = LazyLock::new(|| file::read(TEXTS[0]));

/// The facts of a revision that [`Setup::validate`](maat_engine::Setup::validate) let pass.
#[inline]
pub fn content(revision: u16) -> &'static Content {
    debug_assert_eq!(revision, 1);
    &REVISION_1
}

/// What a state has room for.
pub const MOST_SLOTS: usize = GraveSlot::COUNT;
pub const MOST_VALUES: usize = 8;
pub const MOST_ROWS: usize = RowNo::COUNT;
pub const MOST_UPGRADES: usize = 2;

/// Every printed fact that the rules read.
#[derive(Debug)]
pub struct Content {
    pub rounds: u8,
    /// By round, counted from 0.
    deck_of_round: ArrayVec<Deck, 8>,
    /// The cards of each deck.
    decks: [NileSet; Deck::ALL.len()],
    pub ships: u8,
    /// By crew.
    pub strength: [u8; Crew::ALL.len()],
    pub most_strength: u8,
    pub most_stones: u8,
    /// By turn order tile, counted from 0.
    pub start_stones: [u8; 4],
    pub start_quarry: u8,
    pub start_field: (Colour, u8),
    /// By place of the ring, one bit for each colour of fields.
    water: [u8; Ring::ALL.len()],
    pub start_ring: Ring,
    pub markets: Markets,
    /// By number of sites.
    pub cooperation: [i16; Site::ALL.len() + 1],
    /// From this sum of grave tiles on, so many points; ascending.
    pub grave_points: ArrayVec<(u8, i16), 8>,
    /// Spaces of the score track, and the points that the sides of the scarab tile show.
    pub track_spaces: u8,
    pub scarab: ArrayVec<u8, 4>,
    /// Sphinx cards dealt to every player at the start.
    pub sphinx_start: u8,
    pub sphinx_build: SphinxBuild,
    /// Building spaces of a site, by number of seats.
    site_spaces: [u8; 5],
    /// By position.
    river: [Space; Position::COUNT],
    /// Where each site lies.
    sites: [Position; Site::ALL.len()],
    /// Positions of card squares, upstream first.
    pub squares: [Position; Square::COUNT],
    pub round_positions: Positions,
    pub site_positions: Positions,
    /// Round spaces where the card for a double action may be used, and the power for occupied spaces.
    pub double_positions: Positions,
    pub occupied_positions: Positions,
    /// From the bottom, rows one after the other.
    pub obelisk: ArrayVec<u8, 31>,
    pub obelisk_rows: ArrayVec<Row, 16>,
    pub graves: Graves,
    /// From the bottom.
    pub pyramid: ArrayVec<Row, MOST_ROWS>,
    pub temple: [TemplePart; Part::ALL.len()],
    /// The parts of the temple that must be complete before each part, one bit each; all of them stand before it in
    /// the list of parts.
    temple_before: [u8; Part::ALL.len()],
    pub nile: Vec<NileCard>,
    /// The Nile cards with each effect, and of each kind.
    with: [NileSet; Effect::ALL.len()],
    of_kind: [NileSet; Kind::ALL.len()],
    free: NileSet,
    pub sphinx: Vec<SphinxCard>,
    /// The tables of the file with at least one row that is a guess.
    pub reconstructed: Vec<String>,
}

/// Both market tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Markets {
    /// Spaces of each track.
    pub spaces: u8,
    /// Stones for a step onto or at the bottom of the stone market.
    pub stones: u8,
    /// Points for a step onto or at the bottom of the grain market.
    pub points: i16,
    /// Points lost for each missing grain, by space of the grain market.
    pub penalties: [i16; 4],
    /// The first space of the stone market from which stones are sold at the end.
    pub sale_from: u8,
    pub sale_stones: u8,
    pub sale_points: i16,
}

impl Markets {
    /// The bottom space, counted from 0.
    #[inline]
    pub fn bottom(&self) -> u8 {
        self.spaces - 1
    }
}

/// A build at the Sphinx.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SphinxBuild {
    pub most: u8,
    pub keep: u8,
    /// For each card returned.
    pub points: i16,
}

/// A space of the river.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Space {
    pub kind: SpaceKind,
    pub town: Option<Town>,
    /// What a round space does.
    pub actions: ArrayVec<Action, 4>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SpaceKind {
    Card(Square),
    #[default]
    Round,
    Site(Site),
}

/// One action of a round space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Action {
    pub act: Act,
    pub crew: Option<Crew>,
    pub number: u8,
}

/// A row of spaces with the same value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Row {
    pub spaces: u8,
    pub value: u8,
}

#[derive(Clone, Debug)]
pub struct Graves {
    pub slots: u8,
    /// Tiles that lie face up.
    pub open: u8,
    /// Each value and how many tiles have it.
    pub tiles: ArrayVec<(u8, u8), MOST_VALUES>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TemplePart {
    /// From the bottom.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub values: ArrayVec<u8, 8>,
    /// Parts that must be complete before.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Part>"))]
    pub after: ArrayVec<Part, 4>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NileCard {
    pub effect: Effect,
    pub kind: Kind,
    /// How much of it: stones, grain, steps, strength, points, cards.
    pub number: u8,
    /// Of a field.
    pub colour: Option<Colour>,
    /// The crews that grow.
    pub crews: Option<[Crew; 2]>,
    /// The buildings whose bricks count.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Building>"))]
    pub buildings: ArrayVec<Building, 5>,
    /// What a field brings when it is taken.
    pub bonus: Option<Bonus>,
    /// The power works only after the crews of the round are fed.
    pub after_feeding: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bonus {
    pub gain: Gain,
    pub number: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SphinxCard {
    pub goal: Goal,
    /// The row, or how many are needed.
    pub number: u8,
    pub building: Option<Building>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Building>"))]
    pub buildings: ArrayVec<Building, 5>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Part>"))]
    pub parts: ArrayVec<Part, 4>,
    pub market: Option<Market>,
    pub crew: Option<Crew>,
    pub of: Option<Produce>,
    /// For the goal, or for each of what is counted.
    pub points: i16,
    /// By number of players that are counted, from one on.
    pub by_count: Option<[i16; 4]>,
}

impl Content {
    #[inline]
    pub fn nile(&self, card: Nile) -> &NileCard {
        &self.nile[card.index()]
    }

    #[inline]
    pub fn sphinx(&self, card: Sphinx) -> &SphinxCard {
        &self.sphinx[card.index()]
    }

    /// The Nile cards with this effect.
    #[inline]
    pub fn with(&self, effect: Effect) -> NileSet {
        self.with[effect.index()]
    }

    /// The Nile cards of this kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> NileSet {
        self.of_kind[kind.index()]
    }

    /// The Nile cards of which free actions come.
    #[inline]
    pub fn free(&self) -> NileSet {
        self.free
    }

    /// The deck that is dealt from in a round, counted from 1.
    #[inline]
    pub fn deck_of_round(&self, round: u8) -> Deck {
        self.deck_of_round[usize::from(round) - 1]
    }

    #[inline]
    pub fn deck(&self, deck: Deck) -> NileSet {
        self.decks[deck.index()]
    }

    /// Whether fields of a colour are irrigated.
    #[inline]
    pub fn irrigates(&self, ring: Ring, colour: Colour) -> bool {
        self.water[ring.index()] & 1 << colour.index() != 0
    }

    #[inline]
    pub fn space(&self, position: Position) -> &Space {
        &self.river[position.index()]
    }

    /// The rows of the pyramid, from the bottom.
    #[inline]
    pub fn rows(&self) -> impl Iterator<Item = RowNo> + use<> {
        RowNo::all().take(self.pyramid.len())
    }

    /// The parts of the temple that must be complete before this one, one bit each.
    #[inline]
    pub fn temple_before(&self, part: Part) -> u8 {
        self.temple_before[part.index()]
    }

    /// Building spaces of each site.
    #[inline]
    pub fn site_spaces(&self, seats: u8) -> u8 {
        self.site_spaces[usize::from(seats)]
    }

    /// Where a site lies on the river.
    #[inline]
    pub fn site_position(&self, site: Site) -> Position {
        self.sites[site.index()]
    }

    /// Points for grave tiles of this sum.
    pub fn grave_points(&self, sum: u8) -> i16 {
        self.grave_points.iter().rev().find(|(from, _)| sum >= *from).map_or(0, |(_, points)| *points)
    }
}
