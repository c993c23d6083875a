//! Positions in few words, written out as `set` lines.
//!
//! ```text
//! round 3 · ring left                        # round 1 and the middle if not named
//! tiles c a b d                              # who has which turn order tile; by seat if not named
//! points a 24 b 20 · track b a d c           # the rest of the track stands as its order says, front first
//! stones a 7 · crews a 5 1 1 2 · used a black joker
//! markets a 3 1                              # stone and grain, counted from 0 at the top
//! cards a b14 a17 · water a a11              # Nile cards; fields on which cards for better fields lie
//! spent a upstream drill · built a site-sphinx · passed b c
//! squares - a01 b16                          # Nile cards on the squares; the others are empty
//! ships a 4 12 12                            # twice the same position: two ships
//! at site-obelisk b - a                      # building spaces and the substitute
//! hand a 3 17 · under b 5 9 · unseen 1 2     # Sphinx cards; returned cards; all that nobody has seen
//! obelisk abba · graves a4 b2 6 2 2 3        # taken tiles with their owners, then the open ones
//! pyramid 1 aab · temple pillar-left ab
//! sail a                                     # who is asked for a ship, or:
//! leftover a · feed a · build a site-sphinx · bonus a · upgrade a
//! ```
//! What is named nowhere is as at the start of a round. Sphinx cards that are named nowhere are unseen; if `unseen` is
//! said, the last seat has them in hand.

mod words;

use maat_egizia::{Egizia, Event, Move};
use maat_engine::testing::check;
use maat_engine::{Actor, Game, Turn};

use words::Position;

const HEAD: &str = "game egizia · revision 1";

/// Runs a script of one or more games whose positions are written in the words above. `seats 3` begins a game.
pub fn play(script: &str) {
    let mut written = String::new();
    let mut lines = script.trim().lines().map(str::trim).peekable();
    while let Some(setup) = lines.next() {
        let mut position = Position::new(setup);
        let mut rest = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("seats ")) {
            let code = line.split('#').next().unwrap_or_default();
            rest.extend(code.split('·').map(str::trim).filter(|statement| !position.read(statement)));
        }
        written += &format!("{HEAD} · {setup}\n{}{}\n", position.written(), rest.join("\n"));
    }
    check::<Egizia>(&written);
}

/// The game in a position: a setup, and words for all else.
pub fn position(setup: &str, words: &str) -> Egizia {
    let mut position = Position::new(setup);
    for statement in words.split(['\n', '·']).map(str::trim).filter(|statement| !statement.is_empty()) {
        assert!(position.read(statement), "`{statement}` describes no position");
    }
    let game = position.game();
    game.check();
    game
}

/// Plays plies as they are written in records.
pub fn go_on(game: &mut Egizia, plies: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for ply in plies.split('·').map(str::trim) {
        let (actor, text) = ply.split_once(' ').expect("an actor and a move");
        let (actor, m) = (actor.parse().expect("an actor"), text.parse().expect("a move"));
        game.play(actor, m, &mut events).unwrap_or_else(|error| {
            panic!("{ply}: {error}; {} may {:?}", game.step(), moves(game, actor));
        });
        game.check();
    }
    events
}

/// What somebody may do now.
pub fn moves(game: &Egizia, actor: Actor) -> Vec<String> {
    let mut moves: Vec<Move> = Vec::new();
    game.legal_moves(actor, &mut moves);
    moves.iter().map(Move::to_string).collect()
}

/// Who is asked, and what: `a build`.
pub fn asked(game: &Egizia) -> String {
    match game.turn() {
        Turn::Seats(due) => format!("{due} {}", game.step()),
        Turn::Chance => format!("* {}", game.step()),
        Turn::Over => "over".to_owned(),
    }
}
