//! A battle from its beginning to the revealed cards and new monuments: steps 0 to 2.

use arrayvec::ArrayVec;
use maat_engine::{Seat, SeatSet};

use super::{Settled, followers, moving};
use crate::battle::Battle;
use crate::events::Event;
use crate::figures::{Figure, FigureSet};
use crate::legal::battle;
use crate::map::{Hex, Token};
use crate::pieces::{Card, Cause, Monument};
use crate::state::Ankh;
use crate::step::Step;

pub fn begin(game: &mut Ankh, token: Token, participants: SeatSet, events: &mut Vec<Event>) {
    game.battle = Battle { token: Some(token), participants, ..Battle::default() };
    events.push(Event::BattleBegan { token, seats: participants.iter().collect() });
    take_order(game);
    game.steps.push(Step::Obelisks { place: 0, out: 0 });
}

/// A step begins: its order is read now and stands (C-52).
pub fn take_order(game: &mut Ankh) {
    let order = game.ascending(game.battle.participants.iter());
    game.battle.set_order(order);
}

/// One figure each in turn; whoever stops or cannot is out.
pub fn obelisks(game: &mut Ankh, place: u8, mut out: u8) -> Settled {
    let count = game.battle.participants.len() as u8;
    for place in (0..count).map(|offset| (place + offset) % count) {
        let seat = game.battle.at(place).expect("a participant");
        if out & (1 << place) == 0 && can_teleport(game, seat) {
            game.steps.replace(Step::Obelisks { place, out });
            game.steps.push(Step::Teleport { seat });
            return Settled::Waits;
        }
        out |= 1 << place;
    }
    game.moved = FigureSet::EMPTY;
    game.steps.replace(Step::Announcement);
    Settled::Done
}

fn can_teleport(game: &Ankh, seat: Seat) -> bool {
    !battle::teleport_hexes(game, seat).is_empty() && !battle::teleportable(game, seat).is_empty()
}

pub fn stop_teleporting(game: &mut Ankh) {
    game.steps.pop();
    if let Some(Step::Obelisks { place, out }) = game.steps.top() {
        game.steps.replace(Step::Obelisks { place, out: out | 1 << place });
    }
}

pub fn teleport(game: &mut Ankh, seat: Seat, figure: Figure, to: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    if let Some(Step::Obelisks { place, out }) = game.steps.top() {
        let next = (place + 1) % game.battle.participants.len() as u8;
        game.steps.replace(Step::Obelisks { place: next, out });
    }
    let from = game.figures.hex(figure).expect("the figure is on the map");
    game.figures.stand(figure, seat, to);
    game.moved.add(figure);
    events.push(Event::FigureTeleported { seat, kind: game.kind(figure), from, to });
    moving::ask_aim(game, figure, seat);
}

/// Before any card is chosen.
pub fn announcement(game: &mut Ankh) -> Settled {
    game.steps.replace(Step::Cards);
    if let Some(seat) = battle::announcer(game) {
        game.steps.push(Step::Announce { seat });
    }
    Settled::Done
}

pub fn announce(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    game.amun = false;
    game.battle.announced = Some(seat);
    events.push(Event::TwoCardsAnnounced { seat });
}

/// In secret; the last card opens all of them.
pub fn pick(game: &mut Ankh, seat: Seat, card: Card, events: &mut Vec<Event>) {
    game.battle.picks[seat].add(card);
    if game.battle.undecided().is_empty() {
        reveal(game, events);
    }
}

/// The cards are used now; Flood brings followers and protects.
fn reveal(game: &mut Ankh, events: &mut Vec<Event>) {
    game.battle.revealed = true;
    take_order(game);
    for seat in game.battle.order() {
        let picks = game.battle.picks[seat];
        let player = &mut game.players[seat];
        player.hand = player.hand.without(picks);
        player.played = picks;
        events.push(Event::CardsRevealed { seat, cards: picks.iter().collect::<ArrayVec<Card, 2>>() });
    }
    for seat in game.battle.order() {
        if game.battle.picks[seat].contains(Card::Flood) {
            flood(game, seat, events);
        }
    }
    game.steps.replace(Step::Building { place: 0 });
}

/// Own figures on fertile land; a hex with an Underworld token is neither fertile nor desert.
fn flood(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    let here = game.in_region(seat, battle::region(game));
    let fertile = game.figures.those_on((here & game.map().fertile) - game.gates);
    game.figures.flooded = game.figures.flooded | fertile;
    events.push(Event::FiguresFlooded { seat, figures: fertile.len() });
    let count = u16::from(fertile.len()) * u16::from(game.content().numbers.flood);
    followers::gain(game, seat, count, Cause::Flood, events);
}

/// Each player of the card may build, in ascending order.
pub fn buildings(game: &mut Ankh, place: u8, events: &mut Vec<Event>) -> Settled {
    let Some(seat) = game.battle.at(place) else {
        super::plague::begin(game);
        return Settled::Done;
    };
    game.steps.replace(Step::Building { place: place + 1 });
    if !game.battle.picks[seat].contains(Card::Build) {
        return Settled::Done;
    }
    if battle::buildable(game, seat).next().is_some() {
        game.steps.push(Step::Build { seat });
        return Settled::Waits;
    }
    events.push(Event::NothingBuilt { seat });
    Settled::Done
}

pub fn build_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NothingBuilt { seat });
}

pub fn build(game: &mut Ankh, seat: Seat, monument: Monument, hex: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    let cost = battle::build_cost(game, seat);
    followers::pay(game, seat, cost, Cause::Build, events);
    game.players[seat].pool -= 1;
    game.monuments.build(monument, hex);
    game.monuments.take(seat, hex);
    events.push(Event::MonumentBuilt { seat, monument, hex });
}

/// Nothing of a battle is left for the next one.
pub fn end(game: &mut Ankh) -> Settled {
    game.steps.pop();
    game.battle = Battle::default();
    game.figures.flooded = FigureSet::EMPTY;
    Settled::Done
}
