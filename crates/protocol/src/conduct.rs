//! How people play together at a table, apart from the rules of the game: clocks, absence, votes.

use maat_engine::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// The conditions of a table, which its host chooses before the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Conduct {
    /// The clock.
    pub pace: Pace,
    /// The seconds that somebody must be away before the others may give the seat to a bot; `None` if they never may.
    pub grace: Option<u32>,
    /// What happens when somebody resigns.
    pub resign: OnResign,
    /// The bot that takes the seat of somebody who has left, `mcts:300`.
    pub level: String,
    /// What people without a seat may do.
    pub watchers: Watchers,
    /// Whether a coach helps the only person at a table of bots.
    #[serde(default)]
    pub coach: bool,
    /// Whether people may try moves on a board of their own while the game runs. Plans in slow games do not need it.
    #[serde(default)]
    pub what_if: bool,
}

/// The clock of a table. All times are in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// Nobody is in a hurry.
    None,
    /// Everybody has a bank of time, which grows by the increment after each turn.
    Live {
        /// The time at the beginning.
        bank: u32,
        /// The time gained by each turn.
        increment: u32,
    },
    /// Everybody has some time for each decision, and a bank for decisions that take longer.
    Slow {
        /// The time for each decision.
        decision: u32,
        /// The bank for the whole game.
        bank: u32,
    },
}

/// What happens when somebody resigns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum OnResign {
    /// A bot takes the seat.
    Bot,
    /// The game ends.
    End,
}

/// What people without a seat may do once the game has begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Watchers {
    /// They may watch and talk.
    Talk,
    /// They may watch.
    Watch,
    /// They may not enter.
    Out,
}

impl Default for Conduct {
    fn default() -> Self {
        Conduct {
            pace: Pace::None,
            grace: Some(120),
            resign: OnResign::Bot,
            level: "mcts:300".to_owned(),
            watchers: Watchers::Talk,
            coach: false,
            what_if: false,
        }
    }
}

/// The clock of a seat at the moment of the message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ClockInfo {
    /// The seat.
    pub seat: Seat,
    /// The milliseconds that are left of the time for this decision, before the bank runs.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub decision: i64,
    /// The milliseconds in the bank.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub bank: i64,
    /// Whether the clock runs.
    pub runs: bool,
    /// The seconds for which the person pauses their games.
    pub paused: Option<u32>,
}

/// A question to the people at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ProposalInfo {
    /// The number that a vote must carry.
    pub number: u32,
    /// What is proposed.
    pub what: Proposal,
    /// The name of the person who asks.
    pub by: String,
    /// The person who asks, as the author of lines of chat.
    pub author: String,
    /// The seat of the person who asks; `None` for a spectator.
    pub by_seat: Option<Seat>,
    /// The seats that agree, the asker's included.
    pub yes: Vec<Seat>,
    /// The seats that have not answered yet.
    pub open: Vec<Seat>,
    /// The seconds until the question is settled without the missing answers.
    pub seconds: u32,
    /// Whether it then counts as accepted.
    pub silence_agrees: bool,
}

/// What can be proposed to the people at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proposal {
    /// A bot takes the seat of somebody who is away.
    Bot {
        /// The seat.
        seat: Seat,
    },
    /// The asker, who watches, takes the seat of somebody who is away.
    Join {
        /// The seat.
        seat: Seat,
    },
    /// The asker takes back the last choice and everything after it.
    Undo {
        /// The ply of the update that the asker sees.
        ply: u32,
    },
    /// The game ends undecided.
    End,
}

/// Answers a [`ProposalInfo`].
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Vote {
    /// The number of the proposal.
    pub proposal: u32,
    /// Whether the voter agrees. The asker withdraws by not agreeing.
    pub yes: bool,
}

/// A new table for the same people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Rematch {
    /// The id of the table.
    pub id: String,
    /// The name of the person who asked for it first.
    pub by: String,
}

/// Something that happened at a table, apart from moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TableEvent {
    /// The number of lines of the record when it happened.
    pub ply: u32,
    /// What happened.
    pub what: Happening,
}

/// What can happen at a table, apart from moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Happening {
    /// A bot took a seat.
    BotSat {
        /// The seat.
        seat: Seat,
        /// The bot by name.
        level: String,
        /// The name of the person who played before.
        name: String,
        /// The reason.
        why: BotReason,
    },
    /// The person of a seat came back.
    Returned {
        /// The seat.
        seat: Seat,
        /// The name of the person.
        name: String,
    },
    /// Somebody else took a seat.
    Joined {
        /// The seat.
        seat: Seat,
        /// The name of the person who plays now.
        name: String,
        /// The name of the person who played before.
        before: String,
    },
    /// The others agreed to an undo.
    UndoAgreed {
        /// The seat that took back a choice.
        seat: Seat,
    },
    /// A proposal was refused or not answered in time.
    Declined {
        /// What was proposed.
        what: Proposal,
        /// The name of the person who had asked.
        by: String,
        /// The seat of the person who had asked; `None` for a spectator.
        by_seat: Option<Seat>,
    },
    /// The game ended before its end.
    Ended(Ended),
}

/// The reason why a bot took a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum BotReason {
    /// The time of the seat ran out.
    Time,
    /// The person was away, and the others agreed.
    Away,
    /// The person resigned.
    Resigned,
}

/// Why a game ended before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// Everybody agreed to end it undecided.
    Agreed,
    /// The person on this seat resigned.
    Resigned(Seat),
    /// The last person left the bots alone.
    Abandoned(Seat),
}
