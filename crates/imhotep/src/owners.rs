//! Stones on a site, in the order they came.

use maat_engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

const PER_WORD: usize = 32;
/// All stones of four players fit on one site.
const MOST: usize = 4 * PER_WORD;

/// A list of owners, two bits a stone. Written as their letters: `abba`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Owners {
    words: [u64; 4],
    len: u8,
}

impl Owners {
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn push(&mut self, seat: Seat) {
        let index = self.len();
        self.words[index / PER_WORD] |= (seat.index() as u64) << (2 * (index % PER_WORD));
        self.len += 1;
    }

    /// The owner of the stone that came at `index`, counted from 0.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Seat> {
        (index < self.len())
            .then(|| Seat::at((self.words[index / PER_WORD] >> (2 * (index % PER_WORD))) as usize & 3))
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.len()).filter_map(|index| self.get(index))
    }

    pub fn count(&self, seat: Seat) -> usize {
        self.iter().filter(|&owner| owner == seat).count()
    }
}

impl FromIterator<Seat> for Owners {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut owners = Owners::default();
        seats.into_iter().for_each(|seat| owners.push(seat));
        owners
    }
}

impl Serialize for Owners {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letters: String = self.iter().map(Seat::letter).collect();
        serializer.serialize_str(&letters)
    }
}

impl<'de> Deserialize<'de> for Owners {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letters = String::deserialize(deserializer)?;
        let seats: Option<Vec<Seat>> =
            letters.chars().map(|letter| Seat::first(4).find(|seat| seat.letter() == letter)).collect();
        match seats {
            Some(seats) if seats.len() <= MOST => Ok(seats.into_iter().collect()),
            _ => Err(D::Error::custom("owners are letters from a to d")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_keep_their_order() {
        let seats: Vec<Seat> = (0..116).map(|index| Seat::at(index * 7 % 4)).collect();
        let owners: Owners = seats.iter().copied().collect();
        assert_eq!(owners.iter().collect::<Vec<_>>(), seats);
        assert_eq!(owners.get(116), None);
        assert_eq!(Seat::first(4).map(|seat| owners.count(seat)).sum::<usize>(), 116);
        let text = serde_json::to_string(&owners).unwrap();
        assert_eq!(serde_json::from_str::<Owners>(&text).unwrap(), owners);
        assert!(serde_json::from_str::<Owners>("\"abe\"").is_err());
    }
}
