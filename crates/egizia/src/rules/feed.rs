//! Phases 3 and 4: crews are fed, quarries produce.

use maat_engine::Seat;

use super::{Settled, gain};
use crate::events::Event;
use crate::legal::{free, missing};
use crate::pieces::{Cause, Effect, Market, Phase, Site, Source};
use crate::state::Egizia;
use crate::step::Step;

/// The front player first; then stones are produced.
pub fn next(game: &mut Egizia, place: u8, events: &mut Vec<Event>) -> Settled {
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
pub fn open(game: &mut Egizia, seat: Seat, grain: u8, events: &mut Vec<Event>) -> Settled {
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
pub fn use_grain(game: &mut Egizia, seat: Seat, grain: u8, events: &mut Vec<Event>) {
    let card = game.card_with(seat, Effect::Grain).expect("a grain card");
    gain::use_card(game, seat, card, events);
    let grain = grain + game.content().nile(card).number;
    game.steps.replace(Step::Feed { seat, grain });
}

pub fn use_stones(game: &mut Egizia, seat: Seat, grain: u8, stones: u8, events: &mut Vec<Event>) {
    let card = game.card_with(seat, Effect::StonesAsGrain).expect("the power to feed with stones");
    gain::use_card(game, seat, card, events);
    gain::pay(game, seat, stones, Cause::Feeding, events);
    close(game, seat, grain + stones, events);
}

/// What is missing costs points, by the space on the grain market.
pub fn close(game: &mut Egizia, seat: Seat, grain: u8, events: &mut Vec<Event>) {
    game.steps.pop();
    let missing = missing(game, seat, grain);
    if missing == 0 {
        let (need, grain) = (game.players[seat].need(), game.grain(seat) + grain);
        return events.push(Event::Fed { seat, need, grain });
    }
    events.push(Event::Starved { seat, missing });
    let space = usize::from(game.players[seat].market(Market::Grain));
    let penalty = game.content().markets.penalties[space];
    gain::score(game, seat, Source::Hunger, -penalty * i16::from(missing), events);
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
    game.steps.replace(Step::Site { site: Site::Sphinx });
}
