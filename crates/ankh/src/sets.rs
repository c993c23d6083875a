//! Sets of cards and powers.

use serde::{Deserialize, Serialize};

use crate::pieces::{Card, Power};

/// Some of a god's battle cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct CardSet(u8);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);
    pub const ALL: CardSet = CardSet((1 << Card::ALL.len()) - 1);

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card as u8) != 0
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }

    /// The cards that are not in `other`.
    #[must_use]
    #[inline]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Self {
        set.iter().collect()
    }
}

/// Ankh powers that were unlocked, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Power>", into = "Vec<Power>")]
pub struct PowerSet(u16);

impl PowerSet {
    #[inline]
    pub fn contains(self, power: Power) -> bool {
        self.0 & (1 << power as u16) != 0
    }

    #[inline]
    pub fn add(&mut self, power: Power) {
        self.0 |= 1 << power as u16;
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Power> {
        Power::ALL.into_iter().filter(move |power| self.contains(*power))
    }
}

impl From<Vec<Power>> for PowerSet {
    fn from(powers: Vec<Power>) -> Self {
        let mut set = PowerSet::default();
        powers.into_iter().for_each(|power| set.add(power));
        set
    }
}

impl From<PowerSet> for Vec<Power> {
    fn from(set: PowerSet) -> Self {
        set.iter().collect()
    }
}
