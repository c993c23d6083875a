//! The map by the rules: cells, sides and corners in the plane, searched step by step.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::LazyLock;

use maat_ankh::map::{Dir, Edge, EdgeSet, Hex, Map, Terrain};

/// A corner of a hex in the plane.
type Corner = (i32, i32);

/// The centre of a hex. Columns are three units apart, rows two, and odd columns are one unit further south.
fn middle(hex: Hex) -> (i32, i32) {
    let (column, row) = (i32::from(hex.column()), i32::from(hex.row()));
    (3 * column, 2 * row + column % 2)
}

/// The six corners of a hex.
fn corners(hex: Hex) -> [Corner; 6] {
    let (x, y) = middle(hex);
    [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)].map(|(dx, dy)| (x + dx, y + dy))
}

/// The hexes that share sides and corners, computed once from all corners.
struct Plane {
    neighbours: Vec<Vec<Hex>>,
    ends: Vec<[Corner; 2]>,
    cells: BTreeMap<Corner, Vec<Hex>>,
}

static PLANE: LazyLock<Plane> = LazyLock::new(|| {
    let share = |one: Hex, other: Hex| -> Vec<Corner> {
        corners(one).into_iter().filter(|corner| corners(other).contains(corner)).collect()
    };
    let ends = |edge: Edge| {
        let [one, other] = edge.hexes();
        share(one, other).try_into().expect("neighbours share two corners")
    };
    let mut cells = BTreeMap::<Corner, Vec<Hex>>::new();
    for (hex, corner) in Hex::all().flat_map(|hex| corners(hex).map(|corner| (hex, corner))) {
        cells.entry(corner).or_default().push(hex);
    }
    Plane {
        neighbours: Hex::all()
            .map(|hex| Hex::all().filter(|other| share(hex, *other).len() == 2).collect())
            .collect(),
        ends: Edge::all().map(ends).collect(),
        cells,
    }
});

/// Hexes that share a side.
pub fn neighbours(hex: Hex) -> &'static [Hex] {
    &PLANE.neighbours[hex.index()]
}

/// Both ends of the side that two hexes share.
fn ends(edge: Edge) -> [Corner; 2] {
    PLANE.ends[edge.index()]
}

pub fn is_land(map: &Map, hex: Hex) -> bool {
    map.terrain(hex) != Terrain::Water
}

/// Land hexes beside each other with neither a river nor a camel between them.
pub fn linked(map: &Map, camels: EdgeSet, one: Hex, other: Hex) -> bool {
    let edge = Edge::between(one, other).expect("neighbours");
    is_land(map, one) && is_land(map, other) && !map.rivers.contains(edge) && !camels.contains(edge)
}

/// All hexes up to `most` steps away, with their distances.
pub fn search(from: Hex, most: usize, goes: impl Fn(Hex, Hex) -> bool) -> BTreeMap<Hex, usize> {
    let mut found = BTreeMap::from([(from, 0)]);
    let mut queue = VecDeque::from([from]);
    while let Some(hex) = queue.pop_front() {
        let distance = found[&hex] + 1;
        for &next in neighbours(hex) {
            if distance <= most && !found.contains_key(&next) && goes(hex, next) {
                found.insert(next, distance);
                queue.push_back(next);
            }
        }
    }
    found
}

/// The regions as sets of land hexes.
pub fn regions(map: &Map, camels: EdgeSet) -> BTreeSet<BTreeSet<Hex>> {
    let mut found = BTreeSet::<BTreeSet<Hex>>::new();
    for hex in Hex::all().filter(|hex| is_land(map, *hex)) {
        if !found.iter().any(|region| region.contains(&hex)) {
            let region = search(hex, Hex::COUNT, |one, other| linked(map, camels, one, other));
            found.insert(region.into_keys().collect());
        }
    }
    found
}

/// Whether a line can begin or end at a corner.
fn is_feature(map: &Map, camels: EdgeSet, corner: Corner) -> bool {
    let cells = &PLANE.cells[&corner];
    let barrier = |edge: Edge| map.rivers.contains(edge) || camels.contains(edge);
    let mut at_corner = Edge::all().filter(|edge| ends(*edge).contains(&corner));
    cells.len() < 3 || cells.iter().any(|hex| !is_land(map, *hex)) || at_corner.any(barrier)
}

/// Every set of edges that is a caravan: paths of at most `longest` free sides from one feature to another that cut
/// one region into exactly two, both with at least `smallest` hexes.
pub fn caravans(map: &Map, camels: EdgeSet, longest: usize, smallest: usize) -> BTreeSet<BTreeSet<Edge>> {
    let before = regions(map, camels);
    let free = |edge: &Edge| {
        let [one, other] = edge.hexes();
        linked(map, camels, one, other)
    };
    let free: Vec<(Edge, [Corner; 2])> = Edge::all().filter(free).map(|edge| (edge, ends(edge))).collect();
    let corners: BTreeSet<Corner> = free.iter().flat_map(|(_, ends)| *ends).collect();
    let features: BTreeSet<Corner> =
        corners.into_iter().filter(|corner| is_feature(map, camels, *corner)).collect();
    let mut at = BTreeMap::<Corner, Vec<(Edge, Corner)>>::new();
    for (edge, [one, other]) in free {
        at.entry(one).or_default().push((edge, other));
        at.entry(other).or_default().push((edge, one));
    }
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open: Vec<(Vec<Corner>, BTreeSet<Edge>)> =
        features.iter().map(|corner| (vec![*corner], BTreeSet::new())).collect();
    while let Some((walked, path)) = open.pop() {
        let here = walked[walked.len() - 1];
        if !path.is_empty() && features.contains(&here) && seen.insert(path.clone()) {
            let after = regions(map, path.iter().copied().chain(camels.iter()).collect());
            let new: Vec<_> = after.difference(&before).collect();
            let cut = before.difference(&after).count();
            if (cut, new.len()) == (1, 2) && new.iter().all(|region| region.len() >= smallest) {
                found.insert(path.clone());
            }
        }
        // A path may go on through a feature, but not through a corner twice.
        for (edge, beyond) in &at[&here] {
            if path.len() < longest && !walked.contains(beyond) {
                let mut longer = path.clone();
                longer.insert(*edge);
                open.push(([&walked[..], &[*beyond]].concat(), longer));
            }
        }
    }
    found
}

/// The hex in a direction, computed from corners in the plane.
pub fn in_direction(hex: Hex, dir: Dir) -> Option<Hex> {
    let (x, y) = middle(hex);
    let (dx, dy) = [(0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1)][dir.index()];
    Hex::all().find(|other| middle(*other) == (x + dx, y + dy))
}
