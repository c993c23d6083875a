//! Moves, events and steps.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use maat_engine::{PlayError, Seat, read_place};
use serde::{Deserialize, Serialize};

use crate::pieces::{Card, Cause, Side, Site, Slot, SmallPyramid, Source};

/// One small choice. Ships, slots, market places and round cards count from 0 here and from 1 in notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    // Of seats.
    Quarry,
    Load(Slot),
    Sail(u8),
    Play(Card),
    To(Site),
    Next(Seat),
    Take(u8),
    Keep(Card),
    Put(SmallPyramid),
    Draw,
    Haul,
    Decline,
    Point,
    Stones,
    // Of chance.
    Round(u8),
    Reveal(Card),
    Peek(Card),
    Drawn(Card),
    Sweep(Card),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Quarry => f.write_str("quarry"),
            Move::Load(slot) => write!(f, "load {slot}"),
            Move::Sail(ship) => write!(f, "sail {}", ship + 1),
            Move::Play(card) => write!(f, "play {card}"),
            Move::To(site) => write!(f, "to {site}"),
            Move::Next(seat) => write!(f, "next {seat}"),
            Move::Take(place) => write!(f, "take {}", place + 1),
            Move::Keep(card) => write!(f, "keep {card}"),
            Move::Put(pyramid) => write!(f, "put {pyramid}"),
            Move::Draw => f.write_str("draw"),
            Move::Haul => f.write_str("haul"),
            Move::Decline => f.write_str("decline"),
            Move::Point => f.write_str("point"),
            Move::Stones => f.write_str("stones"),
            Move::Round(card) => write!(f, "round {}", card + 1),
            Move::Reveal(card) => write!(f, "reveal {card}"),
            Move::Peek(card) => write!(f, "peek {card}"),
            Move::Drawn(card) => write!(f, "draw {card}"),
            Move::Sweep(card) => write!(f, "sweep {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (verb, noun) = match text.split_once(' ') {
            Some((verb, noun)) => (verb, Some(noun)),
            None => (text, None),
        };
        Ok(match (verb, noun) {
            ("quarry", None) => Move::Quarry,
            ("load", Some(slot)) => Move::Load(slot.parse()?),
            ("sail", Some(ship)) => Move::Sail(read_place(ship, 4)?),
            ("play", Some(card)) => Move::Play(card.parse()?),
            ("to", Some(site)) => Move::To(site.parse()?),
            ("next", Some(seat)) => Move::Next(seat.parse()?),
            ("take", Some(place)) => Move::Take(read_place(place, 4)?),
            ("keep", Some(card)) => Move::Keep(card.parse()?),
            ("put", Some(pyramid)) => Move::Put(pyramid.parse()?),
            ("draw", None) => Move::Draw,
            ("haul", None) => Move::Haul,
            ("decline", None) => Move::Decline,
            ("point", None) => Move::Point,
            ("stones", None) => Move::Stones,
            ("round", Some(card)) => Move::Round(read_place(card, 7)?),
            ("reveal", Some(card)) => Move::Reveal(card.parse()?),
            ("peek", Some(card)) => Move::Peek(card.parse()?),
            ("draw", Some(card)) => Move::Drawn(card.parse()?),
            ("sweep", Some(card)) => Move::Sweep(card.parse()?),
            _ => return Err(PlayError::Unreadable),
        })
    }
}

