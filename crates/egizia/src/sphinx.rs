//! Sphinx cards, sets of them, and their deck with what each player remembers of it.

mod deck;
mod imagine;

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use maat_engine::{PlayError, below};
use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::pieces::read_number;
pub use deck::{Draw, SphinxDeck, Trace};
pub(crate) use imagine::{MOST_CARDS, imagine};

/// The number of a Sphinx card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Sphinx(NonZeroU8);

impl Sphinx {
    pub const COUNT: usize = 29;

    /// The card with this number, counted from 1. Panics for numbers that no card has.
    #[inline]
    pub fn new(number: u8) -> Sphinx {
        assert!(usize::from(number) <= Sphinx::COUNT, "there is no Sphinx card {number}");
        Sphinx(NonZeroU8::new(number).expect("cards count from 1"))
    }

    #[inline]
    pub fn number(self) -> u8 {
        self.0.get()
    }

    /// Counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

impl fmt::Display for Sphinx {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Sphinx {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_number(text, Sphinx::COUNT as u8).map(Sphinx::new)
    }
}

impl<'de> Deserialize<'de> for Sphinx {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = NonZeroU8::deserialize(deserializer)?;
        let known = usize::from(number.get()) <= Sphinx::COUNT;
        known.then_some(Sphinx(number)).ok_or_else(|| D::Error::custom("a number that no Sphinx card has"))
    }
}

/// A set of Sphinx cards, written as a list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SphinxSet(u32);

impl SphinxSet {
    pub const EMPTY: SphinxSet = SphinxSet(0);
    pub const ALL: SphinxSet = SphinxSet((1 << Sphinx::COUNT) - 1);

    #[inline]
    pub fn only(card: Sphinx) -> SphinxSet {
        SphinxSet(1 << card.index())
    }

    #[inline]
    pub fn contains(self, card: Sphinx) -> bool {
        self.0 & 1 << card.index() != 0
    }

    #[inline]
    pub fn add(&mut self, card: Sphinx) {
        self.0 |= 1 << card.index();
    }

    #[inline]
    pub fn remove(&mut self, card: Sphinx) {
        self.0 &= !(1 << card.index());
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    #[inline]
    pub fn or(self, other: SphinxSet) -> SphinxSet {
        SphinxSet(self.0 | other.0)
    }

    #[must_use]
    #[inline]
    pub fn and(self, other: SphinxSet) -> SphinxSet {
        SphinxSet(self.0 & other.0)
    }

    #[must_use]
    #[inline]
    pub fn without(self, other: SphinxSet) -> SphinxSet {
        SphinxSet(self.0 & !other.0)
    }

    #[inline]
    pub fn lowest(self) -> Option<Sphinx> {
        (self.0 != 0).then(|| Sphinx::new(self.0.trailing_zeros() as u8 + 1))
    }

    #[inline]
    pub fn iter(self) -> SphinxIter {
        SphinxIter(self)
    }

    /// Takes out a random card of the set, which must not be empty: for `determinize`, where no ply says what was
    /// drawn.
    pub(crate) fn take_any<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Sphinx {
        let place = below(rng, u32::from(self.len()));
        let card = self.iter().nth(place as usize).expect("a number below the length");
        self.remove(card);
        card
    }
}

impl FromIterator<Sphinx> for SphinxSet {
    fn from_iter<I: IntoIterator<Item = Sphinx>>(cards: I) -> Self {
        let mut set = SphinxSet::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl fmt::Debug for SphinxSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Sphinx::number)).finish()
    }
}

impl Serialize for SphinxSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SphinxSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Sphinx>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The cards of a set by number.
#[derive(Clone, Debug)]
pub struct SphinxIter(SphinxSet);

impl Iterator for SphinxIter {
    type Item = Sphinx;

    #[inline]
    fn next(&mut self) -> Option<Sphinx> {
        let card = self.0.lowest()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(self.0.len());
        (len, Some(len))
    }
}

impl ExactSizeIterator for SphinxIter {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_numbers() {
        assert_eq!("29".parse(), Ok(Sphinx::new(29)));
        for wrong in ["", "0", "30", "07", "x"] {
            assert_eq!(wrong.parse::<Sphinx>(), Err(PlayError::Unreadable), "{wrong:?}");
        }
        let set: SphinxSet = serde_json::from_str("[3,17,29]").unwrap();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[3,17,29]");
        assert!(serde_json::from_str::<SphinxSet>("[30]").is_err());
        assert_eq!(size_of::<Option<Sphinx>>(), 1);
    }
}
