//! Chance: dealing the moves of [`Actor::Chance`], and bags of pieces nobody has seen.

use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{Actor, Game};

/// A number below `bound`, which must not be 0. Our own, so that a dealt game can be checked anywhere from its seed.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as u32
}

/// Draws one of the legal chance moves by weight. `moves` is scratch space; chance must be due.
pub fn deal<G: Game, R: Rng + ?Sized>(game: &G, rng: &mut R, moves: &mut Vec<G::Move>) -> G::Move {
    moves.clear();
    game.legal_moves(Actor::Chance, moves);
    let total = moves.iter().map(|&m| game.weight(m)).sum();
    let mut left = below(rng, total);
    // No weight is 0: here all are 1.
    if total as usize == moves.len() {
        return moves[left as usize];
    }
    for &m in moves.iter() {
        let weight = game.weight(m);
        if left < weight {
            return m;
        }
        left -= weight;
    }
    unreachable!("the weights of the chance moves changed while they were counted")
}

/// Pieces of `K` kinds that nobody has seen, with their discard pile: a deck until somebody sees a card.
///
/// No order exists until a piece is drawn, so what is not drawn cannot leak. Pieces that lie face down on the
/// table are only a number, `held`; they are drawn when they are turned up. A reshuffle while some are held
/// first sets apart what is left of the pile, because only those pieces can be the held ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bag<const K: usize> {
    #[serde(with = "counts")]
    pile: [u8; K],
    #[serde(with = "counts")]
    apart: [u8; K],
    #[serde(with = "counts")]
    discard: [u8; K],
    held: u8,
}

impl<const K: usize> Bag<K> {
    pub fn new(pile: [u8; K]) -> Self {
        Bag { pile, apart: [0; K], discard: [0; K], held: 0 }
    }

    /// How many pieces the draw pile of the rules has: those in the bag that do not lie face down elsewhere.
    #[inline]
    pub fn pile_len(&self) -> u8 {
        sum(&self.pile) - (self.held - sum(&self.apart))
    }

    pub fn discard(&self) -> &[u8; K] {
        &self.discard
    }

    /// Pieces lying face down.
    pub fn held(&self) -> u8 {
        self.held
    }

    /// Copies of `kind` in the bag, seen by nobody: in the pile or face down.
    pub fn unseen(&self, kind: usize) -> u8 {
        self.pile[kind] + self.apart[kind]
    }

    /// Pieces in the bag, face-down ones included, and in the discard pile.
    pub fn total(&self) -> u8 {
        sum(&self.pile) + sum(&self.apart) + sum(&self.discard)
    }

    /// Whether a piece can be drawn, if need be after a reshuffle.
    #[inline]
    pub fn can_draw(&self) -> bool {
        self.pile_len() > 0 || sum(&self.discard) > 0
    }

    /// Shuffles the discard pile in if the pile is empty; call it the moment a piece is needed.
    /// Returns whether it did.
    #[inline]
    pub fn refill(&mut self) -> bool {
        if self.pile_len() > 0 || sum(&self.discard) == 0 {
            return false;
        }
        for kind in 0..K {
            self.apart[kind] += self.pile[kind];
            self.pile[kind] = self.discard[kind];
        }
        self.discard = [0; K];
        true
    }

    /// How likely `kind` is the next piece of the pile.
    #[inline]
    pub fn draw_weight(&self, kind: usize) -> u32 {
        u32::from(self.pile[kind])
    }

    /// Takes a piece of `kind` off the pile.
    #[inline]
    pub fn draw(&mut self, kind: usize) {
        self.pile[kind] -= 1;
    }

    /// Takes a piece off the pile at random: for `determinize`, where no ply says what was drawn. The pile must
    /// not be empty.
    pub fn draw_any<R: Rng + ?Sized>(&mut self, rng: &mut R) -> usize {
        let mut left = below(rng, u32::from(sum(&self.pile)));
        let mut kind = 0;
        while left >= self.draw_weight(kind) {
            left -= self.draw_weight(kind);
            kind += 1;
        }
        self.draw(kind);
        kind
    }

    /// Puts a piece back on the pile: for `determinize`, before what was hidden is drawn anew.
    pub fn put_back(&mut self, kind: usize) {
        self.pile[kind] += 1;
    }

