//! Sets of figures.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use maat_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{FIRST_GUARDIAN, FIRST_WARRIOR, Figure, GUARDIANS, MOST_GUARDIANS};
use crate::content::WARRIORS;

/// A set of figures, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FigureSet(u64);

impl FigureSet {
    pub const EMPTY: FigureSet = FigureSet(0);
    pub const GODS: FigureSet = FigureSet((1 << FIRST_WARRIOR) - 1);
    pub const WARRIORS: FigureSet = FigureSet(((1 << FIRST_GUARDIAN) - 1) & !((1 << FIRST_WARRIOR) - 1));
    pub const GUARDIANS: FigureSet = FigureSet(((1 << GUARDIANS) - 1) << FIRST_GUARDIAN);

    /// The guardians of a level, counted from 0.
    #[inline]
    pub fn level(level: usize) -> FigureSet {
        FigureSet(((1 << MOST_GUARDIANS) - 1) << (FIRST_GUARDIAN + level * MOST_GUARDIANS))
    }

    /// The warriors of a seat.
    #[inline]
    pub fn warriors(seat: Seat) -> FigureSet {
        FigureSet(((1 << WARRIORS) - 1) << (FIRST_WARRIOR + seat.index() * WARRIORS))
    }

    /// One bit for each guardian.
    pub fn guardian_bits(self) -> u16 {
        (self.0 >> FIRST_GUARDIAN) as u16
    }

    #[inline]
    pub fn contains(self, figure: Figure) -> bool {
        self.0 & (1 << figure.index()) != 0
    }

    #[inline]
    pub fn add(&mut self, figure: Figure) {
        self.0 |= 1 << figure.index();
    }

    #[inline]
    pub fn remove(&mut self, figure: Figure) {
        self.0 &= !(1 << figure.index());
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn lowest(self) -> Option<Figure> {
        (self.0 != 0).then(|| Figure::at(self.0.trailing_zeros() as usize))
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Figure> {
        let mut left = self;
        std::iter::from_fn(move || {
            let figure = left.lowest()?;
            left.0 &= left.0 - 1;
            Some(figure)
        })
    }
}

impl BitAnd for FigureSet {
    type Output = FigureSet;

    #[inline]
    fn bitand(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 & other.0)
    }
}

impl BitOr for FigureSet {
    type Output = FigureSet;

    #[inline]
    fn bitor(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 | other.0)
    }
}

impl Sub for FigureSet {
    type Output = FigureSet;

    #[inline]
    fn sub(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 & !other.0)
    }
}

impl FromIterator<Figure> for FigureSet {
    fn from_iter<I: IntoIterator<Item = Figure>>(figures: I) -> Self {
        let mut set = FigureSet::EMPTY;
        figures.into_iter().for_each(|figure| set.add(figure));
        set
    }
}

impl fmt::Debug for FigureSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
