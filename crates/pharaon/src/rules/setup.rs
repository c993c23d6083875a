//! From the empty table to the first round.

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::{gain, round, supply, traitor, zones};
use crate::cards::Card;
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Ability, Board, Cause, Colour, Face, Holder, Resource, Spin, WheelPosition, Zone};
use crate::state::Pharaon;

steps! {
    pub enum Step of game: Pharaon {
        /// The first zone of the ring that is not decided yet; `place` counts clockwise.
        Ring { place: u8 } => chance("ring"),
        /// How the wheel lies at first.
        Offset => chance("offset"),
        /// Which way it turns.
        Spin => chance("spin"),
        /// The Traitor board at this place.
        Board { place: u8 } => chance("board"),
        /// This number of boards is still to be turned to the dark side.
        Dark { left: u8 } => chance("dark"),
        /// The colour of the lane at this place.
        Lane { place: u8 } => chance("lane"),
        /// The scribe of a beginner.
        Scribe { holder: Holder } => chance("scribe"),
        /// Which face-up jar a player starts with.
        DraftJar { seat: Seat } => ask(seat, "draft-jar"),
        /// A noble for the eyes of one player.
        Look { seat: Seat } => chance("look"),
        /// Which of the two nobles is kept.
        DraftNoble { seat: Seat } => ask(seat, "draft-noble"),
        /// The draft of this player is done.
        Drafted { seat: Seat } => auto,
        /// Chance decides who begins against the Traitor.
        First => chance("first"),
    }
}

pub fn offer(game: &Pharaon, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Ring { place } => {
            let left = &game.ring[usize::from(place)..];
            out.extend(Zone::ALL.into_iter().filter(|zone| left.contains(zone)).map(Move::Ring));
        }
        Step::Offset => out.extend(WheelPosition::all().map(Move::Offset)),
        Step::Spin => out.extend(Spin::ALL.map(Move::Spin)),
        Step::Board { place } => {
            let left = &game.traitor.boards[usize::from(place)..];
            out.extend(Board::ALL.into_iter().filter(|board| left.contains(board)).map(Move::Board));
        }
        Step::Dark { .. } => {
            let boards = game.traitor.boards.iter().zip(game.traitor.faces);
            out.extend(boards.filter(|(_, face)| *face == Face::Light).map(|(&board, _)| Move::Dark(board)));
        }
        Step::Lane { place } => {
            let left = &game.traitor.colours[usize::from(place)..];
            out.extend(Colour::ALL.into_iter().filter(|colour| left.contains(colour)).map(Move::Lane));
        }
        Step::Scribe { .. } => {
            out.extend(game.nobles.and(game.content().able(Ability::Swap)).iter().map(Move::Scribe));
        }
        Step::DraftJar { .. } => out.extend(game.face_up_jars().map(Move::Jar)),
        Step::Look { .. } => out.extend(game.nobles.iter().map(Move::Look)),
        Step::DraftNoble { .. } => out.extend(game.look.iter().flatten().copied().map(Move::Keep)),
        Step::First => out.extend([Holder::A, Holder::Traitor].map(Move::First)),
        Step::Drafted { .. } => {}
    }
}

