//! Sets as bit masks, one bit for each possible member.

use std::array;
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::below;

/// A value of a type with a fixed number of values, such as a card, a tile, or an enum declared by [`ids!`](crate::ids).
pub trait Id: Copy {
    /// The number of values.
    const COUNT: usize;

    /// The value with this index, counted from 0, below [`COUNT`](Id::COUNT).
    fn at(index: usize) -> Self;

    /// The index of the value, counted from 0.
    fn index(self) -> usize;
}

/// An unsigned integer used as a bit mask.
pub trait Word: Copy + Eq + Hash + Not<Output = Self> + BitAnd<Output = Self> + BitOr<Output = Self> {
    /// The word without set bits.
    const EMPTY: Self;
    /// The number of bits.
    const BITS: usize;

    /// The word with only this bit set.
    fn bit(index: usize) -> Self;
    /// The word with the lowest `count` bits set.
    fn low(count: usize) -> Self;
    /// The number of set bits.
    fn count(self) -> usize;
    /// The index of the lowest set bit; [`BITS`](Word::BITS) if there is none.
    fn lowest(self) -> usize;
    /// The index of the highest set bit.
    fn highest(self) -> Option<usize>;
    /// Clears the lowest bit and gives its index.
    fn take_lowest(&mut self) -> Option<usize>;

    /// Whether the bit is set.
    #[inline]
    fn has(self, index: usize) -> bool {
        self & Self::bit(index) != Self::EMPTY
    }

    /// Sets the bit.
    #[inline]
    fn set(&mut self, index: usize) {
        *self = *self | Self::bit(index);
    }

    /// Clears the bit.
    #[inline]
    fn clear(&mut self, index: usize) {
        *self = *self & !Self::bit(index);
    }
}

macro_rules! words {
    ($($word:ty)+) => {$(
        impl Word for $word {
            const EMPTY: $word = 0;
            const BITS: usize = <$word>::BITS as usize;

            #[inline]
            fn bit(index: usize) -> $word {
                1 << index
            }

            #[inline]
            fn low(count: usize) -> $word {
                <$word>::MAX.unbounded_shr(<$word>::BITS - count as u32)
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn highest(self) -> Option<usize> {
                self.checked_ilog2().map(|index| index as usize)
            }

            #[inline]
            fn take_lowest(&mut self) -> Option<usize> {
                if *self == 0 {
                    return None;
                }
                let index = self.trailing_zeros() as usize;
                *self &= *self - 1;
                Some(index)
            }
        }
    )+};
}

words!(u8 u16 u32 u64 u128);

/// A word of `64 * N` bits, for sets of more than 128 things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WideWord<const N: usize>(pub [u64; N]);

impl<const N: usize> WideWord<N> {
    #[inline]
    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        WideWord(array::from_fn(|part| join(self.0[part], other.0[part])))
    }
}

impl<const N: usize> Not for WideWord<N> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        WideWord(self.0.map(Not::not))
    }
}

impl<const N: usize> BitAnd for WideWord<N> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, BitAnd::bitand)
    }
}

impl<const N: usize> BitOr for WideWord<N> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, BitOr::bitor)
    }
}

impl<const N: usize> Word for WideWord<N> {
    const EMPTY: Self = WideWord([0; N]);
    const BITS: usize = 64 * N;

    #[inline]
    fn bit(index: usize) -> Self {
        let mut word = Self::EMPTY;
        word.set(index);
        word
    }

    #[inline]
    fn low(count: usize) -> Self {
        WideWord(array::from_fn(|part| u64::low(count.saturating_sub(64 * part).min(64))))
    }

    #[inline]
    fn count(self) -> usize {
        self.0.into_iter().map(Word::count).sum()
    }

    #[inline]
    fn lowest(self) -> usize {
        let part = self.0.iter().position(|&part| part != 0);
        part.map_or(Self::BITS, |part| 64 * part + self.0[part].lowest())
    }

    #[inline]
    fn highest(self) -> Option<usize> {
        let part = self.0.iter().rposition(|&part| part != 0)?;
        self.0[part].highest().map(|bit| 64 * part + bit)
    }

    #[inline]
    fn take_lowest(&mut self) -> Option<usize> {
        let (part, bits) = self.0.iter_mut().enumerate().find(|(_, bits)| **bits != 0)?;
        bits.take_lowest().map(|bit| 64 * part + bit)
    }

