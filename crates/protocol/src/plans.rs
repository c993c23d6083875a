//! Planned moves in slow games: if they play this, I play that.

use maat_engine::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// The plan of the viewer's seat. Nobody else gets it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PlanInfo {
    /// What may come, the newest line first: plies with their actors, those of the viewer included. What has been played is left out.
    pub lines: Vec<Vec<String>>,
    /// Why the plan was given up; `None` while it waits.
    pub ended: Option<PlanEnd>,
}

/// Why a plan was given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlanEnd {
    /// Something else happened than it expected.
    Differs,
    /// The planned move was not possible.
    Illegal,
    /// A move was taken back.
    Undone,
}

/// Gives up the plan of a seat, or forgets why it was given up.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct CancelPlan {
    /// One of the sender's seats.
    pub seat: Seat,
}
