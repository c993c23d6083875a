//! Sailing and unloading.

use arrayvec::ArrayVec;
use maat_engine::Seat;

use super::{Settled, sites};
use crate::legal::is_queued;
use crate::moves::{Event, Step};
use crate::pieces::Site;
use crate::state::Imhotep;

/// The ship has sailed from now on: no stone can be put on it any more.
pub fn dock(game: &mut Imhotep, ship: u8, site: Site, lever: bool, events: &mut Vec<Event>) {
    let docked = &mut game.ships[usize::from(ship)];
    docked.docked = Some(site);
    let (queue, left) = docked.queue();
    game.last_sailor = Some(game.active);
    events.push(Event::ShipSailed { seat: game.active, ship: ship + 1, site });
    game.steps.replace(if lever {
        Step::Order { ship, queue: 0, chosen: 0 }
    } else {
        Step::Unload { ship, queue, left }
    });
}

/// the next stone in the order that the lever declares; of equal stones the one nearest to the bow.
pub fn next(game: &mut Imhotep, ship: u8, queue: u8, chosen: u8, seat: Seat) {
    let slots = &game.ships[usize::from(ship)].slots;
    let free = |slot: &u8| slots[usize::from(*slot)] == Some(seat) && !is_queued(queue, chosen, *slot);
    let slot = (0..4).find(free).expect("only owners with a stone left are offered");
    game.steps.replace(Step::Order { ship, queue: queue | slot << (2 * chosen), chosen: chosen + 1 });
}

/// When one owner is left nothing is left to choose: the ship is unloaded.
pub fn close_order(game: &mut Imhotep, ship: u8, queue: u8, chosen: u8, events: &mut Vec<Event>) -> Settled {
    let slots = game.ships[usize::from(ship)].slots;
    let rest: ArrayVec<u8, 4> = (0..4)
        .filter(|&slot| slots[usize::from(slot)].is_some() && !is_queued(queue, chosen, slot))
        .collect();
    if rest.windows(2).any(|pair| slots[usize::from(pair[0])] != slots[usize::from(pair[1])]) {
        return Settled::Waits;
    }
    let (mut queue, mut left) = (queue, chosen);
    for slot in rest {
        queue |= slot << (2 * left);
        left += 1;
    }
    let order = (0..left).filter_map(|place| slots[usize::from(queue >> (2 * place) & 3)]).collect();
    events.push(Event::OrderChosen { seat: game.active, order });
    game.steps.replace(Step::Unload { ship, queue, left });
    Settled::Done
}

/// a stone and all its consequences are finished before the next stone.
pub fn unload(game: &mut Imhotep, ship: u8, queue: u8, left: u8, events: &mut Vec<Event>) -> Settled {
    if left == 0 {
        game.steps.pop();
        return Settled::Done;
    }
    let ship = &game.ships[usize::from(ship)];
    let site = ship.docked.expect("only docked ships are unloaded");
    let seat = ship.slots[usize::from(queue & 3)].expect("a queued slot holds a stone");
    match site {
        Site::Market if game.market == [None; 4] && game.bag.held() == 0 => {
            // no card is left.
            lift(game);
            game.players[seat].quarry += 1;
            events.push(Event::MarketEmpty { seat });
        }
        Site::Market => game.steps.push(Step::Take { seat }),
        site => sites::deliver(game, seat, site, false, events),
    }
    Settled::Done
}

/// Takes the next stone off the ship that is being unloaded; its step must be on top.
pub fn lift(game: &mut Imhotep) {
    let Some(Step::Unload { ship, queue, left }) = game.steps.top() else {
        unreachable!("no ship is being unloaded: {:?}", game.steps)
    };
    game.ships[usize::from(ship)].slots[usize::from(queue & 3)] = None;
    game.steps.replace(Step::Unload { ship, queue: queue >> 2, left: left - 1 });
}
