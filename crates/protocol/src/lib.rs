//! The messages between server and browser. `cargo xtask codegen` writes these types to `web/src/protocol.ts`.
//!
//! They are a crate of their own so that the TypeScript types can be written without building the server, which embeds the
//! client.

#![warn(missing_docs)]

mod analysis;
mod chance;
mod conduct;
mod notes;
mod plans;
mod puzzles;
mod quick;
mod replay;
mod study;
mod whatif;

pub use analysis::{
    Analyse, AnalyseRecord, AnalysedMove, AnalysisNews, Decision, Depth, Expectation, ExpectedPly, Knowledge,
    LineAnalysis, LineKind, Mark, SeatSummary, Thresholds,
};
pub use chance::{ChanceFault, ChanceInfo, PartInfo, Rejoin, Reveal, Verification, VerifyRecord, WrongDraw};
pub use conduct::{
    BotReason, ClockInfo, Conduct, Ended, Happening, OnResign, Pace, Proposal, ProposalInfo, Rematch,
    TableEvent, Vote, Watchers,
};
#[cfg(feature = "ts")]
use maat_engine::typescript::Declarations;
use maat_engine::{LogEntry, Outcome, Seat};
pub use notes::{About, Note, NoteSaved, Notes, OpponentNote, Report, ReportKind, SaveNote};
pub use plans::{CancelPlan, PlanEnd, PlanInfo};
pub use puzzles::{Attempt, Puzzle, PuzzleFrame, PuzzleInfo, PuzzleState, Puzzles, Solution, Verdict};
pub use quick::{BotCall, JoinByCode, MEDIUM_BOT, QuickAnswer, QuickMatch, QuickPace, Search, Seekers};
pub use replay::{Onlooker, RecordViews, Replay, ReplayRecord, RoundStart, UnknownViewpoint, Viewpoint};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
pub use study::{
    MAX_LINE_PLIES, NewStudy, Remark, Study, StudyChange, StudyChanged, StudyFrom, StudyInfo, StudyMoment,
    StudyMsg, StudyNews, StudyNote, StudyPeople, StudyVisitor,
};
#[cfg(feature = "ts")]
use ts_rs::TS;
pub use whatif::{Imagined, LineStep, LineViews, RecordWhatIf, WhatIf, WhatIfBots};

/// A message of a browser on the socket of a table.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMsg {
    /// Plays a move.
    Play(Play),
    /// Takes back the last choice.
    Undo(Undo),
    /// Asks what each legal move would bring; answered by `previews`.
    Preview(Preview),
    /// Asks the coach about the legal moves; answered by `advice`.
    Advise(Advise),
    /// Asks for a hint: the same answer for somebody who practises alone against bots. Hints are counted.
    Hint(Advise),
    /// Sends a line of chat.
    Chat(Say),
    /// Proposes something to the people at the table.
    Propose(Proposal),
    /// Answers a proposal.
    Vote(Vote),
    /// Reminds somebody that the game waits for them.
    Nudge(Nudge),
    /// Takes the own seat back from a bot.
    Return(Return),
    /// Gives up the own seat for good.
    Resign(Resign),
    /// As the host: silences somebody in the chat, or lets them talk again.
    Mute(Mute),
    /// As the host: changes what people without a seat may do.
    Watchers(Watchers),
    /// Reveals the random part of the sender, when the game is about to begin.
    Reveal(Reveal),
    /// Tells whether the person has left the page alone.
    Idle(Idle),
    /// Answered by `pong`. It keeps proxies from closing an idle socket and lets the client detect a dead one.
    Ping(Ping),
}

/// A move with the prompt that it answers, so that a late click does not answer another decision.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The prompt of the update that offered the move.
    pub prompt: u32,
    /// The move in notation.
    #[serde(rename = "move")]
    pub text: String,
    /// Whether to play it only if the player could take it back afterwards without asking anybody.
    #[serde(default)]
    pub careful: bool,
}

/// Takes back the last choice of the player.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The ply of the update that the player sees. If there are newer lines, the undo is refused, because it would strike them
    /// out unseen.
    pub ply: u32,
}

/// Asks what each legal move of the player would bring.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Preview {
    /// The prompt of the update that offered the moves.
    pub prompt: u32,
}

/// Asks the coach about the legal moves of the player.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Advise {
    /// The prompt of the update that offered the moves.
    pub prompt: u32,
}

