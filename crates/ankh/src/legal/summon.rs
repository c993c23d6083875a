//! Summoning: by what right, what, and where.

use maat_engine::Seat;

use crate::figures::FigureSet;
use crate::map::{Hex, HexSet};
use crate::pieces::{Call, God, Guardian, Monument, Power, Source};
use crate::state::Ankh;

const REGULAR: u16 = 1;
const GATE: u16 = 2;
const FIRST_PYRAMID: u16 = 4;

/// The bit of a right among those that were used; pyramids by their place among the god's own.
pub fn right(game: &Ankh, owner: Seat, source: Source) -> u16 {
    match source {
        Source::Regular => REGULAR,
        Source::Gate => GATE,
        Source::Pyramid(hex) => {
            let own = game.monuments.held_of(owner, Monument::Pyramid).iter();
            FIRST_PYRAMID << own.take_while(|other| *other < hex).count()
        }
    }
}

/// The rights that are left and of use.
pub fn sources(game: &Ankh, owner: Seat, used: u16) -> impl Iterator<Item = Source> {
    let callable = Callable::of(game, owner);
    let gate = (used & GATE == 0 && game.is_god(owner, God::Osiris)).then_some(Source::Gate);
    let attuned = game.has(owner, Power::PyramidAttuned);
    let pyramids = if attuned { game.monuments.held_of(owner, Monument::Pyramid) } else { HexSet::EMPTY };
    let unused = move |(place, _): &(usize, Hex)| used & (FIRST_PYRAMID << place) == 0;
    let pyramids = pyramids.iter().enumerate().filter(unused).map(|(_, hex)| Source::Pyramid(hex));
    let regular = (used & REGULAR == 0).then_some(Source::Regular);
    let useful = move |source: &Source| {
        (callable.others && !hexes(game, owner, *source, Call::Warrior).is_empty())
            || (callable.apep && !hexes(game, owner, *source, Call::Apep).is_empty())
    };
    regular.into_iter().chain(gate).chain(pyramids).filter(useful)
}

/// What can be summoned by a right.
pub fn calls(game: &Ankh, owner: Seat, source: Source) -> impl Iterator<Item = Call> {
    let land = !hexes(game, owner, source, Call::Warrior).is_empty();
    let somewhere =
        move |call: &Call| land || (*call == Call::Apep && !hexes(game, owner, source, *call).is_empty());
    Call::ALL.into_iter().filter(move |call| !callable(game, owner, *call).is_empty()).filter(somewhere)
}

/// Where a figure can be summoned. Apep goes on land like the others, or on water without a figure.
pub fn hexes(game: &Ankh, owner: Seat, source: Source, call: Call) -> HexSet {
    let map = game.map();
    let apep = call == Call::Apep;
    let water = if apep { map.water - game.figures.all() } else { HexSet::EMPTY };
    let land = map.land - game.barred(owner);
    match source {
        Source::Regular => {
            let anchors = game.figures.standing(owner) | game.monuments.held(owner);
            (game.regions.beside(map, anchors) & land) | water
        }
        Source::Pyramid(hex) => game.regions.adjacent(map, hex) & (land | water),
        Source::Gate => game.gates - game.figures.all(),
    }
}

/// The figures that answer a call.
pub fn callable(game: &Ankh, owner: Seat, call: Call) -> FigureSet {
    match call {
        Call::Warrior => game.figures.pool(owner) & FigureSet::WARRIORS,
        Call::Captive => {
            let fee = u16::from(game.content().numbers.captive_fee);
            let paid = game.players[owner].followers >= fee;
            if paid { game.figures.captives() & game.figures.owned(owner) } else { FigureSet::EMPTY }
        }
        guardian => {
            let guardian = guardian.guardian().expect("all other calls are for guardians");
            game.figures.pool(owner) & game.all_of(guardian)
        }
    }
}

/// Whether there is anybody to summon: Apep, and anybody else.
struct Callable {
    apep: bool,
    others: bool,
}

impl Callable {
    fn of(game: &Ankh, owner: Seat) -> Callable {
        let pool = game.figures.pool(owner);
        let apep = pool & game.all_of(Guardian::Apep);
        let others = !(pool - apep).is_empty() || !callable(game, owner, Call::Captive).is_empty();
        Callable { apep: !apep.is_empty(), others }
    }
}