    // One part is looked at, not all of them.
    #[inline]
    fn has(self, index: usize) -> bool {
        self.0[index / 64].has(index % 64)
    }

    #[inline]
    fn set(&mut self, index: usize) {
        self.0[index / 64].set(index % 64);
    }

    #[inline]
    fn clear(&mut self, index: usize) {
        self.0[index / 64].clear(index % 64);
    }
}

/// The indices of the set bits of a word, lowest first. It takes one branch for each set bit, because random play spends
/// much of its time on such loops.
#[inline]
pub fn bits<W: Word>(word: W) -> Bits<W> {
    Bits(word)
}

/// Iterator over the set bits of a word, see [`bits`].
#[derive(Clone, Debug)]
pub struct Bits<W>(W);

impl<W: Word> Iterator for Bits<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        self.0.take_lowest()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count();
        (len, Some(len))
    }
}

impl<W: Word> ExactSizeIterator for Bits<W> {}

/// A set of [`Id`]s in a word with one bit for each of them. It serialises as a list.
///
/// ```
/// use maat_engine::IdSet;
///
/// maat_engine::ids! {
///     pub enum Tool { Lever = "lever", Hammer = "hammer", Sail = "sail" }
/// }
/// type ToolSet = IdSet<Tool, u8>;
///
/// let mut tools = ToolSet::only(Tool::Sail);
/// tools.add(Tool::Lever);
/// assert!(tools.iter().eq([Tool::Lever, Tool::Sail]));
/// assert_eq!(ToolSet::all().without(tools), ToolSet::only(Tool::Hammer));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IdSet<T, W> {
    bits: W,
    of: PhantomData<T>,
}

impl<T: Id, W: Word> IdSet<T, W> {
    /// The set without members.
    pub const EMPTY: Self = {
        assert!(T::COUNT <= W::BITS, "there are more things than bits");
        IdSet { bits: W::EMPTY, of: PhantomData }
    };

    #[inline]
    fn new(bits: W) -> Self {
        IdSet { bits, ..Self::EMPTY }
    }

    /// The set with these bits, for tables that are computed at compile time. No bit beyond the last member may be set.
    #[inline]
    pub const fn from_bits(bits: W) -> Self {
        IdSet { bits, of: PhantomData }
    }

    /// The mask; the lowest bit is the member with index 0.
    #[inline]
    pub const fn bits(self) -> W {
        self.bits
    }

    /// The first `count` members.
    #[inline]
    pub fn first(count: usize) -> Self {
        Self::new(W::low(count))
    }

    /// The set of all members.
    #[inline]
    pub fn all() -> Self {
        Self::first(T::COUNT)
    }

    /// The set with this member alone.
    #[inline]
    pub fn only(id: T) -> Self {
        Self::new(W::bit(id.index()))
    }

    /// Whether `id` is in the set.
    #[inline]
    pub fn contains(self, id: T) -> bool {
        self.bits.has(id.index())
    }

    /// Adds `id`.
    #[inline]
    pub fn add(&mut self, id: T) {
        self.bits.set(id.index());
    }

    /// Removes `id`.
    #[inline]
    pub fn remove(&mut self, id: T) {
        self.bits.clear(id.index());
    }

    /// The number of members.
    #[inline]
    pub fn len(self) -> u8 {
        const { assert!(T::COUNT <= u8::MAX as usize, "count a larger set by the length of its list") };
        self.bits.count() as u8
    }

    /// Whether the set has no members.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == W::EMPTY
    }

    /// Whether the sets have a member in common.
    #[inline]
    pub fn intersects(self, other: Self) -> bool {
        self.bits & other.bits != W::EMPTY
    }

    /// The intersection of both sets.
    #[must_use]
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self::new(self.bits & other.bits)
    }

    /// The union of both sets.
    #[must_use]
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self::new(self.bits | other.bits)
    }

    /// The members that are not in `other`.
    #[must_use]
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self::new(self.bits & !other.bits)
    }

    /// The member with the lowest index.
    #[inline]
    pub fn lowest(self) -> Option<T> {
        self.iter().next()
    }

    /// The member with the highest index.
    #[inline]
    pub fn highest(self) -> Option<T> {
        self.bits.highest().map(T::at)
    }

    /// The members by ascending index.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = T> + Clone {
        bits(self.bits).map(T::at)
    }

    /// A random member of the set, which must not be empty. For [`Game::determinize`](crate::Game::determinize), where no ply
    /// records what was drawn.
    pub fn any<R: Rng + ?Sized>(self, rng: &mut R) -> T {
        let place = below(rng, u32::from(self.len()));
        self.iter().nth(place as usize).expect("a number below the length")
    }
}

