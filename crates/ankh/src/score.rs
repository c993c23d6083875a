//! Who has won.

use arrayvec::ArrayVec;
use maat_engine::{MAX_SEATS, Outcome, Seat};

use crate::pieces::Ending;
use crate::state::Ankh;

/// By devotion and place in the stack; those forgotten come after the others, and the seats of a merged god share their
/// rank. If no god is left nobody has won.
pub(crate) fn outcome(game: &Ankh) -> Option<Outcome> {
    let ending = game.ending?;
    let standing = |seat: Seat| {
        let entity = game.entity(seat);
        let player = game.player(entity);
        (game.is_living(entity), player.space, player.height)
    };
    let seats: ArrayVec<Seat, MAX_SEATS> = Seat::first(game.seats).collect();
    let better = |seat: Seat| seats.iter().filter(|other| standing(**other) > standing(seat)).count() as u8;
    let rank = |&seat: &Seat| if ending == Ending::Atheist { 2 } else { 1 + better(seat) };
    Some(Outcome {
        score: seats.iter().map(|seat| standing(*seat).1.into()).collect(),
        rank: seats.iter().map(rank).collect(),
    })
}
