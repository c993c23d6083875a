//! Sets of hexes.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Hex;

/// A set of hexes, one bit each; written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet(u128);

impl HexSet {
    pub const EMPTY: HexSet = HexSet(0);
    pub const ALL: HexSet = HexSet((1 << Hex::COUNT) - 1);

    #[inline]
    pub const fn only(hex: Hex) -> HexSet {
        HexSet(1 << hex.index())
    }

    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 & 1 << hex.index() != 0
    }

    #[inline]
    pub fn add(&mut self, hex: Hex) {
        self.0 |= 1 << hex.index();
    }

    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.index());
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn intersects(self, other: HexSet) -> bool {
        self.0 & other.0 != 0
    }

    /// [`BitOr`] for tables that are made while compiling.
    #[must_use]
    pub(super) const fn or(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }

    /// The first in order.
    #[inline]
    pub fn lowest(self) -> Option<Hex> {
        (self.0 != 0).then(|| Hex::at(self.0.trailing_zeros() as usize))
    }

    /// All hexes beside a member, members among them if they lie beside each other.
    #[must_use]
    #[inline]
    pub fn around(self) -> HexSet {
        self.iter().fold(HexSet::EMPTY, |all, hex| all | hex.around())
    }

    #[inline]
    pub fn iter(self) -> HexIter {
        HexIter(self)
    }
}

impl BitAnd for HexSet {
    type Output = HexSet;

    #[inline]
    fn bitand(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }
}

impl BitOr for HexSet {
    type Output = HexSet;

    #[inline]
    fn bitor(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }
}

/// What is in the first set and not in the second.
impl Sub for HexSet {
    type Output = HexSet;

    #[inline]
    fn sub(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }
}

/// All other hexes of the map.
impl Not for HexSet {
    type Output = HexSet;

    #[inline]
    fn not(self) -> HexSet {
        HexSet::ALL - self
    }
}

impl BitAndAssign for HexSet {
    #[inline]
    fn bitand_assign(&mut self, other: HexSet) {
        *self = *self & other;
    }
}

impl BitOrAssign for HexSet {
    #[inline]
    fn bitor_assign(&mut self, other: HexSet) {
        *self = *self | other;
    }
}

impl SubAssign for HexSet {
    #[inline]
    fn sub_assign(&mut self, other: HexSet) {
        *self = *self - other;
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = HexSet::EMPTY;
        hexes.into_iter().for_each(|hex| set.add(hex));
        set
    }
}

impl IntoIterator for HexSet {
    type Item = Hex;
    type IntoIter = HexIter;

    #[inline]
    fn into_iter(self) -> HexIter {
        self.iter()
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Hex>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The hexes of a set in order.
#[derive(Clone, Debug)]
pub struct HexIter(HexSet);

impl Iterator for HexIter {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        let hex = self.0.lowest()?;
        self.0.0 &= self.0.0 - 1;
        Some(hex)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(self.0.len());
        (len, Some(len))
    }
}

impl ExactSizeIterator for HexIter {}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> HexSet {
        names.iter().map(|name| name.parse::<Hex>().unwrap()).collect()
    }

    #[test]
    fn sets_are_lists() {
        let read: HexSet = serde_json::from_str(r#"["k8","a1"]"#).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), r#"["a1","k8"]"#);
        assert!(serde_json::from_str::<HexSet>(r#"["k9"]"#).is_err());
    }

    #[test]
    fn sets_are_sets() {
        let (one, other) = (set(&["a1", "f5"]), set(&["f5", "k8"]));
        assert_eq!(one & other, set(&["f5"]));
        assert_eq!(one | other, set(&["a1", "f5", "k8"]));
        assert_eq!(one - other, set(&["a1"]));
        assert_eq!((!one).len(), 99);
        assert_eq!(!HexSet::ALL, HexSet::EMPTY);
        assert!(one.intersects(other) && !one.intersects(!one));
        assert_eq!(one.around(), set(&["a2", "b0", "b1", "f4", "g5", "g6", "f6", "e6", "e5"]));
    }
}
