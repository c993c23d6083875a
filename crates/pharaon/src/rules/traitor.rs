//! The turns of the Traitor.

use std::cmp::Reverse;

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::{gain, passing, round, supply, turn, zones};
use crate::cards::Card;
use crate::content::{Symbol, content};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{
    ArtisanPlace, Cause, Colour, God, Holder, LaneNo, NoblePlace, OfferingPlace, Resource, Reward, Sign,
};
use crate::score;
use crate::state::{Pharaon, Place};

steps! {
    pub enum Step of game: Pharaon {
        /// Its stack for the round is laid out.
        Stack => auto,
        /// The top jar of its stack.
        TraitorJar => chance("traitor-jar"),
        /// Which of the top resources goes to the wheel.
        TraitorTop { seat: Seat, jar: Card } => ask(seat, "traitor-top"),
        /// A resource for a lane.
        TraitorLane { colour: Colour } => auto,
        /// Which basic resource it gains.
        TraitorGain { seat: Seat } => ask(seat, "traitor-gain"),
    }
}

pub fn offer(game: &Pharaon, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::TraitorJar => out.extend(game.jars.next_held().iter().map(Move::Jar)),
        Step::TraitorTop { jar, .. } => out.extend(game.content().jar(jar).top.map(Move::Wheel)),
        Step::TraitorGain { .. } => out.extend(gain::in_bank(game).map(Move::Gain)),
        Step::Stack | Step::TraitorLane { .. } => {}
    }
}

pub fn act(game: &mut Pharaon, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::TraitorJar => reveal(game, noun!(Move::Jar, m, step), events),
        Step::TraitorTop { jar, .. } => split(game, jar, noun!(Move::Wheel, m, step), events),
        Step::TraitorGain { .. } => gain_basic(game, noun!(Move::Gain, m, step), events),
        Step::Stack | Step::TraitorLane { .. } => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Pharaon, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Stack => lay_stack(game, events),
        Step::TraitorJar => Settled::Waits,
        Step::TraitorTop { jar, .. } => top(game, jar, events),
        Step::TraitorLane { colour } => place(game, colour, events),
        Step::TraitorGain { .. } => Settled::Asks,
    }
}

/// The seat that decides for the Traitor.
const PLAYER: Seat = Seat::A;

/// As many jars, face down, as the board of the round says.
fn lay_stack(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
    game.steps.pop();
    let place = usize::from(game.round) - 1;
    let board = game.content().traitor_board(game.traitor.boards[place], game.traitor.faces[place]);
    for _ in 0..board.jars {
        supply::refill_jars(game, events);
        if !game.jars.is_empty() {
            game.jars.hold();
        }
    }
    events.push(Event::StackLaid { count: game.jars.held() });
    Settled::Done
}

/// A jar as long as it has any, then a pass, then the pyramid.
pub fn take_turn(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
    game.steps.replace(turn::Step::EndTurn);
    match game.traitor.place {
        Place::Active if game.jars.held() > 0 => {
            game.steps.push(Step::TraitorJar);
            return Settled::Waits;
        }
        Place::Active => {
            // J-X1: this is its turn. It takes no jar.
            game.traitor.place = passing::free_place(game, Holder::Traitor);
            events.push(passing::passed(Holder::Traitor, game.traitor.place));
        }
        _ => advance(game, events),
    }
    Settled::Done
}

/// J-X2: the reward of the field it reaches, never an earlier one.
fn advance(game: &mut Pharaon, events: &mut Vec<Event>) {
    let content = content(game.revision);
    let Some(rewards) = passing::move_on(content, Holder::Traitor, &mut game.traitor.place, events) else {
        return;
    };
    for &reward in rewards {
        match reward {
            Reward::FirstPlayer if game.first == Some(Holder::Traitor) => {}
            Reward::FirstPlayer => passing::take_first_player(game, Holder::Traitor, events),
            Reward::Basic if game.has_basic() => game.steps.push(Step::TraitorGain { seat: PLAYER }),
            Reward::Basic => events.push(Event::NoReward { seat: Holder::Traitor }),
            Reward::Silver => gain::gain(game, Holder::Traitor, [Resource::Silver], Cause::Pyramid, events),
            Reward::Offering => {
                game.steps.push(supply::Step::DrawToken { holder: Holder::Traitor, cause: Cause::Pyramid });
            }
        }
    }
}

