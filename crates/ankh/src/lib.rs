//! Ankh: Gods of Egypt for two to five players.
//!
//! The rules in words are in `locales/en/rules/ankh.md`, the tests and reasons of the rulings in `docs/rules/ankh.md`, the
//! printed numbers with their sources in `content/r1.toml`.
//! Reading order: [`pieces`], [`map`], [`figures`], [`state`], [`battle`], [`moves`], [`events`], [`rules`], [`strength`],
//! [`view`].

#![cfg_attr(not(test), warn(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

pub mod battle;
pub mod content;
pub mod events;
pub mod figures;
pub mod map;
pub mod moves;
mod options;
pub mod pieces;
pub mod printed;
pub mod rules;
pub mod state;
pub mod strength;
pub mod view;

use std::ops::RangeInclusive;

use maat_engine::{
    Actor, Choice, Game, Outcome, Seat, SeatSet, Setup, SetupError, Turn, Viewer, Vocabulary, vocabulary,
};
use rand::rngs::SmallRng;

use map::{Dir, Egypt, Terrain};
use pieces::{
    Action, Base, Call, Card, Cause, Colour, Ending, Fate, God, Guardian, Kind, Merit, Monument, Occasion,
    Part, Power, Source, Stage, UnderworldToken,
};
use state::Fortune;

pub use events::{Event, Rule};
pub use moves::Move;
pub use options::{Gods, Options, Pick, ScenarioId, Switch, Switches};
pub use rules::Step;
pub use state::Ankh;
pub use view::View;

impl Game for Ankh {
    const ID: &'static str = "ankh";
    const REVISION: u16 = content::TEXTS.len() as u16;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const MAX_PLIES: usize = 6000;
    const OPTIONS: &'static [Choice] = options::OPTIONS;
    const VOCABULARY: Vocabulary = vocabulary!(
        steps Step, moves Move, events Event, rules Rule,
        names God, Colour, Guardian, Base, Monument, Action, Occasion, Power, Card, Kind, Call, Stage, Cause, Merit,
        Part, Fate, Ending, Source, UnderworldToken, Dir, Terrain, Egypt, ScenarioId, Fortune, Switch,
    );
    const CONTENT: &'static [&'static str] = content::TEXTS;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    /// All that is agreed lies on the table; the rest is for chance or for the players to say.
    fn new(setup: &Setup<Options>) -> Result<Self, SetupError> {
        setup.validate::<Self>()?;
        rules::setup::lay_out(setup)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.steps.top().map_or(Turn::Over, |step| step.turn(self))
    }

    fn step(&self) -> &'static str {
        self.steps.top().map_or("over", Step::id)
    }

    fn legal_moves(&self, actor: Actor, out: &mut Vec<Move>) {
        rules::legal_moves(self, actor, out);
    }

    /// Cards and bids are for the eyes of the seats of a god, until all are revealed. A lone bidder hides nothing.
    fn secret(&self, actor: Actor, m: Move) -> Option<SeatSet> {
        match (actor, m) {
            (Actor::Seat(seat), Move::Card(_)) => Some(self.seats_of(seat)),
            (Actor::Seat(seat), Move::Bid(_)) if self.battle.bidders.len() > 1 => Some(self.seats_of(seat)),
            _ => None,
        }
    }

    fn apply(&mut self, actor: Actor, m: Move, events: &mut Vec<Event>) {
        rules::apply(self, actor, m, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        rules::outcome(self)
    }

    fn round_of(&self) -> Option<(u8, u8)> {
        let conflicts = self.content().numbers.conflicts;
        Some(((self.conflicts() + 1).min(conflicts), conflicts))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize(&mut self, seat: Option<Seat>, rng: &mut SmallRng) {
        view::determinize(self, seat, rng);
    }

    fn check(&self) {
        self.check_invariants();
    }
}
