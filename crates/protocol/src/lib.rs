//! What travels between server and browser. `cargo xtask codegen` writes these types to `web/src/protocol.ts`.
//!
//! A crate of its own, so that the types can be written without building the server, which embeds the client.

#[cfg(feature = "ts")]
use maat_engine::typescript::Declarations;
use maat_engine::{LogEntry, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
#[cfg(feature = "ts")]
use ts_rs::TS;

/// What a browser may say on a table's socket.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMsg {
    Play(Play),
    Undo(Undo),
    Chat(Say),
    /// Answered by `pong`: keeps proxies from closing a quiet socket, and tells the client that it is still there.
    Ping(Ping),
}

/// A move, and the prompt it answers: a late click must not answer another question.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub prompt: u32,
    #[serde(rename = "move")]
    pub text: String,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The ply of the update the player looks at: what came since must not be struck out unseen.
    pub ply: u32,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Say {
    pub text: String,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Ping {}

/// What the server says on a table's socket.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ServerMsg {
    /// Who sits where; first, and whenever it changes.
    Table(TableInfo),
    /// The position, after every ply.
    Update(Update),
    Chat(Vec<ChatLine>),
    Presence(Presence),
    Refused(Refused),
    Pong(Pong),
}

/// A table as its page needs it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    pub revision: u16,
    pub options: String,
    pub public: bool,
    pub status: Status,
    pub seats: Vec<SeatInfo>,
    /// The viewer's own seat.
    pub you: Option<Seat>,
    /// The viewer opened the table and may start it.
    pub host: bool,
    /// The hash of the seed that deals the game: shown from the start.
    pub seed_hash: String,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    Open,
    Running,
    Finished,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct SeatInfo {
    pub seat: Seat,
    /// Nobody sits here yet.
    pub open: bool,
    pub name: String,
    /// The bot's level, `mcts:2000`.
    pub bot: Option<String>,
}

/// All that one viewer may know of a running game. Views are whole, never patches.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Update {
    /// Lines of the record so far, undone ones included.
    pub ply: u32,
    /// The number to answer with, if the viewer's seat is due.
    pub prompt: Option<u32>,
    /// The seats that owe a decision.
    pub due: Vec<Seat>,
    pub step: String,
    /// As the game's own type, see `web/src/games`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// The viewer's legal moves.
    pub legal: Vec<String>,
    /// What happened from line `since` on.
    pub since: u32,
    pub events: Vec<LogEntry<Box<RawValue>>>,
    /// The viewer may take the last choice back.
    pub undo: bool,
    #[cfg_attr(feature = "ts", ts(type = "{ score: number[], rank: number[] } | null"))]
    pub outcome: Option<Outcome>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ChatLine {
    /// Counted from 0.
    pub number: u32,
    pub name: String,
    pub seat: Option<Seat>,
    pub text: String,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
}

/// Who is looking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Presence {
    /// Seats with an open socket.
    pub seats: Vec<Seat>,
    pub spectators: u32,
}

/// Why something was not done. Nothing changed.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Refused {
    pub why: Refusal,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The prompt is not the open one: the position has changed.
    Stale,
    NotYourSeat,
    NotDue,
    Unreadable,
    Illegal,
    Over,
    NotRunning,
    NothingToUndo,
    /// Something was learnt since: an undo needs the others' consent.
    NotFree,
    TooMuch,
    TooLong,
    /// The table was halted or the move could not be stored.
    Trouble,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Pong {}

/// Who the browser is, and its tables.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Me {
    /// Absent until the guest chose a name.
    pub name: Option<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

/// A game that can be played here.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct GameInfo {
    pub id: String,
    pub least_seats: u8,
    pub most_seats: u8,
    pub revision: u16,
    pub options: Vec<OptionInfo>,
    /// Rows of content that are reconstructed, by table.
    pub reconstructed: Vec<(String, u32)>,
}

/// Something to choose before the game begins.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct OptionInfo {
    pub key: String,
    pub values: OptionValues,
    /// With fewer seats the usual value stays, and so it does with more than `most_seats`.
    pub least_seats: u8,
    pub most_seats: u8,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum OptionValues {
    /// The usual one first.
    OneOf(Vec<String>),
    /// The letters of some seats, or `none`, which is usual.
    Seats,
}

/// A new table.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    pub options: String,
    pub public: bool,
    /// By seat: what sits there.
    pub seats: Vec<NewSeat>,
    /// The seats are dealt out at the start.
    pub shuffle: bool,
    /// Begin at once: nobody else is expected.
    pub start: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    You,
    Open,
    /// A bot of this level.
    Bot(String),
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    pub seat: Seat,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Opened {
    pub id: String,
}

/// What the lobby lists.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Lobby {
    pub mine: Vec<TableLine>,
    pub open: Vec<TableLine>,
    pub running: Vec<TableLine>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TableLine {
    pub id: String,
    pub game: String,
    pub options: String,
    pub status: Status,
    pub seats: Vec<SeatInfo>,
    pub you: Option<Seat>,
    /// The viewer is due.
    pub your_turn: bool,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub updated: i64,
}

/// The body of every HTTP error.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Problem {
    pub error: String,
}

/// Why a socket was closed, for reasons that are not those of websockets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closed {
    /// There is no such table.
    NotFound,
    /// The address has too many sockets open.
    TooMany,
    /// The server stops, most likely to start again.
    Restart,
}

impl Closed {
    pub const ALL: [Closed; 3] = [Closed::NotFound, Closed::TooMany, Closed::Restart];

    /// The close code: the registered one if there is one, else of the range that is left to applications.
    pub fn code(self) -> u16 {
        match self {
            Closed::NotFound => 4404,
            Closed::TooMany => 4429,
            Closed::Restart => 1012,
        }
    }

    /// As in [`Problem`].
    pub fn reason(self) -> &'static str {
        match self {
            Closed::NotFound => "not-found",
            Closed::TooMany => "too-many",
            Closed::Restart => "restart",
        }
    }
}

/// All of it as a TypeScript module.
#[cfg(feature = "ts")]
pub fn typescript() -> String {
    let types = Declarations::default()
        .with::<ClientMsg>()
        .with::<ServerMsg>()
        .with::<Me>()
        .with::<Rename>()
        .with::<GameInfo>()
        .with::<NewTable>()
        .with::<Sit>()
        .with::<Opened>()
        .with::<Lobby>()
        .with::<Problem>();
    let codes = Closed::ALL.map(|why| format!("  \"{}\": {},\n", why.reason(), why.code())).concat();
    let closed =
        format!("/** Close codes of a table's socket. */\nexport const CLOSED = {{\n{codes}}} as const;\n");
    format!("{}\n{closed}", types.module())
}
