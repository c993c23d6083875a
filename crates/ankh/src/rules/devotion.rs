//! The devotion track.

use maat_engine::Seat;

use super::ends;
use crate::events::Event;
use crate::options::Switch;
use crate::pieces::{Ending, Merit, Power};
use crate::state::Ankh;

/// One gain: the whole amount at once, with one more for Bountiful if it begins in the red section. Whoever comes to the
/// top has won, and nothing else happens: callers must look whether the game is over.
pub fn gain(game: &mut Ankh, seat: Seat, amount: u8, merit: Merit, events: &mut Vec<Event>) {
    if amount == 0 {
        return;
    }
    let (space, top) = (game.players[seat].space, game.content().devotion_top);
    let bountiful = if is_bountiful(game, seat, merit) { game.content().numbers.bountiful } else { 0 };
    let gained = (amount + bountiful).min(top - space);
    move_marker(game, seat, space + gained);
    events.push(Event::DevotionGained { seat, merit, gained, bountiful, space: space + gained });
    if space + gained == top {
        ends::end(game, Ending::Top, events);
    }
}

fn is_bountiful(game: &Ankh, seat: Seat, merit: Merit) -> bool {
    let battle = matches!(merit, Merit::Majority | Merit::Dominance | Merit::Victory);
    let counts = battle || game.switches.usual(Switch::BountifulEveryGain);
    counts && game.has(seat, Power::Bountiful) && game.players[seat].space <= game.last_red()
}

/// A loss stops at the first space: a marker that cannot go down keeps its place in the stack (C-53).
pub fn lose(game: &mut Ankh, seat: Seat, amount: u8, events: &mut Vec<Event>) {
    let space = game.players[seat].space;
    let lost = amount.min(space);
    if lost > 0 {
        move_marker(game, seat, space - lost);
        events.push(Event::DevotionLost { seat, lost, space: space - lost });
    }
}

/// A marker that enters a space goes on top of its stack, up or down (C-01).
fn move_marker(game: &mut Ankh, seat: Seat, space: u8) {
    lift_marker(game, seat);
    let height = game.living().filter(|&other| other != seat && game.players[other].space == space).count();
    let player = &mut game.players[seat];
    player.space = space;
    player.height = height as u8;
}

/// The markers above sink.
pub fn lift_marker(game: &mut Ankh, seat: Seat) {
    let (space, height) = (game.players[seat].space, game.players[seat].height);
    for other in Seat::first(game.seats) {
        let above = game.players[other].space == space && game.players[other].height > height;
        if above && game.is_living(other) {
            game.players[other].height -= 1;
        }
    }
}