/// Something the game waits for or still has to do. The owner of a decision is in the step, except where it is
/// the active player's by definition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Chance: the next round card.
    #[default]
    RoundCard,
    /// Chance: the market card of this place.
    Deal {
        place: u8,
    },
    /// The active player's action.
    Turn,
    /// Which ship the lever unloads.
    Lever,
    /// A stone for a ship; `from`: the first slot that may be used, so that pairs are chosen in one order only.
    Load {
        seat: Seat,
        left: u8,
        from: u8,
        cause: Cause,
    },
    /// Where the ship sails.
    To {
        ship: u8,
        lever: bool,
    },
    /// Whose stone comes next; `queue`: the slots chosen so far, two bits each.
    Order {
        ship: u8,
        queue: u8,
        chosen: u8,
    },
    /// The slots still to be unloaded, two bits each, the next one lowest.
    Unload {
        ship: u8,
        queue: u8,
        left: u8,
    },
    /// A card on its way to the discard pile, after all that lies above it.
    Discard {
        card: Card,
    },
    Take {
        seat: Seat,
    },
    /// Chance: the face-down cards, shown to their taker.
    Peek {
        seat: Seat,
    },
    Keep {
        seat: Seat,
    },
    /// Which small pyramid gets the stone; `red`: it comes from the quarry, not from the ship.
    Put {
        seat: Seat,
        red: bool,
    },
    BonusCard {
        seat: Seat,
    },
    BonusStones {
        seat: Seat,
    },
    /// Chance: the top card of the pile.
    Draw {
        seat: Seat,
        cause: Cause,
    },
    /// The temple's reward of this place and those after it.
    Temple {
        place: u8,
    },
    Choice {
        seat: Seat,
    },
    /// Chance: the face-down cards nobody took.
    Sweep,
    EndTurn,
    EndRound,
}

/// What happened. Places, ships and slots count from 1, as on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    RoundBegan {
        round: u8,
        seat: Seat,
    },
    ShipsCame {
        ships: [u8; 4],
    },
    CardDealt {
        place: u8,
        card: Card,
    },
    PairLaid {
        count: u8,
    },
    Reshuffled,
    StonesTaken {
        seat: Seat,
        count: u8,
        cause: Cause,
    },
    StoneLoaded {
        seat: Seat,
        ship: u8,
        slot: u8,
        cause: Cause,
    },
    ShipSailed {
        seat: Seat,
        ship: u8,
        site: Site,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    OrderChosen {
        seat: Seat,
        order: ArrayVec<Seat, 4>,
    },
    PyramidBuilt {
        seat: Seat,
        points: i16,
    },
    SmallPyramidBuilt {
        seat: Seat,
        pyramid: SmallPyramid,
        points: i16,
    },
    PyramidOverflowed {
        seat: Seat,
        points: i16,
    },
    TempleBuilt {
        seat: Seat,
        place: u8,
    },
    BurialBuilt {
        seat: Seat,
        row: u8,
        column: u8,
    },
    ObeliskRaised {
        seat: Seat,
        height: u8,
    },
    StoneLoose {
        seat: Seat,
        count: u8,
    },
    TowerBuilt {
        seat: Seat,
        points: i16,
    },
    CardTaken {
        seat: Seat,
        card: Card,
    },
    MarketEmpty {
        seat: Seat,
    },
    PairTaken {
        seat: Seat,
    },
    /// Only for the eyes of `seat`.
    PairSeen {
        seat: Seat,
        card: Card,
    },
    PairSplit {
        seat: Seat,
        card: Card,
        rejected: Card,
    },
    CardDrawn {
        seat: Seat,
        card: Card,
        cause: Cause,
    },
    NothingToDraw {
        seat: Seat,
    },
    QuarryEmpty {
        seat: Seat,
        card: Card,
    },
    CardDiscarded {
        card: Card,
    },
    BonusDeclined {
        seat: Seat,
    },
    TempleRewarded {
        seat: Seat,
        place: u8,
        side: Side,
        points: i16,
    },
    Passed {
        seat: Seat,
    },
    RoundStalled,
    StonesReturned {
        seat: Seat,
        count: u8,
    },
    PairSwept {
        card: Card,
    },
    RoundEnded {
        round: u8,
    },
    Scored {
        seat: Seat,
        source: Source,
        /// Of the board, where the points come from one.
        #[serde(skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        points: i16,
    },
    GameEnded {
        winners: ArrayVec<Seat, 4>,
    },
}
