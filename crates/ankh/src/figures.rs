//! Figures: which there are, whose they are, and where.

mod roster;

use maat_engine::{IdSet, MAX_SEATS, PerSeat, Seat, numbered};
use serde::{Deserialize, Serialize};

use crate::content::{LEVELS, WARRIORS};
use crate::map::{Dir, Hex, HexSet};

pub use roster::Place;
use roster::Roster;

/// The most figures of a guardian card.
pub const MOST_GUARDIANS: usize = 3;

const FIRST_WARRIOR: usize = MAX_SEATS;
const FIRST_GUARDIAN: usize = FIRST_WARRIOR + MAX_SEATS * WARRIORS;
pub(crate) const GUARDIANS: usize = LEVELS * MOST_GUARDIANS;

const FIGURES: u8 = (FIRST_GUARDIAN + GUARDIANS) as u8;

numbered! {
    /// One figure: the gods by seat, then the warriors by seat, then the guardians by level.
    pub struct Figure(FIGURES);
}

/// A set of figures.
pub type FigureSet = IdSet<Figure, u64>;

impl Figure {
    pub const GODS: FigureSet = figures(0, FIRST_WARRIOR);
    pub const WARRIORS: FigureSet = figures(FIRST_WARRIOR, FIRST_GUARDIAN - FIRST_WARRIOR);
    pub const GUARDIANS: FigureSet = figures(FIRST_GUARDIAN, GUARDIANS);

    /// The warriors of a seat.
    #[inline]
    pub fn warriors(seat: Seat) -> FigureSet {
        figures(FIRST_WARRIOR + seat.index() * WARRIORS, WARRIORS)
    }

    /// The guardians of a level, counted from 0.
    #[inline]
    pub fn of_level(level: usize) -> FigureSet {
        figures(FIRST_GUARDIAN + level * MOST_GUARDIANS, MOST_GUARDIANS)
    }

    #[inline]
    pub fn god(seat: Seat) -> Figure {
        Figure::at(seat.index())
    }

    #[inline]
    pub fn is_god(self) -> bool {
        self.index() < FIRST_WARRIOR
    }

    /// Its place among all guardians, counted from 0; `None` for gods and warriors.
    #[inline]
    pub fn guardian(self) -> Option<usize> {
        self.index().checked_sub(FIRST_GUARDIAN)
    }

    /// The level of a guardian, counted from 0.
    #[inline]
    pub fn level(self) -> Option<usize> {
        self.guardian().map(|place| place / MOST_GUARDIANS)
    }

    /// The seat of a god or a warrior.
    #[inline]
    fn seat(self) -> Option<Seat> {
        match self.index() {
            god if god < FIRST_WARRIOR => Some(Seat::at(god)),
            warrior if warrior < FIRST_GUARDIAN => Some(Seat::at((warrior - FIRST_WARRIOR) / WARRIORS)),
            _ => None,
        }
    }
}

/// Figures in a row, from an index on.
const fn figures(first: usize, count: usize) -> FigureSet {
    FigureSet::from_bits(((1 << count) - 1) << first)
}

/// All figures. Sets of them are kept beside their places, so that the rules seldom look at a single one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Roster", into = "Roster")]
pub struct Figures {
    hexes: [Option<Hex>; Figure::COUNT],
    on: [Option<Figure>; Hex::COUNT],
    standing: PerSeat<HexSet>,
    owned: PerSeat<FigureSet>,
    pool: FigureSet,
    captive: FigureSet,
    card: FigureSet,
    /// With a Sun token.
    radiant: FigureSet,
    /// Protected by the flood in this battle.
    pub(crate) flooded: FigureSet,
    /// The directions of the claws of guardians: this one and the next one clockwise.
    aims: [Option<Dir>; GUARDIANS],
}

impl Default for Figures {
    /// All out of the game.
    fn default() -> Self {
        Figures {
            hexes: [None; Figure::COUNT],
            on: [None; Hex::COUNT],
            standing: PerSeat::default(),
            owned: PerSeat::default(),
            pool: FigureSet::EMPTY,
            captive: FigureSet::EMPTY,
            card: FigureSet::EMPTY,
            radiant: FigureSet::EMPTY,
            flooded: FigureSet::EMPTY,
            aims: [None; GUARDIANS],
        }
    }
}

impl Figures {
    pub fn place(&self, figure: Figure) -> Place {
        match self.hex(figure) {
            Some(hex) => Place::On(hex),
            None if self.pool.contains(figure) => Place::Pool,
            None if self.captive.contains(figure) => Place::Captive,
            None if self.card.contains(figure) => Place::Card,
            None => Place::Gone,
        }
    }

    #[inline]
    pub fn hex(&self, figure: Figure) -> Option<Hex> {
        self.hexes[figure.index()]
    }

