//! The rules, a chapter a file: what it waits for, what is legal then, what a move does, what follows by itself.

pub(crate) mod gain;
pub(crate) mod passing;
pub(crate) mod round;
pub(crate) mod setup;
pub(crate) mod supply;
pub(crate) mod traitor;
pub(crate) mod turn;
pub(crate) mod zones;

use maat_engine::{Actor, Choices, Game, Settled, Turn, chapters};

use crate::events::Event;
use crate::moves::Move;
use crate::state::Pharaon;

chapters! {
    /// Something the game waits for or still has to do. The owner of a decision is in the step, except where it is the
    /// active player's by definition.
    pub enum Step of Pharaon, Move, Event;
    starts with setup::Step::Ring { place: 1 };
    Setup = setup,
    Supply = supply,
    Turn = turn,
    Zones = zones,
    Gain = gain,
    Passing = passing,
    Round = round,
    Traitor = traitor,
}

pub(crate) fn legal_moves(game: &Pharaon, actor: Actor, out: &mut Vec<Move>) {
    if let Some(step) = game.steps.top()
        && game.is_due(actor)
    {
        step.offer(game, actor, out);
    }
}

/// Plays a legal move, and does what needs no decision until somebody must decide.
pub(crate) fn apply(game: &mut Pharaon, actor: Actor, m: Move, events: &mut Vec<Event>) {
    let step = game.steps.top().expect("a game that is over takes no move");
    step.act(game, actor, m, events);
    while let Some(step) = game.steps.top() {
        match step.settle(game, events) {
            Settled::Done => {}
            Settled::Waits => return,
            Settled::Asks => {
                if !answer(game, step, events) {
                    return;
                }
            }
        }
    }
}

/// Answers the question on top if it leaves no choice, and returns whether it did.
fn answer(game: &mut Pharaon, step: Step, events: &mut Vec<Event>) -> bool {
    let actor = match step.turn(game) {
        Turn::Seats(due) => due.lowest().map_or(Actor::Chance, Actor::Seat),
        Turn::Chance | Turn::Over => Actor::Chance,
    };
    let mut choices = Choices::default();
    step.offer(game, actor, &mut choices);
    match choices {
        Choices::Many => return false,
        Choices::One(m) => step.act(game, actor, m, events),
        Choices::None => unreachable!("nothing to choose in {step:?}"),
    }
    true
}

/// The number of copies of the thing that a chance move draws.
#[inline]
pub(crate) fn weight(game: &Pharaon, m: Move) -> u32 {
    match m {
        Move::Drawn(offering) => game.bag.draw_weight(offering.index()),
        // All else that chance draws exists once.
        Move::Jar(_)
        | Move::Noble(_)
        | Move::Artisan(_)
        | Move::Ring(_)
        | Move::Offset(_)
        | Move::Spin(_)
        | Move::Look(_)
        | Move::Scribe(_)
        | Move::Board(_)
        | Move::Dark(_)
        | Move::Lane(_)
        | Move::First(_) => 1,
        // Seats choose as they like.
        Move::Keep(_)
        | Move::Pair(_)
        | Move::Bonus(_)
        | Move::Nile(_)
        | Move::Tomb
        | Move::Seer
        | Move::Treasurer
        | Move::Give(_)
        | Move::Get(_)
        | Move::Pass
        | Move::Lay(_)
        | Move::Pay(_)
        | Move::Token(_)
        | Move::Step(_)
        | Move::Gain(_)
        | Move::Diplomat
        | Move::Teacher
        | Move::Decline
        | Move::Advance
        | Move::Done
        | Move::Reward(_)
        | Move::Wheel(_) => 1,
    }
}
