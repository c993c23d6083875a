//! Bricks in the order they were laid.

use std::fmt;

use maat_engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A row of bricks, two bits each, the first lowest; a single bit above them marks the end. Written as the letters of
/// their owners: `abba`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bricks(u64);

/// Nothing but the mark.
const EMPTY: u64 = 1;

/// One bit for each brick that a row can hold.
const LOW_BITS: u64 = 0x5555_5555_5555_5555;

impl Bricks {
    /// The most bricks that fit.
    pub const MOST: usize = 31;

    #[inline]
    pub fn len(self) -> usize {
        self.0.ilog2() as usize / 2
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == EMPTY
    }

    #[inline]
    pub fn push(&mut self, seat: Seat) {
        let end = 2 * self.len();
        // The mark moves up and leaves room for the brick.
        self.0 ^= 1 << end ^ (seat.index() as u64) << end ^ 1 << (end + 2);
    }

    /// The owner of the brick at this place, counted from 0.
    #[inline]
    pub fn get(self, place: usize) -> Option<Seat> {
        (place < self.len()).then(|| Seat::at((self.0 >> (2 * place)) as usize & 3))
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..self.len()).filter_map(move |place| self.get(place))
    }

    /// Bricks of this player.
    #[inline]
    pub fn count(self, seat: Seat) -> u8 {
        let differs = self.0 ^ LOW_BITS.wrapping_mul(seat.index() as u64);
        let same = !(differs | differs >> 1) & LOW_BITS;
        (same & ((1 << (2 * self.len())) - 1)).count_ones() as u8
    }
}

impl Default for Bricks {
    fn default() -> Self {
        Bricks(EMPTY)
    }
}

impl FromIterator<Seat> for Bricks {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut bricks = Bricks::default();
        seats.into_iter().for_each(|seat| bricks.push(seat));
        bricks
    }
}

impl fmt::Display for Bricks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl fmt::Debug for Bricks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl Serialize for Bricks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bricks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letters = String::deserialize(deserializer)?;
        let seats: Option<Vec<Seat>> =
            letters.chars().map(|letter| Seat::first(4).find(|seat| seat.letter() == letter)).collect();
        match seats {
            Some(seats) if seats.len() <= Bricks::MOST => Ok(seats.into_iter().collect()),
            _ => Err(D::Error::custom("bricks are letters from a to d")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bricks_keep_their_order() {
        for len in 0..=Bricks::MOST {
            let seats: Vec<Seat> = (0..len).map(|index| Seat::at(index * 7 % 4)).collect();
            let bricks: Bricks = seats.iter().copied().collect();
            assert_eq!(bricks.len(), len);
            assert_eq!(bricks.is_empty(), len == 0);
            assert_eq!(bricks.iter().collect::<Vec<_>>(), seats);
            assert_eq!(bricks.get(len), None);
            for seat in Seat::first(4) {
                let slow = seats.iter().filter(|&&owner| owner == seat).count();
                assert_eq!(usize::from(bricks.count(seat)), slow, "{seat} in {bricks}");
            }
            let text = serde_json::to_string(&bricks).unwrap();
            assert_eq!(serde_json::from_str::<Bricks>(&text).unwrap(), bricks);
        }
        assert!(serde_json::from_str::<Bricks>("\"abe\"").is_err());
    }
}
