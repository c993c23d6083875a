//! The moves.

use maat_engine::{Seat, moves};

use crate::pieces::{Card, MarketPlace, RoundCard, ShipNo, Site, Slot, SmallPyramid};

moves! {
    /// One small choice. The index of a move follows this order: new moves are appended.
    pub enum Move {
        // Of seats.
        Quarry = "quarry",
        Load(Slot) = "load",
        Sail(ShipNo) = "sail",
        Play(Card) = "play",
        To(Site) = "to",
        Next(Seat) = "next",
        Take(MarketPlace) = "take",
        Keep(Card) = "keep",
        Put(SmallPyramid) = "put",
        Draw = "draw",
        Haul = "haul",
        Decline = "decline",
        Point = "point",
        Stones = "stones",
        // Of chance.
        Round(RoundCard) = "round",
        Reveal(Card) = "reveal",
        Peek(Card) = "peek",
        Drawn(Card) = "draw",
        Sweep(Card) = "sweep",
    }
}
