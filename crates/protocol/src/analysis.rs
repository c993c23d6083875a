//! Analyses: what a search expects at every line of a game, and how good each decision was.

use maat_engine::{Actor, Seat};
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::TermChange;

/// How long the search thinks about each line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Depth {
    /// Some seconds for a whole game.
    Quick,
    /// About half a minute.
    Standard,
    /// Some minutes.
    Deep,
}

/// What the search knows when it thinks about a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Knowledge {
    /// What the seat knew that decided.
    Seat,
    /// Everything.
    Open,
}

/// Asks for the analysis of a table's game.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Analyse {
    /// How thorough it is.
    pub depth: Depth,
    /// What the search knows.
    pub knowledge: Knowledge,
}

/// Asks for the analysis of a record, which is not stored.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct AnalyseRecord {
    /// The record as text.
    pub record: String,
    /// How thorough it is.
    pub depth: Depth,
    /// What the search knows.
    pub knowledge: Knowledge,
}

/// What is new in an analysis.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct AnalysisNews {
    /// The id of the analysis, to ask for more.
    pub id: String,
    /// The number of lines that are analysed.
    pub total: u32,
    /// The number of them that are done: what the client has seen with this answer.
    pub done: u32,
    /// The only seat whose decisions are analysed, while its game against bots runs; `None` for the whole game.
    pub seat: Option<Seat>,
    /// What the marks mean in this game.
    pub thresholds: Thresholds,
    /// The lines since what the client has seen, in the order in which they were done.
    pub lines: Vec<LineAnalysis>,
    /// Luck and decisions of each seat, once all lines are done.
    pub summary: Option<Vec<SeatSummary>>,
}

/// What is expected before a line is played, and what it changes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct LineAnalysis {
    /// The line, counted from 0: the expectation is that of the position after so many lines.
    pub line: u32,
    /// What is expected before it.
    pub before: Expectation,
    /// What kind of line it is.
    pub kind: LineKind,
}

/// What is expected of each seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Expectation {
    /// The chance to win, from 0 to 1.
    pub win: Vec<f32>,
    /// The points at the end.
    pub points: Vec<f32>,
}

/// What kind of line was analysed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum LineKind {
    /// A seat has decided.
    Decision(Decision),
    /// Chance has dealt: by how much that has changed what is expected.
    Chance {
        /// The change for each seat.
        luck: Expectation,
    },
    /// The game is over.
    End,
}

/// A decision beside what could have been decided.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Decision {
    /// The seat that has decided.
    pub seat: Seat,
    /// The best moves, the best first, and among them or after them the one that was played.
    pub moves: Vec<AnalysedMove>,
    /// The index of the move that was played.
    pub played: u32,
    /// What it costs against the best one, in the chance to win.
    pub loss_win: f32,
    /// The same in points; negative if the best move costs points.
    pub loss_points: f32,
    /// What it was, if it was remarkable.
    pub mark: Option<Mark>,
    /// What the search expected next: the best move and the answers to it.
    pub expected: Vec<ExpectedPly>,
}

/// What a decision was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// The only good move.
    Good,
    /// It costs a little.
    Inaccuracy,
    /// It costs something.
    Mistake,
    /// It costs much.
    Blunder,
}

/// The losses of the chance to win from which on a decision has a mark.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Thresholds {
    /// Of an inaccuracy.
    pub inaccuracy: f32,
    /// Of a mistake; the only good move is better than all others by as much.
    pub mistake: f32,
    /// Of a blunder.
    pub blunder: f32,
}

/// A move of an analysed decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct AnalysedMove {
    /// The move in notation.
    #[serde(rename = "move")]
    pub text: String,
    /// The share of the search that tried it, from 0 to 1.
    pub share: f32,
    /// The chance of the seat to win after it.
    pub win: f32,
    /// The points that the seat is expected to have at the end after it.
    pub points: f32,
    /// The reasons in the terms of the evaluation, the largest first.
    pub terms: Vec<TermChange>,
}

/// A ply that the search expected.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ExpectedPly {
    /// Who plays it: a seat, or `*` for chance.
    #[cfg_attr(feature = "ts", ts(type = "Seat | \"*\""))]
    pub actor: Actor,
    /// The move in notation.
    #[serde(rename = "move")]
    pub text: String,
}

/// What chance gave a seat over the whole game, and what its decisions cost.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct SeatSummary {
    /// The seat.
    pub seat: Seat,
    /// What chance gave, in the chance to win.
    pub luck_win: f32,
    /// The same in points.
    pub luck_points: f32,
    /// What decisions cost, in the chance to win.
    pub loss_win: f32,
    /// The same in points.
    pub loss_points: f32,
    /// The number of only good moves.
    pub good: u32,
    /// The number of inaccuracies.
    pub inaccuracies: u32,
    /// The number of mistakes.
    pub mistakes: u32,
    /// The number of blunders.
    pub blunders: u32,
}
