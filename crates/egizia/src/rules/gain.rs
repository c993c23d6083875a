//! What players gain: stones, strength, steps on the markets, points.

use maat_engine::Seat;

use crate::events::{Event, Face};
use crate::nile::Nile;
use crate::pieces::{Cause, Crew, Kind, Market, Source};
use crate::state::Egizia;
use crate::step::Step;

/// Moves a marker on the score track: it joins behind those already on its space. Nothing changes nothing.
pub fn score(game: &mut Egizia, seat: Seat, source: Source, points: i16, events: &mut Vec<Event>) {
    if points == 0 {
        return;
    }
    game.arrivals += 1;
    let player = &mut game.players[seat];
    player.points += points;
    player.arrival = game.arrivals;
    player.sheet.add(source, points);
    events.push(Event::Scored { seat, source, points });
}

/// What does not fit on the track is lost.
pub fn stones(game: &mut Egizia, seat: Seat, count: u8, cause: Cause, events: &mut Vec<Event>) {
    let most = game.content().most_stones;
    let held = &mut game.players[seat].stones;
    let gained = count.min(most - *held);
    *held += gained;
    if gained > 0 {
        events.push(Event::StonesGained { seat, count: gained, cause });
    }
    if gained < count {
        events.push(Event::StonesLost { seat, count: count - gained });
    }
}

pub fn pay(game: &mut Egizia, seat: Seat, count: u8, cause: Cause, events: &mut Vec<Event>) {
    game.players[seat].stones -= count;
    events.push(Event::StonesPaid { seat, count, cause });
}

/// Beyond the end of the track nothing happens.
pub fn grow(game: &mut Egizia, seat: Seat, crew: Crew, count: u8, events: &mut Vec<Event>) {
    let most = game.content().most_strength;
    let strength = &mut game.players[seat].strength[crew.index()];
    if *strength < most {
        *strength = most.min(*strength + count);
        events.push(Event::CrewGrew { seat, crew, strength: *strength });
    } else {
        events.push(Event::CrewFull { seat, crew });
    }
}

/// One crew after the other, in order; the same one may grow again.
pub fn grow_chosen(game: &mut Egizia, seat: Seat, left: u8, crew: Crew, events: &mut Vec<Event>) {
    game.steps.pop();
    grow(game, seat, crew, 1, events);
    if left > 1 {
        game.steps.push(Step::Grow { seat, left: left - 1, from: crew });
    }
}

/// Onto the bottom space and at it, every step is rewarded.
pub fn market_step(game: &mut Egizia, seat: Seat, market: Market, events: &mut Vec<Event>) {
    let markets = &game.content().markets;
    let space = &mut game.players[seat].markets[market.index()];
    if *space < markets.bottom() {
        *space += 1;
        events.push(Event::MarketMoved { seat, market, space: *space + 1 });
    } else {
        events.push(Event::MarketBottom { seat, market });
    }
    if *space == markets.bottom() {
        match market {
            Market::Stone => stones(game, seat, markets.stones, Cause::Market, events),
            Market::Grain => score(game, seat, Source::GrainMarket, markets.points, events),
        }
    }
}

/// A card or a power is used; an any-time card leaves the game with it.
pub fn use_card(game: &mut Egizia, seat: Seat, card: Nile, events: &mut Vec<Event>) {
    events.push(Event::CardUsed { seat, face: Face::of(game, card) });
    spend(game, seat, card);
}

/// What can be used at any time can be used once.
pub fn spend(game: &mut Egizia, seat: Seat, card: Nile) {
    if game.content().nile(card).kind == Kind::AnyTime {
        game.players[seat].cards.remove(card);
    }
}
