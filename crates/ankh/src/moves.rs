//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use maat_engine::{PlayError, Seat, read_number};

use crate::map::{Dir, Edge, Hex, Token};
use crate::options::ScenarioId;
use crate::pieces::{Action, Adoptee, Call, Card, God, Guardian, Monument, Power, Source};

/// One small choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    // Setup, of seats or of chance.
    Scenario(ScenarioId),
    God(God),
    Guardian(Guardian),
    // A turn.
    Act(Action),
    From(Hex),
    To(Hex),
    Push(Hex),
    /// This direction and the next one clockwise.
    Aim(Dir),
    By(Source),
    Call(Call),
    At(Hex),
    Sun,
    Power(Power),
    Done,
    Decline,
    // Events of one player.
    Control(Hex),
    Camel(Edge),
    /// The lowest hex of the new region that keeps the old token.
    Old(Hex),
    Swap(Token),
    With(Token),
    // Battles.
    Announce,
    Card(Card),
    Build(Monument),
    Bid(u16),
    /// Whose warrior is trapped.
    Trap(Seat),
    Tiebreak,
    Spare(Hex),
    /// Where the Underworld token comes from: the supply, or a hex.
    Lift(Option<Hex>),
    Gate(Hex),
    Worship,
    // Merging.
    Adopt(Adoptee),
}

const SUPPLY: &str = "supply";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Scenario(scenario) => write!(f, "scenario {scenario}"),
            Move::God(god) => write!(f, "god {god}"),
            Move::Guardian(guardian) => write!(f, "guardian {guardian}"),
            Move::Act(action) => action.fmt(f),
            Move::From(hex) => write!(f, "from {hex}"),
            Move::To(hex) => write!(f, "to {hex}"),
            Move::Push(hex) => write!(f, "push {hex}"),
            Move::Aim(dir) => write!(f, "aim {dir}"),
            Move::By(source) => write!(f, "by {source}"),
            Move::Call(call) => write!(f, "call {call}"),
            Move::At(hex) => write!(f, "at {hex}"),
            Move::Sun => f.write_str("sun"),
            Move::Power(power) => write!(f, "power {power}"),
            Move::Done => f.write_str("done"),
            Move::Decline => f.write_str("decline"),
            Move::Control(hex) => write!(f, "control {hex}"),
            Move::Camel(edge) => write!(f, "camel {edge}"),
            Move::Old(hex) => write!(f, "old {hex}"),
            Move::Swap(token) => write!(f, "swap {token}"),
            Move::With(token) => write!(f, "with {token}"),
            Move::Announce => f.write_str("announce"),
            Move::Card(card) => write!(f, "card {card}"),
            Move::Build(monument) => write!(f, "build {monument}"),
            Move::Bid(followers) => write!(f, "bid {followers}"),
            Move::Trap(owner) => write!(f, "trap {owner}"),
            Move::Tiebreak => f.write_str("tiebreak"),
            Move::Spare(hex) => write!(f, "spare {hex}"),
            Move::Lift(None) => write!(f, "lift {SUPPLY}"),
            Move::Lift(Some(hex)) => write!(f, "lift {hex}"),
            Move::Gate(hex) => write!(f, "gate {hex}"),
            Move::Worship => f.write_str("worship"),
            Move::Adopt(adoptee) => write!(f, "adopt {adoptee}"),
        }
    }
}

impl FromStr for Move {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Some((verb, noun)) = text.split_once(' ') else { return read_verb(text) };
        Ok(match verb {
            "scenario" => Move::Scenario(noun.parse()?),
            "god" => Move::God(noun.parse()?),
            "guardian" => Move::Guardian(noun.parse()?),
            "from" => Move::From(noun.parse()?),
            "to" => Move::To(noun.parse()?),
            "push" => Move::Push(noun.parse()?),
            "aim" => Move::Aim(noun.parse()?),
            "by" => Move::By(noun.parse()?),
            "call" => Move::Call(noun.parse()?),
            "at" => Move::At(noun.parse()?),
            "power" => Move::Power(noun.parse()?),
            "control" => Move::Control(noun.parse()?),
            "camel" => Move::Camel(noun.parse()?),
            "old" => Move::Old(noun.parse()?),
            "swap" => Move::Swap(noun.parse()?),
            "with" => Move::With(noun.parse()?),
            "card" => Move::Card(noun.parse()?),
            "build" => Move::Build(noun.parse()?),
            "bid" => Move::Bid(read_number(noun, 0..=u16::MAX)?),
            "trap" => Move::Trap(noun.parse()?),
            "spare" => Move::Spare(noun.parse()?),
            "lift" if noun == SUPPLY => Move::Lift(None),
            "lift" => Move::Lift(Some(noun.parse()?)),
            "gate" => Move::Gate(noun.parse()?),
            "adopt" => Move::Adopt(noun.parse()?),
            _ => return Err(PlayError::Unreadable),
        })
    }
}

/// A move without a noun.
fn read_verb(text: &str) -> Result<Move, PlayError> {
    Ok(match text {
        "sun" => Move::Sun,
        "done" => Move::Done,
        "decline" => Move::Decline,
        "announce" => Move::Announce,
        "tiebreak" => Move::Tiebreak,
        "worship" => Move::Worship,
        action => Move::Act(action.parse()?),
    })
}
