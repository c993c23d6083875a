//! Seats at a table, sets of seats, and one value for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{Id, PlayError};

/// The most seats any game has.
pub const MAX_SEATS: usize = 5;

/// A place at the table; seat `a` begins. It is an enum so that `Option<Seat>` is one byte and no impossible seat exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seat {
    /// The first seat in turn order.
    A,
    /// The second seat.
    B,
    /// The third seat.
    C,
    /// The fourth seat.
    D,
    /// The fifth seat.
    E,
}

impl Seat {
    /// All seats in turn order.
    pub const ALL: [Seat; MAX_SEATS] = [Seat::A, Seat::B, Seat::C, Seat::D, Seat::E];

    /// The first `count` seats in turn order.
    #[inline]
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::ALL[..usize::from(count)].iter().copied()
    }

    /// The seat with this index, counted from 0. Panics past the last seat.
    #[inline]
    pub fn at(index: usize) -> Seat {
        Seat::ALL[index]
    }

    /// The seat's index, counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The left neighbour at a table of `seats`: the next in turn order.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        let next = self as u8 + 1;
        Seat::ALL[usize::from(if next == seats { 0 } else { next })]
    }

    /// The letter that names the seat in notation.
    pub fn letter(self) -> char {
        char::from(b'a' + self as u8)
    }
}

crate::__ts!(Seat, Seat::ALL.map(|seat| format!("\"{seat}\"")).join(" | "));

impl Id for Seat {
    const COUNT: usize = MAX_SEATS;

    #[inline]
    fn at(index: usize) -> Self {
        Seat::at(index)
    }

    #[inline]
    fn index(self) -> usize {
        Seat::index(self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Seat {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let seat = Seat::ALL.into_iter().find(|seat| text.len() == 1 && text.starts_with(seat.letter()));
        seat.ok_or(PlayError::Unreadable)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letter = char::deserialize(deserializer)?;
        let seat = Seat::ALL.into_iter().find(|seat| seat.letter() == letter);
        seat.ok_or_else(|| D::Error::custom("a seat is one of a b c d e"))
    }
}

/// A set of seats, written in notation as their letters: `ace`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without seats.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `count` seats.
    #[inline]
    pub fn first(count: u8) -> SeatSet {
        SeatSet((1 << count) - 1)
    }

    /// The set of this seat alone.
    #[inline]
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// The set with the seat added.
    #[must_use]
    #[inline]
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat as u8)
    }

    /// The set with the seat removed.
    #[must_use]
    #[inline]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat as u8))
    }

    /// Whether there is no seat in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether all seats of this set are in the other one.
    pub fn is_subset(self, of: SeatSet) -> bool {
        self.0 & !of.0 == 0
    }

    /// The first seat of the set in turn order.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        Seat::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The seats of the set in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl From<Seat> for SeatSet {
    #[inline]
    fn from(seat: Seat) -> Self {
        SeatSet::only(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letters = String::deserialize(deserializer)?;
        let seat = |letter| Seat::ALL.into_iter().find(|seat| seat.letter() == letter);
        let seats: Option<SeatSet> = letters.chars().map(seat).collect();
        seats.ok_or_else(|| D::Error::custom("seats are letters from a to e"))
    }
}

/// One value for each seat a table can have, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T> {
    items: [T; MAX_SEATS],
}

impl<T> PerSeat<T> {
    /// Computes the value of each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        PerSeat { items: std::array::from_fn(|index| value(Seat::at(index))) }
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_the_table() {
        assert_eq!(Seat::C.next(3), Seat::A);
        assert_eq!(Seat::first(4).map(|seat| seat.next(4)).map(Seat::index).sum::<usize>(), 6);
        assert_eq!(size_of::<Option<Seat>>(), 1);
    }

    #[test]
    fn seats_are_written_as_letters() {
        assert_eq!("c".parse(), Ok(Seat::C));
        for wrong in ["", "f", "A", "aa", "é"] {
            assert_eq!(wrong.parse::<Seat>(), Err(PlayError::Unreadable), "{wrong:?}");
        }
        assert_eq!(serde_json::to_string(&Seat::B).unwrap(), "\"b\"");
        let set: SeatSet = serde_json::from_str("\"ace\"").unwrap();
        assert_eq!(set, [Seat::E, Seat::A, Seat::C].into_iter().collect());
        assert_eq!(set.to_string(), "ace");
        assert_eq!(set.lowest(), Some(Seat::A));
        assert_eq!(SeatSet::EMPTY.lowest(), None);
    }
}
