//! Imhotep for two to four players: both sides of every board, all market cards, the wrath of the pharaoh.
//!
//! The rules in words are in `locales/en/rules/imhotep.md`, the tests and reasons of the rulings in
//! `docs/rules/imhotep.md`, the printed numbers with their sources in `content/r1.toml`. Reading order: [`pieces`], [`state`], [`moves`], [`events`], [`rules`], [`score`], [`view`].

#![cfg_attr(not(test), warn(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod cards;
pub mod content;
pub mod events;
pub mod moves;
mod options;
mod owners;
pub mod pieces;
pub mod printed;
mod rules;
pub mod score;
pub mod state;
pub mod view;

use std::ops::RangeInclusive;

use maat_engine::{
    Actor, Bag, Choice, Game, IdSet, Outcome, PerSeat, Prospect, Seat, SeatSet, Setup, SetupError, Steps,
    Turn, Viewer, Vocabulary, vocabulary,
};
use rand::rngs::SmallRng;

use pieces::{Card, Site, SmallPyramid, Source};
use rules::market;

pub use cards::Cards;
pub use events::{Event, Rule};
pub use moves::Move;
pub use options::Options;
pub use owners::Owners;
pub use rules::Step;
pub use state::Imhotep;
pub use view::View;

impl Game for Imhotep {
    const ID: &'static str = "imhotep";
    const REVISION: u16 = content::TEXTS.len() as u16;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MAX_PLIES: usize = 1000;
    const OPTIONS: &'static [Choice] = options::OPTIONS;
    const VOCABULARY: Vocabulary =
        vocabulary!(steps Step, moves Move, events Event, rules Rule, names Site, Card, SmallPyramid, Source);
    const CONTENT: &'static [&'static str] = content::TEXTS;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    /// The start player's sled gets fewest stones. Seat `a` begins.
    fn new(setup: &Setup<Options>) -> Result<Self, SetupError> {
        setup.validate::<Self>()?;
        let content = content::content(setup.revision);
        let mut players: PerSeat<state::Player> = PerSeat::default();
        for seat in Seat::first(setup.seats) {
            players[seat].sled = content.sled_start[seat.index()];
            players[seat].quarry = content.stones - players[seat].sled;
        }
        Ok(Imhotep {
            seats: setup.seats,
            revision: setup.revision,
            options: setup.options,
            round: 1,
            cards_left: IdSet::all(),
            start: Seat::A,
            active: Seat::A,
            last_sailor: None,
            players,
            ships: Default::default(),
            market: [None; 4],
            peek: [None; 2],
            bag: Bag::new(content.copies),
            pyramid: Owners::default(),
            small: [[None; 5]; 3],
            temple: Owners::default(),
            burial: Owners::default(),
            obelisks: PerSeat::default(),
            towers: [None; 8],
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

    /// The pair is for its taker's eyes; a single face-down card is simply taken.
    fn secret(&self, _actor: Actor, m: Move) -> Option<SeatSet> {
        match (self.steps.top(), m) {
            (Some(Step::Market(market::Step::Peek { seat })), Move::Peek(_)) if self.bag.held() == 2 => {
                Some(SeatSet::only(seat))
            }
            _ => None,
        }
    }

    fn apply(&mut self, actor: Actor, m: Move, events: &mut Vec<Event>) {
        rules::apply(self, actor, m, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn prospects(&self) -> Vec<Prospect> {
        score::prospects(self)
    }

    fn round_of(&self) -> Option<(u8, u8)> {
        Some((self.round.max(1), self.content().rounds))
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
