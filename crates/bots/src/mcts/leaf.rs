use maat_engine::{MAX_SEATS, Scratch, Turn, random_ply};
use rand::rngs::SmallRng;

use crate::greedy::appraise;
use crate::heuristics::Heuristic;

/// How the end of a walk down the tree is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// Random plies before the heuristic is asked; `None`: play to the end.
    pub plies: Option<u32>,
}

impl Leaf {
    /// Plain random play to the end.
    pub const RANDOM: Leaf = Leaf { plies: None };

    pub(super) fn judge<G: Heuristic>(
        self,
        game: &mut G,
        rng: &mut SmallRng,
        scratch: &mut Scratch<G>,
    ) -> [f32; MAX_SEATS] {
        let mut left = self.plies.unwrap_or(u32::MAX);
        while left > 0 && random_ply(game, rng, scratch).is_some() {
            left -= 1;
        }
        // A heuristic looks at positions that wait for a player, not in the midst of a deal.
        while game.turn() == Turn::Chance {
            random_ply(game, rng, scratch);
        }
        appraise(game)
    }
}

impl Default for Leaf {
    fn default() -> Self {
        Leaf::RANDOM
    }
}
