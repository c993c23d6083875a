//! Phases 3 and 4: crews are fed, quarries produce.

use maat_engine::{Actor, Seat, Settled, steps, unexpected};

use super::{free, gain, sites};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Cause, Effect, Market, Phase, Site, Source, Stones};
use crate::state::Egizia;

steps! {
    #[repr(u8)]
    pub enum Step of game: Egizia {
        /// The player who feeds next, as a place in the order.
        Feeding { place: u8 } => auto,
        /// A player who lacks grain chooses how to feed; `grain` is the grain from cards so far.
        Feed { seat: Seat, grain: u8 } => ask(seat, "feed"),
    }
}

pub fn offer(game: &Egizia, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Feeding { .. } => {}
        Step::Feed { seat, grain } => remedies(game, seat, grain, out),
    }
}

pub fn act(game: &mut Egizia, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Feeding { .. } => unexpected(&step, &m),
        Step::Feed { seat, grain } => match m {
            Move::Grain => use_grain(game, seat, grain, events),
            Move::Feed(stones) => use_stones(game, seat, grain, stones, events),
            Move::Done => close(game, seat, grain, events),
            m => free::act(game, seat, m, events),
        },
    }
}

pub fn settle(game: &mut Egizia, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Feeding { place } => next(game, place, events),
        Step::Feed { seat, grain } => open(game, seat, grain, events),
    }
}

/// Grain cards one by one, then stones, or what is missing costs points.
fn remedies(game: &Egizia, seat: Seat, from_cards: u8, out: &mut impl Extend<Move>) {
    if game.has(seat, Effect::Grain) {
        out.extend([Move::Grain]);
    }
    if game.has(seat, Effect::StonesAsGrain) {
        let most = missing(game, seat, from_cards).min(game.players[seat].stones);
        out.extend(Stones::all().take(most.into()).map(Move::Feed));
    }
    free::offer(game, seat, out);
    out.extend([Move::Done]);
}

/// Grain that a player still lacks, after so much from cards.
#[inline]
pub fn missing(game: &Egizia, seat: Seat, from_cards: u8) -> u8 {
    game.players[seat].need().saturating_sub(game.grain(seat) + from_cards)
}

/// Points that a player loses if nothing more comes, below 0: by the space on the grain market.
pub fn penalty(game: &Egizia, seat: Seat, missing: u8) -> i16 {
    let space = usize::from(game.players[seat].market(Market::Grain));
    -game.content().markets.penalties[space] * i16::from(missing)
}

/// The front player first; then stones are produced.
fn next(game: &mut Egizia, place: u8, events: &mut Vec<Event>) -> Settled {
    if place == game.seats {
        produce(game, events);
        return Settled::Done;
    }
    let seat = game.order[usize::from(place)];
    game.steps.replace(Step::Feeding { place: place + 1 });
    game.steps.push(Step::Feed { seat, grain: 0 });
    Settled::Done
}

/// Asked only if the player is hungry and can do something about it.
fn open(game: &mut Egizia, seat: Seat, grain: u8, events: &mut Vec<Event>) -> Settled {
    let stones = game.has(seat, Effect::StonesAsGrain)
        && (game.players[seat].stones > 0 || free::can_haul(game, seat));
    let remedy = stones || game.has(seat, Effect::Grain) || free::dry_fields(game, seat).next().is_some();
    if remedy && missing(game, seat, grain) > 0 {
        return Settled::Waits;
    }
    close(game, seat, grain, events);
    Settled::Done
}

/// The surplus of a card is lost.
fn use_grain(game: &mut Egizia, seat: Seat, grain: u8, events: &mut Vec<Event>) {
    let grain = grain + gain::use_first(game, seat, Effect::Grain, events);
    game.steps.replace(Step::Feed { seat, grain });
}

fn use_stones(game: &mut Egizia, seat: Seat, grain: u8, stones: Stones, events: &mut Vec<Event>) {
    gain::use_first(game, seat, Effect::StonesAsGrain, events);
    gain::pay(game, seat, stones.number(), Cause::Feeding, events);
    close(game, seat, grain + stones.number(), events);
}

/// Subtracts the points for missing grain.
fn close(game: &mut Egizia, seat: Seat, grain: u8, events: &mut Vec<Event>) {
    game.steps.pop();
    let missing = missing(game, seat, grain);
    if missing == 0 {
        let (need, grain) = (game.players[seat].need(), game.grain(seat) + grain);
        return events.push(Event::Fed { seat, need, grain });
    }
    events.push(Event::Starved { seat, missing });
    gain::score(game, seat, Source::Hunger, penalty(game, seat, missing), events);
}

/// In turn order.
fn produce(game: &mut Egizia, events: &mut Vec<Event>) {
    game.phase = Phase::Produce;
    events.push(Event::PhaseBegan { phase: Phase::Produce });
    for seat in game.tile_order() {
        let stones = game.production(seat);
        gain::stones(game, seat, stones, Cause::Quarries, events);
    }
    game.phase = Phase::Build;
    events.push(Event::PhaseBegan { phase: Phase::Build });
    game.steps.replace(sites::Step::Site { site: Site::Sphinx });
}