/// A line of chat.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The text, as the player typed it.
    pub text: String,
}

/// Reminds somebody that the game waits for them.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Nudge {
    /// The seat that is due.
    pub seat: Seat,
}

/// Takes a seat back from the bot that plays for its person.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Return {
    /// One of the sender's seats.
    pub seat: Seat,
}

/// Tells whether the person has left the page alone for some time: then they count as away, although they are connected.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Idle {
    /// Whether they have.
    pub on: bool,
}

/// The body of a resignation, which is empty.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Resign {}

/// Silences somebody in the chat of a table, or lets them talk again.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// The author as in [`ChatLine::author`].
    pub author: String,
    /// Whether the author is silenced.
    pub on: bool,
}

/// The body of a ping, which is empty.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Ping {}

/// A message of the server on the socket of a table.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ServerMsg {
    /// The table and its players: the first message, and again whenever something of it changes.
    Table(Box<TableInfo>),
    /// The position, after every ply.
    Update(Update),
    /// The answer to a request for previews.
    Previews(Previews),
    /// The answer of the coach.
    Advice(Advice),
    /// What is planned on the viewer's seat.
    Plan(Option<PlanInfo>),
    /// New lines of chat.
    Chat(Vec<ChatLine>),
    /// The viewers who are connected.
    Presence(Presence),
    /// Somebody was reminded that the game waits for them.
    Nudged(Nudged),
    /// The answer to a message that was not carried out.
    Refused(Refused),
    /// The answer to a ping.
    Pong(Pong),
}

/// A table and its players, as the page of the table shows them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TableInfo {
    /// The id of the table, part of its address.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The revision of rules and content that is played.
    pub revision: u16,
    /// The options that differ from their defaults: `market=b wrath=yes`.
    pub options: String,
    /// Whether the lobby lists the table for everybody.
    pub public: bool,
    /// Whether the game waits for players, is being played, or is over.
    pub status: Status,
    /// The seats in turn order.
    pub seats: Vec<SeatInfo>,
    /// The seat as which the viewer sees the game.
    pub you: Option<Seat>,
    /// All seats of the viewer: several if people play on one device.
    pub yours: Vec<Seat>,
    /// Whether the viewer is the host, who arranges the seats and starts the game.
    pub host: bool,
    /// The seat of the host; `None` if the host does not play.
    pub host_seat: Option<Seat>,
    /// Whether a person alone against bots has taken back a choice after learning what came of it, has asked for a hint, or has a
    /// coach.
    pub practice: bool,
    /// The number of decisions for which the only person asked for a hint; `None` at tables without hints.
    pub hints: Option<u32>,
    /// The conditions of the table.
    pub conduct: Conduct,
    /// The code under which others find the table while it waits for players.
    pub code: Option<String>,
    /// The question to the people at the table.
    pub proposal: Option<ProposalInfo>,
    /// What has happened, apart from moves.
    pub events: Vec<TableEvent>,
    /// Why the game ended before its end.
    pub ended: Option<Ended>,
    /// The rematch, if somebody wants one.
    pub rematch: Option<Rematch>,
    /// The seconds without the host after which somebody else may become the host.
    pub host_grace: u32,
    /// The viewer as in [`ChatLine::author`].
    pub author: Option<String>,
    /// The authors whom the host has silenced.
    pub muted: Vec<String>,
    /// The hash of the seed that deals the game. It is public from the start, so that the seed cannot be changed later. Empty until the
    /// seed is made.
    pub seed_hash: String,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// The random parts of which the seed is made; `None` at tables whose seed was drawn when they were opened.
    pub chance: Option<ChanceInfo>,
}

/// The stage of life of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// The table waits for players.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Finished,
}

/// A seat and its player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct SeatInfo {
    /// The letter of the seat.
    pub seat: Seat,
    /// Whether the seat is still free.
    pub open: bool,
    /// The name of the person on the seat; empty for a free seat and for a bot.
    pub name: String,
    /// The bot on the seat by name, `mcts:2000`.
    pub bot: Option<String>,
    /// The bot that plays for the person on the seat.
    pub substitute: Option<String>,
    /// Whether the person on the seat has resigned.
    pub resigned: bool,
}

