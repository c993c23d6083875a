//! Private notes, and reports to the host of the server.

use maat_engine::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// The notes of a user that concern a table. Nobody else gets them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Notes {
    /// The note about the game.
    pub game: Note,
    /// The notes about the other people at the table. They are the same at every table of these people.
    pub opponents: Vec<OpponentNote>,
}

/// A note and its version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Note {
    /// The text; empty if there is no note.
    pub text: String,
    /// Changes with every change of the text; 0 if there is no note.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: i64,
}

/// A note about somebody on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct OpponentNote {
    /// A seat of the person.
    pub seat: Seat,
    /// The person as the author of lines of chat. Before the start somebody else may take the seat.
    pub person: String,
    /// The note.
    pub note: Note,
}

/// The subject of a note at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// The game.
    Game,
    /// Another person at the table ([`OpponentNote::person`]).
    Opponent(String),
}

/// Writes a note. The last writer wins.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct SaveNote {
    /// The subject.
    pub about: About,
    /// The whole text; an empty one deletes the note.
    pub text: String,
    /// The version that the writer has read.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: i64,
}

/// The answer to a note that was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct NoteSaved {
    /// The new version.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: i64,
    /// The text that was replaced, if the writer had not read it: another page had written it.
    pub replaced: Option<String>,
}

/// Tells the host of the server that something is wrong at a moment of a game. The record up to there is attached as the reporter
/// may read it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The id of the table; a record of the reporter's own has none.
    pub table: Option<String>,
    /// That record.
    pub record: Option<String>,
    /// The number of lines before the moment.
    pub ply: u32,
    /// What is wrong.
    pub kind: ReportKind,
    /// In the reporter's own words.
    pub text: String,
    /// The language of the page.
    pub lang: String,
}

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReportKind {
    /// A rule is applied wrongly.
    Rule,
    /// Something is drawn wrongly.
    Display,
    /// A text is wrong.
    Text,
    /// Something else.
    Other,
}
