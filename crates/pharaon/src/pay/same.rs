//! Costs of several tokens of one colour, where the entry piece may or may not be one of them.

use super::{KINDS, Purse};

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

    /// Whether pieces of the purse can end the payment.
    pub fn possible(self, purse: &Purse) -> bool {
        let mut supply = purse.supply;
        self.search(purse, &mut supply, 0)
    }

    /// Tries the kinds that are left, ascending; there are at most three pieces to choose.
    fn search(self, purse: &Purse, supply: &mut [u8; KINDS], from: usize) -> bool {
        self.complete
            || (from..KINDS).any(|kind| {
                let Some(next) = (supply[kind] > 0).then(|| self.push(purse.can(kind))).flatten() else {
                    return false;
                };
                supply[kind] -= 1;
                let found = next.search(purse, supply, kind);
                supply[kind] += 1;
                found
            })
    }
}
