//! The state.

mod check;
mod queries;

use maat_engine::{PerSeat, Seat, Steps, ids};
use serde::{Deserialize, Serialize};

use crate::battle::Battle;
use crate::content::{Content, LEVELS, content};
use crate::figures::{FigureSet, Figures};
use crate::map::{Edge, EdgeSet, Hex, HexSet, MOST_CAMELS, Map, Regions};
use crate::options::{ScenarioId, Switches};
use crate::pieces::{Action, Bid, CardSet, Ending, God, Guardian, Monument, PowerSet};
use crate::rules::Step;

/// A game of Ankh in progress. What belongs to a god is kept under its seat; of merged gods under that of the higher one.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ankh {
    pub(crate) seats: u8,
    pub(crate) revision: u16,
    #[serde(with = "as_bits")]
    pub(crate) switches: Switches,
    pub(crate) scenario: Option<ScenarioId>,
    /// The seat on turn.
    pub(crate) active: Seat,
    /// The actions of this turn.
    pub(crate) taken: [Option<Action>; 2],
    /// The spaces of the markers by action, counted from 0.
    pub(crate) tracks: [u8; Action::ALL.len()],
    /// Spaces of the event track that were reached.
    pub(crate) event: u8,
    /// Conflicts that are over.
    pub(crate) conflicts: u8,
    pub(crate) tiebreaker: Option<Tiebreaker>,
    /// Amun's token lies face up.
    pub(crate) amun: bool,
    /// The guardian of each level.
    pub(crate) cards: [Option<Guardian>; LEVELS],
    pub(crate) players: PerSeat<Player>,
    pub(crate) figures: Figures,
    /// Figures that have moved in this action, or were teleported in this battle.
    #[serde(with = "as_bits")]
    pub(crate) moved: FigureSet,
    pub(crate) monuments: Monuments,
    /// Hexes with Underworld tokens.
    pub(crate) gates: HexSet,
    pub(crate) camels: EdgeSet,
    /// A camel line that is being laid.
    pub(crate) path: Path,
    pub(crate) regions: Regions,
    pub(crate) battle: Battle,
    pub(crate) ending: Option<Ending>,
    /// Deepest: the end of an event, the conflict, a stage of a battle, a kill procedure, a Mummy and its Sun token.
    pub(crate) steps: Steps<Step, 8>,
}

impl Clone for Ankh {
    /// Every field is plain bytes: all of them are copied at once, where a derived `clone` goes field by field.
    #[inline]
    fn clone(&self) -> Self {
        Ankh { ..*self }
    }
}

/// A camel line as far as it is laid.
pub(crate) type Path = [Option<Edge>; MOST_CAMELS];

/// The tiebreaker token, whose holder may decide one tie in a conflict.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tiebreaker {
    pub holder: Seat,
    pub up: bool,
}

ids! {
    /// The fate of the god of a seat.
    #[derive(Default)]
    pub enum Fortune {
        #[default]
        Worshipped = "worshipped",
        /// Into another god.
        Merged = "merged",
        Forgotten = "forgotten",
    }
}

/// Sets that a state is written with as a number, one bit for each member.
pub(crate) mod as_bits {
    use maat_engine::{Id, IdSet, Word};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<T: Id, W: Word + Serialize, S: Serializer>(
        set: &IdSet<T, W>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        set.bits().serialize(serializer)
    }

    pub fn deserialize<'de, T: Id, W: Word + Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<IdSet<T, W>, D::Error> {
        W::deserialize(deserializer).map(IdSet::from_bits)
    }
}

/// The possessions of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Nothing before gods are handed out.
    pub god: Option<God>,
    pub fortune: Fortune,
    /// The other seat of a merged god.
    pub partner: Option<Seat>,
    pub followers: u16,
    /// Ankh tokens in the pool.
    pub pool: u8,
    /// Ankh tokens of the row that were used.
    pub row: u8,
    pub powers: PowerSet,
    pub hand: CardSet,
    /// The last cards and the last bid that were revealed. All have seen them, whatever became of the hand since.
    pub played: CardSet,
    pub bid: Option<Bid>,
    /// On the devotion track, and in the stack of markers there, from 0 at the bottom.
    pub space: u8,
    pub height: u8,
}

