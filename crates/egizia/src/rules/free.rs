//! Free actions: any-time cards and powers used beside a decision, which is then asked again.

use maat_engine::Seat;

use super::gain;
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Cause, Effect, Source};
use crate::state::Egizia;

pub fn is_free(m: Move) -> bool {
    matches!(m, Move::Haul | Move::Sell(_) | Move::Water(_) | Move::Drill(_) | Move::Train(_))
}

pub fn act(game: &mut Egizia, seat: Seat, m: Move, events: &mut Vec<Event>) {
    match m {
        Move::Haul => {
            let stones = use_card(game, seat, Effect::Stones, events);
            gain::stones(game, seat, stones, Cause::Card, events);
        }
        Move::Sell(stones) => {
            use_card(game, seat, Effect::SellStones, events);
            gain::pay(game, seat, stones, Cause::Sale, events);
            gain::score(game, seat, Source::NileCards, i16::from(stones), events);
        }
        Move::Water(field) => {
            let place = game.spare_upgrade(seat).expect("a card for a better field");
            game.players[seat].upgrades[place] = Some(field);
            let (number, colour) = (game.content().nile(field).number, game.field_colour(seat, field));
            events.push(Event::FieldImproved { seat, field, number, colour });
        }
        Move::Drill(crew) => {
            let steps = use_card(game, seat, Effect::CrewEachRound, events);
            game.players[seat].spent.drill = true;
            gain::grow(game, seat, crew, steps, events);
        }
        Move::Train(crew) => {
            let stones = use_card(game, seat, Effect::PayForCrew, events);
            game.players[seat].spent.train = true;
            gain::pay(game, seat, stones, Cause::Training, events);
            gain::grow(game, seat, crew, 1, events);
        }
        m => unreachable!("{m} is no free action"),
    }
}

/// Uses the first card with an effect; returns the number on it.
fn use_card(game: &mut Egizia, seat: Seat, effect: Effect, events: &mut Vec<Event>) -> u8 {
    let card = game.card_with(seat, effect).expect("a card for a free action");
    gain::use_card(game, seat, card, events);
    game.content().nile(card).number
}
