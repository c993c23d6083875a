//! The printed facts as typed tables, read once from `content/r<N>.toml`.

mod file;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards};
use crate::pay::Cost;
use crate::pieces::{
    Ability, Board, Colour, Each, Face, God, NileNo, Offering, Resource, Reward, Rhythm, Role, Sign, Zone,
};

/// The content files, one for each revision.
pub(crate) const TEXTS: &[&str] = &[include_str!("../content/r1.toml")];

static REVISION_1: LazyLock<Content> = LazyLock::new(|| file::read(TEXTS[0]));

/// The facts of a revision, which [`Setup::validate`](maat_engine::Setup::validate) has accepted.
#[inline]
pub fn content(revision: u16) -> &'static Content {
    debug_assert_eq!(revision, 1);
    &REVISION_1
}

/// Maximum number of spaces of a tomb track or lane, and of fields in a row of the pyramid, that a state can hold.
pub const MOST_SPACES: usize = 12;

/// Every printed fact that the rules read.
#[derive(Debug)]
pub struct Content {
    pub rounds: u8,
    /// The number of tokens of each kind of resource.
    pub bank: u8,
    /// The set-up by number of seats.
    tables: [Table; 6],
    pub draft_silver: u8,
    /// The sections of the wheel, clockwise.
    pub wheel: [Colour; 5],
    /// The god at the clockwise border of each zone.
    pub gods: [God; 5],
    /// The conditions of the gods at the borders of each zone: counter-clockwise, clockwise.
    pub conditions: [[Condition; 2]; 5],
    pub offerings: [Token; Offering::ALL.len()],
    pub jars: ArrayVec<Jar, 30>,
    pub artisans: ArrayVec<Artisan, 30>,
    pub nobles: ArrayVec<Noble, 30>,
    /// The nobles with each ability.
    able: [Cards; Ability::ALL.len()],
    /// The nobles that allow entering each zone in any colour.
    any_entry: [Cards; 5],
    /// The nobles that allow entering each zone although its slots are full.
    full_zone: [Cards; 5],
    /// The points by level of the disc; the last level is the top of the track.
    pub nile_points: ArrayVec<i16, 8>,
    pub nile: [NileAction; 5],
    nile_costs: [Cost; 5],
    /// The spaces of the tomb track after the start.
    pub tomb: ArrayVec<TombSpace, MOST_SPACES>,
    tomb_costs: ArrayVec<Cost, MOST_SPACES>,
    /// The rows from the bottom, with their fields from the left.
    pub pyramid: [ArrayVec<Field, MOST_SPACES>; 4],
    pub succession: Succession,
    pub tokens: TokenPoints,
    /// The Traitor boards, by board and side.
    pub traitor: [[TraitorBoard; 2]; 5],
    /// The minimum value of each of the Traitor's nobles.
    pub traitor_noble: i16,
    /// The tables of the file with at least one reconstructed row.
    pub reconstructed: Vec<String>,
}

/// The set-up for a number of seats.
#[derive(Clone, Copy, Debug, Default)]
pub struct Table {
    pub slots: u8,
    pub pairs: u8,
    pub jars: u8,
}

/// One of the two conditions of a god.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Condition {
    pub need: u8,
    pub points: i16,
}

/// A kind of offering token.
#[derive(Clone, Copy, Debug, Default)]
pub struct Token {
    pub copies: u8,
    /// The points in addition to the one for every offering.
    pub extra: i16,
}

/// A canopic jar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Jar {
    /// The colours at the top left and right.
    pub top: [Colour; 2],
    pub bottom: Colour,
}

