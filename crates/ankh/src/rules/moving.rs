//! Moving figures, Satet's push, and aiming.

use maat_engine::Seat;

use super::{Settled, decider};
use crate::events::Event;
use crate::figures::{Figure, FigureSet};
use crate::legal::moving;
use crate::map::{Dir, Hex};
use crate::pieces::{Guardian, Kind};
use crate::state::Ankh;
use crate::step::Step;

/// As long as a figure can move, it may.
pub fn open(game: &mut Ankh, seat: Seat) -> Settled {
    if moving::movable(game, game.entity(seat)).next().is_some() {
        return Settled::Waits;
    }
    stop(game);
    Settled::Done
}

pub fn stop(game: &mut Ankh) {
    game.steps.pop();
    game.moved = FigureSet::EMPTY;
}

/// A figure moves; where an enemy stands, Satet pushes it away first.
pub fn go(game: &mut Ankh, seat: Seat, figure: Figure, to: Hex, events: &mut Vec<Event>) {
    if game.figures.on(to).is_some_and(|there| there != figure) {
        return game.steps.replace(Step::Push { seat, satet: figure, hex: to });
    }
    game.steps.pop();
    let from = game.figures.hex(figure).expect("the figure is on the map");
    arrive(game, seat, figure, from, to, events);
}

/// The figure in the way goes to `to`; that may be the hex that Satet comes from.
pub fn push(game: &mut Ankh, seat: Seat, satet: Figure, hex: Hex, to: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    let by = game.entity(seat);
    let pushed = game.figures.on(hex).expect("somebody is pushed");
    let owner = game.figures.owner(pushed).expect("the pushed figure has an owner");
    let from = game.figures.hex(satet).expect("Satet is on the map");
    game.figures.lift(satet, by);
    game.figures.stand(pushed, owner, to);
    events.push(Event::FigurePushed { seat: owner, kind: game.kind(pushed), by, from: hex, to });
    arrive(game, seat, satet, from, hex, events);
    ask_aim(game, pushed, decider(game, seat, owner));
}

fn arrive(game: &mut Ankh, seat: Seat, figure: Figure, from: Hex, to: Hex, events: &mut Vec<Event>) {
    let owner = game.entity(seat);
    game.figures.stand(figure, owner, to);
    game.moved.add(figure);
    events.push(Event::FigureMoved { seat: owner, kind: game.kind(figure), from, to });
    ask_aim(game, figure, seat);
}

/// Whoever decides for a Scorpion aims it whenever it came to a hex.
pub fn ask_aim(game: &mut Ankh, figure: Figure, seat: Seat) {
    if game.guardian(figure) == Some(Guardian::Scorpion) {
        game.steps.push(Step::Aim { seat, scorpion: figure });
    }
}

pub fn aim(game: &mut Ankh, scorpion: Figure, dir: Dir, events: &mut Vec<Event>) {
    game.steps.pop();
    game.figures.aim_at(scorpion, dir);
    let hex = game.figures.hex(scorpion).expect("the Scorpion is on the map");
    let seat = game.figures.owner(scorpion).expect("the Scorpion has an owner");
    let at = moving::aimed_at(hex, dir).expect("both hexes are on the map");
    debug_assert_eq!(game.kind(scorpion), Kind::Scorpion);
    events.push(Event::ScorpionAimed { seat, hex, at });
}
