//! Compares payments with a slow version.

use std::collections::BTreeSet;

use maat_engine::below;
use maat_pharaon::pay::{Cost, Next, Purse, cheapest, entries, next, payable};
use rand::rngs::SmallRng;

use super::slow_pay::{Everything, Payment};
use super::tries;

const TRIALS: u64 = 2000;
const PAIRS: [(usize, usize); 5] = [(0, 2), (3, 4), (1, 4), (1, 2), (0, 3)];

/// A purse with up to ten pieces, sometimes scribes, sometimes the right to enter with any colour.
fn random_purse(rng: &mut SmallRng) -> Purse {
    let mut supply = [0; 12];
    let colours = 1 + below(rng, 5);
    for _ in 0..below(rng, 11) {
        let kind = match below(rng, 10) {
            0..6 => below(rng, colours),
            6..8 => 6 + below(rng, 5),
            8 => 5,
            _ => 11,
        };
        supply[kind as usize] += 1;
    }
    let mut swaps = [0, 1, 2, 3, 4].map(|colour| 1 << colour);
    let scribes = if below(rng, 2) == 0 { 0 } else { below(rng, 32) };
    for (_, (one, other)) in PAIRS.into_iter().enumerate().filter(|(at, _)| scribes >> at & 1 != 0) {
        swaps[one] |= 1 << other;
        swaps[other] |= 1 << one;
    }
    let entry = if below(rng, 3) == 0 { 31 } else { 1 << below(rng, 5) };
    Purse::new(supply, swaps, entry)
}

/// Two to four tokens, mostly of different colours.
fn random_cost(rng: &mut SmallRng) -> Cost {
    let mut cost = [0; 5];
    for _ in 0..2 + below(rng, 3) {
        cost[below(rng, 5) as usize] += 1;
    }
    Cost::Exact(cost)
}

/// Checks every kind of cost against all possible payments.
fn every_cost(check: impl Fn(&Purse, Cost, BTreeSet<Payment>)) {
    tries(TRIALS, |rng| {
        let purse = random_purse(rng);
        let everything = Everything::new(&purse);
        let printed = [Cost::Any, Cost::SamePair, Cost::AllColours, Cost::AnyFive, Cost::SameThree];
        for cost in printed.into_iter().chain([random_cost(rng), random_cost(rng)]) {
            check(&purse, cost, everything.payments(cost));
        }
    });
}

fn kinds(set: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |kind| set >> kind & 1 != 0)
}

/// Every payment that can be reached piece by piece; a prefix that cannot be completed fails.
fn reached(purse: &Purse, cost: Cost) -> BTreeSet<Payment> {
    let mut found = BTreeSet::new();
    let mut open: Vec<Payment> = kinds(entries(purse, cost)).map(|entry| (entry, vec![])).collect();
    while let Some((entry, paid)) = open.pop() {
        let Next { kinds: more, complete } = next(purse, cost, usize::from(entry), &paid);
        assert_eq!(complete, more == 0, "{entry} | {paid:?} of {purse:?} for {cost:?}");
        assert!(kinds(more).all(|kind| paid.last() <= Some(&kind)), "{entry} | {paid:?}: ascending");
        open.extend(kinds(more).map(|kind| (entry, [&paid[..], &[kind]].concat())));
        if complete {
            assert!(found.insert((entry, paid)));
        }
    }
    found
}

#[test]
fn payments_are_reached_piece_by_piece() {
    every_cost(|purse, cost, payments| {
        assert_eq!(reached(purse, cost), payments, "{purse:?} for {cost:?}");
    });
}

#[test]
fn payable_is_what_has_a_payment() {
    every_cost(|purse, cost, payments| {
        assert_eq!(payable(purse, cost), !payments.is_empty(), "{purse:?} for {cost:?}");
    });
}

/// The first payment in the usual order is the cheapest.
#[test]
fn the_cheapest_payment_stands_first() {
    every_cost(|purse, cost, payments| {
        let rank = |(entry, rest): &Payment| {
            let pieces: Vec<u8> = [&[*entry], &rest[..]].concat();
            let used = |kinds: &[u8]| pieces.iter().filter(|kind| kinds.contains(kind)).count();
            let offerings = used(&[6, 7, 8, 9, 10, 11]);
            (pieces.len(), used(&[5]), used(&[11]), offerings, *entry > 4, *entry, rest.clone())
        };
        let first = payments.into_iter().min_by_key(rank);
        let found = cheapest(purse, cost).map(|payment| (payment.entry, payment.rest.to_vec()));
        assert_eq!(found, first, "{purse:?} for {cost:?}");
    });
}
