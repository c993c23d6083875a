//! The state.

mod check;

use maat_engine::{Bag, PerSeat, Seat, Steps};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards, Pile};
use crate::content::{Content, MOST_SPACES, content};
use crate::moves::Target;
use crate::options::Options;
use crate::pay::Cost;
use crate::pieces::{
    Ability, Board, Colour, Face, God, Holder, Offering, OfferingPlace, Piece, Resource, Spin, Zone,
};
use crate::rules::Step;

/// Slots of a wheel section, printed places for pairs and bonus tokens.
pub const SLOTS: usize = 4;
pub const PAIRS: usize = OfferingPlace::COUNT;

/// A game of Pharaon in progress.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pharaon {
    pub(crate) seats: u8,
    pub(crate) revision: u16,
    pub(crate) options: Options,
    pub(crate) round: u8,
    /// The holder of the first player token; against the Traitor nobody before the first round.
    pub(crate) first: Option<Holder>,
    pub(crate) pharaoh: Option<Holder>,
    pub(crate) active: Holder,
    /// The zones clockwise; offerings come first. While they are laid out, those not yet decided come last.
    pub(crate) ring: [Zone; 5],
    pub(crate) offset: u8,
    pub(crate) direction: Spin,
    pub(crate) players: PerSeat<Player>,
    /// By colour of the section, from the left.
    pub(crate) wheel: [[Option<Piece>; SLOTS]; 5],
    /// Pieces beside a full section, by zone: each of the nobles that allow it exists once.
    pub(crate) overflow: [Option<Piece>; 5],
    /// Pieces on the wheel that no token of the bank stands for (J-B2), by section and slot.
    pub(crate) markers: [u8; 5],
    pub(crate) bank: [u8; 6],
    pub(crate) jars: Pile,
    pub(crate) jars_up: [Option<Card>; 5],
    pub(crate) bag: Bag<{ Offering::ALL.len() }>,
    /// A pair is incomplete only while it is laid out.
    pub(crate) pairs: [[Option<Offering>; 2]; PAIRS],
    pub(crate) bonus: [Option<Offering>; PAIRS],
    pub(crate) nobles: Cards,
    pub(crate) nobles_up: [Option<Card>; 3],
    /// The nobles that the drafting player looks at.
    pub(crate) look: [Option<Card>; 2],
    /// The nobles that the players declined in the draft, face down until all are shuffled back.
    pub(crate) aside: PerSeat<Option<Card>>,
    pub(crate) artisans: Cards,
    pub(crate) artisans_up: [Option<Card>; 4],
    /// Only used with one seat.
    pub(crate) traitor: Traitor,
    /// Deepest: what is laid out before the draft, eight steps.
    pub(crate) steps: Steps<Step, 10>,
}

impl Clone for Pharaon {
    /// Every field is plain bytes: all of them are copied at once, where a derived `clone` goes field by field.
    #[inline]
    fn clone(&self) -> Self {
        Pharaon { ..*self }
    }
}

/// The possessions of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub resources: [u8; 6],
    pub offerings: [u8; Offering::ALL.len()],
    pub nobles: Cards,
    /// Nobles that were used in this round.
    pub tired: Cards,
    pub artisans: Cards,
    pub tomb: u8,
    pub nile: [u8; 5],
    pub place: Place,
}

/// The standing of a player in the round. Rows and fields count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    #[default]
    Active,
    Pyramid {
        row: u8,
        field: u8,
    },
    /// The last one to pass goes on to the next round at once.
    Last,
}

/// The opponent of a single player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Traitor {
    /// From the left; while they are laid out, those not yet decided come last.
    pub boards: [Board; 5],
    pub faces: [Face; 5],
    pub colours: [Colour; 5],
    /// The tokens on each lane, from the bottom.
    pub lanes: [[Option<Colour>; MOST_SPACES]; 5],
    /// Tokens on the lanes that the bank could not give (J-B2), by colour.
    pub markers: [u8; 5],
    pub resources: [u8; 6],
    pub offerings: [u8; Offering::ALL.len()],
    pub nobles: Cards,
    pub artisans: Cards,
    /// Cards it has removed from the game.
    pub nobles_gone: Cards,
    pub artisans_gone: Cards,
    pub tomb: u8,
    pub nile: [u8; 5],
    /// Gods that are satisfied for it, one bit each.
    pub gods: u8,
    /// The highest value of a noble that it has reached; 0: none.
    pub noble_value: u8,
    pub place: Place,
}

impl Default for Traitor {
    fn default() -> Self {
        Traitor {
            boards: Board::ALL,
            faces: [Face::Light; 5],
            colours: Colour::ALL,
            lanes: Default::default(),
            markers: [0; 5],
            resources: [0; 6],
            offerings: [0; Offering::ALL.len()],
            nobles: Cards::EMPTY,
            artisans: Cards::EMPTY,
            nobles_gone: Cards::EMPTY,
            artisans_gone: Cards::EMPTY,
            tomb: 0,
            nile: [0; 5],
            gods: 0,
            noble_value: 0,
            place: Place::Active,
        }
    }
}

impl Traitor {
    /// Tokens on a lane.
    #[inline]
    pub fn fill(&self, lane: usize) -> usize {
        self.lanes[lane].iter().take_while(|space| space.is_some()).count()
    }
}

impl Player {
    /// Nobles of this set that the player has and has not used in this round.
    #[inline]
    pub fn ready(&self, nobles: Cards) -> Cards {
        self.nobles.and(nobles).without(self.tired)
    }

    /// Pieces of this kind.
    #[inline]
    pub fn count(&self, piece: Piece) -> u8 {
        match piece.offering() {
            Some(offering) => self.offerings[offering.index()],
            None => self.resources[piece.index()],
        }
    }

