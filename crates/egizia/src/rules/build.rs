//! Committing crews, laying bricks.

use arrayvec::ArrayVec;
use maat_engine::Seat;

use super::{gain, sphinx};
use crate::events::Event;
use crate::legal::build;
use crate::moves::Move;
use crate::pieces::{Cause, Crew, Effect, Part, Site, Source};
use crate::state::Egizia;
use crate::step::Step;

/// What a player commits to a build. Nothing is used up before the first thing is built.
#[derive(Clone, Copy)]
pub struct Force {
    pub seat: Seat,
    pub site: Site,
    /// One bit each.
    pub crews: u8,
    /// Strength cards.
    pub boosts: u8,
}

/// More crews and cards, or the first thing built, which closes the commitment.
pub fn commit(game: &mut Egizia, force: Force, m: Move, events: &mut Vec<Event>) {
    let Force { seat, site, crews, boosts } = force;
    let more = |crews, boosts| Step::Commit { seat, site, crews, boosts };
    match m {
        Move::Commit(crew) => game.steps.replace(more(crews | crew.bit(), boosts)),
        Move::Joker => game.steps.replace(more(crews | Crew::Joker.bit(), boosts)),
        Move::Boost => game.steps.replace(more(crews, boosts + 1)),
        Move::Draw(paid) => {
            use_up(game, force, events);
            sphinx::pay(game, seat, paid, events);
        }
        brick => {
            let strength = use_up(game, force, events);
            lay(game, Step::Lay { seat, site, strength, one: 0, other: 0, rows: 0 }, brick, events);
        }
    }
}

/// Crews are turned over and cards leave the game, whether or not all their strength is needed.
fn use_up(game: &mut Egizia, Force { seat, site, crews, boosts }: Force, events: &mut Vec<Event>) -> u8 {
    let strength = build::strength(game, seat, crews, boosts);
    let working = Crew::ALL.into_iter().filter(|crew| crews & crew.bit() != 0);
    let regular = working.clone().filter(|crew| *crew != Crew::Joker).count();
    for crew in working.clone() {
        game.players[seat].used[crew.index()] = true;
    }
    if regular > 1 {
        let card = game.card_with(seat, Effect::TwoCrews).expect("a card for two crews");
        gain::use_card(game, seat, card, events);
    }
    for _ in 0..boosts {
        let card = game.card_with(seat, Effect::Strength).expect("a strength card");
        gain::use_card(game, seat, card, events);
    }
    let crews: ArrayVec<Crew, 4> = working.collect();
    events.push(Event::CrewsCommitted { seat, site, crews, strength });
    strength
}

/// One brick, paid at once; `step` is the build so far.
pub fn lay(game: &mut Egizia, step: Step, brick: Move, events: &mut Vec<Event>) {
    let Step::Lay { seat, site, strength, mut one, mut other, mut rows } = step else {
        unreachable!("{step:?} is no build")
    };
    let value = match brick {
        Move::Obelisk => lay_obelisk(game, seat, events),
        Move::Grave => take_grave(game, seat, events),
        Move::Row(row) => lay_row(game, seat, usize::from(row), &mut rows, events),
        Move::Temple(part) => lay_part(game, seat, part, events),
        m => unreachable!("{m} is no brick"),
    };
    match brick {
        Move::Obelisk | Move::Row(_) => one += value,
        _ => other += value,
    }
    game.players[seat].stones -= value;
    game.steps.replace(Step::Lay { seat, site, strength, one, other, rows });
    if brick == Move::Grave {
        game.steps.push(Step::TurnGraves);
    }
}

fn lay_obelisk(game: &mut Egizia, seat: Seat, events: &mut Vec<Event>) -> u8 {
    let value = game.obelisk_value().expect("a space of the obelisk");
    let row = game.obelisk_row().expect("a row of the obelisk");
    game.obelisk.push(seat);
    events.push(Event::ObeliskBuilt { seat, row: row as u8 + 1, value });
    value
}

/// The lowest slot; the next tile is turned up at once.
fn take_grave(game: &mut Egizia, seat: Seat, events: &mut Vec<Event>) -> u8 {
    let value = game.grave_value().expect("a grave tile");
    game.graves.owners.push(seat);
    events.push(Event::GraveTaken { seat, slot: game.graves.owners.len() as u8, value });
    value
}

fn lay_row(game: &mut Egizia, seat: Seat, row: usize, rows: &mut u8, events: &mut Vec<Event>) -> u8 {
    let value = game.row_value(row).expect("a space of the row");
    game.pyramid[row].push(seat);
    let space = game.pyramid[row].len();
    if space == usize::from(game.content().pyramid[row].spaces) {
        *rows |= 1 << row;
    }
    events.push(Event::PyramidBuilt { seat, row: row as u8 + 1, space: space as u8, value });
    value
}

fn lay_part(game: &mut Egizia, seat: Seat, part: Part, events: &mut Vec<Event>) -> u8 {
    let value = game.part_value(part).expect("a space of the part");
    game.temple[part.index()].push(seat);
    events.push(Event::TempleBuilt { seat, part, value });
    value
}

/// What was built is scored, then a market step, or the rows that are complete now.
pub fn close(game: &mut Egizia, step: Step, events: &mut Vec<Event>) {
    let Step::Lay { seat, site, one, other, rows, .. } = step else { unreachable!("{step:?} is no build") };
    game.steps.pop();
    game.players[seat].built[site.index()] = true;
    events.push(Event::StonesPaid { seat, count: one + other, cause: Cause::Build });
    let sources = match site {
        Site::Pyramid => [Source::Pyramid, Source::Temple],
        _ => [Source::Obelisk, Source::Graves],
    };
    for (source, value) in sources.into_iter().zip([one, other]) {
        gain::score(game, seat, source, i16::from(value), events);
    }
    if site == Site::Obelisk {
        return game.steps.push(Step::Market { seat });
    }
    for row in (0..game.content().pyramid.len()).filter(|row| rows & 1 << row != 0) {
        reward_row(game, row, events);
    }
}

/// Most bricks, of those with as many the one further left.
fn reward_row(game: &mut Egizia, row: usize, events: &mut Vec<Event>) {
    let bricks = game.pyramid[row];
    let first = |seat: Seat| bricks.iter().position(|owner| owner == seat);
    let most = Seat::first(game.seats).map(|seat| bricks.count(seat)).max().expect("somebody plays");
    let best =
        Seat::first(game.seats).filter(|&seat| bricks.count(seat) == most).min_by_key(|&seat| first(seat));
    let seat = best.expect("somebody has most");
    events.push(Event::RowCompleted { seat, row: row as u8 + 1, bricks: most });
    gain::score(game, seat, Source::Rows, i16::from(most), events);
}
