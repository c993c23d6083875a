//! The state.

mod check;

use arrayvec::ArrayVec;
use maat_engine::{PerSeat, Seat, Steps};
use serde::{Deserialize, Serialize};

use crate::bricks::Bricks;
use crate::content::{Content, MOST_ROWS, MOST_SLOTS, MOST_UPGRADES, MOST_VALUES, content};
use crate::nile::{Nile, NileSet};
use crate::pieces::{
    Building, Colour, Crew, Effect, Market, Part, Phase, Place, Positions, Ring, RowNo, Site, Square,
};
use crate::rules::{Step, build};
use crate::score::Sheet;
use crate::sphinx::{SphinxDeck, SphinxSet};

/// A game of Egizia in progress.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Egizia {
    pub(crate) seats: u8,
    pub(crate) revision: u16,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) ring: Ring,
    /// In which the players of the phase act; fixed when it begins.
    pub(crate) order: [Seat; 4],
    /// The number of moves of markers on the score track so far.
    pub(crate) arrivals: u16,
    pub(crate) players: PerSeat<Player>,
    /// Nile cards of all decks that nobody has seen and that are still in the game.
    pub(crate) nile: NileSet,
    pub(crate) squares: [Option<Nile>; Square::COUNT],
    /// Building spaces from the Nile on; the place after the last one is the substitute's.
    pub(crate) sites: [[Option<Seat>; Place::COUNT]; Site::ALL.len()],
    /// The player who has played the card for the first place in this round.
    pub(crate) first: Option<Seat>,
    pub(crate) obelisk: Bricks,
    pub(crate) graves: Graves,
    /// The bricks in each row, from the bottom.
    pub(crate) pyramid: [Bricks; MOST_ROWS],
    /// The bricks in each part.
    pub(crate) temple: [Bricks; Part::ALL.len()],
    pub(crate) sphinx: SphinxDeck,
    /// Deepest: the fleet, the tail of a turn, a doubled space and a choice in it.
    pub(crate) steps: Steps<Step, 8>,
}

impl Clone for Egizia {
    /// Every field is plain bytes: all of them are copied at once, where a derived `clone` goes field by field.
    #[inline]
    fn clone(&self) -> Self {
        Egizia { ..*self }
    }
}

/// The graves: tiles are taken slot by slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Graves {
    /// The value of each tile that was turned up, taken or not; 0: face down.
    pub tiles: [u8; MOST_SLOTS],
    /// Tiles that nobody has seen, by place in the list of values.
    pub bag: [u8; MOST_VALUES],
    /// The owners of the tiles that were taken, from the first slot on.
    pub owners: Bricks,
}

/// The possessions of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub points: i16,
    /// When the marker came to its space: an earlier one stands in front.
    pub arrival: u16,
    /// The turn order tile, counted from 1.
    pub tile: u8,
    pub stones: u8,
    /// The strength of each crew.
    pub strength: [u8; Crew::ALL.len()],
    /// Crews that have worked in this round.
    pub used: [bool; Crew::ALL.len()],
    /// The space of each market marker, counted from 0 at the top.
    pub markets: [u8; Market::ALL.len()],
    /// Nile cards in front of the player.
    pub cards: NileSet,
    /// The field that each card for a better field lies on, by place among those cards.
    pub upgrades: [Option<Nile>; MOST_UPGRADES],
    pub hand: SphinxSet,
    /// Sphinx cards from which the player is choosing.
    pub look: SphinxSet,
    /// The positions of the ships.
    pub ships: Positions,
    /// The position that holds a second ship of the player; 0 if there is none.
    pub again: u8,
    pub passed: bool,
    /// Powers used in this round.
    pub spent: Spent,
    /// Sites built at in this round.
    pub built: [bool; Site::ALL.len()],
    /// The points by source.
    pub sheet: Sheet,
}

/// Powers that work once in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Spent {
    pub upstream: bool,
    pub occupied: bool,
    /// One crew for nothing.
    pub drill: bool,
    /// One crew for stones.
    pub train: bool,
}

impl Player {
    #[inline]
    pub fn market(&self, market: Market) -> u8 {
        self.markets[market.index()]
    }

    /// The strength of a set of crews, one bit each.
    #[inline]
    pub fn strength_of(&self, crews: u8) -> u8 {
        Crew::ALL
            .into_iter()
            .filter(|crew| crews & crew.bit() != 0)
            .map(|crew| self.strength[crew.index()])
            .sum()
    }

    /// All positions downstream of the player's ships.
    #[inline]
    pub fn downstream(&self) -> Positions {
        let passed = self.ships.highest().map_or(0, |last| last.index() + 1);
        Positions::all().without(Positions::first(passed))
    }