/// All that one viewer may know of a running game. Views are whole, never patches.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Update {
    /// The number of lines of the record so far, undone ones included.
    pub ply: u32,
    /// The number that the answer must carry, if the seat of the viewer is due.
    pub prompt: Option<u32>,
    /// The seats that owe a decision.
    pub due: Vec<Seat>,
    /// The id of the open step.
    pub step: String,
    /// The state as the viewer may see it, in the type of the game, see `web/src/games`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// The legal moves of the viewer in notation.
    pub legal: Vec<String>,
    /// The first line that `events` covers.
    pub since: u32,
    /// The log from line `since` on.
    pub events: Vec<LogEntry<Box<RawValue>>>,
    /// Whether the viewer may take back the last choice.
    pub undo: bool,
    /// Whether the viewer may ask the others for an undo.
    pub undo_by_consent: bool,
    /// The clocks, if the table has them. Bots have none.
    pub clocks: Vec<ClockInfo>,
    /// Scores and ranks once the game is over.
    #[cfg_attr(feature = "ts", ts(type = "{ score: number[], rank: number[] } | null"))]
    pub outcome: Option<Outcome>,
}

/// What each legal move of the viewer would bring at once.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Previews {
    /// The prompt of the request.
    pub prompt: u32,
    /// The points that things on the board would bring if they were scored now.
    pub prospects: Vec<Prospect>,
    /// The previews in the order of the legal moves, at most 200 of them; none if the prompt is not the open one of the viewer.
    pub moves: Vec<MovePreview>,
}

/// What a move would bring at once, as far as the player can know.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct MovePreview {
    /// The move in notation.
    #[serde(rename = "move")]
    pub text: String,
    /// The entries that the move would add to the log. They end where chance, a decision, or hidden information decides how it
    /// goes on.
    pub entries: Vec<LogEntry<Box<RawValue>>>,
    /// The points that things on the board would bring if they were scored after these entries; empty if hidden information decides
    /// how it goes on.
    pub prospects: Vec<Prospect>,
}

/// The coach's opinion of a decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Advice {
    /// The prompt of the request.
    pub prompt: u32,
    /// Whether the game is young enough for the coach to speak unasked.
    pub unasked: bool,
    /// Whether another move is about as good as the best one.
    pub close: bool,
    /// The idea of a lesson that the best move applies, if there is one.
    pub idea: Option<IdeaRef>,
    /// The legal moves, the best first.
    pub moves: Vec<AdvisedMove>,
}

/// An idea of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct IdeaRef {
    /// The id of the chapter.
    pub chapter: String,
    /// The id of the idea.
    pub idea: String,
}

/// A legal move with the coach's reasons for or against it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct AdvisedMove {
    /// The move in notation.
    #[serde(rename = "move")]
    pub text: String,
    /// The change of the expected lead over the strongest of the others, in points.
    pub points: f32,
    /// The changes that this consists of, the largest first. Small ones are left out.
    pub terms: Vec<TermChange>,
    /// Whether the move is clearly worse than the best one.
    pub blunder: bool,
}

/// The change of a term of the evaluation.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TermChange {
    /// The id of the term, for its text `<game>-term-<id>`; `others` is a term of all games.
    pub id: String,
    /// The change in points. What the others gain is negative.
    pub points: f32,
}

/// The points of a source that is scored later, at the end of the round or of the game, as if it were scored now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Prospect {
    /// The id of the source, as on the score sheet: `burial`.
    pub source: String,
    /// The points of each seat.
    pub points: Vec<i32>,
}

/// The state after some lines of the record, as the viewer may see it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PastView {
    /// The number of lines, undone ones and undos included.
    pub ply: u32,
    /// The view in the type of the game, as in [`Update::view`].
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
}

/// The result of the user in a finished game, beside their earlier ones in the same game with as many seats.
///
/// Only games count that the user has played to the end themselves, on one seat and without practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PersonalBest {
    /// The points of this game.
    pub points: i32,
    /// The most points of an earlier game; `None` if there is none.
    pub earlier: Option<i32>,
}

/// A line of chat as everybody at the table sees it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ChatLine {
    /// The number of the line at this table, counted from 0.
    pub number: u32,
    /// The author, the same for all lines of one person at this table.
    pub author: String,
    /// The name of the author.
    pub name: String,
    /// The seat of the author; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The text.
    pub text: String,
    /// Time in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
}