/// The player chooses its colour.
fn gain_basic(game: &mut Pharaon, colour: Colour, events: &mut Vec<Event>) {
    game.steps.pop();
    gain::gain(game, Holder::Traitor, [colour.into()], Cause::Pyramid, events);
}

/// The bottom resource goes to a lane first.
fn reveal(game: &mut Pharaon, jar: Card, events: &mut Vec<Event>) {
    game.jars.turn_up(jar);
    let printed = game.content().jar(jar);
    events.push(Event::TraitorRevealed { jar, colours: printed.colours() });
    game.steps.replace(Step::TraitorTop { seat: PLAYER, jar });
    game.steps.push(Step::TraitorLane { colour: printed.bottom });
}

/// Only a colour with a free slot can go to the wheel; the player decides if both can and differ.
fn top(game: &mut Pharaon, jar: Card, events: &mut Vec<Event>) -> Settled {
    let [left, right] = game.content().jar(jar).top;
    match (game.free_slot(left).is_some(), game.free_slot(right).is_some()) {
        (true, true) if left != right => return Settled::Waits,
        (true, _) => split(game, jar, left, events),
        (false, true) => split(game, jar, right, events),
        (false, false) => {
            game.steps.replace(gain::Step::Discard { jar });
            game.steps.push(Step::TraitorLane { colour: right });
            game.steps.push(Step::TraitorLane { colour: left });
        }
    }
    Settled::Done
}

/// The wheel first, then the lane.
fn split(game: &mut Pharaon, jar: Card, colour: Colour, events: &mut Vec<Event>) {
    let [left, right] = game.content().jar(jar).top;
    game.steps.replace(gain::Step::Discard { jar });
    game.steps.push(Step::TraitorLane { colour: if colour == left { right } else { left } });
    round::block(game, colour);
    events.push(Event::TraitorEntered { colour, zone: game.facing(colour) });
}

/// The lane of the colour, or the next one to the right that is not full.
fn place(game: &mut Pharaon, colour: Colour, events: &mut Vec<Event>) -> Settled {
    game.steps.pop();
    let owned =
        game.traitor.colours.iter().position(|&other| other == colour).expect("every colour owns a lane");
    let length = |game: &Pharaon, lane: usize| printed(game, lane).len();
    let free =
        (owned..owned + 5).map(|lane| lane % 5).find(|&lane| game.traitor.fill(lane) < length(game, lane));
    let Some(lane) = free else {
        // J-X3.
        events.push(Event::LanesFull { colour });
        return Settled::Done;
    };
    let space = game.traitor.fill(lane);
    game.traitor.lanes[lane][space] = Some(colour);
    if game.bank[colour.index()] > 0 {
        game.bank[colour.index()] -= 1;
    } else {
        game.traitor.markers[colour.index()] += 1;
    }
    let symbol = printed(game, lane)[space];
    let sign = symbol.map(|symbol| symbol.sign);
    events.push(Event::LaneFilled { colour, lane: LaneNo::at(lane), space: space as u8 + 1, sign });
    if let Some(symbol) = symbol {
        resolve(game, symbol, events);
    }
    Settled::Done
}

fn printed(game: &Pharaon, lane: usize) -> &'static [Option<Symbol>] {
    &game.content().traitor_board(game.traitor.boards[lane], game.traitor.faces[lane]).lane
}

