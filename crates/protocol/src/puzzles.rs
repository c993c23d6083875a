//! Puzzles: positions in which the learner looks for the best move.

use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::{Previews, TableInfo, TermChange, Update};

/// The puzzles, and which of them the guest has solved.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Puzzles {
    /// By game and number.
    pub puzzles: Vec<PuzzleInfo>,
}

/// A puzzle in a list.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PuzzleInfo {
    /// The id of the game.
    pub game: String,
    /// Its number within the game, counted from 1.
    pub number: u32,
    /// How hard it is: `easy`, `medium` or `hard`.
    pub level: String,
    /// The points by which the best move is better than the second best.
    pub points: u32,
    /// The number of players.
    pub seats: u8,
    /// What the guest has done with it.
    pub state: PuzzleState,
}

/// What a guest has done with a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleState {
    /// Neither solved it nor seen the solution.
    Open,
    /// Solved it.
    Solved,
    /// Seen the solution before they solved it.
    Shown,
}

/// A puzzle, ready to be solved. The solution is not part of it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Puzzle {
    /// The table, at which the viewer has the seat that is to move.
    pub table: TableInfo,
    /// The position.
    pub frame: PuzzleFrame,
}

/// A position of a puzzle.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PuzzleFrame {
    /// The position with all legal moves; without any after the solution.
    pub update: Update,
    /// What the legal moves bring.
    pub previews: Previews,
}

/// What a guest wants to know about a puzzle.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Attempt {
    /// Whether these are the first moves of the solution. All but the last were judged before.
    Moves(Vec<String>),
    /// A few moves among which the next one of the solution is; these moves of it are known.
    Hint(Vec<String>),
    /// The solution.
    Solution,
}

/// The answer to an [`Attempt`].
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The last move is not the best.
    Wrong {
        /// The points that it loses.
        loss: f32,
        /// Where the best move is better, and where it is worse.
        reasons: Vec<TermChange>,
    },
    /// All moves are right, but the solution goes on.
    GoesOn {
        /// The position after them.
        frame: PuzzleFrame,
    },
    /// The moves are the solution, or the guest wanted to see it.
    Solved(Solution),
    /// The next move is one of these.
    Hint {
        /// In notation, in alphabetical order.
        moves: Vec<String>,
    },
}

/// The solution of a puzzle with its reason.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Solution {
    /// The moves.
    pub moves: Vec<String>,
    /// The positions after each of the moves.
    pub frames: Vec<PuzzleFrame>,
    /// The points by which the first move is better than the second best.
    pub margin: f32,
    /// The second best first move.
    pub second: String,
    /// The terms in which the solution differs from the second best move.
    pub reasons: Vec<TermChange>,
}
