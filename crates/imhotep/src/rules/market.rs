//! Gaining cards.

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::{draws, monuments, sail};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Card, Cause, MarketPlace};
use crate::state::Imhotep;

steps! {
    pub enum Step of game: Imhotep {
        Take { seat: Seat } => ask(seat, "take"),
        /// The face-down cards, shown to their taker.
        Peek { seat: Seat } => chance("peek"),
        Keep { seat: Seat } => ask(seat, "keep"),
        /// The top card of the pile.
        Draw { seat: Seat, cause: Cause } => chance("draw"),
        /// A card on its way to the discard pile, after all that lies above it.
        Discard { card: Card } => auto,
    }
}

pub fn offer(game: &Imhotep, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        // A face-up card, or the face-down cards on the last place.
        Step::Take { .. } => {
            let last = MarketPlace::COUNT - 1;
            let taken = |place: &MarketPlace| {
                game.market[place.index()].is_some() || place.index() == last && game.bag.held() > 0
            };
            out.extend(MarketPlace::all().filter(taken).map(Move::Take));
        }
        Step::Peek { .. } => draws(game, Move::Peek, out),
        Step::Keep { .. } => {
            let [one, other] = game.peek;
            out.extend(one.map(Move::Keep));
            out.extend(other.filter(|_| other != one).map(Move::Keep));
        }
        Step::Draw { .. } => draws(game, Move::Drawn, out),
        Step::Discard { .. } => {}
    }
}

pub fn act(game: &mut Imhotep, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Take { seat } => take(game, seat, noun!(Move::Take, m, step), events),
        Step::Peek { seat } => peek(game, seat, noun!(Move::Peek, m, step), events),
        Step::Keep { seat } => keep(game, seat, noun!(Move::Keep, m, step), events),
        Step::Draw { seat, cause } => draw(game, seat, cause, noun!(Move::Drawn, m, step), events),
        Step::Discard { .. } => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Imhotep, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Take { .. } | Step::Peek { .. } | Step::Keep { .. } => Settled::Waits,
        Step::Draw { seat, .. } => open_pile(game, seat, events),
        Step::Discard { card } => discard(game, card, events),
    }
}

/// The stone is back in the quarry before a red card acts.
fn take(game: &mut Imhotep, seat: Seat, place: MarketPlace, events: &mut Vec<Event>) {
    game.steps.pop();
    sail::lift(game);
    game.players[seat].quarry += 1;
    match game.market[place.index()].take() {
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
fn peek(game: &mut Imhotep, seat: Seat, card: Card, events: &mut Vec<Event>) {
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
fn keep(game: &mut Imhotep, seat: Seat, card: Card, events: &mut Vec<Event>) {
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
fn open_pile(game: &mut Imhotep, seat: Seat, events: &mut Vec<Event>) -> Settled {
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

fn draw(game: &mut Imhotep, seat: Seat, cause: Cause, card: Card, events: &mut Vec<Event>) {
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
        monuments::deliver(game, seat, site, true, events);
    }
}

fn discard(game: &mut Imhotep, card: Card, events: &mut Vec<Event>) -> Settled {
    game.steps.pop();
    game.bag.throw(card.index());
    events.push(Event::CardDiscarded { card });
    Settled::Done
}
