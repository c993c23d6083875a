//! The moves.

use maat_engine::moves;

use crate::nile::Nile;
use crate::pieces::{
    Crew, DrawnCards, FreeCards, GraveValue, Market, Part, Pillar, Place, Position, RegularCrew, RingMove,
    RowNo, Square, Stones,
};
use crate::sphinx::Sphinx;

moves! {
    /// One small choice. The index of a move follows this order: new moves are appended.
    pub enum Move {
        // Of seats.
        Keep(Sphinx) = "keep",
        Ship(Position) = "ship",
        /// On a round space, with the card for a double action.
        Double(Position) = "double",
        Berth(Place) = "berth",
        Pass = "pass",
        Grow(Crew) = "grow",
        Take(Square) = "take",
        Decline = "decline",
        Ring(RingMove) = "ring",
        Again = "again",
        Done = "done",
        Grain = "grain",
        Feed(Stones) = "feed",
        First = "first",
        Commit(RegularCrew) = "commit",
        Joker = "joker",
        Boost = "boost",
        GiveUp = "give-up",
        Draw(DrawnCards) = "draw",
        Extra(FreeCards) = "extra",
        Obelisk = "obelisk",
        Grave = "grave",
        Row(RowNo) = "row",
        Pillar(Pillar) = "pillar",
        Column = "column",
        Lintel = "lintel",
        Market(Market) = "market",
        StandIn = "stand-in",
        // Free actions.
        Haul = "haul",
        Sell(Stones) = "sell",
        Water(Nile) = "water",
        Drill(Crew) = "drill",
        Train(Crew) = "train",
        // Of chance.
        Nile(Nile) = "nile",
        /// A grave tile of this value.
        Tile(GraveValue) = "grave",
        Card(Sphinx) = "card",
    }
}

impl Move {
    /// The move that lays a brick on a part of the temple.
    #[inline]
    pub const fn temple(part: Part) -> Move {
        match part {
            Part::PillarLeft => Move::Pillar(Pillar::Left),
            Part::PillarRight => Move::Pillar(Pillar::Right),
            Part::Columns => Move::Column,
            Part::Lintels => Move::Lintel,
        }
    }
}
