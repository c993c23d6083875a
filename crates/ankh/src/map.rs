//! The map: its shape, and what is printed on it.
//!
//! Names, neighbours and edges of hexes are fixed; terrain and rivers come from the content file. Hexes are bits of a
//! [`HexSet`], so that whatever the rules ask of the map is a few operations on sets.

mod caravan;
mod edge;
mod hex;
mod regions;
mod vertex;

use maat_engine::ids;

pub use caravan::{Caravans, MOST_CAMELS};
pub use edge::{Edge, EdgeSet};
pub use hex::{Dir, Hex, HexSet, around};
pub use regions::{Regions, Token};

use vertex::{Vertex, VertexSet};

ids! {
    pub enum Terrain {
        Fertile = "fertile",
        Desert = "desert",
        Water = "water",
    }
}

ids! {
    /// A region as the rivers make it before any camel.
    pub enum Egypt {
        Delta = "delta",
        West = "west",
        East = "east",
    }
}

/// The print of the map.
#[derive(Debug)]
pub struct Map {
    pub fertile: HexSet,
    pub desert: HexSet,
    pub water: HexSet,
    /// Fertile or desert.
    pub land: HexSet,
    /// The land of each region before any camel.
    pub egypt: [HexSet; Egypt::ALL.len()],
    /// Edges between two land hexes with a river.
    pub rivers: EdgeSet,
    /// The edges along which the river is drawn, including those beside water, where it divides nothing.
    pub drawn_rivers: EdgeSet,
    /// Edges between two land hexes without a river: there camels may stand.
    pub sites: EdgeSet,
    /// Corners that touch water, a river or the edge of the map.
    features: VertexSet,
    /// Within the range of a move.
    reach: [HexSet; Hex::COUNT],
}

impl Map {
    /// A map with this terrain on each hex, on land with its region, where figures move up to `range` steps. A river
    /// runs between any two regions, and is `drawn` along more edges.
    pub(crate) fn new(terrain: impl Fn(Hex) -> (Terrain, Option<Egypt>), drawn: EdgeSet, range: u8) -> Map {
        let of = |wanted| Hex::all().filter(|hex| terrain(*hex).0 == wanted).collect();
        let [fertile, desert, water]: [HexSet; 3] = Terrain::ALL.map(of);
        let region = |wanted| Hex::all().filter(|hex| terrain(*hex).1 == Some(wanted)).collect();
        let land = fertile.or(desert);
        let on_land = |edge: &Edge| edge.hexes().into_iter().all(|hex| land.contains(hex));
        let river = |edge: &Edge| {
            let [one, other] = edge.hexes();
            terrain(one).1 != terrain(other).1
        };
        let (rivers, sites): (Vec<_>, Vec<_>) = Edge::all().filter(on_land).partition(river);
        let (rivers, sites) = (EdgeSet::from_iter(rivers), EdgeSet::from_iter(sites));
        Map {
            fertile,
            desert,
            water,
            land,
            egypt: Egypt::ALL.map(region),
            rivers,
            drawn_rivers: rivers.or(drawn),
            features: features(sites),
            sites,
            reach: std::array::from_fn(|index| within(Hex::at(index), range)),
        }
    }

    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        match hex {
            hex if self.fertile.contains(hex) => Terrain::Fertile,
            hex if self.desert.contains(hex) => Terrain::Desert,
            _ => Terrain::Water,
        }
    }

    /// The hexes within reach of one move, without the hex itself; nothing on the way is an obstacle.
    #[inline]
    pub fn reach(&self, from: Hex) -> HexSet {
        self.reach[from.index()]
    }

    /// The hexes on which a move can end, without the `blocked` ones and the hex itself.
    #[inline]
    pub fn goals(&self, from: Hex, blocked: HexSet) -> HexSet {
        self.reach(from).and(self.land).without(blocked)
    }

    /// The hexes to which a figure can be pushed from a hex, without the `blocked` ones.
    #[inline]
    pub fn pushes(&self, from: Hex, blocked: HexSet) -> HexSet {
        from.around().and(self.land).without(blocked)
    }

    /// All land that hangs together with a hex.
    pub(crate) fn component(&self, camels: EdgeSet, from: Hex) -> HexSet {
        let open = self.sites.without(camels);
        let mut found = HexSet::only(from);
        let mut border = found;
        while let Some(hex) = border.lowest() {
            border.remove(hex);
            for dir in Dir::ALL {
                if let (Some(edge), Some(other)) = (Edge::of(hex, dir), hex.step(dir))
                    && open.contains(edge)
                    && !found.contains(other)
                {
                    found.add(other);
                    border.add(other);
                }
            }
        }
        found
    }
}

/// The corners where not all three edges are places for camels.
fn features(sites: EdgeSet) -> VertexSet {
    let places = |vertex: &Vertex| vertex.edges().filter(|edge| sites.contains(*edge)).count();
    Vertex::all().filter(|vertex| places(vertex) < 3).collect()
}

fn within(from: Hex, steps: u8) -> HexSet {
    let mut found = HexSet::only(from);
    for _ in 0..steps {
        found = found.or(around(found));
    }
    found.without(HexSet::only(from))
}
