//! Gains of players: stones, strength, steps on the markets, points; and the Nile cards that bring them.

use maat_engine::Seat;

use super::river;
use crate::content::NileCard;
use crate::events::{Event, Face};
use crate::nile::Nile;
use crate::pieces::{Cause, Crew, Effect, Gain, Kind, Market, Source, Square};
use crate::state::Egizia;

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

/// Strength beyond the end of the track is lost.
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

pub fn market_steps(game: &mut Egizia, seat: Seat, market: Market, steps: u8, events: &mut Vec<Event>) {
    (0..steps).for_each(|_| market_step(game, seat, market, events));
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

/// Immediate cards work and are gone, all others stay in front of the player.
pub fn take_card(game: &mut Egizia, seat: Seat, square: Square, events: &mut Vec<Event>) {
    let card = game.squares[square.index()].take().expect("a card on the square");
    let printed = game.content().nile(card);
    events.push(Event::CardTaken { seat, square, face: Face::of(game, card) });
    if printed.kind == Kind::Immediate {
        work(game, seat, printed, events);
    } else {
        game.players[seat].cards.add(card);
        bring(game, seat, printed, events);
    }
}

/// Carries out an immediate card.
fn work(game: &mut Egizia, seat: Seat, card: &NileCard, events: &mut Vec<Event>) {
    match card.effect {
        Effect::CrewsChoice => {
            game.steps.push(river::Step::Grow { seat, left: card.number, from: Crew::Black });
        }
        Effect::CrewPair => {
            for crew in card.crews.into_iter().flatten() {
                grow(game, seat, crew, card.number, events);
            }
        }
        Effect::StoneMarket => market_steps(game, seat, Market::Stone, card.number, events),
        Effect::GrainMarket => market_steps(game, seat, Market::Grain, card.number, events),
        Effect::BrickPoints => {
            let bricks: u8 = card.buildings.iter().map(|building| game.bricks(seat, *building)).sum();
            score(game, seat, Source::NileCards, i16::from(bricks * card.number), events);
        }
        effect => unreachable!("{effect} does not work at once"),
    }
}

/// Gives the gain from taking a field.
fn bring(game: &mut Egizia, seat: Seat, card: &NileCard, events: &mut Vec<Event>) {
    let Some(bonus) = card.bonus else { return };
    match bonus.gain {
        Gain::StoneMarket => market_steps(game, seat, Market::Stone, bonus.number, events),
        Gain::GrainMarket => market_steps(game, seat, Market::Grain, bonus.number, events),
        Gain::Points => score(game, seat, Source::NileCards, i16::from(bonus.number), events),
        Gain::Stones => stones(game, seat, bonus.number, Cause::Card, events),
    }
}

/// Uses the first card with an effect, of which the player must have one; returns the number on it.
pub fn use_first(game: &mut Egizia, seat: Seat, effect: Effect, events: &mut Vec<Event>) -> u8 {
    let card = game.card_with(seat, effect).expect("a card with this effect");
    use_card(game, seat, card, events);
    game.content().nile(card).number
}

/// A card or a power is used; an any-time card leaves the game with it.
fn use_card(game: &mut Egizia, seat: Seat, card: Nile, events: &mut Vec<Event>) {
    events.push(Event::CardUsed { seat, face: Face::of(game, card) });
    spend(game, seat, card);
}

/// Removes a used any-time card; other cards stay.
pub fn spend(game: &mut Egizia, seat: Seat, card: Nile) {
    if game.content().nile(card).kind == Kind::AnyTime {
        game.players[seat].cards.remove(card);
    }
}
