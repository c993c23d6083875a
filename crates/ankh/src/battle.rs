//! A battle in progress.

use arrayvec::ArrayVec;
use maat_engine::{MAX_SEATS, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::figures::FigureSet;
use crate::map::Token;
use crate::pieces::{Bid, CardSet};
use crate::state::as_bits;

/// The parts of a strength that are no cards: they come first.
pub const PLAIN_PARTS: usize = 4;

/// The state of a battle: facts that are noted at one moment and needed later. Empty between battles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Battle {
    /// The region in which it is fought.
    pub token: Option<Token>,
    pub participants: SeatSet,
    /// In which the participants act in this step, ascending when it began.
    pub(crate) order: [Option<Seat>; MAX_SEATS],
    /// Amun plays two cards.
    pub announced: Option<Seat>,
    pub picks: PerSeat<CardSet>,
    /// All have picked.
    pub revealed: bool,
    pub bidders: SeatSet,
    pub bids: PerSeat<Option<Bid>>,
    /// Own figures killed in this battle.
    pub killed: PerSeat<u8>,
    /// Own figures when strengths were counted.
    pub present: PerSeat<u8>,
    pub strength: PerSeat<u8>,
    /// The parts of the strengths when they were counted, without cards.
    pub counted: PerSeat<[u8; PLAIN_PARTS]>,
    pub winner: Option<Seat>,
    /// Those killed last, or about to be.
    #[serde(with = "as_bits")]
    pub victims: FigureSet,
    /// Victims that Isis keeps.
    #[serde(with = "as_bits")]
    pub spared: FigureSet,
    /// Killed Mummies that return, and killed Cat Mummies that take their toll.
    #[serde(with = "as_bits")]
    pub mummies: FigureSet,
    #[serde(with = "as_bits")]
    pub cats: FigureSet,
    /// Anubis has trapped a warrior after a Plague card.
    pub trapped: bool,
}

impl Battle {
    /// The god at a place of the order.
    #[inline]
    pub fn at(&self, place: u8) -> Option<Seat> {
        self.order.get(usize::from(place)).copied().flatten()
    }

    /// The participants in the order of this step.
    #[inline]
    pub fn order(&self) -> ArrayVec<Seat, MAX_SEATS> {
        self.order.into_iter().flatten().collect()
    }

    pub(crate) fn set_order(&mut self, seats: impl IntoIterator<Item = Seat>) {
        let mut seats = seats.into_iter();
        self.order = std::array::from_fn(|_| seats.next());
    }

    /// The number of cards that a participant plays.
    #[inline]
    pub fn plays(&self, seat: Seat) -> u8 {
        if self.announced == Some(seat) { 2 } else { 1 }
    }

    /// Participants that have not picked all their cards.
    #[inline]
    pub fn undecided(&self) -> SeatSet {
        self.participants.iter().filter(|seat| self.picks[*seat].len() < self.plays(*seat)).collect()
    }

    /// Bidders that have not named their bid.
    #[inline]
    pub fn silent(&self) -> SeatSet {
        self.bidders.iter().filter(|seat| self.bids[*seat].is_none()).collect()
    }
}
