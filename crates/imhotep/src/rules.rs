//! The rules, a chapter a file: what it waits for, what is legal then, what a move does, what follows by itself.

pub(crate) mod market;
pub(crate) mod monuments;
pub(crate) mod round;
pub(crate) mod sail;
pub(crate) mod turn;

use maat_engine::{Actor, Game, Settled, chapters};

use crate::events::Event;
use crate::moves::Move;
use crate::pieces::Card;
use crate::state::Imhotep;

chapters! {
    /// Something the game waits for or still has to do.
    pub enum Step of Imhotep, Move, Event;
    starts with round::Step::RoundCard;
    Round = round,
    Turn = turn,
    Sail = sail,
    Market = market,
    Monuments = monuments,
}

pub(crate) fn legal_moves(game: &Imhotep, actor: Actor, out: &mut Vec<Move>) {
    if let Some(step) = game.steps.top()
        && game.is_due(actor)
    {
        step.offer(game, actor, out);
    }
}

/// Plays a legal move, and does what needs no decision until somebody must decide.
pub(crate) fn apply(game: &mut Imhotep, actor: Actor, m: Move, events: &mut Vec<Event>) {
    let step = game.steps.top().expect("a game that is over takes no move");
    step.act(game, actor, m, events);
    while let Some(step) = game.steps.top() {
        if step.settle(game, events) == Settled::Waits {
            return;
        }
    }
}

/// Copies of the card that a chance move draws; round cards are all alike.
#[inline]
pub(crate) fn weight(game: &Imhotep, m: Move) -> u32 {
    match m {
        Move::Reveal(card) | Move::Drawn(card) => game.bag.draw_weight(card.index()),
        Move::Sweep(card) => game.bag.turn_up_weight(card.index()),
        Move::Peek(card) => peek_weight(game, card),
        Move::Round(_) => 1,
        // Seats choose: nothing is drawn.
        Move::Quarry
        | Move::Load(_)
        | Move::Sail(_)
        | Move::Play(_)
        | Move::To(_)
        | Move::Next(_)
        | Move::Take(_)
        | Move::Keep(_)
        | Move::Put(_)
        | Move::Draw
        | Move::Haul
        | Move::Decline
        | Move::Point
        | Move::Stones => 1,
    }
}

/// Copies of a card among those that can lie face down, without the one that was turned up before it.
fn peek_weight(game: &Imhotep, card: Card) -> u32 {
    let mut bag = game.bag;
    if let Some(first) = game.peek[0] {
        bag.turn_up(first.index());
    }
    bag.turn_up_weight(card.index())
}

/// The chance moves that draw a card of which there are any. Generic over `make`, so that each kind of draw has a loop of
/// its own in which the weight is a lookup.
fn draws(game: &Imhotep, make: impl Fn(Card) -> Move, out: &mut impl Extend<Move>) {
    out.extend(Card::ALL.into_iter().map(make).filter(|&m| weight(game, m) > 0));
}
