//! Phase 5: who builds where, and when.

use maat_engine::{Actor, Seat, Settled, steps, unexpected};

use super::{build, free, gain, round};
use crate::events::{Event, Face};
use crate::moves::Move;
use crate::pieces::{Effect, Place, Site};
use crate::state::Egizia;

steps! {
    #[repr(u8)]
    pub enum Step of game: Egizia {
        /// A site begins.
        Site { site: Site } => auto,
        FirstPlace { seat: Seat, site: Site } => ask(seat, "first-place"),
        /// The ship at this place of the site and those after it; `freed`: a space is free; `all`: nobody is a
        /// substitute.
        Places { site: Site, place: u8, freed: bool, all: bool } => auto,
        /// Whether a substitute builds although no space is free.
        StandIn { seat: Seat, site: Site } => ask(seat, "stand-in"),
        /// The first crew, or nothing is built.
        Build { seat: Seat, site: Site } => ask(seat, "build"),
    }
}

pub fn offer(game: &Egizia, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::FirstPlace { .. } => out.extend([Move::First, Move::Decline]),
        Step::StandIn { .. } => out.extend([Move::StandIn, Move::Decline]),
        Step::Build { seat, site } => {
            build::commitments(game, seat, site, out);
            free::offer(game, seat, out);
            out.extend([Move::GiveUp]);
        }
        Step::Site { .. } | Step::Places { .. } => {}
    }
}

pub fn act(game: &mut Egizia, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::FirstPlace { seat, site } => {
            game.steps.pop();
            match m {
                Move::First => take_first_place(game, seat, site, events),
                Move::Decline => events.push(Event::FirstPlaceDeclined { seat }),
                m => unexpected(&step, &m),
            }
        }
        Step::StandIn { seat, site } => match m {
            Move::StandIn => stand_in(game, seat, site, events),
            Move::Decline => {
                game.steps.pop();
                send_away(game, seat, site, events);
            }
            m => unexpected(&step, &m),
        },
        Step::Build { seat, site } => match m {
            Move::Commit(crew) => {
                let crews = crew.crew().bit();
                game.steps.replace(build::Step::Commit { seat, site, crews, boosts: 0 });
            }
            Move::GiveUp => {
                events.push(Event::GaveUp { seat, site });
                give_up(game, seat, site);
            }
            m => free::act(game, seat, m, events),
        },
        Step::Site { .. } | Step::Places { .. } => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Egizia, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Site { site } => begin(game, site, events),
        Step::FirstPlace { .. } | Step::StandIn { .. } => Settled::Waits,
        Step::Places { site, place, freed, all } => next(game, site, place, freed, all, events),
        Step::Build { seat, site } => open_build(game, seat, site, events),
    }
}

/// The card for the first place is offered if somebody stands before its owner; once played it works at every
/// later site of the round.
fn begin(game: &mut Egizia, site: Site, events: &mut Vec<Event>) -> Settled {
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
    }
    Settled::Done
}

fn take_first_place(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) {
    let card = game.card_with(seat, Effect::FirstPlace).expect("a card for the first place");
    events.push(Event::CardUsed { seat, face: Face::of(game, card) });
    game.first = Some(seat);
    move_to_front(game, seat, site, events);
}

/// The others move outward in unchanged order; if a substitute comes first, nobody loses his place.
fn move_to_front(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) {
    let ships = game.sites[site.index()];
    let all = ships[game.spaces()] == Some(seat);
    let mut moved = [None; Place::COUNT];
    let others = ships.into_iter().flatten().filter(|&other| other != seat);
    moved.iter_mut().zip([seat].into_iter().chain(others)).for_each(|(place, ship)| *place = Some(ship));
    game.sites[site.index()] = moved;
    game.steps.replace(Step::Places { site, place: 0, freed: false, all });
    events.push(Event::FirstPlaceTaken { seat, site });
}

/// Building spaces from the Nile on, then the substitute, if a space was freed.
fn next(
    game: &mut Egizia,
    site: Site,
    place: u8,
    freed: bool,
    all: bool,
    events: &mut Vec<Event>,
) -> Settled {
    let index = usize::from(place);
    if index == Place::COUNT {
        end_site(game, site, events);
        return Settled::Done;
    }
    game.steps.replace(Step::Places { site, place: place + 1, freed, all });
    let Some(seat) = game.sites[site.index()][index] else { return Settled::Done };
    let substitute = index == game.spaces();
    if !substitute || freed || all {
        game.steps.push(Step::Build { seat, site });
    } else if game.has(seat, Effect::StandIn) && build::is_possible(game, seat, site) {
        game.steps.push(Step::StandIn { seat, site });
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
    round::begin_rewards(game, events);
}

fn stand_in(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) {
    gain::use_first(game, seat, Effect::StandIn, events);
    game.steps.replace(Step::Build { seat, site });
}

/// The ship of a substitute for whom there is no space.
fn send_away(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) {
    events.push(Event::SubstituteLeft { seat, site });
    remove_ship(game, seat, site);
}

/// Opens the build; a player who cannot build does not decide.
fn open_build(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) -> Settled {
    if build::is_possible(game, seat, site) {
        return Settled::Waits;
    }
    events.push(Event::CouldNotBuild { seat, site });
    give_up(game, seat, site);
    Settled::Done
}

/// The ship goes home and a space is free.
fn give_up(game: &mut Egizia, seat: Seat, site: Site) {
    game.steps.pop();
    remove_ship(game, seat, site);
    if let Some(super::Step::Sites(Step::Places { site, place, all, .. })) = game.steps.top() {
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
