//! Positions in few words, written out as `set` lines.
//!
//! ```text
//! god a b5 · warriors a b4 c3                 # the other warriors are in the pool; gods not named stand as in the scenario
//! guardian a satet e4 · guardian b mummy pool # on the map or in the pool of its owner; the others lie beside their cards
//! aim e4 s · radiant b4 · trapped a 2         # a's warriors that Anubis has trapped
//! own a temple e5 b8 · neutral pyramid f2     # monuments; nobody else has any
//! gates a2 c4                                 # Underworld tokens
//! camels a3-a4 a4-b3 · tokens 1 f4 2 g4 3 f3  # as in the scenario if not named; both together
//! followers a 3 b 0 · powers a revered · hand a cycle flood
//! devotion a 5 b 3 c 3                        # the later one lies on top; those not named lie at 0, the first seat on top
//! event 3 · conflicts 2 · track gain 5        # spaces reached; markers by action, counted from 0
//! merged b c · forgotten d                    # b is the higher god
//! turn b · taken move                         # whose turn it is, and its first action
//! ```
//! What is named nowhere is as at the start of the scenario, but for monuments and warriors: only those named are there.

mod words;

use maat_ankh::{Ankh, Event, Move};
use maat_engine::testing::check;
use maat_engine::{Actor, Game, Turn};

use words::Position;

/// Runs a script of one or more games whose positions are written in the words above. `seats 3 options …` begins a game.
pub fn play(script: &str) {
    let mut written = String::new();
    let mut lines = script.trim().lines().map(str::trim).peekable();
    while let Some(setup) = lines.next() {
        let mut position = Position::new(setup.split('#').next().unwrap_or_default().trim());
        let mut rest = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("seats ")) {
            let code = line.split('#').next().unwrap_or_default();
            rest.extend(code.split('·').map(str::trim).filter(|statement| !position.read(statement)));
        }
        written += &format!("{}{}\n", position.written(), rest.join("\n"));
    }
    check::<Ankh>(&written);
}

/// The game in a position: a setup, and words for all else.
pub fn position(setup: &str, words: &str) -> Ankh {
    let mut position = Position::new(setup);
    for statement in words.split(['\n', '·']).map(str::trim).filter(|statement| !statement.is_empty()) {
        assert!(position.read(statement), "`{statement}` describes no position");
    }
    let game = position.game();
    game.check();
    game
}

/// Plays plies as they are written in records.
pub fn go_on(game: &mut Ankh, plies: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for ply in plies.split('·').map(str::trim) {
        let (actor, text) = ply.split_once(' ').expect("an actor and a move");
        let (actor, m) = (actor.parse().expect("an actor"), text.parse().expect("a move"));
        game.play(actor, m, &mut events).unwrap_or_else(|error| {
            panic!("{ply}: {error}; {} may {:?}", asked(game), moves(game, actor));
        });
        game.check();
    }
    events
}

/// What somebody may do now.
pub fn moves(game: &Ankh, actor: Actor) -> Vec<String> {
    let mut moves: Vec<Move> = Vec::new();
    game.legal_moves(actor, &mut moves);
    moves.iter().map(Move::to_string).collect()
}

/// Who is asked, and what: `a turn`.
pub fn asked(game: &Ankh) -> String {
    match game.turn() {
        Turn::Seats(due) => format!("{due} {}", game.step()),
        Turn::Chance => format!("* {}", game.step()),
        Turn::Over => "over".to_owned(),
    }
}