/// The viewers of a table who are connected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Presence {
    /// Seats with an open socket.
    pub seats: Vec<Seat>,
    /// The seats whose people are not connected.
    pub away: Vec<Away>,
    /// Whether the host is connected.
    pub host: bool,
    /// The number of connected people without a seat.
    pub spectators: u32,
}

/// A seat whose person is not connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Away {
    /// The seat.
    pub seat: Seat,
    /// The time since the person left, in seconds; since the table was loaded if they have not come yet.
    pub seconds: u32,
}

/// Somebody was reminded that the game waits for them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Nudged {
    /// The seat that is due.
    pub seat: Seat,
    /// The name of the person who reminded them.
    pub by: String,
}

/// The answer to a message that was not carried out. Nothing has changed.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Refused {
    /// The reason.
    pub why: Refusal,
}

/// The reason why a message was not carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The prompt is not the open one: the position has changed.
    Stale,
    /// The sender has no seat at the table or, for chat, no session.
    NotYourSeat,
    /// The game waits for somebody else.
    NotDue,
    /// The text is not a move in notation.
    Unreadable,
    /// The rules do not allow the move now.
    Illegal,
    /// The move could not be taken back, and the sender is careful.
    Final,
    /// The game has ended.
    Over,
    /// The game has not begun.
    NotRunning,
    /// The player has made no choice that could be taken back.
    NothingToUndo,
    /// Somebody has learnt something since, so an undo needs the consent of the others.
    NotFree,
    /// A bot plays for the sender, who must take the seat back first.
    BotPlays,
    /// The sender has resigned.
    Resigned,
    /// The person has not been away for long enough, or is there again.
    NotAway,
    /// The table does not allow it.
    NotAllowed,
    /// Another question is open.
    AlreadyAsked,
    /// The question is settled, or the sender has no vote.
    NoVote,
    /// Only the host may do that.
    NotHost,
    /// The host has silenced the sender.
    Muted,
    /// The sender sends too many messages.
    TooMuch,
    /// The text is too long.
    TooLong,
    /// The random part is not the one that the sender has committed to.
    WrongPart,
    /// The seed was made before the random part came.
    TooLate,
    /// The table was halted or the move could not be stored.
    Trouble,
}

/// The body of a pong, which is empty.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Pong {}

/// The guest who uses the browser.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Me {
    /// The name of the guest; absent until one was chosen.
    pub name: Option<String>,
    /// The settings as the client has stored them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub settings: Option<Box<RawValue>>,
    /// The pause of the guest's slow games.
    pub pause: PauseInfo,
}

/// The pause of a guest's slow games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PauseInfo {
    /// The seconds until the pause ends.
    pub seconds: Option<u32>,
    /// The seconds that are left of the pause of this year, the running pause included.
    pub left: u32,
}

/// Pauses the guest's slow games, or ends the pause.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Pause {
    /// The days from now; 0 ends the pause.
    pub days: u32,
}

/// Stores the settings of the guest.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct SaveSettings {
    /// Any object; the server does not read it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub settings: Box<RawValue>,
}

/// Changes the name of the guest.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
    pub name: String,
}

/// A game that the server offers.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct GameInfo {
    /// The id of the game.
    pub id: String,
    /// The smallest number of players.
    pub least_seats: u8,
    /// The largest number of players.
    pub most_seats: u8,
    /// The newest revision of rules and content.
    pub revision: u16,
    /// The options that players choose before the game begins.
    pub options: Vec<OptionInfo>,
}

/// An option that players choose before the game begins.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct OptionInfo {
    /// The name of the option.
    pub key: String,
    /// The values to choose from.
    pub values: OptionValues,
    /// The smallest number of players for which the option can be chosen; otherwise it has its default value.
    pub least_seats: u8,
    /// The largest number of players for which the option can be chosen.
    pub most_seats: u8,
}

/// The values of an option.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum OptionValues {
    /// One of these values, the default first.
    OneOf(Vec<String>),
    /// The letters of some seats, or `none`, which is the default.
    Seats,
}

/// The lessons, and how far the guest has come.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Learning {
    /// All chapters, by game and in the order in which they are taught.
    pub chapters: Vec<ChapterInfo>,
}

/// A chapter of the lesson of a game.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ChapterInfo {
    /// The id of the game.
    pub game: String,
    /// The id of the chapter, unique within its game.
    pub id: String,
    /// Whether it is for people who know the rules.
    pub advanced: bool,
    /// The ids of its ideas.
    pub ideas: Vec<String>,
    /// The number of ideas that the guest has learnt.
    pub learnt: u32,
}

