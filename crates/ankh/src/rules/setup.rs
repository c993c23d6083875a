//! From the empty table to the first turn.

use maat_engine::{Actor, Seat, Settled, Setup, SetupError, Steps, Turn, noun, steps, unexpected};

use super::{settle_all, turn};
use crate::content::{LEVELS, content};
use crate::events::Event;
use crate::figures::{Figure, FigureSet};
use crate::map::Regions;
use crate::moves::Move;
use crate::options::{Gods, Options, Pick, ScenarioId};
use crate::pieces::{Action, CardSet, God, Guardian};
use crate::state::Ankh;

steps! {
    pub enum Step of game: Ankh {
        Scenario => chance("scenario"),
        /// The god of this seat. `drafted`: the seat chooses, and those before it afterwards; otherwise chance gives it
        /// one, and those after it.
        God { seat: Seat, drafted: bool } => ask(if drafted { Turn::from(seat) } else { Turn::Chance }, "god"),
        /// The guardian card of this level, counted from 0; without a seat chance draws it.
        Guardian { level: u8, seat: Option<Seat> } => ask(seat.map_or(Turn::Chance, Turn::from), "guardian"),
        /// All is on the table.
        Begin => auto,
    }
}

pub(super) fn offer(game: &Ankh, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Scenario => {
            let fits = |id: &ScenarioId| game.content().scenario(*id, game.seats).is_some();
            out.extend(ScenarioId::all().filter(fits).map(Move::Scenario));
        }
        Step::God { .. } => {
            let taken = |god: God| Seat::first(game.seats).any(|seat| game.players[seat].god == Some(god));
            out.extend(God::ALL.into_iter().filter(|god| !taken(*god)).map(Move::God));
        }
        Step::Guardian { level, .. } => {
            out.extend(game.content().guardians_of(level + 1).map(Move::Guardian));
        }
        Step::Begin => {}
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Scenario => draw_scenario(game, noun!(Move::Scenario, m, step), events),
        Step::God { seat, drafted } => take_god(game, seat, drafted, noun!(Move::God, m, step), events),
        Step::Guardian { level, .. } => take_guardian(game, level, noun!(Move::Guardian, m, step), events),
        Step::Begin => unexpected(&step, &m),
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Scenario | Step::Guardian { .. } => Settled::Waits,
        // The fifth god is what is left.
        Step::God { .. } => Settled::Asks,
        Step::Begin => begin(game, events),
    }
}

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
        Some(id) if game.content().scenario(id, game.seats).is_some() => set_scenario(&mut game, id),
        Some(id) => {
            let why = format!("scenario `{id}` has no set-up for {} seats", setup.seats);
            return Err(SetupError::Options(why));
        }
    }
    settle_all(&mut game, &mut Vec::new());
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

fn draw_scenario(game: &mut Ankh, scenario: ScenarioId, events: &mut Vec<Event>) {
    game.steps.pop();
    set_scenario(game, scenario);
    events.push(Event::ScenarioChosen { scenario: scenario.id() });
}

/// Everything that a scenario puts on the table; monuments that a seat controls take a token from its pool.
fn set_scenario(game: &mut Ankh, id: ScenarioId) {
    let scenario = game.content().scenario(id, game.seats).expect("the scenario has a set-up");
    game.scenario = Some(id);
    game.camels = scenario.camels;
    game.regions = Regions::new(game.map(), game.camels, scenario.tokens.iter().copied());
    for (monument, hex) in &scenario.neutral {
        game.monuments.build(*monument, *hex);
    }
    for (seat, start) in Seat::first(game.seats).zip(&scenario.places) {
        game.figures.stand(Figure::god(seat), seat, start.god);
        for (warrior, hex) in Figure::warriors(seat).iter().zip(&start.warriors) {
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
fn take_god(game: &mut Ankh, seat: Seat, drafted: bool, god: God, events: &mut Vec<Event>) {
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

fn take_guardian(game: &mut Ankh, level: u8, guardian: Guardian, events: &mut Vec<Event>) {
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
    for figure in Figure::of_level(level).iter().take(figures.into()) {
        game.figures.put_beside_card(figure);
    }
}

/// Deals every seat its followers, tokens, cards and warriors; the marker of the last player lies lowest.
fn deal(game: &mut Ankh) {
    let facts = &game.content().setup;
    for seat in Seat::first(game.seats) {
        let player = &mut game.players[seat];
        player.followers = facts.followers.into();
        player.pool = facts.pool;
        player.hand = CardSet::all();
        player.height = game.seats - 1 - seat.index() as u8;
        for warrior in Figure::warriors(seat).iter() {
            game.figures.send_to_pool(warrior, seat);
        }
    }
}

fn begin(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
    events.push(Event::GameBegan { seats: Seat::first(game.seats).collect() });
    game.steps.replace(turn::Step::Turn { seat: game.active });
    Settled::Waits
}
