//! The end and the beginning of a round.

use arrayvec::ArrayVec;
use maat_engine::{Actor, Seat, Settled, steps, unexpected};

use super::{supply, traitor, turn};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Colour, Piece};
use crate::score;
use crate::state::{Pharaon, Place, turned};

steps! {
    pub enum Step of game: Pharaon {
        /// The wheel is cleared; offerings come next.
        Clear => auto,
        /// The wheel turns, nobles wake, the jar left over blocks slots; jars come next.
        TurnWheel => auto,
        /// The round begins.
        Begin => auto,
    }
}

pub fn offer(_: &Pharaon, step: Step, _: Actor, _: &mut impl Extend<Move>) {
    match step {
        Step::Clear | Step::TurnWheel | Step::Begin => {}
    }
}

pub fn act(_: &mut Pharaon, step: Step, _: Actor, m: Move, _: &mut Vec<Event>) {
    match step {
        Step::Clear | Step::TurnWheel | Step::Begin => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Pharaon, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Clear => clear(game, events),
        Step::TurnWheel => turn_wheel(game, events),
        Step::Begin => begin(game, events),
    }
}

/// After the last round all points are counted.
pub fn end(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
    events.push(Event::RoundEnded { round: game.round });
    if game.round == game.content().rounds {
        game.steps.clear();
        score::final_scoring(game, events);
        return Settled::Waits;
    }
    game.steps.replace(Step::Clear);
    Settled::Done
}

/// Steps 1 and 2: the wheel is cleared, then offerings are laid out. Markers vanish (J-B2).
fn clear(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
    let (wheel, markers) = (std::mem::take(&mut game.wheel), std::mem::take(&mut game.markers));
    let overflow = std::mem::take(&mut game.overflow);
    let mut count = 0;
    for (section, markers) in wheel.iter().zip(markers) {
        for (slot, piece) in section.iter().enumerate().filter_map(|(slot, piece)| Some((slot, (*piece)?))) {
            if markers & 1 << slot == 0 {
                turn::put_back(game, piece);
            }
            count += 1;
        }
    }
    for piece in overflow.into_iter().flatten() {
        turn::put_back(game, piece);
        count += 1;
    }
    events.push(Event::WheelCleared { count });
    Seat::first(game.seats).for_each(|seat| game.players[seat].place = Place::Active);
    game.traitor.place = Place::Active;
    game.steps.replace(Step::TurnWheel);
    game.steps.push(supply::Step::Tokens);
    Settled::Done
}

/// Steps 3 to 6. In the last round no jars are laid out.
fn turn_wheel(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
    let content = game.content();
    game.offset = turned(game.offset, game.direction);
    game.round += 1;
    events.push(Event::WheelTurned { direction: game.direction, colours: entry_colours(game) });
    Seat::first(game.seats).for_each(|seat| game.players[seat].tired = Default::default());
    block_slots(game, events);
    game.steps.replace(Step::Begin);
    if game.is_solo() {
        game.steps.push(traitor::Step::Stack);
    }
    if game.round < content.rounds {
        game.steps.push(supply::Step::Jars { left: content.table(game.seats).jars });
    }
    Settled::Done
}

/// The jar that nobody took puts its resources on the wheel. If the bank has none a marker stands for it
/// (J-B2); without a free slot nothing is placed (J-B3).
pub fn block_slots(game: &mut Pharaon, events: &mut Vec<Event>) {
    for place in 0..game.jars_up.len() {
        let Some(jar) = game.jars_up[place].take() else { continue };
        let colours = game.content().jar(jar).colours();
        let blocked: ArrayVec<Colour, 3> =
            colours.into_iter().filter(|&colour| block(game, colour)).collect();
        events.push(Event::SlotsBlocked { jar, colours: blocked });
        game.jars.throw(jar);
    }
}

/// Puts a resource of the bank, or a marker, into the section of its colour; returns whether there was a free slot.
pub fn block(game: &mut Pharaon, colour: Colour) -> bool {
    let Some(slot) = game.free_slot(colour) else { return false };
    let index = colour.index();
    game.wheel[index][slot] = Some(Piece::from(colour));
    if game.bank[index] > 0 {
        game.bank[index] -= 1;
    } else {
        game.markers[index] |= 1 << slot;
    }
    true
}

/// Step 7.
fn begin(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
    game.active = game.first.expect("somebody holds the first player token");
    events.push(Event::RoundBegan { round: game.round, seat: game.active });
    game.steps.replace(turn::Step::Turn);
    Settled::Done
}

/// The colour that opens each zone, clockwise.
pub fn entry_colours(game: &Pharaon) -> [Colour; 5] {
    game.ring.map(|zone| game.entry_colour(zone))
}
