//! The printed facts, typed. They are read once from `content/r<N>.toml`.

mod file;
mod rows;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use maat_engine::MAX_SEATS;
use serde::Deserialize;

use crate::map::{EdgeSet, Hex, Map, Token};
use crate::options::{ScenarioId, Switch};
use crate::pieces::{Action, Base, Card, Colour, God, Guardian, Monument, Occasion, Power, PowerSet};

/// One text for each revision.
pub(crate) const TEXTS: &[&str] = &[include_str!("../content/r1.toml")];

static REVISION_1: LazyLock<Content> = LazyLock::new(|| file::read(TEXTS[0]));

/// The facts of a revision that [`Setup::validate`](maat_engine::Setup::validate) let pass.
#[inline]
pub fn content(revision: u16) -> &'static Content {
    debug_assert_eq!(revision, 1);
    &REVISION_1
}

/// The capacities of a state.
pub const MOST_EVENTS: usize = 24;
pub const MOST_NEUTRAL: usize = 24;
pub const MOST_OWNED: usize = 8;
/// The levels of powers and guardians.
pub const LEVELS: usize = 3;
/// Ankh tokens on the row of a dashboard.
pub const ROW: usize = 6;
/// Warriors of a god.
pub const WARRIORS: usize = 6;

/// Every printed fact that the rules read.
#[derive(Debug)]
pub struct Content {
    pub map: Map,
    pub tracks: Tracks,
    /// After the start space.
    pub events: ArrayVec<Occasion, MOST_EVENTS>,
    /// The space of the devotion track that wins at once.
    pub devotion_top: u8,
    /// Up to here the devotion track is red.
    pub last_red: Reading<u8>,
    /// The level of the power that each token of a row unlocks, from the left.
    pub row: [u8; ROW],
    /// The tokens of a row with a guardian symbol, one bit each from the left.
    pub guardian_symbols: Reading<u8>,
    unlock_costs: [u8; LEVELS],
    power_levels: [u8; Power::ALL.len()],
    /// By level.
    powers: [PowerSet; LEVELS],
    strengths: [u8; Card::ALL.len()],
    colours: [Colour; God::ALL.len()],
    guardians: [GuardianFacts; Guardian::ALL.len()],
    /// By number of seats and size of base.
    guardian_figures: [[u8; Base::ALL.len()]; MAX_SEATS + 1],
    pub setup: SetupFacts,
    pub numbers: Numbers,
    pub scenarios: Vec<Scenario>,
    /// The names of the scenarios, each once.
    names: Vec<&'static str>,
    /// Sentences that are read as the rule's name says unless the table agrees otherwise.
    pub switches: Vec<(Switch, bool)>,
    /// The tables of the file with at least one row that is a guess.
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
    /// Spaces more on each track.
    longer: Reading<u8>,
    /// By number of seats.
    start: [u8; MAX_SEATS + 1],
}

impl Tracks {
    /// Spaces of a track; the last one triggers an event.
    #[inline]
    pub fn spaces(&self, action: Action, longer: bool) -> u8 {
        self.spaces[action.index()] + self.longer.pick(longer)
    }

    /// The start spaces of the markers, counted from 0.
    #[inline]
    pub fn start(&self, seats: u8) -> u8 {
        self.start[usize::from(seats)]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuardianFacts {
    pub level: u8,
    pub base: Base,
    /// In the box.
    pub figures: u8,
}

/// The pieces that every god starts with, and those of the common supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupFacts {
    pub followers: u8,
    /// Ankh tokens beside the row.
    pub pool: u8,
    pub warriors: u8,
    /// By size.
    pub bases: [u8; Base::ALL.len()],
    pub camels: u8,
    /// By type.
    pub monuments: [u8; Monument::ALL.len()],
}

/// The numbers in the sentences of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Numbers {
    /// Actions of a turn, and of a turn of a seat whose god is merged.
    pub actions: u8,
    pub merged_actions: u8,
    pub move_range: u8,
    pub build_cost: u8,
    pub build_cost_inspiring: u8,
    /// The most camels of a line, and the smallest region that it may leave.
    pub caravan_camels: u8,
    pub caravan_region: u8,
    pub commanding: u8,
    /// For each region.
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
    /// For each figure on desert, on fertile land, and killed.
    pub drought: u8,
    pub flood: u8,
    pub miracle: u8,
    pub figure_strength: u8,
    /// Slots of Anubis, and what he is paid to free a warrior.
    pub captives: u8,
    pub captive_fee: u8,
    pub suns: u8,
    pub radiance: u8,
    /// Underworld tokens.
    pub gates: u8,
    pub cat_loss: u8,
    pub conflicts: u8,
    pub merge_after: u8,
    /// Gods merge only in games that began with so many players.
    pub merge_seats: u8,
    pub forget_after: u8,
}

/// A set-up for a number of players.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub name: &'static str,
    pub seats: u8,
    /// Each token with a hex of its region.
    pub tokens: ArrayVec<(Token, Hex), { Token::COUNT }>,
    pub camels: EdgeSet,
    pub neutral: ArrayVec<(Monument, Hex), MOST_NEUTRAL>,
    /// By seat, the first player's first.
    pub places: ArrayVec<Start, MAX_SEATS>,
}

/// The starting position of a seat.
#[derive(Clone, Debug)]
pub struct Start {
    pub god: Hex,
    pub warriors: ArrayVec<Hex, WARRIORS>,
    /// Under its control.
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

    /// Figures beside a guardian card at the start.
    pub fn guardian_figures(&self, guardian: Guardian, seats: u8) -> u8 {
        self.guardian_figures[usize::from(seats)][self.guardian(guardian).base.index()]
    }

    /// The names of the scenarios in the order of the file.
    pub fn names(&self) -> &[&'static str] {
        &self.names
    }

    /// The set-up of a scenario; nothing if it has none for so many seats.
    pub fn scenario(&self, id: ScenarioId, seats: u8) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.name == id.id() && scenario.seats == seats)
    }
}