pub fn act(game: &mut Pharaon, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Ring { place } => lay_zone(game, place, noun!(Move::Ring, m, step), events),
        Step::Offset => {
            game.offset = noun!(Move::Offset, m, step).index() as u8;
            game.steps.replace(Step::Spin);
        }
        Step::Spin => set_direction(game, noun!(Move::Spin, m, step), events),
        Step::Board { place } => lay_board(game, place, noun!(Move::Board, m, step)),
        Step::Dark { left } => turn_dark(game, left, noun!(Move::Dark, m, step)),
        Step::Lane { place } => set_lane(game, place, noun!(Move::Lane, m, step), events),
        Step::Scribe { holder } => deal_scribe(game, holder, noun!(Move::Scribe, m, step), events),
        Step::DraftJar { seat } => draft_jar(game, seat, noun!(Move::Jar, m, step), events),
        Step::Look { seat } => look(game, seat, noun!(Move::Look, m, step), events),
        Step::DraftNoble { seat } => keep(game, seat, noun!(Move::Keep, m, step), events),
        Step::First => draw_starter(game, noun!(Move::First, m, step), events),
        Step::Drafted { .. } => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Pharaon, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Ring { .. }
        | Step::Offset
        | Step::Spin
        | Step::Board { .. }
        | Step::Dark { .. }
        | Step::Lane { .. }
        | Step::Scribe { .. }
        | Step::Look { .. }
        | Step::First => Settled::Waits,
        Step::DraftJar { .. } | Step::DraftNoble { .. } => Settled::Asks,
        Step::Drafted { seat } => next_draft(game, seat, events),
    }
}

/// The last zone needs no draw.
fn lay_zone(game: &mut Pharaon, place: u8, zone: Zone, events: &mut Vec<Event>) {
    let from = game.position(zone);
    game.ring.swap(usize::from(place), from);
    if place < 3 {
        game.steps.replace(Step::Ring { place: place + 1 });
    } else {
        events.push(Event::ZonesLaid { zones: game.ring });
        game.steps.replace(Step::Offset);
    }
}

/// All that is laid out before the draft waits from here on, the draft of the last seat at the bottom.
fn set_direction(game: &mut Pharaon, spin: Spin, events: &mut Vec<Event>) {
    game.direction = spin;
    events.push(Event::WheelSet { direction: spin, colours: round::entry_colours(game) });
    let last = Seat::at(usize::from(game.seats) - 1);
    game.steps.replace(Step::DraftJar { seat: last });
    if game.is_solo() {
        game.steps.push(traitor::Step::Stack);
    }
    game.steps.push(supply::Step::ShowArtisans);
    game.steps.push(supply::Step::ShowNobles);
    if let Some(seat) = game.options.beginner.lowest() {
        game.steps.push(Step::Scribe { holder: seat.into() });
    }
    game.steps.push(supply::Step::Tokens);
    game.steps.push(supply::Step::Jars { left: game.content().table(game.seats).jars });
    if game.is_solo() {
        game.steps.push(Step::Board { place: 0 });
    }
}

fn lay_board(game: &mut Pharaon, place: u8, board: Board) {
    let boards = &mut game.traitor.boards;
    let from = boards.iter().position(|&other| other == board).expect("every board is in the row");
    boards.swap(usize::from(place), from);
    if place < 3 {
        game.steps.replace(Step::Board { place: place + 1 });
    } else {
        open_dark(game, game.options.difficulty);
    }
}

/// J-X6: random boards, unless all of them are turned.
fn open_dark(game: &mut Pharaon, left: u8) {
    let light = game.traitor.faces.iter().filter(|&&face| face == Face::Light).count();
    if usize::from(left) == light {
        game.traitor.faces = [Face::Dark; 5];
    }
    let decided = left == 0 || usize::from(left) == light;
    game.steps.replace(if decided { Step::Lane { place: 0 } } else { Step::Dark { left } });
}

fn turn_dark(game: &mut Pharaon, left: u8, board: Board) {
    let place = game.traitor.boards.iter().position(|&other| other == board);
    game.traitor.faces[place.expect("every board is in the row")] = Face::Dark;
    open_dark(game, left - 1);
}

/// A token of each colour starts a lane; the last one needs no draw.
fn set_lane(game: &mut Pharaon, place: u8, colour: Colour, events: &mut Vec<Event>) {
    let colours = &mut game.traitor.colours;
    let from = colours.iter().position(|&other| other == colour).expect("every colour owns a lane");
    colours.swap(usize::from(place), from);
    if place < 3 {
        return game.steps.replace(Step::Lane { place: place + 1 });
    }
    game.steps.pop();
    for (lane, colour) in game.traitor.colours.into_iter().enumerate() {
        game.bank[colour.index()] -= 1;
        game.traitor.lanes[lane][0] = Some(colour);
    }
    events.push(Event::BoardsLaid { dark: game.options.difficulty });
    events.push(Event::LanesSet { colours: game.traitor.colours });
}