    /// Lays one piece face down, unseen; the pile must not be empty.
    pub fn hold(&mut self) {
        debug_assert!(self.pile_len() > 0, "no piece is left to lay face down");
        self.held += 1;
    }

    /// How likely `kind` is the next face-down piece to be turned up.
    #[inline]
    pub fn turn_up_weight(&self, kind: usize) -> u32 {
        u32::from(if sum(&self.apart) > 0 { self.apart[kind] } else { self.pile[kind] })
    }

    /// Turns a face-down piece up: it is a `kind`.
    pub fn turn_up(&mut self, kind: usize) {
        if sum(&self.apart) > 0 {
            self.apart[kind] -= 1;
        } else {
            self.pile[kind] -= 1;
        }
        self.held -= 1;
    }

    #[inline]
    pub fn throw(&mut self, kind: usize) {
        self.discard[kind] += 1;
    }
}

#[inline]
fn sum<const K: usize>(counts: &[u8; K]) -> u8 {
    counts.iter().sum()
}

/// Arrays of any length, which serde by itself reads only up to 32.
mod counts {
    use super::*;

    pub fn serialize<const K: usize, S: Serializer>(
        counts: &[u8; K],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(counts)
    }

    pub fn deserialize<'de, const K: usize, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[u8; K], D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        counts.try_into().map_err(|_| D::Error::custom(format!("a bag of {K} kinds has {K} counts")))
    }
}

#[cfg(test)]
mod tests {
    use rand::{SeedableRng, rngs::SmallRng};

    use super::*;

    #[test]
    fn a_held_piece_is_not_in_the_pile() {
        let mut bag = Bag::new([2, 1]);
        bag.hold();
        assert_eq!(bag.pile_len(), 2);
        assert_eq!(bag.draw_weight(0), 2, "the held piece may be either kind");
        bag.draw(0);
        bag.draw(0);
        assert_eq!(bag.pile_len(), 0);
        assert!(!bag.can_draw(), "the last piece lies face down");
        assert_eq!(bag.turn_up_weight(1), 1);
    }

    #[test]
    fn a_reshuffle_sets_held_pieces_apart() {
        let mut bag = Bag::new([1, 1, 5]);
        bag.hold();
        bag.hold();
        for _ in 0..5 {
            bag.draw(2);
            bag.throw(2);
        }
        assert!(bag.refill());
        assert_eq!((bag.pile_len(), bag.held()), (5, 2));
        assert_eq!(bag.turn_up_weight(2), 0, "the held pieces were laid before the reshuffle");
        bag.turn_up(0);
        bag.turn_up(1);
        assert_eq!((bag.pile_len(), bag.held()), (5, 0));
        assert!(!bag.refill());
    }

    #[test]
    fn a_pair_laid_across_a_reshuffle_is_one_of_each() {
        let mut bag = Bag::new([1, 0]);
        bag.hold();
        bag.throw(1);
        bag.throw(1);
        assert!(bag.refill());
        bag.hold();
        assert_eq!(bag.pile_len(), 1);
        assert_eq!([bag.turn_up_weight(0), bag.turn_up_weight(1)], [1, 0]);
        bag.turn_up(0);
        assert_eq!([bag.turn_up_weight(0), bag.turn_up_weight(1)], [0, 2]);
        bag.turn_up(1);
        assert_eq!(bag.pile_len(), 1);
    }

    #[test]
    fn what_is_put_back_can_be_drawn_again() {
        let mut rng = SmallRng::seed_from_u64(7);
        let mut bag = Bag::new([0, 3, 1]);
        let drawn: [usize; 4] = std::array::from_fn(|_| bag.draw_any(&mut rng));
        assert_eq!(bag.pile_len(), 0);
        drawn.into_iter().for_each(|kind| bag.put_back(kind));
        assert_eq!(bag, Bag::new([0, 3, 1]));
    }

    #[test]
    fn below_reaches_every_number() {
        let mut rng = SmallRng::seed_from_u64(7);
        let mut seen = [0; 6];
        (0..6000).for_each(|_| seen[below(&mut rng, 6) as usize] += 1);
        assert!(seen.iter().all(|&count| (800..1200).contains(&count)), "{seen:?}");
    }
}
