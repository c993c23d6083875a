//! Kuhn poker: three cards, one hidden card for each player. It is the smallest game in which seeing the other hand
//! would pay.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use maat_bots::{Evaluate, Ledger, Searchable};
use maat_engine::{
    Actor, Choice, Game, GameEvent, Outcome, PlayError, Seat, SeatSet, Setup, SetupError, Turn, Viewer,
    Vocabulary, below, ids,
};
use rand::rngs::SmallRng;
use serde::{Deserialize, Serialize};

/// Jack, queen and king are 1, 2 and 3. `a` passes or bets first; then players fold (pass) or call (bet).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Kuhn {
    pub hands: [Option<u8>; 2],
    bets: Vec<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Deal(u8),
    Pass,
    Bet,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Deal(card) => write!(f, "deal {card}"),
            Move::Pass => f.write_str("pass"),
            Move::Bet => f.write_str("bet"),
        }
    }
}

impl FromStr for Move {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, PlayError> {
        match text {
            "pass" => Ok(Move::Pass),
            "bet" => Ok(Move::Bet),
            "deal 1" => Ok(Move::Deal(1)),
            "deal 2" => Ok(Move::Deal(2)),
            "deal 3" => Ok(Move::Deal(3)),
            _ => Err(PlayError::Unreadable),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    Bet { seat: Seat, more: bool },
    Shown { one: u8, other: u8 },
}

impl GameEvent for Event {
    fn rule_id(&self) -> &'static str {
        "kuhn"
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    hand: Option<u8>,
    bets: Vec<bool>,
}

/// No options.
#[derive(Clone, Default, Debug)]
pub struct Options;

impl fmt::Display for Options {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        maat_engine::options::read(text, &[]).map(|_| Options)
    }
}

impl Kuhn {
    /// The stakes, positive for `a`; `None` while the betting goes on.
    fn settled(&self) -> Option<i32> {
        let showdown = if self.hands[0] > self.hands[1] { 1 } else { -1 };
        match self.bets[..] {
            [false, false] => Some(showdown),
            [true, true] | [false, true, true] => Some(2 * showdown),
            [true, false] => Some(1),
            [false, true, false] => Some(-1),
            _ => None,
        }
    }

    fn undealt(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=3).filter(|card| !self.hands.contains(&Some(*card)))
    }
}

impl Game for Kuhn {
    const ID: &'static str = "kuhn";
    const REVISION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const MAX_PLIES: usize = 5;
    const OPTIONS: &'static [Choice] = &[];
    const VOCABULARY: Vocabulary = Vocabulary {
        steps: &["deal", "bet"],
        verbs: &["deal", "pass", "bet"],
        events: &["bet", "shown"],
        rules: &[],
        names: &[],
    };
    const CONTENT: &'static [&'static str] = &[""];

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup<Options>) -> Result<Self, SetupError> {
        setup.validate::<Self>()?;
        Ok(Kuhn { hands: [None; 2], bets: Vec::new() })
    }

    fn turn(&self) -> Turn {
        match self.settled() {
            _ if self.hands.contains(&None) => Turn::Chance,
            Some(_) => Turn::Over,
            None => Turn::Seats(SeatSet::only(Seat::at(self.bets.len() % 2))),
        }
    }

    fn step(&self) -> &'static str {
        if self.hands.contains(&None) { "deal" } else { "bet" }
    }

    fn legal_moves(&self, actor: Actor, out: &mut Vec<Move>) {
        match actor {
            _ if !self.is_due(actor) => {}
            Actor::Chance => out.extend(self.undealt().map(Move::Deal)),
            Actor::Seat(_) => out.extend([Move::Pass, Move::Bet]),
        }
    }

    fn secret(&self, _actor: Actor, m: Move) -> Option<SeatSet> {
        let receiver = if self.hands[0].is_none() { Seat::A } else { Seat::B };
        matches!(m, Move::Deal(_)).then(|| SeatSet::only(receiver))
    }

    fn apply(&mut self, actor: Actor, m: Move, events: &mut Vec<Event>) {
        match (m, actor) {
            (Move::Deal(card), _) => {
                let hand = self.hands.iter_mut().find(|hand| hand.is_none()).expect("two cards are dealt");
                *hand = Some(card);
            }
            (m, Actor::Seat(seat)) => {
                self.bets.push(m == Move::Bet);
                events.push(Event::Bet { seat, more: m == Move::Bet });
            }
            (m, actor) => unreachable!("{actor} {m}"),
        }
        if let (Some(_), [Some(one), Some(other)]) = (self.settled(), self.hands) {
            events.push(Event::Shown { one, other });
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let stakes = self.settled().filter(|_| !self.hands.contains(&None))?;
        Some(Outcome::ranked([stakes, -stakes], &[0, 0]))
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => self.hands.get(seat.index()).copied().flatten(),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        View { hand, bets: self.bets.clone() }
    }

    fn determinize(&mut self, seat: Option<Seat>, rng: &mut SmallRng) {
        // At the end the hands are shown.
        if self.settled().is_some() {
            return;
        }
        let hidden = || Seat::first(2).filter(|&other| Some(other) != seat).map(Seat::index);
        let held: Vec<usize> = hidden().filter(|&other| self.hands[other].take().is_some()).collect();
        for other in held {
            let possible: Vec<u8> = self.undealt().collect();
            self.hands[other] = Some(possible[below(rng, possible.len() as u32) as usize]);
        }
    }
}

ids! {
    enum Term { Hand = "hand" }
}

impl Evaluate for Kuhn {
    const TERMS: &'static [&'static str] = Term::IDS;

    fn seat_count(&self) -> u8 {
        2
    }

    fn appraise(&self, ledger: &mut impl Ledger) {
        for (seat, hand) in Seat::ALL.into_iter().zip(self.hands) {
            ledger.add(seat, Term::Hand, f32::from(hand.unwrap_or(2)));
        }
    }

    fn is_mid_move(&self) -> bool {
        false
    }
}

/// Uses the default of ten random plies; no deal lasts longer.
impl Searchable for Kuhn {}

/// A deal with the first bets, `-` for pass and `+` for bet.
pub fn position(hands: [u8; 2], bets: &str) -> Kuhn {
    Kuhn { hands: hands.map(Some), bets: bets.chars().map(|bet| bet == '+').collect() }
}
