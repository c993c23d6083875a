//! Replays: a game from its first line to its last one, as one viewer saw it.

use std::str::FromStr;

use maat_engine::{LogEntry, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::TableInfo;

/// As whom a game is seen: a seat, or somebody without one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(untagged)]
pub enum Viewpoint {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody without a seat.
    Onlooker(Onlooker),
}

/// Somebody who sees a game without a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Onlooker {
    /// Sees what is public.
    Spectator,
    /// Sees everything: for games that are over.
    Open,
}

impl Viewpoint {
    /// Sees what is public.
    pub const SPECTATOR: Viewpoint = Viewpoint::Onlooker(Onlooker::Spectator);
    /// Sees everything.
    pub const OPEN: Viewpoint = Viewpoint::Onlooker(Onlooker::Open);

    /// The seat, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewpoint::Seat(seat) => Some(seat),
            Viewpoint::Onlooker(_) => None,
        }
    }

    /// All viewpoints of a game that is over.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewpoint> {
        [Viewpoint::OPEN]
            .into_iter()
            .chain(Seat::first(seats).map(Viewpoint::Seat))
            .chain([Viewpoint::SPECTATOR])
    }
}

impl From<Viewpoint> for Viewer {
    fn from(viewpoint: Viewpoint) -> Viewer {
        match viewpoint {
            Viewpoint::Seat(seat) => Viewer::Seat(seat),
            Viewpoint::SPECTATOR => Viewer::Spectator,
            Viewpoint::OPEN => Viewer::Omniscient,
        }
    }
}

/// The text is not the name of a viewpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownViewpoint;

/// As in addresses: `a`, `spectator`, `open`.
impl FromStr for Viewpoint {
    type Err = UnknownViewpoint;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "spectator" => Ok(Viewpoint::SPECTATOR),
            "open" => Ok(Viewpoint::OPEN),
            seat => seat.parse().map(Viewpoint::Seat).map_err(|_| UnknownViewpoint),
        }
    }
}

/// A game that can be looked at from its first line to its last one.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Replay {
    /// The table; one that only gives the seats for a record without a table.
    pub table: TableInfo,
    /// As whom the log is told.
    pub viewpoint: Viewpoint,
    /// The viewpoints that the user may choose.
    pub viewpoints: Vec<Viewpoint>,
    /// The number of lines so far, undone ones and undos included.
    pub plies: u32,
    /// Where rounds begin. After an undo the list may lead back to an earlier round.
    pub rounds: Vec<RoundStart>,
    /// The whole log.
    pub log: Vec<LogEntry<Box<RawValue>>>,
    /// Scores and ranks, if the game is over.
    #[cfg_attr(feature = "ts", ts(type = "{ score: number[], rank: number[] } | null"))]
    pub outcome: Option<Outcome>,
    /// When the last move was made, in seconds since 1970; `None` for a game without a table.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub moved: Option<i64>,
}

/// The place in a game at which a round begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct RoundStart {
    /// The number of lines before it.
    pub ply: u32,
    /// The round, counted from 1.
    pub round: u8,
}

/// A record that somebody wants to look at; nothing of it is stored.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct ReplayRecord {
    /// The record as text.
    pub record: String,
    /// As whom to see it; everything is open if it is missing.
    pub viewpoint: Option<Viewpoint>,
}

/// Positions of such a record.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct RecordViews {
    /// The record as text.
    pub record: String,
    /// As whom to see it.
    pub viewpoint: Viewpoint,
    /// The numbers of lines after which the views are wanted.
    pub plies: Vec<u32>,
}
