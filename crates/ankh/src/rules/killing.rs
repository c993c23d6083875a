//! The kill procedure: victims leave the map, Mummies return, Anubis traps, Cat Mummies take their toll.

use arrayvec::ArrayVec;
use maat_engine::{Actor, Seat, SeatSet, Settled, noun, steps, unexpected};

use super::{devotion, summon};
use crate::events::Event;
use crate::figures::{Figure, FigureSet, MOST_GUARDIANS};
use crate::map::{Hex, HexSet};
use crate::moves::Move;
use crate::options::Switch;
use crate::pieces::{Fate, God, Guardian};
use crate::state::Ankh;

steps! {
    pub enum Step of game: Ankh {
        /// Victims leave the map.
        Kill { fate: Fate } => auto,
        /// Mummies return.
        Mummies { fate: Fate } => auto,
        /// The hex where this Mummy returns.
        Mummy { seat: Seat, mummy: Figure } => ask(seat, "mummy"),
        /// Anubis may trap a warrior.
        Trapping { fate: Fate } => auto,
        Trap { seat: Seat, fate: Fate } => ask(seat, "trap"),
        /// Cat Mummies take their toll.
        Toll { fate: Fate } => auto,
    }
}

pub(super) fn offer(game: &Ankh, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Mummy { seat, .. } => out.extend(mummy_hexes(game, seat).iter().map(Move::At)),
        Step::Trap { seat, fate } => {
            out.extend(trappable(game, seat, fate).iter().map(Move::Trap).chain([Move::Decline]));
        }
        Step::Kill { .. } | Step::Mummies { .. } | Step::Trapping { .. } | Step::Toll { .. } => {}
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Mummy { seat, mummy } => restore(game, seat, mummy, noun!(Move::At, m, step), events),
        Step::Trap { seat, fate } => match m {
            Move::Trap(owner) => trap(game, seat, fate, owner, events),
            Move::Decline => trap_nothing(game, seat, events),
            m => unexpected(&step, &m),
        },
        Step::Kill { .. } | Step::Mummies { .. } | Step::Trapping { .. } | Step::Toll { .. } => {
            unexpected(&step, &m)
        }
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Kill { fate } => kill(game, fate, events),
        Step::Mummies { fate } => mummies(game, fate),
        Step::Mummy { .. } => Settled::Asks,
        Step::Trapping { fate } => trapping(game, fate),
        Step::Trap { .. } => Settled::Waits,
        Step::Toll { fate } => toll(game, fate, events),
    }
}

/// The hexes to which a killed Mummy can return: empty land adjacent to its god.
fn mummy_hexes(game: &Ankh, seat: Seat) -> HexSet {
    let god = game.figures.hex(Figure::god(seat)).expect("a god is on the map");
    game.regions.adjacent(game.map(), god).and(game.map().land).without(game.entry_blocked(seat))
}

/// The owners of the warriors that Anubis can trap, among those just killed.
fn trappable(game: &Ankh, anubis: Seat, fate: Fate) -> SeatSet {
    let once = fate == Fate::Plague && game.switches.contains(Switch::AnubisTrapPerPlagueCard);
    let full = game.figures.captives().len() >= game.content().numbers.captives;
    if full || (once && game.battle.trapped) {
        return SeatSet::EMPTY;
    }
    let killed = game.battle.victims.and(Figure::WARRIORS);
    let owners: SeatSet = game.living().filter(|&seat| killed.intersects(game.figures.owned(seat))).collect();
    owners.without(anubis)
}

/// All victims leave the map at the same time, with Sun tokens and protection.
fn kill(game: &mut Ankh, fate: Fate, events: &mut Vec<Event>) -> Settled {
    let victims = game.battle.victims;
    for figure in victims.iter() {
        let seat = game.figures.owner(figure).expect("a victim has an owner");
        let hex = game.figures.hex(figure).expect("a victim is on the map");
        game.battle.killed[seat] += 1;
        game.figures.send_to_pool(figure, seat);
        events.push(Event::FigureKilled { seat, kind: game.kind(figure), hex, fate });
    }
    game.battle.mummies = victims.and(game.all_of(Guardian::Mummy));
    game.battle.cats = game.battle.cats.or(victims.and(game.all_of(Guardian::Cat)));
    game.steps.replace(Step::Mummies { fate });
    Settled::Done
}

/// Killed Mummies return next to their god, one after the other, the lowest owner's first; without a free hex they stay in
/// the pool.
fn mummies(game: &mut Ankh, fate: Fate) -> Settled {
    let left = game.battle.mummies;
    let owners = game.battle.participants.iter().filter(|seat| left.intersects(game.figures.owned(*seat)));
    let Some(&seat) = game.ascending(owners).first() else {
        game.steps.replace(Step::Trapping { fate });
        return Settled::Done;
    };
    let mummy = left.and(game.figures.owned(seat)).lowest().expect("the owner has one");
    game.battle.mummies.remove(mummy);
    if !mummy_hexes(game, seat).is_empty() {
        game.steps.push(Step::Mummy { seat, mummy });
    }
    Settled::Done
}

/// It is a summon: Ra may make it radiant.
fn restore(game: &mut Ankh, seat: Seat, mummy: Figure, hex: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    game.figures.stand(mummy, seat, hex);
    events.push(Event::MummyReturned { seat, hex });
    summon::ask_sun(game, seat, mummy, seat);
}

/// Anubis may trap one enemy warrior among those just killed, wherever he is (C-19).
fn trapping(game: &mut Ankh, fate: Fate) -> Settled {
    game.steps.replace(Step::Toll { fate });
    let anubis = game.holder(God::Anubis);
    if let Some(seat) = anubis.filter(|seat| !trappable(game, *seat, fate).is_empty()) {
        game.steps.push(Step::Trap { seat, fate });
    }
    Settled::Done
}

fn trap(game: &mut Ankh, seat: Seat, fate: Fate, owner: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    let killed = game.battle.victims.and(Figure::WARRIORS).and(game.figures.owned(owner));
    game.figures.trap(killed.lowest().expect("a warrior was killed"));
    game.battle.trapped |= fate == Fate::Plague;
    events.push(Event::WarriorTrapped { seat, owner });
}

fn trap_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NothingTrapped { seat });
}

/// After a plague Cat Mummies take their toll at once; after a battle they wait for Magnanimous.
fn toll(game: &mut Ankh, fate: Fate, events: &mut Vec<Event>) -> Settled {
    game.steps.pop();
    game.battle.victims = FigureSet::EMPTY;
    if fate == Fate::Plague {
        cats(game, events);
    }
    Settled::Done
}

/// C-21: each cat is a step of its own, the lowest owner's first; all other gods lose, in ascending order.
pub(super) fn cats(game: &mut Ankh, events: &mut Vec<Event>) {
    let cats = std::mem::take(&mut game.battle.cats);
    let owned = |seat: Seat| cats.and(game.figures.owned(seat)).iter().map(move |_| seat);
    let owners: ArrayVec<Seat, MOST_GUARDIANS> =
        game.ascending(game.living()).into_iter().flat_map(owned).collect();
    for owner in owners {
        for seat in game.ascending(game.living().filter(|&seat| seat != owner)) {
            devotion::lose(game, seat, game.content().numbers.cat_loss, events);
        }
    }
}
