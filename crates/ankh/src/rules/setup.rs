//! From the empty table to the first turn.

use maat_engine::{Seat, Setup, SetupError, Steps};

use super::{Settled, settle};
use crate::content::{LEVELS, content};
use crate::events::Event;
use crate::figures::{Figure, FigureSet};
use crate::map::Regions;
use crate::options::{Gods, Options, Pick, ScenarioId};
use crate::pieces::{Action, God, Guardian};
use crate::sets::CardSet;
use crate::state::Ankh;
use crate::step::Step;

/// The table before the first decision.
pub(crate) fn lay_out(setup: &Setup<Options>) -> Result<Ankh, SetupError> {
    let mut game = empty_table(setup);
    deal(&mut game);
    let options = &setup.options;
    for (level, pick) in (0..LEVELS as u8).zip(options.guardians).rev() {
        match pick {
            Pick::Random => game.steps.push(Step::Guardian { level, seat: None }),
            Pick::Draft => game.steps.push(Step::Guardian { level, seat: Some(drafter(setup.seats, level)) }),
            Pick::Chosen(guardian) => set_guardian(&mut game, guardian),
        }
    }
    let last = Seat::at(usize::from(setup.seats) - 1);
    match &options.gods {
        Gods::Random => game.steps.push(Step::God { seat: Seat::A, drafted: false }),
        Gods::Draft => game.steps.push(Step::God { seat: last, drafted: true }),
        Gods::Chosen(gods) => choose_gods(&mut game, gods)?,
    }
    match options.scenario {
        None => game.steps.push(Step::Scenario),
        Some(id) if game.content().scenario(id.index(), game.seats).is_some() => set_scenario(&mut game, id),
        Some(id) => {
            let why = format!("scenario `{id}` has no set-up for {} seats", setup.seats);
            return Err(SetupError::Options(why));
        }
    }
    settle(&mut game, &mut Vec::new());
    Ok(game)
}

fn empty_table(setup: &Setup<Options>) -> Ankh {
    let start = content(setup.revision).tracks.start(setup.seats);
    Ankh {
        seats: setup.seats,
        revision: setup.revision,
        switches: setup.options.switches,
        scenario: None,
        active: Seat::A,
        taken: [None; 2],
        tracks: [start; Action::ALL.len()],
        event: 0,
        conflicts: 0,
        tiebreaker: None,
        amun: true,
        cards: Default::default(),
        players: Default::default(),
        figures: Default::default(),
        moved: FigureSet::EMPTY,
        monuments: Default::default(),
        gates: Default::default(),
        camels: Default::default(),
        path: Default::default(),
        regions: Default::default(),
        battle: Default::default(),
        ending: None,
        steps: Steps::new(Step::Begin),
    }
}

/// Guardian cards are drafted from the last seat on, against the turn order.
fn drafter(seats: u8, level: u8) -> Seat {
    Seat::at(usize::from(seats - 1 - level % seats))
}

fn choose_gods(game: &mut Ankh, gods: &[God]) -> Result<(), SetupError> {
    if gods.len() != usize::from(game.seats) {
        let why = format!("{} gods were named for {} seats", gods.len(), game.seats);
        return Err(SetupError::Options(why));
    }
    for (seat, god) in Seat::first(game.seats).zip(gods) {
        game.players[seat].god = Some(*god);
    }
    Ok(())
}

pub fn draw_scenario(game: &mut Ankh, scenario: ScenarioId, events: &mut Vec<Event>) {
    game.steps.pop();
    set_scenario(game, scenario);
    events.push(Event::ScenarioChosen { scenario: scenario.id() });
}

/// Everything that a scenario puts on the table; monuments that a seat controls take a token from its pool.
fn set_scenario(game: &mut Ankh, id: ScenarioId) {
    let scenario = game.content().scenario(id.index(), game.seats).expect("the scenario has a set-up");
    game.scenario = Some(id);
    game.camels = scenario.camels;
    game.regions = Regions::new(game.map(), game.camels, scenario.tokens.iter().copied());
    for (monument, hex) in &scenario.neutral {
        game.monuments.build(*monument, *hex);
    }
    for (seat, start) in Seat::first(game.seats).zip(&scenario.places) {
        game.figures.stand(Figure::god(seat), seat, start.god);
        for (warrior, hex) in FigureSet::warriors(seat).iter().zip(&start.warriors) {
            game.figures.stand(warrior, seat, *hex);
        }
        for (monument, hex) in &start.monuments {
            game.monuments.build(*monument, *hex);
            game.monuments.take(seat, *hex);
            game.players[seat].pool -= 1;
        }
    }
}

/// The last seat chooses first; chance begins with the first one.
pub fn take_god(game: &mut Ankh, seat: Seat, drafted: bool, god: God, events: &mut Vec<Event>) {
    game.players[seat].god = Some(god);
    events.push(Event::GodTaken { seat, god });
    let next = if drafted { seat.index().checked_sub(1) } else { Some(seat.index() + 1) };
    match next.filter(|next| *next < usize::from(game.seats)) {
        Some(next) => game.steps.replace(Step::God { seat: Seat::at(next), drafted }),
        None => {
            game.steps.pop();
        }
    }
}

pub fn take_guardian(game: &mut Ankh, level: u8, guardian: Guardian, events: &mut Vec<Event>) {
    game.steps.pop();
    set_guardian(game, guardian);
    let figures = game.content().guardian_figures(guardian, game.seats);
    events.push(Event::GuardianChosen { level: level + 1, guardian, figures });
}

/// A guardian card with its figures.
fn set_guardian(game: &mut Ankh, guardian: Guardian) {
    let level = usize::from(game.content().guardian(guardian).level) - 1;
    game.cards[level] = Some(guardian);
    let figures = game.content().guardian_figures(guardian, game.seats);
    for figure in FigureSet::level(level).iter().take(figures.into()) {
        game.figures.put_beside_card(figure);
    }
}

/// What every seat starts with: of the markers that of the last player lies lowest.
fn deal(game: &mut Ankh) {
    let facts = &game.content().setup;
    for seat in Seat::first(game.seats) {
        let player = &mut game.players[seat];
        player.followers = facts.followers.into();
        player.pool = facts.pool;
        player.hand = CardSet::all();
        player.height = game.seats - 1 - seat.index() as u8;
        for warrior in FigureSet::warriors(seat).iter() {
            game.figures.send_to_pool(warrior, seat);
        }
    }
}

pub fn begin(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
    events.push(Event::GameBegan { seats: Seat::first(game.seats).collect() });
    game.steps.replace(Step::Turn { seat: game.active });
    Settled::Waits
}
