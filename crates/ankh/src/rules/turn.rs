//! A turn: actions, their tracks, the events they trigger; gaining followers and unlocking powers.

use maat_engine::{Actor, Seat, Settled, steps, unexpected};

use super::{caravan, conflict, control, moving, summon};
use crate::events::Event;
use crate::figures::Figure;
use crate::moves::Move;
use crate::pieces::{Action, Cause, Occasion, Power, PowerSet};
use crate::state::Ankh;

steps! {
    pub enum Step of game: Ankh {
        /// The next action of the seat on turn.
        Turn { seat: Seat } => ask(seat, "turn"),
        /// An action was resolved.
        EndAction { seat: Seat, action: Action } => auto,
        /// The event that this action triggered was resolved.
        EndEvent { seat: Seat, action: Action } => auto,
        /// The power that is unlocked.
        Power { seat: Seat } => ask(seat, "power"),
    }
}

pub(super) fn offer(game: &Ankh, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Turn { .. } => out.extend(actions(game).map(Move::from)),
        Step::Power { seat } => {
            out.extend(powers(game, game.entity(seat)).map(Move::Power).chain([Move::Decline]));
        }
        Step::EndAction { .. } | Step::EndEvent { .. } => {}
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Turn { seat } => match m.action() {
            Some(action) => take(game, seat, action, events),
            None => unexpected(&step, &m),
        },
        Step::Power { seat } => match m {
            Move::Power(power) => unlock(game, seat, power, events),
            Move::Decline => unlock_nothing(game, seat, events),
            m => unexpected(&step, &m),
        },
        Step::EndAction { .. } | Step::EndEvent { .. } => unexpected(&step, &m),
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Turn { .. } => Settled::Asks,
        Step::EndAction { seat, action } => end_action(game, seat, action, events),
        Step::EndEvent { seat, action } => end_event(game, seat, action),
        Step::Power { seat } => open_powers(game, seat, events),
    }
}

/// Rows below that of the action before.
fn actions(game: &Ankh) -> impl Iterator<Item = Action> {
    let first = game.taken[0].map_or(0, |last| last.index() + 1);
    Action::ALL[first..].iter().copied()
}

/// The marker moves, whatever becomes of the action.
fn take(game: &mut Ankh, seat: Seat, action: Action, events: &mut Vec<Event>) {
    let place = usize::from(game.taken[0].is_some());
    game.taken[place] = Some(action);
    game.tracks[action.index()] += 1;
    let (space, spaces) = (game.track(action) + 1, game.last_space(action) + 1);
    events.push(Event::ActionTaken { seat, action, space, spaces });
    game.steps.replace(Step::EndAction { seat, action });
    match action {
        Action::Move => game.steps.push(moving::Step::From { seat }),
        Action::Summon => game.steps.push(summon::Step::By { seat, used: 0 }),
        Action::Gain => gain(game, seat, events),
        Action::Unlock => game.steps.push(Step::Power { seat }),
    }
}

/// The marker on the last space triggers the next event; without one, a second action follows unless this was the last.
fn end_action(game: &mut Ankh, seat: Seat, action: Action, events: &mut Vec<Event>) -> Settled {
    if game.track(action) == game.last_space(action) {
        game.steps.replace(Step::EndEvent { seat, action });
        trigger(game, seat, events);
        return Settled::Done;
    }
    let taken = game.taken.iter().flatten().count();
    if taken < usize::from(game.allowed(seat)) && action != Action::Unlock {
        game.steps.replace(Step::Turn { seat });
    } else {
        next_turn(game, seat);
    }
    Settled::Done
}

fn trigger(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    let occasion = game.content().events[usize::from(game.event)];
    game.event += 1;
    events.push(Event::OccasionBegan { seat, occasion, space: game.event });
    match occasion {
        Occasion::Control => game.steps.push(control::Step::Control { seat }),
        Occasion::Caravan => game.steps.push(caravan::Step::Camel { seat }),
        Occasion::Conflict => conflict::begin(game, game.entity(seat), events),
    }
}

/// The marker goes back, as far as the number of players who began says, and the turn ends.
fn end_event(game: &mut Ankh, seat: Seat, action: Action) -> Settled {
    game.tracks[action.index()] = game.content().tracks.start(game.seats);
    next_turn(game, seat);
    Settled::Done
}

