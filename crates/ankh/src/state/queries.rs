//! Queries that many rules share.

use arrayvec::ArrayVec;
use maat_engine::{MAX_SEATS, Seat, SeatSet};

use super::{Ankh, Fortune};
use crate::figures::{Figure, FigureSet};
use crate::map::{HexSet, Token};
use crate::options::Switch;
use crate::pieces::{Action, Base, God, Guardian, Kind, Monument, Power};

/// Seats in some order.
pub type Order = ArrayVec<Seat, MAX_SEATS>;

impl Ankh {
    /// The seat under which all that a seat plays with is kept: its own, unless its god was merged into another.
    #[inline]
    pub fn entity(&self, seat: Seat) -> Seat {
        let player = &self.players[seat];
        match (player.fortune, player.partner) {
            (Fortune::Merged, Some(higher)) => higher,
            _ => seat,
        }
    }

    /// Gods that are neither merged into another nor forgotten.
    #[inline]
    pub fn living(&self) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        Seat::first(self.seats).filter(|&seat| self.is_living(seat))
    }

    #[inline]
    pub fn is_living(&self, seat: Seat) -> bool {
        self.players[seat].fortune == Fortune::Worshipped
    }

    /// All seats that play a god.
    pub fn seats_of(&self, seat: Seat) -> SeatSet {
        let alone = SeatSet::only(seat);
        self.players[seat].partner.map_or(alone, |partner| alone.with(partner))
    }

    /// The abilities of a god: those of a merged god are two, the higher one first.
    pub fn gods(&self, seat: Seat) -> impl Iterator<Item = God> {
        let player = &self.players[seat];
        let partner = player.partner.and_then(|partner| self.players[partner].god);
        player.god.into_iter().chain(partner)
    }

    #[inline]
    pub fn is_god(&self, seat: Seat, god: God) -> bool {
        self.gods(seat).any(|own| own == god)
    }

    /// The seat that has the ability of a god.
    #[inline]
    pub fn holder(&self, god: God) -> Option<Seat> {
        self.living().find(|&seat| self.is_god(seat, god))
    }

    #[inline]
    pub fn has(&self, seat: Seat, power: Power) -> bool {
        self.players[seat].powers.contains(power)
    }

    /// In ascending order of devotion: the lowest rank first.
    #[inline]
    pub fn ascending(&self, seats: impl IntoIterator<Item = Seat>) -> Order {
        let mut order: Order = seats.into_iter().collect();
        order.sort_unstable_by_key(|seat| (self.players[*seat].space, self.players[*seat].height));
        order
    }

    #[inline]
    pub fn kind(&self, figure: Figure) -> Kind {
        match figure.level() {
            Some(level) => self.cards[level].expect("a guardian has a card").into(),
            None if figure.is_god() => Kind::God,
            None => Kind::Warrior,
        }
    }

    /// The guardian that a figure is.
    pub fn guardian(&self, figure: Figure) -> Option<Guardian> {
        self.cards[figure.level()?]
    }

    /// All figures of a guardian, wherever they are.
    #[inline]
    pub fn all_of(&self, guardian: Guardian) -> FigureSet {
        let level = usize::from(self.content().guardian(guardian).level) - 1;
        if self.cards[level] == Some(guardian) { Figure::of_level(level) } else { FigureSet::EMPTY }
    }

    /// A god's guardians on bases of a size.
    pub fn on_bases(&self, seat: Seat, base: Base) -> FigureSet {
        let guardians = self.figures.owned(seat).and(Figure::GUARDIANS);
        let size = |figure: &Figure| {
            self.guardian(*figure).is_some_and(|guardian| self.content().guardian(guardian).base == base)
        };
        guardians.iter().filter(size).collect()
    }

    /// A base stays on its guardian for good, so that the others are free.
    pub fn free_bases(&self, seat: Seat, base: Base) -> u8 {
        self.content().setup.bases[base.index()].saturating_sub(self.on_bases(seat, base).len())
    }

    /// Hexes with a figure or a monument.
    #[inline]
    pub fn occupied(&self) -> HexSet {
        self.figures.all().or(self.monuments.all())
    }

    /// The hexes on which a figure of this god may not end its move.
    #[inline]
    pub fn closed(&self, seat: Seat) -> HexSet {
        self.occupied().or(if self.is_god(seat, God::Osiris) { HexSet::EMPTY } else { self.gates })
    }

    /// The hexes onto which a figure of this god may not be summoned, pushed or teleported (C-06).
    #[inline]
    pub fn entry_blocked(&self, seat: Seat) -> HexSet {
        if self.switches.contains(Switch::UnderworldBlocksAllEntry) {
            self.occupied()
        } else {
            self.closed(seat)
        }
    }

    /// The hexes of a region with figures of a god.
    #[inline]
    pub fn in_region(&self, seat: Seat, token: Token) -> HexSet {
        self.regions.within(self.map(), token, self.figures.standing(seat))
    }

    /// The seats that have figures in a region.
    #[inline]
    pub fn present(&self, token: Token) -> SeatSet {
        self.living().filter(|&seat| !self.in_region(seat, token).is_empty()).collect()
    }

    /// Monuments of a type left in the supply.
    pub fn supply(&self, monument: Monument) -> u8 {
        self.content().setup.monuments[monument.index()].saturating_sub(self.monuments.of(monument).len())
    }

    /// The seat that controls most monuments of a type in a region; `None` if several do, or none is controlled.
    #[inline]
    pub fn majority(&self, token: Token, monument: Monument) -> Option<(Seat, u8)> {
        let here = self.regions.land(token).and(self.monuments.of(monument));
        let mut most = None;
        for seat in self.living() {
            let count = here.and(self.monuments.held(seat)).len();
            match most {
                Some((_, best)) if count < best => {}
                Some((_, best)) if count == best => most = Some((None, best)),
                _ if count > 0 => most = Some((Some(seat), count)),
                _ => {}
            }
        }
        most.and_then(|(seat, count)| Some((seat?, count)))
    }

    /// The last space of a track: it triggers an event.
    #[inline]
    pub fn last_space(&self, action: Action) -> u8 {
        self.content().tracks.spaces(action, self.switches.contains(Switch::ActionTracks)) - 1
    }

    #[inline]
    pub fn last_red(&self) -> u8 {
        self.content().last_red.pick(self.switches.contains(Switch::LastRedIndex))
    }

    /// Actions of a turn of this seat.
    #[inline]
    pub fn allowed(&self, seat: Seat) -> u8 {
        let numbers = &self.content().numbers;
        if self.players[seat].partner.is_some() { numbers.merged_actions } else { numbers.actions }
    }

    /// The level of the next power, counted from 1; nothing if the row is empty.
    #[inline]
    pub fn next_level(&self, seat: Seat) -> Option<u8> {
        self.content().row.get(usize::from(self.players[seat].row)).copied()
    }

    /// Whether a token of the row covers the symbol of a guardian.
    pub fn covers_symbol(&self, place: u8) -> bool {
        let other = self.switches.contains(Switch::GuardianSymbolPositions);
        self.content().guardian_symbols.pick(other) & (1 << place) != 0
    }
}
