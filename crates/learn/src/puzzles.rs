//! Puzzles: positions in which one answer is clearly better than all others.
//!
//! A puzzle is a record in `puzzles/<game>/<number>.txt`. It ends with the answer, whose plies carry their proof as a comment:
//!
//! ```text
//! game imhotep · revision 1 · seats 2
//! …
//! a sail 2        # level hard · best by 6.1 ± 0.7 · load 1-1 -6.1 obelisks:4.0 others:2.1 · quarry -7.4 sled:-1.0 others:8.4
//! a to pyramid    # best by 3.0 ± 0.4 · to temple -3.0 scored:3.0
//! ```
//! The numbers are points: by so many the other moves reduce the expected final lead over the best opponent, and in these terms of the
//! evaluation. [`Puzzle::prove`] computes them again.

mod find;
mod prove;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use maat_catalog::{AnyGame, Terms};
use maat_engine::{Actor, Record, RecordError, ReplayError, Seat, ids};
use rust_embed::RustEmbed;

use crate::comments;

pub use find::find_new;
pub use prove::{Doubt, Proof, prove};

#[derive(RustEmbed)]
#[folder = "puzzles"]
struct Files;

ids! {
    /// How hard it is to find an answer.
    pub enum Level {
        /// The answer also looks best at first sight.
        Easy = "easy",
        /// A short search finds it.
        Medium = "medium",
        /// Only a long search finds it.
        Hard = "hard",
    }
}

/// A position and its answer.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The id of the game.
    pub game: String,
    /// The number of the puzzle, counted from 1 within its game. Easier ones come first.
    pub number: u32,
    /// How hard it is.
    pub level: Level,
    /// The seat that has to find the answer.
    pub seat: Seat,
    /// The plies of the answer, at least one.
    pub answers: Vec<Answer>,
    record: Record,
}

/// A ply of an answer, with its proof.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The number of lines before it.
    pub ply: usize,
    /// The best move in notation.
    pub text: String,
    /// The points by which it is better than the second best.
    pub margin: f32,
    /// The standard error of the margin.
    pub error: f32,
    /// The other legal moves, the second best first.
    pub others: Vec<Other>,
}

/// A legal move that is not the best.
#[derive(Clone, PartialEq, Debug)]
pub struct Other {
    /// The move in notation.
    pub text: String,
    /// The points that it loses against the best move.
    pub loss: f32,
    /// The reasons: terms of the evaluation with the points by which the best move is better in them, or worse if they are negative.
    /// The largest comes first.
    pub reasons: Vec<(String, f32)>,
}

/// The reason why a file is no puzzle.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleError {
    /// The name of the file is not a number.
    #[error("the name must be a number")]
    Name,
    /// The text is not a record.
    #[error(transparent)]
    Unreadable(#[from] RecordError),
    /// The game does not exist.
    #[error("there is no game {0}")]
    UnknownGame(String),
    /// No ply has a comment with its proof.
    #[error("no ply has a comment `# level … · best by …`")]
    NoAnswer,
    /// A comment cannot be read.
    #[error(
        "line {line}: a proof is `best by <points> ± <error>` and the points that each other move loses, all separated by `·`"
    )]
    Proof {
        /// The line of the text, counted from 1.
        line: usize,
    },
    /// The plies of an answer have different actors.
    #[error("line {line}: the answer must be made by one seat")]
    OtherSeat {
        /// The line of the text, counted from 1.
        line: usize,
    },
    /// The proof does not list exactly the legal moves.
    #[error("ply {ply}: the proof does not compare all legal moves: {legal}")]
    OtherMoves {
        /// The number of lines before it.
        ply: usize,
        /// The legal moves.
        legal: String,
    },
    /// The rules do not allow a ply.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// All puzzles, by game and number.
pub fn puzzles() -> &'static [Puzzle] {
    static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        let mut all: BTreeMap<(String, u32), Puzzle> = BTreeMap::new();
        for path in Files::iter() {
            let puzzle = read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            all.insert((puzzle.game.clone(), puzzle.number), puzzle);
        }
        all.into_values().collect()
    });
    &PUZZLES
}

/// The puzzles of a game, the easiest first.
pub fn puzzles_of(game: &str) -> impl Iterator<Item = &'static Puzzle> {
    puzzles().iter().filter(move |puzzle| puzzle.game == game)
}

/// A puzzle by its game and number.
pub fn find(game: &str, number: &str) -> Option<&'static Puzzle> {
    // `07` and `+7` are no addresses.
    puzzles_of(game).find(|puzzle| puzzle.number.to_string() == number)
}

/// Reads the puzzle of an embedded file.
fn read(path: &str) -> Result<Puzzle, PuzzleError> {
    let file = Files::get(path).expect("the path comes from the list of files");
    let text = String::from_utf8_lossy(&file.data);
    Puzzle::read(path.rsplit('/').next().unwrap_or(path).trim_end_matches(".txt"), &text)
}

