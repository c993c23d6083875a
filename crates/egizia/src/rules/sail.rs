//! Phase 2: ships on the Nile.

use maat_engine::Seat;

use super::{Settled, cards, gain};
use crate::content::SpaceKind;
use crate::events::Event;
use crate::legal::{free, sail};
use crate::pieces::{Act, Cause, Crew, Effect, Market, RingMove, Site};
use crate::state::Egizia;
use crate::step::Step;

/// The next player in turn order who has not passed; the phase ends when all have.
pub fn next(game: &mut Egizia, place: u8) -> Settled {
    let seats = game.seats;
    let following = (0..seats).map(|offset| (place + offset) % seats);
    let waiting = |place: &u8| !game.players[game.order[usize::from(*place)]].passed;
    let Some(place) = following.into_iter().find(waiting) else {
        game.steps.replace(Step::Leftovers { place: 0 });
        return Settled::Done;
    };
    let seat = game.order[usize::from(place)];
    game.steps.replace(Step::Fleet { place: (place + 1) % seats });
    game.steps.push(Step::Sail { seat, again: false });
    Settled::Done
}

/// Who has no ship or no space for one passes. Whoever can sell stones is asked all the same: afterwards the
/// quarries may bring more than there is room for.
pub fn open(game: &mut Egizia, seat: Seat, events: &mut Vec<Event>) -> Settled {
    if !sail::placements(game, seat).is_empty() || free::most_sold(game, seat) > 0 {
        return Settled::Waits;
    }
    game.steps.pop();
    game.players[seat].passed = true;
    events.push(Event::SailedOut { seat });
    Settled::Done
}

pub fn pass(game: &mut Egizia, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    game.players[seat].passed = true;
    events.push(Event::Passed { seat });
}

pub fn place_double(game: &mut Egizia, seat: Seat, position: u8, events: &mut Vec<Event>) {
    let card = game.card_with(seat, Effect::DoubleSpace).expect("a card for a double action");
    gain::use_card(game, seat, card, events);
    place(game, seat, position, 2, events);
}

/// A ship on a space, which then acts so many times.
pub fn place(game: &mut Egizia, seat: Seat, position: u8, times: u8, events: &mut Vec<Event>) {
    spend_powers(game, seat, position, events);
    let player = &mut game.players[seat];
    if player.ships.contains(position) {
        player.again = position;
    }
    player.ships.add(position);
    game.steps.replace(Step::Tail { seat });
    match game.content().space(position).kind {
        SpaceKind::Card(square) => {
            events.push(Event::ShipPlaced { seat, position });
            cards::take(game, seat, square, events);
        }
        SpaceKind::Round => {
            let town = game.content().space(position).town.expect("a round space has a name");
            events.push(Event::TownVisited { seat, position, town });
            game.steps.push(Step::Space { seat, position, action: 0, times });
        }
        SpaceKind::Site(site) => land(game, seat, site, events),
    }
}

/// A space upstream or a round space that is taken costs the power for it.
fn spend_powers(game: &mut Egizia, seat: Seat, position: u8, events: &mut Vec<Event>) {
    let taken = sail::ships(game).and(game.content().round_positions).contains(position);
    if position <= game.players[seat].ships.lowest_on_the_river() {
        use_power(game, seat, Effect::Upstream, events);
        game.players[seat].spent.upstream = true;
    }
    if taken {
        use_power(game, seat, Effect::Occupied, events);
        game.players[seat].spent.occupied = true;
    }
}

fn use_power(game: &mut Egizia, seat: Seat, effect: Effect, events: &mut Vec<Event>) {
    let card = game.card_with(seat, effect).expect("a card with this power");
    gain::use_card(game, seat, card, events);
}

/// A building space of choice; if none is free the ship is a substitute.
fn land(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) {
    if sail::free_spaces(game, site).next().is_some() {
        return game.steps.push(Step::Berth { seat, site });
    }
    let substitute = game.spaces();
    game.sites[site.index()][substitute] = Some(seat);
    events.push(Event::SubstituteStands { seat, site });
}

pub fn berth(game: &mut Egizia, seat: Seat, site: Site, place: u8, events: &mut Vec<Event>) {
    game.steps.pop();
    game.sites[site.index()][usize::from(place)] = Some(seat);
    events.push(Event::ShipBerthed { seat, site, place: place + 1 });
}

/// The actions of a round space, one after the other.
pub fn act(game: &mut Egizia, step: Step, events: &mut Vec<Event>) -> Settled {
    let Step::Space { seat, position, action, times } = step else { unreachable!("{step:?} is no space") };
    let Some(&printed) = game.content().space(position).actions.get(usize::from(action)) else {
        if times > 1 {
            game.steps.replace(Step::Space { seat, position, action: 0, times: times - 1 });
        } else {
            game.steps.pop();
        }
        return Settled::Done;
    };
    game.steps.replace(Step::Space { seat, position, action: action + 1, times });
    match printed.act {
        Act::StoneMarket => cards::market_steps(game, seat, Market::Stone, printed.number, events),
        Act::GrainMarket => cards::market_steps(game, seat, Market::Grain, printed.number, events),
        Act::Crew => {
            let crew = printed.crew.expect("the action names a crew");
            gain::grow(game, seat, crew, printed.number, events);
        }
        Act::AnyCrew => game.steps.push(Step::Grow { seat, left: printed.number, from: Crew::Black }),
        Act::Stones => gain::stones(game, seat, printed.number, Cause::Space, events),
        Act::Ring => game.steps.push(Step::Ring { seat }),
    }
    Settled::Done
}

/// To a neighbouring place, or not at all.
pub fn turn_ring(game: &mut Egizia, seat: Seat, turn: RingMove, events: &mut Vec<Event>) {
    game.steps.pop();
    if turn == RingMove::Stay {
        return events.push(Event::RingStayed { seat });
    }
    game.ring = game.ring.turned(turn).expect("a neighbouring place");
    events.push(Event::RingMoved { seat, ring: game.ring });
}

/// Asked only if another ship can follow at once.
pub fn open_tail(game: &mut Egizia, seat: Seat) -> Settled {
    if game.has(seat, Effect::DoubleTurn) && !sail::placements(game, seat).is_empty() {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

pub fn again(game: &mut Egizia, seat: Seat, events: &mut Vec<Event>) {
    let card = game.card_with(seat, Effect::DoubleTurn).expect("a card for a double turn");
    gain::use_card(game, seat, card, events);
    game.steps.replace(Step::Sail { seat, again: true });
}
