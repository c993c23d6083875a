//! The moves.

use maat_engine::moves;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::pieces::{
    Board, Colour, FieldNo, Holder, NileNo, Offering, OfferingPlace, Pick, Piece, Spin, TokenSource,
    WheelPosition, Zone, from_zero,
};

moves! {
    /// One small choice. The index of a move follows this order: new moves are appended.
    pub enum Move {
        // Of seats; `Jar`, `Noble` and `Artisan` of chance too, for the card that is revealed or drawn.
        Jar(Card) = "jar",
        Keep(Card) = "keep",
        Pair(OfferingPlace) = "pair",
        Bonus(OfferingPlace) = "bonus",
        Noble(Pick) = "noble",
        Artisan(Pick) = "artisan",
        Nile(NileNo) = "nile",
        Tomb = "tomb",
        Seer = "seer",
        Treasurer = "treasurer",
        Give(Piece) = "give",
        Get(Colour) = "get",
        Pass = "pass",
        Lay(Piece) = "lay",
        Pay(Piece) = "pay",
        Token(TokenSource) = "token",
        Step(Colour) = "step",
        Gain(Colour) = "gain",
        Diplomat = "diplomat",
        Teacher = "teacher",
        Decline = "decline",
        Advance = "advance",
        Done = "done",
        Reward(FieldNo) = "reward",
        Wheel(Colour) = "wheel",
        // Of chance alone.
        Ring(Zone) = "ring",
        Offset(WheelPosition) = "offset",
        Spin(Spin) = "spin",
        Drawn(Offering) = "token",
        Look(Card) = "look",
        Scribe(Card) = "scribe",
        Board(Board) = "board",
        Dark(Board) = "dark",
        Lane(Colour) = "lane",
        First(Holder) = "first",
    }
}

/// An action of a turn with the place or the deck that it names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A pair of offerings without the bonus.
    #[serde(with = "from_zero")]
    Pair(OfferingPlace),
    /// A pair of offerings with the bonus.
    #[serde(with = "from_zero")]
    Bonus(OfferingPlace),
    Noble(Pick),
    Artisan(Pick),
    #[serde(with = "from_zero")]
    Nile(NileNo),
    Tomb,
}

impl Target {
    #[inline]
    pub fn zone(self) -> Zone {
        match self {
            Target::Pair(_) | Target::Bonus(_) => Zone::Offerings,
            Target::Noble(_) => Zone::Nobles,
            Target::Artisan(_) => Zone::Artisans,
            Target::Nile(_) => Zone::Nile,
            Target::Tomb => Zone::Tomb,
        }
    }

    /// The target of a move on an own turn.
    #[inline]
    pub fn of(m: Move) -> Option<Target> {
        Some(match m {
            Move::Pair(place) => Target::Pair(place),
            Move::Bonus(place) => Target::Bonus(place),
            Move::Noble(pick) => Target::Noble(pick),
            Move::Artisan(pick) => Target::Artisan(pick),
            Move::Nile(action) => Target::Nile(action),
            Move::Tomb => Target::Tomb,
            _ => return None,
        })
    }

    /// The move that names the target.
    pub fn named(self) -> Move {
        match self {
            Target::Pair(place) => Move::Pair(place),
            Target::Bonus(place) => Move::Bonus(place),
            Target::Noble(pick) => Move::Noble(pick),
            Target::Artisan(pick) => Move::Artisan(pick),
            Target::Nile(action) => Move::Nile(action),
            Target::Tomb => Move::Tomb,
        }
    }
}