/// Monuments on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Monuments {
    /// By type.
    built: [HexSet; Monument::ALL.len()],
    /// The hexes of the monuments that each god controls.
    held: PerSeat<HexSet>,
}

impl Monuments {
    /// All of a type.
    #[inline]
    pub fn of(&self, monument: Monument) -> HexSet {
        self.built[monument.index()]
    }

    #[inline]
    pub fn all(&self) -> HexSet {
        self.built[0].or(self.built[1]).or(self.built[2])
    }

    #[inline]
    pub fn held(&self, seat: Seat) -> HexSet {
        self.held[seat]
    }

    #[inline]
    pub fn neutral(&self) -> HexSet {
        Seat::ALL.into_iter().fold(self.all(), |left, seat| left.without(self.held[seat]))
    }

    /// Those of a type that a god controls.
    #[inline]
    pub fn held_of(&self, seat: Seat, monument: Monument) -> HexSet {
        self.held[seat].and(self.built[monument.index()])
    }

    pub fn on(&self, hex: Hex) -> Option<Monument> {
        Monument::ALL.into_iter().find(|monument| self.of(*monument).contains(hex))
    }

    pub fn holder(&self, hex: Hex) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.held[*seat].contains(hex))
    }

    pub(crate) fn build(&mut self, monument: Monument, hex: Hex) {
        self.built[monument.index()].add(hex);
    }

    /// Puts a monument under the control of a god; returns who controlled it.
    pub(crate) fn take(&mut self, seat: Seat, hex: Hex) -> Option<Seat> {
        let before = self.holder(hex);
        if let Some(before) = before {
            self.held[before].remove(hex);
        }
        self.held[seat].add(hex);
        before
    }

    /// Takes a monument off the map; returns what it was, and who controlled it.
    pub(crate) fn destroy(&mut self, hex: Hex) -> Option<(Monument, Option<Seat>)> {
        let monument = self.on(hex)?;
        let holder = self.holder(hex);
        self.built[monument.index()].remove(hex);
        if let Some(holder) = holder {
            self.held[holder].remove(hex);
        }
        Some((monument, holder))
    }
}

impl Ankh {
    #[inline]
    pub fn content(&self) -> &'static Content {
        content(self.revision)
    }

    #[inline]
    pub fn map(&self) -> &'static Map {
        &self.content().map
    }

    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The seat on turn.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The actions of this turn.
    pub fn taken(&self) -> impl Iterator<Item = Action> {
        self.taken.into_iter().flatten()
    }

    /// The pending steps, the top one last.
    pub fn steps(&self) -> &[Step] {
        self.steps.as_slice()
    }

    /// The guardian of each level.
    pub fn cards(&self) -> [Option<Guardian>; LEVELS] {
        self.cards
    }

    /// Whether Amun's token lies face up.
    pub fn amun(&self) -> bool {
        self.amun
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Figures that have moved in this action, or were teleported in this battle.
    pub fn moved(&self) -> FigureSet {
        self.moved
    }

    pub fn monuments(&self) -> &Monuments {
        &self.monuments
    }

    pub fn regions(&self) -> &Regions {
        &self.regions
    }

    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    pub fn gates(&self) -> HexSet {
        self.gates
    }

    pub fn camels(&self) -> EdgeSet {
        self.camels
    }

    pub fn switches(&self) -> Switches {
        self.switches
    }

    pub fn conflicts(&self) -> u8 {
        self.conflicts
    }

    /// Spaces of the event track that were reached.
    pub fn event(&self) -> u8 {
        self.event
    }

    pub fn track(&self, action: Action) -> u8 {
        self.tracks[action.index()]
    }

    pub fn tiebreaker(&self) -> Option<Tiebreaker> {
        self.tiebreaker
    }

    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.ending.is_some()
    }
}
