//! What comes out of the bank, jars, and exchanges.

use arrayvec::ArrayVec;
use maat_engine::Seat;

use super::{Settled, supply, turn};
use crate::cards::Card;
use crate::events::Event;
use crate::pieces::{Ability, Cause, Colour, Holder, Piece, Resource};
use crate::state::Pharaon;
use crate::step::Step;

/// Diplomat: basic resources instead of those on a jar.
const ANY_JAR: u8 = 3;

/// J-B1: token by token; what the bank has not is lost.
pub fn gain(
    game: &mut Pharaon,
    holder: Holder,
    resources: impl IntoIterator<Item = Resource>,
    cause: Cause,
    events: &mut Vec<Event>,
) {
    let (mut gained, mut missed) = (ArrayVec::<Resource, 4>::new(), ArrayVec::<Resource, 4>::new());
    for resource in resources {
        let left = &mut game.bank[resource.index()];
        if *left == 0 {
            missed.push(resource);
            continue;
        }
        *left -= 1;
        match holder.seat() {
            Some(seat) => game.players[seat].resources[resource.index()] += 1,
            None => game.traitor.resources[resource.index()] += 1,
        }
        gained.push(resource);
    }
    if !gained.is_empty() {
        events.push(Event::ResourcesGained { seat: holder, resources: gained, cause });
    }
    if !missed.is_empty() {
        events.push(Event::ResourcesMissed { seat: holder, resources: missed, cause });
    }
}

/// A noble is used for this round.
pub fn tire(game: &mut Pharaon, seat: Seat, noble: Card, events: &mut Vec<Event>) {
    game.players[seat].tired.add(noble);
    events.push(Event::NobleUsed { seat, noble: noble.number(), role: game.content().noble(noble).role });
}

/// The ready noble of a player with this ability.
fn ready(game: &Pharaon, seat: Seat, ability: Ability) -> Option<Card> {
    game.players[seat].ready(game.content().able(ability)).lowest()
}

/// J-B7: the moment a jar is needed the pile is refilled.
pub fn open_pile(game: &mut Pharaon, seat: Seat, events: &mut Vec<Event>) -> Settled {
    supply::refill_jars(game, events);
    if !game.jars.is_empty() {
        return Settled::Waits;
    }
    game.steps.pop();
    events.push(Event::NoJar { seat });
    Settled::Done
}

pub fn draw_jar(game: &mut Pharaon, seat: Seat, cause: Cause, jar: Card, events: &mut Vec<Event>) {
    game.jars.draw(jar);
    let colours = game.content().jar(jar).colours();
    events.push(Event::JarDrawn { seat, jar: jar.number(), colours, cause });
    game.steps.replace(Step::Diplomat { seat, jar });
}

/// Takes a face-up jar.
pub fn pick_up(game: &mut Pharaon, seat: Seat, jar: Card, cause: Cause, events: &mut Vec<Event>) {
    let place = game.jars_up.iter().position(|&other| other == Some(jar)).expect("a jar that lies face up");
    game.jars_up[place] = None;
    events.push(Event::JarTaken {
        seat,
        jar: jar.number(),
        colours: game.content().jar(jar).colours(),
        cause,
    });
}

pub fn gain_printed(game: &mut Pharaon, seat: Seat, jar: Card, cause: Cause, events: &mut Vec<Event>) {
    let colours = game.content().jar(jar).colours();
    gain(game, seat.into(), colours.map(Resource::from), cause, events);
}

/// Only an unused diplomat is asked, and only if the bank has something for him.
pub fn open_jar(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) -> Settled {
    if ready(game, seat, Ability::AnyJar).is_some() && game.has_basic() {
        return Settled::Waits;
    }
    open_printed(game, seat, jar, events);
    Settled::Done
}

fn open_printed(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    gain_printed(game, seat, jar, Cause::Jar, events);
    game.steps.replace(Step::Teacher { seat, jar });
}

pub fn use_diplomat(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    let noble = ready(game, seat, Ability::AnyJar).expect("a ready diplomat");
    tire(game, seat, noble, events);
    game.steps.replace(Step::Teacher { seat, jar });
    open_gain(game, seat, ANY_JAR, Cause::Diplomat);
}

pub fn decline_diplomat(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    decline(game, seat, Ability::AnyJar, events);
    open_printed(game, seat, jar, events);
}

pub fn decline(game: &Pharaon, seat: Seat, ability: Ability, events: &mut Vec<Event>) {
    let noble = ready(game, seat, ability).expect("only a ready noble is asked");
    events.push(Event::AbilityDeclined { seat, role: game.content().noble(noble).role });
}

/// After whatever the jar brought.
pub fn close_jar(game: &mut Pharaon, seat: Seat, jar: Card) -> Settled {
    if ready(game, seat, Ability::ExtraBasic).is_some() && game.has_basic() {
        return Settled::Waits;
    }
    game.steps.replace(Step::Discard { jar });
    Settled::Done
}

pub fn use_teacher(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    let noble = ready(game, seat, Ability::ExtraBasic).expect("a ready teacher");
    tire(game, seat, noble, events);
    game.steps.replace(Step::Discard { jar });
    open_gain(game, seat, 1, Cause::Teacher);
}

pub fn decline_teacher(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    decline(game, seat, Ability::ExtraBasic, events);
    game.steps.replace(Step::Discard { jar });
}

pub fn discard(game: &mut Pharaon, jar: Card) -> Settled {
    game.steps.pop();
    game.jars.throw(jar);
    Settled::Done
}

/// Basic resources of choice, as many as the bank has (J-B1).
pub fn open_gain(game: &mut Pharaon, seat: Seat, count: u8, cause: Cause) {
    let left = count.min(game.bank[..Colour::ALL.len()].iter().sum());
    if left > 0 {
        game.steps.push(Step::Gain { seat, left, from: Colour::Green, cause });
    }
}

pub fn gain_basic(
    game: &mut Pharaon,
    seat: Seat,
    left: u8,
    cause: Cause,
    colour: Colour,
    events: &mut Vec<Event>,
) {
    game.steps.pop();
    gain(game, seat.into(), [colour.into()], cause, events);
    if left > 1 {
        game.steps.push(Step::Gain { seat, left: left - 1, from: colour, cause });
    }
}

/// The turn, or the window after passing, goes on afterwards.
pub fn exchange(game: &mut Pharaon, ability: Ability, events: &mut Vec<Event>) {
    let seat = game.active.seat().expect("a player's turn");
    let noble = ready(game, seat, ability).expect("a ready noble");
    tire(game, seat, noble, events);
    game.steps.push(Step::Give { seat, noble });
}

pub fn give(game: &mut Pharaon, seat: Seat, noble: Card, piece: Piece, events: &mut Vec<Event>) {
    turn::spend(game, seat, piece);
    if game.content().noble(noble).ability == Ability::ExchangeSilver {
        get(game, seat, noble, piece, Resource::Silver, events);
    } else {
        game.steps.replace(Step::Get { seat, noble, given: piece });
    }
}

pub fn get(
    game: &mut Pharaon,
    seat: Seat,
    noble: Card,
    given: Piece,
    resource: Resource,
    events: &mut Vec<Event>,
) {
    game.steps.pop();
    game.bank[resource.index()] -= 1;
    game.players[seat].resources[resource.index()] += 1;
    events.push(Event::Exchanged { seat, role: game.content().noble(noble).role, given, resource });
}
