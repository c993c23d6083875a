//! What a seat can imagine.

use maat_engine::Seat;
use rand::rngs::SmallRng;

use crate::sets::CardSet;
use crate::state::Ankh;
use crate::step::Step;

/// Only cards and bids that are not revealed are hidden: those of other gods are taken back. That Amun has picked the
/// first of two cards is known to all; it can be any of his hand.
pub(crate) fn determinize(game: &mut Ankh, seat: Seat, rng: &mut SmallRng) {
    let own = game.entity(seat);
    for other in game.battle.participants.iter().filter(|other| *other != own) {
        match game.steps.top() {
            Some(Step::Cards) => {
                let half = !game.battle.picks[other].is_empty() && game.battle.undecided().contains(other);
                game.battle.picks[other] = CardSet::EMPTY;
                if half {
                    game.battle.picks[other].add(game.players[other].hand.any(rng));
                }
            }
            Some(Step::Bids) => game.battle.bids[other] = None,
            _ => return,
        }
    }
}
