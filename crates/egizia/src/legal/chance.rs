//! What chance can do.

use crate::moves::Move;
use crate::state::Egizia;
use crate::step::Step;

/// The moves of a step that chance decides.
pub(super) fn options(game: &Egizia, step: Step, out: &mut Vec<Move>) {
    match step {
        Step::DealSphinx { .. } | Step::DrawSphinx { .. } => {
            out.extend(game.sphinx.next().iter().map(Move::Card));
        }
        Step::TurnGraves => {
            let tiles = game.content().graves.tiles.iter().zip(game.graves.bag);
            out.extend(tiles.filter(|(_, left)| *left > 0).map(|((value, _), _)| Move::Tile(*value)));
        }
        Step::DealNile { .. } => {
            let deck = game.content().deck(game.content().deck_of_round(game.round));
            out.extend(game.nile.and(deck).iter().map(Move::Nile));
        }
        step => unreachable!("{step:?} is no matter of chance"),
    }
}

/// Grave tiles of the value that a chance move turns up; all else exists once.
#[inline]
pub(crate) fn weight(game: &Egizia, m: Move) -> u32 {
    match m {
        Move::Tile(value) => {
            let tiles = game.content().graves.tiles.iter().zip(game.graves.bag);
            tiles.filter(|((printed, _), _)| *printed == value).map(|(_, left)| u32::from(left)).sum()
        }
        _ => 1,
    }
}
