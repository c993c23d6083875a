//! Nile cards that are taken.

use maat_engine::Seat;

use super::gain;
use crate::content::NileCard;
use crate::events::{Event, Face};
use crate::pieces::{Cause, Crew, Effect, Gain, Kind, Market, Source};
use crate::state::Egizia;
use crate::step::Step;

/// Immediate cards work and are gone, all others stay in front of the player.
pub fn take(game: &mut Egizia, seat: Seat, square: u8, events: &mut Vec<Event>) {
    let card = game.squares[usize::from(square)].take().expect("a card on the square");
    let printed = game.content().nile(card);
    events.push(Event::CardTaken { seat, square: square + 1, face: Face::of(game, card) });
    if printed.kind == Kind::Immediate {
        work(game, seat, printed, events);
    } else {
        game.players[seat].cards.add(card);
        bring(game, seat, printed, events);
    }
}

/// What an immediate card does.
fn work(game: &mut Egizia, seat: Seat, card: &NileCard, events: &mut Vec<Event>) {
    match card.effect {
        Effect::CrewsChoice => {
            game.steps.push(Step::Grow { seat, left: card.number, from: Crew::Black });
        }
        Effect::CrewPair => {
            for crew in card.crews.into_iter().flatten() {
                gain::grow(game, seat, crew, card.number, events);
            }
        }
        Effect::StoneMarket => market_steps(game, seat, Market::Stone, card.number, events),
        Effect::GrainMarket => market_steps(game, seat, Market::Grain, card.number, events),
        Effect::BrickPoints => {
            let bricks: u8 = card.buildings.iter().map(|building| game.bricks(seat, *building)).sum();
            gain::score(game, seat, Source::NileCards, i16::from(bricks * card.number), events);
        }
        effect => unreachable!("{effect} does not work at once"),
    }
}

/// What a field brings when it is taken.
fn bring(game: &mut Egizia, seat: Seat, card: &NileCard, events: &mut Vec<Event>) {
    let Some(bonus) = card.bonus else { return };
    match bonus.gain {
        Gain::StoneMarket => market_steps(game, seat, Market::Stone, bonus.number, events),
        Gain::GrainMarket => market_steps(game, seat, Market::Grain, bonus.number, events),
        Gain::Points => gain::score(game, seat, Source::NileCards, i16::from(bonus.number), events),
        Gain::Stones => gain::stones(game, seat, bonus.number, Cause::Card, events),
    }
}

pub fn market_steps(game: &mut Egizia, seat: Seat, market: Market, steps: u8, events: &mut Vec<Event>) {
    (0..steps).for_each(|_| gain::market_step(game, seat, market, events));
}
