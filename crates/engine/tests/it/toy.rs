//! A toy game with every feature of the engine: a model for authors of games.
//!
//! The rules. Each round every seat draws up to three cards, worth 1 to 5. In turn each digs one to three stones from
//! the heap, trades a card, buries one until the end (once a game), or rests. A coin says whether the highest card
//! will win or the lowest; all lay a card face down at once; if one alone is best, it wins two stones. Points are
//! stones and the buried card. Novices, if the players agree on some, begin with a stone; two players may agree on a
//! small heap.

mod moves;
mod rules;
mod state;
mod view;

use std::ops::RangeInclusive;

use maat_engine::{
    Actor, Choice, Game, GameEvent, Outcome, Seat, SeatSet, Setup, SetupError, Turn, Viewer, Vocabulary,
};
use rand::rngs::SmallRng;

pub use moves::{Event, Move, Side, Step};
pub use state::{Card, Options, Player, Toy};
pub use view::View;

impl Game for Toy {
    const ID: &'static str = "toy";
    const REVISION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MAX_PLIES: usize = 80;
    const OPTIONS: &'static [Choice] = state::OPTIONS;
    const VOCABULARY: Vocabulary = moves::VOCABULARY;
    const CONTENT: &'static [&'static str] = &[];

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup<Options>) -> Result<Self, SetupError> {
        setup.validate::<Toy>()?;
        let mut toy = Toy::laid_out(setup.seats, setup.options);
        toy.open_round();
        Ok(toy)
    }

    fn turn(&self) -> Turn {
        match self.steps.top() {
            Some(Step::Deal(_) | Step::Flip) => Turn::Chance,
            Some(Step::Act(seat) | Step::Take(seat) | Step::Drop(seat)) => Turn::Seats(SeatSet::only(seat)),
            Some(Step::Lay(_)) => Turn::Seats(self.owing()),
            None => Turn::Over,
        }
    }

    fn step(&self) -> &'static str {
        self.steps.top().map_or("over", Step::id)
    }

    fn legal_moves(&self, actor: Actor, out: &mut Vec<Move>) {
        if self.is_due(actor) {
            self.list_moves(actor, out);
        }
    }

    fn weight(&self, m: Move) -> u32 {
        match m {
            Move::Deal(card) => self.bag.draw_weight(card.index()),
            _ => 1,
        }
    }

    fn secret(&self, actor: Actor, m: Move) -> Option<SeatSet> {
        match (self.steps.top(), m) {
            (Some(Step::Deal(to)), Move::Deal(_)) => Some(SeatSet::only(to)),
            (_, Move::Bury(_) | Move::Lay(_)) => actor.seat().map(SeatSet::only),
            _ => None,
        }
    }

    fn apply(&mut self, actor: Actor, m: Move, events: &mut Vec<Event>) {
        self.play_move(actor, m, events);
        self.settle(events);
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = Seat::first(self.seats).map(|seat| self.players[seat].points());
        (self.turn() == Turn::Over).then(|| Outcome::ranked(points, &[(); Seat::ALL.len()]))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn determinize(&mut self, seat: Option<Seat>, rng: &mut SmallRng) {
        view::determinize(self, seat, rng);
    }

    fn check(&self) {
        self.check_conserved();
    }
}

impl GameEvent for Event {
    fn rule_id(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "cards",
            Event::Took { .. } | Event::Dropped { .. } | Event::Buried { .. } => "turn",
            Event::Flipped { .. } | Event::Laid { .. } | Event::Revealed { .. } | Event::Won { .. } => {
                "contest"
            }
            Event::Unearthed { .. } => "end",
        }
    }
}
