//! The expected gains from the next conflict, by region.

use maat_ankh::map::{HexSet, Token};
use maat_ankh::pieces::{Monument, Power};
use maat_ankh::rules::conflict;
use maat_ankh::{Ankh, Step};
use maat_engine::{MAX_SEATS, Seat, SeatSet};

use super::battle;

/// The expected gain of each god in devotion, minus the value of figures it may lose.
pub(super) fn next_conflict(game: &Ankh) -> [f32; MAX_SEATS] {
    let mut gains = [0.0; MAX_SEATS];
    let fought = fought(game);
    for token in game.regions().tokens() {
        let stage = match fought {
            Some(next) if token.number() < next => continue,
            Some(next) if token.number() == next && game.battle().token == Some(token) => battle::stage(game),
            Some(next) if token.number() == next => continue,
            _ => battle::Stage::Ahead,
        };
        region(game, token, stage, &mut gains);
    }
    gains
}

/// The number of the last token that the current conflict has reached; `None` outside conflicts.
pub(super) fn fought(game: &Ankh) -> Option<u8> {
    game.steps().iter().find_map(|step| match step {
        Step::Conflict(conflict::Step::Conflict { next }) => Some(*next),
        _ => None,
    })
}

fn region(game: &Ankh, token: Token, stage: battle::Stage, gains: &mut [f32; MAX_SEATS]) {
    let present =
        if stage == battle::Stage::Ahead { game.present(token) } else { game.battle().participants };
    if stage <= battle::Stage::Revealed {
        majorities(game, token, present, gains);
    }
    match (present.lowest(), present.len()) {
        (None, _) => {}
        (Some(seat), 1) => {
            let numbers = &game.content().numbers;
            let reward = f32::from(numbers.dominate) + radiance(game, seat, token);
            gains[seat.index()] += reward + bountiful(game, seat);
        }
        _ => battle::outlook(game, token, present, stage, gains),
    }
}

/// Adds the gains from monument types of which a god with figures in the region controls the most there.
fn majorities(game: &Ankh, token: Token, present: SeatSet, gains: &mut [f32; MAX_SEATS]) {
    let mut held = [0.0_f32; MAX_SEATS];
    for monument in Monument::ALL {
        if let Some((seat, _)) = game.majority(token, monument) {
            held[seat.index()] += f32::from(game.content().numbers.majority);
        }
    }
    for seat in present.iter().filter(|seat| held[seat.index()] > 0.0) {
        gains[seat.index()] += held[seat.index()] + bountiful(game, seat);
    }
}

/// The gain that Bountiful adds.
pub(super) fn bountiful(game: &Ankh, seat: Seat) -> f32 {
    let red = game.player(seat).space <= game.last_red();
    if red && game.has(seat, Power::Bountiful) { f32::from(game.content().numbers.bountiful) } else { 0.0 }
}

/// The gain that Ra's figures add to a reward.
pub(super) fn radiance(game: &Ankh, seat: Seat, token: Token) -> f32 {
    let own = game.figures().radiant().and(game.figures().owned(seat));
    let shining: HexSet = game.figures().hexes_of(own);
    let here = game.in_region(seat, token);
    if here.intersects(shining) { f32::from(game.content().numbers.radiance) } else { 0.0 }
}
