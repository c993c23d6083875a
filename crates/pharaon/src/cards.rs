//! Numbered cards and tiles: nobles, artisans and jars.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use maat_engine::{PlayError, below};
use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The number of a noble, an artisan or a jar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(NonZeroU8);

impl Card {
    /// The most cards of a sort.
    pub const MOST: u8 = 30;

    /// The card with this number, counted from 1. Panics for numbers that no card has.
    pub fn new(number: u8) -> Card {
        assert!(number <= Card::MOST, "there is no card {number}");
        Card(NonZeroU8::new(number).expect("cards count from 1"))
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

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_number(text, Card::MOST).map(Card::new)
    }
}

/// Reads a number from 1 to `most`, written as numbers are.
pub(crate) fn read_number(text: &str, most: u8) -> Result<u8, PlayError> {
    let number: u8 = text.parse().map_err(|_| PlayError::Unreadable)?;
    let usual = (1..=most).contains(&number) && text.as_bytes()[0].is_ascii_digit() && !text.starts_with('0');
    usual.then_some(number).ok_or(PlayError::Unreadable)
}

/// A set of cards of one sort, written as a list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    pub const EMPTY: Cards = Cards(0);

    /// The cards from 1 to `count`.
    pub fn first(count: u8) -> Cards {
        Cards((1 << count) - 1)
    }

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.index() != 0
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
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
    pub fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[must_use]
    #[inline]
    pub fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[must_use]
    #[inline]
    pub fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The card with the lowest number.
    #[inline]
    pub fn lowest(self) -> Option<Card> {
        NonZeroU8::new(self.0.trailing_zeros() as u8 + 1).filter(|_| self.0 != 0).map(Card)
    }

    /// The cards by number.
    #[inline]
    pub fn iter(self) -> CardIter {
        CardIter(self)
    }

    /// A random card of the set, which must not be empty: for `determinize`, where no ply says what was drawn.
    pub(crate) fn any<R: Rng + ?Sized>(self, rng: &mut R) -> Card {
        let place = below(rng, u32::from(self.len()));
        self.iter().nth(place as usize).expect("a number below the length")
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Cards::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::number)).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: Cards = cards.iter().copied().collect();
        let known = cards.iter().all(|card| card.number() <= Card::MOST);
        if known { Ok(set) } else { Err(D::Error::custom("a card with a number that no card has")) }
    }
}

/// The cards of a set by number.
#[derive(Clone, Debug)]
pub struct CardIter(Cards);

impl Iterator for CardIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
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

impl ExactSizeIterator for CardIter {}

/// Tiles of which nobody knows the order, with their discard pile. As [`maat_engine::Bag`], for tiles that exist
/// once: some may lie face down elsewhere, unseen, and are drawn when they are turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pile {
    cards: Cards,
    /// What the face-down tiles were laid from before a reshuffle.
    apart: Cards,
    discard: Cards,
    held: u8,
}

impl Pile {
    pub fn new(count: u8) -> Pile {
        Pile { cards: Cards::first(count), apart: Cards::EMPTY, discard: Cards::EMPTY, held: 0 }
    }

    /// How many tiles can be drawn before a reshuffle.
    #[inline]
    pub fn len(&self) -> u8 {
        self.cards.len() - (self.held - self.apart.len())
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn discard(&self) -> Cards {
        self.discard
    }

    /// Tiles lying face down elsewhere.
    #[inline]
    pub fn held(&self) -> u8 {
        self.held
    }

    /// Tiles that nobody has seen, face-down ones included.
    pub fn unseen(&self) -> Cards {
        self.cards.or(self.apart)
    }

    /// What the next tile of the pile can be.
    #[inline]
    pub fn next(&self) -> Cards {
        self.cards
    }

    /// What the next face-down tile to be turned up can be.
    #[inline]
    pub fn next_held(&self) -> Cards {
        if self.apart.is_empty() { self.cards } else { self.apart }
    }

    /// Shuffles the discard pile in if the pile is empty; call it the moment a tile is needed. Returns whether it did.
    #[inline]
    pub fn refill(&mut self) -> bool {
        if !self.is_empty() || self.discard.is_empty() {
            return false;
        }
        self.apart = self.apart.or(self.cards);
        self.cards = std::mem::take(&mut self.discard);
        true
    }

    #[inline]
    pub fn draw(&mut self, card: Card) {
        self.cards.remove(card);
    }

    /// Lays one tile face down, unseen; the pile must not be empty.
    pub fn hold(&mut self) {
        debug_assert!(!self.is_empty(), "no tile is left to lay face down");
        self.held += 1;
    }

    /// Turns a face-down tile up.
    pub fn turn_up(&mut self, card: Card) {
        if self.apart.is_empty() {
            self.cards.remove(card);
        } else {
            self.apart.remove(card);
        }
        self.held -= 1;
    }

    #[inline]
    pub fn throw(&mut self, card: Card) {
        self.discard.add(card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_one_way() {
        assert_eq!("30".parse(), Ok(Card::new(30)));
        for wrong in ["", "0", "31", "07", "+7", "7 ", "x"] {
            assert_eq!(wrong.parse::<Card>(), Err(PlayError::Unreadable), "{wrong:?}");
        }
        assert_eq!(size_of::<Option<Card>>(), 1);
        let set: Cards = serde_json::from_str("[3,17,30]").unwrap();
        assert_eq!(set.iter().map(Card::number).collect::<Vec<_>>(), [3, 17, 30]);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[3,17,30]");
        assert!(serde_json::from_str::<Cards>("[31]").is_err());
    }

    #[test]
    fn a_reshuffle_sets_held_tiles_apart() {
        let mut pile = Pile::new(7);
        pile.hold();
        pile.hold();
        for number in 3..=7 {
            pile.draw(Card::new(number));
            pile.throw(Card::new(number));
        }
        assert!(pile.is_empty());
        assert!(pile.refill());
        assert_eq!((pile.len(), pile.held()), (5, 2));
        pile.hold();
        assert_eq!(pile.next_held(), Cards::first(2), "two of the three were laid before the reshuffle");
        pile.turn_up(Card::new(1));
        pile.turn_up(Card::new(2));
        assert_eq!(pile.next_held().len(), 5);
        pile.turn_up(Card::new(5));
        assert_eq!((pile.len(), pile.held()), (4, 0));
        assert!(!pile.refill());
    }
}
