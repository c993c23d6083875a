//! Chance: drawing the moves of [`Actor::Chance`], and decks of unseen pieces.

use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{Actor, Game};

/// A random number below `bound`, which must not be 0. Written here rather than taken from a library, so that anybody can
/// repeat the deals of a game from its seed.
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
    // No weight is 0, so if the sum equals the number of moves, all weights are 1.
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

/// A draw pile of unseen pieces of `K` kinds, with its discard pile.
///
/// The pile is a count for each kind. No order exists until a piece is drawn, so undrawn pieces cannot leak. Pieces that
/// lie face down on the table are only a number, `held`; their kind is drawn when they are turned up. A reshuffle while some
/// are held first sets the rest of the pile apart, because only those pieces can be the held ones.
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
    /// A bag with this many pieces of each kind in the draw pile.
    pub fn new(pile: [u8; K]) -> Self {
        Bag { pile, apart: [0; K], discard: [0; K], held: 0 }
    }

    /// The number of pieces in the draw pile, without those that lie face down on the table.
    #[inline]
    pub fn pile_len(&self) -> u8 {
        sum(&self.pile) - (self.held - sum(&self.apart))
    }

    /// The number of pieces of each kind in the discard pile.
    pub fn discard(&self) -> &[u8; K] {
        &self.discard
    }

    /// The number of pieces that lie face down on the table.
    pub fn held(&self) -> u8 {
        self.held
    }

    /// The number of copies of `kind` that nobody has seen: in the pile or face down.
    pub fn unseen(&self, kind: usize) -> u8 {
        self.pile[kind] + self.apart[kind]
    }

    /// The number of all pieces: in the pile, face down and discarded.
    pub fn total(&self) -> u8 {
        sum(&self.pile) + sum(&self.apart) + sum(&self.discard)
    }

    /// Whether a piece can be drawn, possibly after a reshuffle.
    #[inline]
    pub fn can_draw(&self) -> bool {
        self.pile_len() > 0 || sum(&self.discard) > 0
    }

    /// Shuffles the discard pile into the pile if that is empty, and returns whether it did. Call it when a piece is needed,
    /// not before: the rules reshuffle at that moment.
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

    /// Relative likelihood that the next piece of the pile is of `kind`.
    #[inline]
    pub fn draw_weight(&self, kind: usize) -> u32 {
        u32::from(self.pile[kind])
    }

    /// Takes a piece of `kind` off the pile.
    #[inline]
    pub fn draw(&mut self, kind: usize) {
        self.pile[kind] -= 1;
    }

    /// Takes a random piece off the pile and returns its kind. For `determinize`, where no ply records what was drawn. The
    /// pile must not be empty.
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

    /// Puts a piece back on the pile. For `determinize`, before hidden pieces are drawn again.
    pub fn put_back(&mut self, kind: usize) {
        self.pile[kind] += 1;
    }

    /// Lays one piece face down, unseen; the pile must not be empty.
    pub fn hold(&mut self) {
        debug_assert!(self.pile_len() > 0, "no piece is left to lay face down");
        self.held += 1;
    }

    /// Relative likelihood that the next face-down piece that is turned up is of `kind`.
    #[inline]
    pub fn turn_up_weight(&self, kind: usize) -> u32 {
        u32::from(if sum(&self.apart) > 0 { self.apart[kind] } else { self.pile[kind] })
    }

    /// Turns up a face-down piece, which is of `kind`.
    pub fn turn_up(&mut self, kind: usize) {
        if sum(&self.apart) > 0 {
            self.apart[kind] -= 1;
        } else {
            self.pile[kind] -= 1;
        }
        self.held -= 1;
    }

    /// Puts a piece of `kind` on the discard pile.
    #[inline]
    pub fn throw(&mut self, kind: usize) {
        self.discard[kind] += 1;
    }
}

#[inline]
fn sum<const K: usize>(counts: &[u8; K]) -> u8 {
    counts.iter().sum()
}

/// Serialises arrays of any length; serde itself reads arrays of up to 32 elements only.
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
