//! Egizia for two to four players.
//!
//! The rules in words are in `locales/en/rules/egizia.md`, the tests and reasons of the rulings in `docs/rules/egizia.md`, the
//! printed numbers with their sources in `content/r1.toml`.
//! Reading order: [`pieces`], [`state`], [`moves`], [`events`], `rules`, [`score`], [`sphinx`], [`view`].

#![cfg_attr(not(test), warn(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

pub mod bricks;
pub mod content;
pub mod events;
pub mod moves;
pub mod nile;
mod options;
pub mod pieces;
pub mod printed;
mod rules;
pub mod score;
pub mod sphinx;
pub mod state;
pub mod view;

use std::ops::RangeInclusive;

use maat_engine::{
    Actor, Choice, Game, Outcome, PerSeat, Seat, SeatSet, Setup, SetupError, Steps, Turn, Viewer, Vocabulary,
    vocabulary,
};
use rand::rngs::SmallRng;

use nile::NileSet;
use pieces::{
    Act, Building, Cause, Colour, Crew, Effect, Gain, Goal, Kind, Market, Part, Phase, Ring, RingMove, Site,
    Source, Town,
};
use rules::{build, setup};
use state::{Graves, Player};

pub use events::{Event, Rule};
pub use moves::Move;
pub use options::Options;
pub use rules::Step;
pub use rules::build::{Step as BuildStep, cheapest, strength};
pub use rules::feeding::Step as FeedingStep;
pub use rules::sphinx::Step as SphinxStep;
pub use state::Egizia;
pub use view::View;

impl Game for Egizia {
    const ID: &'static str = "egizia";
    const REVISION: u16 = content::TEXTS.len() as u16;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MAX_PLIES: usize = 3000;
    const OPTIONS: &'static [Choice] = options::OPTIONS;
    const VOCABULARY: Vocabulary = vocabulary!(
        steps Step, moves Move, events Event, rules Rule,
        names Crew, Market, Colour, Ring, RingMove, Site, Building, Part, Town, Kind, Effect, Act, Gain, Goal, Phase,
            Source, Cause
    );
    const CONTENT: &'static [&'static str] = content::TEXTS;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    /// The table before anything random. Seat `a` has the first turn order tile, and the last seat stands in
    /// front on the score track.
    fn new(setup: &Setup<Options>) -> Result<Self, SetupError> {
        setup.validate::<Self>()?;
        let content = content::content(setup.revision);
        let seats = setup.seats;
        let mut graves = Graves::default();
        graves.bag.iter_mut().zip(&content.graves.tiles).for_each(|(left, (_, tiles))| *left = *tiles);
        let player = |seat: Seat| Player {
            arrival: (seats - 1).saturating_sub(seat.index() as u8).into(),
            tile: seat.index() as u8 + 1,
            stones: content.start_stones[seat.index()],
            strength: content.strength,
            ..Player::default()
        };
        let seated = |seat: Seat| if seat.index() < seats.into() { player(seat) } else { Player::default() };
        let mut steps = Steps::new(setup::Step::DealSphinx { seat: Seat::A, left: content.sphinx_start });
        steps.push(build::Step::TurnGraves);
        Ok(Egizia {
            seats,
            revision: setup.revision,
            round: 1,
            phase: Phase::Setup,
            ring: content.start_ring,
            order: [Seat::A, Seat::B, Seat::C, Seat::D],
            arrivals: (seats - 1).into(),
            players: PerSeat::from_fn(seated),
            nile: NileSet::all(),
            squares: Default::default(),
            sites: Default::default(),
            first: None,
            obelisk: Default::default(),
            graves,
            pyramid: Default::default(),
            temple: Default::default(),
            sphinx: Default::default(),
            steps,
        })
    }

    #[inline]
    fn turn(&self) -> Turn {
        // By reference: a copy of the whole step would cost more than the question.
        self.steps.as_slice().last().map_or(Turn::Over, |step| step.turn(self))
    }

    fn step(&self) -> &'static str {
        self.steps.top().map_or("over", Step::id)
    }

    fn legal_moves(&self, actor: Actor, out: &mut Vec<Move>) {
        rules::legal_moves(self, actor, out);
    }

    #[inline]
    fn weight(&self, m: Move) -> u32 {
        rules::weight(self, m)
    }

    /// Sphinx cards are for the eyes of who draws and keeps them.
    fn secret(&self, actor: Actor, m: Move) -> Option<SeatSet> {
        match (self.steps.top(), actor, m) {
            (
                Some(
                    Step::Setup(setup::Step::DealSphinx { seat, .. })
                    | Step::Sphinx(SphinxStep::DrawSphinx { seat, .. }),
                ),
                _,
                Move::Card(_),
            )
            | (_, Actor::Seat(seat), Move::Keep(_)) => Some(SeatSet::only(seat)),
            _ => None,
        }
    }

    fn apply(&mut self, actor: Actor, m: Move, events: &mut Vec<Event>) {
        rules::apply(self, actor, m, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn round_of(&self) -> Option<(u8, u8)> {
        Some((self.round().max(1), self.content().rounds))
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
