//! Costs of several tokens of one colour, where the entry piece may or may not be one of them.

use super::Purse;
use super::slots::Within;

/// Pieces paid towards `cost` tokens of one colour.
///
/// If the entry can be declared as that colour, one piece less is paid. Whoever has paid that many for some
/// colour of the entry is done, and no payment may hold more than such a one (J-C1): so in any other payment at
/// most `cost - 2` pieces can be declared as the same colour of the entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    cost: u8,
    /// Colours the entry may be declared as.
    entry: u8,
    paid: u8,
    /// Colours that all pieces can be declared as.
    common: u8,
    /// Colours of the entry of which one more piece makes `cost`.
    close: u8,
    complete: bool,
}

impl Run {
    /// For a cost of two or three.
    pub fn new(cost: u8, entry: u8) -> Run {
        let close = if cost == 2 { entry } else { 0 };
        Run { cost, entry, paid: 0, common: u8::MAX, close, complete: false }
    }

    pub fn complete(&self) -> bool {
        self.complete
    }

    /// One piece more, which can be declared as the colours of `can`; nothing if no payment goes on so.
    pub fn push(self, can: u8) -> Option<Run> {
        let (paid, common) = (self.paid + 1, self.common & can);
        let deducted = can & self.close != 0;
        if self.complete || common == 0 || (deducted && paid != self.cost - 1) {
            return None;
        }
        let close = self.close | can & self.entry;
        Some(Run { paid, common, close, complete: deducted || paid == self.cost, ..self })
    }

    /// Whether these pieces can pay it all; nothing is paid yet. If no colour of the entry is frequent enough no two
    /// pieces share one, and any other colour must do.
    pub fn possible(self, pieces: &Within) -> bool {
        debug_assert_eq!(self.paid, 0);
        (0..5).any(|colour| pieces.touching(1 << colour) + (self.entry >> colour & 1) >= self.cost)
    }

    /// The kinds of the purse that may be paid next, one bit each, if none below it may follow.
    pub fn kinds(self, purse: &Purse) -> u16 {
        let (mut left, mut kinds) = (*purse, 0);
        for kind in purse.kinds() {
            kinds |= u16::from(self.ends_with(kind, &left)) << kind;
            left.take(kind, left.supply[kind]);
        }
        kinds
    }

    /// Whether this kind and then others of the purse can end the payment; there are at most three to choose.
    fn ends_with(self, kind: usize, purse: &Purse) -> bool {
        let Some(run) = self.push(purse.can(kind)) else { return false };
        let left = purse.without(kind);
        if run.complete {
            true
        } else if run.paid + 1 == run.cost {
            left.pieces.touching(run.common | run.close) > left.pieces.touching(run.close)
        } else {
            left.kinds().any(|kind| run.ends_with(kind, &left))
        }
    }
}
