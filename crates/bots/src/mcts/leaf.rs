use maat_engine::{MAX_SEATS, Scratch, Turn, random_ply};
use rand::rngs::SmallRng;

use crate::greedy::{appraise, finish_move};
use crate::heuristics::Heuristic;

/// How the end of a walk down the tree is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By the heuristic, after as many random plies as the game's [`Heuristic::HORIZON`] says. At equal
    /// iterations as strong as random play to the end, and several times faster.
    Horizon,
    /// By random play to the end.
    Random,
}

impl Leaf {
    pub(super) fn judge<G: Heuristic>(
        self,
        game: &mut G,
        rng: &mut SmallRng,
        scratch: &mut Scratch<G>,
    ) -> [f32; MAX_SEATS] {
        let mut left = match self {
            Leaf::Horizon => G::HORIZON,
            Leaf::Random => u32::MAX,
        };
        while left > 0 && random_ply(game, rng, scratch).is_some() {
            left -= 1;
        }
        // A heuristic looks at positions that wait for a player, not at the midst of a deal.
        while game.turn() == Turn::Chance {
            random_ply(game, rng, scratch);
        }
        if G::QUIET {
            finish_move(game, rng, scratch);
        }
        appraise(game)
    }
}
