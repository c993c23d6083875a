//! What follows a conflict, and the end of the game.

use maat_engine::Seat;

use super::{Settled, conflict, merge};
use crate::events::Event;
use crate::map::HexSet;
use crate::pieces::{Ending, Fate, God};
use crate::score;
use crate::sets::{CardSet, PowerSet};
use crate::state::{Ankh, Fortune};

/// Tokens go back; then gods merge, are forgotten, or have fought for the last time.
pub fn end_conflict(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
    game.steps.pop();
    game.tiebreaker = None;
    game.amun = true;
    game.conflicts += 1;
    events.push(Event::ConflictEnded { number: game.conflicts });
    let numbers = &game.content().numbers;
    if game.conflicts == numbers.merge_after && game.seats >= numbers.merge_seats {
        merge::begin(game, events);
    }
    if game.conflicts == numbers.forget_after {
        forget(game, events);
    }
    if game.conflicts == numbers.conflicts && !game.is_over() {
        end(game, Ending::LastConflict, events);
    }
    Settled::Done
}

/// Every god in the red section is forgotten.
fn forget(game: &mut Ankh, events: &mut Vec<Event>) {
    let red = game.last_red();
    for seat in game.ascending(game.living().filter(|&seat| game.players[seat].space <= red)) {
        remove(game, seat, events);
    }
    if game.holder(God::Osiris).is_none() {
        game.gates = HexSet::EMPTY;
    }
    if game.holder(God::Anubis).is_none() {
        for warrior in game.figures.captives().iter() {
            let owner = game.figures.owner(warrior).expect("warriors of forgotten gods are gone");
            game.figures.send_to_pool(warrior, owner);
        }
    }
    match game.living().count() {
        0 => end(game, Ending::Atheist, events),
        1 => end(game, Ending::LastGod, events),
        _ => {}
    }
}

/// All that a god has leaves the game; nothing of it is killed (C-57). Its place on the track decides among the losers.
fn remove(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    let space = game.players[seat].space;
    for seat in game.seats_of(seat).iter() {
        let god = game.players[seat].god.expect("gods were handed out");
        events.push(Event::GodForgotten { seat, god, space });
    }
    for hex in game.monuments.held(seat) {
        conflict::destroy(game, hex, Fate::Forgotten, events);
    }
    for figure in game.figures.owned(seat).iter() {
        game.figures.retire(figure, seat);
    }
    let player = &mut game.players[seat];
    player.fortune = Fortune::Forgotten;
    (player.followers, player.pool, player.row) = (0, 0, 0);
    (player.powers, player.hand) = (PowerSet::default(), CardSet::EMPTY);
}

/// Nothing is pending any more.
pub fn end(game: &mut Ankh, ending: Ending, events: &mut Vec<Event>) {
    game.steps.clear();
    game.ending = Some(ending);
    let outcome = score::outcome(game).expect("the game is over");
    events.push(Event::GameEnded { winners: outcome.winners().collect(), ending });
}
