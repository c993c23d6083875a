//! Egizia's evaluation during a build.

use maat_bots::Evaluate;
use maat_egizia::Egizia;
use maat_egizia::pieces::Phase;
use maat_engine::{Game, Scratch, Setup, random_ply};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// A player who takes a grave continues to build after the next tile is turned up. The evaluation must not lose the
/// build in between.
#[test]
fn a_grave_tile_turned_up_changes_no_evaluation() {
    let mut turned = 0;
    for seed in 0..20 {
        let mut game = Egizia::new(&Setup { seats: 2, revision: 1, options: Default::default() }).unwrap();
        let (mut rng, mut scratch) = (SmallRng::seed_from_u64(seed), Scratch::default());
        loop {
            let before =
                (game.phase() == Phase::Build && game.step() == "turn-graves").then(|| game.evaluate());
            if random_ply(&mut game, &mut rng, &mut scratch).is_none() {
                break;
            }
            if let Some(before) = before {
                assert_eq!(game.evaluate(), before, "seed {seed}");
                turned += 1;
            }
        }
    }
    assert!(turned > 0);
}
