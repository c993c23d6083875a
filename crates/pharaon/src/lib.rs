//! Pharaon for one to five players: all zones, nobles and artisans, alone against the Traitor.
//!
//! The rules in words are in `locales/en/rules/pharaon.md`, the tests and reasons of the rulings in `docs/rules/pharaon.md`, the
//! printed numbers with their sources in `content/r1.toml`.
//! Reading order: [`pieces`], [`state`], [`moves`], [`events`], `rules`, [`pay`], [`score`], [`view`].

#![cfg_attr(not(test), warn(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

pub mod cards;
pub mod content;
pub mod events;
pub mod moves;
mod options;
pub mod pay;
pub mod pieces;
pub mod printed;
mod rules;
pub mod score;
pub mod state;
pub mod view;

use std::ops::RangeInclusive;

use maat_engine::{
    Actor, Bag, Choice, Game, Outcome, PerSeat, Rival, Seat, SeatSet, Setup, SetupError, Steps, Turn, Viewer,
    Vocabulary, vocabulary,
};
use rand::rngs::SmallRng;

use cards::{Cards, Pile};
use pieces::{Face, God, Holder, Offering, Resource, Role, Seatless, Source, Spin, Zone};
use rules::setup;

pub use events::{Event, Rule};
pub use moves::Move;
pub use options::Options;
pub use rules::Step;
pub use state::Pharaon;
pub use view::View;

impl Game for Pharaon {
    const ID: &'static str = "pharaon";
    const REVISION: u16 = content::TEXTS.len() as u16;
    const SEATS: RangeInclusive<u8> = 1..=5;
    const MAX_PLIES: usize = 4000;
    const OPTIONS: &'static [Choice] = options::OPTIONS;
    const VOCABULARY: Vocabulary = vocabulary!(
        steps Step, moves Move, events Event, rules Rule,
        names Resource, Zone, God, Offering, Spin, Seatless, Role, Source, Face,
    );
    const CONTENT: &'static [&'static str] = content::TEXTS;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    /// The table before anything random. Seat `a` holds the first player token.
    fn new(setup: &Setup<Options>) -> Result<Self, SetupError> {
        setup.validate::<Self>()?;
        let content = content::content(setup.revision);
        let first = (setup.seats > 1).then_some(Holder::A);
        Ok(Pharaon {
            seats: setup.seats,
            revision: setup.revision,
            options: setup.options,
            round: 1,
            first,
            pharaoh: None,
            // The draft goes counter-clockwise: the last seat begins it.
            active: Seat::at(usize::from(setup.seats) - 1).into(),
            ring: Zone::ALL,
            offset: 0,
            direction: Spin::Clockwise,
            players: PerSeat::default(),
            wheel: Default::default(),
            overflow: Default::default(),
            markers: [0; 5],
            bank: [content.bank; 6],
            jars: Pile::new(content.jars.len() as u8),
            jars_up: [None; 5],
            bag: Bag::new(content.offerings.map(|token| token.copies)),
            pairs: Default::default(),
            bonus: Default::default(),
            nobles: Cards::first(content.nobles.len()),
            nobles_up: [None; 3],
            look: [None; 2],
            aside: PerSeat::default(),
            artisans: Cards::first(content.artisans.len()),
            artisans_up: [None; 4],
            traitor: state::Traitor::default(),
            steps: Steps::new(Step::default()),
        })
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

    #[inline]
    fn weight(&self, m: Move) -> u32 {
        rules::weight(self, m)
    }

    /// The two nobles of the draft are for their drafter's eyes.
    fn secret(&self, _actor: Actor, m: Move) -> Option<SeatSet> {
        match (self.steps.top(), m) {
            (Some(Step::Setup(setup::Step::Look { seat })), Move::Look(_)) => Some(SeatSet::only(seat)),
            _ => None,
        }
    }

    fn apply(&mut self, actor: Actor, m: Move, events: &mut Vec<Event>) {
        rules::apply(self, actor, m, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn rival(&self) -> Option<Rival> {
        score::rival(self)
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
