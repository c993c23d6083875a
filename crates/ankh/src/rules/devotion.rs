//! The devotion track: gains and losses, gods that are forgotten, and the end of the game. It has no steps.

use arrayvec::ArrayVec;
use maat_engine::{MAX_SEATS, Outcome, Seat};

use super::conflict;
use crate::events::Event;
use crate::map::HexSet;
use crate::options::Switch;
use crate::pieces::{CardSet, Ending, Fate, God, Merit, Power, PowerSet};
use crate::state::{Ankh, Fortune};

/// One gain: the whole amount at once, with one more for Bountiful if it begins in the red section. A god that
/// reaches the top has won, and nothing else happens: callers must check whether the game is over.
pub(super) fn gain(game: &mut Ankh, seat: Seat, amount: u8, merit: Merit, events: &mut Vec<Event>) {
    if amount == 0 {
        return;
    }
    let (space, top) = (game.players[seat].space, game.content().devotion_top);
    let bountiful = if is_bountiful(game, seat, merit) { game.content().numbers.bountiful } else { 0 };
    let gained = (amount + bountiful).min(top - space);
    move_marker(game, seat, space + gained);
    events.push(Event::DevotionGained { seat, merit, gained, bountiful, space: space + gained });
    if space + gained == top {
        end(game, Ending::Top, events);
    }
}

fn is_bountiful(game: &Ankh, seat: Seat, merit: Merit) -> bool {
    let battle = matches!(merit, Merit::Majority | Merit::Dominance | Merit::Victory);
    let counts = battle || !game.switches.contains(Switch::BountifulEveryGain);
    counts && game.has(seat, Power::Bountiful) && game.players[seat].space <= game.last_red()
}

/// A loss stops at the first space: a marker that cannot go down keeps its place in the stack (C-53).
pub(super) fn lose(game: &mut Ankh, seat: Seat, amount: u8, events: &mut Vec<Event>) {
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
pub(super) fn lift_marker(game: &mut Ankh, seat: Seat) {
    let (space, height) = (game.players[seat].space, game.players[seat].height);
    for other in Seat::first(game.seats) {
        let above = game.players[other].space == space && game.players[other].height > height;
        if above && game.is_living(other) {
            game.players[other].height -= 1;
        }
    }
}

/// Every god in the red section is forgotten.
pub(super) fn forget(game: &mut Ankh, events: &mut Vec<Event>) {
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
    for hex in game.monuments.held(seat).iter() {
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
pub(super) fn end(game: &mut Ankh, ending: Ending, events: &mut Vec<Event>) {
    game.steps.clear();
    game.ending = Some(ending);
    let outcome = outcome(game).expect("the game is over");
    events.push(Event::GameEnded { winners: outcome.winners().collect(), ending });
}

/// Seats rank by devotion and place in the stack; those forgotten come after the others, and the seats of a merged god
/// share their rank. If no god is left nobody has won.
pub(crate) fn outcome(game: &Ankh) -> Option<Outcome> {
    let ending = game.ending?;
    let standing = |seat: Seat| {
        let entity = game.entity(seat);
        let player = game.player(entity);
        (game.is_living(entity), player.space, player.height)
    };
    let seats: ArrayVec<Seat, MAX_SEATS> = Seat::first(game.seats).collect();
    let better = |seat: Seat| seats.iter().filter(|other| standing(**other) > standing(seat)).count() as u8;
    let rank = |&seat: &Seat| if ending == Ending::Atheist { 2 } else { 1 + better(seat) };
    Some(Outcome {
        score: seats.iter().map(|seat| standing(*seat).1.into()).collect(),
        rank: seats.iter().map(rank).collect(),
    })
}
