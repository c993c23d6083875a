//! Numbers in notation, and things that are identified by a number.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use crate::{Id, PlayError};

/// Reads a number within a range in its only valid spelling: `7`, not `07` or `+7`.
pub fn read_number<N: FromStr + PartialOrd>(text: &str, range: RangeInclusive<N>) -> Result<N, PlayError> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let usual = digits && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok().filter(|number| usual && range.contains(number));
    number.ok_or(PlayError::Unreadable)
}

/// Reads a number from 1 to `most` and converts it to an index that counts from 0.
pub fn read_place(text: &str, most: u8) -> Result<u8, PlayError> {
    read_number(text, 1..=most).map(|number| number - 1)
}

/// One of `MOST` things that are numbered from 1, such as cards. An `Option` of it is one byte as well.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Numbered<const MOST: u8>(NonZeroU8);

impl<const MOST: u8> Numbered<MOST> {
    /// The number of these things.
    pub const COUNT: usize = MOST as usize;

    /// The thing with this number, counted from 1. Panics if the number is out of range.
    #[inline]
    pub fn new(number: u8) -> Self {
        assert!(number <= MOST, "there are {MOST}, and none is {number}");
        Numbered(NonZeroU8::new(number).expect("numbers count from 1"))
    }

    /// The number, counted from 1.
    #[inline]
    pub fn number(self) -> u8 {
        self.0.get()
    }

    /// The index, counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

impl<const MOST: u8> Id for Numbered<MOST> {
    const COUNT: usize = MOST as usize;

    #[inline]
    fn at(index: usize) -> Self {
        Numbered(NonZeroU8::MIN.saturating_add(index as u8))
    }

    #[inline]
    fn index(self) -> usize {
        self.index()
    }
}

impl<const MOST: u8> fmt::Display for Numbered<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const MOST: u8> FromStr for Numbered<MOST> {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_number(text, 1..=MOST).map(Self::new)
    }
}

impl<'de, const MOST: u8> Deserialize<'de> for Numbered<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = NonZeroU8::deserialize(deserializer)?;
        let known = number.get() <= MOST;
        known
            .then_some(Numbered(number))
            .ok_or_else(|| D::Error::custom(format!("{number} is more than {MOST}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_one_way() {
        assert_eq!(read_number("20", 1..=20), Ok(20));
        assert_eq!(read_number("0", 0..=2), Ok(0));
        assert_eq!(read_number("65535", 0..=u16::MAX), Ok(u16::MAX));
        for wrong in ["", "0", "21", "07", "+7", "-7", "7 ", "x", "276"] {
            assert_eq!(read_number(wrong, 1..=20u8), Err(PlayError::Unreadable), "{wrong:?}");
        }
        assert_eq!(read_number("00", 0..=2), Err(PlayError::Unreadable));
    }

    #[test]
    fn places_count_from_0() {
        assert_eq!(read_place("1", 4), Ok(0));
        assert_eq!(read_place("4", 4), Ok(3));
        assert_eq!(read_place("5", 4), Err(PlayError::Unreadable));
    }

    #[test]
    fn things_are_called_by_their_numbers() {
        type Card = Numbered<29>;
        assert_eq!("29".parse(), Ok(Card::new(29)));
        assert_eq!((Card::new(29).index(), Card::new(29)), (28, Id::at(28)));
        for wrong in ["", "0", "30", "07", "x"] {
            assert_eq!(wrong.parse::<Card>(), Err(PlayError::Unreadable), "{wrong:?}");
        }
        let cards: Vec<Card> = serde_json::from_str("[3,17,29]").unwrap();
        assert_eq!(serde_json::to_string(&cards).unwrap(), "[3,17,29]");
        for wrong in ["0", "30"] {
            assert!(serde_json::from_str::<Card>(wrong).is_err(), "{wrong}");
        }
        assert_eq!(size_of::<Option<Card>>(), 1);
    }
}
