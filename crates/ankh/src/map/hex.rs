//! Hexes: their names and who lies beside whom.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use maat_engine::{Id, IdSet, PlayError, ids};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The first row and the number of rows of each column, west to east. Columns with an odd number lie half a hex
/// further south.
const COLUMNS: [(u8, u8); 11] =
    [(1, 8), (0, 9), (0, 10), (0, 9), (0, 10), (0, 9), (0, 10), (0, 9), (0, 10), (0, 9), (1, 8)];

/// The hexes beside each one, by direction.
static STEPS: [[Option<Hex>; Dir::ALL.len()]; Hex::COUNT] = all_steps();

/// The hexes beside each one, as sets.
static NEIGHBOURS: [HexSet; Hex::COUNT] = all_neighbours();

/// A set of hexes.
pub type HexSet = IdSet<Hex, u128>;

ids! {
    /// From a hex to the next, clockwise.
    pub enum Dir {
        North = "n",
        NorthEast = "ne",
        SouthEast = "se",
        South = "s",
        SouthWest = "sw",
        NorthWest = "nw",
    }
}

impl Dir {
    /// The next one clockwise.
    #[must_use]
    #[inline]
    pub const fn next(self) -> Dir {
        self.turned(1)
    }

    /// The direction turned clockwise by this number of sixths of a full turn.
    #[must_use]
    #[inline]
    pub(super) const fn turned(self, sixths: usize) -> Dir {
        Dir::ALL[(self.index() + sixths) % Dir::ALL.len()]
    }
}

/// A hex of the map, written as its column and its row: `f4`. The order is column by column, north to south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(NonZeroU8);

impl Hex {
    pub const COUNT: usize = 101;

    /// The hex at this place, counted from 0. Panics past the last hex.
    #[inline]
    pub const fn at(index: usize) -> Hex {
        assert!(index < Hex::COUNT, "there is no such hex");
        Hex(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    pub fn all() -> impl ExactSizeIterator<Item = Hex> {
        (0..Hex::COUNT).map(Hex::at)
    }

    /// The hex in a column and a row, both counted from 0.
    pub const fn in_column(column: i8, row: i8) -> Option<Hex> {
        if column < 0 || column as usize >= COLUMNS.len() {
            return None;
        }
        let (first, rows) = COLUMNS[column as usize];
        if row < first as i8 || row >= (first + rows) as i8 {
            return None;
        }
        let mut index = row as usize - first as usize;
        let mut west = 0;
        while west < column as usize {
            index += COLUMNS[west].1 as usize;
            west += 1;
        }
        Some(Hex::at(index))
    }

    /// Column and row, both counted from 0.
    const fn place(self) -> (u8, u8) {
        let mut column = 0;
        let mut left = self.index() as u8;
        while left >= COLUMNS[column as usize].1 {
            left -= COLUMNS[column as usize].1;
            column += 1;
        }
        (column, COLUMNS[column as usize].0 + left)
    }

    /// West to east, counted from 0.
    pub const fn column(self) -> u8 {
        self.place().0
    }

    /// North to south, counted from 0.
    pub const fn row(self) -> u8 {
        self.place().1
    }

    /// The hex beside this one, if the map goes on there.
    #[inline]
    pub fn step(self, dir: Dir) -> Option<Hex> {
        STEPS[self.index()][dir.index()]
    }

    /// All hexes beside this one.
    #[inline]
    pub fn around(self) -> HexSet {
        NEIGHBOURS[self.index()]
    }

    /// The way to a hex beside this one.
    pub(super) fn towards(self, other: Hex) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| self.step(*dir) == Some(other))
    }
}

/// All hexes beside one of a set, members among them if they lie beside each other.
#[inline]
pub fn around(hexes: HexSet) -> HexSet {
    hexes.iter().fold(HexSet::EMPTY, |all, hex| all.or(hex.around()))
}

