//! Random play: the measure of speed, the simplest bot, and the end of every search.

use rand::rngs::SmallRng;

use crate::{Actor, Game, Seat, Turn, below, deal};

/// Space that random play uses again and again, so that a ply allocates nothing.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    pub moves: Vec<G::Move>,
    pub events: Vec<G::Event>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch { moves: Vec::with_capacity(64), events: Vec::with_capacity(64) }
    }
}

/// Plays one random ply and returns it; `None` when the game is over.
/// Of several seats due at once the lowest answers first: the order does not matter.
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

/// One of the legal moves of a seat that is due, each equally likely; `moves` is scratch space and holds them after.
#[inline]
pub fn random_move<G: Game>(game: &G, seat: Seat, rng: &mut SmallRng, moves: &mut Vec<G::Move>) -> G::Move {
    moves.clear();
    game.legal_moves(Actor::Seat(seat), moves);
    moves[below(rng, moves.len() as u32) as usize]
}

/// Plays at random to the end.
pub fn playout<G: Game>(game: &mut G, rng: &mut SmallRng, scratch: &mut Scratch<G>) {
    while random_ply(game, rng, scratch).is_some() {}
}