impl Jar {
    /// The resources, in the order in which they are gained.
    #[inline]
    pub fn colours(&self) -> [Colour; 3] {
        [self.top[0], self.top[1], self.bottom]
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Artisan {
    pub points: i16,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Resource>"))]
    pub gain: ArrayVec<Resource, 4>,
    pub jars: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Noble {
    pub role: Role,
    pub rhythm: Rhythm,
    pub ability: Ability,
    /// The zone of its gods (scribes), or the zone that it helps to enter.
    pub zone: Option<Zone>,
    /// The two colours that count as one for a scribe.
    pub colours: Option<[Colour; 2]>,
    /// The gain from a court official.
    pub gain: Option<Gain>,
    pub points: i16,
    /// Additional points that depend on a quantity.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Per>"))]
    pub per: ArrayVec<Per, 2>,
}

/// The gain from a court official, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gain {
    pub nile: u8,
    pub artisans: u8,
    pub tomb: u8,
    pub silver: u8,
    pub offerings: u8,
}

/// Points of a noble for each unit of a quantity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Per {
    pub each: Each,
    pub points: i16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NileAction {
    pub cost: [Colour; 2],
    #[cfg_attr(feature = "ts", ts(as = "Vec<Resource>"))]
    pub gain: ArrayVec<Resource, 4>,
    pub jars: u8,
    pub arrows: u8,
    /// The tracks on which the arrows can be used.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Colour>"))]
    pub tracks: ArrayVec<Colour, 5>,
}

impl NileAction {
    /// The tracks on which the arrows can be used, one bit each.
    #[inline]
    pub fn track_bits(&self) -> u8 {
        self.tracks.iter().fold(0, |bits, track| bits | 1 << track.index())
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TombSpace {
    #[cfg_attr(feature = "ts", ts(as = "Vec<Colour>"))]
    pub cost: ArrayVec<Colour, 5>,
    pub points: i16,
}

/// The rewards of a field of the pyramid; a player gains all of them.
pub type Field = ArrayVec<Reward, 4>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Succession {
    pub nobles: u8,
    pub tomb: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenPoints {
    pub pharaoh: i16,
    pub first_player: i16,
    pub resource: i16,
    pub offering: i16,
}

/// One side of a Traitor board.
#[derive(Clone, Debug, Default)]
pub struct TraitorBoard {
    pub jars: u8,
    /// The symbols from the bottom; the first space is the start.
    pub lane: ArrayVec<Option<Symbol>, MOST_SPACES>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Symbol {
    pub sign: Sign,
    /// The place or the value that the symbol names.
    pub number: Option<u8>,
    pub god: Option<God>,
}

impl Content {
    #[inline]
    pub fn table(&self, seats: u8) -> Table {
        self.tables[usize::from(seats)]
    }

    #[inline]
    pub fn noble(&self, card: Card) -> &Noble {
        &self.nobles[card.index()]
    }

    #[inline]
    pub fn artisan(&self, card: Card) -> &Artisan {
        &self.artisans[card.index()]
    }

    #[inline]
    pub fn jar(&self, card: Card) -> &Jar {
        &self.jars[card.index()]
    }

    /// The nobles with this ability.
    #[inline]
    pub fn able(&self, ability: Ability) -> Cards {
        self.able[ability.index()]
    }

    /// The nobles that allow entering a zone in any colour.
    #[inline]
    pub fn any_entry(&self, zone: Zone) -> Cards {
        self.any_entry[zone.index()]
    }

    /// The nobles that allow entering a zone whose slots are full.
    #[inline]
    pub fn full_zone(&self, zone: Zone) -> Cards {
        self.full_zone[zone.index()]
    }

    #[inline]
    pub fn nile_cost(&self, action: NileNo) -> Cost {
        self.nile_costs[action.index()]
    }

    /// The cost of the next step after `steps` steps; `None` past the last space.
    #[inline]
    pub fn tomb_cost(&self, steps: u8) -> Option<Cost> {
        self.tomb_costs.get(usize::from(steps)).copied()
    }

    /// The top of an influence track.
    #[inline]
    pub fn nile_top(&self) -> u8 {
        self.nile_points.len() as u8 - 1
    }

    pub fn traitor_board(&self, board: Board, face: Face) -> &TraitorBoard {
        &self.traitor[board.index()][face.index()]
    }
}
