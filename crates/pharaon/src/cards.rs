//! Numbered cards and tiles: nobles, artisans and jars.

use maat_engine::{IdSet, numbered};
use serde::{Deserialize, Serialize};

numbered! {
    /// A noble, an artisan or a jar, called by its number.
    pub struct Card(30);
}

/// A set of cards of one sort.
pub type Cards = IdSet<Card, u32>;

/// A pile of tiles in unknown order, with its discard pile. Like [`maat_engine::Bag`], for tiles that exist
/// once: some may lie face down elsewhere, unseen, and are drawn when they are turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pile {
    cards: Cards,
    /// The rest of the pile before a reshuffle, from which the face-down tiles were laid.
    apart: Cards,
    discard: Cards,
    held: u8,
}

impl Pile {
    pub fn new(count: u8) -> Pile {
        Pile { cards: Cards::first(count.into()), apart: Cards::EMPTY, discard: Cards::EMPTY, held: 0 }
    }

    /// The number of tiles that can be drawn before a reshuffle.
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

    /// The tiles that the next one of the pile can be.
    #[inline]
    pub fn next(&self) -> Cards {
        self.cards
    }

    /// The tiles that the next face-down one can be.
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
