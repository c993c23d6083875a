//! Maps from things that are counted to numbers.

use std::fmt;
use std::marker::PhantomData;

use serde::{Serialize, Serializer};

use crate::Id;

/// A number for some or all of the `N` things of a kind, in an array; written as an object: `{"lever": 1}`.
///
/// Views hold many such maps and are made for every viewer after every ply. Unlike a `BTreeMap` this one allocates
/// nothing.
///
/// ```
/// use maat_engine::Counts;
///
/// maat_engine::ids! {
///     pub enum Tool { Lever = "lever", Hammer = "hammer", Sail = "sail" }
/// }
/// type Tools = Counts<Tool, u8, { Tool::ALL.len() }>;
///
/// let tools = Tools::positive([2, 0, 1]);
/// assert!(tools.iter().eq([(Tool::Lever, 2), (Tool::Sail, 1)]));
/// assert_eq!((tools.get(Tool::Sail), tools.get(Tool::Hammer)), (Some(1), None));
/// assert_eq!(Tools::all([2, 0, 1]).get(Tool::Hammer), Some(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts<T, C, const N: usize> {
    counts: [Option<C>; N],
    of: PhantomData<T>,
}

impl<T: Id, C: Copy, const N: usize> Counts<T, C, N> {
    /// A map without any number.
    pub const EMPTY: Self = {
        assert!(T::COUNT == N, "there are not as many things as numbers");
        Counts { counts: [None; N], of: PhantomData }
    };

    /// A number for every thing, in their order.
    #[inline]
    pub fn all(counts: [C; N]) -> Self {
        Counts { counts: counts.map(Some), ..Self::EMPTY }
    }

    /// A number for every thing.
    #[inline]
    pub fn from_fn(mut count: impl FnMut(T) -> C) -> Self {
        Counts { counts: std::array::from_fn(|index| Some(count(T::at(index)))), ..Self::EMPTY }
    }

    /// The numbers above zero, of an array in the order of the things.
    #[inline]
    pub fn positive(counts: [C; N]) -> Self
    where
        C: Default + PartialOrd,
    {
        let positive = |count: C| (count > C::default()).then_some(count);
        Counts { counts: counts.map(positive), ..Self::EMPTY }
    }

    /// The count of `id`; `None` if it is not listed.
    #[inline]
    pub fn get(&self, id: T) -> Option<C> {
        self.counts[id.index()]
    }

    /// In the order of the things.
    pub fn iter(&self) -> impl Iterator<Item = (T, C)> + Clone {
        self.counts.iter().enumerate().filter_map(|(index, &count)| Some((T::at(index), count?)))
    }
}

impl<T: Id, C: Copy, const N: usize> Default for Counts<T, C, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Id, C: Copy, const N: usize> FromIterator<(T, C)> for Counts<T, C, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = (T, C)>>(counts: I) -> Self {
        let mut map = Self::EMPTY;
        counts.into_iter().for_each(|(id, count)| map.counts[id.index()] = Some(count));
        map
    }
}

impl<T: Id + fmt::Display, C: Copy + fmt::Debug, const N: usize> fmt::Debug for Counts<T, C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.iter().map(|(id, count)| (fmt::from_fn(move |f| id.fmt(f)), count)))
            .finish()
    }
}

impl<T: Id + Serialize, C: Copy + Serialize, const N: usize> Serialize for Counts<T, C, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids;

    ids! {
        enum Metal { Gold = "gold", Copper = "copper", Silver = "silver" }
    }

    type Metals = Counts<Metal, i16, { Metal::ALL.len() }>;

    #[test]
    fn maps_are_objects_in_the_order_of_the_things() {
        let json = |metals: Metals| serde_json::to_string(&metals).unwrap();
        assert_eq!(json(Metals::all([3, 0, -1])), r#"{"gold":3,"copper":0,"silver":-1}"#);
        assert_eq!(json(Metals::positive([3, 0, -1])), r#"{"gold":3}"#);
        assert_eq!(
            json(Metals::from_fn(|metal| metal.index() as i16)),
            r#"{"gold":0,"copper":1,"silver":2}"#
        );
        let some = Metals::from_iter([(Metal::Silver, 0), (Metal::Gold, 7)]);
        assert_eq!(json(some), r#"{"gold":7,"silver":0}"#);
        assert_eq!(format!("{some:?}"), "{gold: 7, silver: 0}");
        assert_eq!(json(Metals::default()), "{}");
    }

    #[test]
    fn a_number_that_is_missing_is_not_zero() {
        let some = Metals::from_iter([(Metal::Copper, 0)]);
        assert_eq!((some.get(Metal::Copper), some.get(Metal::Gold)), (Some(0), None));
        assert_ne!(some, Metals::EMPTY);
    }
}
