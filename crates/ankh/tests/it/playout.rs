//! The state is a small plain value, and random play allocates nothing.

use maat_ankh::Ankh;
use maat_engine::{Game, Scratch, playout};
use rand::{SeedableRng, rngs::SmallRng};

use crate::games::new_game;

#[test]
fn the_state_is_small_and_owns_nothing() {
    const { assert!(size_of::<Ankh>() <= 1536) };
    const { assert!(!std::mem::needs_drop::<Ankh>(), "a state that owns something cannot be copied as bytes") };
}

#[test]
fn playouts_allocate_nothing() {
    let mut scratch = Scratch::default();
    let mut rng = SmallRng::seed_from_u64(1);
    for seats in Ankh::SEATS {
        let start = new_game(seats);
        let mut play = |games| {
            for _ in 0..games {
                let mut game = start.clone();
                playout(&mut game, &mut rng, &mut scratch);
                assert!(game.outcome().is_some());
            }
        };
        // The content is read, and the scratch space grows, once.
        play(40);
        let counted = allocation_counter::measure(|| play(50));
        assert_eq!(counted.count_total, 0, "{seats} seats: {counted:?}");
    }
}
