//! Gaining cards.

use maat_engine::Seat;

use super::{Settled, sail, sites};
use crate::moves::{Event, Step};
use crate::pieces::{Card, Cause};
use crate::state::Imhotep;

/// The stone is back in the quarry before a red card acts.
pub fn take(game: &mut Imhotep, seat: Seat, place: u8, events: &mut Vec<Event>) {
    game.steps.pop();
    sail::lift(game);
    game.players[seat].quarry += 1;
    match game.market[usize::from(place)].take() {
        Some(card) => {
            events.push(Event::CardTaken { seat, card });
            gain(game, seat, card, events);
        }
        None => {
            events.push(Event::PairTaken { seat });
            game.steps.push(Step::Peek { seat });
        }
    }
}

/// The taker alone sees the pair; a single face-down card is his at once.
pub fn peek(game: &mut Imhotep, seat: Seat, card: Card, events: &mut Vec<Event>) {
    if game.bag.held() == 1 {
        game.steps.pop();
        game.bag.turn_up(card.index());
        events.push(Event::CardTaken { seat, card });
        return gain(game, seat, card, events);
    }
    events.push(Event::PairSeen { seat, card });
    if game.peek[0].is_none() {
        game.peek[0] = Some(card);
    } else {
        game.peek[1] = Some(card);
        game.steps.replace(Step::Keep { seat });
    }
}

/// The rejected card is discarded before the kept one acts.
pub fn keep(game: &mut Imhotep, seat: Seat, card: Card, events: &mut Vec<Event>) {
    let [Some(one), Some(other)] = std::mem::take(&mut game.peek) else {
        unreachable!("a pair is kept before both cards were seen")
    };
    game.steps.pop();
    game.bag.turn_up(one.index());
    game.bag.turn_up(other.index());
    let rejected = if card == one { other } else { one };
    game.bag.throw(rejected.index());
    events.push(Event::PairSplit { seat, card, rejected });
    gain(game, seat, card, events);
}

/// The moment a card is needed the pile is refilled; if nothing is left the draw does not happen.
pub fn open_pile(game: &mut Imhotep, seat: Seat, events: &mut Vec<Event>) -> Settled {
    refill(game, events);
    if game.bag.pile_len() > 0 {
        return Settled::Waits;
    }
    game.steps.pop();
    events.push(Event::NothingToDraw { seat });
    Settled::Done
}

pub fn refill(game: &mut Imhotep, events: &mut Vec<Event>) {
    if game.bag.refill() {
        events.push(Event::Reshuffled);
    }
}

pub fn draw(game: &mut Imhotep, seat: Seat, cause: Cause, card: Card, events: &mut Vec<Event>) {
    game.steps.pop();
    game.bag.draw(card.index());
    events.push(Event::CardDrawn { seat, card, cause });
    gain(game, seat, card, events);
}

/// A red card puts a stone from the quarry on its site, wherever ships are; without a stone it
/// does nothing. It is discarded after all it causes. Other cards stay before their owner.
fn gain(game: &mut Imhotep, seat: Seat, card: Card, events: &mut Vec<Event>) {
    if !card.is_red() {
        game.players[seat].cards.add(card);
        return;
    }
    game.steps.push(Step::Discard { card });
    if game.players[seat].quarry == 0 {
        events.push(Event::QuarryEmpty { seat, card });
    } else {
        let site = game.content().site(card).expect("every red card names a site");
        sites::deliver(game, seat, site, true, events);
    }
}

pub fn discard(game: &mut Imhotep, card: Card, events: &mut Vec<Event>) -> Settled {
    game.steps.pop();
    game.bag.throw(card.index());
    events.push(Event::CardDiscarded { card });
    Settled::Done
}
