//! Rock, paper, scissors: simultaneous secret choices. Winning with rock counts double, so that the equilibrium is not
//! uniform.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use maat_bots::{Evaluate, HasBots, Leaf, Ledger, SearchSettings, Searchable};
use maat_engine::{
    Actor, Choice, Game, GameEvent, Outcome, PlayError, Seat, SeatSet, Setup, SetupError, Turn, Viewer,
    Vocabulary, ids,
};
use rand::rngs::SmallRng;
use serde::{Deserialize, Serialize};

use crate::kuhn::Options;

ids! {
    pub enum Sign { Rock = "rock", Paper = "paper", Scissors = "scissors" }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Show(pub Sign);

impl fmt::Display for Show {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "show {}", self.0)
    }
}

impl FromStr for Show {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, PlayError> {
        text.strip_prefix("show ").ok_or(PlayError::Unreadable)?.parse().map(Show)
    }
}

/// The game with an evaluation; `Unevaluated` has none.
pub type Scissors = Signs<true>;
pub type Unevaluated = Signs<false>;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Signs<const EVALUATED: bool> {
    shown: [Option<Sign>; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    Shown { one: Sign, other: Sign },
}

impl GameEvent for Event {
    fn rule_id(&self) -> &'static str {
        "scissors"
    }
}

/// The points of the first of two signs.
fn points(one: Sign, other: Sign) -> i32 {
    match (one, other) {
        (Sign::Rock, Sign::Scissors) => 2,
        (Sign::Scissors, Sign::Rock) => -2,
        (Sign::Paper, Sign::Rock) | (Sign::Scissors, Sign::Paper) => 1,
        (Sign::Rock, Sign::Paper) | (Sign::Paper, Sign::Scissors) => -1,
        _ => 0,
    }
}

impl<const EVALUATED: bool> Game for Signs<EVALUATED> {
    const ID: &'static str = "scissors";
    const REVISION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const MAX_PLIES: usize = 2;
    const OPTIONS: &'static [Choice] = &[];
    const VOCABULARY: Vocabulary =
        Vocabulary { steps: &["show"], verbs: &["show"], events: &["shown"], rules: &[], names: &[] };
    const CONTENT: &'static [&'static str] = &[""];

    type Options = Options;
    type Move = Show;
    type Event = Event;
    type View = ();

    fn new(setup: &Setup<Options>) -> Result<Self, SetupError> {
        setup.validate::<Self>()?;
        Ok(Signs { shown: [None; 2] })
    }

    fn turn(&self) -> Turn {
        let due: SeatSet = Seat::first(2).filter(|seat| self.shown[seat.index()].is_none()).collect();
        if due.is_empty() { Turn::Over } else { Turn::Seats(due) }
    }

    fn step(&self) -> &'static str {
        "show"
    }

    fn legal_moves(&self, actor: Actor, out: &mut Vec<Show>) {
        if self.is_due(actor) {
            out.extend(Sign::ALL.map(Show));
        }
    }

    fn secret(&self, actor: Actor, _m: Show) -> Option<SeatSet> {
        actor.seat().map(SeatSet::only)
    }

    fn apply(&mut self, actor: Actor, m: Show, events: &mut Vec<Event>) {
        let seat = actor.seat().expect("nothing is left to chance");
        self.shown[seat.index()] = Some(m.0);
        if let [Some(one), Some(other)] = self.shown {
            events.push(Event::Shown { one, other });
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let [Some(one), Some(other)] = self.shown else { return None };
        Some(Outcome::ranked([points(one, other), points(other, one)], &[0, 0]))
    }

    fn view(&self, _viewer: Viewer) {}

    fn determinize(&mut self, seat: Option<Seat>, _rng: &mut SmallRng) {
        Seat::first(2)
            .filter(|&other| Some(other) != seat)
            .for_each(|other| self.shown[other.index()] = None);
    }
}

impl Evaluate for Scissors {
    const TERMS: &'static [&'static str] = &[];

    fn seat_count(&self) -> u8 {
        2
    }

    fn appraise(&self, _ledger: &mut impl Ledger) {}

    fn is_mid_move(&self) -> bool {
        false
    }
}

impl Searchable for Scissors {
    const SEARCH: SearchSettings =
        SearchSettings { leaf: Leaf::Evaluation { plies: 2 }, ..SearchSettings::DEFAULT };
}

impl HasBots for Unevaluated {}
