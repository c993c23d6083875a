//! Vertices: the corners where up to three hexes meet, and the edges between them.

use std::fmt;

use maat_engine::{Id, IdSet, WideWord};

use super::edge::all_edges_of;
use super::hex::beside;
use super::{Dir, Edge, Hex};

static ENDS: [[Vertex; 2]; Edge::COUNT] = all_ends();
static EDGES: [[Option<Edge>; 3]; Vertex::COUNT] = all_edges_at();

/// The vertices up to one and up to two edges away from each.
static ONE_AWAY: [VertexSet; Vertex::COUNT] = all_one_away();
static TWO_AWAY: [VertexSet; Vertex::COUNT] = all_two_away();

/// A corner of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vertex(u8);

impl Vertex {
    pub const COUNT: usize = 240;

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every vertex once.
    pub fn all() -> impl Iterator<Item = Vertex> {
        (0..Vertex::COUNT).map(|index| Vertex(index as u8))
    }

    /// The edges that meet here: three, or fewer at the edge of the map.
    #[inline]
    pub fn edges(self) -> impl Iterator<Item = Edge> {
        EDGES[self.index()].into_iter().flatten()
    }

    /// The two ends of an edge; walking clockwise around the later of its hexes, the second one comes last.
    #[inline]
    pub fn ends(edge: Edge) -> [Vertex; 2] {
        ENDS[edge.index()]
    }

    /// The other end of an edge that ends here.
    #[inline]
    pub fn across(self, edge: Edge) -> Vertex {
        let [one, other] = Vertex::ends(edge);
        if one == self { other } else { one }
    }

    /// Whether one of the goals can be at most `edges` edges away. It is computed only for less than three edges; otherwise
    /// the result is `true`.
    #[inline]
    pub fn is_near(self, goals: VertexSet, edges: usize) -> bool {
        match edges {
            0 => goals.contains(self),
            1 => ONE_AWAY[self.index()].intersects(goals),
            2 => TWO_AWAY[self.index()].intersects(goals),
            _ => true,
        }
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.0)
    }
}

impl Id for Vertex {
    const COUNT: usize = Vertex::COUNT;

    #[inline]
    fn at(index: usize) -> Self {
        Vertex(index as u8)
    }

    #[inline]
    fn index(self) -> usize {
        Vertex::index(self)
    }
}

/// The corners of each hex, where a corner has the number of the side before it, clockwise. Vertices are counted hex by
/// hex: a corner lies between two neighbours of its hex, and if one of them was counted before, so was the corner.
const fn all_corners() -> [[Vertex; Dir::ALL.len()]; Hex::COUNT] {
    let mut corners = [[Vertex(0); Dir::ALL.len()]; Hex::COUNT];
    let mut count = 0;
    let mut index = 0;
    while index < Hex::COUNT {
        let mut corner = 0;
        while corner < Dir::ALL.len() {
            let dir = Dir::ALL[corner];
            corners[index][corner] = match (beside(Hex::at(index), dir), beside(Hex::at(index), dir.next())) {
                (Some(known), _) if known.index() < index => corners[known.index()][dir.turned(2).index()],
                (_, Some(known)) if known.index() < index => corners[known.index()][dir.turned(4).index()],
                _ => {
                    count += 1;
                    Vertex((count - 1) as u8)
                }
            };
            corner += 1;
        }
        index += 1;
    }
    assert!(count == Vertex::COUNT);
    corners
}

const fn all_ends() -> [[Vertex; 2]; Edge::COUNT] {
    let (corners, edges) = (all_corners(), all_edges_of());
    let mut ends = [[Vertex(0); 2]; Edge::COUNT];
    let mut index = 0;
    while index < Hex::COUNT {
        let mut side = 0;
        while side < Dir::ALL.len() {
            if let Some(edge) = edges[index][side] {
                let before = Dir::ALL[side].turned(5).index();
                ends[edge.index()] = [corners[index][before], corners[index][side]];
            }
            side += 1;
        }
        index += 1;
    }
    ends
}

