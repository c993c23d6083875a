//! A build: crews are committed, bricks are laid, graves are taken.

use arrayvec::ArrayVec;
use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::{free, gain, sphinx};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{
    Cause, Crew, DrawnCards, Effect, GraveSlot, GraveValue, Market, Part, RegularCrew, RowNo, Site, Source,
};
use crate::state::Egizia;

steps! {
    #[repr(u8)]
    pub enum Step of game: Egizia {
        /// Further commitments, until the first brick; `crews` has one bit for each crew.
        Commit { seat: Seat, site: Site, crews: u8, boosts: u8 } => ask(seat, "commit"),
        /// The next brick. `one` and `other` were spent on the two buildings of the site; `rows`: of the pyramid,
        /// complete now, one bit each.
        Lay { seat: Seat, site: Site, strength: u8, one: u8, other: u8, rows: u8 } => ask(seat, "lay"),
        /// Face-down grave tiles are turned up as long as too few lie open.
        TurnGraves => chance("turn-graves"),
        /// The market step after a build at the obelisk.
        Market { seat: Seat } => ask(seat, "market"),
    }
}

pub fn offer(game: &Egizia, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Commit { seat, site, crews, boosts } => additions(game, seat, site, crews, boosts, out),
        Step::Lay { seat, site, strength, one, other, .. } => {
            let budget = (strength - one - other).min(game.players[seat].stones);
            bricks(game, site, budget, out);
            out.extend([Move::Done]);
        }
        Step::TurnGraves => {
            let tiles = game.content().graves.tiles.iter().zip(game.graves.bag);
            let left = tiles.filter(|(_, left)| *left > 0);
            out.extend(left.map(|((value, _), _)| Move::Tile(GraveValue::new(*value))));
        }
        Step::Market { .. } => out.extend(Market::ALL.map(Move::Market)),
    }
}

pub fn act(game: &mut Egizia, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Commit { seat, site, crews, boosts } => {
            commit(game, Force { seat, site, crews, boosts }, m, events);
        }
        Step::Lay { .. } => match m {
            Move::Done => close(game, step, events),
            brick => lay(game, step, brick, events),
        },
        Step::TurnGraves => turn_grave(game, noun!(Move::Tile, m, step), events),
        Step::Market { seat } => {
            game.steps.pop();
            gain::market_step(game, seat, noun!(Move::Market, m, step), events);
        }
    }
}

pub fn settle(game: &mut Egizia, step: Step, _: &mut Vec<Event>) -> Settled {
    match step {
        Step::Commit { .. } | Step::Lay { .. } => Settled::Asks,
        Step::TurnGraves => open_graves(game),
        Step::Market { .. } => Settled::Waits,
    }
}

/// The lowest value that can be built at a site now; none if nothing is left to build.
pub fn cheapest(game: &Egizia, site: Site) -> Option<u8> {
    match site {
        Site::Sphinx => (!game.sphinx.is_empty()).then_some(1),
        Site::Obelisk => game.obelisk_value().into_iter().chain(game.grave_value()).min(),
        Site::Pyramid => game.row_values().chain(game.part_values()).flatten().min(),
    }
}

/// The bricks that a budget allows.
fn bricks(game: &Egizia, site: Site, budget: u8, out: &mut impl Extend<Move>) {
    let fits = |value: Option<u8>| value.is_some_and(|value| value <= budget);
    match site {
        Site::Sphinx => {
            let most = budget.min(sphinx::most_drawn(game));
            out.extend(DrawnCards::all().take(most.into()).map(Move::Draw));
        }
        Site::Obelisk => {
            out.extend(fits(game.obelisk_value()).then_some(Move::Obelisk));
            out.extend(fits(game.grave_value()).then_some(Move::Grave));
        }
        Site::Pyramid => {
            let rows = game.row_values().enumerate().filter(|(_, value)| fits(*value));
            out.extend(rows.map(|(row, _)| Move::Row(RowNo::at(row))));
            let parts = Part::ALL.into_iter().zip(game.part_values()).filter(|(_, value)| fits(*value));
            out.extend(parts.map(|(part, _)| Move::temple(part)));
        }
    }
}

/// Crews with which something can be built, if need be with what can be added to them.
pub fn commitments(game: &Egizia, seat: Seat, site: Site, out: &mut impl Extend<Move>) {
    let Some(least) = cheapest(game, site).filter(|&least| least <= game.players[seat].stones) else {
        return;
    };
    let reaches = |crew: &RegularCrew| reach(game, seat, crew.crew().bit(), 0) >= least;
    out.extend(idle(game, seat).filter(reaches).map(Move::Commit));
}

/// Regular crews that have not worked in this round.
fn idle(game: &Egizia, seat: Seat) -> impl Iterator<Item = RegularCrew> {
    let used = game.players[seat].used;
    RegularCrew::ALL.into_iter().filter(move |crew| !used[crew.crew().index()])
}