    /// Grain that the crews need.
    #[inline]
    pub fn need(&self) -> u8 {
        self.strength.iter().sum()
    }
}

impl Egizia {
    #[inline]
    pub fn content(&self) -> &'static Content {
        content(self.revision)
    }

    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn ring(&self) -> Ring {
        self.ring
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The Nile cards that lie on the squares, upstream first.
    pub fn squares(&self) -> &[Option<Nile>; Square::COUNT] {
        &self.squares
    }

    /// The positions of the squares on which a card lies.
    #[inline]
    pub fn lying(&self) -> Positions {
        let squares = self.content().squares.iter().zip(&self.squares);
        squares.filter(|(_, card)| card.is_some()).map(|(position, _)| *position).collect()
    }

    /// The players at a site, from the Nile on.
    pub fn site(&self, site: Site) -> &[Option<Seat>; Place::COUNT] {
        &self.sites[site.index()]
    }

    pub fn sphinx(&self) -> &SphinxDeck {
        &self.sphinx
    }

    pub fn graves(&self) -> &Graves {
        &self.graves
    }

    /// The rows of the pyramid, the lowest first.
    pub fn pyramid(&self) -> &[Bricks; MOST_ROWS] {
        &self.pyramid
    }

    /// Building spaces of each site.
    #[inline]
    pub fn spaces(&self) -> usize {
        usize::from(self.content().site_spaces(self.seats))
    }

    /// The topmost step apart from turning up grave tiles, which happens in the midst of a build.
    #[inline]
    pub fn open_step(&self) -> Option<Step> {
        let turning = |step: &&Step| matches!(step, Step::Build(build::Step::TurnGraves));
        self.steps.as_slice().iter().rfind(|step| !turning(step)).copied()
    }

    /// The seats in the order of the phase.
    #[inline]
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// From the front of the score track to the rear.
    pub fn front_to_rear(&self) -> ArrayVec<Seat, 4> {
        let mut seats: ArrayVec<Seat, 4> = Seat::first(self.seats).collect();
        let behind = |seat: &Seat| (-self.players[*seat].points, self.players[*seat].arrival);
        seats.sort_unstable_by_key(behind);
        seats
    }

    /// The seats by turn order tile.
    pub fn tile_order(&self) -> ArrayVec<Seat, 4> {
        let mut seats: ArrayVec<Seat, 4> = Seat::first(self.seats).collect();
        seats.sort_unstable_by_key(|seat| self.players[*seat].tile);
        seats
    }

    pub(crate) fn set_order(&mut self, seats: impl IntoIterator<Item = Seat>) {
        self.order.iter_mut().zip(seats).for_each(|(place, seat)| *place = seat);
    }

    /// Ships that a player can still place.
    #[inline]
    pub fn ships_left(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        self.content().ships - player.ships.len() - u8::from(player.again > 0)
    }

    /// The first card with this effect in front of a player.
    #[inline]
    pub fn card_with(&self, seat: Seat, effect: Effect) -> Option<Nile> {
        self.players[seat].cards.and(self.content().with(effect)).lowest()
    }

    #[inline]
    pub fn has(&self, seat: Seat, effect: Effect) -> bool {
        !self.players[seat].cards.and(self.content().with(effect)).is_empty()
    }

    /// The number of cards with this effect that a player has.
    #[inline]
    pub fn count_with(&self, seat: Seat, effect: Effect) -> u8 {
        self.players[seat].cards.and(self.content().with(effect)).len()
    }

    /// The colour of a field with the cards for better fields that lie on it.
    pub fn field_colour(&self, seat: Seat, field: Nile) -> Colour {
        let printed = self.content().nile(field).colour.expect("a field has a colour");
        let better = self.players[seat].upgrades.iter().filter(|on| **on == Some(field)).count();
        Colour::ALL[printed.index() - better]
    }

    /// Colour and value of all fields, the one from the start first.
    #[inline]
    pub fn fields(&self, seat: Seat) -> impl Iterator<Item = (Colour, u8)> {
        let cards = self.players[seat].cards.and(self.content().with(Effect::Field)).iter();
        let field = move |card| (self.field_colour(seat, card), self.content().nile(card).number);
        [self.content().start_field].into_iter().chain(cards.map(field))
    }

    /// Grain of the irrigated fields.
    pub fn grain(&self, seat: Seat) -> u8 {
        let wet = |(colour, _): &(Colour, u8)| self.content().irrigates(self.ring, *colour);
        self.fields(seat).filter(wet).map(|(_, value)| value).sum()
    }

    /// Stones that the quarries bring.
    pub fn production(&self, seat: Seat) -> u8 {
        let quarries = self.players[seat].cards.and(self.content().with(Effect::Quarry)).iter();
        self.content().start_quarry + quarries.map(|card| self.content().nile(card).number).sum::<u8>()
    }

    /// Cards for a better field that lie on none yet, as places among all of them.
    pub fn spare_upgrade(&self, seat: Seat) -> Option<usize> {
        let player = &self.players[seat];
        let upgrades = self.content().with(Effect::BetterField).iter().enumerate();
        let mut spare = upgrades
            .filter(|(place, card)| player.cards.contains(*card) && player.upgrades[*place].is_none());
        spare.next().map(|(place, _)| place)
    }

    /// Own bricks on a building.
    pub fn bricks(&self, seat: Seat, building: Building) -> u8 {
        let sum = |rows: &[Bricks]| rows.iter().map(|row| row.count(seat)).sum();
        match building {
            Building::Sphinx => 0,
            Building::Obelisk => self.obelisk.count(seat),
            Building::Graves => self.graves.owners.count(seat),
            Building::Pyramid => sum(&self.pyramid),
            Building::Temple => sum(&self.temple),
        }
    }

    /// Bricks of all players on a building.
    pub fn all_bricks(&self, building: Building) -> u8 {
        let sum = |rows: &[Bricks]| rows.iter().map(|row| row.len() as u8).sum();
        match building {
            Building::Sphinx => 0,
            Building::Obelisk => self.obelisk.len() as u8,
            Building::Graves => self.graves.owners.len() as u8,
            Building::Pyramid => sum(&self.pyramid),
            Building::Temple => sum(&self.temple),
        }
    }

    /// The sum of a player's grave tiles.
    pub fn grave_sum(&self, seat: Seat) -> u8 {
        let taken = self.graves.owners.iter().zip(self.graves.tiles);
        taken.filter(|(owner, _)| *owner == seat).map(|(_, value)| value).sum()
    }

    /// The value of the next brick on the obelisk.
    #[inline]
    pub fn obelisk_value(&self) -> Option<u8> {
        self.content().obelisk.get(self.obelisk.len()).copied()
    }

    /// The row of the next brick on the obelisk, counted from 0.
    pub fn obelisk_row(&self) -> Option<usize> {
        let mut end = 0;
        self.content().obelisk_rows.iter().position(|row| {
            end += usize::from(row.spaces);
            self.obelisk.len() < end
        })
    }

    /// The value of the next grave tile.
    #[inline]
    pub fn grave_value(&self) -> Option<u8> {
        let slot = self.graves.owners.len();
        (slot < usize::from(self.content().graves.slots)).then(|| self.graves.tiles[slot])
    }

    /// The value of the next brick in a row of the pyramid, if one can be laid: both bricks below it must lie there.
    pub fn row_value(&self, row: RowNo) -> Option<u8> {
        self.row_values().nth(row.index())?
    }

    /// The same for all rows, from the bottom.
    #[inline]
    pub fn row_values(&self) -> impl Iterator<Item = Option<u8>> {
        let mut below = usize::MAX;
        self.content().pyramid.iter().zip(&self.pyramid).map(move |(printed, bricks)| {
            let bricks = bricks.len();
            let carried = std::mem::replace(&mut below, bricks) >= bricks + 2;
            (bricks < usize::from(printed.spaces) && carried).then_some(printed.value)
        })
    }

    /// The value of the next brick of a part of the temple, if one can be laid.
    pub fn part_value(&self, part: Part) -> Option<u8> {
        self.part_values().nth(part.index())?
    }

    /// The same for all parts.
    #[inline]
    pub fn part_values(&self) -> impl Iterator<Item = Option<u8>> {
        let content = self.content();
        let mut complete = 0;
        Part::ALL.into_iter().zip(&self.temple).map(move |(part, bricks)| {
            let carried = content.temple_before(part) & !complete == 0;
            let value = content.temple[part.index()].values.get(bricks.len()).copied();
            complete |= u8::from(value.is_none()) << part.index();
            value.filter(|_| carried)
        })
    }

    /// Whether every space of a part of the temple is filled.
    #[inline]
    pub fn is_complete(&self, part: Part) -> bool {
        self.temple[part.index()].len() == self.content().temple[part.index()].values.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Position;

    #[test]
    fn downstream_is_a_larger_position() {
        let downstream = |ships: &[u8]| {
            let ships = ships.iter().map(|&position| Position::new(position)).collect();
            Player { ships, ..Player::default() }.downstream()
        };
        let after = |first: u8| (first..=20).map(Position::new).collect::<Positions>();
        assert_eq!(downstream(&[4, 12]), after(13));
        assert_eq!(downstream(&[20]), Positions::EMPTY);
        assert_eq!(downstream(&[]), after(1));
    }
}
