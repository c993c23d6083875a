//! A turn: one action, and what cards and bonuses let a player load.

use maat_engine::{Actor, Id, Seat, Settled, noun, steps, unexpected};

use super::{market, round, sail};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Card, Cause, ShipNo, Slot};
use crate::state::Imhotep;

steps! {
    pub enum Step of game: Imhotep {
        /// The active player's action.
        Turn => ask(game.active, "turn"),
        /// The choice of the ship that the lever unloads.
        Lever => ask(game.active, "lever"),
        /// A stone for a ship; `from`: the first slot that may be used, so that pairs are chosen in one order only.
        Load { seat: Seat, left: u8, from: u8, cause: Cause } => ask(seat, match cause {
            Cause::Hammer => "hammer",
            Cause::Chisel => "chisel",
            Cause::Sail => "sail",
            Cause::Action | Cause::Bonus | Cause::Temple => "ship-bonus",
        }),
        EndTurn => auto,
    }
}

pub fn offer(game: &Imhotep, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Turn => actions(game, out),
        Step::Lever => out.extend(game.sailable().map(Move::Sail)),
        Step::Load { left, from, cause, .. } => loads(game, left, from, cause, out),
        Step::EndTurn => {}
    }
}

pub fn act(game: &mut Imhotep, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Turn => match m {
            Move::Quarry => get_stones(game, events),
            Move::Load(slot) => place_stone(game, slot, events),
            Move::Sail(ship) => cast_off(game, ship),
            Move::Play(card) => play_blue_card(game, card, events),
            m => unexpected(&step, &m),
        },
        Step::Lever => {
            let ship = noun!(Move::Sail, m, step);
            game.steps.replace(sail::Step::To { ship, lever: true });
        }
        Step::Load { seat, left, cause, .. } => match m {
            Move::Load(slot) => load(game, seat, left, cause, slot, events),
            Move::Decline => decline(game, seat, events),
            m => unexpected(&step, &m),
        },
        Step::EndTurn => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Imhotep, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Turn => pass_if_stuck(game, events),
        Step::Lever | Step::Load { .. } => Settled::Waits,
        Step::EndTurn => end(game),
    }
}

/// Exactly one action.
fn actions(game: &Imhotep, out: &mut impl Extend<Move>) {
    let seat = game.active;
    if game.haulable(seat, game.content().quarry_take) > 0 {
        out.extend([Move::Quarry]);
    }
    if game.players[seat].sled > 0 {
        out.extend(game.free_slots().map(Move::Load));
    }
    out.extend(game.sailable().map(Move::Sail));
    out.extend(Card::BLUE.into_iter().filter(|&card| can_play(game, seat, card)).map(Move::Play));
}

#[inline]
fn can_play(game: &Imhotep, seat: Seat, card: Card) -> bool {
    let player = &game.players[seat];
    if player.cards.count(card) == 0 {
        return false;
    }
    match card {
        Card::Lever => game.sailable().next().is_some(),
        Card::Hammer => {
            let after = player.sled + game.haulable(seat, game.content().quarry_take);
            after > 0 && game.free_slots().next().is_some()
        }
        Card::Sail => player.sled > 0 && game.free_slots().any(|slot| sails_with(game, slot)),
        Card::Chisel => player.sled >= 2 && game.free_slots().nth(1).is_some(),
        _ => false,
    }
}

/// the minimum is counted after the stone was placed.
fn sails_with(game: &Imhotep, slot: Slot) -> bool {
    let ship = &game.ships[slot.ship.index()];
    ship.load() + 1 >= game.content().minimum[usize::from(ship.capacity)]
}

/// A pair of slots is chosen in ascending order; the first must leave a later one.
fn loads(game: &Imhotep, left: u8, from: u8, cause: Cause, out: &mut impl Extend<Move>) {
    let allowed =
        |slot: &Slot| slot.index() >= usize::from(from) && (cause != Cause::Sail || sails_with(game, *slot));
    let count = game.free_slots().filter(allowed).count();
    debug_assert!(count >= usize::from(left), "a stone without a slot");
    let first = (count + 1).saturating_sub(usize::from(left));
    out.extend(game.free_slots().filter(allowed).take(first).map(Move::Load));
    if cause == Cause::Bonus {
        out.extend([Move::Decline]);
    }
}

/// A bonus that is not wanted; its step is on top.
pub fn decline(game: &mut Imhotep, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::BonusDeclined { seat });
}

fn get_stones(game: &mut Imhotep, events: &mut Vec<Event>) {
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

fn place_stone(game: &mut Imhotep, slot: Slot, events: &mut Vec<Event>) {
    game.steps.replace(Step::EndTurn);
    put_on_ship(game, game.active, slot, Cause::Action, events);
}

fn put_on_ship(game: &mut Imhotep, seat: Seat, at: Slot, cause: Cause, events: &mut Vec<Event>) {
    game.players[seat].sled -= 1;
    game.ships[at.ship.index()].slots[at.slot.index()] = Some(seat);
    events.push(Event::StoneLoaded { seat, ship: at.ship, slot: at.slot, cause });
}

/// The ship is chosen, the harbour comes next.
fn cast_off(game: &mut Imhotep, ship: ShipNo) {
    game.steps.replace(Step::EndTurn);
    game.steps.push(sail::Step::To { ship, lever: false });
}

/// The card is discarded after its whole effect.
fn play_blue_card(game: &mut Imhotep, card: Card, events: &mut Vec<Event>) {
    let seat = game.active;
    game.players[seat].cards.remove(card);
    events.push(Event::CardPlayed { seat, card });
    game.steps.replace(Step::EndTurn);
    game.steps.push(market::Step::Discard { card });
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
fn load(game: &mut Imhotep, seat: Seat, left: u8, cause: Cause, at: Slot, events: &mut Vec<Event>) {
    put_on_ship(game, seat, at, cause, events);
    match (cause, left) {
        (Cause::Sail, _) => game.steps.replace(sail::Step::To { ship: at.ship, lever: false }),
        (_, 1) => {
            game.steps.pop();
        }
        (_, left) => {
            let from = at.index() as u8 + 1;
            game.steps.replace(Step::Load { seat, left: left - 1, from, cause });
        }
    }
}

/// who can do nothing passes; R-04: if nobody can do anything the round ends.
fn pass_if_stuck(game: &mut Imhotep, events: &mut Vec<Event>) -> Settled {
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
    round::stall(game, events);
    Settled::Done
}

/// with a stone on the sled there is always a slot to fill or a full ship to sail.
fn can_act(game: &Imhotep, seat: Seat) -> bool {
    let player = &game.players[seat];
    player.sled > 0 || player.quarry > 0 || game.sailable().next().is_some()
}

/// The left neighbour of the active player is next, unless the last ship has sailed.
fn end(game: &mut Imhotep) -> Settled {
    if game.ships.iter().all(|ship| ship.docked.is_some()) {
        game.steps.pop();
        round::begin_end(game);
    } else {
        game.active = game.active.next(game.seats);
        game.steps.replace(Step::Turn);
    }
    Settled::Done
}
