//! Sailing and unloading.

use maat_engine::{Actor, Seat, SeatSet, Settled, noun, steps, unexpected};

use super::{market, monuments};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Queue, ShipNo, Site, SlotNo};
use crate::state::Imhotep;

steps! {
    pub enum Step of game: Imhotep {
        /// The destination of the ship.
        To { ship: ShipNo, lever: bool } => ask(game.active, "to"),
        /// The order of unloading for a lever; `chosen` are the slots chosen so far.
        Order { ship: ShipNo, chosen: Queue } => ask(game.active, "order"),
        /// The slots still to be unloaded.
        Unload { ship: ShipNo, left: Queue } => auto,
    }
}

pub fn offer(game: &Imhotep, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::To { .. } => {
            out.extend(Site::ALL.into_iter().filter(|&site| !game.is_taken(site)).map(Move::To));
        }
        // stones of one owner are alike, so owners are listed, not stones.
        Step::Order { ship, chosen } => {
            let owners: SeatSet = waiting(game, ship, chosen).map(|(_, seat)| seat).collect();
            out.extend(owners.iter().map(Move::Next));
        }
        Step::Unload { .. } => {}
    }
}

pub fn act(game: &mut Imhotep, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::To { ship, lever } => dock(game, ship, noun!(Move::To, m, step), lever, events),
        Step::Order { ship, chosen } => next(game, ship, chosen, noun!(Move::Next, m, step)),
        Step::Unload { .. } => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Imhotep, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::To { .. } => Settled::Waits,
        Step::Order { ship, chosen } => close_order(game, ship, chosen, events),
        Step::Unload { ship, left } => unload(game, ship, left, events),
    }
}

/// The stones of a ship that are not yet in the queue, from the bow.
fn waiting(game: &Imhotep, ship: ShipNo, chosen: Queue) -> impl Iterator<Item = (SlotNo, Seat)> {
    let stones = SlotNo::all().zip(game.ships[ship.index()].slots);
    stones.filter_map(move |(slot, stone)| Some((slot, stone?)).filter(|_| !chosen.contains(slot)))
}

/// The ship has sailed from now on: no stone can be put on it any more.
fn dock(game: &mut Imhotep, ship: ShipNo, site: Site, lever: bool, events: &mut Vec<Event>) {
    let docked = &mut game.ships[ship.index()];
    docked.docked = Some(site);
    let left = docked.queue();
    game.last_sailor = Some(game.active);
    events.push(Event::ShipSailed { seat: game.active, ship, site });
    game.steps.replace(if lever {
        Step::Order { ship, chosen: Queue::default() }
    } else {
        Step::Unload { ship, left }
    });
}

/// the next stone in the order that the lever declares; of equal stones the one nearest to the bow.
fn next(game: &mut Imhotep, ship: ShipNo, mut chosen: Queue, seat: Seat) {
    let slot = waiting(game, ship, chosen).find_map(|(slot, owner)| (owner == seat).then_some(slot));
    chosen.push(slot.expect("only owners with a stone left are offered"));
    game.steps.replace(Step::Order { ship, chosen });
}

/// When one owner is left nothing is left to choose: the ship is unloaded.
fn close_order(game: &mut Imhotep, ship: ShipNo, chosen: Queue, events: &mut Vec<Event>) -> Settled {
    let owners: SeatSet = waiting(game, ship, chosen).map(|(_, seat)| seat).collect();
    if owners.len() > 1 {
        return Settled::Waits;
    }
    let left: Queue = chosen.iter().chain(waiting(game, ship, chosen).map(|(slot, _)| slot)).collect();
    let slots = game.ships[ship.index()].slots;
    let order = left.iter().filter_map(|slot| slots[slot.index()]).collect();
    events.push(Event::OrderChosen { seat: game.active, order });
    game.steps.replace(Step::Unload { ship, left });
    Settled::Done
}

/// a stone and all its consequences are finished before the next stone.
fn unload(game: &mut Imhotep, ship: ShipNo, left: Queue, events: &mut Vec<Event>) -> Settled {
    let Some(slot) = left.first() else {
        game.steps.pop();
        return Settled::Done;
    };
    let ship = &game.ships[ship.index()];
    let site = ship.docked.expect("only docked ships are unloaded");
    let seat = ship.slots[slot.index()].expect("a queued slot holds a stone");
    match site {
        Site::Market if game.market == [None; 4] && game.bag.held() == 0 => {
            // no card is left.
            lift(game);
            game.players[seat].quarry += 1;
            events.push(Event::MarketEmpty { seat });
        }
        Site::Market => game.steps.push(market::Step::Take { seat }),
        site => monuments::deliver(game, seat, site, false, events),
    }
    Settled::Done
}

/// Takes the next stone off the ship that is being unloaded; its step must be on top.
pub fn lift(game: &mut Imhotep) {
    let Some(super::Step::Sail(Step::Unload { ship, left })) = game.steps.top() else {
        unreachable!("no ship is being unloaded: {:?}", game.steps)
    };
    let slot = left.first().expect("a stone is left");
    game.ships[ship.index()].slots[slot.index()] = None;
    game.steps.replace(Step::Unload { ship, left: left.without_first() });
}
