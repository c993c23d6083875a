//! Studies: a game with comments, drawings and side lines, which people look at together.

use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::{Pong, Refused, Viewpoint};

/// Makes a study.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewStudy {
    /// The game that it is about.
    pub from: StudyFrom,
    /// Its title; that of the text, or none, if it is empty.
    pub title: String,
}

/// Where the game of a study comes from.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum StudyFrom {
    /// A finished table, by its id.
    Table(String),
    /// A record as text, with or without what a study adds to it.
    Record(String),
}

/// A study in the list of somebody's studies.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct StudyInfo {
    /// The id in addresses.
    pub id: String,
    /// The title; empty if it has none.
    pub title: String,
    /// The id of the game.
    pub game: String,
    /// The number of players.
    pub seats: u8,
    /// The number of comments, drawings and side lines.
    pub notes: u32,
    /// When something was last changed, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub updated: i64,
    /// Whether it belongs to the user; otherwise they may write in it.
    pub own: bool,
}

/// A study without the game itself.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Study {
    /// The id in addresses.
    pub id: String,
    /// The title; empty if it has none.
    pub title: String,
    /// The id of the game.
    pub game: String,
    /// The name of the person to whom it belongs; empty if they have none.
    pub owner: String,
    /// Whether it belongs to the user.
    pub own: bool,
    /// Whether the user may write.
    pub writes: bool,
    /// The part of the link that lets others write, for the owner; `None` if nobody else may.
    pub secret: Option<String>,
    /// The id under which the notes of the user are signed.
    pub author: Option<String>,
    /// The number of changes so far.
    pub version: u32,
    /// What was added to the game, in the order in which it was written.
    pub notes: Vec<StudyNote>,
}

/// Something that a study adds to a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct StudyNote {
    /// The number within the study.
    pub number: u32,
    /// The number of lines of the record before the position.
    pub ply: u32,
    /// An id of the person, the same in the whole study.
    pub author: String,
    /// The name of the person when they wrote it; empty if they had none.
    pub name: String,
    /// What it is.
    pub remark: Remark,
}

/// Maximum number of plies of a side line.
pub const MAX_LINE_PLIES: usize = 200;

/// A comment, a drawing or a side line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Remark {
    /// A text.
    Comment {
        /// One line, at most 1,000 characters.
        text: String,
    },
    /// A circle around a place of the board.
    Circle {
        /// The id of the place (`web/src/ui/places.ts`).
        place: String,
    },
    /// An arrow between two places.
    Arrow {
        /// The id of the place where it begins.
        from: String,
        /// The id of the place to which it points.
        to: String,
    },
    /// Another way for the game to go on.
    Line {
        /// Plies with their actors, chance included: `a sail 2`, `* reveal statue`.
        moves: Vec<String>,
        /// What there is to say about it; may be empty.
        text: String,
    },
}

/// A change of a study.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum StudyChange {
    /// Adds something to a position.
    Add {
        /// The number of lines of the record before the position.
        ply: u32,
        /// What to add.
        remark: Remark,
    },
    /// Writes another text into one's own comment or side line. It gets a new number, so that an older version is never changed by mistake.
    Rewrite {
        /// The number of the note.
        number: u32,
        /// The new text.
        text: String,
    },
    /// Removes a drawing, or one's own comment or side line; the owner removes any.
    Remove {
        /// The number of the note.
        number: u32,
    },
    /// As the owner: gives it another title.
    Rename {
        /// The new title.
        title: String,
    },
    /// As the owner: makes a link with which others may write, or lets nobody else write.
    Share {
        /// Whether others may write.
        on: bool,
    },
    /// With the link: the user may write from now on.
    Join {
        /// The secret part of the link.
        secret: String,
    },
}

/// What a change of a study has changed.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct StudyChanged {
    /// The number of changes, this one included. If one is missing, ask for the study again.
    pub version: u32,
    /// The title, if it has changed.
    pub title: Option<String>,
    /// Notes that are new.
    pub added: Vec<StudyNote>,
    /// Numbers of notes that are gone.
    pub removed: Vec<u32>,
    /// Whether other people may write than before: ask for the study again.
    pub access: bool,
}

/// A message of a browser on the socket of a study.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum StudyMsg {
    /// Takes the lead, or as the leader tells what is looked at.
    Lead(StudyMoment),
    /// Hands the lead to somebody who is there.
    Hand {
        /// The number of the person.
        to: u32,
    },
    /// Gives up the lead.
    Rest {},
    /// Keeps the socket open.
    Ping {},
}

/// What the leader looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct StudyMoment {
    /// The number of lines before the position.
    pub ply: u32,
    /// As whom it is seen.
    pub viewpoint: Viewpoint,
    /// The number of the side line; `None` for the game itself.
    pub line: Option<u32>,
}

/// A message of the server on the socket of a study.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum StudyNews {
    /// Who is there, and who leads.
    People(StudyPeople),
    /// What the leader looks at.
    Moment(StudyMoment),
    /// A stored change.
    Changed(StudyChanged),
    /// A message changed nothing.
    Refused(Refused),
    /// Answers a ping.
    Pong(Pong),
}

/// Who looks at a study now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct StudyPeople {
    /// The number of the person who gets the message.
    pub you: u32,
    /// Everybody who is there.
    pub people: Vec<StudyVisitor>,
    /// The number of the leader.
    pub leader: Option<u32>,
}

/// Somebody who looks at a study.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct StudyVisitor {
    /// A number that nobody else there has.
    pub number: u32,
    /// The name; empty if they have none.
    pub name: String,
    /// Whether they may write, and take the lead.
    pub writes: bool,
}
