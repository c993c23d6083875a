//! Gains from the bank and from jars.

use arrayvec::ArrayVec;
use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::supply;
use crate::cards::Card;
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Ability, Cause, Colour, Holder, Resource};
use crate::state::Pharaon;

steps! {
    pub enum Step of game: Pharaon {
        /// The top jar of the pile.
        DrawJar { seat: Seat, cause: Cause } => chance("draw-jar"),
        /// Whether the diplomat replaces the resources of this jar.
        Diplomat { seat: Seat, jar: Card } => ask(seat, "diplomat"),
        /// Whether the teacher adds to this jar.
        Teacher { seat: Seat, jar: Card } => ask(seat, "teacher"),
        /// A jar on its way to the discard pile, after all that lies above it.
        Discard { jar: Card } => auto,
        /// This number of basic resources is still to be chosen, from this colour on.
        Gain { seat: Seat, left: u8, from: Colour, cause: Cause } => ask(seat, "gain"),
    }
}

pub fn offer(game: &Pharaon, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::DrawJar { .. } => supply::offer_jars(game, out),
        Step::Diplomat { .. } => out.extend([Move::Diplomat, Move::Decline]),
        Step::Teacher { .. } => out.extend([Move::Teacher, Move::Decline]),
        Step::Gain { left, from, .. } => gains(game, left, from, out),
        Step::Discard { .. } => {}
    }
}

pub fn act(game: &mut Pharaon, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::DrawJar { seat, cause } => draw_jar(game, seat, cause, noun!(Move::Jar, m, step), events),
        Step::Diplomat { seat, jar } => match m {
            Move::Diplomat => use_diplomat(game, seat, jar, events),
            Move::Decline => decline_diplomat(game, seat, jar, events),
            m => unexpected(&step, &m),
        },
        Step::Teacher { seat, jar } => match m {
            Move::Teacher => use_teacher(game, seat, jar, events),
            Move::Decline => decline_teacher(game, seat, jar, events),
            m => unexpected(&step, &m),
        },
        Step::Gain { seat, left, cause, .. } => {
            gain_basic(game, seat, left, cause, noun!(Move::Gain, m, step), events);
        }
        Step::Discard { .. } => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Pharaon, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::DrawJar { seat, .. } => open_pile(game, seat, events),
        Step::Diplomat { seat, jar } => open_jar(game, seat, jar, events),
        Step::Teacher { seat, jar } => close_jar(game, seat, jar),
        Step::Discard { jar } => discard(game, jar),
        Step::Gain { .. } => Settled::Asks,
    }
}

/// Colours in ascending order, as long as the bank has enough from here on.
fn gains(game: &Pharaon, left: u8, from: Colour, out: &mut impl Extend<Move>) {
    let mut later: u8 = game.bank[from.index()..5].iter().sum();
    for colour in from.index()..5 {
        if game.bank[colour] > 0 && later >= left {
            out.extend([Move::Gain(Colour::ALL[colour])]);
        }
        later -= game.bank[colour];
    }
}

/// The basic resources that the bank has.
#[inline]
pub fn in_bank(game: &Pharaon) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(|colour| game.bank[colour.index()] > 0)
}

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
    events.push(Event::NobleUsed { seat, noble, role: game.content().noble(noble).role });
}

/// The ready noble of a player with this ability.
pub fn ready(game: &Pharaon, seat: Seat, ability: Ability) -> Option<Card> {
    game.players[seat].ready(game.content().able(ability)).lowest()
}

/// J-B7: the moment a jar is needed the pile is refilled.
fn open_pile(game: &mut Pharaon, seat: Seat, events: &mut Vec<Event>) -> Settled {
    supply::refill_jars(game, events);
    if !game.jars.is_empty() {
        return Settled::Waits;
    }
    game.steps.pop();
    events.push(Event::NoJar { seat });
    Settled::Done
}

fn draw_jar(game: &mut Pharaon, seat: Seat, cause: Cause, jar: Card, events: &mut Vec<Event>) {
    game.jars.draw(jar);
    let colours = game.content().jar(jar).colours();
    events.push(Event::JarDrawn { seat, jar, colours, cause });
    game.steps.replace(Step::Diplomat { seat, jar });
}

/// Takes a face-up jar.
pub fn pick_up(game: &mut Pharaon, seat: Seat, jar: Card, cause: Cause, events: &mut Vec<Event>) {
    let place = game.jars_up.iter().position(|&other| other == Some(jar)).expect("a jar that lies face up");
    game.jars_up[place] = None;
    events.push(Event::JarTaken { seat, jar, colours: game.content().jar(jar).colours(), cause });
}

pub fn gain_printed(game: &mut Pharaon, seat: Seat, jar: Card, cause: Cause, events: &mut Vec<Event>) {
    let colours = game.content().jar(jar).colours();
    gain(game, seat.into(), colours.map(Resource::from), cause, events);
}

/// The player decides only with an unused Diplomat, and only if the bank has a basic resource.
fn open_jar(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) -> Settled {
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

fn use_diplomat(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    let noble = ready(game, seat, Ability::AnyJar).expect("a ready diplomat");
    tire(game, seat, noble, events);
    game.steps.replace(Step::Teacher { seat, jar });
    open_gain(game, seat, ANY_JAR, Cause::Diplomat);
}

fn decline_diplomat(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    decline(game, seat, Ability::AnyJar, events);
    open_printed(game, seat, jar, events);
}

pub fn decline(game: &Pharaon, seat: Seat, ability: Ability, events: &mut Vec<Event>) {
    let noble = ready(game, seat, ability).expect("only a ready noble is asked");
    events.push(Event::AbilityDeclined { seat, role: game.content().noble(noble).role });
}

/// After whatever the jar brought.
fn close_jar(game: &mut Pharaon, seat: Seat, jar: Card) -> Settled {
    if ready(game, seat, Ability::ExtraBasic).is_some() && game.has_basic() {
        return Settled::Waits;
    }
    game.steps.replace(Step::Discard { jar });
    Settled::Done
}

fn use_teacher(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    let noble = ready(game, seat, Ability::ExtraBasic).expect("a ready teacher");
    tire(game, seat, noble, events);
    game.steps.replace(Step::Discard { jar });
    open_gain(game, seat, 1, Cause::Teacher);
}

fn decline_teacher(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    decline(game, seat, Ability::ExtraBasic, events);
    game.steps.replace(Step::Discard { jar });
}

fn discard(game: &mut Pharaon, jar: Card) -> Settled {
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

fn gain_basic(
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
