//! A turn, entering a zone and paying.

use arrayvec::ArrayVec;
use maat_engine::Seat;

use super::{Settled, gain, pass, round, traitor, zones};
use crate::events::Event;
use crate::legal;
use crate::moves::{Paid, Target};
use crate::pay;
use crate::pieces::{Holder, Piece};
use crate::state::{Pharaon, Place};
use crate::step::Step;

/// Who has passed advances on the pyramid; the Traitor needs nobody; everybody else decides.
pub fn begin(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
    let Some(seat) = game.active.seat() else { return traitor::take_turn(game, events) };
    match game.players[seat].place {
        Place::Active => Settled::Waits,
        Place::Pyramid { .. } => {
            game.steps.replace(Step::EndTurn);
            pass::advance(game, seat, events);
            Settled::Done
        }
        Place::Last => unreachable!("the round ends with the last pass"),
    }
}

/// If only one piece can be laid it is.
pub fn choose(game: &mut Pharaon, target: Target, events: &mut Vec<Event>) {
    let seat = game.active.seat().expect("a player's turn");
    game.steps.replace(Step::EndTurn);
    let (purse, cost) = legal::price(game, seat, target);
    let kinds = pay::entries(&purse, cost);
    let Some(entry) = pay::only(kinds) else {
        return game.steps.push(Step::Enter { seat, target, kinds });
    };
    go_on(game, seat, target, entry, Paid::default(), pay::begin(&purse, cost, entry, &[]), events);
}

/// One piece more was laid or paid.
pub fn pay(
    game: &mut Pharaon,
    seat: Seat,
    target: Target,
    entry: usize,
    paid: Paid,
    events: &mut Vec<Event>,
) {
    let (purse, cost) = legal::price(game, seat, target);
    go_on(game, seat, target, entry, paid, pay::begin(&purse, cost, entry, paid.as_slice()), events);
}

/// What is forced is paid; when nothing is due any more the action is carried out.
fn go_on(
    game: &mut Pharaon,
    seat: Seat,
    target: Target,
    entry: usize,
    mut paid: Paid,
    mut open: pay::Open,
    events: &mut Vec<Event>,
) {
    while !open.complete() {
        let kinds = open.kinds();
        let Some(kind) = pay::only(kinds) else {
            return game.steps.push(Step::Pay { seat, target, entry: entry as u8, paid, kinds });
        };
        open.pay(kind);
        paid = paid.with(kind);
    }
    hand_over(game, seat, target, entry, paid, events);
    zones::resolve(game, seat, target, events);
}

/// The entry stays on the wheel, or beside it if a noble opens a full zone; all else is paid at once.
fn hand_over(
    game: &mut Pharaon,
    seat: Seat,
    target: Target,
    entry: usize,
    paid: Paid,
    events: &mut Vec<Event>,
) {
    let zone = target.zone();
    let colour = game.entry_colour(zone);
    let laid = Piece::of_kind(entry, zone);
    match game.free_slot(colour) {
        Some(slot) => game.wheel[colour.index()][slot] = Some(laid),
        None => {
            let noble = game.opener(seat, zone).expect("a full zone is opened by a noble");
            gain::tire(game, seat, noble, events);
            game.overflow[zone.index()] = Some(laid);
        }
    }
    *game.players[seat].count_mut(laid) -= 1;
    let pieces: ArrayVec<Piece, { Paid::MOST }> =
        paid.as_slice().iter().map(|&kind| Piece::of_kind(usize::from(kind), zone)).collect();
    for &piece in &pieces {
        spend(game, seat, piece);
    }
    events.push(Event::Paid { seat, zone, entry: laid, pieces });
}

/// Resources go back to the bank, offerings to their discard pile.
pub fn spend(game: &mut Pharaon, seat: Seat, piece: Piece) {
    *game.players[seat].count_mut(piece) -= 1;
    put_back(game, piece);
}

pub fn put_back(game: &mut Pharaon, piece: Piece) {
    match piece.offering() {
        Some(offering) => game.bag.throw(offering.index()),
        None => game.bank[piece.index()] += 1,
    }
}

/// Clockwise, until everybody has passed (J-P4).
pub fn end(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
    let passed = Seat::first(game.seats).all(|seat| game.players[seat].place != Place::Active);
    if passed && (!game.is_solo() || game.traitor.place != Place::Active) {
        return round::end(game, events);
    }
    game.active = match game.active.seat() {
        Some(_) if game.is_solo() => Holder::Traitor,
        Some(seat) => seat.next(game.seats).into(),
        None => Holder::A,
    };
    game.steps.replace(Step::Turn);
    Settled::Done
}
