//! Hostile clients: every attempt is refused clearly, and everybody else plays on.

mod analyses;
mod floods;
mod frames;
mod moves;
mod pauses;
mod records;
mod requests;

use crate::player::play_some;
use crate::world::{Two, World, two};

/// A table with two people in the middle of a game.
async fn table() -> (World, Two) {
    let world = World::new().await;
    let mut table = two(&world, "you open", "").await;
    assert_goes_on(&mut table).await;
    (world, table)
}

/// Checks that the game goes on: two moves, and both players see both.
async fn assert_goes_on(table: &mut Two) {
    let [a, b] = &mut table.players;
    play_some(a, b, 2).await;
}
