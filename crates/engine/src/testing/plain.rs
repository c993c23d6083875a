//! States are small plain values, and random play allocates nothing.

use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::{Game, Scratch, Setup, playout};

/// Random games in which nothing may be allocated, for each set of options and each number of seats.
const GAMES: usize = 50;

/// Panics if a state is larger than `most_bytes` or owns something, so that it could not be copied as bytes.
pub fn assert_plain_state<G: Game>(most_bytes: usize) {
    let bytes = size_of::<G>();
    assert!(bytes <= most_bytes, "a state of {} has {bytes} bytes, more than {most_bytes}", G::ID);
    assert!(
        !std::mem::needs_drop::<G>(),
        "a state of {} owns something and cannot be copied as bytes",
        G::ID
    );
}

/// Panics if a clone of a state, a list of legal moves or a ply allocates: in whole random games, with each of these
/// options as they are written, for every number of seats.
///
/// The content is read, and the scratch space grows, in `warm_up` games before. `allocations` counts what its argument
/// allocates; it is passed in because a counting allocator belongs to the whole program.
pub fn assert_playouts_allocate_nothing<G: Game>(
    options: &[&str],
    warm_up: usize,
    allocations: impl Fn(&mut dyn FnMut()) -> u64,
) {
    let mut scratch = Scratch::default();
    let mut rng = SmallRng::seed_from_u64(1);
    for &text in options {
        let options: G::Options = text.parse().expect("known options");
        for seats in G::SEATS {
            let setup = Setup { seats, revision: G::REVISION, options: options.clone() };
            let start = G::new(&setup).expect("options that go with the seats");
            let mut play = |games| {
                for _ in 0..games {
                    let mut game = start.clone();
                    playout(&mut game, &mut rng, &mut scratch);
                    assert!(game.outcome().is_some(), "a game that is over has an outcome");
                }
            };
            play(warm_up);
            let counted = allocations(&mut || play(GAMES));
            assert_eq!(
                counted,
                0,
                "allocations in {GAMES} games of {}, {seats} seats, options `{text}`",
                G::ID
            );
        }
    }
}