/// The beginners' option; alone, the Traitor gets a scribe too.
fn deal_scribe(game: &mut Pharaon, holder: Holder, noble: Card, events: &mut Vec<Event>) {
    game.nobles.remove(noble);
    events.push(Event::ScribeDealt { seat: holder, noble, role: game.content().noble(noble).role });
    let next = match holder.seat() {
        Some(seat) => {
            game.players[seat].nobles.add(noble);
            let later = game.options.beginner.iter().find(|&other| other > seat).map(Holder::from);
            later.or(game.is_solo().then_some(Holder::Traitor))
        }
        None => {
            game.traitor.nobles.add(noble);
            None
        }
    };
    match next {
        Some(holder) => game.steps.replace(Step::Scribe { holder }),
        None => {
            game.steps.pop();
        }
    }
}

/// The jar, then silver, then a noble (J-U1).
fn draft_jar(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    game.steps.replace(Step::Drafted { seat });
    gain::pick_up(game, seat, jar, Cause::Draft, events);
    gain::gain_printed(game, seat, jar, Cause::Draft, events);
    game.jars.throw(jar);
    let silver = usize::from(game.content().draft_silver);
    gain::gain(game, seat.into(), std::iter::repeat_n(Resource::Silver, silver), Cause::Draft, events);
    if !game.options.beginner.contains(seat) {
        game.steps.push(Step::Look { seat });
    }
}

/// The drafter alone sees the two nobles.
fn look(game: &mut Pharaon, seat: Seat, noble: Card, events: &mut Vec<Event>) {
    game.nobles.remove(noble);
    events.push(Event::NobleSeen { seat, noble, role: game.content().noble(noble).role });
    if game.look[0].is_none() {
        game.look[0] = Some(noble);
    } else {
        game.look[1] = Some(noble);
        game.steps.replace(Step::DraftNoble { seat });
    }
}

/// One is kept, face up; the other is set aside, or becomes the Traitor's first. A one-shot effect comes now (J-U2).
fn keep(game: &mut Pharaon, seat: Seat, noble: Card, events: &mut Vec<Event>) {
    game.steps.pop();
    let other = std::mem::take(&mut game.look).into_iter().flatten().find(|&card| card != noble);
    events.push(Event::NobleKept { seat, noble, role: game.content().noble(noble).role });
    match other {
        Some(left) if game.is_solo() => {
            game.traitor.nobles.add(left);
            events.push(Event::NobleLeft { noble: left, role: game.content().noble(left).role });
        }
        other => game.aside[seat] = other,
    }
    zones::gain_noble(game, seat, noble, events);
}

/// Counter-clockwise: the first player drafts last.
fn next_draft(game: &mut Pharaon, seat: Seat, events: &mut Vec<Event>) -> Settled {
    if seat != Seat::A {
        let next = Seat::at(seat.index() - 1);
        game.active = next.into();
        game.steps.replace(Step::DraftJar { seat: next });
        return Settled::Done;
    }
    let mut count = 0;
    for seat in Seat::first(game.seats) {
        if let Some(noble) = game.aside[seat].take() {
            game.nobles.add(noble);
            count += 1;
        }
    }
    if count > 0 {
        events.push(Event::NoblesReturned { count });
    }
    round::block_slots(game, events);
    game.steps.replace(round::Step::Begin);
    if game.is_solo() {
        game.steps.push(Step::First);
    }
    game.steps.push(supply::Step::Jars { left: game.content().table(game.seats).jars });
    Settled::Done
}

fn draw_starter(game: &mut Pharaon, holder: Holder, events: &mut Vec<Event>) {
    game.steps.pop();
    game.first = Some(holder);
    events.push(Event::StarterDrawn { seat: holder });
}