/// The hex beside one, before there are tables.
pub(super) const fn beside(hex: Hex, dir: Dir) -> Option<Hex> {
    let (column, row) = hex.place();
    let (column, row) = (column as i8, row as i8);
    let low = column % 2;
    match dir {
        Dir::North => Hex::in_column(column, row - 1),
        Dir::NorthEast => Hex::in_column(column + 1, row - 1 + low),
        Dir::SouthEast => Hex::in_column(column + 1, row + low),
        Dir::South => Hex::in_column(column, row + 1),
        Dir::SouthWest => Hex::in_column(column - 1, row + low),
        Dir::NorthWest => Hex::in_column(column - 1, row - 1 + low),
    }
}

const fn all_steps() -> [[Option<Hex>; Dir::ALL.len()]; Hex::COUNT] {
    let mut steps = [[None; Dir::ALL.len()]; Hex::COUNT];
    let mut index = 0;
    while index < Hex::COUNT {
        let mut dir = 0;
        while dir < Dir::ALL.len() {
            steps[index][dir] = beside(Hex::at(index), Dir::ALL[dir]);
            dir += 1;
        }
        index += 1;
    }
    steps
}

const fn all_neighbours() -> [HexSet; Hex::COUNT] {
    let steps = all_steps();
    let mut around = [HexSet::EMPTY; Hex::COUNT];
    let mut index = 0;
    while index < Hex::COUNT {
        let mut dir = 0;
        while dir < Dir::ALL.len() {
            if let Some(hex) = steps[index][dir] {
                around[index] = HexSet::from_bits(around[index].bits() | 1 << hex.index());
            }
            dir += 1;
        }
        index += 1;
    }
    around
}

impl Id for Hex {
    const COUNT: usize = Hex::COUNT;

    /// Sets list their members by this: it does not check the index again.
    #[inline]
    fn at(index: usize) -> Self {
        debug_assert!(index < Hex::COUNT, "there is no such hex");
        Hex(NonZeroU8::MIN.saturating_add(index as u8))
    }

    #[inline]
    fn index(self) -> usize {
        Hex::index(self)
    }
}

maat_engine::__ts!(Hex, "string".to_owned());

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.place();
        write!(f, "{}{row}", char::from(b'a' + column))
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let &[column @ b'a'..=b'k', row @ b'0'..=b'9'] = text.as_bytes() else {
            return Err(PlayError::Unreadable);
        };
        Hex::in_column((column - b'a') as i8, (row - b'0') as i8).ok_or(PlayError::Unreadable)
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::custom(format!("`{text}` is no hex")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_are_written_in_one_way() {
        for hex in Hex::all() {
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        assert_eq!(Hex::all().len(), COLUMNS.iter().map(|(_, rows)| usize::from(*rows)).sum::<usize>());
        assert_eq!([Hex::at(0), Hex::at(100)].map(|hex| hex.to_string()), ["a1", "k8"]);
        for wrong in ["", "a", "a0", "a9", "b9", "k0", "l1", "A1", "a01", "a10", "á1", "1a"] {
            assert_eq!(wrong.parse::<Hex>(), Err(PlayError::Unreadable), "{wrong:?}");
        }
        assert_eq!(size_of::<Option<Hex>>(), 1);
    }

    #[test]
    fn sets_are_lists() {
        let read: HexSet = serde_json::from_str(r#"["k8","a1"]"#).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), r#"["a1","k8"]"#);
        assert!(serde_json::from_str::<HexSet>(r#"["k9"]"#).is_err());
        assert_eq!(HexSet::all().without(read).len(), 99);
    }

    #[test]
    fn every_step_leads_back() {
        for hex in Hex::all() {
            for dir in Dir::ALL {
                let Some(other) = hex.step(dir) else { continue };
                assert_eq!(other.step(dir.turned(3)), Some(hex), "{hex} {dir}");
                assert_eq!(hex.towards(other), Some(dir));
                assert!(hex.around().contains(other) && other.around().contains(hex));
            }
        }
        let f5: Hex = "f5".parse().unwrap();
        let around = Dir::ALL.map(|dir| f5.step(dir).unwrap().to_string());
        assert_eq!(around, ["f4", "g5", "g6", "f6", "e6", "e5"]);
    }
}
