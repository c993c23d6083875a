//! The state and its invariants.

use maat_engine::{Bag, Id, IdSet, PerSeat, Seat, Steps, bits};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::content::{Content, content};
use crate::options::Options;
use crate::owners::Owners;
use crate::pieces::{Card, Queue, RoundCard, ShipNo, Side, Site, Slot, SlotNo, Source};
use crate::rules::{Step, market, sail};

/// A game of Imhotep in progress.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Imhotep {
    pub(crate) seats: u8,
    pub(crate) revision: u16,
    pub(crate) options: Options,
    pub(crate) round: u8,
    /// Round cards not yet used.
    pub(crate) cards_left: IdSet<RoundCard, u8>,
    pub(crate) start: Seat,
    pub(crate) active: Seat,
    pub(crate) last_sailor: Option<Seat>,
    pub(crate) players: PerSeat<Player>,
    pub(crate) ships: [Ship; ShipNo::COUNT],
    pub(crate) market: [Option<Card>; 4],
    /// The cards of the face-down pair that its taker has seen so far. They stay in the bag until one is kept.
    pub(crate) peek: [Option<Card>; 2],
    /// The draw pile, with the face-down pair, and the discard pile.
    pub(crate) bag: Bag<{ Card::KINDS }>,
    /// Side B: the stones beside the three small pyramids.
    pub(crate) pyramid: Owners,
    pub(crate) small: [[Option<Seat>; 5]; 3],
    pub(crate) temple: Owners,
    pub(crate) burial: Owners,
    /// Side A: the height of each obelisk. Side B: loose stones.
    pub(crate) obelisks: PerSeat<u8>,
    pub(crate) towers: [Option<Seat>; 8],
    /// Deepest: EndTurn, Discard (blue), Unload, Discard (red), Put, Draw, Discard (red), Put, Load: each bonus
    /// exists once, so red cards nest at most twice.
    pub(crate) steps: Steps<Step, 10>,
}

impl Clone for Imhotep {
    /// Every field is plain bytes: all of them are copied at once, where a derived `clone` goes field by field.
    #[inline]
    fn clone(&self) -> Self {
        Imhotep { ..*self }
    }
}

/// The possessions of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub sled: u8,
    pub quarry: u8,
    pub cards: Cards,
    pub points: Points,
}

/// The score sheet: points by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Points {
    pub pyramid: i16,
    pub temple: i16,
    pub burial: i16,
    pub obelisks: i16,
    pub decorations: i16,
    pub statues: i16,
    pub blue_cards: i16,
    pub wrath: i16,
}

impl Points {
    #[inline]
    pub fn add(&mut self, source: Source, points: i16) {
        *match source {
            Source::Pyramid => &mut self.pyramid,
            Source::Temple => &mut self.temple,
            Source::Burial => &mut self.burial,
            Source::Obelisks => &mut self.obelisks,
            Source::Decorations => &mut self.decorations,
            Source::Statues => &mut self.statues,
            Source::BlueCards => &mut self.blue_cards,
            Source::Wrath => &mut self.wrath,
        } += points;
    }

    pub fn total(&self) -> i16 {
        self.pyramid
            + self.temple
            + self.burial
            + self.obelisks
            + self.decorations
            + self.statues
            + self.blue_cards
            + self.wrath
    }
}

/// A ship of this round; slot 0 is at the bow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Ship {
    pub capacity: u8,
    pub slots: [Option<Seat>; SlotNo::COUNT],
    pub docked: Option<Site>,
}

impl Ship {
    #[inline]
    pub fn load(&self) -> u8 {
        self.slots.iter().filter(|slot| slot.is_some()).count() as u8
    }

    /// The empty slots, one bit each; none once the ship has sailed.
    #[inline]
    fn free(&self) -> u16 {
        let empty =
            (0..SlotNo::COUNT).fold(0, |empty, slot| empty | u16::from(self.slots[slot].is_none()) << slot);
        if self.docked.is_some() { 0 } else { empty & ((1 << self.capacity) - 1) }
    }

    /// The slots in use, from the bow.
    pub fn queue(&self) -> Queue {
        SlotNo::all().filter(|slot| self.slots[slot.index()].is_some()).collect()
    }
}

