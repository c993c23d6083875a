//! Positions that tests describe in the terms of a game.

use serde_json::Value;

use super::check;
use crate::{Actor, Game, Turn};

/// Builder of a position from statements in the terms of a game.
pub trait Words: Sized {
    /// The game that the statements describe.
    type Game: Game;

    /// Starts with a setup as in the head of a record: `seats 3`.
    fn new(setup: &str) -> Self;

    /// Reads a statement that describes the position. Returns `false` for any other statement, which [`check`] gets.
    fn read(&mut self, statement: &str) -> bool;

    /// The head of the record.
    fn head(&self) -> String;

    /// Whether any statement was read; otherwise the position is that at the start of the game.
    fn touched(&self) -> bool;

    /// The whole state as JSON.
    fn state(self) -> Value;
}

/// Runs a script like [`check`], with one or more games whose positions are described by [`Words`]. `seats 3` begins a game.
pub fn check_in_words<W: Words>(script: &str) {
    let mut written = String::new();
    let mut lines = script.trim().lines().map(code).peekable();
    while let Some(setup) = lines.next() {
        let mut position = W::new(setup);
        let mut rest = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("seats ")) {
            rest.extend(line.split('·').map(str::trim).filter(|statement| !position.read(statement)));
        }
        written += &format!("{}\n{}{}\n", position.head(), set_lines(position), rest.join("\n"));
    }
    check::<W::Game>(&written);
}

/// A line without its comment.
fn code(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

fn set_lines<W: Words>(position: W) -> String {
    if !position.touched() {
        return String::new();
    }
    let state = position.state();
    let fields = state.as_object().expect("a state has fields");
    fields.iter().map(|(field, value)| format!("set {field} {value}\n")).collect()
}

/// The state that a setup and statements describe.
pub fn position_in_words<W: Words>(setup: &str, words: &str) -> W::Game {
    let mut position = W::new(setup);
    for statement in words.split(['\n', '·']).map(str::trim).filter(|statement| !statement.is_empty()) {
        assert!(position.read(statement), "`{statement}` describes no position");
    }
    let game: W::Game =
        serde_json::from_value(position.state()).unwrap_or_else(|error| panic!("no such state: {error}"));
    game.check();
    game
}

/// Plays plies in the notation of a record and returns their events.
pub fn go_on<G: Game>(game: &mut G, plies: &str) -> Vec<G::Event> {
    let mut events = Vec::new();
    for ply in plies.split('·').map(str::trim) {
        let (actor, text) = ply.split_once(' ').expect("an actor and a move");
        let (actor, m) = (actor.parse().expect("an actor"), text.parse().expect("a move"));
        game.play(actor, m, &mut events).unwrap_or_else(|error| {
            panic!("{ply}: {error}; {}: {actor} may {}", asked(game), moves(game, actor).join(", "));
        });
        game.check();
    }
    events
}

/// The legal moves of an actor in notation.
pub fn moves<G: Game>(game: &G, actor: Actor) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(actor, &mut moves);
    moves.iter().map(G::Move::to_string).collect()
}

/// The actors who are due and the id of the step: `a turn`.
pub fn asked<G: Game>(game: &G) -> String {
    match game.turn() {
        Turn::Seats(due) => format!("{due} {}", game.step()),
        Turn::Chance => format!("* {}", game.step()),
        Turn::Over => "over".to_owned(),
    }
}