/// The total strength of a set of crews and a number of strength cards.
pub fn strength(game: &Egizia, seat: Seat, crews: u8, boosts: u8) -> u8 {
    let cards = game.players[seat].cards.and(game.content().with(Effect::Strength)).iter();
    let boosted: u8 = cards.take(usize::from(boosts)).map(|card| game.content().nile(card).number).sum();
    game.players[seat].strength_of(crews) + boosted
}

/// Regular crews that can join one that is committed, by the card for two crews; they are named in order.
fn second_crews(game: &Egizia, seat: Seat, crews: u8) -> impl Iterator<Item = RegularCrew> {
    let alone = crews & Crew::Joker.bit() == 0 && crews.count_ones() == 1;
    let second = alone && game.has(seat, Effect::TwoCrews);
    idle(game, seat).filter(move |crew| second && crew.crew().bit() > crews)
}

/// Whether the joker can join the crews that are committed.
fn joker_joins(game: &Egizia, seat: Seat, crews: u8) -> bool {
    crews & Crew::Joker.bit() == 0 && !game.players[seat].used[Crew::Joker.index()]
}

/// The most that a commitment can come to, with all that can still be added.
fn reach(game: &Egizia, seat: Seat, crews: u8, boosts: u8) -> u8 {
    let held = game.count_with(seat, Effect::Strength);
    let player = &game.players[seat];
    if boosts > 0 {
        return strength(game, seat, crews, held);
    }
    let second = second_crews(game, seat, crews).map(|crew| player.strength[crew.crew().index()]).max();
    let joker = if joker_joins(game, seat, crews) { player.strength[Crew::Joker.index()] } else { 0 };
    strength(game, seat, crews, held) + second.unwrap_or(0) + joker
}

/// What can be added, in the order of the words, and the first bricks. More strength is offered only as
/// long as there are stones for it.
fn additions(game: &Egizia, seat: Seat, site: Site, crews: u8, boosts: u8, out: &mut impl Extend<Move>) {
    let now = strength(game, seat, crews, boosts);
    let stones = game.players[seat].stones;
    let least = cheapest(game, site).expect("something that can be built");
    let most = if site == Site::Sphinx { stones.min(sphinx::most_drawn(game)) } else { stones };
    if now < most {
        let reaches = |crews, boosts| reach(game, seat, crews, boosts) >= least;
        let joins = |crew: Crew| boosts == 0 && reaches(crews | crew.bit(), 0);
        out.extend(second_crews(game, seat, crews).filter(|crew| joins(crew.crew())).map(Move::Commit));
        if joker_joins(game, seat, crews) && joins(Crew::Joker) {
            out.extend([Move::Joker]);
        }
        if boosts < game.count_with(seat, Effect::Strength) && reaches(crews, boosts + 1) {
            out.extend([Move::Boost]);
        }
    }
    bricks(game, site, now.min(stones), out);
}

/// Whether a player can build, or could after free actions: otherwise nobody need be asked.
pub fn is_possible(game: &Egizia, seat: Seat, site: Site) -> bool {
    let Some(least) = cheapest(game, site) else { return false };
    let number = |effect| game.card_with(seat, effect).map_or(0, |card| game.content().nile(card).number);
    let hauled = if free::can_haul(game, seat) { number(Effect::Stones) } else { 0 };
    let grown = u8::from(free::can_drill(game, seat)) + u8::from(free::can_train(game, seat) || hauled > 0);
    let stones = game.players[seat].stones + hauled;
    stones >= least && idle(game, seat).any(|crew| reach(game, seat, crew.crew().bit(), 0) + grown >= least)
}

/// The commitment of a player to a build. Nothing is used up before the first brick.
#[derive(Clone, Copy)]
struct Force {
    seat: Seat,
    site: Site,
    /// One bit each.
    crews: u8,
    /// Strength cards.
    boosts: u8,
}