/// A chapter, ready to be played: the page needs nothing else from the server until the end.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Chapter {
    /// The table, at which the viewer has the seat of the learner.
    pub table: TableInfo,
    /// The positions in order. Each update covers the lines since the one before it.
    pub frames: Vec<LessonFrame>,
}

/// A position of a chapter.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct LessonFrame {
    /// The position. The taught move is the only legal one.
    pub update: Update,
    /// The move that leads to the next position, if the learner makes it.
    pub stop: Option<LessonStop>,
}

/// A move that the learner makes.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct LessonStop {
    /// The id of the idea that the move teaches. Consecutive stops with the same idea belong together.
    pub idea: String,
    /// The move in notation.
    #[serde(rename = "move")]
    pub text: String,
    /// What it brings.
    pub previews: Previews,
}

/// Tells how many ideas of a chapter the guest has learnt.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Learnt {
    /// The number of ideas, counted from the first.
    pub ideas: u32,
}

/// Opens a table.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The options that differ from their defaults.
    pub options: String,
    /// Whether the lobby lists the table for everybody.
    pub public: bool,
    /// The player on each seat.
    pub seats: Vec<NewSeat>,
    /// Whether lots are drawn for the seats when the game starts.
    pub shuffle: bool,
    /// Whether the game starts at once, because nobody else is expected.
    pub start: bool,
    /// The conditions of the table.
    #[serde(default)]
    pub conduct: Conduct,
    /// The hash of the sender's random part of the seed: SHA-256 in hexadecimal. A client without one leaves it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
}

/// The player on a seat of a new table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// The person who opens the table.
    You,
    /// Somebody who plays on the same device, by name.
    Beside(String),
    /// Nobody yet; the seat can be taken.
    Open,
    /// A bot by name, `mcts:2000`.
    Bot(String),
}

/// What the host makes of a seat before the game begins.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Arrange {
    /// The seat to change.
    pub seat: Seat,
    /// The new occupant.
    pub to: Occupant,
}

/// Whom the host can give a seat to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody; whoever sat there must leave.
    Open,
    /// Somebody who plays on the device of the host, by name.
    Beside(String),
    /// A bot by name, `mcts:2000`.
    Bot(String),
}

/// Makes the person on a seat the host.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// The seat of the new host.
    pub seat: Seat,
}

/// Takes a free seat.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat to take.
    pub seat: Seat,
    /// The hash of the sender's random part of the seed: SHA-256 in hexadecimal. A client without one leaves it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
}

/// The answer to [`NewTable`].
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Opened {
    /// The id of the new table.
    pub id: String,
}

/// The tables that the lobby lists.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Lobby {
    /// The tables of the guest, those that wait for them first. There is a limit, which cuts off old ones.
    pub mine: Vec<TableLine>,
    /// The number of the guest's tables without the limit.
    pub mine_count: u32,
    /// Public tables that wait for players.
    pub open: Vec<TableLine>,
    /// Public tables that are being played and may be watched, those with people first, then by their last move.
    pub running: Vec<TableLine>,
    /// The other people who wait for a quick match.
    pub seekers: Vec<Seekers>,
}

/// A table in a list of the lobby.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TableLine {
    /// The id of the table.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The options that differ from their defaults.
    pub options: String,
    /// The stage of life of the table.
    pub status: Status,
    /// The seats in turn order.
    pub seats: Vec<SeatInfo>,
    /// The seat of the viewer.
    pub you: Option<Seat>,
    /// The seats that the game waits for.
    pub due: Vec<Seat>,
    /// The round that is played, and the number of rounds.
    pub round: Option<(u8, u8)>,
    /// The number of hints that its only person asked for.
    pub hints: u32,
    /// Whether the viewer is the host.
    pub host: bool,
    /// Whether the game waits for the viewer.
    pub your_turn: bool,
    /// Whether somebody has reminded the viewer.
    pub nudged: bool,
    /// Whether the viewer may remove the table from their list.
    pub removable: bool,
    /// The clock of the table.
    pub pace: Pace,
    /// The seats whose people are at the table now.
    pub present: Vec<Seat>,
    /// The number of people who watch.
    pub watching: u32,
    /// The time when the table was opened, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// Time of the last move or other change, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub updated: i64,
}

