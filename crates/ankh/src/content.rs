//! The printed facts as typed tables, read once from `content/r<N>.toml`.

mod file;
mod rows;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use maat_engine::MAX_SEATS;
use serde::Deserialize;

use crate::map::{EdgeSet, Hex, Map, Token};
use crate::options::{ScenarioId, Switch};
use crate::pieces::{Action, Base, Card, Colour, God, Guardian, Monument, Occasion, Power, PowerSet};

/// The content files, one for each revision.
pub(crate) const TEXTS: &[&str] = &[include_str!("../content/r1.toml")];

static REVISION_1: LazyLock<Content> = LazyLock::new(|| file::read(TEXTS[0]));

/// The facts of a revision, which [`Setup::validate`](maat_engine::Setup::validate) has accepted.
#[inline]
pub fn content(revision: u16) -> &'static Content {
    debug_assert_eq!(revision, 1);
    &REVISION_1
}

/// Maximum number of event spaces that a state can hold.
pub const MOST_EVENTS: usize = 24;
/// Maximum number of neutral monuments at the start.
pub const MOST_NEUTRAL: usize = 24;
/// Maximum number of monuments that a seat controls at the start.
pub const MOST_OWNED: usize = 8;
/// The number of levels of powers and guardians.
pub const LEVELS: usize = 3;
/// The number of Ankh tokens in the row of a dashboard.
pub const ROW: usize = 6;
/// The number of warriors of a god.
pub const WARRIORS: usize = 6;

/// Every printed fact that the rules read.
#[derive(Debug)]
pub struct Content {
    pub map: Map,
    pub tracks: Tracks,
    /// The event track without its start space.
    pub events: ArrayVec<Occasion, MOST_EVENTS>,
    /// The space of the devotion track that wins at once.
    pub devotion_top: u8,
    /// The last red space of the devotion track.
    pub last_red: Reading<u8>,
    /// The level of the power that each token of a row unlocks, from the left.
    pub row: [u8; ROW],
    /// The tokens of a row that have a guardian symbol below them, one bit each, from the left.
    pub guardian_symbols: Reading<u8>,
    unlock_costs: [u8; LEVELS],
    power_levels: [u8; Power::ALL.len()],
    /// The powers of each level.
    powers: [PowerSet; LEVELS],
    strengths: [u8; Card::ALL.len()],
    colours: [Colour; God::ALL.len()],
    guardians: [GuardianFacts; Guardian::ALL.len()],
    /// The number of figures of a guardian, by number of seats and size of base.
    guardian_figures: [[u8; Base::ALL.len()]; MAX_SEATS + 1],
    pub setup: SetupFacts,
    pub numbers: Numbers,
    pub scenarios: Vec<Scenario>,
    /// The names of the scenarios, without duplicates.
    names: Vec<&'static str>,
    /// The ambiguous rules, each with its usual reading.
    pub switches: Vec<(Switch, bool)>,
    /// The tables of the file with at least one reconstructed row.
    pub reconstructed: Vec<String>,
}

/// A fact on which the sources differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Reading<T> {
    pub usual: T,
    pub other: T,
}

impl<T: Copy> Reading<T> {
    #[inline]
    pub fn pick(&self, other: bool) -> T {
        if other { self.other } else { self.usual }
    }
}

/// The four action tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tracks {
    spaces: [u8; Action::ALL.len()],
    /// The number of additional spaces on each track.
    longer: Reading<u8>,
    /// The start space by number of seats.
    start: [u8; MAX_SEATS + 1],
}

impl Tracks {
    /// The number of spaces of a track; the last one triggers an event.
    #[inline]
    pub fn spaces(&self, action: Action, longer: bool) -> u8 {
        self.spaces[action.index()] + self.longer.pick(longer)
    }

