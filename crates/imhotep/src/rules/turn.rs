//! The actions of a turn.

use maat_engine::Seat;

use super::Settled;
use crate::moves::{Event, Step};
use crate::pieces::{Card, Cause, Slot};
use crate::state::{Imhotep, SLOTS};
pub fn get_stones(game: &mut Imhotep, events: &mut Vec<Event>) {
    game.steps.replace(Step::EndTurn);
    haul(game, game.active, game.content().quarry_take, Cause::Action, events);
}

/// Moves as many stones as fit, up to `wanted`, from the quarry to the sled.
pub fn haul(game: &mut Imhotep, seat: Seat, wanted: u8, cause: Cause, events: &mut Vec<Event>) {
    let count = game.haulable(seat, wanted);
    let player = &mut game.players[seat];
    player.sled += count;
    player.quarry -= count;
    events.push(Event::StonesTaken { seat, count, cause });
}
pub fn place_stone(game: &mut Imhotep, slot: Slot, events: &mut Vec<Event>) {
    game.steps.replace(Step::EndTurn);
    put_on_ship(game, game.active, slot, Cause::Action, events);
}

fn put_on_ship(game: &mut Imhotep, seat: Seat, at: Slot, cause: Cause, events: &mut Vec<Event>) {
    game.players[seat].sled -= 1;
    game.ships[usize::from(at.ship)].slots[usize::from(at.slot)] = Some(seat);
    events.push(Event::StoneLoaded { seat, ship: at.ship + 1, slot: at.slot + 1, cause });
}

/// The ship is chosen, the harbour comes next.
pub fn cast_off(game: &mut Imhotep, ship: u8) {
    game.steps.replace(Step::EndTurn);
    game.steps.push(Step::To { ship, lever: false });
}

/// The card is discarded after its whole effect.
pub fn play_blue_card(game: &mut Imhotep, card: Card, events: &mut Vec<Event>) {
    let seat = game.active;
    game.players[seat].cards.remove(card);
    events.push(Event::CardPlayed { seat, card });
    game.steps.replace(Step::EndTurn);
    game.steps.push(Step::Discard { card });
    let load = |left, cause| Step::Load { seat, left, from: 0, cause };
    match card {
        Card::Lever => game.steps.push(Step::Lever),
        Card::Hammer => {
            haul(game, seat, game.content().quarry_take, Cause::Hammer, events);
            game.steps.push(load(1, Cause::Hammer));
        }
        Card::Sail => game.steps.push(load(1, Cause::Sail)),
        Card::Chisel => game.steps.push(load(2, Cause::Chisel)),
        card => unreachable!("{card} is no blue card"),
    }
}

/// A stone for a ship that a card or a bonus allows.
pub fn load(game: &mut Imhotep, seat: Seat, left: u8, cause: Cause, at: Slot, events: &mut Vec<Event>) {
    put_on_ship(game, seat, at, cause, events);
    match (cause, left) {
        (Cause::Sail, _) => game.steps.replace(Step::To { ship: at.ship, lever: false }),
        (_, 1) => {
            game.steps.pop();
        }
        (_, left) => {
            let from = at.ship * SLOTS as u8 + at.slot + 1;
            game.steps.replace(Step::Load { seat, left: left - 1, from, cause });
        }
    }
}

/// who can do nothing passes; R-04: if nobody can do anything the round ends.
pub fn pass_if_stuck(game: &mut Imhotep, events: &mut Vec<Event>) -> Settled {
    if can_act(game, game.active) {
        return Settled::Waits;
    }
    let mut seat = game.active;
    for _ in 0..game.seats {
        if can_act(game, seat) {
            game.active = seat;
            return Settled::Waits;
        }
        events.push(Event::Passed { seat });
        seat = seat.next(game.seats);
    }
    super::round::stall(game, events);
    Settled::Done
}

/// with a stone on the sled there is always a slot to fill or a full ship to sail.
fn can_act(game: &Imhotep, seat: Seat) -> bool {
    let player = &game.players[seat];
    player.sled > 0 || player.quarry > 0 || game.sailable().next().is_some()
}

/// The left neighbour of the active player is next, unless the last ship has sailed.
pub fn end(game: &mut Imhotep) -> Settled {
    if game.ships.iter().all(|ship| ship.docked.is_some()) {
        game.steps.pop();
        super::round::begin_end(game);
    } else {
        game.active = game.active.next(game.seats);
        game.steps.replace(Step::Turn);
    }
    Settled::Done
}
