//! Edges: the sides that two hexes share.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use maat_engine::{Id, IdSet, PlayError, WideWord};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::hex::beside;
use super::{Dir, Hex};

/// The directions from a hex to its neighbours that are later in the order of hexes.
const LATER_DIRECTIONS: [Dir; 3] = [Dir::South, Dir::NorthEast, Dir::SouthEast];

static HEXES: [[Hex; 2]; Edge::COUNT] = all_edges();

/// The edges of each hex, by direction.
static EDGES: [[Option<Edge>; Dir::ALL.len()]; Hex::COUNT] = all_edges_of();

/// A side that two hexes share, written as both, in order: `c1-d1`. Edges have the order of these pairs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge(NonZeroU16);

impl Edge {
    pub const COUNT: usize = 266;

    /// The edge at this place, counted from 0. Panics past the last edge.
    #[inline]
    pub const fn at(index: usize) -> Edge {
        assert!(index < Edge::COUNT, "there is no such edge");
        Edge(NonZeroU16::MIN.saturating_add(index as u16))
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    pub fn all() -> impl ExactSizeIterator<Item = Edge> {
        (0..Edge::COUNT).map(Edge::at)
    }

    /// The side of a hex in this direction.
    #[inline]
    pub fn of(hex: Hex, dir: Dir) -> Option<Edge> {
        EDGES[hex.index()][dir.index()]
    }

    /// The side that two hexes share.
    pub fn between(one: Hex, other: Hex) -> Option<Edge> {
        Edge::of(one, one.towards(other)?)
    }

    /// On both sides, in order.
    #[inline]
    pub fn hexes(self) -> [Hex; 2] {
        HEXES[self.index()]
    }
}

pub(super) const fn all_edges() -> [[Hex; 2]; Edge::COUNT] {
    let mut edges = [[Hex::at(0); 2]; Edge::COUNT];
    let mut count = 0;
    let mut index = 0;
    while index < Hex::COUNT {
        let mut dir = 0;
        while dir < LATER_DIRECTIONS.len() {
            let hex = Hex::at(index);
            if let Some(other) = beside(hex, LATER_DIRECTIONS[dir]) {
                edges[count] = [hex, other];
                count += 1;
            }
            dir += 1;
        }
        index += 1;
    }
    assert!(count == Edge::COUNT);
    edges
}

pub(super) const fn all_edges_of() -> [[Option<Edge>; Dir::ALL.len()]; Hex::COUNT] {
    let mut of = [[None; Dir::ALL.len()]; Hex::COUNT];
    let mut count = 0;
    let mut index = 0;
    while index < Hex::COUNT {
        let mut dir = 0;
        while dir < LATER_DIRECTIONS.len() {
            if let Some(other) = beside(Hex::at(index), LATER_DIRECTIONS[dir]) {
                of[index][LATER_DIRECTIONS[dir].index()] = Some(Edge::at(count));
                of[other.index()][LATER_DIRECTIONS[dir].turned(3).index()] = Some(Edge::at(count));
                count += 1;
            }
            dir += 1;
        }
        index += 1;
    }
    of
}

impl Id for Edge {
    const COUNT: usize = Edge::COUNT;

    #[inline]
    fn at(index: usize) -> Self {
        Edge::at(index)
    }

    #[inline]
    fn index(self) -> usize {
        Edge::index(self)
    }
}

/// A set of edges.
pub type EdgeSet = IdSet<Edge, WideWord<{ Edge::COUNT.div_ceil(64) }>>;

maat_engine::__ts!(Edge, "string".to_owned());

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.hexes();
        write!(f, "{one}-{other}")
    }
}

impl fmt::Debug for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Edge {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (one, other) = text.split_once('-').ok_or(PlayError::Unreadable)?;
        let (one, other): (Hex, Hex) = (one.parse()?, other.parse()?);
        Edge::between(one, other).filter(|_| one < other).ok_or(PlayError::Unreadable)
    }
}

impl Serialize for Edge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Edge {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::custom(format!("`{text}` is no edge")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_written_in_one_way() {
        for edge in Edge::all() {
            assert_eq!(edge.to_string().parse(), Ok(edge));
            let [one, other] = edge.hexes();
            assert_eq!(Edge::between(other, one), Some(edge));
        }
        assert!(Edge::all().is_sorted_by_key(Edge::hexes));
        for wrong in ["", "a1", "a1-", "a1-a1", "a2-a1", "a1-a3", "a1|a2", "a1-a2-a3", "a0-a1"] {
            assert_eq!(wrong.parse::<Edge>(), Err(PlayError::Unreadable), "{wrong:?}");
        }
        assert_eq!(size_of::<Option<Edge>>(), 2);
    }

    #[test]
    fn every_pair_of_neighbours_shares_an_edge() {
        for hex in Hex::all() {
            for dir in Dir::ALL {
                let shared = hex.step(dir).and_then(|other| Edge::between(hex, other));
                assert_eq!(Edge::of(hex, dir), shared, "{hex} {dir}");
                assert_eq!(shared.is_some(), hex.step(dir).is_some(), "{hex} {dir}");
            }
        }
    }

    #[test]
    fn sets_are_lists() {
        let read: EdgeSet = serde_json::from_str(r#"["k7-k8","a1-a2"]"#).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), r#"["a1-a2","k7-k8"]"#);
        assert!(serde_json::from_str::<EdgeSet>(r#"["a2-a1"]"#).is_err());
        assert!(EdgeSet::all().iter().eq(Edge::all()));
    }
}
