//! Passing and the pyramid of time.

use maat_engine::Seat;

use super::{Settled, gain};
use crate::cards::Card;
use crate::content::{Content, content};
use crate::events::Event;
use crate::legal::{can_exchange, working};
use crate::pieces::{Ability, Cause, Holder, Resource, Reward};
use crate::state::{Pharaon, Place};
use crate::step::Step;

/// The lowest free row, unless everybody else has passed; then jar, general and exchanges.
pub fn pass(game: &mut Pharaon, events: &mut Vec<Event>) {
    let seat = game.active.seat().expect("a player's turn");
    let place = free_place(game, seat.into());
    game.players[seat].place = place;
    tell(seat.into(), place, events);
    game.steps.replace(Step::EndTurn);
    game.steps.push(Step::Window { seat });
    game.steps.push(Step::General { seat });
    game.steps.push(Step::PassJar { seat });
}

/// Where somebody goes who passes now.
pub fn free_place(game: &Pharaon, passing: Holder) -> Place {
    let seats = Seat::first(game.seats).map(|seat| (Holder::from(seat), game.players[seat].place));
    let traitor = game.traitor().map(|traitor| (Holder::Traitor, traitor.place));
    let others = seats.chain(traitor).filter(|(holder, _)| *holder != passing);
    let (mut active, mut rows) = (false, 0u8);
    for (_, place) in others {
        match place {
            Place::Active => active = true,
            Place::Pyramid { row, .. } => rows |= 1 << row,
            Place::Last => {}
        }
    }
    if active { Place::Pyramid { row: rows.trailing_ones() as u8, field: 0 } } else { Place::Last }
}

pub fn tell(holder: Holder, place: Place, events: &mut Vec<Event>) {
    events.push(match place {
        Place::Pyramid { row, .. } => Event::Passed { seat: holder, row: row + 1 },
        _ => Event::PassedLast { seat: holder },
    });
}

/// In the last round there are none.
pub fn open_jars(game: &mut Pharaon) -> Settled {
    if game.jars_up.iter().any(Option::is_some) {
        return Settled::Asks;
    }
    game.steps.pop();
    Settled::Done
}

pub fn take_jar(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    gain::pick_up(game, seat, jar, Cause::Jar, events);
    game.steps.replace(Step::Diplomat { seat, jar });
}

/// Not for the last one.
pub fn open_general(game: &mut Pharaon, seat: Seat) -> Settled {
    if game.has(seat, Ability::Advance) && game.players[seat].place != Place::Last {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

pub fn decline_general(game: &mut Pharaon, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    gain::decline(game, seat, Ability::Advance, events);
}

/// J-T1: the last exchanges, after the jar and the general.
pub fn open_window(game: &mut Pharaon, seat: Seat) -> Settled {
    let any = [Ability::ExchangeBasic, Ability::ExchangeSilver];
    if any.into_iter().any(|ability| can_exchange(game, seat, ability)) {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

/// One field to the right and a reward; at the end of the row nothing happens.
pub fn advance(game: &mut Pharaon, seat: Seat, events: &mut Vec<Event>) {
    let place = &mut game.players[seat].place;
    if move_on(content(game.revision), seat.into(), place, events).is_some() {
        game.steps.push(Step::Reward { seat });
    }
}

/// Moves a cylinder one field to the right and returns what lies there; nothing at the end of the row.
pub fn move_on(
    content: &'static Content,
    holder: Holder,
    place: &mut Place,
    events: &mut Vec<Event>,
) -> Option<&'static [Reward]> {
    let Place::Pyramid { row, field } = place else { unreachable!("{holder} is not on the pyramid") };
    let reached = content.pyramid[usize::from(*row)].get(usize::from(*field) + 1)?;
    *field += 1;
    events.push(Event::Advanced { seat: holder, row: *row + 1, field: *field + 1 });
    Some(reached)
}

/// J-P2: a reward must be taken if any has an effect; here none has.
pub fn miss_reward(game: &mut Pharaon, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NoReward { seat: seat.into() });
}

/// All icons of one field (J-P3).
pub fn take_reward(game: &mut Pharaon, seat: Seat, field: u8, events: &mut Vec<Event>) {
    game.steps.pop();
    let Place::Pyramid { row, .. } = game.players[seat].place else {
        unreachable!("a reward for {seat}, who is not on the pyramid")
    };
    let printed = &game.content().pyramid[usize::from(row)][usize::from(field)];
    let working = working(game, seat.into());
    events.push(Event::RewardTaken { seat: seat.into(), field: field + 1 });
    for &reward in printed.iter().filter(|reward| working & 1 << reward.index() != 0) {
        match reward {
            Reward::FirstPlayer => take_first_player(game, seat.into(), events),
            Reward::Basic => gain::open_gain(game, seat, 1, Cause::Pyramid),
            Reward::Silver => gain::gain(game, seat.into(), [Resource::Silver], Cause::Pyramid, events),
            Reward::Offering => game.steps.push(Step::Offering { seat, left: 1, cause: Cause::Pyramid }),
        }
    }
}

pub fn take_first_player(game: &mut Pharaon, holder: Holder, events: &mut Vec<Event>) {
    game.first = Some(holder);
    events.push(Event::FirstPlayerTaken { seat: holder });
}
