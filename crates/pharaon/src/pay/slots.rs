//! Pieces and the slots of a cost: who can fill what, by Hall's theorem.

/// For every set of colours, one bit a colour: how many pieces can be declared as nothing outside it. A slot is
/// counted like a piece of its colour. The counts of the 32 sets are bytes, eight in a word, so that all of them are
/// added and compared at once; they stay below [`HIGH_BITS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Within([u64; WORDS]);

const WORDS: usize = 4;
const SETS: usize = 32;
/// The highest bit of every byte, and the lowest.
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;
const LOW_BITS: u64 = 0x0101_0101_0101_0101;

/// `INSIDE[mask]`: one for every set outside which `mask` has no colour.
const INSIDE: [[u64; WORDS]; SETS] = {
    let mut table = [[0; WORDS]; SETS];
    let mut index = 0;
    while index < SETS * SETS {
        let (mask, set) = (index / SETS, index % SETS);
        if mask & !set == 0 {
            table[mask][set / 8] |= 1 << (8 * (set % 8));
        }
        index += 1;
    }
    table
};

impl Within {
    pub const NONE: Within = Within([0; WORDS]);

    /// The slots of a cost.
    #[inline]
    pub fn slots(cost: [u8; 5]) -> Within {
        let mut slots = Within::NONE;
        for (colour, count) in cost.into_iter().enumerate() {
            slots.add(1 << colour, count);
        }
        slots
    }

    /// Adds `count` pieces that can be declared as any colour of `mask`.
    #[inline]
    pub fn add(&mut self, mask: u8, count: u8) {
        let inside = &INSIDE[usize::from(mask)];
        for (word, inside) in self.0.iter_mut().zip(inside) {
            *word += inside * u64::from(count);
        }
    }

    /// Takes away `count` pieces that were added with the same `mask`.
    #[inline]
    pub fn remove(&mut self, mask: u8, count: u8) {
        let inside = &INSIDE[usize::from(mask)];
        for (word, inside) in self.0.iter_mut().zip(inside) {
            *word -= inside * u64::from(count);
        }
    }

    #[must_use]
    #[inline]
    pub fn with(mut self, mask: u8, count: u8) -> Within {
        self.add(mask, count);
        self
    }

    /// Without `count` pieces that were added with the same `mask`.
    #[must_use]
    #[inline]
    pub fn without(mut self, mask: u8, count: u8) -> Within {
        self.remove(mask, count);
        self
    }

    #[must_use]
    #[inline]
    pub fn and(mut self, others: &Within) -> Within {
        self.0.iter_mut().zip(&others.0).for_each(|(word, other)| *word += other);
        self
    }

    #[inline]
    pub fn total(&self) -> u8 {
        self.inside(SETS - 1)
    }

    /// The pieces that can be declared as some colour of `set`.
    #[inline]
    pub fn touching(&self, set: u8) -> u8 {
        self.total() - self.inside(SETS - 1 - usize::from(set))
    }

    #[inline]
    fn inside(&self, set: usize) -> u8 {
        (self.0[set / 8] >> (8 * (set % 8))) as u8
    }

    /// Whether each piece finds a slot of its own: pieces that have no choice outside a set need slots in it.
    #[inline]
    pub fn fit(&self, slots: &Within) -> bool {
        self.at_most(slots, 0)
    }

    /// Whether each slot finds a piece of its own: of the pieces without a choice outside a set, all but those left
    /// over in the end must find slots in it.
    #[inline]
    pub fn fill(&self, slots: &Within) -> bool {
        let (pieces, slots_total) = (self.total(), slots.total());
        pieces >= slots_total && self.at_most(slots, pieces - slots_total)
    }

    /// Whether in every set there are at most `more` pieces more than slots.
    #[inline]
    fn at_most(&self, slots: &Within, more: u8) -> bool {
        let more = LOW_BITS * u64::from(more);
        // The highest bit of a byte is set beforehand and lost where more would be taken away than there is.
        let kept = self
            .0
            .iter()
            .zip(&slots.0)
            .fold(HIGH_BITS, |kept, (word, slots)| kept & (((slots + more) | HIGH_BITS) - word));
        kept & HIGH_BITS == HIGH_BITS
    }
}
