//! Sets of edges.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Edge;

const WORDS: usize = Edge::COUNT.div_ceil(64);

/// A set of edges, one bit each; written as a list. An [`IdSet`](maat_engine::IdSet) has one word, which is too small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct EdgeSet([u64; WORDS]);

impl EdgeSet {
    pub const EMPTY: EdgeSet = EdgeSet([0; WORDS]);

    #[inline]
    pub fn contains(self, edge: Edge) -> bool {
        self.0[edge.index() / 64] & 1 << (edge.index() % 64) != 0
    }

    #[inline]
    pub fn add(&mut self, edge: Edge) {
        self.0[edge.index() / 64] |= 1 << (edge.index() % 64);
    }

    #[inline]
    pub fn remove(&mut self, edge: Edge) {
        self.0[edge.index() / 64] &= !(1 << (edge.index() % 64));
    }

    #[inline]
    pub fn len(self) -> u16 {
        self.0.iter().map(|word| word.count_ones() as u16).sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self == EdgeSet::EMPTY
    }

    #[must_use]
    #[inline]
    pub fn or(mut self, other: EdgeSet) -> EdgeSet {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
        self
    }

    #[must_use]
    #[inline]
    pub fn without(mut self, other: EdgeSet) -> EdgeSet {
        self.0.iter_mut().zip(other.0).for_each(|(word, less)| *word &= !less);
        self
    }

    #[inline]
    pub fn iter(self) -> EdgeIter {
        EdgeIter { left: self, word: 0 }
    }
}

impl FromIterator<Edge> for EdgeSet {
    fn from_iter<I: IntoIterator<Item = Edge>>(edges: I) -> Self {
        let mut set = EdgeSet::EMPTY;
        edges.into_iter().for_each(|edge| set.add(edge));
        set
    }
}

impl fmt::Debug for EdgeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for EdgeSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for EdgeSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Edge>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The edges of a set in order.
#[derive(Clone, Debug)]
pub struct EdgeIter {
    left: EdgeSet,
    word: usize,
}

impl Iterator for EdgeIter {
    type Item = Edge;

    #[inline]
    fn next(&mut self) -> Option<Edge> {
        while let Some(bits) = self.left.0.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(Edge::at(self.word * 64 + bit));
            }
            self.word += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_lists() {
        let read: EdgeSet = serde_json::from_str(r#"["k7-k8","a1-a2"]"#).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), r#"["a1-a2","k7-k8"]"#);
        assert!(serde_json::from_str::<EdgeSet>(r#"["a2-a1"]"#).is_err());
    }

    #[test]
    fn sets_are_sets() {
        let all: EdgeSet = Edge::all().collect();
        assert_eq!(usize::from(all.len()), Edge::COUNT);
        assert!(all.iter().eq(Edge::all()));
        let every_third: EdgeSet = Edge::all().step_by(3).collect();
        assert_eq!(all.without(every_third).or(every_third), all);
        assert!(Edge::all().all(|edge| every_third.contains(edge) == (edge.index() % 3 == 0)));
        let mut less = all;
        Edge::all().for_each(|edge| less.remove(edge));
        assert!(less.is_empty());
    }
}
