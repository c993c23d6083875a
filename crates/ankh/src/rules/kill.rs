//! The kill procedure.

use arrayvec::ArrayVec;
use maat_engine::Seat;

use super::{Settled, devotion, summon};
use crate::events::Event;
use crate::figures::{Figure, FigureSet, MOST_GUARDIANS};
use crate::legal::battle;
use crate::map::Hex;
use crate::pieces::{Fate, God, Guardian};
use crate::state::Ankh;
use crate::step::Step;

/// All victims leave the map at the same time, with Sun tokens and protection.
pub fn kill(game: &mut Ankh, fate: Fate, events: &mut Vec<Event>) -> Settled {
    let victims = game.battle.victims;
    for figure in victims.iter() {
        let seat = game.figures.owner(figure).expect("a victim has an owner");
        let hex = game.figures.hex(figure).expect("a victim is on the map");
        game.battle.killed[seat] += 1;
        game.figures.send_to_pool(figure, seat);
        events.push(Event::FigureKilled { seat, kind: game.kind(figure), hex, fate });
    }
    game.battle.mummies = victims & game.all_of(Guardian::Mummy);
    game.battle.cats = game.battle.cats | (victims & game.all_of(Guardian::Cat));
    game.steps.replace(Step::Mummies { fate });
    Settled::Done
}

/// Killed Mummies return next to their god, one after the other, the lowest owner's first; without a free hex they stay in
/// the pool.
pub fn mummies(game: &mut Ankh, fate: Fate) -> Settled {
    let left = game.battle.mummies;
    let owners =
        game.battle.participants.iter().filter(|seat| !(left & game.figures.owned(*seat)).is_empty());
    let Some(&seat) = game.ascending(owners).first() else {
        game.steps.replace(Step::Trapping { fate });
        return Settled::Done;
    };
    let mummy = (left & game.figures.owned(seat)).lowest().expect("the owner has one");
    game.battle.mummies.remove(mummy);
    if !battle::mummy_hexes(game, seat).is_empty() {
        game.steps.push(Step::Mummy { seat, mummy });
    }
    Settled::Done
}

/// It is a summon: Ra may make it radiant.
pub fn restore(game: &mut Ankh, seat: Seat, mummy: Figure, hex: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    game.figures.stand(mummy, seat, hex);
    events.push(Event::MummyReturned { seat, hex });
    summon::ask_sun(game, seat, mummy, seat);
}

/// Anubis may trap one enemy warrior among those just killed, wherever he is (C-19).
pub fn trapping(game: &mut Ankh, fate: Fate) -> Settled {
    game.steps.replace(Step::Toll { fate });
    let anubis = game.holder(God::Anubis);
    if let Some(seat) = anubis.filter(|seat| !battle::trappable(game, *seat, fate).is_empty()) {
        game.steps.push(Step::Trap { seat, fate });
    }
    Settled::Done
}

pub fn trap(game: &mut Ankh, seat: Seat, fate: Fate, owner: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    let killed = game.battle.victims & FigureSet::WARRIORS & game.figures.owned(owner);
    game.figures.trap(killed.lowest().expect("a warrior was killed"));
    game.battle.trapped |= fate == Fate::Plague;
    events.push(Event::WarriorTrapped { seat, owner });
}

pub fn trap_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NothingTrapped { seat });
}

/// After a plague Cat Mummies take their toll at once; after a battle they wait for Magnanimous.
pub fn toll(game: &mut Ankh, fate: Fate, events: &mut Vec<Event>) -> Settled {
    game.steps.pop();
    game.battle.victims = FigureSet::EMPTY;
    if fate == Fate::Plague {
        cats(game, events);
    }
    Settled::Done
}

/// C-21: each cat is a step of its own, the lowest owner's first; all other gods lose, in ascending order.
pub fn cats(game: &mut Ankh, events: &mut Vec<Event>) {
    let cats = std::mem::take(&mut game.battle.cats);
    let owned = |seat: Seat| (cats & game.figures.owned(seat)).iter().map(move |_| seat);
    let owners: ArrayVec<Seat, MOST_GUARDIANS> =
        game.ascending(game.living()).into_iter().flat_map(owned).collect();
    for owner in owners {
        for seat in game.ascending(game.living().filter(|&seat| seat != owner)) {
            devotion::lose(game, seat, game.content().numbers.cat_loss, events);
        }
    }
}
