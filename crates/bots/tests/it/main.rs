mod analyse;
mod ankh;
mod duels;
mod egizia;
mod fairness;
mod kuhn;
mod scissors;
mod search;

use maat_bots::{Budget, HasBots};
use maat_engine::{Perspective, Seat};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// The move that a bot of this name plays for `seat`.
fn choose<G: HasBots>(bot: &str, game: &G, seat: Seat, seed: u64) -> G::Move {
    let mut bot = G::bot(&bot.parse().unwrap()).unwrap();
    bot.choose(&Perspective::new(game, seat), &Budget::UNLIMITED, &mut SmallRng::seed_from_u64(seed))
}
