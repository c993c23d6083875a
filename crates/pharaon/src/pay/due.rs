//! What is still due of a cost, piece by piece.

use super::same::Run;
use super::slots::Within;
use super::{Cost, KINDS, Purse};

/// What is due once the entry piece lies on the wheel and some pieces are paid.
#[derive(Clone, Copy, Debug)]
pub(super) enum Due {
    /// So many pieces, whatever they are.
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

    /// Whether the pieces of the purse can pay it. If the pieces paid fit the slots, and all of them with others
    /// fill the slots, then some choice of others fills them beside those paid.
    pub fn possible(&self, purse: &Purse) -> bool {
        match *self {
            Due::Pieces(left) => purse.pieces.total() >= left,
            Due::Slots { slots, placed } => placed.and(&purse.pieces).fill(&slots),
            Due::Same(run) => run.possible(purse),
        }
    }

    /// The kinds of the purse that may be paid next, one bit each, if none below it may follow.
    pub fn kinds(&self, purse: &Purse) -> u16 {
        let (mut left, mut kinds) = (*purse, 0);
        for kind in (0..KINDS).filter(|&kind| purse.supply[kind] > 0) {
            let possible = match *self {
                // What is left decides whether there is enough, and does not get more.
                Due::Pieces(_) | Due::Slots { .. } if !self.possible(&left) => break,
                Due::Pieces(_) => true,
                Due::Slots { slots, placed } => placed.with(purse.can(kind), 1).fit(&slots),
                Due::Same(run) => {
                    run.push(purse.can(kind)).is_some_and(|run| run.possible(&left.without(kind)))
                }
            };
            kinds |= u16::from(possible) << kind;
            left.take(kind, left.supply[kind]);
        }
        kinds
    }
}

/// The colours that occur in a cost.
#[inline]
pub(super) fn colours(slots: [u8; 5]) -> u8 {
    (0..5).filter(|&colour| slots[colour] > 0).fold(0, |mask, colour| mask | 1 << colour)
}
