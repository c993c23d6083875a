//! The strength of a god in a region.

use arrayvec::ArrayVec;
use maat_engine::Seat;

use crate::events::StrengthPart;
use crate::figures::Figure;
use crate::map::{HexSet, Token};
use crate::pieces::{CardSet, God, Guardian, Monument, Part, Power};
use crate::state::Ankh;

/// A strength and what it is made of; without a figure nothing counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Strength {
    pub figures: u8,
    /// Figures of strength 0, beside an enemy Androsphinx.
    pub neutralised: u8,
    pub parts: ArrayVec<StrengthPart, 8>,
}

impl Strength {
    pub fn of(game: &Ankh, seat: Seat, token: Token, cards: CardSet) -> Strength {
        let here = game.in_region(seat, token);
        let mut found = Strength { figures: here.len(), ..Strength::default() };
        if here.is_empty() {
            return found;
        }
        let awake = here.without(neutralised_hexes(game, seat));
        found.neutralised = found.figures - awake.len();
        let numbers = &game.content().numbers;
        found.add(Part::Figures, awake.len() * numbers.figure_strength);
        if game.figures.hex(Figure::god(seat)).is_some_and(|god| awake.contains(god)) {
            found.add_god(game, seat);
        }
        let temples = attended_temples(game, seat, token, here);
        found.add(Part::Temples, temples * numbers.temple_strength);
        for card in cards.iter() {
            found.add(card.into(), game.content().strength(card));
        }
        found
    }

    /// C-37: Resplendent replaces the base strength, captives are added.
    fn add_god(&mut self, game: &Ankh, seat: Seat) {
        let numbers = &game.content().numbers;
        if is_resplendent(game, seat) {
            self.add(Part::Resplendent, numbers.resplendent_strength - numbers.figure_strength);
        }
        if game.is_god(seat, God::Anubis) {
            self.add(Part::Captives, game.figures.captives().len());
        }
    }

    fn add(&mut self, part: Part, strength: u8) {
        if strength > 0 {
            self.parts.push(StrengthPart { part, strength });
        }
    }

    pub fn total(&self) -> u8 {
        self.parts.iter().map(|part| part.strength).sum()
    }
}

/// Hexes adjacent to Androsphinxes of others.
pub fn neutralised_hexes(game: &Ankh, seat: Seat) -> HexSet {
    let sphinxes = game.all_of(Guardian::Sphinx).without(game.figures.owned(seat));
    if sphinxes.is_empty() {
        return HexSet::EMPTY;
    }
    game.regions.beside(game.map(), game.figures.hexes_of(sphinxes))
}

fn is_resplendent(game: &Ankh, seat: Seat) -> bool {
    let needed = game.content().numbers.resplendent_monuments;
    let enough = |monument| game.monuments.held_of(seat, monument).len() >= needed;
    game.has(seat, Power::Resplendent) && Monument::ALL.into_iter().any(enough)
}

/// Own temples in the region beside an own figure there, neutralised or not.
fn attended_temples(game: &Ankh, seat: Seat, token: Token, here: HexSet) -> u8 {
    if !game.has(seat, Power::TempleAttuned) {
        return 0;
    }
    let temples = game.monuments.held_of(seat, Monument::Temple).and(game.regions.land(token));
    temples.and(game.regions.beside(game.map(), here)).len()
}
