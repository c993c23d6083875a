//! Followers that come and go.

use maat_engine::Seat;

use crate::events::Event;
use crate::pieces::Cause;
use crate::state::Ankh;

/// Nothing gained is nothing told.
pub fn gain(game: &mut Ankh, seat: Seat, count: u16, cause: Cause, events: &mut Vec<Event>) {
    if count > 0 {
        let held = &mut game.players[seat].followers;
        *held = held.saturating_add(count);
        events.push(Event::FollowersGained { seat, count, cause });
    }
}

pub fn pay(game: &mut Ankh, seat: Seat, count: u16, cause: Cause, events: &mut Vec<Event>) {
    if count > 0 {
        game.players[seat].followers -= count;
        events.push(Event::FollowersPaid { seat, count, cause });
    }
}
