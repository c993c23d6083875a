//! What a move does, and all that follows without a decision.

mod aftermath;
mod battle;
mod conflict;
mod devotion;
mod ends;
mod followers;
mod kill;
mod merge;
mod moving;
mod occasions;
mod plague;
mod resolution;
mod setup;
mod summon;
mod turn;

use maat_engine::{Actor, Found, Seat, Settled};

use crate::events::Event;
use crate::legal::choice;
use crate::moves::Move;
use crate::state::Ankh;
use crate::step::Step;

pub(crate) use setup::lay_out;
pub(crate) use turn::gainable;

/// Plays a legal move.
pub(crate) fn apply(game: &mut Ankh, actor: Actor, m: Move, events: &mut Vec<Event>) {
    let step = game.steps.top().expect("a game that is over takes no move");
    match (step, actor, m) {
        (Step::Cards, Actor::Seat(seat), Move::Card(card)) => battle::pick(game, seat, card, events),
        (Step::Bids, Actor::Seat(seat), Move::Bid(bid)) => plague::bid(game, seat, bid, events),
        (step, _, m) => act(game, step, m, events),
    }
    settle(game, events);
}

/// What one seat or chance has chosen.
fn act(game: &mut Ankh, step: Step, m: Move, events: &mut Vec<Event>) {
    match (step, m) {
        (Step::Scenario, Move::Scenario(scenario)) => setup::draw_scenario(game, scenario, events),
        (Step::God { seat, drafted }, Move::God(god)) => setup::take_god(game, seat, drafted, god, events),
        (Step::Guardian { level, .. }, Move::Guardian(guardian)) => {
            setup::take_guardian(game, level, guardian, events);
        }
        (Step::Turn { seat }, Move::Act(action)) => turn::take(game, seat, action, events),
        (Step::From { .. }, Move::Done) => moving::stop(game),
        (Step::From { seat }, Move::From(hex)) => {
            let figure = game.figures.on(hex).expect("a figure of the player");
            game.steps.push(Step::To { seat, figure });
        }
        (Step::To { seat, figure }, Move::To(hex)) => moving::go(game, seat, figure, hex, events),
        (Step::Push { seat, satet, hex }, Move::Push(to)) => moving::push(game, seat, satet, hex, to, events),
        (Step::Aim { scorpion, .. }, Move::Aim(dir)) => moving::aim(game, scorpion, dir, events),
        (Step::By { .. } | Step::Call { .. }, Move::Done) => summon::stop(game, step, events),
        (Step::By { seat, .. }, Move::By(source)) => {
            game.steps.push(Step::Call { seat, source, only: false });
        }
        (Step::Call { seat, source, .. }, Move::Call(call)) => {
            game.steps.replace(Step::At { seat, source, call });
        }
        (Step::At { seat, source, call }, Move::At(hex)) => {
            summon::summon(game, seat, source, call, hex, events);
        }
        (Step::Sun { figure, .. }, Move::Sun) => summon::shine(game, figure, events),
        (Step::Sun { .. }, Move::Decline) => {
            game.steps.pop();
        }
        (Step::Power { seat }, Move::Power(power)) => turn::unlock(game, seat, power, events),
        (Step::Power { seat }, Move::Decline) => turn::unlock_nothing(game, seat, events),
        (Step::Control { seat }, Move::Control(hex)) => occasions::control(game, seat, hex, events),
        (Step::Control { seat }, Move::Decline) => occasions::control_nothing(game, seat, events),
        (Step::Camel { .. }, Move::Camel(edge)) => occasions::lay(game, edge),
        (Step::Camel { seat }, Move::Decline) => occasions::lay_nothing(game, seat, events),
        (Step::Old { seat, old, new }, Move::Old(hex)) => {
            occasions::divide(game, seat, old, new, hex, events);
        }
        (Step::Swap { .. }, Move::Decline) => {
            game.steps.pop();
        }
        (Step::Swap { seat, old, new }, Move::Swap(token)) => {
            let other = if token == old { new } else { old };
            game.steps.replace(Step::With { seat, token, other });
        }
        (Step::With { seat, token, .. }, Move::With(third)) => {
            occasions::swap(game, seat, token, third, events);
        }
        (step, m) => act_in_conflict(game, step, m, events),
    }
}

