//! Bots for every game: the trait [`Bot`], the kinds that come with Maat, and a registry that builds them by name.
//!
//! A bot gets only a [`Perspective`](maat_engine::Perspective): the view, the legal moves and samples of possible
//! states. It cannot know more than a person in its seat.
//!
//! - [`Random`] plays a random legal move. It works for every game.
//! - [`Greedy`] plays the move that leads to the position with the best [`Evaluate`].
//! - [`Mcts`] searches, see [`mcts`], with the settings [`Searchable::SEARCH`] of the game.
//!
//! [`explain()`] tells what moves change in the expected final score, term by term, for people who want to know why a bot would play one.
//!
//! A [`BotSpec`] is a bot by name, such as `mcts:2000`; [`HasBots::bot`] builds it for a game. To write your own bot,
//! implement [`Bot`] and play it with [`duel()`], as in `examples/write_a_bot.rs`. To register it, implement
//! [`BotKind`] and add its type to the list `kinds!` below.

#![warn(missing_docs)]

mod analyse;
mod bot;
mod budget;
mod compare;
mod duel;
mod evaluation;
mod explain;
pub mod forecast;
mod greedy;
mod heuristics;
pub mod mcts;
mod random;
mod registry;

pub use analyse::{AnalysedDecision, AnalysedDraw, COMPARED_MOVES, ForecastMove};
pub use bot::{Bot, Observation, Seen};
pub use budget::Budget;
pub use compare::{ComparedMove, compare_moves};
pub use duel::{Duel, SeatResult, duel};
pub use evaluation::{Breakdown, Evaluate, Evaluation, Ledger, MAX_TERMS, rewards};
pub use explain::{ExplainedMove, OTHERS, TermChange, explain};
pub use forecast::Forecast;
pub use greedy::Greedy;
pub use mcts::{Leaf, Mcts, RatedMove, SearchSettings, Searchable};
pub use random::Random;
pub use registry::{BotKind, BotSpec, BotSpecError, Cost, HasBots, Kind, forms};

registry::kinds! {
    Random,
    Greedy,
    Mcts,
}
