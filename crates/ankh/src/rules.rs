//! The rules, a chapter a file: what it waits for, what is legal then, what a move does, what follows by itself.
//!
//! The seat that decides is in the step: the seat on turn in its own actions and events, and otherwise the seat of the
//! god, of merged gods that of the higher one (ruling C-15).

pub mod aftermath;
pub mod battle;
pub mod caravan;
pub mod conflict;
pub mod control;
mod devotion;
pub mod killing;
pub mod merge;
pub mod moving;
pub mod plague;
pub mod resolution;
pub mod setup;
pub mod summon;
pub mod turn;

use std::fmt::Debug;

use maat_engine::{Actor, Choices, Game, Seat, Settled, Turn, chapters};

use crate::events::Event;
use crate::moves::Move;
use crate::state::Ankh;

pub(crate) use devotion::outcome;

chapters! {
    /// Something the game waits for or still has to do.
    pub enum Step of Ankh, Move, Event;
    starts with setup::Step::Begin;
    Setup = setup,
    Turn = turn,
    Moving = moving,
    Summon = summon,
    Control = control,
    Caravan = caravan,
    Conflict = conflict,
    Battle = battle,
    Plague = plague,
    Killing = killing,
    Resolution = resolution,
    Aftermath = aftermath,
    Merge = merge,
}

pub(crate) fn legal_moves(game: &Ankh, actor: Actor, out: &mut Vec<Move>) {
    if let Some(step) = game.steps.top()
        && game.is_due(actor)
    {
        step.offer(game, actor, out);
    }
}

/// Plays a legal move, and does what needs no decision until somebody must decide.
pub(crate) fn apply(game: &mut Ankh, actor: Actor, m: Move, events: &mut Vec<Event>) {
    let step = game.steps.top().expect("a game that is over takes no move");
    step.act(game, actor, m, events);
    settle_all(game, events);
}

/// Does what needs no decision, and plays moves that are the only ones, until somebody must decide.
fn settle_all(game: &mut Ankh, events: &mut Vec<Event>) {
    while let Some(step) = game.steps.top() {
        match step.settle(game, events) {
            Settled::Done => {}
            Settled::Waits => return,
            Settled::Asks => {
                let actor = decider_of(step, game);
                let mut choices = Choices::default();
                step.offer(game, actor, &mut choices);
                match choices {
                    Choices::One(m) => step.act(game, actor, m, events),
                    Choices::Many => return,
                    Choices::None => unreachable!("nothing to choose in {step:?}"),
                }
            }
        }
    }
}

/// The actor of a step that one seat or chance decides alone.
fn decider_of(step: Step, game: &Ankh) -> Actor {
    match step.turn(game) {
        Turn::Chance => Actor::Chance,
        Turn::Seats(seats) => Actor::Seat(seats.lowest().expect("a seat decides")),
        Turn::Over => unreachable!("{step:?} is pending"),
    }
}

/// The seat that chooses while others do, too.
fn chooser(step: impl Debug, actor: Actor) -> Seat {
    actor.seat().unwrap_or_else(|| unreachable!("chance decides nothing in {step:?}"))
}

/// The seat that decides for a god while `acting` acts: that seat for its own god, and the god's seat for any other.
fn decider(game: &Ankh, acting: Seat, owner: Seat) -> Seat {
    if game.entity(acting) == owner { acting } else { owner }
}