const fn all_edges_at() -> [[Option<Edge>; 3]; Vertex::COUNT] {
    let ends = all_ends();
    let mut edges = [[None; 3]; Vertex::COUNT];
    let mut count = [0; Vertex::COUNT];
    let mut index = 0;
    while index < Edge::COUNT {
        let mut end = 0;
        while end < 2 {
            let vertex = ends[index][end].index();
            edges[vertex][count[vertex]] = Some(Edge::at(index));
            count[vertex] += 1;
            end += 1;
        }
        index += 1;
    }
    edges
}

const fn all_one_away() -> [VertexSet; Vertex::COUNT] {
    let ends = all_ends();
    let mut near = [VertexSet::EMPTY; Vertex::COUNT];
    let mut index = 0;
    while index < Edge::COUNT {
        let [one, other] = ends[index];
        let both = union(only(one), only(other));
        near[one.index()] = union(near[one.index()], both);
        near[other.index()] = union(near[other.index()], both);
        index += 1;
    }
    near
}

const fn all_two_away() -> [VertexSet; Vertex::COUNT] {
    let (ends, near) = (all_ends(), all_one_away());
    let mut nearby = near;
    let mut index = 0;
    while index < Edge::COUNT {
        let [one, other] = [ends[index][0].index(), ends[index][1].index()];
        nearby[one] = union(nearby[one], near[other]);
        nearby[other] = union(nearby[other], near[one]);
        index += 1;
    }
    nearby
}

/// A set of vertices.
pub type VertexSet = IdSet<Vertex, Wide>;
type Wide = WideWord<{ Vertex::COUNT.div_ceil(64) }>;

/// The union of two sets, for tables that are made while compiling.
const fn union(one: VertexSet, other: VertexSet) -> VertexSet {
    let (mut words, more) = (one.bits().0, other.bits().0);
    let mut word = 0;
    while word < more.len() {
        words[word] |= more[word];
        word += 1;
    }
    VertexSet::from_bits(WideWord(words))
}

/// The set of one vertex, for tables that are made while compiling.
const fn only(vertex: Vertex) -> VertexSet {
    let mut words = VertexSet::EMPTY.bits().0;
    words[vertex.index() / 64] = 1 << (vertex.index() % 64);
    VertexSet::from_bits(WideWord(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corners(hex: Hex) -> [Vertex; Dir::ALL.len()] {
        static CORNERS: [[Vertex; Dir::ALL.len()]; Hex::COUNT] = all_corners();
        CORNERS[hex.index()]
    }

    /// Two hexes meet at both ends of their edge, three at an inner corner.
    #[test]
    fn corners_are_shared_by_neighbours() {
        for edge in Edge::all() {
            let [one, other] = edge.hexes().map(corners);
            let shared: Vec<Vertex> = one.into_iter().filter(|corner| other.contains(corner)).collect();
            let ends = Vertex::ends(edge);
            assert!(shared.len() == 2 && ends.iter().all(|end| shared.contains(end)), "{edge}");
            assert_eq!(ends[0].across(edge), ends[1]);
            let at = |end: Vertex| other.iter().position(|corner| *corner == end).expect("a corner");
            assert_eq!((at(ends[0]) + 1) % other.len(), at(ends[1]), "{edge}");
            assert!(ends.iter().all(|end| end.edges().any(|there| there == edge)), "{edge}");
        }
    }

    #[test]
    fn corners_of_a_hex_differ() {
        for hex in Hex::all() {
            let all = corners(hex);
            for (at, corner) in all.iter().enumerate() {
                assert!(!all[..at].contains(corner), "{hex}");
            }
        }
    }

    /// At a corner inside the map every two of its three hexes share one of its three edges.
    #[test]
    fn three_hexes_meet_at_inner_corners() {
        for vertex in Vertex::all() {
            let hexes = Hex::all().filter(|hex| corners(*hex).contains(&vertex)).count();
            let edges = vertex.edges().count();
            assert_eq!(edges, [0, 0, 1, 3][hexes], "{vertex:?}");
        }
    }
}
