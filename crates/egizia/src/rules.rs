//! The rules, a chapter a file: what it waits for, what is legal then, what a move does, what follows by itself.

pub(crate) mod build;
pub(crate) mod feeding;
pub(crate) mod free;
mod gain;
pub(crate) mod river;
pub(crate) mod round;
pub(crate) mod setup;
pub(crate) mod sites;
pub(crate) mod sphinx;

use maat_engine::{Actor, Choices, Game, Settled, chapters, unexpected};

use crate::events::Event;
use crate::moves::Move;
use crate::state::Egizia;

pub(crate) use gain::score;

chapters! {
    /// Something the game waits for or still has to do. Chapter, step and seat lie at the same place in all of them
    /// (`repr`), because every ply reads the seat on turn.
    #[repr(u8)]
    pub enum Step of Egizia, Move, Event;
    starts with setup::Step::Setup;
    Setup = setup,
    Round = round,
    River = river,
    Feeding = feeding,
    Sites = sites,
    Build = build,
    Sphinx = sphinx,
}

pub(crate) fn legal_moves(game: &Egizia, actor: Actor, out: &mut Vec<Move>) {
    if let [.., step] = game.steps.as_slice()
        && game.is_due(actor)
    {
        step.offer(game, actor, out);
    }
}

/// Plays a legal move, and does what needs no decision until somebody must decide. A question with one answer is
/// answered at once.
pub(crate) fn apply(game: &mut Egizia, actor: Actor, m: Move, events: &mut Vec<Event>) {
    let step = game.steps.top().expect("a game that is over takes no move");
    step.act(game, actor, m, events);
    while let Some(step) = game.steps.top() {
        match step.settle(game, events) {
            Settled::Done => {}
            Settled::Waits => return,
            Settled::Asks => {
                let seat = step.turn(game).seats().lowest().expect("a question for a seat");
                let (actor, mut choices) = (Actor::Seat(seat), Choices::default());
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

/// Grave tiles of the value that a chance move turns up; all else exists once.
#[inline]
pub(crate) fn weight(game: &Egizia, m: Move) -> u32 {
    match m {
        Move::Tile(value) => build::tiles_left(game, value),
        Move::Nile(_) | Move::Card(_) => 1,
        m => unexpected(&game.steps.top(), &m),
    }
}
