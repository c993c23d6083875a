//! Events of one player: monuments to control, camels to lay.

use arrayvec::ArrayVec;
use maat_engine::Seat;

use crate::map::{Caravans, Edge, HexSet, MOST_CAMELS};
use crate::state::Ankh;

/// Neutral monuments beside a figure; if there is no neutral one on the whole map, those of others.
pub fn candidates(game: &Ankh, owner: Seat) -> HexSet {
    if game.players[owner].pool == 0 {
        return HexSet::EMPTY;
    }
    let neutral = game.monuments.neutral();
    let wanted = if neutral.is_empty() { game.monuments.all() - game.monuments.held(owner) } else { neutral };
    wanted & game.regions.beside(game.map(), game.figures.standing(owner))
}

/// The lines that can be laid now.
pub fn caravans(game: &Ankh) -> Caravans<'_> {
    let numbers = &game.content().numbers;
    let camels_left = u16::from(game.content().setup.camels).saturating_sub(game.camels.len());
    // Without a token for the new region nothing can be laid (C-44).
    let token = game.regions.supply().is_some();
    let longest = if token { camels_left.min(numbers.caravan_camels.into()) } else { 0 };
    Caravans::new(game.map(), &game.regions, game.camels, longest as u8, numbers.caravan_region)
}

/// The camels of the line that is being laid.
pub fn path(game: &Ankh) -> ArrayVec<Edge, MOST_CAMELS> {
    game.path.into_iter().flatten().collect()
}