impl Imhotep {
    #[inline]
    pub fn content(&self) -> &'static Content {
        content(self.revision)
    }

    #[inline]
    pub fn side(&self, site: Site) -> Side {
        self.options.sides[site.index()]
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

    pub fn ships(&self) -> &[Ship; ShipNo::COUNT] {
        &self.ships
    }

    /// The seat on turn, even while another seat decides.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Empty slots of ships that have not sailed, ship by ship from the bow.
    #[inline]
    pub(crate) fn free_slots(&self) -> impl ExactSizeIterator<Item = Slot> + use<> {
        let free = self.ships.iter().rev().fold(0, |free, ship| free << SlotNo::COUNT | ship.free());
        bits(free).map(Slot::at)
    }

    /// Ships that have not sailed and carry at least their minimum.
    #[inline]
    pub(crate) fn sailable(&self) -> impl ExactSizeIterator<Item = ShipNo> + use<> {
        let minimum = &self.content().minimum;
        let ready = |ship: &Ship| {
            let load = ship.capacity - ship.free().count_ones() as u8;
            ship.docked.is_none() && ship.capacity > 0 && load >= minimum[usize::from(ship.capacity)]
        };
        let ships = self.ships.iter().rev().fold(0, |ships, ship| ships << 1 | u16::from(ready(ship)));
        bits(ships).map(ShipNo::at)
    }

    pub fn is_taken(&self, site: Site) -> bool {
        self.ships.iter().any(|ship| ship.docked == Some(site))
    }

    /// How many stones fit when up to `wanted` are hauled from the quarry to the sled.
    #[inline]
    pub(crate) fn haulable(&self, seat: Seat, wanted: u8) -> u8 {
        let player = &self.players[seat];
        wanted.min(self.content().sled - player.sled).min(player.quarry)
    }

    /// Stones on a small pyramid.
    #[inline]
    pub(crate) fn small_len(&self, pyramid: usize) -> usize {
        self.small[pyramid].iter().take_while(|stone| stone.is_some()).count()
    }

    /// The owner of the stone visible from above at a place of the temple, counted from 0.
    #[inline]
    pub fn temple_visible(&self, place: u8) -> Option<Seat> {
        let slots = usize::from(self.content().temple_slots(self.seats));
        let (len, place) = (self.temple.len(), usize::from(place));
        let level = len.checked_sub(place + 1)? / slots;
        self.temple.get(level * slots + place)
    }

    /// Stones of one player on a site.
    pub(crate) fn stones_of(&self, seat: Seat, site: Site) -> usize {
        match site {
            Site::Market => 0,
            Site::Pyramid => {
                let small = self.small.iter().flatten().filter(|&&stone| stone == Some(seat)).count();
                self.pyramid.count(seat) + small
            }
            Site::Temple => self.temple.count(seat),
            Site::Burial => self.burial.count(seat),
            Site::Obelisks => {
                let towers = self.towers.iter().filter(|&&tower| tower == Some(seat)).count();
                usize::from(self.obelisks[seat]) + towers * usize::from(self.content().stones_in_a_tower)
            }
        }
    }

    /// Stones of all players on a site.
    pub fn stones_on(&self, site: Site) -> usize {
        match site {
            Site::Market => 0,
            Site::Pyramid => self.pyramid.len() + self.small.iter().flatten().flatten().count(),
            Site::Temple => self.temple.len(),
            Site::Burial => self.burial.len(),
            Site::Obelisks => Seat::first(self.seats).map(|seat| self.stones_of(seat, site)).sum(),
        }
    }

    /// Panics unless every stone and card is where it can be.
    pub(crate) fn check_invariants(&self) {
        let content = self.content();
        for seat in Seat::first(self.seats) {
            let player = &self.players[seat];
            assert!(player.sled <= content.sled, "{seat} has {} stones on the sled", player.sled);
            let afloat =
                self.ships.iter().flat_map(|ship| ship.slots).filter(|&stone| stone == Some(seat)).count();
            let built: usize = Site::ALL.into_iter().map(|site| self.stones_of(seat, site)).sum();
            let stones = usize::from(player.sled) + usize::from(player.quarry) + afloat + built;
            assert_eq!(stones, usize::from(content.stones), "the stones of {seat}");
        }
        for card in Card::ALL {
            let held: u8 = Seat::first(self.seats).map(|seat| self.players[seat].cards.count(card)).sum();
            let market = self.market.iter().filter(|&&place| place == Some(card)).count() as u8;
            let acting = |step: &&Step| **step == Step::Market(market::Step::Discard { card });
            let acting = self.steps.as_slice().iter().filter(acting).count() as u8;
            let piles = self.bag.unseen(card.index()) + self.bag.discard()[card.index()];
            assert_eq!(held + market + acting + piles, content.copies[card.index()], "copies of {card}");
        }
        let sites: Vec<Site> = self.ships.iter().filter_map(|ship| ship.docked).collect();
        assert!((1..sites.len()).all(|n| !sites[..n].contains(&sites[n])), "two ships in one harbour");
        for (index, ship) in self.ships.iter().enumerate() {
            let unloading = self.steps.as_slice().iter().any(|step| {
                matches!(step, Step::Sail(sail::Step::Unload { ship, .. } | sail::Step::Order { ship, .. })
                    if ship.index() == index)
            });
            assert!(ship.docked.is_none() || unloading || ship.load() == 0, "a docked ship is not empty");
            let beyond = &ship.slots[usize::from(ship.capacity)..];
            assert!(beyond.iter().all(Option::is_none), "a stone beyond the slots of a ship");
        }
        for pyramid in 0..self.small.len() {
            let gap = self.small[pyramid][self.small_len(pyramid)..].iter().any(Option::is_some);
            assert!(!gap, "a small pyramid is filled in order");
        }
        let used = self.towers.iter().take_while(|tower| tower.is_some()).count();
        assert!(self.towers[used..].iter().all(Option::is_none), "towers fill the best spaces first");
    }
}
