//! Finding people to play with: codes of tables, and quick matches.

use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::Pace;

/// The bot of medium strength, which plays where nobody chooses another one.
pub const MEDIUM_BOT: &str = "mcts:50";

/// Asks for the table with this code.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct JoinByCode {
    /// The code as it was typed: small letters, spaces and dashes do not matter.
    pub code: String,
}

/// A wish for a quick match. Somebody who waits already changes their wish.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct QuickMatch {
    /// The id of the game.
    pub game: String,
    /// The number of players; `None` for any: then two people are enough.
    pub seats: Option<u8>,
    /// The clock.
    pub pace: QuickPace,
    /// The hash of the sender's random part of the seed: SHA-256 in hexadecimal. A client without one leaves it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
}

/// The clock of a quick match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum QuickPace {
    /// Everybody is there for the whole game.
    Live,
    /// Everybody has days for each decision.
    Slow,
}

impl QuickPace {
    /// All clocks.
    pub const ALL: [QuickPace; 2] = [QuickPace::Live, QuickPace::Slow];

    /// The clock of the table.
    pub fn pace(self) -> Pace {
        const DAY: u32 = 24 * 3600;
        match self {
            QuickPace::Live => Pace::Live { bank: 600, increment: 10 },
            QuickPace::Slow => Pace::Slow { decision: 2 * DAY, bank: 3 * DAY },
        }
    }
}

/// Answers somebody who wants to begin with bots, or wants it oneself.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct BotCall {
    /// Whether bots may take the seats that are still free; otherwise the guest waits for people.
    pub accept: bool,
}

/// How the search of the guest stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum QuickAnswer {
    /// The guest does not search.
    Idle,
    /// The guest waits for others.
    Waiting(Search),
    /// Enough people are there, and their table is being opened.
    Opening,
    /// The game has begun, at the table with this id.
    Found(String),
    /// The table could not be opened, for a reason as in [`crate::Problem::error`].
    Failed(String),
}

/// The search of somebody who waits for others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Search {
    /// What the guest wants.
    pub wish: QuickMatch,
    /// Changes whenever one of the other fields does, apart from the seconds.
    pub version: u32,
    /// The number of people who would play at one table with the guest, the guest included.
    pub people: u32,
    /// The seconds for which the guest has waited.
    pub seconds: u32,
    /// The name of the first person who wants to begin with bots and whom the guest could join; empty if they have none.
    pub caller: Option<String>,
    /// The answer of the guest to the question whether bots may take the free seats.
    pub accepts: Option<bool>,
}

/// People who wait for the same game at the same pace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Seekers {
    /// The id of the game.
    pub game: String,
    /// The clock.
    pub pace: QuickPace,
    /// The number of people.
    pub people: u32,
}
