//! Positions in the words of a game, and what is asked of them.

use serde_json::Value;

use super::check;
use crate::{Actor, Game, Turn};

/// What the words of a script have said of a position so far.
pub trait Words: Sized {
    type Game: Game;

    /// From the setup as in the head of a record: `seats 3`.
    fn new(setup: &str) -> Self;

    /// Takes a statement that describes the position; others are for [`check`].
    fn read(&mut self, statement: &str) -> bool;

    /// The head of a record that begins the game.
    fn head(&self) -> String;

    /// Whether anything was said: otherwise the game is as at its start.
    fn touched(&self) -> bool;

    /// The whole state.
    fn state(self) -> Value;
}

/// Runs a script as [`check`] does, of one or more games whose positions are told in words. `seats 3` begins a game.
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

/// The game in a position: a setup, and words for all else.
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

/// Plays plies as they are written in records, and tells what happened.
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

/// What somebody may do now, as it is written in records.
pub fn moves<G: Game>(game: &G, actor: Actor) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(actor, &mut moves);
    moves.iter().map(G::Move::to_string).collect()
}

/// Who is asked, and what: `a turn`.
pub fn asked<G: Game>(game: &G) -> String {
    match game.turn() {
        Turn::Seats(due) => format!("{due} {}", game.step()),
        Turn::Chance => format!("* {}", game.step()),
        Turn::Over => "over".to_owned(),
    }
}
