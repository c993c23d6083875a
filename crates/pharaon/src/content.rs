//! The printed facts, typed. They are read once from `content/r<N>.toml`.

mod file;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards};
use crate::pay::Cost;
use crate::pieces::{
    Ability, Board, Colour, Each, Face, God, NileNo, Offering, Resource, Reward, Rhythm, Role, Sign, Zone,
};

/// One text for each revision.
pub(crate) const TEXTS: &[&str] = &[include_str!("../content/r1.toml")];

static REVISION_1: LazyLock<Content> = LazyLock::new(|| file::read(TEXTS[0]));

/// The facts of a revision that [`Setup::validate`](maat_engine::Setup::validate) let pass.
#[inline]
pub fn content(revision: u16) -> &'static Content {
    debug_assert_eq!(revision, 1);
    &REVISION_1
}

/// The most spaces of a tomb track and of a lane, and the most fields of a pyramid row, that a state has room for.
pub const MOST_SPACES: usize = 12;

/// Every printed fact that the rules read.
#[derive(Debug)]
pub struct Content {
    pub rounds: u8,
    /// Tokens of each kind of resource.
    pub bank: u8,
    /// By number of seats.
    tables: [Table; 6],
    pub draft_silver: u8,
    /// The sections of the wheel, clockwise.
    pub wheel: [Colour; 5],
    /// The god at the clockwise border of each zone.
    pub gods: [God; 5],
    /// What the gods at the borders of each zone ask for: counter-clockwise, clockwise.
    pub conditions: [[Condition; 2]; 5],
    pub offerings: [Token; Offering::ALL.len()],
    pub jars: ArrayVec<Jar, 30>,
    pub artisans: ArrayVec<Artisan, 30>,
    pub nobles: ArrayVec<Noble, 30>,
    /// The nobles with each ability.
    able: [Cards; Ability::ALL.len()],
    /// The nobles that let enter each zone in any colour, and although it is full.
    any_entry: [Cards; 5],
    full_zone: [Cards; 5],
    /// By level of the disc; the last is the top of the track.
    pub nile_points: ArrayVec<i16, 8>,
    pub nile: [NileAction; 5],
    nile_costs: [Cost; 5],
    /// The spaces of the tomb track after the start.
    pub tomb: ArrayVec<TombSpace, MOST_SPACES>,
    tomb_costs: ArrayVec<Cost, MOST_SPACES>,
    /// By row, from the bottom; fields from the left.
    pub pyramid: [ArrayVec<Field, MOST_SPACES>; 4],
    pub succession: Succession,
    pub tokens: TokenPoints,
    /// By board and face.
    pub traitor: [[TraitorBoard; 2]; 5],
    /// What each of the Traitor's nobles is worth at least.
    pub traitor_noble: i16,
    /// The tables of the file with at least one row that is a guess.
    pub reconstructed: Vec<String>,
}

/// What lies out for a number of seats.
#[derive(Clone, Copy, Debug, Default)]
pub struct Table {
    pub slots: u8,
    pub pairs: u8,
    pub jars: u8,
}

/// One side of what a god asks for.
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
    /// Points beside the one of every offering.
    pub extra: i16,
}

/// A canopic jar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Jar {
    /// Left and right.
    pub top: [Colour; 2],
    pub bottom: Colour,
}

impl Jar {
    /// The resources in the order they are gained.
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
    /// Of its gods (scribes), or of the entry.
    pub zone: Option<Zone>,
    /// What a scribe makes one.
    pub colours: Option<[Colour; 2]>,
    /// What a court official brings.
    pub gain: Option<Gain>,
    pub points: i16,
    /// Points beside those.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Per>"))]
    pub per: ArrayVec<Per, 2>,
}

/// What a court official brings, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gain {
    pub nile: u8,
    pub artisans: u8,
    pub tomb: u8,
    pub silver: u8,
    pub offerings: u8,
}

/// Points of a noble for each of something.
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
    /// The tracks that the arrows may move on.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Colour>"))]
    pub tracks: ArrayVec<Colour, 5>,
}

impl NileAction {
    /// The tracks of the arrows, one bit each.
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

/// The rewards of a field of the pyramid, all of which are gained.
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
    /// From the bottom; the first is the start.
    pub lane: ArrayVec<Option<Symbol>, MOST_SPACES>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Symbol {
    pub sign: Sign,
    /// The place it names, or the value.
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

    /// The nobles with which the entry of a zone may have any colour.
    #[inline]
    pub fn any_entry(&self, zone: Zone) -> Cards {
        self.any_entry[zone.index()]
    }

    /// The nobles with which a zone can be entered although its slots are full.
    #[inline]
    pub fn full_zone(&self, zone: Zone) -> Cards {
        self.full_zone[zone.index()]
    }

    #[inline]
    pub fn nile_cost(&self, action: NileNo) -> Cost {
        self.nile_costs[action.index()]
    }

    /// What a step to the next space costs after so many; nothing past the last space.
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
