//! Nile cards: their names and sets of them.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use maat_engine::{Id, IdSet, PlayError, read_number};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::pieces::Deck;

/// Cards of each deck, as printed on the box; the content file must agree.
pub const DECK_SIZES: [u8; Deck::ALL.len()] = [22, 22, 12];

/// A Nile card, written as its deck and its number in it: `a09`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nile(NonZeroU8);

impl Nile {
    /// All decks together.
    pub const COUNT: usize = 56;

    /// The card at this place, counted from 0 over all decks. Panics past the last card.
    #[inline]
    pub fn at(index: usize) -> Nile {
        assert!(index < Nile::COUNT, "there is no such Nile card");
        Nile(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Counted from 0 over all decks.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    /// The deck that the card's name tells, and its number there.
    fn name(self) -> (Deck, u8) {
        let mut number = self.0.get();
        for deck in Deck::ALL {
            let size = DECK_SIZES[deck.index()];
            if number <= size {
                return (deck, number);
            }
            number -= size;
        }
        unreachable!("every card is in a deck")
    }
}

impl fmt::Display for Nile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (deck, number) = self.name();
        write!(f, "{deck}{number:02}")
    }
}

impl fmt::Debug for Nile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Nile {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (deck, number) = text.split_at_checked(1).ok_or(PlayError::Unreadable)?;
        let deck: Deck = deck.parse()?;
        let padded = number.len() == 2;
        let number = read_number(number.strip_prefix('0').unwrap_or(number), 1..=DECK_SIZES[deck.index()])?;
        let before: u8 = DECK_SIZES[..deck.index()].iter().sum();
        padded.then(|| Nile::at(usize::from(before + number) - 1)).ok_or(PlayError::Unreadable)
    }
}

impl Serialize for Nile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Nile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::custom(format!("`{text}` is no Nile card")))
    }
}

impl Id for Nile {
    const COUNT: usize = Nile::COUNT;

    #[inline]
    fn at(index: usize) -> Nile {
        Nile::at(index)
    }

    #[inline]
    fn index(self) -> usize {
        self.index()
    }
}

pub type NileSet = IdSet<Nile, u64>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_written_in_one_way() {
        for index in 0..Nile::COUNT {
            let card = Nile::at(index);
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Nile::at(22).to_string(), "b01");
        for wrong in ["", "a", "a0", "a00", "a1", "a23", "c13", "d01", "A01", "a001", "á01", "a+1"] {
            assert_eq!(wrong.parse::<Nile>(), Err(PlayError::Unreadable), "{wrong:?}");
        }
        assert_eq!(size_of::<Option<Nile>>(), 1);
    }

    #[test]
    fn sets_are_lists() {
        let set: NileSet = serde_json::from_str(r#"["c12","a01"]"#).unwrap();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["a01","c12"]"#);
        assert_eq!(set.len(), 2);
        assert!(serde_json::from_str::<NileSet>(r#"["c13"]"#).is_err());
    }
}
