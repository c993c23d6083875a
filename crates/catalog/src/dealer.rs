//! Chance that can be checked.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Deals from a secret seed without a memory: the generator of a ply is ChaCha8 keyed by the seed, its stream the
/// number of the line in the record, undone lines included. Whoever learns the seed can deal the game again.
#[derive(Clone, PartialEq, Eq)]
pub struct Dealer {
    seed: [u8; 32],
}

impl Dealer {
    pub fn new(seed: [u8; 32]) -> Self {
        Dealer { seed }
    }

    /// A dealer for games whose seed is no secret.
    pub fn from_number(number: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Dealer { seed }
    }

    /// The generator for the line with this index, counted from 0.
    pub fn rng(&self, line: usize) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.seed);
        rng.set_stream(line as u64);
        rng
    }
}

impl std::fmt::Debug for Dealer {
    /// The seed is secret: it must not reach a log by accident.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Dealer")
    }
}
