//! Events of one player: Control Monument and Camel Caravan.

use maat_engine::Seat;

use super::Settled;
use crate::events::Event;
use crate::legal::occasions;
use crate::map::{Edge, Hex, Token};
use crate::state::Ankh;
use crate::step::Step;

pub fn open_control(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) -> Settled {
    if occasions::candidates(game, game.entity(seat)).is_empty() {
        control_nothing(game, seat, events);
        return Settled::Done;
    }
    Settled::Asks
}

pub fn control_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NothingControlled { seat: game.entity(seat) });
}

/// A token from the pool goes on the monument; a displaced one returns to its owner's pool.
pub fn control(game: &mut Ankh, seat: Seat, hex: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    let owner = game.entity(seat);
    game.players[owner].pool -= 1;
    let from = game.monuments.take(owner, hex);
    if let Some(before) = from {
        game.players[before].pool += 1;
    }
    let monument = game.monuments.on(hex).expect("a monument stands there");
    events.push(Event::MonumentControlled { seat: owner, monument, hex, from });
}

/// Camels that have only one place are laid by themselves; at the next feature the line is complete.
pub fn open_camels(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) -> Settled {
    let path = occasions::path(game);
    let caravans = occasions::caravans(game);
    if path.is_empty() {
        if caravans.any() {
            return Settled::Waits;
        }
        lay_nothing(game, seat, events);
        return Settled::Done;
    }
    let mut places = caravans.next(&path).into_iter();
    match (places.next(), places.next()) {
        (Some(_), Some(_)) => return Settled::Waits,
        (Some(edge), None) => lay(game, edge),
        (None, _) => complete(game, seat, events),
    }
    Settled::Done
}

pub fn lay_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NoCaravan { seat: game.entity(seat) });
}

/// One more camel of the line. It counts only when the line is complete.
pub fn lay(game: &mut Ankh, edge: Edge) {
    let place = game.path.iter().position(Option::is_none).expect("the line is not too long");
    game.path[place] = Some(edge);
}

/// The region is cut: until that is decided its token lies in the part with the lowest hex.
fn complete(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    let camels = occasions::path(game);
    let (old, [_, part]) = occasions::caravans(game).cut(&camels);
    let new = game.regions.supply().expect("a token for the new region");
    camels.iter().for_each(|camel| game.camels.add(*camel));
    game.path = Default::default();
    game.regions.split(old, part, new);
    events.push(Event::CaravanLaid { seat: game.entity(seat), camels, token: old });
    game.steps.replace(Step::Old { seat, old, new });
}

pub fn divide(game: &mut Ankh, seat: Seat, old: Token, new: Token, hex: Hex, events: &mut Vec<Event>) {
    if game.regions.land(new).contains(hex) {
        game.regions.swap(old, new);
    }
    let [old_size, new_size] = [old, new].map(|token| game.regions.land(token).len());
    events.push(Event::RegionDivided { seat: game.entity(seat), old, old_size, new, new_size });
    game.steps.replace(Step::Swap { seat, old, new });
}

/// There must be a third token.
pub fn open_swap(game: &mut Ankh, old: Token, new: Token) -> Settled {
    if game.regions.tokens().any(|token| token != old && token != new) {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

pub fn swap(game: &mut Ankh, seat: Seat, one: Token, other: Token, events: &mut Vec<Event>) {
    game.steps.pop();
    game.regions.swap(one, other);
    events.push(Event::TokensSwapped { seat: game.entity(seat), one, other });
}
