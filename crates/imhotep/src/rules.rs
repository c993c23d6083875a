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
        Move::Peek(card) => {
            let mut bag = game.bag;
            if let Some(first) = game.peek[0] {
                bag.turn_up(first.index());
            }
            bag.turn_up_weight(card.index())
        }
        _ => 1,
    }
}

/// The chance moves that draw a card of which there are any.
fn draws(game: &Imhotep, make: fn(Card) -> Move, out: &mut impl Extend<Move>) {
    out.extend(Card::ALL.into_iter().map(make).filter(|&m| weight(game, m) > 0));
}
