//! Camel caravans: every line that cuts a region in two.
//!
//! A line runs from one feature (water, a river, an older camel, the edge of the map) to the next. It is laid camel by
//! camel, from that of its two ends whose edge is lower, and is complete when it reaches a feature: a feature has only
//! one free edge, so no line runs through one.

use super::{Edge, EdgeSet, HexSet, Map, Regions, Token, Vertex, VertexSet};

/// The most camels of a line that there is room for.
pub const MOST_CAMELS: usize = 6;

/// The caravans that are possible on a map.
#[derive(Debug)]
pub struct Caravans<'a> {
    regions: &'a Regions,
    /// The edges on which a camel can stand.
    free: EdgeSet,
    features: VertexSet,
    longest: usize,
    smallest: u8,
}

/// A line as far as it is laid.
#[derive(Clone, Copy, Debug)]
struct Line {
    camels: usize,
    last: Edge,
    /// Where it goes on.
    end: Vertex,
    /// The hexes along it.
    sides: [HexSet; 2],
}

impl Line {
    /// One camel, from one end of its edge to the other.
    #[inline]
    fn new(edge: Edge, end: Vertex) -> Line {
        Line { camels: 1, last: edge, end, sides: beside(edge, end) }
    }

    /// The line grows by an edge at its end.
    #[must_use]
    #[inline]
    fn laid(self, edge: Edge) -> Line {
        let end = self.end.across(edge);
        let [left, right] = beside(edge, end);
        Line {
            camels: self.camels + 1,
            last: edge,
            end,
            sides: [self.sides[0].or(left), self.sides[1].or(right)],
        }
    }

    /// The edges that can come next.
    #[inline]
    fn onward(self) -> impl Iterator<Item = Edge> {
        self.end.edges().filter(move |edge| *edge != self.last)
    }
}

/// The constraints on a line of camels.
#[derive(Debug)]
struct Aim {
    first: Edge,
    /// The land of the region that the line divides.
    land: HexSet,
    /// The corners where the line may end, and perhaps features where it may not.
    goals: VertexSet,
}

impl<'a> Caravans<'a> {
    /// Lines of at most `longest` camels that leave at least `smallest` land hexes on both sides.
    pub fn new(map: &Map, regions: &'a Regions, camels: EdgeSet, longest: u8, smallest: u8) -> Self {
        let mut features = map.features;
        camels.iter().flat_map(Vertex::ends).for_each(|end| features.add(end));
        let longest = usize::from(longest).min(MOST_CAMELS);
        Caravans { regions, free: map.sites.without(camels), features, longest, smallest }
    }

    /// Whether there is a line at all.
    pub fn any(&self) -> bool {
        self.starts().any(|(line, aim)| self.can_end(line, &aim))
    }

    /// The edges on which the first camel of a line can stand.
    pub fn first(&self) -> EdgeSet {
        self.starts().filter(|(line, aim)| self.can_end(*line, aim)).map(|(line, _)| line.last).collect()
    }

    /// The edges on which the next camel of an unfinished line can stand; none if the line is complete.
    pub fn next(&self, path: &[Edge]) -> EdgeSet {
        let Some(first) = path.first() else { return self.first() };
        let line = self.line(path);
        if self.features.contains(line.end) {
            return EdgeSet::EMPTY;
        }
        let aim = Aim { first: *first, land: self.land(*first), goals: self.features };
        line.onward().filter(|edge| self.can_end(line.laid(*edge), &aim)).collect()
    }

    /// The region that a complete line cuts, and the land on both sides, the side with the lowest hex first.
    pub fn cut(&self, path: &[Edge]) -> (Token, [HexSet; 2]) {
        let region = self.region(path[0]);
        let land = self.regions.land(region);
        let [along, beyond] = self.line(path).sides;
        let side = fill(along, land.without(beyond), land.len());
        let other = land.without(side);
        (region, if side.lowest() < other.lowest() { [side, other] } else { [other, side] })
    }

    /// Every line with its first camel. None ends where one of the earlier begins.
    fn starts(&self) -> impl Iterator<Item = (Line, Aim)> {
        let mut goals = self.features;
        self.free.iter().filter_map(move |edge| {
            let start =
                self.start(edge).map(|line| (line, Aim { first: edge, land: self.land(edge), goals }));
            Vertex::ends(edge).into_iter().for_each(|end| goals.remove(end));
            start.filter(|(_, aim)| aim.land.len() >= 2 * self.smallest)
        })
    }

    /// A line with its first camel; nothing if a line cannot begin there.
    #[inline]
    fn start(&self, edge: Edge) -> Option<Line> {
        let [one, other] = Vertex::ends(edge);
        let end = match [one, other].map(|end| self.features.contains(end)) {
            [true, _] => other,
            [_, true] => one,
            _ => return None,
        };
        (self.longest > 0).then(|| Line::new(edge, end))
    }

    /// Camels that stand in a row, from a feature on.
    fn line(&self, path: &[Edge]) -> Line {
        let start = self.start(path[0]).expect("a line begins at a feature");
        path[1..].iter().fold(start, |line, edge| line.laid(*edge))
    }

    /// Whether a line is complete or can become so.
    fn can_end(&self, line: Line, aim: &Aim) -> bool {
        if self.features.contains(line.end) {
            return aim.first <= line.last && self.leaves_enough(line.sides, aim.land);
        }
        let left = self.longest - line.camels;
        let near = |edge: &Edge| line.end.across(*edge).is_near(aim.goals, left - 1);
        left > 0 && line.onward().filter(near).any(|edge| self.can_end(line.laid(edge), aim))
    }

    /// Whether both new regions are big enough. That along which the line is shorter is more likely not to be.
    fn leaves_enough(&self, [one, other]: [HexSet; 2], land: HexSet) -> bool {
        let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
        let enough = |side, beyond| fill(side, land.without(beyond), self.smallest).len() >= self.smallest;
        enough(short, long) && enough(long, short)
    }

    fn land(&self, edge: Edge) -> HexSet {
        self.regions.land(self.region(edge))
    }

    fn region(&self, edge: Edge) -> Token {
        self.regions.of(edge.hexes()[0]).expect("camels stand on land")
    }
}

/// The hexes on both sides of an edge that one walks along to one of its ends. The later hex lies on the same hand
/// along all edges that are walked from the first end to the second.
#[inline]
fn beside(edge: Edge, end: Vertex) -> [HexSet; 2] {
    let [one, other] = edge.hexes().map(HexSet::only);
    if end == Vertex::ends(edge)[1] { [one, other] } else { [other, one] }
}

/// All hexes that hang together with some of them within an area that no river or camel cuts. It ends as soon as there
/// are `enough`, with some of the hexes.
fn fill(from: HexSet, within: HexSet, enough: u8) -> HexSet {
    let mut found = from;
    let mut open = from;
    while found.len() < enough
        && let Some(hex) = open.lowest()
    {
        let new = hex.around().and(within).without(found);
        open.remove(hex);
        open = open.or(new);
        found = found.or(new);
    }
    found
}
