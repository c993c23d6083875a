//! From the empty table to the first round.

use maat_engine::Seat;

use super::{Settled, round, sphinx};
use crate::events::Event;
use crate::sphinx::Sphinx;
use crate::state::Egizia;
use crate::step::Step;

/// In turn order; then all choose at once.
pub fn deal(game: &mut Egizia, seat: Seat, left: u8, card: Sphinx, events: &mut Vec<Event>) {
    let dealt = game.content().sphinx_start;
    if left == dealt {
        game.sphinx.begin(seat);
    }
    sphinx::see(game, seat, card, events);
    let next = seat.next(game.seats);
    game.steps.replace(match left {
        1 if next == Seat::A => Step::Setup,
        1 => Step::DealSphinx { seat: next, left: dealt },
        _ => Step::DealSphinx { seat, left: left - 1 },
    });
}

/// The last answer closes the setup: the other cards go under the deck in turn order.
pub fn keep(game: &mut Egizia, seat: Seat, card: Sphinx, events: &mut Vec<Event>) {
    sphinx::take(game, seat, card, events);
    if Seat::first(game.seats).all(|seat| !game.players[seat].hand.is_empty()) {
        for seat in Seat::first(game.seats) {
            sphinx::put_back(game, seat, 1, events);
        }
        round::begin(game, events);
    }
}

/// As many tiles lie open as there is room for, as long as face-down ones are left.
pub fn open_graves(game: &mut Egizia) -> Settled {
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

pub fn turn_grave(game: &mut Egizia, value: u8, events: &mut Vec<Event>) {
    let slot = turned(game);
    let kind = game.content().graves.tiles.iter().position(|(printed, _)| *printed == value);
    game.graves.bag[kind.expect("a value of the tiles")] -= 1;
    game.graves.tiles[slot] = value;
    events.push(Event::GraveTurned { slot: slot as u8 + 1, value });
}
