//! Positions on the river.

use std::fmt;

use maat_engine::bits;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The most downstream position; the first is 1.
pub const LAST_POSITION: u8 = 20;

/// A set of positions, written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Positions(u32);

impl Positions {
    pub const EMPTY: Positions = Positions(0);

    #[inline]
    pub fn contains(self, position: u8) -> bool {
        self.0 & 1 << position != 0
    }

    #[inline]
    pub fn add(&mut self, position: u8) {
        self.0 |= 1 << position;
    }

    #[inline]
    pub fn remove(&mut self, position: u8) {
        self.0 &= !(1 << position);
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The most downstream one; 0 if there is none.
    #[inline]
    pub fn lowest_on_the_river(self) -> u8 {
        self.0.checked_ilog2().unwrap_or(0) as u8
    }

    /// Those strictly downstream of a position.
    #[must_use]
    #[inline]
    pub fn below(self, position: u8) -> Positions {
        Positions(self.0 & (u32::MAX << position << 1))
    }

    #[must_use]
    #[inline]
    pub fn and(self, other: Positions) -> Positions {
        Positions(self.0 & other.0)
    }

    #[must_use]
    #[inline]
    pub fn or(self, other: Positions) -> Positions {
        Positions(self.0 | other.0)
    }

    #[must_use]
    #[inline]
    pub fn without(self, other: Positions) -> Positions {
        Positions(self.0 & !other.0)
    }

    /// Upstream first.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = u8> {
        bits(self.0).map(|position| position as u8)
    }
}

impl FromIterator<u8> for Positions {
    fn from_iter<I: IntoIterator<Item = u8>>(positions: I) -> Self {
        let mut set = Positions::EMPTY;
        positions.into_iter().for_each(|position| set.add(position));
        set
    }
}

impl fmt::Debug for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Positions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Positions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let positions = Vec::<u8>::deserialize(deserializer)?;
        let known = positions.iter().all(|position| (1..=LAST_POSITION).contains(position));
        if known { Ok(positions.into_iter().collect()) } else { Err(D::Error::custom("no such position")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn downstream_is_a_larger_position() {
        let ships: Positions = [4, 12].into_iter().collect();
        assert_eq!(ships.lowest_on_the_river(), 12);
        assert_eq!(Positions::EMPTY.lowest_on_the_river(), 0);
        let all: Positions = (1..=LAST_POSITION).collect();
        assert_eq!(all.below(12).iter().collect::<Vec<_>>(), [13, 14, 15, 16, 17, 18, 19, 20]);
        assert_eq!(all.below(0), all);
        assert_eq!(serde_json::to_string(&ships).unwrap(), "[4,12]");
        assert!(serde_json::from_str::<Positions>("[21]").is_err());
    }
}
