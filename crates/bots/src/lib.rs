//! Bots for every game: the trait [`Bot`], the kinds that come with Maat, and a registry that builds them by name.
//!
//! A bot gets a [`Perspective`](maat_engine::Perspective) and nothing else: the view, the legal moves and samples of
//! what is possible for its seat. It cannot know more than a person in its place.
//!
//! - [`Random`] plays any legal move, each equally likely. It needs nothing but the rules.
//! - [`Greedy`] plays the move after which the game's [`Evaluate`] values the position most.
//! - [`Mcts`] searches, see [`mcts`]. How it searches a game is said by [`Searchable::SEARCH`].
//!
//! A [`BotSpec`] is a bot by name, such as `mcts:2000`; [`HasBots::bot`] builds it for a game. To write a bot of your
//! own, implement [`Bot`] and let [`duel()`] play it; `examples/write_a_bot.rs` shows how. To give it a name, implement
//! [`BotKind`] and add its type to the list `kinds!` below.

#![warn(missing_docs)]

mod bot;
mod budget;
mod duel;
mod evaluation;
mod greedy;
mod heuristics;
pub mod mcts;
mod random;
mod registry;

pub use bot::{Bot, Observation, Seen};
pub use budget::Budget;
pub use duel::{Duel, SeatResult, duel};
pub use evaluation::{Evaluate, Evaluation, rewards};
pub use greedy::Greedy;
pub use mcts::{Leaf, Mcts, RatedMove, SearchSettings, Searchable};
pub use random::Random;
pub use registry::{BotKind, BotSpec, BotSpecError, Cost, HasBots, Kind, forms};

registry::kinds! {
    Random,
    Greedy,
    Mcts,
}