    #[inline]
    pub fn on(&self, hex: Hex) -> Option<Figure> {
        self.on[hex.index()]
    }

    /// The hexes with figures of a god.
    #[inline]
    pub fn standing(&self, seat: Seat) -> HexSet {
        self.standing[seat]
    }

    /// The hexes with figures.
    #[inline]
    pub fn all(&self) -> HexSet {
        Seat::ALL.into_iter().fold(HexSet::EMPTY, |all, seat| all.or(self.standing[seat]))
    }

    /// The hexes with figures of other gods.
    #[inline]
    pub fn enemies(&self, seat: Seat) -> HexSet {
        self.all().without(self.standing[seat])
    }

    /// A god's figures, wherever they are.
    #[inline]
    pub fn owned(&self, seat: Seat) -> FigureSet {
        self.owned[seat]
    }

    #[inline]
    pub fn pool(&self, seat: Seat) -> FigureSet {
        self.owned[seat].and(self.pool)
    }

    /// Warriors that Anubis has trapped.
    #[inline]
    pub fn captives(&self) -> FigureSet {
        self.captive
    }

    /// Guardians beside their cards.
    #[inline]
    pub fn unclaimed(&self) -> FigureSet {
        self.card
    }

    #[inline]
    pub fn radiant(&self) -> FigureSet {
        self.radiant
    }

    pub fn aim(&self, figure: Figure) -> Option<Dir> {
        self.aims[figure.guardian()?]
    }

    /// The owner of a figure; `None` beside its card or out of the game.
    #[inline]
    pub fn owner(&self, figure: Figure) -> Option<Seat> {
        let owns = |seat: &Seat| self.owned[*seat].contains(figure);
        match figure.seat() {
            Some(seat) => Some(seat).filter(owns),
            None => Seat::ALL.into_iter().find(owns),
        }
    }

    /// The figures on some hexes.
    #[inline]
    pub fn those_on(&self, hexes: HexSet) -> FigureSet {
        hexes.iter().filter_map(|hex| self.on(hex)).collect()
    }

    /// The hexes of those figures that are on the map.
    #[inline]
    pub fn hexes_of(&self, figures: FigureSet) -> HexSet {
        figures.iter().filter_map(|figure| self.hex(figure)).collect()
    }

    /// Puts a figure of this owner on an empty hex, wherever it was.
    #[inline]
    pub(crate) fn stand(&mut self, figure: Figure, owner: Seat, hex: Hex) {
        self.lift(figure, owner);
        self.pool.remove(figure);
        self.captive.remove(figure);
        self.owned[owner].add(figure);
        self.hexes[figure.index()] = Some(hex);
        self.on[hex.index()] = Some(figure);
        self.standing[owner].add(hex);
    }

    /// Takes a figure off its hex, to be put on another at once.
    #[inline]
    pub(crate) fn lift(&mut self, figure: Figure, owner: Seat) {
        if let Some(hex) = self.hexes[figure.index()].take() {
            self.on[hex.index()] = None;
            self.standing[owner].remove(hex);
        }
    }

    /// A figure leaves the map, with what was attached to it.
    fn unplace(&mut self, figure: Figure, owner: Seat) {
        self.lift(figure, owner);
        self.radiant.remove(figure);
        self.flooded.remove(figure);
        self.captive.remove(figure);
        self.pool.remove(figure);
        if let Some(place) = figure.guardian() {
            self.aims[place] = None;
        }
    }

    /// To its owner's pool.
    pub(crate) fn send_to_pool(&mut self, figure: Figure, owner: Seat) {
        self.unplace(figure, owner);
        self.card.remove(figure);
        self.owned[owner].add(figure);
        self.pool.add(figure);
    }

    pub(crate) fn trap(&mut self, warrior: Figure) {
        self.pool.remove(warrior);
        self.captive.add(warrior);
    }

    /// A figure leaves the game.
    pub(crate) fn retire(&mut self, figure: Figure, owner: Seat) {
        self.unplace(figure, owner);
        self.owned[owner].remove(figure);
    }

    /// A guardian changes its owner and stays where it is.
    pub(crate) fn hand_over(&mut self, guardian: Figure, from: Seat, to: Seat) {
        self.owned[from].remove(guardian);
        self.owned[to].add(guardian);
        if let Some(hex) = self.hex(guardian) {
            self.standing[from].remove(hex);
            self.standing[to].add(hex);
        }
    }

    pub(crate) fn put_beside_card(&mut self, guardian: Figure) {
        self.card.add(guardian);
    }

    pub(crate) fn shine(&mut self, figure: Figure) {
        self.radiant.add(figure);
    }

    pub(crate) fn aim_at(&mut self, scorpion: Figure, dir: Dir) {
        self.aims[scorpion.guardian().expect("a scorpion is a guardian")] = Some(dir);
    }
}
