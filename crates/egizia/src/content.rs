//! The printed facts as typed tables, read once from `content/r<N>.toml`.

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

/// The content files, one for each revision.
pub(crate) const TEXTS: &[&str] = &[include_str!("../content/r1.toml")];

static REVISION_1: LazyLock<Content> = LazyLock::new(|| file::read(TEXTS[0]));

/// The facts of a revision, which [`Setup::validate`](maat_engine::Setup::validate) has accepted.
#[inline]
pub fn content(revision: u16) -> &'static Content {
    debug_assert_eq!(revision, 1);
    &REVISION_1
}

/// Maximum number of grave slots.
pub const MOST_SLOTS: usize = GraveSlot::COUNT;
/// Maximum number of different values of grave tiles.
pub const MOST_VALUES: usize = 8;
/// Maximum number of rows of the pyramid.
pub const MOST_ROWS: usize = RowNo::COUNT;
/// Maximum number of cards for a better field.
pub const MOST_UPGRADES: usize = 2;

/// Every printed fact that the rules read.
#[derive(Debug)]
pub struct Content {
    pub rounds: u8,
    /// The deck that is dealt in each round, counted from 0.
    deck_of_round: ArrayVec<Deck, 8>,
    /// The cards of each deck.
    decks: [NileSet; Deck::ALL.len()],
    pub ships: u8,
    /// The initial strength of each crew.
    pub strength: [u8; Crew::ALL.len()],
    pub most_strength: u8,
    pub most_stones: u8,
    /// The stones at the start, by turn order tile, counted from 0.
    pub start_stones: [u8; 4],
    pub start_quarry: u8,
    pub start_field: (Colour, u8),
    /// The colours of irrigated fields by position of the ring, one bit each.
    water: [u8; Ring::ALL.len()],
    pub start_ring: Ring,
    pub markets: Markets,
    /// The cooperation points by number of sites.
    pub cooperation: [i16; Site::ALL.len() + 1],
    /// The points for grave tiles: the minimum sum of their values and the points, ascending.
    pub grave_points: ArrayVec<(u8, i16), 8>,
    /// The number of spaces of the score track.
    pub track_spaces: u8,
    /// The points on the sides of the scarab tile.
    pub scarab: ArrayVec<u8, 4>,
    /// The number of Sphinx cards dealt to each player at the start.
    pub sphinx_start: u8,
    pub sphinx_build: SphinxBuild,
    /// The number of building spaces of a site, by number of seats.
    site_spaces: [u8; 5],
    /// The spaces of the river by position.
    river: [Space; Position::COUNT],
    /// The position of each site.
    sites: [Position; Site::ALL.len()],
    /// The positions of the card squares, upstream first.
    pub squares: [Position; Square::COUNT],
    pub round_positions: Positions,
    pub site_positions: Positions,
    /// The round spaces where the card for a double action can be used.
    pub double_positions: Positions,
    /// The round spaces where the power for occupied spaces can be used.
    pub occupied_positions: Positions,
    /// The values of the spaces, row by row, from the bottom.
    pub obelisk: ArrayVec<u8, 31>,
    pub obelisk_rows: ArrayVec<Row, 16>,
    pub graves: Graves,
    /// The rows from the bottom.
    pub pyramid: ArrayVec<Row, MOST_ROWS>,
    pub temple: [TemplePart; Part::ALL.len()],
    /// The parts of the temple that must be complete before each part, one bit each. All of them precede the part in
    /// the list of parts.
    temple_before: [u8; Part::ALL.len()],
    pub nile: Vec<NileCard>,
    /// The Nile cards with each effect.
    with: [NileSet; Effect::ALL.len()],
    /// The Nile cards of each kind.
    of_kind: [NileSet; Kind::ALL.len()],
    free: NileSet,
    pub sphinx: Vec<SphinxCard>,
    /// The tables of the file with at least one reconstructed row.
    pub reconstructed: Vec<String>,
}

/// Both market tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Markets {
    /// The number of spaces of each track.
    pub spaces: u8,
    /// Stones for a step to or on the bottom space of the stone market.
    pub stones: u8,
    /// Points for a step to or on the bottom space of the grain market.
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

/// The numbers of a build at the Sphinx.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SphinxBuild {
    pub most: u8,
    pub keep: u8,
    /// The points for each returned card.
    pub points: i16,
}

/// A space of the river.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Space {
    pub kind: SpaceKind,
    pub town: Option<Town>,
    /// The actions of a round space.
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
    /// The number of face-up tiles.
    pub open: u8,
    /// Each value with its number of tiles.
    pub tiles: ArrayVec<(u8, u8), MOST_VALUES>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TemplePart {
    /// The values of the spaces, from the bottom.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub values: ArrayVec<u8, 8>,
    /// The parts that must be complete before this one.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Part>"))]
    pub after: ArrayVec<Part, 4>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NileCard {
    pub effect: Effect,
    pub kind: Kind,
    /// The amount: stones, grain, steps, strength, points or cards.
    pub number: u8,
    /// The colour of a field; `None` for other cards.
    pub colour: Option<Colour>,
    /// The crews that become stronger.
    pub crews: Option<[Crew; 2]>,
    /// The buildings whose bricks count.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Building>"))]
    pub buildings: ArrayVec<Building, 5>,
    /// The bonus for taking the field.
    pub bonus: Option<Bonus>,
    /// Whether the power works only after feeding.
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
    /// The row, or the required number.
    pub number: u8,
    pub building: Option<Building>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Building>"))]
    pub buildings: ArrayVec<Building, 5>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Part>"))]
    pub parts: ArrayVec<Part, 4>,
    pub market: Option<Market>,
    pub crew: Option<Crew>,
    pub of: Option<Produce>,
    /// The points for the goal, or for each thing that is counted.
    pub points: i16,
    /// The points by number of counted players, from 1.
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

    /// The Nile cards that allow free actions.
    #[inline]
    pub fn free(&self) -> NileSet {
        self.free
    }

    /// The deck that is dealt in a round; rounds count from 1.
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

    /// The parts of the temple that must be complete before `part`, one bit each.
    #[inline]
    pub fn temple_before(&self, part: Part) -> u8 {
        self.temple_before[part.index()]
    }

    /// The number of building spaces of each site.
    #[inline]
    pub fn site_spaces(&self, seats: u8) -> u8 {
        self.site_spaces[usize::from(seats)]
    }

    /// The position of a site on the river.
    #[inline]
    pub fn site_position(&self, site: Site) -> Position {
        self.sites[site.index()]
    }

    /// The points for grave tiles with this sum.
    pub fn grave_points(&self, sum: u8) -> i16 {
        self.grave_points.iter().rev().find(|(from, _)| sum >= *from).map_or(0, |(_, points)| *points)
    }
}
