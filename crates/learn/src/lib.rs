//! Lessons: recorded games with stops at which a learner makes the next move.
//!
//! A chapter of a lesson is a record in `lessons/<game>/<number>-<chapter>.txt`. A comment on a ply makes it a stop:
//!
//! ```text
//! game imhotep · revision 1 · seats 2
//! * round 2 · * reveal statue
//! a quarry                        # idea quarry
//! b load 1-1
//! a sail 1                        # idea bow
//! a to pyramid                    # idea bow
//! ```
//! The learner makes all plies with a comment; one idea can take several. All other plies play themselves. Those before the first
//! stop only lead to the position in which the chapter begins. So a chapter is a record like any other, every ply of it is checked
//! by the rules, and `maat replay` shows it.
//!
//! What the learner reads is in `locales/<lang>/lessons/<game>.ftl`:
//!
//! | key | text |
//! |---|---|
//! | `<game>-lesson-<chapter>` | the title of the chapter; `.about`: what it teaches; `.end`: what to take along |
//! | `<game>-lesson-<chapter>-<idea>` | the idea in one or two sentences; `.title`: its heading |

#![warn(missing_docs)]

pub mod puzzles;

use std::collections::HashMap;
use std::sync::LazyLock;

use maat_catalog::{AnyGame, Terms};
use maat_engine::{Actor, Record, RecordError, ReplayError, Seat};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "lessons"]
struct Files;

/// The word that begins the comment of a stop.
const IDEA: &str = "idea";
/// The number of the first chapter for people who know the rules.
const FIRST_ADVANCED: u32 = 5;

/// A chapter of the lesson of a game.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The id of the game.
    pub game: String,
    /// The id of the chapter, unique within its game.
    pub id: String,
    /// Whether it is for people who know the rules: its number is 5 or more.
    pub advanced: bool,
    /// The seat of the learner.
    pub seat: Seat,
    /// The plies that the learner makes, in order.
    pub stops: Vec<Stop>,
    record: Record,
}

/// A ply that the learner makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The number of lines before it.
    pub ply: usize,
    /// The id of the idea that it teaches. Consecutive stops with the same idea belong together.
    pub idea: String,
    /// The move in notation.
    pub text: String,
}

/// A position of a chapter that the learner sees.
#[derive(Debug)]
pub struct Frame {
    /// The game after all lines so far.
    pub game: Box<dyn AnyGame>,
    /// The first line that the learner has not seen before.
    pub since: usize,
    /// The stop of this position, by its index.
    pub stop: Option<usize>,
}

/// The reason why a chapter cannot be taught.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// The file has no name of the form `1-ships`.
    #[error("the name must be a number, `-` and the id of the chapter")]
    Name,
    /// The text is not a record.
    #[error(transparent)]
    Unreadable(#[from] RecordError),
    /// The game does not exist.
    #[error("there is no game {0}")]
    UnknownGame(String),
    /// The learner has nothing to do.
    #[error("no ply has a comment `# idea <id>`")]
    NoStops,
    /// Something else than a seat, or another seat, is asked to make a ply.
    #[error("line {line}: the ply of a stop must be one of the learner's seat")]
    OtherSeat {
        /// The line of the text, counted from 1.
        line: usize,
    },
    /// The rules do not allow a ply.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// All chapters, by game and in the order in which they are taught.
pub fn chapters() -> &'static [Chapter] {
    static CHAPTERS: LazyLock<Vec<Chapter>> = LazyLock::new(|| {
        let mut paths: Vec<_> = Files::iter().collect();
        paths.sort_unstable();
        paths.iter().map(|path| read(path).unwrap_or_else(|error| panic!("{path}: {error}"))).collect()
    });
    &CHAPTERS
}

/// The chapters of a game, in the order in which they are taught.
pub fn chapters_of(game: &str) -> impl Iterator<Item = &'static Chapter> {
    chapters().iter().filter(move |chapter| chapter.game == game)
}

/// A chapter by the ids of its game and itself.
pub fn find(game: &str, id: &str) -> Option<&'static Chapter> {
    chapters_of(game).find(|chapter| chapter.id == id)
}

