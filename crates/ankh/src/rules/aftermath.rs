//! After the kills: what losers gain, and step 6 of a battle.

use maat_engine::Seat;

use super::{Settled, battle, devotion, followers, kill};
use crate::events::Event;
use crate::legal::battle::{free_land, gate_sources};
use crate::map::Hex;
use crate::pieces::{Card, Cause, God, Merit, Power};
use crate::sets::CardSet;
use crate::state::Ankh;
use crate::step::Step;

/// Magnanimous, Cat Mummies, Miracle.
pub fn begin(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
    game.steps.replace(Step::Underworld);
    magnanimous(game, events);
    if !game.is_over() {
        kill::cats(game, events);
        miracles(game, events);
    }
    Settled::Done
}

/// Losers with enough figures when strengths were counted.
fn magnanimous(game: &mut Ankh, events: &mut Vec<Event>) {
    battle::take_order(game);
    let numbers = &game.content().numbers;
    for seat in game.battle.order() {
        let enough = game.battle.present[seat] >= numbers.magnanimous_figures;
        if enough && game.battle.winner != Some(seat) && game.has(seat, Power::Magnanimous) {
            devotion::gain(game, seat, numbers.magnanimous, Merit::Magnanimous, events);
        }
        if game.is_over() {
            return;
        }
    }
}

/// One for each own figure that was killed in this battle.
fn miracles(game: &mut Ankh, events: &mut Vec<Event>) {
    battle::take_order(game);
    for seat in game.battle.order() {
        if game.battle.picks[seat].contains(Card::Miracle) {
            let amount = game.battle.killed[seat] * game.content().numbers.miracle;
            devotion::gain(game, seat, amount, Merit::Miracle, events);
        }
        if game.is_over() {
            return;
        }
    }
}

/// Osiris, if he took part and lost.
pub fn underworld(game: &mut Ankh) -> Settled {
    game.steps.replace(Step::Cycle);
    let lost = |seat: &Seat| game.battle.participants.contains(*seat) && game.battle.winner != Some(*seat);
    let osiris = game.holder(God::Osiris).filter(lost);
    if let Some(seat) = osiris.filter(|_| !free_land(game).is_empty()) {
        game.steps.push(Step::Lift { seat });
    }
    Settled::Done
}

/// Which token is asked only if there are several.
pub fn open_lift(game: &mut Ankh, seat: Seat) -> Settled {
    let mut sources = gate_sources(game);
    let (first, second) = (sources.next(), sources.next());
    drop(sources);
    match (first, second) {
        (Some(from), None) => {
            game.steps.replace(Step::Gate { seat, from, only: true });
            Settled::Done
        }
        _ => Settled::Waits,
    }
}

/// A figure on the hex that the token leaves stays there.
pub fn place(game: &mut Ankh, seat: Seat, from: Option<Hex>, hex: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    if let Some(from) = from {
        game.gates.remove(from);
    }
    game.gates.add(hex);
    events.push(Event::GatePlaced { seat, hex, from });
}

pub fn place_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NoGate { seat });
}

/// All used cards return, this one too.
pub fn cycle(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
    for seat in game.battle.order() {
        if game.battle.picks[seat].contains(Card::Cycle) {
            let count = CardSet::all().without(game.players[seat].hand).len();
            game.players[seat].hand = CardSet::all();
            events.push(Event::CardsReturned { seat, count });
        }
    }
    battle::take_order(game);
    game.steps.replace(Step::Worships { place: 0 });
    Settled::Done
}

/// Worshipful, in ascending order.
pub fn worships(game: &mut Ankh, place: u8) -> Settled {
    let Some(seat) = game.battle.at(place) else {
        game.steps.replace(Step::EndBattle);
        return Settled::Done;
    };
    game.steps.replace(Step::Worships { place: place + 1 });
    let paid = game.players[seat].followers >= game.content().numbers.worship_cost.into();
    if paid && game.has(seat, Power::Worshipful) {
        game.steps.push(Step::Worship { seat });
        return Settled::Waits;
    }
    Settled::Done
}

pub fn worship(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    let numbers = &game.content().numbers;
    followers::pay(game, seat, numbers.worship_cost.into(), Cause::Worship, events);
    devotion::gain(game, seat, numbers.worship, Merit::Worshipful, events);
}

pub fn worship_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NotWorshipped { seat });
}
