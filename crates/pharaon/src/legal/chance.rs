//! What chance can do.

use crate::moves::{Move, Pick};
use crate::pieces::{Ability, Board, Colour, Face, Holder, Offering, Spin, Zone};
use crate::state::Pharaon;
use crate::step::Step;

/// The moves of a step that chance decides.
pub(super) fn options(game: &Pharaon, step: Step, out: &mut Vec<Move>) {
    match step {
        Step::Ring { place } => {
            let left = &game.ring[usize::from(place)..];
            out.extend(Zone::ALL.into_iter().filter(|zone| left.contains(zone)).map(Move::Ring));
        }
        Step::Offset => out.extend((0..5).map(Move::Offset)),
        Step::Spin => out.extend(Spin::ALL.map(Move::Spin)),
        Step::Board { place } => {
            let left = &game.traitor.boards[usize::from(place)..];
            out.extend(Board::ALL.into_iter().filter(|board| left.contains(board)).map(Move::Board));
        }
        Step::Dark { .. } => {
            let boards = game.traitor.boards.iter().zip(game.traitor.faces);
            out.extend(boards.filter(|(_, face)| *face == Face::Light).map(|(&board, _)| Move::Dark(board)));
        }
        Step::Lane { place } => {
            let left = &game.traitor.colours[usize::from(place)..];
            out.extend(Colour::ALL.into_iter().filter(|colour| left.contains(colour)).map(Move::Lane));
        }
        Step::Scribe { .. } => {
            out.extend(game.nobles.and(game.content().able(Ability::Swap)).iter().map(Move::Scribe));
        }
        Step::Look { .. } => out.extend(game.nobles.iter().map(Move::Look)),
        Step::First => out.extend([Holder::A, Holder::Traitor].map(Move::First)),
        Step::Jars { .. } | Step::DrawJar { .. } => out.extend(game.jars.next().iter().map(Move::Jar)),
        Step::TraitorJar => out.extend(game.jars.next_held().iter().map(Move::Jar)),
        Step::Tokens | Step::DrawToken { .. } => {
            let there = |offering: &Offering| game.bag.draw_weight(offering.index()) > 0;
            out.extend(Offering::ALL.into_iter().filter(there).map(Move::Drawn));
        }
        Step::ShowNobles | Step::DrawNoble { .. } => {
            out.extend(game.nobles.iter().map(|card| Move::Noble(Pick::from(card))));
        }
        Step::ShowArtisans | Step::DrawArtisan { .. } => {
            out.extend(game.artisans.iter().map(|card| Move::Artisan(Pick::from(card))));
        }
        step => unreachable!("{step:?} is no matter of chance"),
    }
}

/// Copies of the offering that a chance move draws; all else exists once.
#[inline]
pub(crate) fn weight(game: &Pharaon, m: Move) -> u32 {
    match m {
        Move::Drawn(offering) => game.bag.draw_weight(offering.index()),
        _ => 1,
    }
}
