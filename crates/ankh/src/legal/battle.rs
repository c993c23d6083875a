//! Decisions in a battle, and when gods merge.

use arrayvec::ArrayVec;
use maat_engine::{Seat, SeatSet};

use crate::figures::{Figure, FigureSet};
use crate::map::{Hex, HexSet, Token};
use crate::moves::Move;
use crate::options::Switch;
use crate::pieces::{Adoptee, Base, Fate, God, Monument, Power};
use crate::state::Ankh;

/// Where the battle is fought.
#[inline]
pub fn region(game: &Ankh) -> Token {
    game.battle.token.expect("a battle has a region")
}

/// Where figures can be teleported: empty land next to an own obelisk of the region.
pub fn teleport_hexes(game: &Ankh, seat: Seat) -> HexSet {
    if !game.has(seat, Power::ObeliskAttuned) {
        return HexSet::EMPTY;
    }
    let obelisks = game.monuments.held_of(seat, Monument::Obelisk) & game.regions.land(region(game));
    (game.regions.beside(game.map(), obelisks) & game.map().land) - game.barred(seat)
}

/// Figures on the map that were not teleported in this battle (C-09).
pub fn teleportable(game: &Ankh, seat: Seat) -> HexSet {
    game.figures.standing(seat) - game.figures.hexes_of(game.moved)
}

/// Who may announce two cards.
pub fn announcer(game: &Ankh) -> Option<Seat> {
    let amun = game.holder(God::Amun)?;
    let two = game.players[amun].hand.len() >= 2;
    (game.amun && two && game.battle.participants.contains(amun)).then_some(amun)
}

/// What a monument costs its builder.
pub fn build_cost(game: &Ankh, seat: Seat) -> u16 {
    let numbers = &game.content().numbers;
    let inspiring = game.has(seat, Power::Inspiring);
    u16::from(if inspiring { numbers.build_cost_inspiring } else { numbers.build_cost })
}

/// What can be built.
pub fn buildable(game: &Ankh, seat: Seat) -> impl Iterator<Item = Monument> {
    let player = &game.players[seat];
    let able = player.followers >= build_cost(game, seat) && player.pool > 0 && !free_land(game).is_empty();
    Monument::ALL.into_iter().filter(move |monument| able && game.supply(*monument) > 0)
}

/// Land of the battle region without figure, monument and Underworld token.
pub fn free_land(game: &Ankh) -> HexSet {
    game.regions.land(region(game)) - game.occupied() - game.gates
}

/// Whose warriors Anubis can trap, among those just killed.
pub fn trappable(game: &Ankh, anubis: Seat, fate: Fate) -> SeatSet {
    let once = fate == Fate::Plague && game.switches.other(Switch::AnubisTrapPerPlagueCard);
    let full = game.figures.captives().len() >= game.content().numbers.captives;
    if full || (once && game.battle.trapped) {
        return SeatSet::EMPTY;
    }
    owners(game, game.battle.victims & FigureSet::WARRIORS).without(anubis)
}

/// Whose some figures are.
fn owners(game: &Ankh, figures: FigureSet) -> SeatSet {
    game.living().filter(|&seat| !(figures & game.figures.owned(seat)).is_empty()).collect()
}

/// Victims of Isis beside an enemy.
pub fn protected(game: &Ankh, isis: Seat) -> HexSet {
    let enemies = game.figures.enemies(isis);
    let own = game.figures.hexes_of(game.battle.victims & game.figures.owned(isis));
    let guarded = game.regions.beside(game.map(), enemies);
    own & guarded
}

/// Where Underworld tokens can come from: the supply first.
pub fn gate_sources(game: &Ankh) -> impl Iterator<Item = Option<Hex>> {
    let left = game.gates.len() < game.content().numbers.gates;
    let movable = game.switches.usual(Switch::OsirisMoveAny) || !left;
    let placed = if movable { game.gates } else { HexSet::EMPTY };
    left.then_some(None).into_iter().chain(placed.iter().map(Some))
}

/// Guardians of two gods that merge, on bases of one size.
pub struct Adoption {
    /// In the order in which they are named: by hex, then those in the pool by kind.
    candidates: ArrayVec<Figure, 8>,
    /// Free bases.
    room: usize,
    /// All of the bases must be used.
    forced: bool,
}

impl Adoption {
    pub fn of(game: &Ankh, higher: Seat, lower: Seat, base: Base) -> Adoption {
        let (own, others) = (game.on_bases(higher, base), game.on_bases(lower, base));
        let bases = game.content().setup.bases[base.index()];
        let few = own.len() + others.len() > bases;
        let contested = few && game.switches.other(Switch::MergeKeepsOwnGuardians);
        let candidates = if contested { own | others } else { others };
        let room = if contested { bases } else { bases.saturating_sub(own.len()) };
        let mut candidates: ArrayVec<Figure, 8> = candidates.iter().collect();
        candidates.sort_unstable_by_key(|figure| {
            let hex = game.figures.hex(*figure);
            (hex.is_none(), hex, *figure)
        });
        let forced = game.switches.usual(Switch::MergedGuardiansForced);
        Adoption { candidates, room: room.into(), forced }
    }

    /// Free bases.
    pub fn room(&self) -> usize {
        self.room
    }

    pub fn candidates(&self) -> impl Iterator<Item = Figure> {
        self.candidates.iter().copied()
    }

    /// Nothing can be chosen: all of them are kept if there is room and they must be, or else none.
    pub fn keeps_all(&self) -> Option<bool> {
        let fits = self.candidates.len() <= self.room;
        match self.forced {
            true if fits => Some(true),
            _ if self.room == 0 || self.candidates.is_empty() => Some(false),
            _ => None,
        }
    }

    /// Candidates that can be named after those kept so far, so that enough are left to use all bases.
    pub fn open(&self, kept: u16) -> impl Iterator<Item = Figure> {
        let is_kept = |figure: &Figure| figure.guardian().is_some_and(|place| kept & (1 << place) != 0);
        let next = self.candidates.iter().rposition(is_kept).map_or(0, |last| last + 1);
        let left = self.room - kept.count_ones() as usize;
        let end = match (left, self.forced) {
            (0, _) => next,
            (left, true) => self.candidates.len() + 1 - left,
            (_, false) => self.candidates.len(),
        };
        self.candidates[next..end.max(next)].iter().copied()
    }

    /// The moves: of guardians that are alike in the pool only the first is offered.
    pub fn offer(&self, game: &Ankh, kept: u16, out: &mut impl Extend<Move>) {
        let mut last = None;
        for figure in self.open(kept) {
            let adoptee = adoptee(game, figure);
            if last != Some(adoptee) {
                out.extend([Move::Adopt(adoptee)]);
            }
            last = Some(adoptee);
        }
        if !self.forced {
            out.extend([Move::Done]);
        }
    }
}

/// How a guardian is named.
pub fn adoptee(game: &Ankh, figure: Figure) -> Adoptee {
    let guardian = game.guardian(figure).expect("only guardians are adopted");
    game.figures.hex(figure).map_or(Adoptee::Pool(guardian), Adoptee::At)
}

/// Where a killed Mummy returns: empty land adjacent to its god.
pub fn mummy_hexes(game: &Ankh, seat: Seat) -> HexSet {
    let god = game.figures.hex(Figure::god(seat)).expect("a god is on the map");
    (game.regions.adjacent(game.map(), god) & game.map().land) - game.barred(seat)
}
