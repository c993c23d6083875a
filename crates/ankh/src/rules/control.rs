//! The event Control Monument.

use maat_engine::{Actor, Seat, Settled, steps, unexpected};

use crate::events::Event;
use crate::map::{Hex, HexSet};
use crate::moves::Move;
use crate::options::Switch;
use crate::state::Ankh;

steps! {
    pub enum Step of game: Ankh {
        /// The monument that is controlled.
        Control { seat: Seat } => ask(seat, "control"),
    }
}

pub(super) fn offer(game: &Ankh, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Control { seat } => {
            out.extend(candidates(game, game.entity(seat)).iter().map(Move::Control));
            out.extend(game.switches.contains(Switch::ControlMonumentForced).then_some(Move::Decline));
        }
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Control { seat } => match m {
            Move::Control(hex) => control(game, seat, hex, events),
            Move::Decline => control_nothing(game, seat, events),
            m => unexpected(&step, &m),
        },
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Control { seat } => open(game, seat, events),
    }
}

/// Neutral monuments beside a figure; if there is no neutral one on the whole map, those of others.
fn candidates(game: &Ankh, owner: Seat) -> HexSet {
    if game.players[owner].pool == 0 {
        return HexSet::EMPTY;
    }
    let neutral = game.monuments.neutral();
    let others = || game.monuments.all().without(game.monuments.held(owner));
    let wanted = if neutral.is_empty() { others() } else { neutral };
    wanted.and(game.regions.beside(game.map(), game.figures.standing(owner)))
}

fn open(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) -> Settled {
    if candidates(game, game.entity(seat)).is_empty() {
        control_nothing(game, seat, events);
        return Settled::Done;
    }
    Settled::Asks
}

fn control_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NothingControlled { seat: game.entity(seat) });
}

/// A token from the pool goes on the monument; a displaced one returns to its owner's pool.
fn control(game: &mut Ankh, seat: Seat, hex: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    let owner = game.entity(seat);
    game.players[owner].pool -= 1;
    let from = game.monuments.take(owner, hex);
    if let Some(before) = from {
        game.players[before].pool += 1;
    }
    let monument = game.monuments.on(hex).expect("a monument stands there");
    events.push(Event::MonumentControlled { seat: owner, monument, hex, from });
}
