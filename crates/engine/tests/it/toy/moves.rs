//! Moves, events and steps, and their notation.

use std::fmt;
use std::str::FromStr;

use maat_engine::{PlayError, Seat, Vocabulary};
use serde::{Deserialize, Serialize};

use super::state::Card;

pub const VOCABULARY: Vocabulary = Vocabulary {
    steps: &["deal", "act", "take", "drop", "flip", "lay"],
    verbs: &["deal", "dig", "take", "trade", "drop", "bury", "rest", "flip", "lay"],
    events: &["dealt", "took", "dropped", "buried", "flipped", "laid", "revealed", "won", "unearthed"],
    rules: &["cards", "turn", "contest", "end"],
    names: &["heads", "tails"],
};

pub const MOST_DUG: u8 = 3;

/// One small choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    // Of seats.
    Dig,
    Take(u8),
    Trade,
    Drop(Card),
    Bury(Card),
    Rest,
    Lay(Card),
    // Of chance.
    Deal(Card),
    Flip(Side),
}

/// Something that happened. A card that is `None` is hidden from the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    Dealt {
        seat: Seat,
        card: Option<Card>,
    },
    Took {
        seat: Seat,
        stones: u8,
    },
    Dropped {
        seat: Seat,
        card: Card,
    },
    Buried {
        seat: Seat,
        card: Option<Card>,
    },
    Flipped {
        side: Side,
    },
    /// Only the seat itself sees this event; the others see from the turn that it has answered.
    Laid {
        seat: Seat,
        card: Card,
    },
    Revealed {
        seat: Seat,
        card: Card,
    },
    Won {
        seat: Seat,
        stones: u8,
    },
    Unearthed {
        seat: Seat,
        card: Card,
    },
}

/// A pending step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Chance deals cards to this seat until its hand is full.
    Deal(Seat),
    /// The seat chooses an action.
    Act(Seat),
    /// The seat chooses the number of stones.
    Take(Seat),
    /// The seat chooses a card.
    Drop(Seat),
    /// Chance flips the coin.
    #[default]
    Flip,
    /// All seats lay a card simultaneously.
    Lay(Side),
}

maat_engine::ids! {
    /// The side of the coin. With heads, the highest card wins.
    pub enum Side { Heads = "heads", Tails = "tails" }
}

impl Step {
    pub fn id(self) -> &'static str {
        match self {
            Step::Deal(_) => "deal",
            Step::Act(_) => "act",
            Step::Take(_) => "take",
            Step::Drop(_) => "drop",
            Step::Flip => "flip",
            Step::Lay(_) => "lay",
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Dig => f.write_str("dig"),
            Move::Take(stones) => write!(f, "take {stones}"),
            Move::Trade => f.write_str("trade"),
            Move::Drop(card) => write!(f, "drop {card}"),
            Move::Bury(card) => write!(f, "bury {card}"),
            Move::Rest => f.write_str("rest"),
            Move::Lay(card) => write!(f, "lay {card}"),
            Move::Deal(card) => write!(f, "deal {card}"),
            Move::Flip(side) => write!(f, "flip {side}"),
        }
    }
}

impl FromStr for Move {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text.split_once(' ').unwrap_or((text, "")) {
            ("dig", "") => Move::Dig,
            ("take", stones) => Move::Take(spelt(stones, 1..=MOST_DUG)?),
            ("trade", "") => Move::Trade,
            ("drop", card) => Move::Drop(spelt(card, Card::all())?),
            ("bury", card) => Move::Bury(spelt(card, Card::all())?),
            ("rest", "") => Move::Rest,
            ("lay", card) => Move::Lay(spelt(card, Card::all())?),
            ("deal", card) => Move::Deal(spelt(card, Card::all())?),
            ("flip", side) => Move::Flip(side.parse()?),
            _ => return Err(PlayError::Unreadable),
        })
    }
}

/// The element of `all` with exactly this notation: `03` and `+3` are not cards.
fn spelt<T: fmt::Display>(text: &str, mut all: impl Iterator<Item = T>) -> Result<T, PlayError> {
    all.find(|known| known.to_string() == text).ok_or(PlayError::Unreadable)
}
