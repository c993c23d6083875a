//! Deals that can be verified afterwards.

use maat_engine::below;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A stateless source of chance from a secret seed.
///
/// The generator of a draw is ChaCha8 with the seed as its key; its stream is the number that the game's
/// [`Dealing`](maat_engine::Dealing) scheme gives the draw. The last stream draws lots for the seats. Once the seed is
/// published, everybody can repeat the deals of the game.
#[derive(Clone, PartialEq, Eq)]
pub struct Dealer {
    seed: [u8; 32],
}

impl Dealer {
    /// A dealer with this seed.
    pub fn new(seed: [u8; 32]) -> Self {
        Dealer { seed }
    }

    /// A dealer for games whose seed need not be secret, such as tests and bot matches.
    pub fn from_number(number: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Dealer { seed }
    }

    /// The generator for the draw with this number.
    pub fn rng(&self, draw: usize) -> ChaCha8Rng {
        self.stream(draw as u64)
    }

    /// Draws lots for `count` seats. Element `i` is the earlier place of the player who now has seat `i`.
    pub fn draw_seats(&self, count: usize) -> Vec<usize> {
        let mut rng = self.stream(u64::MAX);
        let mut order: Vec<usize> = (0..count).collect();
        for last in (1..count).rev() {
            order.swap(last, below(&mut rng, last as u32 + 1) as usize);
        }
        order
    }

    fn stream(&self, number: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.seed);
        rng.set_stream(number);
        rng
    }
}

impl std::fmt::Debug for Dealer {
    /// The seed is secret: it must not reach a log by accident.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Dealer")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_for_seats_are_fair_and_come_out_the_same_again() {
        let mut first = [0; 4];
        for number in 0..400 {
            let order = Dealer::from_number(number).draw_seats(4);
            assert_eq!(order, Dealer::from_number(number).draw_seats(4));
            let mut places = order.clone();
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2, 3], "everybody sits somewhere");
            first[order[0]] += 1;
        }
        assert!(first.iter().all(|count| (60..140).contains(count)), "{first:?}");
        assert_eq!(Dealer::from_number(1).draw_seats(1), [0]);
    }
}
