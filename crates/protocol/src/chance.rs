//! Verifiable chance: the random parts of which the seed of a table is made, and what a check of a record has found.

use maat_engine::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// Reveals the random part that the sender has committed to. It is asked for by [`ChanceInfo::drawing`].
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The part: 64 hexadecimal digits in lower case.
    pub part: String,
}

/// Takes the own seats at the table of a rematch.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(default, deny_unknown_fields)]
pub struct Rejoin {
    /// The hash of the sender's random part, as in [`Sit`](crate::Sit).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
}

/// The random parts of which the seed of a table is made. All hashes are SHA-256 in hexadecimal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ChanceInfo {
    /// The hash of the server's part, the same since the table was opened.
    pub server_hash: String,
    /// The server's part, once the game is over. Until then it keeps the seed secret.
    pub server_part: Option<String>,
    /// The parts of people in the order of their seats. Somebody with several seats is named by the first.
    pub parts: Vec<PartInfo>,
    /// Whether the game is about to begin, and clients are asked to reveal their parts.
    pub drawing: bool,
}

/// The random part of a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PartInfo {
    /// The seat of the person.
    pub seat: Seat,
    /// The hash that the person's client has sent; `None` if it has sent none.
    pub hash: Option<String>,
    /// Whether the part was revealed. One that was not revealed in time is left out of the seed.
    pub revealed: bool,
    /// The part, once the seed is made.
    pub part: Option<String>,
}

/// Asks the server to deal the game of a record again.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct VerifyRecord {
    /// The record as text.
    pub record: String,
}

/// Whether the draws of a record follow from its seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Verification {
    /// The number of draws that were made again; 0 if there is a fault.
    pub draws: u32,
    /// The reason why the record is not honest, or cannot be verified.
    pub fault: Option<ChanceFault>,
    /// The first draw that does not follow from the seed.
    pub draw: Option<WrongDraw>,
}

/// The reason why a record is not honest, or cannot be verified.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ChanceFault {
    /// Something in the record is hidden.
    Masked,
    /// The record does not name its seed.
    NoSeed,
    /// The record does not tell all that is needed to make its seed.
    Incomplete,
    /// A part does not fit its hash.
    Part,
    /// The seed does not follow from the parts.
    Seed,
    /// The lots for the seats do not follow from the seed.
    Lots,
    /// A draw does not follow from the seed.
    Draw,
}

/// A draw that does not follow from the seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct WrongDraw {
    /// The ply, counted from 1.
    pub ply: u32,
    /// The line of the record, counted from 1.
    pub line: u32,
    /// The draw in the record, in notation.
    pub played: String,
    /// The draw that the seed gives.
    pub drawn: String,
}
