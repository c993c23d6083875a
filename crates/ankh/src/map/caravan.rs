//! Camel caravans: every line that cuts a region in two.
//!
//! A line runs from one feature (water, a river, an older camel, the edge of the map) to the next. It is laid camel by
//! camel, from that of its two ends whose edge is lower, and is complete when it reaches a feature: a feature has only
//! one free edge, so no line runs through one.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::{Edge, EdgeSet, HexSet, Map, Regions, Token, Vertex, VertexSet};

/// The most camels of a line that there is room for.
pub const MOST_CAMELS: usize = 6;

type Path = ArrayVec<Edge, MOST_CAMELS>;

/// The caravans that are possible on a map.
#[derive(Debug)]
pub struct Caravans<'a> {
    regions: &'a Regions,
    /// Where a camel can stand.
    free: EdgeSet,
    features: VertexSet,
    longest: usize,
    smallest: u8,
}

/// The end of a line as far as it is laid.
#[derive(Clone, Copy, Debug)]
struct Tip {
    last: Edge,
    /// Where the line goes on.
    end: Vertex,
}

impl Tip {
    /// The line grows by an edge at its end.
    #[must_use]
    #[inline]
    fn laid(self, edge: Edge) -> Tip {
        Tip { last: edge, end: self.end.across(edge) }
    }

    /// The edges that can come next.
    #[inline]
    fn onward(self) -> impl Iterator<Item = Edge> {
        self.end.edges().filter(move |edge| *edge != self.last)
    }
}

impl<'a> Caravans<'a> {
    /// Lines of at most `longest` camels that leave at least `smallest` land hexes on both sides.
    pub fn new(map: &Map, regions: &'a Regions, camels: EdgeSet, longest: u8, smallest: u8) -> Self {
        let mut features = map.features;
        camels.iter().flat_map(Vertex::ends).for_each(|end| features.add(end));
        let longest = usize::from(longest).min(MOST_CAMELS);
        Caravans { regions, free: map.sites - camels, features, longest, smallest }
    }

    /// Whether there is a line at all.
    pub fn any(&self) -> bool {
        self.starts().any(|(tip, goals)| self.can_end([&tip.last], tip, &goals))
    }

    /// Where the first camel of a line can stand.
    pub fn first(&self) -> EdgeSet {
        let begins = |(tip, goals): &(Tip, VertexSet)| self.can_end([&tip.last], *tip, goals);
        self.starts().filter(begins).map(|(tip, _)| tip.last).collect()
    }

    /// Where the next camel of a line can stand, after some that can be part of one; nowhere if the line is complete.
    pub fn next(&self, path: &[Edge]) -> EdgeSet {
        let Some((first, rest)) = path.split_first() else { return self.first() };
        let start = self.start(*first).expect("a line begins at a feature");
        let tip = rest.iter().fold(start, |tip, edge| tip.laid(*edge));
        if self.features.contains(tip.end) {
            return EdgeSet::EMPTY;
        }
        let goals = self.goals(*first);
        tip.onward().filter(|edge| self.can_end(path.iter().chain([edge]), tip.laid(*edge), &goals)).collect()
    }

    /// Shows every line once.
    pub fn each(&self, mut visit: impl FnMut(&[Edge])) {
        for (tip, goals) in self.starts() {
            let _ = self.lines(&mut Path::from_iter([tip.last]), tip, &goals, &mut |line| {
                visit(line);
                ControlFlow::Continue(())
            });
        }
    }

    /// The region that a line cuts, and the land on both sides, the side with the lowest hex first.
    pub fn cut(&self, line: &[Edge]) -> (Token, [HexSet; 2]) {
        let region = self.region(line[0]);
        let land = self.regions.land(region);
        let [along, beyond] = sides(line);
        let side = fill(along, land - beyond, land.len());
        let other = land - side;
        (region, if side.lowest() < other.lowest() { [side, other] } else { [other, side] })
    }

    /// Every line with its first camel, and where it may end.
    fn starts(&self) -> impl Iterator<Item = (Tip, VertexSet)> {
        let mut goals = self.features;
        self.free.iter().filter_map(move |edge| {
            let start = self.start(edge).map(|tip| (tip, goals));
            Vertex::ends(edge).into_iter().for_each(|end| goals.remove(end));
            start
        })
    }

    /// The features with a free edge that is not lower than the first of a line: there it may end.
    fn goals(&self, first: Edge) -> VertexSet {
        let mut goals = self.features;
        let lower = self.free.iter().take_while(|edge| *edge < first);
        lower.flat_map(Vertex::ends).for_each(|end| goals.remove(end));
        goals
    }

    /// A line with its first camel; nothing if a line cannot begin there.
    #[inline]
    fn start(&self, edge: Edge) -> Option<Tip> {
        let [one, other] = Vertex::ends(edge);
        let end = match [one, other].map(|end| self.features.contains(end)) {
            [true, _] => other,
            [_, true] => one,
            _ => return None,
        };
        (self.longest > 0).then_some(Tip { last: edge, end })
    }

    fn can_end<'e>(&self, path: impl IntoIterator<Item = &'e Edge>, tip: Tip, goals: &VertexSet) -> bool {
        let mut path = path.into_iter().copied().collect();
        self.lines(&mut path, tip, goals, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Shows every line that begins like this one, until told to stop.
    fn lines(
        &self,
        path: &mut Path,
        tip: Tip,
        goals: &VertexSet,
        visit: &mut impl FnMut(&[Edge]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.features.contains(tip.end) {
            let complete = goals.contains(tip.end) && self.leaves_enough(path);
            return if complete { visit(path) } else { ControlFlow::Continue(()) };
        }
        if tip.end.is_near(goals, self.longest - path.len()) {
            for edge in tip.onward() {
                path.push(edge);
                self.lines(path, tip.laid(edge), goals, visit)?;
                path.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether both new regions are big enough. That along which the line is shorter is more likely not to be.
    fn leaves_enough(&self, line: &[Edge]) -> bool {
        let land = self.regions.land(self.region(line[0]));
        let [one, other] = sides(line);
        let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
        let enough = |side, beyond| fill(side, land - beyond, self.smallest).len() >= self.smallest;
        enough(short, long) && enough(long, short)
    }

    fn region(&self, edge: Edge) -> Token {
        self.regions.of(edge.hexes()[0]).expect("camels stand on land")
    }
}

/// The hexes along a line on its two sides.
fn sides(line: &[Edge]) -> [HexSet; 2] {
    let mut sides = line[0].hexes().map(HexSet::only);
    for pair in line.windows(2) {
        // At each corner the line turns about a hex of the last edge, and a new hex comes on the other side.
        let [one, other] = pair[1].hexes();
        let (inner, new) = if pair[0].hexes().contains(&one) { (one, other) } else { (other, one) };
        let outer = usize::from(sides[0].contains(inner));
        sides[outer].add(new);
    }
    sides
}

/// All hexes that hang together with some of them within an area that no river or camel cuts. It ends as soon as there
/// are `enough`, with some of the hexes.
fn fill(from: HexSet, within: HexSet, enough: u8) -> HexSet {
    let mut found = from;
    let mut open = from;
    while found.len() < enough
        && let Some(hex) = open.lowest()
    {
        let new = (hex.around() & within) - found;
        open.remove(hex);
        open |= new;
        found |= new;
    }
    found
}
