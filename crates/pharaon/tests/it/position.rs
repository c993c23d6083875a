//! Positions in a compact notation, expanded to `set` lines.
//!
//! ```text
//! ring offerings tomb nile nobles artisans   # clockwise; this one if not named
//! faces artisans black · spin ccw            # the wheel lies so that the zone is entered with this colour
//! round 5 · active b · first c · pharaoh a
//! supply a green 2 silver 1 zone-nile 1      # a seat or `traitor`, here and below
//! nobles a 1 18 · tired a 18 · artisans a 9 · tomb a 3 · nile a red 2 blue 1
//! on b 2 1                                   # passed: row and field of the pyramid
//! wheel black black silver                   # a section and the pieces in its slots
//! beside artisans black                      # the piece beside a full section
//! bank black 0                               # tokens missing then lie before the last holder
//! pairs res-red+vp-1 - · bonus vp-2 -        # by place
//! bag vp-1 2                                 # all of the bag, likewise
//! thrown zone-nile 1                         # the offerings' discard pile
//! court 21 - 3 · court-deck 4 5              # nobles on display by place, and all of their deck, likewise
//! workshop 8 · workshop-deck 9               # artisans
//! jars 1 5 · pile 13                         # some face-up jars; all of the pile: the others are thrown
//! boards a c b e d · dark c · lanes red blue green black yellow · fill 1 3 2 2 8 · stack 3
//! ```
//! What is named nowhere lies in the bank, the bag, the decks and the pile; places of a
//! display that are not named hold cards, and no pair lies out.
//! The last holder is the last seat or, alone, the Traitor, who throws cards out of the game.

mod rest;
mod words;

use maat_engine::testing::{check_in_words, position_in_words};
use maat_engine::{Actor, Game, Seat, Turn};
use maat_pharaon::events::Event;
use maat_pharaon::pieces::{Holder, Resource};
use maat_pharaon::{Move, Pharaon};

pub use maat_engine::testing::go_on;
use words::Position;

/// Runs a script of one or more games with positions in this notation. `seats 3` begins a game.
pub fn play(script: &str) {
    check_in_words::<Position>(script);
}

/// The game in a position: a setup, and statements for the rest.
pub fn position(setup: &str, words: &str) -> Pharaon {
    position_in_words::<Position>(setup, words)
}

/// Plays passes, or else the first legal move, until the game satisfies `there`.
pub fn pass_until(game: &mut Pharaon, there: impl Fn(&Pharaon) -> bool) -> Vec<Event> {
    let mut events = Vec::new();
    while !there(game) {
        let actor = match game.turn() {
            Turn::Seats(due) => Actor::Seat(due.lowest().expect("somebody is due")),
            Turn::Chance => Actor::Chance,
            Turn::Over => panic!("the game ended on the way"),
        };
        let offered = moves(game, actor);
        let m = if offered.contains(&Move::Pass) { Move::Pass } else { offered[0] };
        game.play(actor, m, &mut events).expect("a move that is offered");
        game.check();
    }
    events
}

/// A statement that gives a seat these resources.
pub fn holds<R: Into<Resource>>(seat: &str, resources: impl IntoIterator<Item = R>) -> String {
    let mut counts = [0; Resource::ALL.len()];
    resources.into_iter().for_each(|resource| counts[resource.into().index()] += 1);
    format!("expect players.{seat}.resources {counts:?}")
}

/// The legal moves of an actor.
pub fn moves(game: &Pharaon, actor: Actor) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(actor, &mut moves);
    moves
}

/// Every possible payment of an action as `entry | rest`, in order; empty if the action is not offered.
pub fn payments(game: &Pharaon, action: &str) -> Vec<String> {
    let Turn::Seats(due) = game.turn() else { panic!("nobody is to act") };
    let actor = Actor::Seat(due.lowest().expect("somebody is due"));
    let action = action.parse().expect("an action");
    let mut found = Vec::new();
    let mut open = Vec::new();
    if moves(game, actor).contains(&action) {
        open.push((game.clone(), action));
    }
    while let Some((mut game, m)) = open.pop() {
        let mut events = Vec::new();
        game.play(actor, m, &mut events).expect("a move that is offered");
        match events.iter().find_map(paid) {
            Some(payment) => found.push(payment),
            None => open.extend(moves(&game, actor).into_iter().map(|m| (game.clone(), m))),
        }
    }
    found.sort();
    found
}

fn paid(event: &Event) -> Option<String> {
    let Event::Paid { entry, pieces, .. } = event else { return None };
    let pieces: Vec<&str> = pieces.iter().map(|piece| piece.id()).collect();
    Some(format!("{entry} | {}", pieces.join(" ")).trim().to_owned())
}

/// The index of a holder in the lists of a state.
fn place_of(holder: Holder) -> Option<usize> {
    holder.seat().map(Seat::index)
}
