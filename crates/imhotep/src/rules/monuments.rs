//! A stone reaches a monument.

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::{market, sail, turn};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Bonus, Cause, Side, Site, SmallPyramid, Source};
use crate::state::Imhotep;

steps! {
    pub enum Step of game: Imhotep {
        /// The choice of a small pyramid for the stone; `red` if it comes from the quarry, not from the ship.
        Put { seat: Seat, red: bool } => ask(seat, "put"),
        BonusCard { seat: Seat } => ask(seat, "card-bonus"),
        BonusStones { seat: Seat } => ask(seat, "stones-bonus"),
    }
}

pub fn offer(game: &Imhotep, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Put { .. } => out.extend(unfinished(game).map(Move::Put)),
        Step::BonusCard { .. } => out.extend([Move::Draw, Move::Decline]),
        Step::BonusStones { .. } => out.extend([Move::Haul, Move::Decline]),
    }
}

pub fn act(game: &mut Imhotep, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match (step, m) {
        (Step::Put { seat, red }, m) => {
            game.steps.pop();
            build_small_pyramid(game, seat, noun!(Move::Put, m, step), red, events);
        }
        (Step::BonusCard { seat }, Move::Draw) => {
            game.steps.replace(market::Step::Draw { seat, cause: Cause::Bonus });
        }
        (Step::BonusStones { seat }, Move::Haul) => {
            game.steps.pop();
            turn::haul(game, seat, game.content().bonus_stones, Cause::Bonus, events);
        }
        (Step::BonusCard { seat } | Step::BonusStones { seat }, Move::Decline) => {
            turn::decline(game, seat, events);
        }
        (Step::BonusCard { .. } | Step::BonusStones { .. }, m) => unexpected(&step, &m),
    }
}

pub fn settle(_: &mut Imhotep, step: Step, _: &mut Vec<Event>) -> Settled {
    match step {
        Step::Put { .. } | Step::BonusCard { .. } | Step::BonusStones { .. } => Settled::Waits,
    }
}

const ROWS: usize = 3;

/// Puts a stone on a monument; `red`: it comes from its owner's quarry and not off the ship.
pub fn deliver(game: &mut Imhotep, seat: Seat, site: Site, red: bool, events: &mut Vec<Event>) {
    if (site, game.side(site)) == (Site::Pyramid, Side::B) {
        return deliver_small_pyramids(game, seat, red, events);
    }
    pick_up(game, seat, red);
    match (site, game.side(site)) {
        (Site::Pyramid, _) => build_pyramid(game, seat, events),
        (Site::Temple, _) => {
            let place = game.temple.len() % usize::from(game.content().temple_slots(game.seats));
            game.temple.push(seat);
            events.push(Event::TempleBuilt { seat, place: place as u8 + 1 });
        }
        (Site::Burial, _) => {
            let (row, column) = (game.burial.len() % ROWS, game.burial.len() / ROWS);
            game.burial.push(seat);
            events.push(Event::BurialBuilt { seat, row: row as u8 + 1, column: column as u8 + 1 });
        }
        (Site::Obelisks, Side::A) => {
            game.obelisks[seat] += 1;
            events.push(Event::ObeliskRaised { seat, height: game.obelisks[seat] });
        }
        (Site::Obelisks, Side::B) => add_loose_stone(game, seat, events),
        (Site::Market, _) => unreachable!("the market takes no stones"),
    }
}

fn pick_up(game: &mut Imhotep, seat: Seat, red: bool) {
    if red {
        game.players[seat].quarry -= 1;
    } else {
        sail::lift(game);
    }
}

fn build_pyramid(game: &mut Imhotep, seat: Seat, events: &mut Vec<Event>) {
    match game.content().pyramid_a.get(game.pyramid.len()) {
        None => overflow(game, seat, events),
        Some(&points) => {
            game.pyramid.push(seat);
            game.players[seat].points.add(Source::Pyramid, points);
            events.push(Event::PyramidBuilt { seat, points });
        }
    }
}

fn overflow(game: &mut Imhotep, seat: Seat, events: &mut Vec<Event>) {
    let points = game.content().pyramid_overflow;
    game.pyramid.push(seat);
    game.players[seat].points.add(Source::Pyramid, points);
    events.push(Event::PyramidOverflowed { seat, points });
}

fn unfinished(game: &Imhotep) -> impl Iterator<Item = SmallPyramid> {
    SmallPyramid::ALL.into_iter().filter(|pyramid| game.small[pyramid.index()].contains(&None))
}

/// The owner chooses among the unfinished ones.
fn deliver_small_pyramids(game: &mut Imhotep, seat: Seat, red: bool, events: &mut Vec<Event>) {
    let mut open = unfinished(game);
    let (first, second) = (open.next(), open.next());
    drop(open);
    match (first, second) {
        (None, _) => {
            pick_up(game, seat, red);
            overflow(game, seat, events);
        }
        (Some(only), None) => build_small_pyramid(game, seat, only, red, events),
        _ => game.steps.push(Step::Put { seat, red }),
    }
}

/// The points are certain, the bonus is offered if it can do anything.
fn build_small_pyramid(
    game: &mut Imhotep,
    seat: Seat,
    pyramid: SmallPyramid,
    red: bool,
    events: &mut Vec<Event>,
) {
    pick_up(game, seat, red);
    let index = game.small_len(pyramid.index());
    let space = game.content().pyramid_b[pyramid.index()][index];
    game.small[pyramid.index()][index] = Some(seat);
    game.players[seat].points.add(Source::Pyramid, space.points);
    events.push(Event::SmallPyramidBuilt { seat, pyramid, points: space.points });
    match space.bonus {
        Some(Bonus::Card) if game.bag.can_draw() => game.steps.push(Step::BonusCard { seat }),
        Some(Bonus::Stones) if game.haulable(seat, game.content().bonus_stones) > 0 => {
            game.steps.push(Step::BonusStones { seat });
        }
        Some(Bonus::Ship) if game.players[seat].sled > 0 && game.free_slots().next().is_some() => {
            game.steps.push(turn::Step::Load { seat, left: 1, from: 0, cause: Cause::Bonus });
        }
        _ => {}
    }
}

/// Three loose stones become a tower on the best free space; without one they stay loose.
fn add_loose_stone(game: &mut Imhotep, seat: Seat, events: &mut Vec<Event>) {
    let content = game.content();
    game.obelisks[seat] += 1;
    let free = game.towers.iter().position(Option::is_none);
    match free.and_then(|space| content.towers.get(space).map(|&points| (space, points))) {
        Some((space, points)) if game.obelisks[seat] >= content.stones_in_a_tower => {
            game.obelisks[seat] -= content.stones_in_a_tower;
            game.towers[space] = Some(seat);
            game.players[seat].points.add(Source::Obelisks, points);
            events.push(Event::TowerBuilt { seat, points });
        }
        _ => events.push(Event::StoneLoose { seat, count: game.obelisks[seat] }),
    }
}
