//! Who is due, and what is legal: said here and nowhere else.

use maat_engine::{Actor, Seat, SeatSet, Turn};

use crate::moves::{Move, Step};
use crate::pieces::{Card, Cause, Site, Slot, SmallPyramid};
use crate::state::{Imhotep, SLOTS};

#[inline]
pub(crate) fn turn(game: &Imhotep) -> Turn {
    match game.steps.top() {
        None => Turn::Over,
        Some(step) => match decider(game, step) {
            Some(seat) => Turn::Seats(SeatSet::only(seat)),
            None => Turn::Chance,
        },
    }
}

/// Who decides a step; `None`: chance.
#[inline]
fn decider(game: &Imhotep, step: Step) -> Option<Seat> {
    match step {
        Step::Turn | Step::Lever | Step::To { .. } | Step::Order { .. } => Some(game.active),
        Step::Load { seat, .. }
        | Step::Take { seat }
        | Step::Keep { seat }
        | Step::Put { seat, .. }
        | Step::BonusCard { seat }
        | Step::BonusStones { seat }
        | Step::Choice { seat } => Some(seat),
        _ => None,
    }
}

pub(crate) fn step_id(game: &Imhotep) -> &'static str {
    match game.steps.top() {
        None => "over",
        Some(step) => match step {
            Step::RoundCard => "round-card",
            Step::Deal { .. } => "deal",
            Step::Turn => "turn",
            Step::Lever => "lever",
            Step::Load { cause: Cause::Hammer, .. } => "hammer",
            Step::Load { cause: Cause::Chisel, .. } => "chisel",
            Step::Load { cause: Cause::Sail, .. } => "sail",
            Step::Load { .. } => "ship-bonus",
            Step::To { .. } => "to",
            Step::Order { .. } => "order",
            Step::Take { .. } => "take",
            Step::Peek { .. } => "peek",
            Step::Keep { .. } => "keep",
            Step::Put { .. } => "put",
            Step::BonusCard { .. } => "card-bonus",
            Step::BonusStones { .. } => "stones-bonus",
            Step::Draw { .. } => "draw",
            Step::Choice { .. } => "choice",
            Step::Sweep => "sweep",
            step => unreachable!("{step:?} needs no decision"),
        },
    }
}

pub(crate) fn legal_moves(game: &Imhotep, actor: Actor, out: &mut Vec<Move>) {
    let Some(step) = game.steps.top() else { return };
    if decider(game, step) != actor.seat() {
        return;
    }
    match step {
        Step::Turn => actions(game, out),
        Step::Lever => out.extend(game.sailable().map(Move::Sail)),
        Step::Load { left, from, cause, .. } => loads(game, left, from, cause, out),
        Step::To { .. } => {
            out.extend(Site::ALL.into_iter().filter(|&site| !game.is_taken(site)).map(Move::To));
        }
        Step::Order { ship, queue, chosen } => orders(game, ship, queue, chosen, out),
        Step::Take { .. } => takes(game, out),
        Step::Keep { .. } => {
            let [one, other] = game.peek;
            out.extend(one.map(Move::Keep));
            out.extend(other.filter(|_| other != one).map(Move::Keep));
        }
        Step::Put { .. } => {
            let unfinished = |pyramid: &SmallPyramid| game.small[pyramid.index()].contains(&None);
            out.extend(SmallPyramid::ALL.into_iter().filter(unfinished).map(Move::Put));
        }
        Step::BonusCard { .. } => out.extend([Move::Draw, Move::Decline]),
        Step::BonusStones { .. } => out.extend([Move::Haul, Move::Decline]),
        Step::Choice { .. } => out.extend([Move::Point, Move::Stones]),
        Step::RoundCard => {
            out.extend((0..7).filter(|card| game.cards_left & (1 << card) != 0).map(Move::Round));
        }
        Step::Deal { .. } => draws(game, Move::Reveal, out),
        Step::Draw { .. } => draws(game, Move::Drawn, out),
        Step::Peek { .. } => draws(game, Move::Peek, out),
        Step::Sweep => draws(game, Move::Sweep, out),
        step => unreachable!("{step:?} needs no decision"),
    }
}

/// Copies of the card that a chance move draws; round cards are all alike.
#[inline]
pub(crate) fn weight(game: &Imhotep, m: Move) -> u32 {
    match m {
        Move::Reveal(card) | Move::Drawn(card) => game.bag.draw_weight(card.index()),
        Move::Sweep(card) => game.bag.turn_up_weight(card.index()),
        Move::Peek(card) => {
            let mut bag = game.bag;
            if let Some(first) = game.peek[0] {
                bag.turn_up(first.index());
            }
            bag.turn_up_weight(card.index())
        }
        _ => 1,
    }
}

fn draws(game: &Imhotep, make: fn(Card) -> Move, out: &mut Vec<Move>) {
    out.extend(Card::ALL.into_iter().map(make).filter(|&m| weight(game, m) > 0));
}

/// Exactly one action.
fn actions(game: &Imhotep, out: &mut Vec<Move>) {
    let seat = game.active;
    if game.haulable(seat, game.content().quarry_take) > 0 {
        out.push(Move::Quarry);
    }
    if game.players[seat].sled > 0 {
        out.extend(game.free_slots().map(Move::Load));
    }
    out.extend(game.sailable().map(Move::Sail));
    for card in Card::BLUE.into_iter().filter(|&card| can_play(game, seat, card)) {
        out.push(Move::Play(card));
    }
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
    let ship = &game.ships[usize::from(slot.ship)];
    ship.load() + 1 >= game.content().minimum[usize::from(ship.capacity)]
}

/// A pair of slots is chosen in ascending order; the first must leave a later one.
fn loads(game: &Imhotep, left: u8, from: u8, cause: Cause, out: &mut Vec<Move>) {
    let begin = out.len();
    let allowed = |slot: &Slot| {
        slot.ship * SLOTS as u8 + slot.slot >= from && (cause != Cause::Sail || sails_with(game, *slot))
    };
    out.extend(game.free_slots().filter(allowed).map(Move::Load));
    for _ in 1..left {
        out.pop();
    }
    debug_assert!(out.len() > begin, "a stone without a slot");
    if cause == Cause::Bonus {
        out.push(Move::Decline);
    }
}

/// stones of one owner are alike, so owners are listed, not stones.
fn orders(game: &Imhotep, ship: u8, queue: u8, chosen: u8, out: &mut Vec<Move>) {
    let mut waiting = SeatSet::EMPTY;
    for (slot, stone) in game.ships[usize::from(ship)].slots.iter().enumerate() {
        if let Some(seat) = *stone
            && !is_queued(queue, chosen, slot as u8)
        {
            waiting = waiting.with(seat);
        }
    }
    out.extend(waiting.iter().map(Move::Next));
}

/// Whether a slot is among the first `len` of a queue.
pub(crate) fn is_queued(queue: u8, len: u8, slot: u8) -> bool {
    (0..len).any(|place| queue >> (2 * place) & 3 == slot)
}

/// A face-up card, or the face-down cards on the fourth place.
fn takes(game: &Imhotep, out: &mut Vec<Move>) {
    let face_up = |place: &u8| game.market[usize::from(*place)].is_some();
    out.extend((0..4).filter(face_up).map(Move::Take));
    if game.bag.held() > 0 {
        out.push(Move::Take(3));
    }
}
