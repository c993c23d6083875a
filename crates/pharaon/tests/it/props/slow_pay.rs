//! Payments by exhaustive search: every entry, every declared colour of every piece, every set of pieces.

use std::collections::{BTreeMap, BTreeSet};

use maat_pharaon::pay::{Cost, Purse};

/// The kind laid as entry and the kinds paid besides, ascending.
pub type Payment = (u8, Vec<u8>);

/// The number of tokens by declared colour.
type Tokens = [u8; 5];

const SILVER: usize = 5;
const ZONE: usize = 11;

/// Hands of at most four pieces, ascending, with all the ways to declare their colours.
type Hands = BTreeMap<Vec<u8>, BTreeSet<Tokens>>;

/// All possibilities of a purse.
pub struct Everything {
    purse: Purse,
    /// The remaining hands by the kind laid as entry.
    hands: BTreeMap<u8, Hands>,
}

impl Everything {
    pub fn new(purse: &Purse) -> Everything {
        let hands = |entry: usize| {
            let mut left = *purse;
            left.supply[entry] -= 1;
            (entry as u8, hands(&left))
        };
        let entries = (0..12).filter(|&entry| purse.supply[entry] > 0);
        Everything { purse: *purse, hands: entries.map(hands).collect() }
    }

    pub fn payments(&self, cost: Cost) -> BTreeSet<Payment> {
        let mut all = BTreeSet::new();
        for (&entry, hands) in &self.hands {
            let declared = |&colour: &usize| {
                counts_as(&self.purse, usize::from(entry), colour) && self.purse.entry & 1 << colour != 0
            };
            let wanted: BTreeSet<Tokens> =
                (0..5).filter(declared).flat_map(|colour| due(cost, colour)).collect();
            let paying = hands.iter().filter(|(_, readings)| !readings.is_disjoint(&wanted));
            all.extend(paying.map(|(hand, _)| (entry, hand.clone())));
        }
        let more_than_needed = |(entry, rest): &Payment| {
            all.iter().any(|(other, less)| other == entry && less.len() < rest.len() && holds(rest, less))
        };
        all.iter().filter(|payment| !more_than_needed(payment)).cloned().collect()
    }
}

fn counts_as(purse: &Purse, kind: usize, colour: usize) -> bool {
    match kind {
        SILVER | ZONE => true,
        0..SILVER => purse.swaps[kind] & 1 << colour != 0,
        _ => purse.swaps[kind - 6] & 1 << colour != 0,
    }
}

/// The possible costs besides an entry declared as `entry`.
fn due(cost: Cost, entry: usize) -> Vec<Tokens> {
    let one_colour =
        |count| (0..5).map(move |colour| std::array::from_fn(|at| if at == colour { count } else { 0 }));
    let costs: Vec<Tokens> = match cost {
        Cost::Any => one_colour(1).filter(|tokens| tokens[entry] == 1).collect(),
        Cost::SamePair => one_colour(2).collect(),
        Cost::SameThree => one_colour(3).collect(),
        Cost::AllColours => vec![[1; 5]],
        Cost::AnyFive => five_tokens().into_iter().filter(|tokens| tokens[entry] > 0).collect(),
        Cost::Exact(tokens) => vec![tokens],
    };
    let deduct = |mut tokens: Tokens| {
        tokens[entry] = tokens[entry].saturating_sub(1);
        tokens
    };
    costs.into_iter().map(deduct).collect()
}

/// Every way to colour five tokens.
fn five_tokens() -> BTreeSet<Tokens> {
    let mut all = BTreeSet::from([[0; 5]]);
    for _ in 0..5 {
        all = all.into_iter().flat_map(one_more_of(|_| true)).collect();
    }
    all
}

/// Adds a token of any allowed colour.
fn one_more_of(allowed: impl Fn(usize) -> bool + Copy) -> impl Fn(Tokens) -> Vec<Tokens> {
    move |tokens| {
        let more = |colour| {
            let mut tokens = tokens;
            tokens[colour] += 1;
            tokens
        };
        (0..5).filter(|&colour| allowed(colour)).map(more).collect()
    }
}

fn hands(purse: &Purse) -> Hands {
    let mut hands = BTreeMap::from([(vec![], BTreeSet::from([[0; 5]]))]);
    let pieces = (0..12).flat_map(|kind| (0..purse.supply[kind]).map(move |_| kind));
    for kind in pieces {
        for (mut hand, readings) in hands.clone().into_iter().filter(|(hand, _)| hand.len() < 4) {
            hand.push(kind as u8);
            let more = one_more_of(|colour| counts_as(purse, kind, colour));
            hands.entry(hand).or_default().extend(readings.into_iter().flat_map(more));
        }
    }
    hands
}

/// Whether `rest` holds all of `less`, piece by piece.
fn holds(rest: &[u8], less: &[u8]) -> bool {
    let mut rest = rest.to_vec();
    less.iter().all(|kind| rest.iter().position(|held| held == kind).map(|at| rest.remove(at)).is_some())
}
