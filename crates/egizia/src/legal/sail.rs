//! Where ships can go.

use maat_engine::Seat;

use crate::moves::Move;
use crate::pieces::{Effect, Site};
use crate::river::Positions;
use crate::state::Egizia;

/// Every space, and round spaces once more for the double action.
pub(super) fn options(game: &Egizia, seat: Seat, out: &mut impl Extend<Move>) {
    let open = placements(game, seat);
    out.extend(open.iter().map(Move::Ship));
    if game.has(seat, Effect::DoubleSpace) {
        out.extend(open.and(game.content().double_positions).iter().map(Move::Double));
    }
}

/// Where a player can place a ship.
pub(crate) fn placements(game: &Egizia, seat: Seat) -> Positions {
    let content = game.content();
    let player = &game.players[seat];
    if game.ships_left(seat) == 0 {
        return Positions::EMPTY;
    }
    let lying = content.squares.iter().zip(&game.squares);
    let cards: Positions = lying.filter(|(_, card)| card.is_some()).map(|(position, _)| *position).collect();
    let taken = ships(game);
    let mut rounds = content.round_positions.without(taken);
    if !player.spent.occupied && game.has(seat, Effect::Occupied) {
        rounds = rounds.or(taken.and(content.occupied_positions));
    }
    let open = cards.or(rounds).or(content.site_positions.without(player.ships));
    if !player.spent.upstream && game.has(seat, Effect::Upstream) {
        open
    } else {
        open.below(player.ships.lowest_on_the_river())
    }
}

/// Where ships of anybody stand.
#[inline]
pub(crate) fn ships(game: &Egizia) -> Positions {
    Seat::first(game.seats).fold(Positions::EMPTY, |taken, seat| taken.or(game.players[seat].ships))
}

/// The building spaces of a site where nobody stands, counted from 0.
#[inline]
pub(crate) fn free_spaces(game: &Egizia, site: Site) -> impl Iterator<Item = u8> {
    let spaces = &game.sites[site.index()][..game.spaces()];
    (0..).zip(spaces).filter(|(_, ship)| ship.is_none()).map(|(place, _)| place)
}
