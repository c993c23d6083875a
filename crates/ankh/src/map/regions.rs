//! Regions and their conflict order tokens.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use maat_engine::PlayError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::{EdgeSet, Hex, HexSet, Map};

/// A conflict order token, written as its number, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token(NonZeroU8);

impl Token {
    pub const COUNT: usize = 8;

    /// The token at this place, counted from 0. Panics past the last token.
    #[inline]
    pub const fn at(index: usize) -> Token {
        assert!(index < Token::COUNT, "there is no such token");
        Token(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// What is printed on it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Token> {
        (0..Token::COUNT).map(Token::at)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Token {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let &[number @ b'1'..=b'8'] = text.as_bytes() else { return Err(PlayError::Unreadable) };
        Ok(Token::at(usize::from(number - b'1')))
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let known = usize::from(number).checked_sub(1).filter(|index| *index < Token::COUNT);
        known.map(Token::at).ok_or_else(|| D::Error::custom(format!("`{number}` is no token")))
    }
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
    pub fn tokens(&self) -> impl DoubleEndedIterator<Item = Token> {
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
        self.land(token) | self.water(token, map.water)
    }

    /// Those of the hexes that belong to a region.
    #[inline]
    pub fn within(&self, map: &Map, token: Token, hexes: HexSet) -> HexSet {
        (hexes & self.land(token)) | self.water(token, hexes & map.water)
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
            Some(token) => hex.around() & (self.land(token) | map.water),
            None => hex.around(),
        }
    }

    /// All hexes that are adjacent to at least one of these.
    #[inline]
    pub fn beside(&self, map: &Map, hexes: HexSet) -> HexSet {
        hexes.iter().fold(HexSet::EMPTY, |all, hex| all | self.adjacent(map, hex))
    }

    /// A region is cut in two: its token keeps the rest, a token of the supply gets this part.
    pub fn split(&mut self, token: Token, part: HexSet, new: Token) {
        debug_assert!(self.land(new).is_empty() && (part - self.land(token)).is_empty());
        self.0[token.index()] -= part;
        self.0[new.index()] = part;
    }

    /// Two tokens change places.
    #[inline]
    pub fn swap(&mut self, one: Token, other: Token) {
        self.0.swap(one.index(), other.index());
    }

    /// Panics unless these are exactly the regions that rivers and camels make, and every camel parts two of them.
    pub fn check(&self, map: &Map, camels: EdgeSet) {
        assert!((camels - map.sites).is_empty(), "camels stand between land hexes without a river");
        let mut covered = HexSet::EMPTY;
        for token in self.tokens() {
            let land = self.land(token);
            assert!(!covered.intersects(land), "region {token} overlaps another");
            let from = land.lowest().expect("the token is on the map");
            assert_eq!(map.component(camels, from), land, "region {token}");
            covered |= land;
        }
        assert_eq!(covered, map.land, "all land has a region");
        for camel in camels {
            let [one, other] = camel.hexes();
            assert_ne!(self.of(one), self.of(other), "the camel {camel} parts no regions");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_written_in_one_way() {
        for token in Token::all() {
            assert_eq!(token.to_string().parse(), Ok(token));
            assert_eq!(serde_json::from_str::<Token>(&token.to_string()).unwrap(), token);
            assert_eq!(serde_json::to_string(&token).unwrap(), token.to_string());
        }
        for wrong in ["", "0", "9", "01", "+1", "11"] {
            assert_eq!(wrong.parse::<Token>(), Err(PlayError::Unreadable), "{wrong:?}");
        }
        assert!(serde_json::from_str::<Token>("9").is_err());
        assert!(serde_json::from_str::<Token>("0").is_err());
    }
}