/// The body of every HTTP error.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Problem {
    /// The id of the error, which the client translates.
    pub error: String,
    /// The line of a record at which the error is, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub line: Option<u32>,
}

/// The reason why the server closed a socket, apart from errors of the websocket protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closed {
    /// There is no such table.
    NotFound,
    /// The address has too many sockets open.
    TooMany,
    /// The host lets nobody watch.
    Private,
    /// The server stops, most likely to start again.
    Restart,
}

impl Closed {
    /// All reasons.
    pub const ALL: [Closed; 4] = [Closed::NotFound, Closed::TooMany, Closed::Private, Closed::Restart];

    /// The close code: a registered one if there is one, otherwise one of the range for applications.
    pub fn code(self) -> u16 {
        match self {
            Closed::NotFound => 4404,
            Closed::TooMany => 4429,
            Closed::Private => 4403,
            Closed::Restart => 1012,
        }
    }

    /// The id of the reason, in the style of [`Problem::error`].
    pub fn reason(self) -> &'static str {
        match self {
            Closed::NotFound => "not-found",
            Closed::TooMany => "too-many",
            Closed::Private => "private",
            Closed::Restart => "restart",
        }
    }
}

/// The TypeScript module with all these types.
#[cfg(feature = "ts")]
pub fn typescript() -> String {
    let types = Declarations::default()
        .with::<ClientMsg>()
        .with::<ServerMsg>()
        .with::<Me>()
        .with::<Rename>()
        .with::<GameInfo>()
        .with::<Learning>()
        .with::<Chapter>()
        .with::<Learnt>()
        .with::<Puzzles>()
        .with::<Puzzle>()
        .with::<Attempt>()
        .with::<Verdict>()
        .with::<NewTable>()
        .with::<Sit>()
        .with::<Arrange>()
        .with::<HandOver>()
        .with::<Opened>()
        .with::<Conduct>()
        .with::<Pause>()
        .with::<SaveSettings>()
        .with::<Lobby>()
        .with::<JoinByCode>()
        .with::<QuickMatch>()
        .with::<BotCall>()
        .with::<QuickAnswer>()
        .with::<PastView>()
        .with::<Replay>()
        .with::<ReplayRecord>()
        .with::<Notes>()
        .with::<SaveNote>()
        .with::<NoteSaved>()
        .with::<Report>()
        .with::<RecordViews>()
        .with::<WhatIf>()
        .with::<RecordWhatIf>()
        .with::<Imagined>()
        .with::<LineViews>()
        .with::<CancelPlan>()
        .with::<NewStudy>()
        .with::<StudyInfo>()
        .with::<Study>()
        .with::<StudyChange>()
        .with::<StudyMsg>()
        .with::<StudyNews>()
        .with::<Analyse>()
        .with::<AnalyseRecord>()
        .with::<AnalysisNews>()
        .with::<PersonalBest>()
        .with::<Rejoin>()
        .with::<VerifyRecord>()
        .with::<Verification>()
        .with::<Problem>();
    let codes = Closed::ALL.map(|why| format!("  \"{}\": {},\n", why.reason(), why.code())).concat();
    let closed =
        format!("/** Close codes of a table's socket. */\nexport const CLOSED = {{\n{codes}}} as const;\n");
    let conduct = serde_json::to_string(&Conduct::default()).expect("it has only text keys");
    let conduct = format!(
        "/** The conditions of a table, unless its host chooses others. */\nexport const USUAL_CONDUCT: Conduct = {conduct};\n"
    );
    let paces = QuickPace::ALL.map(|kind| (kind, kind.pace()));
    let paces: std::collections::BTreeMap<_, _> = paces.into_iter().collect();
    let paces = serde_json::to_string(&paces).expect("it has only text keys");
    let paces = format!(
        "/** The clocks of quick matches, which the form of a new table proposes too. */\n\
         export const QUICK_PACES: Record<QuickPace, Pace> = {paces};\n"
    );
    let bot = format!(
        "/** The bot of medium strength, which plays where nobody chooses another one. */\nexport const MEDIUM_BOT = {MEDIUM_BOT:?};\n"
    );
    let line = format!(
        "/** Maximum number of plies of a side line in a study. */\nexport const MAX_LINE_PLIES = {MAX_LINE_PLIES};\n"
    );
    format!("{}\n{closed}\n{conduct}\n{paces}\n{bot}\n{line}", types.module())
}
