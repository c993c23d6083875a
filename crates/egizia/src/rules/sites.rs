//! Phase 5: who builds where, and when.

use maat_engine::Seat;

use super::{Settled, gain};
use crate::events::{Event, Face};
use crate::legal::build;
use crate::pieces::{Effect, Site};
use crate::state::{Egizia, PLACES};
use crate::step::Step;

/// The card for the first place is offered if somebody stands before its owner; once played it works at every
/// later site of the round.
pub fn begin(game: &mut Egizia, site: Site, events: &mut Vec<Event>) -> Settled {
    game.steps.replace(Step::Places { site, place: 0, freed: false, all: false });
    let ships = game.sites[site.index()];
    if let Some(first) = game.first {
        if ships.contains(&Some(first)) {
            move_to_front(game, first, site, events);
        }
    } else if let Some(seat) =
        ships.into_iter().flatten().skip(1).find(|&seat| game.has(seat, Effect::FirstPlace))
    {
        game.steps.push(Step::FirstPlace { seat, site });
        return Settled::Waits;
    }
    Settled::Done
}

pub fn take_first_place(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) {
    game.steps.pop();
    let card = game.card_with(seat, Effect::FirstPlace).expect("a card for the first place");
    events.push(Event::CardUsed { seat, face: Face::of(game, card) });
    game.first = Some(seat);
    move_to_front(game, seat, site, events);
}

/// The others move outward in unchanged order; if a substitute comes first, nobody loses his place.
fn move_to_front(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) {
    let ships = game.sites[site.index()];
    let all = ships[game.spaces()] == Some(seat);
    let mut moved = [None; PLACES];
    let others = ships.into_iter().flatten().filter(|&other| other != seat);
    moved.iter_mut().zip([seat].into_iter().chain(others)).for_each(|(place, ship)| *place = Some(ship));
    game.sites[site.index()] = moved;
    game.steps.replace(Step::Places { site, place: 0, freed: false, all });
    events.push(Event::FirstPlaceTaken { seat, site });
}

/// Building spaces from the Nile on, then the substitute, if a space was freed.
pub fn next(
    game: &mut Egizia,
    site: Site,
    place: u8,
    freed: bool,
    all: bool,
    events: &mut Vec<Event>,
) -> Settled {
    if usize::from(place) == PLACES {
        end_site(game, site, events);
        return Settled::Done;
    }
    game.steps.replace(Step::Places { site, place: place + 1, freed, all });
    let Some(seat) = game.sites[site.index()][usize::from(place)] else { return Settled::Done };
    let substitute = usize::from(place) == game.spaces();
    if !substitute || freed || all {
        game.steps.push(Step::Build { seat, site });
    } else if game.has(seat, Effect::StandIn) && build::is_possible(game, seat, site) {
        game.steps.push(Step::StandIn { seat, site });
        return Settled::Waits;
    } else {
        send_away(game, seat, site, events);
    }
    Settled::Done
}

fn end_site(game: &mut Egizia, site: Site, events: &mut Vec<Event>) {
    if let Some(&site) = Site::ALL.get(site.index() + 1) {
        return game.steps.replace(Step::Site { site });
    }
    // The card for the first place lies open until all builds are done.
    if let Some(seat) = game.first.take()
        && let Some(card) = game.card_with(seat, Effect::FirstPlace)
    {
        gain::spend(game, seat, card);
    }
    super::round::begin_rewards(game, events);
}

pub fn stand_in(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) {
    let card = game.card_with(seat, Effect::StandIn).expect("a card for a substitute");
    gain::use_card(game, seat, card, events);
    game.steps.replace(Step::Build { seat, site });
}

/// The ship of a substitute for whom there is no space.
pub fn send_away(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) {
    events.push(Event::SubstituteLeft { seat, site });
    remove_ship(game, seat, site);
}

/// Nobody is asked who cannot build.
pub fn open_build(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) -> Settled {
    if build::is_possible(game, seat, site) {
        return Settled::Waits;
    }
    events.push(Event::CouldNotBuild { seat, site });
    give_up(game, seat, site);
    Settled::Done
}

/// The ship goes home and a space is free.
pub fn give_up(game: &mut Egizia, seat: Seat, site: Site) {
    game.steps.pop();
    remove_ship(game, seat, site);
    if let Some(Step::Places { site, place, all, .. }) = game.steps.top() {
        game.steps.replace(Step::Places { site, place, freed: true, all });
    }
}

fn remove_ship(game: &mut Egizia, seat: Seat, site: Site) {
    for place in game.sites[site.index()].iter_mut().filter(|place| **place == Some(seat)) {
        *place = None;
    }
    let position = game.content().site_position(site);
    game.players[seat].ships.remove(position);
}
