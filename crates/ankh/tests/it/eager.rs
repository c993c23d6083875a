//! Play that uses its opportunities. Random play seldom unlocks, summons and fights enough to advance on the devotion
//! track.

use maat_ankh::pieces::Card;
use maat_ankh::{Ankh, Move};
use maat_engine::{Actor, Game, Seat, below};
use rand::rngs::SmallRng;

/// Most of the time, one of the moves with a gain.
pub fn eager_move(game: &Ankh, seat: Seat, rng: &mut SmallRng) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(Actor::Seat(seat), &mut moves);
    let mut eager = moves.clone();
    eager.retain(|m| match m {
        Move::Done => game.step() == "from" && below(rng, 6) == 0,
        Move::Decline => false,
        Move::Card(Card::Cycle | Card::Flood | Card::Miracle) => below(rng, 4) == 0,
        Move::MoveFigures => below(rng, 2) == 0,
        Move::Bid(bid) => bid.followers() <= 2,
        _ => true,
    });
    let from = if eager.is_empty() || below(rng, 8) == 0 { &moves } else { &eager };
    from[below(rng, from.len() as u32) as usize]
}
