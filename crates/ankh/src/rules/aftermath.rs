//! After the kills: what losers gain, and step 6 of a battle.

use maat_engine::{Actor, Seat, Settled, steps, unexpected};

use super::battle::{self, free_land};
use super::turn::pay_followers;
use super::{devotion, killing};
use crate::events::Event;
use crate::map::{Hex, HexSet};
use crate::moves::Move;
use crate::options::Switch;
use crate::pieces::{Card, CardSet, Cause, God, Merit, Power, UnderworldToken};
use crate::state::Ankh;

steps! {
    pub enum Step of game: Ankh {
        /// Losers gain what their powers and cards bring.
        Aftermath => auto,
        /// Osiris places an Underworld token if he has lost.
        Underworld => auto,
        /// The Underworld token that is placed.
        Lift { seat: Seat } => ask(seat, "lift"),
        /// `only`: there was no other token, and so this is where to decline.
        Gate { seat: Seat, from: Option<Hex>, only: bool } => ask(seat, "gate"),
        /// Used cards return.
        Cycle => auto,
        /// Worshipful, from this place in the order on.
        Worships { place: u8 } => auto,
        Worship { seat: Seat } => ask(seat, "worship"),
    }
}

pub(super) fn offer(game: &Ankh, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Lift { .. } => out.extend(tokens(game).map(Move::Lift).chain([Move::Decline])),
        Step::Gate { only, .. } => {
            out.extend(free_land(game).iter().map(Move::Gate));
            out.extend(only.then_some(Move::Decline));
        }
        Step::Worship { .. } => out.extend([Move::Worship, Move::Decline]),
        Step::Aftermath | Step::Underworld | Step::Cycle | Step::Worships { .. } => {}
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Lift { seat } => match m {
            Move::Lift(token) => game.steps.replace(Step::Gate { seat, from: token.hex(), only: false }),
            Move::Decline => place_nothing(game, seat, events),
            m => unexpected(&step, &m),
        },
        Step::Gate { seat, from, .. } => match m {
            Move::Gate(hex) => place(game, seat, from, hex, events),
            Move::Decline => place_nothing(game, seat, events),
            m => unexpected(&step, &m),
        },
        Step::Worship { seat } => match m {
            Move::Worship => worship(game, seat, events),
            Move::Decline => worship_nothing(game, seat, events),
            m => unexpected(&step, &m),
        },
        Step::Aftermath | Step::Underworld | Step::Cycle | Step::Worships { .. } => unexpected(&step, &m),
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Aftermath => begin(game, events),
        Step::Underworld => underworld(game),
        Step::Lift { seat } => open_lift(game, seat),
        Step::Gate { .. } => Settled::Asks,
        Step::Cycle => cycle(game, events),
        Step::Worships { place } => worships(game, place),
        Step::Worship { .. } => Settled::Waits,
    }
}

/// Magnanimous, Cat Mummies, Miracle.
fn begin(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
    game.steps.replace(Step::Underworld);
    magnanimous(game, events);
    if !game.is_over() {
        killing::cats(game, events);
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
fn underworld(game: &mut Ankh) -> Settled {
    game.steps.replace(Step::Cycle);
    let lost = |seat: &Seat| game.battle.participants.contains(*seat) && game.battle.winner != Some(*seat);
    let osiris = game.holder(God::Osiris).filter(lost);
    if let Some(seat) = osiris.filter(|_| !free_land(game).is_empty()) {
        game.steps.push(Step::Lift { seat });
    }
    Settled::Done
}

/// The Underworld tokens that can be placed, that of the supply first.
fn tokens(game: &Ankh) -> impl Iterator<Item = UnderworldToken> {
    let left = game.gates.len() < game.content().numbers.gates;
    let movable = !game.switches.contains(Switch::OsirisMoveAny) || !left;
    let placed = if movable { game.gates } else { HexSet::EMPTY };
    let supply = left.then_some(UnderworldToken::Supply);
    supply.into_iter().chain(placed.iter().map(UnderworldToken::At))
}

/// Opens the choice of the token, if there are several.
fn open_lift(game: &mut Ankh, seat: Seat) -> Settled {
    let mut tokens = tokens(game);
    let (first, second) = (tokens.next(), tokens.next());
    drop(tokens);
    match (first, second) {
        (Some(token), None) => {
            game.steps.replace(Step::Gate { seat, from: token.hex(), only: true });
            Settled::Done
        }
        _ => Settled::Waits,
    }
}

/// A figure on the hex that the token leaves stays there.
fn place(game: &mut Ankh, seat: Seat, from: Option<Hex>, hex: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    if let Some(from) = from {
        game.gates.remove(from);
    }
    game.gates.add(hex);
    events.push(Event::GatePlaced { seat, hex, from });
}

fn place_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NoGate { seat });
}

/// All used cards return, this one too.
fn cycle(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
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
fn worships(game: &mut Ankh, place: u8) -> Settled {
    let Some(seat) = game.battle.at(place) else {
        game.steps.replace(battle::Step::EndBattle);
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

fn worship(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    let numbers = &game.content().numbers;
    pay_followers(game, seat, numbers.worship_cost.into(), Cause::Worship, events);
    devotion::gain(game, seat, numbers.worship, Merit::Worshipful, events);
}

fn worship_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NotWorshipped { seat });
}