/// What one seat has chosen in a conflict.
fn act_in_conflict(game: &mut Ankh, step: Step, m: Move, events: &mut Vec<Event>) {
    match (step, m) {
        (Step::Teleport { .. }, Move::Done) => battle::stop_teleporting(game),
        (Step::Teleport { seat }, Move::From(hex)) => {
            let figure = game.figures.on(hex).expect("a figure of the player");
            game.steps.replace(Step::TeleportTo { seat, figure });
        }
        (Step::TeleportTo { seat, figure }, Move::To(hex)) => {
            battle::teleport(game, seat, figure, hex, events);
        }
        (Step::Announce { seat }, Move::Announce) => battle::announce(game, seat, events),
        (Step::Build { seat }, Move::Build(monument)) => game.steps.replace(Step::BuildAt { seat, monument }),
        (Step::Build { seat }, Move::Decline) => battle::build_nothing(game, seat, events),
        (Step::BuildAt { seat, monument }, Move::At(hex)) => battle::build(game, seat, monument, hex, events),
        (Step::Mummy { seat, mummy }, Move::At(hex)) => kill::restore(game, seat, mummy, hex, events),
        (Step::Trap { seat, fate }, Move::Trap(owner)) => kill::trap(game, seat, fate, owner, events),
        (Step::Trap { seat, .. }, Move::Decline) => kill::trap_nothing(game, seat, events),
        (Step::Tie { seat }, Move::Tiebreak) => resolution::break_tie(game, seat, events),
        (Step::Tie { seat }, Move::Decline) => resolution::keep_tie(game, seat, events),
        (Step::Spare { .. }, Move::Done) | (Step::Announce { .. }, Move::Decline) => {
            game.steps.pop();
        }
        (Step::Spare { seat, .. }, Move::Spare(hex)) => resolution::spare(game, seat, hex, events),
        (Step::Lift { seat }, Move::Lift(from)) => {
            game.steps.replace(Step::Gate { seat, from, only: false });
        }
        (Step::Lift { seat } | Step::Gate { seat, .. }, Move::Decline) => {
            aftermath::place_nothing(game, seat, events);
        }
        (Step::Gate { seat, from, .. }, Move::Gate(hex)) => aftermath::place(game, seat, from, hex, events),
        (Step::Worship { seat }, Move::Worship) => aftermath::worship(game, seat, events),
        (Step::Worship { seat }, Move::Decline) => aftermath::worship_nothing(game, seat, events),
        (Step::Adopt { .. }, Move::Adopt(adoptee)) => merge::adopt(game, step, adoptee),
        (Step::Adopt { .. }, Move::Done) => merge::close(game, step, events),
        (step, m) => unreachable!("{m} during {step:?}"),
    }
}

/// Does what needs no decision until somebody must decide.
fn settle(game: &mut Ankh, events: &mut Vec<Event>) {
    while let Some(step) = game.steps.top() {
        match settle_step(game, step, events) {
            Settled::Done => {}
            Settled::Waits => return,
            Settled::Asks => match choice(game, step) {
                Found::Only(m) => act(game, step, m, events),
                Found::Several => return,
                Found::Nothing => unreachable!("nothing to choose in {step:?}"),
            },
        }
    }
}

fn settle_step(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Begin => setup::begin(game, events),
        Step::EndAction { seat, action } => turn::end_action(game, seat, action, events),
        Step::EndEvent { seat, action } => turn::end_event(game, seat, action),
        Step::From { seat } => moving::open(game, seat),
        Step::By { seat, used } => summon::open(game, seat, used, events),
        Step::Power { seat } => turn::open_powers(game, seat, events),
        Step::Control { seat } => occasions::open_control(game, seat, events),
        Step::Camel { seat } => occasions::open_camels(game, seat, events),
        Step::Swap { old, new, .. } => occasions::open_swap(game, old, new),
        Step::Conflict { next } => conflict::next(game, next, events),
        Step::Obelisks { place, out } => battle::obelisks(game, place, out),
        Step::Announcement => battle::announcement(game),
        Step::Building { place } => battle::buildings(game, place, events),
        Step::Plague { left } => plague::next(game, left, events),
        Step::Kill { fate } => kill::kill(game, fate, events),
        Step::Mummies { fate } => kill::mummies(game, fate),
        Step::Trapping { fate } => kill::trapping(game, fate),
        Step::Toll { fate } => kill::toll(game, fate, events),
        Step::Majority => resolution::majorities(game, events),
        Step::Strength => resolution::strengths(game, events),
        Step::Reward => resolution::reward(game, events),
        Step::Victims => resolution::victims(game),
        Step::Spare { seat, after } => resolution::open_spare(game, seat, after),
        Step::Aftermath => aftermath::begin(game, events),
        Step::Underworld => aftermath::underworld(game),
        Step::Lift { seat } => aftermath::open_lift(game, seat),
        Step::Cycle => aftermath::cycle(game, events),
        Step::Worships { place } => aftermath::worships(game, place),
        Step::EndBattle => battle::end(game),
        Step::EndConflict => ends::end_conflict(game, events),
        Step::Adopt { .. } => merge::open(game, step, events),
        Step::God { .. }
        | Step::Turn { .. }
        | Step::To { .. }
        | Step::Push { .. }
        | Step::Aim { .. }
        | Step::Call { .. }
        | Step::At { .. }
        | Step::With { .. }
        | Step::TeleportTo { .. }
        | Step::BuildAt { .. }
        | Step::Gate { .. }
        | Step::Mummy { .. } => Settled::Asks,
        _ => Settled::Waits,
    }
}

/// Who decides for a god while `seat` acts: that seat for its own god, and the seat of the god for any other.
fn decider(game: &Ankh, acting: Seat, owner: Seat) -> Seat {
    if game.entity(acting) == owner { acting } else { owner }
}