    pub(crate) fn count_mut(&mut self, piece: Piece) -> &mut u8 {
        match piece.offering() {
            Some(offering) => &mut self.offerings[offering.index()],
            None => &mut self.resources[piece.index()],
        }
    }

    #[inline]
    pub fn offering_count(&self) -> u8 {
        self.offerings.iter().sum()
    }
}

impl Pharaon {
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

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The Traitor, who plays against a single player.
    pub fn traitor(&self) -> Option<&Traitor> {
        self.is_solo().then_some(&self.traitor)
    }

    /// The zones clockwise.
    pub fn ring(&self) -> &[Zone; 5] {
        &self.ring
    }

    /// Jars that the Traitor will still turn up in this round.
    pub fn traitor_stack(&self) -> u8 {
        self.jars.held()
    }

    #[inline]
    pub fn is_solo(&self) -> bool {
        self.seats == 1
    }

    pub fn first_player(&self) -> Option<Holder> {
        self.first
    }

    pub fn pharaoh(&self) -> Option<Holder> {
        self.pharaoh
    }

    /// The holder on turn; another player may have to decide something in it.
    pub fn active(&self) -> Holder {
        self.active
    }

    pub fn bank(&self, resource: Resource) -> u8 {
        self.bank[resource.index()]
    }

    /// Slots of each section that are in use.
    #[inline]
    pub fn slots(&self) -> usize {
        usize::from(self.content().table(self.seats).slots)
    }

    /// The place of a zone in the ring.
    #[inline]
    pub fn position(&self, zone: Zone) -> usize {
        self.ring.iter().position(|&other| other == zone).expect("every zone is in the ring")
    }

    /// The colour of the section that faces a zone.
    #[inline]
    pub fn entry_colour(&self, zone: Zone) -> Colour {
        self.colour_at(self.position(zone), self.offset)
    }

    /// The same for all zones, by zone.
    #[inline]
    pub(crate) fn entry_colours(&self) -> [Colour; 5] {
        let mut colours = self.content().wheel;
        for (position, zone) in self.ring.into_iter().enumerate() {
            colours[zone.index()] = self.colour_at(position, self.offset);
        }
        colours
    }

    /// The zone that the section of a colour faces.
    pub fn facing(&self, colour: Colour) -> Zone {
        let entered = |zone: &Zone| self.entry_colour(*zone) == colour;
        Zone::ALL.into_iter().find(entered).expect("every section faces a zone")
    }

    /// The colour that opens a zone `later` rounds from now.
    pub fn entry_colour_later(&self, zone: Zone, later: u8) -> Colour {
        let offset = (0..later).fold(self.offset, |offset, _| turned(offset, self.direction));
        self.colour_at(self.position(zone), offset)
    }

    #[inline]
    fn colour_at(&self, position: usize, offset: u8) -> Colour {
        self.content().wheel[(position + 5 - usize::from(offset)) % 5]
    }

    /// The first free slot of a section.
    #[inline]
    pub fn free_slot(&self, colour: Colour) -> Option<usize> {
        self.wheel[colour.index()][..self.slots()].iter().position(Option::is_none)
    }

    /// The ready noble with which a player can enter a zone although its slots are full.
    #[inline]
    pub(crate) fn opener(&self, seat: Seat, zone: Zone) -> Option<Card> {
        self.players[seat].ready(self.content().full_zone(zone)).lowest()
    }

    /// Whether a player can lay an entry piece in a zone that the section of `colour` faces.
    #[inline]
    pub(crate) fn is_open(&self, seat: Seat, zone: Zone, colour: Colour) -> bool {
        self.free_slot(colour).is_some() || self.opener(seat, zone).is_some()
    }

    /// The cost of an action; `None` if the action does not exist.
    #[inline]
    pub fn cost(&self, seat: Seat, target: Target) -> Option<Cost> {
        Some(match target {
            Target::Pair(_) => Cost::Any,
            Target::Bonus(_) => Cost::SamePair,
            Target::Noble(_) if self.has(seat, Ability::AnyFive) => Cost::AnyFive,
            Target::Noble(_) => Cost::AllColours,
            Target::Artisan(_) => Cost::SameThree,
            Target::Nile(action) => self.content().nile_cost(action),
            Target::Tomb => self.content().tomb_cost(self.players[seat].tomb)?,
        })
    }

    /// Whether a player has a noble with this ability.
    #[inline]
    pub fn has(&self, seat: Seat, ability: Ability) -> bool {
        !self.players[seat].nobles.and(self.content().able(ability)).is_empty()
    }

    /// The god at the clockwise border of a place of the ring, and both of its conditions: of the zone there, and of
    /// the next one clockwise.
    pub fn god(&self, position: usize) -> God {
        self.content().gods[self.ring[position].index()]
    }

    /// Whether an offering can be had from the bonus field or the bag.
    #[inline]
    pub(crate) fn has_offering(&self) -> bool {
        self.bonus.iter().any(Option::is_some) || self.bag.can_draw()
    }

    /// The jars that lie face up.
    pub(crate) fn face_up_jars(&self) -> impl Iterator<Item = Card> {
        self.jars_up.iter().flatten().copied()
    }

    /// Whether the bank holds silver.
    #[inline]
    pub(crate) fn has_silver(&self) -> bool {
        self.bank[Resource::Silver.index()] > 0
    }

    /// Whether the bank holds a basic resource.
    #[inline]
    pub(crate) fn has_basic(&self) -> bool {
        self.bank[..5].iter().any(|&count| count > 0)
    }
}

/// The wheel one zone further.
#[inline]
pub(crate) fn turned(offset: u8, direction: Spin) -> u8 {
    (offset + if direction == Spin::Clockwise { 1 } else { 4 }) % 5
}
