//! The remaining cost of an action, piece by piece.

use super::same::Run;
use super::slots::Within;
use super::{Cost, Purse};

/// The remaining cost after the entry piece was laid on the wheel and some pieces were paid.
#[derive(Clone, Copy, Debug)]
pub(super) enum Due {
    /// This number of pieces of any kind.
    Pieces(u8),
    /// Slots of given colours; `placed`: the pieces paid, and the entry if it is deducted.
    Slots { slots: Within, placed: Within },
    /// Tokens of one colour.
    Same(Run),
}

impl Due {
    /// After an entry that may be declared as any colour of `entry`. If it can be deducted it is: a payment
    /// without the deduction would hold more than one with it (J-C1).
    pub fn new(cost: Cost, entry: u8) -> Due {
        let slots = match cost {
            Cost::Any => return Due::Pieces(0),
            Cost::AnyFive => return Due::Pieces(4),
            Cost::SamePair => return Due::Same(Run::new(2, entry)),
            Cost::SameThree => return Due::Same(Run::new(3, entry)),
            Cost::AllColours => [1; 5],
            Cost::Exact(slots) => slots,
        };
        let deducted = entry & colours(slots);
        let placed = if deducted == 0 { Within::NONE } else { Within::NONE.with(deducted, 1) };
        Due::Slots { slots: Within::slots(slots), placed }
    }

    pub fn complete(&self) -> bool {
        match self {
            Due::Pieces(left) => *left == 0,
            Due::Slots { slots, placed } => placed.total() == slots.total(),
            Due::Same(run) => run.complete(),
        }
    }

    /// One piece more, which can be declared as the colours of `can`; nothing if it would be too much.
    pub fn push(self, can: u8) -> Option<Due> {
        match self {
            Due::Pieces(left) => Some(Due::Pieces(left.checked_sub(1)?)),
            Due::Slots { slots, placed } => {
                let placed = placed.with(can, 1);
                placed.fit(&slots).then_some(Due::Slots { slots, placed })
            }
            Due::Same(run) => Some(Due::Same(run.push(can)?)),
        }
    }

    /// Whether these pieces can pay it; asked of tokens of one colour before any is paid. If the pieces paid fit the
    /// slots, and all of them with others fill the slots, then some choice of others fills them beside those paid.
    pub fn possible(&self, pieces: &Within) -> bool {
        match *self {
            Due::Pieces(left) => pieces.total() >= left,
            Due::Slots { slots, placed } => placed.and(pieces).fill(&slots),
            Due::Same(run) => run.possible(pieces),
        }
    }

    /// The kinds of the purse that may be paid next, one bit each, if none below it may follow.
    pub fn kinds(&self, purse: &Purse) -> u16 {
        match *self {
            Due::Pieces(_) => self.ascending(purse, |_| true),
            Due::Slots { slots, placed } => self.ascending(purse, |can| placed.with(can, 1).fit(&slots)),
            Due::Same(run) => run.kinds(purse),
        }
    }

    /// The kinds that fit, as long as they and those above them are enough.
    #[inline]
    fn ascending(&self, purse: &Purse, fits: impl Fn(u8) -> bool) -> u16 {
        let (mut left, mut kinds) = (purse.pieces, 0);
        for kind in purse.kinds() {
            if !self.possible(&left) {
                break;
            }
            let can = purse.can(kind);
            kinds |= u16::from(fits(can)) << kind;
            left.remove(can, purse.supply[kind]);
        }
        kinds
    }
}

/// The colours that occur in a cost.
#[inline]
pub(super) fn colours(slots: [u8; 5]) -> u8 {
    (0..5).filter(|&colour| slots[colour] > 0).fold(0, |mask, colour| mask | 1 << colour)
}
