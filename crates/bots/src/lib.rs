//! Bots for every game.
//!
//! A bot gets a [`Perspective`] and nothing else: the view, the legal moves and samples of what is possible for
//! its seat. It cannot know more than a person in its place.
//!
//! - [`Level::Random`]: any legal move, each equally likely.
//! - [`Level::Greedy`]: the move after which the game's [`Heuristic`] likes the position best.
//! - [`Level::Mcts`]: search, see [`mcts`].

mod greedy;
pub mod heuristics;
mod level;
pub mod mcts;
mod reward;

use maat_engine::{Perspective, random_move};
use rand::rngs::SmallRng;

pub use heuristics::Heuristic;
pub use level::{Budget, Level, LevelError, Limit};
pub use reward::rewards;

/// The move that a bot of this level plays. The same perspective, level and generator give the same move,
/// unless the budget is a time or several threads share it.
pub fn choose<G: Heuristic>(level: Level, seat: &Perspective<'_, G>, rng: &mut SmallRng) -> G::Move {
    match level {
        Level::Random => {
            let sample = seat.sample(rng);
            random_move(&sample, seat.seat(), rng, &mut Vec::new())
        }
        Level::Greedy => greedy::choose(seat, rng),
        Level::Mcts(budget) => mcts::choose(seat, budget, rng),
    }
}