/// The chapter and the idea that first teach a move with this verb at this step, among the chapters for newcomers.
pub fn idea_of(game: &str, step: &str, text: &str) -> Option<(&'static str, &'static str)> {
    type Idea = (&'static str, &'static str);
    /// By game, step and verb.
    static IDEAS: LazyLock<HashMap<(&str, &str, &str), Idea>> = LazyLock::new(|| {
        let mut ideas = HashMap::new();
        for chapter in chapters().iter().filter(|chapter| !chapter.advanced) {
            let frames = chapter.frames().unwrap_or_default();
            for Frame { game, stop, .. } in &frames {
                let Some(stop) = stop.map(|stop| &chapter.stops[stop]) else { continue };
                let key = (game.id(), game.step(), verb(&stop.text));
                ideas.entry(key).or_insert((chapter.id.as_str(), stop.idea.as_str()));
            }
        }
        ideas
    });
    IDEAS.get(&(game, step, verb(text))).copied()
}

/// The comment of each line of a record, empty where there is none.
fn comments(text: &str) -> Vec<&str> {
    text.lines().map(|line| line.split_once('#').map_or("", |(_, comment)| comment.trim())).collect()
}

/// The first word of a move.
fn verb(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

/// Reads the chapter of an embedded file.
fn read(path: &str) -> Result<Chapter, LessonError> {
    let file = Files::get(path).expect("the path comes from the list of files");
    let text = String::from_utf8_lossy(&file.data);
    Chapter::read(path.rsplit('/').next().unwrap_or(path).trim_end_matches(".txt"), &text)
}

impl Chapter {
    /// Reads a chapter from the name of its file, `1-ships`, and its record.
    pub fn read(name: &str, text: &str) -> Result<Chapter, LessonError> {
        let (number, id) = name.split_once('-').ok_or(LessonError::Name)?;
        let number: u32 = number.parse().map_err(|_| LessonError::Name)?;
        let record: Record = text.parse()?;
        let comments = comments(text);
        let mut seat = None;
        let mut stops = Vec::new();
        for (ply, played) in record.plies().iter().enumerate() {
            let comment = comments.get(played.line - 1).copied().unwrap_or_default();
            let Some(idea) = comment.strip_prefix(IDEA).map(str::trim).filter(|idea| !idea.is_empty()) else {
                continue;
            };
            match played.actor {
                Actor::Seat(actor) if seat.is_none_or(|seat| seat == actor) => seat = Some(actor),
                _ => return Err(LessonError::OtherSeat { line: played.line }),
            }
            stops.push(Stop { ply, idea: idea.to_owned(), text: played.text.clone() });
        }
        let seat = seat.ok_or(LessonError::NoStops)?;
        Ok(Chapter {
            game: record.game().to_owned(),
            id: id.to_owned(),
            advanced: number >= FIRST_ADVANCED,
            seat,
            stops,
            record,
        })
    }

    /// The ids of the ideas, each once.
    pub fn ideas(&self) -> Vec<&str> {
        let mut ideas: Vec<&str> = self.stops.iter().map(|stop| stop.idea.as_str()).collect();
        ideas.dedup();
        ideas
    }

    /// The record of the whole chapter.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Plays the chapter: the positions of its stops, those after each decision of the others, and the last one. Plies that nobody
    /// decides belong to the ply before them.
    pub fn frames(&self) -> Result<Vec<Frame>, LessonError> {
        let entry =
            maat_catalog::find(&self.game).ok_or_else(|| LessonError::UnknownGame(self.game.clone()))?;
        // Replaying checks every ply once and gives the errors their lines.
        entry.replay(&self.record)?;
        let mut game = entry.start(&Terms::of(&self.record)).expect("the replay has set it up");
        let mut frames: Vec<Frame> = Vec::new();
        let mut next_stop = 0;
        for (ply, played) in self.record.plies().iter().enumerate() {
            let stop = self.stops.get(next_stop).filter(|stop| stop.ply == ply).map(|_| next_stop);
            let begun = stop.is_some() || !frames.is_empty();
            if begun && (stop.is_some() || decides(&*game, played.actor)) {
                let since = frames.last().map_or(0, |frame| frame.game.len());
                frames.push(Frame { game: game.clone_box(), since, stop });
            }
            next_stop += usize::from(stop.is_some());
            game.play(played.actor, &played.text).expect("the replay has checked it");
        }
        let since = frames.last().map_or(0, |frame| frame.game.len());
        frames.push(Frame { game, since, stop: None });
        Ok(frames)
    }
}

/// Whether the actor is a seat with a choice.
fn decides(game: &dyn AnyGame, actor: Actor) -> bool {
    actor != Actor::Chance && game.legal_moves(actor).len() > 1
}
