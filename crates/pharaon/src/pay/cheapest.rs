//! The payment that is offered first.

use super::due::Due;
use super::{KINDS, Payment, Purse, RESOURCES, SILVER, ZONE};

/// The kinds in the order in which they are spent: basic resources first, silver last.
const PAYMENT_ORDER: [usize; KINDS] = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, ZONE, SILVER];

/// The usual order: the fewest pieces, then little silver, the zone's offering, other offerings; then a
/// resource as entry; then by index.
pub(super) fn rank(payment: &Payment) -> impl Ord + use<> {
    let used = |wanted: fn(usize) -> bool| payment.kinds().filter(|&kind| wanted(kind)).count();
    (
        payment.rest.len(),
        used(|kind| kind == SILVER),
        used(|kind| kind == ZONE),
        used(|kind| kind >= RESOURCES),
        usize::from(payment.entry) >= SILVER,
        payment.clone(),
    )
}

/// The first payment with this entry; `purse` no longer holds the entry piece.
pub(super) fn with_entry(purse: &Purse, due: Due, entry: usize) -> Option<Payment> {
    let begun = Payment { entry: entry as u8, rest: Default::default() };
    match due {
        Due::Same(_) => search(purse, due, begun),
        _ => greedy(purse, due, begun),
    }
}

/// Sets of pieces that fit the slots are a matroid: what is given most gladly and still fits is never wrong.
fn greedy(purse: &Purse, mut due: Due, mut payment: Payment) -> Option<Payment> {
    for kind in PAYMENT_ORDER {
        for _ in 0..purse.supply[kind] {
            let Some(next) = due.push(purse.can(kind)) else { break };
            due = next;
            payment.rest.push(kind as u8);
        }
    }
    payment.rest.sort_unstable();
    due.complete().then_some(payment)
}

/// Tokens of one colour: which colour is best shows only at the end. There are at most three to choose.
fn search(purse: &Purse, due: Due, payment: Payment) -> Option<Payment> {
    if due.complete() {
        return Some(payment);
    }
    let from = payment.rest.last().map_or(0, |&kind| usize::from(kind));
    let longer = (from..KINDS).filter(|&kind| purse.supply[kind] > 0).filter_map(|kind| {
        let mut payment = payment.clone();
        payment.rest.push(kind as u8);
        search(&purse.without(kind), due.push(purse.can(kind))?, payment)
    });
    longer.min_by_key(rank)
}
