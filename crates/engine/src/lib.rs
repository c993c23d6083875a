#![doc = include_str!("lib.md")]
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod chance;
mod choices;
mod declare;
mod game;
mod ids;
mod log;
mod maps;
mod numbers;
pub mod options;
mod perft;
mod perspective;
mod playout;
mod record;
mod seat;
mod seed;
mod sets;
mod steps;
mod table;
#[cfg(feature = "testing")]
#[allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "the laws make games of their own")]
pub mod testing;
#[cfg(feature = "ts")]
pub mod typescript;

// The macros name the traits of serde and ts-rs through this crate, so that games need not depend on them.
#[doc(hidden)]
pub use serde;
#[cfg(feature = "ts")]
#[doc(hidden)]
pub use ts_rs;

pub use chance::{Bag, below, deal};
pub use choices::Choices;
pub use declare::unexpected;
#[doc(hidden)]
pub use declare::{__joined, __offsets, __total, __unique};
pub use game::{
    Actor, Game, GameEvent, LogRole, Outcome, PlayError, Prospect, Rival, Setup, SetupError, Turn, Viewer,
    Vocabulary,
};
pub use log::{EntryKind, LogEntry};
pub use maps::Counts;
pub use numbers::{Numbered, read_number, read_place};
pub use options::Choice;
pub use perft::perft;
pub use perspective::Perspective;
pub use playout::{Scratch, playout, random_move, random_ply};
pub use record::{Dealing, ParseErrorKind, Ply, Record, RecordError};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use seed::{Bytes32, Contributor, PartState, SeedPart, SeedProof, from_hex, hex};
pub use sets::{Bits, Id, IdSet, WideWord, Word, bits};
pub use steps::{Settled, Steps};
pub use table::{Action, Line, NothingToUndo, ReplayError, ReplayErrorKind, Table, Undo};