/// Carries out the symbol on a space of a lane; a symbol without a target has no effect (J-X4, J-X8).
fn resolve(game: &mut Pharaon, symbol: Symbol, events: &mut Vec<Event>) {
    let place = symbol.number.map_or(0, |number| usize::from(number) - 1);
    let worked = match symbol.sign {
        Sign::Tomb => {
            zones::build(game, Holder::Traitor, events);
            true
        }
        Sign::TakeNoble => noble(game, place, true, events),
        Sign::DiscardNoble => noble(game, place, false, events),
        Sign::NobleValue => raise_value(game, symbol.number.unwrap_or_default(), events),
        Sign::TakeHighest | Sign::TakeLowest | Sign::DiscardHighest | Sign::DiscardLowest => {
            artisan(game, symbol.sign, events)
        }
        Sign::Pair if !game.pairs[place].contains(&None) => {
            zones::take_pair(game, Holder::Traitor, OfferingPlace::at(place), events);
            true
        }
        Sign::Bonus if game.bonus[place].is_some() => {
            zones::take_bonus(game, Holder::Traitor, OfferingPlace::at(place), Cause::Bonus, events);
            true
        }
        Sign::Pair | Sign::Bonus => false,
        Sign::NileFullest | Sign::NileEmptiest => sail(game, symbol.sign, events),
        Sign::God => serve(game, symbol.god.expect("a god on the board"), events),
    };
    if !worked {
        events.push(Event::SymbolIdle { sign: symbol.sign });
    }
}

/// Takes or removes the noble at a place; the place is refilled at once.
fn noble(game: &mut Pharaon, place: usize, take: bool, events: &mut Vec<Event>) -> bool {
    let Some(noble) = game.nobles_up.get_mut(place).and_then(Option::take) else { return false };
    let role = game.content().noble(noble).role;
    let place = NoblePlace::at(place);
    if take {
        game.traitor.nobles.add(noble);
        events.push(Event::NobleTaken { seat: Holder::Traitor, place, noble, role });
        zones::succeed(game, Holder::Traitor, events);
    } else {
        game.traitor.nobles_gone.add(noble);
        events.push(Event::NobleDiscarded { place, noble, role });
    }
    game.steps.push(supply::Step::ShowNobles);
    true
}

fn raise_value(game: &mut Pharaon, value: u8, events: &mut Vec<Event>) -> bool {
    if value <= game.traitor.noble_value {
        return false;
    }
    game.traitor.noble_value = value;
    events.push(Event::NobleValueRaised { points: value.into() });
    true
}

/// The artisan with the most or the fewest points, the leftmost of equal ones.
fn artisan(game: &mut Pharaon, sign: Sign, events: &mut Vec<Event>) -> bool {
    let content = game.content();
    let shown = game.artisans_up.iter().enumerate();
    let shown = shown.filter_map(|(place, card)| Some((place, content.artisan((*card)?).points)));
    let found = match sign {
        Sign::TakeHighest | Sign::DiscardHighest => shown.min_by_key(|&(_, points)| Reverse(points)),
        _ => shown.min_by_key(|&(_, points)| points),
    };
    let Some((place, points)) = found else { return false };
    let artisan = game.artisans_up[place].take().expect("a card was found there");
    let place = ArtisanPlace::at(place);
    if matches!(sign, Sign::TakeHighest | Sign::TakeLowest) {
        game.traitor.artisans.add(artisan);
        events.push(Event::ArtisanTaken { seat: Holder::Traitor, place, artisan, points });
    } else {
        game.traitor.artisans_gone.add(artisan);
        events.push(Event::ArtisanDiscarded { place, artisan, points });
    }
    game.steps.push(supply::Step::ShowArtisans);
    true
}

/// The track of the colour that owns the fullest or the least filled lane, the leftmost of equal ones.
fn sail(game: &mut Pharaon, sign: Sign, events: &mut Vec<Event>) -> bool {
    let fill = |lane: &usize| game.traitor.fill(*lane);
    let lane = match sign {
        Sign::NileFullest => (0..5).min_by_key(|lane| Reverse(fill(lane))),
        _ => (0..5).min_by_key(fill),
    };
    let colour = game.traitor.colours[lane.expect("there are five lanes")];
    let content = game.content();
    let level = &mut game.traitor.nile[colour.index()];
    if *level == content.nile_top() {
        return false;
    }
    *level += 1;
    let points = content.nile_points[usize::from(*level)];
    events.push(Event::DiscMoved { seat: Holder::Traitor, colour, level: *level, points });
    true
}

fn serve(game: &mut Pharaon, god: God, events: &mut Vec<Event>) -> bool {
    game.traitor.gods |= 1 << god.index();
    events.push(Event::TraitorGod { god, points: score::gods::points_of(game.content(), &game.ring, god) });
    true
}
