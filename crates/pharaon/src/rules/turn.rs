//! A turn, entering a zone and paying.

use arrayvec::ArrayVec;
use maat_engine::{Actor, Seat, Settled, bits, noun, steps, unexpected};

use super::{gain, passing, round, traitor, zones};
use crate::events::Event;
use crate::moves::{Move, Target};
use crate::pay::{self, Cost, Paid, Purse};
use crate::pieces::{Ability, Holder, Piece, Zone};
use crate::state::{Pharaon, Place};

steps! {
    pub enum Step of game: Pharaon {
        /// The active player's action, or the turn of who has passed, or of the Traitor.
        Turn => ask(game.active, "turn"),
        /// Which piece is laid on the wheel; `kinds`: those that may be, one bit each.
        Enter { seat: Seat, target: Target, kinds: u16 } => ask(seat, "entry"),
        /// The rest of the payment; `entry` is a kind, `kinds` are those that may follow.
        Pay { seat: Seat, target: Target, entry: u8, paid: Paid, kinds: u16 } => ask(seat, "payment"),
        EndTurn => auto,
    }
}

pub fn offer(game: &Pharaon, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Turn => actions(game, active(game), out),
        Step::Enter { target, kinds, .. } => {
            out.extend(bits(kinds).map(|kind| Move::Lay(Piece::of_kind(kind, target.zone()))));
        }
        Step::Pay { target, kinds, .. } => {
            out.extend(bits(kinds).map(|kind| Move::Pay(Piece::of_kind(kind, target.zone()))));
        }
        Step::EndTurn => {}
    }
}

pub fn act(game: &mut Pharaon, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Turn => match m {
            Move::Pass => passing::pass(game, events),
            Move::Seer => passing::exchange(game, Ability::ExchangeBasic, events),
            Move::Treasurer => passing::exchange(game, Ability::ExchangeSilver, events),
            m => match Target::of(m) {
                Some(target) => choose(game, target, events),
                None => unexpected(&step, &m),
            },
        },
        Step::Enter { seat, target, .. } => {
            game.steps.pop();
            pay(game, seat, target, noun!(Move::Lay, m, step).kind(), Paid::default(), events);
        }
        Step::Pay { seat, target, entry, paid, .. } => {
            game.steps.pop();
            let paid = paid.with(noun!(Move::Pay, m, step).kind());
            pay(game, seat, target, usize::from(entry), paid, events);
        }
        Step::EndTurn => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Pharaon, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Turn => begin(game, events),
        Step::Enter { .. } | Step::Pay { .. } => Settled::Waits,
        Step::EndTurn => end(game, events),
    }
}

/// The player whose turn it is.
pub fn active(game: &Pharaon) -> Seat {
    game.active.seat().expect("the Traitor decides nothing")
}

/// An action for which there is a payment, an exchange, or a pass.
fn actions(game: &Pharaon, seat: Seat, out: &mut impl Extend<Move>) {
    let mut purse = Purse::anywhere(game, seat);
    for (zone, colour) in Zone::ALL.into_iter().zip(game.entry_colours()) {
        if !game.is_open(seat, zone, colour) {
            continue;
        }
        purse.enter(game, seat, zone, colour);
        if purse.enters() {
            zones::offer_actions(game, seat, zone, &purse, out);
        }
    }
    passing::offer_exchanges(game, seat, out);
    out.extend([Move::Pass]);
}

/// The purse and the cost of an action that was offered.
pub fn price(game: &Pharaon, seat: Seat, target: Target) -> (Purse, Cost) {
    let cost = game.cost(seat, target).expect("an action that was offered");
    (Purse::of(game, seat, target.zone()), cost)
}

/// Who has passed advances on the pyramid; the Traitor needs nobody; everybody else decides.
fn begin(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
    let Some(seat) = game.active.seat() else { return traitor::take_turn(game, events) };
    match game.players[seat].place {
        Place::Active => Settled::Waits,
        Place::Pyramid { .. } => {
            game.steps.replace(Step::EndTurn);
            passing::advance(game, seat, events);
            Settled::Done
        }
        Place::Last => unreachable!("the round ends with the last pass"),
    }
}

/// If only one piece can be laid it is.
fn choose(game: &mut Pharaon, target: Target, events: &mut Vec<Event>) {
    let seat = active(game);
    game.steps.replace(Step::EndTurn);
    let (purse, cost) = price(game, seat, target);
    let kinds = pay::entries(&purse, cost);
    let Some(entry) = pay::only(kinds) else {
        return game.steps.push(Step::Enter { seat, target, kinds });
    };
    go_on(game, seat, target, entry, Paid::default(), pay::begin(&purse, cost, entry, &[]), events);
}

/// One piece more was laid or paid.
fn pay(game: &mut Pharaon, seat: Seat, target: Target, entry: usize, paid: Paid, events: &mut Vec<Event>) {
    let (purse, cost) = price(game, seat, target);
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
fn end(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
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
