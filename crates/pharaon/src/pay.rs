//! Payments: which pieces can pay a cost, chosen piece by piece.
//!
//! A payment is the kind laid as entry and the kinds paid besides, in ascending order; which colour a piece was
//! declared as leaves no trace. A payment that holds all of another with the same entry and more is none.

mod cheapest;
mod due;
mod same;
mod slots;

use arrayvec::ArrayVec;
use maat_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::pieces::{Ability, Colour, PAY_KINDS, Zone};
use crate::state::Pharaon;
use due::{Due, colours};
use slots::Within;

const KINDS: usize = PAY_KINDS;
const SILVER: usize = 5;
/// The first offering of a resource.
const RESOURCES: usize = 6;
/// The offering of the zone.
const ZONE: usize = 11;
/// All five colours.
const ALL_COLOURS: u8 = 0b1_1111;

/// The pieces with which a player can pay in one zone, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    pub supply: [u8; KINDS],
    /// Colours that a basic resource, or an offering of one, may be declared as: its own and those of scribes.
    /// One bit a colour here and below.
    pub swaps: [u8; 5],
    /// Colours the entry may be declared as.
    pub entry: u8,
    /// The same pieces by what they can be declared as: every question about a payment begins with them.
    pieces: Within,
}

/// The cost of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// One token of any colour, which is the entry.
    Any,
    SamePair,
    AllColours,
    AnyFive,
    SameThree,
    /// Tokens by colour, four at most.
    Exact([u8; 5]),
}

impl Cost {
    /// A token for each of these colours.
    pub(crate) fn exact(colours: &[Colour]) -> Cost {
        let mut tokens = [0; 5];
        colours.iter().for_each(|colour| tokens[colour.index()] += 1);
        Cost::Exact(tokens)
    }
}

/// The kind laid as entry and the kinds paid besides, ascending.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Payment {
    pub entry: u8,
    pub rest: ArrayVec<u8, 4>,
}

impl Payment {
    /// Every piece, the entry first.
    pub fn kinds(&self) -> impl Iterator<Item = usize> {
        [self.entry].into_iter().chain(self.rest.iter().copied()).map(usize::from)
    }
}

/// The pieces paid after the entry, as kinds, ascending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Paid {
    kinds: [u8; Paid::MOST],
    len: u8,
}

impl Paid {
    /// No cost has more tokens beside the entry.
    pub const MOST: usize = 4;

    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        &self.kinds[..usize::from(self.len)]
    }

    #[must_use]
    #[inline]
    pub fn with(mut self, kind: usize) -> Paid {
        self.kinds[usize::from(self.len)] = kind as u8;
        self.len += 1;
        self
    }
}

/// The possible continuations of a payment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Next {
    /// Kinds that may follow, one bit each.
    pub kinds: u16,
    /// Nothing is due any more.
    pub complete: bool,
}

/// More pieces of a kind than any payment can take.
const PLENTY: u8 = 10;

impl Purse {
    pub fn new(supply: [u8; KINDS], swaps: [u8; 5], entry: u8) -> Purse {
        let supply = supply.map(|count| count.min(PLENTY));
        let mut pieces = Within::NONE.with(ALL_COLOURS, supply[SILVER] + supply[ZONE]);
        for colour in 0..5 {
            pieces.add(swaps[colour], supply[colour] + supply[RESOURCES + colour]);
        }
        Purse { supply, swaps, entry, pieces }
    }

    pub fn of(game: &Pharaon, seat: Seat, zone: Zone) -> Purse {
        let mut purse = Purse::anywhere(game, seat);
        purse.enter(game, seat, zone, game.entry_colour(zone));
        purse
    }

    /// The pieces that count in every zone, before an entry is chosen.
    pub(crate) fn anywhere(game: &Pharaon, seat: Seat) -> Purse {
        let (player, content) = (game.player(seat), game.content());
        let mut supply = [0; KINDS];
        supply[..RESOURCES].copy_from_slice(&player.resources);
        supply[RESOURCES..ZONE].copy_from_slice(&player.offerings[..ZONE - RESOURCES]);
        let mut swaps = [0, 1, 2, 3, 4].map(|colour| 1 << colour);
        for scribe in player.nobles.and(content.able(Ability::Swap)).iter() {
            let [one, other] =
                content.noble(scribe).colours.expect("a scribe names two colours").map(Colour::index);
            swaps[one] |= 1 << other;
            swaps[other] |= 1 << one;
        }
        Purse::new(supply, swaps, 0)
    }

    /// Turns to a zone: the offerings that count there, and what it is entered with; the section of `colour` faces it.
    #[inline]
    pub(crate) fn enter(&mut self, game: &Pharaon, seat: Seat, zone: Zone, colour: Colour) {
        let player = game.player(seat);
        // The offerings of zones follow those of resources.
        let wild = player.offerings[ZONE - RESOURCES + zone.index()].min(PLENTY);
        self.take(ZONE, self.supply[ZONE]);
        self.supply[ZONE] = wild;
        self.pieces.add(ALL_COLOURS, wild);
        let any = !player.nobles.and(game.content().any_entry(zone)).is_empty();
        self.entry = if any { ALL_COLOURS } else { 1 << colour.index() };
    }

    /// The kinds with at least one piece, ascending.
    #[inline]
    fn kinds(&self) -> impl Iterator<Item = usize> {
        (0..KINDS).filter(|&kind| self.supply[kind] > 0)
    }