impl<T: Id, W: Word> Default for IdSet<T, W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Id, W: Word> FromIterator<T> for IdSet<T, W> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Self::EMPTY;
        ids.into_iter().for_each(|id| set.add(id));
        set
    }
}

impl<T: Id + fmt::Display, W: Word> fmt::Debug for IdSet<T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|id| fmt::from_fn(move |f| id.fmt(f)))).finish()
    }
}

impl<T: Id + Serialize, W: Word> Serialize for IdSet<T, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>, W: Word> Deserialize<'de> for IdSet<T, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use rand::{SeedableRng, rngs::SmallRng};

    use super::*;
    use crate::ids;

    ids! {
        enum Month {
            Thoth = "thoth", Phaophi = "phaophi", Athyr = "athyr", Choiak = "choiak", Tybi = "tybi", Mechir = "mechir",
            Phamenoth = "phamenoth", Pharmuthi = "pharmuthi",
        }
    }

    type Months = IdSet<Month, u8>;

    #[test]
    fn sets_are_sets() {
        let (mut one, other) = (Months::first(3), Months::from_iter([Month::Pharmuthi, Month::Athyr]));
        assert!(one.contains(Month::Athyr) && !one.contains(Month::Choiak));
        assert_eq!(one.and(other), Months::only(Month::Athyr));
        assert_eq!(one.or(other).len(), 4);
        assert!(one.without(other).iter().eq([Month::Thoth, Month::Phaophi]));
        assert!(Months::all().iter().eq(Month::ALL) && Months::first(0).is_empty());
        one.remove(Month::Phaophi);
        assert!(one.iter().eq([Month::Thoth, Month::Athyr]));
        assert_eq!((one.lowest(), Months::EMPTY.lowest()), (Some(Month::Thoth), None));
        assert_eq!((one.highest(), Months::EMPTY.highest()), (Some(Month::Athyr), None));
        assert!(Months::default().is_empty() && !one.is_empty());
        assert!(one.intersects(other) && !one.intersects(Months::only(Month::Mechir)));
        assert_eq!((one.bits(), Months::from_bits(0b101)), (0b101, one));
        assert_eq!(size_of::<Months>(), 1);
    }

    #[test]
    fn sets_are_lists() {
        let set: Months = serde_json::from_str(r#"["choiak","thoth"]"#).unwrap();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["thoth","choiak"]"#);
        assert_eq!(format!("{set:?}"), "{thoth, choiak}");
        assert!(serde_json::from_str::<Months>(r#"["ember"]"#).is_err());
    }

    #[test]
    fn any_member_can_be_drawn() {
        let set = Months::from_iter([Month::Phaophi, Month::Tybi, Month::Pharmuthi]);
        let mut rng = SmallRng::seed_from_u64(1);
        let drawn: Months = (0..100).map(|_| set.any(&mut rng)).collect();
        assert_eq!(drawn, set);
    }

    #[test]
    fn a_wide_word_is_a_word() {
        type Wide = WideWord<3>;
        let mut word = Wide::bit(0) | Wide::bit(64) | Wide::bit(191);
        assert!(bits(word).eq([0, 64, 191]));
        assert_eq!((bits(word).len(), word.lowest(), word.highest()), (3, 0, Some(191)));
        assert!(word.has(64) && !word.has(65));
        word.clear(0);
        word.set(130);
        assert!(bits(word).eq([64, 130, 191]) && bits(!word & Wide::low(66)).eq((0..64).chain([65])));
        assert_eq!((Wide::EMPTY.lowest(), Wide::EMPTY.highest()), (Wide::BITS, None));
        for count in 0..=Wide::BITS {
            assert!(bits(Wide::low(count)).eq(0..count));
        }
    }

    #[test]
    fn bits_are_listed_from_the_lowest() {
        let word = 1u64 << 63 | 0b1_0001;
        assert!(bits(word).eq([0, 4, 63]));
        assert_eq!(bits(word).len(), 3);
        assert!(bits(1u128 << 127 | 2).eq([1, 127]));
        assert!(bits(u8::MAX).eq(0..8));
        assert_eq!(bits(0u16).next(), None);
    }
}
