//! What bad people try: each is refused clearly, and everybody else plays on.

mod floods;
mod frames;
mod moves;
mod requests;

use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::world::{Two, World, two};

/// Two people in the middle of a game.
async fn table() -> (World, Two) {
    let world = World::new().await;
    let mut table = two(&world, "you open", "").await;
    assert_goes_on(&mut table).await;
    (world, table)
}

/// The game goes on: both make a move, and both see both.
async fn assert_goes_on(table: &mut Two) {
    let mut rng = SmallRng::seed_from_u64(1);
    let [a, b] = &mut table.players;
    for _ in 0..2 {
        let ply = a.ply().max(b.ply());
        for player in [&mut *a, &mut *b] {
            player.until("the same position", |player| player.update.is_some() && player.ply() >= ply).await;
        }
        if a.is_due() { a.play_any(&mut rng).await } else { b.play_any(&mut rng).await }
    }
}