/// More crews and cards, or the first thing built, which closes the commitment.
fn commit(game: &mut Egizia, force: Force, m: Move, events: &mut Vec<Event>) {
    let Force { seat, site, crews, boosts } = force;
    let more = |crews, boosts| Step::Commit { seat, site, crews, boosts };
    match m {
        Move::Commit(crew) => game.steps.replace(more(crews | crew.crew().bit(), boosts)),
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
    let strength = strength(game, seat, crews, boosts);
    let working = Crew::ALL.into_iter().filter(|crew| crews & crew.bit() != 0);
    let regular = working.clone().filter(|crew| *crew != Crew::Joker).count();
    for crew in working.clone() {
        game.players[seat].used[crew.index()] = true;
    }
    if regular > 1 {
        gain::use_first(game, seat, Effect::TwoCrews, events);
    }
    for _ in 0..boosts {
        gain::use_first(game, seat, Effect::Strength, events);
    }
    let crews: ArrayVec<Crew, 4> = working.collect();
    events.push(Event::CrewsCommitted { seat, site, crews, strength });
    strength
}

/// One brick, paid at once; `step` is the build so far.
fn lay(game: &mut Egizia, step: Step, brick: Move, events: &mut Vec<Event>) {
    let Step::Lay { seat, site, strength, mut one, mut other, mut rows } = step else {
        unreachable!("{step:?} is no build")
    };
    let value = match brick {
        Move::Obelisk => lay_obelisk(game, seat, events),
        Move::Grave => take_grave(game, seat, events),
        Move::Row(row) => lay_row(game, seat, row, &mut rows, events),
        Move::Pillar(pillar) => lay_part(game, seat, pillar.part(), events),
        Move::Column => lay_part(game, seat, Part::Columns, events),
        Move::Lintel => lay_part(game, seat, Part::Lintels, events),
        m => unexpected(&step, &m),
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
    let slot = GraveSlot::at(game.graves.owners.len());
    game.graves.owners.push(seat);
    events.push(Event::GraveTaken { seat, slot, value });
    value
}

fn lay_row(game: &mut Egizia, seat: Seat, row: RowNo, rows: &mut u8, events: &mut Vec<Event>) -> u8 {
    let value = game.row_value(row).expect("a space of the row");
    let bricks = &mut game.pyramid[row.index()];
    bricks.push(seat);
    let space = bricks.len() as u8;
    if space == game.content().pyramid[row.index()].spaces {
        *rows |= 1 << row.index();
    }
    events.push(Event::PyramidBuilt { seat, row, space, value });
    value
}

fn lay_part(game: &mut Egizia, seat: Seat, part: Part, events: &mut Vec<Event>) -> u8 {
    let value = game.part_value(part).expect("a space of the part");
    game.temple[part.index()].push(seat);
    events.push(Event::TempleBuilt { seat, part, value });
    value
}

/// Scores the build, then the market step or the rows that are now complete.
fn close(game: &mut Egizia, step: Step, events: &mut Vec<Event>) {
    let Step::Lay { seat, site, one, other, rows, .. } = step else { unreachable!("{step:?} is no build") };
    game.steps.pop();
    game.players[seat].built[site.index()] = true;
    events.push(Event::StonesPaid { seat, count: one + other, cause: Cause::Build });
    let sources = match site {
        Site::Pyramid => [Source::Pyramid, Source::Temple],
        Site::Obelisk | Site::Sphinx => [Source::Obelisk, Source::Graves],
    };
    for (source, value) in sources.into_iter().zip([one, other]) {
        gain::score(game, seat, source, i16::from(value), events);
    }
    if site == Site::Obelisk {
        return game.steps.push(Step::Market { seat });
    }
    for row in game.content().rows().filter(|row| rows & 1 << row.index() != 0) {
        reward_row(game, row, events);
    }
}

/// Most bricks, of those with as many the one further left.
fn reward_row(game: &mut Egizia, row: RowNo, events: &mut Vec<Event>) {
    let bricks = game.pyramid[row.index()];
    let first = |seat: Seat| bricks.iter().position(|owner| owner == seat);
    let most = Seat::first(game.seats).map(|seat| bricks.count(seat)).max().expect("somebody plays");
    let best =
        Seat::first(game.seats).filter(|&seat| bricks.count(seat) == most).min_by_key(|&seat| first(seat));
    let seat = best.expect("somebody has most");
    events.push(Event::RowCompleted { seat, row, bricks: most });
    gain::score(game, seat, Source::Rows, i16::from(most), events);
}

/// Turns up tiles until all places for open ones are filled or no face-down ones are left.
fn open_graves(game: &mut Egizia) -> Settled {
    let turned = turned(game);
    let open = turned - game.graves.owners.len();
    let graves = &game.content().graves;
    if open < usize::from(graves.open) && turned < usize::from(graves.slots) {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

/// Tiles that were turned up, taken or not.
fn turned(game: &Egizia) -> usize {
    game.graves.tiles.iter().take_while(|value| **value > 0).count()
}

/// Face-down tiles of this value.
pub fn tiles_left(game: &Egizia, value: GraveValue) -> u32 {
    let tiles = game.content().graves.tiles.iter().zip(game.graves.bag);
    tiles.filter(|((printed, _), _)| *printed == value.number()).map(|(_, left)| u32::from(left)).sum()
}

fn turn_grave(game: &mut Egizia, value: GraveValue, events: &mut Vec<Event>) {
    let (slot, value) = (turned(game), value.number());
    let kind = game.content().graves.tiles.iter().position(|(printed, _)| *printed == value);
    game.graves.bag[kind.expect("a value of the tiles")] -= 1;
    game.graves.tiles[slot] = value;
    events.push(Event::GraveTurned { slot: GraveSlot::at(slot), value });
}