    /// The start space of the markers, counted from 0.
    #[inline]
    pub fn start(&self, seats: u8) -> u8 {
        self.start[usize::from(seats)]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuardianFacts {
    pub level: u8,
    pub base: Base,
    /// The number of figures in the box.
    pub figures: u8,
}

/// The pieces that every god starts with, and those of the common supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupFacts {
    pub followers: u8,
    /// The number of Ankh tokens outside the row.
    pub pool: u8,
    pub warriors: u8,
    /// The number of bases by size.
    pub bases: [u8; Base::ALL.len()],
    pub camels: u8,
    /// The number of monuments by type.
    pub monuments: [u8; Monument::ALL.len()],
}

/// The numbers in the text of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Numbers {
    /// The number of actions in a turn.
    pub actions: u8,
    /// The number of actions in a turn of a seat whose god is merged.
    pub merged_actions: u8,
    pub move_range: u8,
    pub build_cost: u8,
    pub build_cost_inspiring: u8,
    /// The maximum length of a camel line.
    pub caravan_camels: u8,
    /// The minimum size of a region that a camel line leaves.
    pub caravan_region: u8,
    pub commanding: u8,
    /// Followers for each region.
    pub omnipresent: u8,
    pub revered: u8,
    pub resplendent_monuments: u8,
    pub resplendent_strength: u8,
    pub temple_strength: u8,
    pub glorious_margin: u8,
    pub glorious: u8,
    pub win: u8,
    pub dominate: u8,
    pub majority: u8,
    pub magnanimous_figures: u8,
    pub magnanimous: u8,
    pub bountiful: u8,
    pub worship_cost: u8,
    pub worship: u8,
    /// The gain from Drought for each figure in the desert.
    pub drought: u8,
    /// The gain from Flood for each figure on fertile land.
    pub flood: u8,
    /// The gain from Miracle for each killed figure.
    pub miracle: u8,
    pub figure_strength: u8,
    /// The number of captives that Anubis can hold.
    pub captives: u8,
    /// The followers that Anubis gets for freeing a captive.
    pub captive_fee: u8,
    pub suns: u8,
    pub radiance: u8,
    /// The number of Underworld tokens.
    pub gates: u8,
    pub cat_loss: u8,
    pub conflicts: u8,
    pub merge_after: u8,
    /// The minimum number of players for a merge.
    pub merge_seats: u8,
    pub forget_after: u8,
}

/// A scenario for one number of players.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub name: &'static str,
    pub seats: u8,
    /// Each token with one hex of its region.
    pub tokens: ArrayVec<(Token, Hex), { Token::COUNT }>,
    pub camels: EdgeSet,
    pub neutral: ArrayVec<(Monument, Hex), MOST_NEUTRAL>,
    /// The starting positions by seat, in turn order.
    pub places: ArrayVec<Start, MAX_SEATS>,
}

/// The starting position of a seat.
#[derive(Clone, Debug)]
pub struct Start {
    pub god: Hex,
    pub warriors: ArrayVec<Hex, WARRIORS>,
    /// The monuments that the seat controls at the start.
    pub monuments: ArrayVec<(Monument, Hex), MOST_OWNED>,
}

impl Content {
    /// The cost of a power of a level, in followers.
    #[inline]
    pub fn unlock_cost(&self, level: u8) -> u8 {
        self.unlock_costs[usize::from(level) - 1]
    }

    #[inline]
    pub fn power_level(&self, power: Power) -> u8 {
        self.power_levels[power.index()]
    }

    #[inline]
    pub fn powers_of(&self, level: u8) -> PowerSet {
        self.powers[usize::from(level) - 1]
    }

    /// The strength that a card adds in a battle.
    #[inline]
    pub fn strength(&self, card: Card) -> u8 {
        self.strengths[card.index()]
    }

    pub fn colour(&self, god: God) -> Colour {
        self.colours[god.index()]
    }

    #[inline]
    pub fn guardian(&self, guardian: Guardian) -> &GuardianFacts {
        &self.guardians[guardian.index()]
    }

    pub fn guardians_of(&self, level: u8) -> impl Iterator<Item = Guardian> {
        Guardian::ALL.into_iter().filter(move |guardian| self.guardian(*guardian).level == level)
    }

    /// The number of figures beside a guardian card at the start.
    pub fn guardian_figures(&self, guardian: Guardian, seats: u8) -> u8 {
        self.guardian_figures[usize::from(seats)][self.guardian(guardian).base.index()]
    }

    /// The names of the scenarios in the order of the file.
    pub fn names(&self) -> &[&'static str] {
        &self.names
    }

    /// The scenario for this number of seats; `None` if there is none.
    pub fn scenario(&self, id: ScenarioId, seats: u8) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.name == id.id() && scenario.seats == seats)
    }
}