    /// Colours that a piece of this kind may be declared as.
    #[inline]
    fn can(&self, kind: usize) -> u8 {
        if kind == SILVER || kind == ZONE { ALL_COLOURS } else { self.swaps[kind % RESOURCES] }
    }

    /// The purse with this number of pieces of a kind removed.
    #[inline]
    fn take(&mut self, kind: usize, count: u8) {
        self.supply[kind] -= count;
        self.pieces.remove(self.can(kind), count);
    }

    /// One piece less of this kind.
    #[inline]
    fn without(mut self, kind: usize) -> Purse {
        self.take(kind, 1);
        self
    }

    /// Whether some piece can be laid as entry.
    #[inline]
    pub(crate) fn enters(&self) -> bool {
        self.pieces.touching(self.entry) > 0
    }

    /// Colours a piece of this kind may be declared as when it is laid as entry.
    #[inline]
    fn declared(&self, kind: usize) -> u8 {
        if self.supply[kind] > 0 { self.can(kind) & self.entry } else { 0 }
    }
}

/// Whether there is any payment. The entry is a slot like others, or one of those of the cost.
pub fn payable(purse: &Purse, cost: Cost) -> bool {
    match cost {
        Cost::Any => purse.enters(),
        Cost::AnyFive => purse.enters() && purse.pieces.total() >= 5,
        Cost::SamePair => payable_same(purse, 2),
        Cost::SameThree => payable_same(purse, 3),
        Cost::AllColours => payable_slots(purse, [1; 5]),
        Cost::Exact(slots) => payable_slots(purse, slots),
    }
}

fn payable_slots(purse: &Purse, cost: [u8; 5]) -> bool {
    if purse.pieces.total() < cost.iter().sum() {
        return false;
    }
    let (pieces, slots) = (&purse.pieces, Within::slots(cost));
    if purse.entry & colours(cost) != 0 {
        return pieces.fill(&slots);
    }
    (0..5).any(|colour| purse.entry >> colour & 1 != 0 && pieces.fill(&slots.with(1 << colour, 1)))
}

fn payable_same(purse: &Purse, count: u8) -> bool {
    let pieces = &purse.pieces;
    (0..5).filter(|&colour| pieces.touching(1 << colour) >= count).any(|colour| {
        let beside = |entry: u8| {
            purse.entry >> entry & 1 != 0
                && pieces.touching(1 << entry) > 0
                && pieces.touching(1 << entry | 1 << colour) > count
        };
        purse.entry >> colour & 1 != 0 || (0..5).any(beside)
    })
}

/// The one kind of a set, where there is nothing to choose.
pub fn only(kinds: u16) -> Option<usize> {
    kinds.is_power_of_two().then(|| kinds.trailing_zeros() as usize)
}

/// The kinds that may be laid as entry, one bit each.
pub fn entries(purse: &Purse, cost: Cost) -> u16 {
    let possible = |kind: &usize| {
        let declared = purse.declared(*kind);
        declared != 0 && Due::new(cost, declared).possible(&purse.pieces.without(purse.can(*kind), 1))
    };
    set(purse.kinds().filter(possible))
}

/// The payment after an entry and the pieces `paid` since, all of which were offered before.
pub fn next(purse: &Purse, cost: Cost, entry: usize, paid: &[u8]) -> Next {
    let open = begin(purse, cost, entry, paid);
    Next { kinds: open.kinds(), complete: open.complete() }
}

/// A payment after an entry and what was `paid` since, all of it offered before.
pub(crate) fn begin(purse: &Purse, cost: Cost, entry: usize, paid: &[u8]) -> Open {
    let mut open = Open::new(purse, cost, entry).expect("an entry that was offered");
    paid.iter().for_each(|&kind| open.pay(usize::from(kind)));
    open
}

/// A payment under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    /// The pieces that may still be paid: kinds ascend.
    purse: Purse,
    due: Due,
}

impl Open {
    /// The purse and the remaining cost after a piece of this kind was laid on the wheel.
    #[inline]
    fn new(purse: &Purse, cost: Cost, entry: usize) -> Option<Open> {
        let declared = purse.declared(entry);
        (declared != 0).then(|| Open { purse: purse.without(entry), due: Due::new(cost, declared) })
    }

    /// Pays a piece that was offered.
    pub fn pay(&mut self, kind: usize) {
        (0..kind).for_each(|before| self.purse.take(before, self.purse.supply[before]));
        self.due = self.due.push(self.purse.can(kind)).expect("a piece that was offered");
        self.purse.take(kind, 1);
    }

    /// Nothing is due any more.
    pub fn complete(&self) -> bool {
        self.due.complete()
    }

    /// The first payment in the usual order that completes it: only what is still due, beside the entry.
    pub fn cheapest(&self, entry: usize) -> Option<Payment> {
        cheapest::with_entry(&self.purse, self.due, entry)
    }

    /// The kinds that may follow, one bit each.
    pub fn kinds(&self) -> u16 {
        if self.complete() { 0 } else { self.due.kinds(&self.purse) }
    }
}

/// The payment that stands first in the usual order, if there is any.
pub fn cheapest(purse: &Purse, cost: Cost) -> Option<Payment> {
    let first = |kind| Open::new(purse, cost, kind)?.cheapest(kind);
    (0..KINDS).filter_map(first).min_by_key(cheapest::rank)
}

fn set(kinds: impl Iterator<Item = usize>) -> u16 {
    kinds.fold(0, |set, kind| set | 1 << kind)
}