/// Clockwise to the next seat whose god is not forgotten.
fn next_turn(game: &mut Ankh, seat: Seat) {
    let mut next = seat.next(game.seats);
    while !game.is_living(game.entity(next)) {
        next = next.next(game.seats);
    }
    game.active = next;
    game.taken = [None; 2];
    game.steps.replace(Step::Turn { seat: next });
}

/// One follower for each monument that is neutral or one's own, beside a figure.
fn gain(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    let owner = game.entity(seat);
    let count = monuments_beside(game, owner);
    let revered = revered(game, owner);
    gain_followers(game, owner, count.into(), Cause::Monuments, events);
    gain_followers(game, owner, revered.into(), Cause::Revered, events);
    if count + revered == 0 {
        events.push(Event::NoFollowers { seat: owner });
    }
}

fn monuments_beside(game: &Ankh, owner: Seat) -> u8 {
    let giving = game.monuments.neutral().or(game.monuments.held(owner));
    giving.and(game.regions.beside(game.map(), game.figures.standing(owner))).len()
}

fn revered(game: &Ankh, owner: Seat) -> u8 {
    if game.has(owner, Power::Revered) { game.content().numbers.revered } else { 0 }
}

/// The number of followers that the action Gain Followers would bring.
pub(crate) fn gainable(game: &Ankh, owner: Seat) -> u8 {
    monuments_beside(game, owner) + revered(game, owner)
}

/// Powers of the level of the next token that can be paid.
fn powers(game: &Ankh, owner: Seat) -> impl Iterator<Item = Power> {
    let player = &game.players[owner];
    let level = game.next_level(owner);
    let paid = level.filter(|level| player.followers >= game.content().unlock_cost(*level).into());
    let open = paid.map_or(PowerSet::EMPTY, |level| game.content().powers_of(level));
    open.without(player.powers).iter()
}

fn open_powers(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) -> Settled {
    if powers(game, game.entity(seat)).next().is_none() {
        unlock_nothing(game, seat, events);
        return Settled::Done;
    }
    Settled::Waits
}

fn unlock_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NothingUnlocked { seat: game.entity(seat) });
}

/// The next token of the row is used; below some lies the symbol of a guardian.
fn unlock(game: &mut Ankh, seat: Seat, power: Power, events: &mut Vec<Event>) {
    game.steps.pop();
    let owner = game.entity(seat);
    let level = game.content().power_level(power);
    pay_followers(game, owner, game.content().unlock_cost(level).into(), Cause::Unlock, events);
    let player = &mut game.players[owner];
    let place = player.row;
    player.row += 1;
    player.powers.add(power);
    events.push(Event::PowerUnlocked { seat: owner, power, level });
    if game.covers_symbol(place) {
        gain_guardian(game, owner, level, events);
    }
}

/// A figure from the card of the level, if there is one and a base for it.
fn gain_guardian(game: &mut Ankh, owner: Seat, level: u8, events: &mut Vec<Event>) {
    let place = usize::from(level) - 1;
    let left = game.figures.unclaimed().and(Figure::of_level(place));
    let found = left.lowest().zip(game.cards[place]).filter(|(_, guardian)| {
        let base = game.content().guardian(*guardian).base;
        game.free_bases(owner, base) > 0
    });
    match found {
        Some((figure, guardian)) => {
            game.figures.send_to_pool(figure, owner);
            events.push(Event::GuardianGained { seat: owner, guardian });
        }
        None => events.push(Event::NoGuardian { seat: owner, level }),
    }
}

/// Followers come to a god. Nothing is reported if there are none.
pub(super) fn gain_followers(game: &mut Ankh, seat: Seat, count: u16, cause: Cause, events: &mut Vec<Event>) {
    if count > 0 {
        let held = &mut game.players[seat].followers;
        *held = held.saturating_add(count);
        events.push(Event::FollowersGained { seat, count, cause });
    }
}

/// A god pays followers that it must have. Nothing is reported if there are none.
pub(super) fn pay_followers(game: &mut Ankh, seat: Seat, count: u16, cause: Cause, events: &mut Vec<Event>) {
    if count > 0 {
        game.players[seat].followers -= count;
        events.push(Event::FollowersPaid { seat, count, cause });
    }
}