impl Puzzle {
    /// Reads a puzzle from the name of its file, `07`, and its record.
    pub fn read(name: &str, text: &str) -> Result<Puzzle, PuzzleError> {
        let number = name.parse().map_err(|_| PuzzleError::Name)?;
        let record: Record = text.parse()?;
        let comments = comments(text);
        let mut head = None;
        let mut answers = Vec::new();
        for (ply, played) in record.plies().iter().enumerate() {
            let line = played.line;
            let comment = comments.get(line - 1).copied().unwrap_or_default();
            if comment.is_empty() {
                continue;
            }
            let (level, proof) = read_level(comment);
            let Actor::Seat(actor) = played.actor else { return Err(PuzzleError::OtherSeat { line }) };
            match (head, level) {
                (None, Some(level)) => head = Some((level, actor)),
                (Some((_, seat)), None) if seat == actor => {}
                (Some(_), None) => return Err(PuzzleError::OtherSeat { line }),
                (None, None) | (Some(_), Some(_)) => return Err(PuzzleError::Proof { line }),
            }
            let (margin, error, others) = read_proof(proof).ok_or(PuzzleError::Proof { line })?;
            answers.push(Answer { ply, text: played.text.clone(), margin, error, others });
        }
        let (level, seat) = head.ok_or(PuzzleError::NoAnswer)?;
        Ok(Puzzle { game: record.game().to_owned(), number, level, seat, answers, record })
    }

    /// The file of the puzzle, for messages.
    pub fn file(&self) -> String {
        format!("puzzles/{}/{:02}.txt", self.game, self.number)
    }

    /// The record of the game up to the answer.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The points that the answer wins: the margin of its first ply, at least 1.
    pub fn points(&self) -> u32 {
        (self.answers[0].margin.round() as u32).max(1)
    }

    /// Plays the record: the position before each ply of the answer, and the last one. Checks that each proof compares all legal
    /// moves.
    pub fn positions(&self) -> Result<Vec<Box<dyn AnyGame>>, PuzzleError> {
        let entry =
            maat_catalog::find(&self.game).ok_or_else(|| PuzzleError::UnknownGame(self.game.clone()))?;
        // Replaying checks every ply once and gives the errors their lines.
        entry.replay(&self.record)?;
        let mut game = entry.start(&Terms::of(&self.record)).expect("the replay has set it up");
        let mut positions = Vec::new();
        for (ply, played) in self.record.plies().iter().enumerate() {
            if let Some(answer) = self.answers.iter().find(|answer| answer.ply == ply) {
                let mut legal = game.legal_moves(Actor::Seat(self.seat));
                let mut compared: Vec<&String> = answer.others.iter().map(|other| &other.text).collect();
                compared.push(&answer.text);
                compared.sort_unstable();
                legal.sort_unstable();
                if !legal.iter().eq(compared) {
                    return Err(PuzzleError::OtherMoves { ply, legal: legal.join(", ") });
                }
                positions.push(game.clone_box());
            }
            game.play(played.actor, &played.text).expect("the replay has checked it");
        }
        positions.push(game);
        Ok(positions)
    }

    /// Proves every ply of the answer again.
    ///
    /// # Errors
    ///
    /// If a ply is not the best any more, or if its margin has halved.
    pub fn prove(&self) -> Result<Vec<Proof>, Doubt> {
        let positions = self.positions().map_err(|error| Doubt::Broken(error.to_string()))?;
        let again = |(answer, position): (&Answer, &dyn AnyGame)| {
            let proof = prove(position, self.seat)?;
            if proof.best != answer.text {
                return Err(Doubt::OtherMove { found: proof.best });
            }
            if proof.margin < answer.margin / 2.0 {
                return Err(Doubt::SmallMargin { margin: proof.margin, error: proof.error });
            }
            Ok(proof)
        };
        self.answers.iter().zip(positions.iter().map(|position| &**position)).map(again).collect()
    }
}

/// The level that begins the comment of the first ply, and the rest of the comment.
fn read_level(comment: &str) -> (Option<Level>, &str) {
    let (first, rest) = comment.split_once('·').unwrap_or((comment, ""));
    match first.trim().strip_prefix("level ").and_then(|level| level.parse().ok()) {
        Some(level) => (Some(level), rest),
        None => (None, comment),
    }
}

/// Margin, error and other moves of a proof.
fn read_proof(text: &str) -> Option<(f32, f32, Vec<Other>)> {
    let mut items = text.split('·').map(str::trim);
    let (margin, error) = items.next()?.strip_prefix("best by ")?.split_once(" ± ")?;
    let others: Option<Vec<_>> = items.map(read_other).collect();
    Some((margin.parse().ok()?, error.parse().ok()?, others?))
}

/// A move, its loss, and its reasons: `load 1-1 -6.1 obelisks:4.0 others:2.1`.
fn read_other(item: &str) -> Option<Other> {
    let (text, rest) = item.split_once(" -")?;
    let mut words = rest.split_whitespace();
    let loss = words.next()?.parse().ok()?;
    let reason = |word: &str| {
        let (term, points) = word.split_once(':')?;
        Some((term.to_owned(), points.parse().ok()?))
    };
    let reasons: Option<Vec<_>> = words.map(reason).collect();
    Some(Other { text: text.trim().to_owned(), loss, reasons: reasons? })
}
