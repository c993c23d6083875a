//! A conflict, region by region.

use maat_engine::{Actor, Seat, Settled, steps, unexpected};

use super::{battle, devotion, merge, moving, turn};
use crate::events::Event;
use crate::map::{Hex, Token};
use crate::moves::Move;
use crate::pieces::{Cause, Ending, Fate, God, Merit, Monument, Power};
use crate::state::{Ankh, Tiebreaker};

steps! {
    pub enum Step of game: Ankh {
        /// The region with this token, as an index, and those after it.
        Conflict { next: u8 } => auto,
        /// All regions were looked at.
        EndConflict => auto,
    }
}

pub(super) fn offer(_: &Ankh, step: Step, _: Actor, _: &mut impl Extend<Move>) {
    match step {
        Step::Conflict { .. } | Step::EndConflict => {}
    }
}

pub(super) fn act(_: &mut Ankh, step: Step, _: Actor, m: Move, _: &mut Vec<Event>) {
    match step {
        Step::Conflict { .. } | Step::EndConflict => unexpected(&step, &m),
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Conflict { next } => next_region(game, next, events),
        Step::EndConflict => end(game, events),
    }
}

/// The tiebreaker, Omnipresent, Scorpions.
pub(super) fn begin(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.tiebreaker = Some(Tiebreaker { holder: seat, up: true });
    events.push(Event::ConflictBegan { seat, number: game.conflicts + 1 });
    for owner in game.ascending(game.living()) {
        if game.has(owner, Power::Omnipresent) {
            let regions = game.regions.tokens().filter(|token| !game.in_region(owner, *token).is_empty());
            let count = regions.count() as u16 * u16::from(game.content().numbers.omnipresent);
            turn::gain_followers(game, owner, count, Cause::Omnipresent, events);
        }
    }
    for scorpion in moving::scorpions(game).iter() {
        for hex in moving::struck(game, scorpion).iter() {
            destroy(game, hex, Fate::Scorpion, events);
        }
    }
    game.steps.push(Step::Conflict { next: 0 });
}

/// A monument goes to the supply, its token to the pool of the god that controlled it.
pub(super) fn destroy(game: &mut Ankh, hex: Hex, fate: Fate, events: &mut Vec<Event>) {
    if let Some((monument, seat)) = game.monuments.destroy(hex) {
        if let Some(seat) = seat {
            game.players[seat].pool += 1;
        }
        events.push(Event::MonumentDestroyed { seat, monument, hex, fate });
    }
}

/// The next region, as it is now.
fn next_region(game: &mut Ankh, next: u8, events: &mut Vec<Event>) -> Settled {
    let Some(token) = game.regions.tokens().find(|token| token.index() >= usize::from(next)) else {
        game.steps.replace(Step::EndConflict);
        return Settled::Done;
    };
    game.steps.replace(Step::Conflict { next: token.number() });
    let present = game.present(token);
    match (present.lowest(), present.len()) {
        (None, _) => events.push(Event::RegionEmpty { token }),
        (Some(seat), 1) => dominate(game, seat, token, events),
        _ => battle::begin(game, token, present, events),
    }
    Settled::Done
}

/// Majorities, then the region itself.
fn dominate(game: &mut Ankh, seat: Seat, token: Token, events: &mut Vec<Event>) {
    events.push(Event::RegionDominated { seat, token });
    score_majorities(game, seat, token, events);
    if game.is_over() {
        return;
    }
    let amount = game.content().numbers.dominate + radiance(game, seat, token);
    devotion::gain(game, seat, amount, Merit::Dominance, events);
}

/// Adds one gain for all types of monument of which a god controls most in a region.
pub(super) fn score_majorities(game: &mut Ankh, seat: Seat, token: Token, events: &mut Vec<Event>) {
    let mut amount = 0;
    for monument in Monument::ALL {
        if let Some((_, count)) = game.majority(token, monument).filter(|(most, _)| *most == seat) {
            events.push(Event::MajorityHeld { seat, monument, count });
            amount += game.content().numbers.majority;
        }
    }
    devotion::gain(game, seat, amount, Merit::Majority, events);
}

/// Ra's figures shine, once in a region.
pub(super) fn radiance(game: &Ankh, seat: Seat, token: Token) -> u8 {
    let shining = game.figures.hexes_of(game.figures.radiant());
    let here = game.in_region(seat, token).intersects(shining);
    if here && game.is_god(seat, God::Ra) { game.content().numbers.radiance } else { 0 }
}

/// Tokens go back; then gods merge, are forgotten, or have fought for the last time.
fn end(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
    game.steps.pop();
    game.tiebreaker = None;
    game.amun = true;
    game.conflicts += 1;
    events.push(Event::ConflictEnded { number: game.conflicts });
    let numbers = &game.content().numbers;
    if game.conflicts == numbers.merge_after && game.seats >= numbers.merge_seats {
        merge::begin(game, events);
    }
    if game.conflicts == numbers.forget_after {
        devotion::forget(game, events);
    }
    if game.conflicts == numbers.conflicts && !game.is_over() {
        devotion::end(game, Ending::LastConflict, events);
    }
    Settled::Done
}
