//! The toy game with a bug.

use std::cell::Cell;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use maat_engine::{
    Actor, Choice, Game, GameEvent, Outcome, PlayError, Seat, SeatSet, Setup, SetupError, Turn, Viewer,
    Vocabulary,
};
use rand::rngs::SmallRng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::toy::{Event, Move, Options, Toy, View};

/// The functions in which the broken toy differs from the toy.
#[derive(Clone, Copy)]
pub struct Bug {
    pub new: fn(&Setup<Options>) -> Result<Toy, SetupError>,
    pub turn: fn(&Toy) -> Turn,
    pub step: fn(&Toy) -> &'static str,
    pub legal_moves: fn(&Toy, Actor, &mut Vec<Move>),
    pub weight: fn(&Toy, Move) -> u32,
    pub secret: fn(&Toy, Actor, Move) -> Option<SeatSet>,
    pub apply: fn(&mut Toy, Actor, Move, &mut Vec<Event>),
    pub outcome: fn(&Toy) -> Option<Outcome>,
    pub view: fn(&Toy, Viewer) -> View,
    pub redact: fn(&Event, Viewer) -> Option<Event>,
    pub rule: fn(&Event) -> &'static str,
    pub determinize: fn(&mut Toy, Option<Seat>, &mut SmallRng),
    /// The result of `play` for a move that must be refused.
    pub refuse: fn(&mut Toy, PlayError) -> Result<(), PlayError>,
    /// The state that serde gets.
    pub save: fn(&Toy) -> Toy,
    pub tell: fn(&Event) -> Value,
    pub spell: fn(Move) -> String,
    pub read: fn(&str) -> Result<Move, PlayError>,
    pub spell_options: fn(Options) -> String,
    pub read_options: fn(&str) -> Result<Options, SetupError>,
}

impl Bug {
    pub const NONE: Bug = Bug {
        new: Toy::new,
        turn: Toy::turn,
        step: Toy::step,
        legal_moves: Toy::legal_moves,
        weight: Toy::weight,
        secret: Toy::secret,
        apply: Toy::apply,
        outcome: Toy::outcome,
        view: Toy::view,
        redact: Toy::redact,
        rule: Event::rule_id,
        determinize: Toy::determinize,
        refuse: |_, why| Err(why),
        save: Toy::clone,
        tell: |event| serde_json::to_value(event).expect("events are plain"),
        spell: |m| m.to_string(),
        read: Move::from_str,
        spell_options: |options| options.to_string(),
        read_options: Options::from_str,
    };
}

thread_local! {
    // Not a type parameter, because then every bug would be compiled with all the laws.
    static BUG: Cell<Bug> = const { Cell::new(Bug::NONE) };
    static OUTSIDE: Cell<u8> = const { Cell::new(0) };
}

/// Introduces the bug into all toys of this thread, which is one test.
pub fn introduce(bug: Bug) {
    BUG.set(bug);
}

/// A number that no state contains, like that of a clock or a random generator in a game.
pub fn outside() -> u8 {
    OUTSIDE.set(OUTSIDE.get().wrapping_add(1));
    OUTSIDE.get()
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Broken(Toy);

/// A move, an event or the options, with the spelling of the bug.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spelt<T>(T);

impl Game for Broken {
    const ID: &'static str = Toy::ID;
    const REVISION: u16 = Toy::REVISION;
    const SEATS: RangeInclusive<u8> = Toy::SEATS;
    const MAX_PLIES: usize = Toy::MAX_PLIES;
    const OPTIONS: &'static [Choice] = Toy::OPTIONS;
    const VOCABULARY: Vocabulary = Toy::VOCABULARY;
    const CONTENT: &'static [&'static str] = Toy::CONTENT;

    type Options = Spelt<Options>;
    type Move = Spelt<Move>;
    type Event = Spelt<Event>;
    type View = View;

    fn new(setup: &Setup<Self::Options>) -> Result<Self, SetupError> {
        let Setup { seats, revision, options } = *setup;
        (BUG.get().new)(&Setup { seats, revision, options: options.0 }).map(Broken)
    }

    fn turn(&self) -> Turn {
        (BUG.get().turn)(&self.0)
    }

    fn step(&self) -> &'static str {
        (BUG.get().step)(&self.0)
    }

    fn legal_moves(&self, actor: Actor, out: &mut Vec<Self::Move>) {
        let mut moves = out.drain(..).map(|m| m.0).collect();
        (BUG.get().legal_moves)(&self.0, actor, &mut moves);
        out.extend(moves.into_iter().map(Spelt));
    }

    fn weight(&self, m: Self::Move) -> u32 {
        (BUG.get().weight)(&self.0, m.0)
    }

    fn secret(&self, actor: Actor, m: Self::Move) -> Option<SeatSet> {
        (BUG.get().secret)(&self.0, actor, m.0)
    }

    fn apply(&mut self, actor: Actor, m: Self::Move, events: &mut Vec<Self::Event>) {
        let mut told = Vec::new();
        (BUG.get().apply)(&mut self.0, actor, m.0, &mut told);
        events.extend(told.into_iter().map(Spelt));
    }

    fn outcome(&self) -> Option<Outcome> {
        (BUG.get().outcome)(&self.0)
    }

    fn view(&self, viewer: Viewer) -> View {
        (BUG.get().view)(&self.0, viewer)
    }

    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        (BUG.get().redact)(&event.0, viewer).map(Spelt)
    }

    fn determinize(&mut self, seat: Option<Seat>, rng: &mut SmallRng) {
        (BUG.get().determinize)(&mut self.0, seat, rng);
    }

    fn check(&self) {
        self.0.check();
    }

    // No game should override this method; the law that says so must catch it.
    fn play(&mut self, actor: Actor, m: Self::Move, events: &mut Vec<Self::Event>) -> Result<(), PlayError> {
        let mut legal = Vec::new();
        self.legal_moves(actor, &mut legal);
        let why = match (self.turn(), self.is_due(actor)) {
            (Turn::Over, _) => PlayError::Over,
            (_, false) => PlayError::NotDue,
            (_, true) if !legal.contains(&m) => PlayError::Illegal,
            _ => {
                self.apply(actor, m, events);
                return Ok(());
            }
        };
        (BUG.get().refuse)(&mut self.0, why)
    }
}

impl Serialize for Broken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (BUG.get().save)(&self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Broken {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Toy::deserialize(deserializer).map(Broken)
    }
}

impl GameEvent for Spelt<Event> {
    fn rule_id(&self) -> &'static str {
        (BUG.get().rule)(&self.0)
    }
}

impl Serialize for Spelt<Event> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (BUG.get().tell)(&self.0).serialize(serializer)
    }
}

impl fmt::Display for Spelt<Move> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&(BUG.get().spell)(self.0))
    }
}

impl FromStr for Spelt<Move> {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        (BUG.get().read)(text).map(Spelt)
    }
}

impl fmt::Display for Spelt<Options> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&(BUG.get().spell_options)(self.0))
    }
}

impl FromStr for Spelt<Options> {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        (BUG.get().read_options)(text).map(Spelt)
    }
}
