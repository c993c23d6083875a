//! A turn: actions, their tracks, and the events they trigger.

use maat_engine::Seat;

use super::{Settled, conflict, followers};
use crate::events::Event;
use crate::figures::FigureSet;
use crate::legal;
use crate::pieces::{Action, Cause, Occasion, Power};
use crate::state::Ankh;
use crate::step::Step;

/// The marker moves, whatever becomes of the action.
pub fn take(game: &mut Ankh, seat: Seat, action: Action, events: &mut Vec<Event>) {
    let place = usize::from(game.taken[0].is_some());
    game.taken[place] = Some(action);
    game.tracks[action.index()] += 1;
    let (space, spaces) = (game.track(action) + 1, game.last_space(action) + 1);
    events.push(Event::ActionTaken { seat, action, space, spaces });
    game.steps.replace(Step::EndAction { seat, action });
    match action {
        Action::Move => game.steps.push(Step::From { seat }),
        Action::Summon => game.steps.push(Step::By { seat, used: 0 }),
        Action::Gain => gain(game, seat, events),
        Action::Unlock => game.steps.push(Step::Power { seat }),
    }
}

/// The marker on the last space triggers the next event; without one, a second action follows unless this was the last.
pub fn end_action(game: &mut Ankh, seat: Seat, action: Action, events: &mut Vec<Event>) -> Settled {
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
        Occasion::Control => game.steps.push(Step::Control { seat }),
        Occasion::Caravan => game.steps.push(Step::Camel { seat }),
        Occasion::Conflict => conflict::begin(game, game.entity(seat), events),
    }
}

/// The marker goes back, as far as the number of players who began says, and the turn ends.
pub fn end_event(game: &mut Ankh, seat: Seat, action: Action) -> Settled {
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
    followers::gain(game, owner, count.into(), Cause::Monuments, events);
    followers::gain(game, owner, revered.into(), Cause::Revered, events);
    if count + revered == 0 {
        events.push(Event::NoFollowers { seat: owner });
    }
}

fn monuments_beside(game: &Ankh, owner: Seat) -> u8 {
    let giving = game.monuments.neutral() | game.monuments.held(owner);
    (giving & game.regions.beside(game.map(), game.figures.standing(owner))).len()
}

fn revered(game: &Ankh, owner: Seat) -> u8 {
    if game.has(owner, Power::Revered) { game.content().numbers.revered } else { 0 }
}

/// What Gain Followers would bring.
pub(crate) fn gainable(game: &Ankh, owner: Seat) -> u8 {
    monuments_beside(game, owner) + revered(game, owner)
}

pub fn open_powers(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) -> Settled {
    if legal::powers(game, game.entity(seat)).next().is_none() {
        unlock_nothing(game, seat, events);
        return Settled::Done;
    }
    Settled::Waits
}

pub fn unlock_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NothingUnlocked { seat: game.entity(seat) });
}

/// The next token of the row is used; below some lies the symbol of a guardian.
pub fn unlock(game: &mut Ankh, seat: Seat, power: Power, events: &mut Vec<Event>) {
    game.steps.pop();
    let owner = game.entity(seat);
    let level = game.content().power_level(power);
    followers::pay(game, owner, game.content().unlock_cost(level).into(), Cause::Unlock, events);
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
    let left = game.figures.unclaimed() & FigureSet::level(place);
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
