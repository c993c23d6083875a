//! What if: a game goes on from one of its positions in a way that nobody has played. Nothing of it is stored.

use maat_engine::{LogEntry, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::{Previews, Update, Viewpoint};

/// A line of moves from a position of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct WhatIf {
    /// The number of lines of the record before the line begins.
    pub ply: u32,
    /// Whose knowledge the position is: what they cannot know is drawn anew.
    pub viewpoint: Viewpoint,
    /// Decides all draws of the line, those of hidden things included.
    pub seed: u32,
    /// The plies, each with its actor: `b sail 2`. Draws and forced moves may be left out.
    pub moves: Vec<String>,
    /// The seats that bots play; without it the user plays all seats.
    pub bots: Option<WhatIfBots>,
}

/// The bots of a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct WhatIfBots {
    /// The bot by name, `mcts:300`.
    pub level: String,
    /// The seat of the user; bots play all others.
    pub you: Seat,
}

/// A line of moves from a position of a record.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct RecordWhatIf {
    /// The record as text.
    pub record: String,
    /// The line.
    pub what_if: WhatIf,
}

/// The position at the end of a line, ready to be played on.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Imagined {
    /// How many of the moves were possible; the others were left out.
    pub played: u32,
    /// The moves that bots have added to them.
    pub added: Vec<String>,
    /// The number of lines after each of these moves, counted on from those of the game.
    pub after: Vec<u32>,
    /// All plies of the line as the viewpoint sees them, with draws and forced moves: `b sail 2`. A side line of a study consists of them.
    pub plies: Vec<String>,
    /// Whether a bot is due next: send the line with what was added again.
    pub bot_is_due: bool,
    /// The seat to play: with bots that of the user, otherwise the first that is due.
    pub you: Option<Seat>,
    /// The position as that seat may see it. Its log begins with the line.
    pub update: Update,
    /// What the legal moves would bring.
    pub previews: Previews,
}

/// The positions along a line.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct LineViews {
    /// How many of the moves were possible; the others were left out.
    pub played: u32,
    /// The position in which the line begins, as the viewpoint may see it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub start: Box<RawValue>,
    /// One for each ply, with the draws and forced moves that the line leaves out.
    pub steps: Vec<LineStep>,
}

/// A ply of a line, and the position after it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct LineStep {
    /// The ply with its actor, `b sail 2`, as the viewpoint may read it.
    pub text: String,
    /// The position in the type of the game, as in [`Update::view`].
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// The entries of the log, whose lines are counted on from those of the game.
    pub events: Vec<LogEntry<Box<RawValue>>>,
}
