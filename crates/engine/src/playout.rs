//! Random play, for benchmarks, the simplest bot and the leaves of a search.

use rand::rngs::SmallRng;

use crate::{Actor, Game, Seat, Turn, below, deal};

/// Buffers that random play reuses, so that a ply allocates nothing.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    /// The legal moves of the last ply.
    pub moves: Vec<G::Move>,
    /// The events of the last ply.
    pub events: Vec<G::Event>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch { moves: Vec::with_capacity(64), events: Vec::with_capacity(64) }
    }
}

/// Plays one random ply and returns it; `None` when the game is over.
/// Of several seats that are due at once the lowest answers first; by the laws the order does not matter.
#[inline]
pub fn random_ply<G: Game>(
    game: &mut G,
    rng: &mut SmallRng,
    scratch: &mut Scratch<G>,
) -> Option<(Actor, G::Move)> {
    let (actor, m) = match game.turn() {
        Turn::Over => return None,
        Turn::Chance => (Actor::Chance, deal(game, rng, &mut scratch.moves)),
        Turn::Seats(due) => {
            let seat = due.lowest()?;
            (Actor::Seat(seat), random_move(game, seat, rng, &mut scratch.moves))
        }
    };
    scratch.events.clear();
    game.apply(actor, m, &mut scratch.events);
    Some((actor, m))
}

/// A legal move of a seat that is due, each equally likely. `moves` is a buffer, which holds the legal moves afterwards.
#[inline]
pub fn random_move<G: Game>(game: &G, seat: Seat, rng: &mut SmallRng, moves: &mut Vec<G::Move>) -> G::Move {
    moves.clear();
    game.legal_moves(Actor::Seat(seat), moves);
    moves[below(rng, moves.len() as u32) as usize]
}

/// Plays random plies until the game is over.
pub fn playout<G: Game>(game: &mut G, rng: &mut SmallRng, scratch: &mut Scratch<G>) {
    while random_ply(game, rng, scratch).is_some() {}
}
