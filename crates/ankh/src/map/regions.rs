//! Regions and their conflict order tokens.

use maat_engine::numbered;
use serde::{Deserialize, Serialize};

use super::{EdgeSet, Hex, HexSet, Map};

numbered! {
    /// A conflict order token, written as its number.
    pub struct Token(8);
}

/// The land of each region, by its token; nothing where the token lies in the supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Regions([HexSet; Token::COUNT]);

impl Regions {
    /// The regions that rivers and camels make, each token in the region of its hex.
    pub fn new(map: &Map, camels: EdgeSet, tokens: impl IntoIterator<Item = (Token, Hex)>) -> Regions {
        let mut regions = Regions::default();
        for (token, hex) in tokens {
            regions.0[token.index()] = map.component(camels, hex);
        }
        regions
    }

    #[inline]
    pub fn land(&self, token: Token) -> HexSet {
        self.0[token.index()]
    }

    /// The tokens on the map, the lowest first.
    #[inline]
    pub fn tokens(&self) -> impl Iterator<Item = Token> {
        Token::all().filter(|token| !self.land(*token).is_empty())
    }

    /// The lowest token in the supply.
    #[inline]
    pub fn supply(&self) -> Option<Token> {
        Token::all().find(|token| self.land(*token).is_empty())
    }

    /// The region of a land hex; nothing for water.
    #[inline]
    pub fn of(&self, hex: Hex) -> Option<Token> {
        Token::all().find(|token| self.land(*token).contains(hex))
    }

    /// The land of a region and the water beside it.
    pub fn hexes(&self, map: &Map, token: Token) -> HexSet {
        self.land(token).or(self.water(token, map.water))
    }

    /// Those of the hexes that belong to a region.
    #[inline]
    pub fn within(&self, map: &Map, token: Token, hexes: HexSet) -> HexSet {
        hexes.and(self.land(token)).or(self.water(token, hexes.and(map.water)))
    }

    /// Those of some water hexes that lie beside land of a region.
    #[inline]
    fn water(&self, token: Token, water: HexSet) -> HexSet {
        let land = self.land(token);
        water.iter().filter(|hex| hex.around().intersects(land)).collect()
    }

    /// All hexes that are adjacent to one: beside it and in the same region. Water is adjacent to all around it.
    #[inline]
    pub fn adjacent(&self, map: &Map, hex: Hex) -> HexSet {
        match self.of(hex) {
            Some(token) => hex.around().and(self.land(token).or(map.water)),
            None => hex.around(),
        }
    }

    /// All hexes that are adjacent to at least one of these.
    #[inline]
    pub fn beside(&self, map: &Map, hexes: HexSet) -> HexSet {
        hexes.iter().fold(HexSet::EMPTY, |all, hex| all.or(self.adjacent(map, hex)))
    }

    /// A region is cut in two: its token keeps the rest, a token of the supply gets this part.
    pub fn split(&mut self, token: Token, part: HexSet, new: Token) {
        debug_assert!(self.land(new).is_empty() && part.without(self.land(token)).is_empty());
        self.0[token.index()] = self.land(token).without(part);
        self.0[new.index()] = part;
    }

    /// Two tokens change places.
    #[inline]
    pub fn swap(&mut self, one: Token, other: Token) {
        self.0.swap(one.index(), other.index());
    }

    /// Panics unless these are exactly the regions that rivers and camels make, and every camel parts two of them.
    pub fn check(&self, map: &Map, camels: EdgeSet) {
        assert!(camels.without(map.sites).is_empty(), "camels stand between land hexes without a river");
        let mut covered = HexSet::EMPTY;
        for token in self.tokens() {
            let land = self.land(token);
            assert!(!covered.intersects(land), "region {token} overlaps another");
            let from = land.lowest().expect("the token is on the map");
            assert_eq!(map.component(camels, from), land, "region {token}");
            covered = covered.or(land);
        }
        assert_eq!(covered, map.land, "all land has a region");
        for camel in camels.iter() {
            let [one, other] = camel.hexes();
            assert_ne!(self.of(one), self.of(other), "the camel {camel} parts no regions");
        }
    }
}
