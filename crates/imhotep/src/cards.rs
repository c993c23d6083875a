//! Market cards before a player.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pieces::Card;

/// The number of copies of each card. Serialises as an object: `{"lever": 1}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards([u8; Card::KINDS]);

impl Cards {
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index()] -= 1;
    }
}

impl From<&[u8; Card::KINDS]> for Cards {
    fn from(counts: &[u8; Card::KINDS]) -> Self {
        Cards(*counts)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let held = Card::ALL.into_iter().filter(|&card| self.count(card) > 0);
        serializer.collect_map(held.map(|card| (card, self.count(card))))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<Card, u8>::deserialize(deserializer)?;
        Ok(Cards(Card::ALL.map(|card| counts.get(&card).copied().unwrap_or_default())))
    }
}
