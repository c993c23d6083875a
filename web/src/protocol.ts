// Written by `cargo xtask codegen`; do not edit.

export type About = "game" | { "opponent": string };

export type Advice = { 
/**
 * The prompt of the request.
 */
prompt: number, 
/**
 * Whether the game is young enough for the coach to speak unasked.
 */
unasked: boolean, 
/**
 * Whether another move is about as good as the best one.
 */
close: boolean, 
/**
 * The idea of a lesson that the best move applies, if there is one.
 */
idea: IdeaRef | null, 
/**
 * The legal moves, the best first.
 */
moves: Array<AdvisedMove>, };

export type Advise = { 
/**
 * The prompt of the update that offered the moves.
 */
prompt: number, };

export type AdvisedMove = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The change of the expected lead over the strongest of the others, in points.
 */
points: number, 
/**
 * The changes that this consists of, the largest first. Small ones are left out.
 */
terms: Array<TermChange>, 
/**
 * Whether the move is clearly worse than the best one.
 */
blunder: boolean, };

export type Analyse = { 
/**
 * How thorough it is.
 */
depth: Depth, 
/**
 * What the search knows.
 */
knowledge: Knowledge, };

export type AnalyseRecord = { 
/**
 * The record as text.
 */
record: string, 
/**
 * How thorough it is.
 */
depth: Depth, 
/**
 * What the search knows.
 */
knowledge: Knowledge, };

export type AnalysedMove = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The share of the search that tried it, from 0 to 1.
 */
share: number, 
/**
 * The chance of the seat to win after it.
 */
win: number, 
/**
 * The points that the seat is expected to have at the end after it.
 */
points: number, 
/**
 * The reasons in the terms of the evaluation, the largest first.
 */
terms: Array<TermChange>, };

export type AnalysisNews = { 
/**
 * The id of the analysis, to ask for more.
 */
id: string, 
/**
 * The number of lines that are analysed.
 */
total: number, 
/**
 * The number of them that are done: what the client has seen with this answer.
 */
done: number, 
/**
 * The only seat whose decisions are analysed, while its game against bots runs; `None` for the whole game.
 */
seat: Seat | null, 
/**
 * What the marks mean in this game.
 */
thresholds: Thresholds, 
/**
 * The lines since what the client has seen, in the order in which they were done.
 */
lines: Array<LineAnalysis>, 
/**
 * Luck and decisions of each seat, once all lines are done.
 */
summary: Array<SeatSummary> | null, };

export type Arrange = { 
/**
 * The seat to change.
 */
seat: Seat, 
/**
 * The new occupant.
 */
to: Occupant, };

export type Attempt = { "moves": Array<string> } | { "hint": Array<string> } | "solution";

export type Away = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The time since the person left, in seconds; since the table was loaded if they have not come yet.
 */
seconds: number, };

export type BotCall = { 
/**
 * Whether bots may take the seats that are still free; otherwise the guest waits for people.
 */
accept: boolean, };

export const BotReason = ["time", "away", "resigned"] as const;
export type BotReason = (typeof BotReason)[number];

export type CancelPlan = { 
/**
 * One of the sender's seats.
 */
seat: Seat, };

export const ChanceFault = ["masked", "no-seed", "incomplete", "part", "seed", "lots", "draw"] as const;
export type ChanceFault = (typeof ChanceFault)[number];

export type ChanceInfo = { 
/**
 * The hash of the server's part, the same since the table was opened.
 */
server_hash: string, 
/**
 * The server's part, once the game is over. Until then it keeps the seed secret.
 */
server_part: string | null, 
/**
 * The parts of people in the order of their seats. Somebody with several seats is named by the first.
 */
parts: Array<PartInfo>, 
/**
 * Whether the game is about to begin, and clients are asked to reveal their parts.
 */
drawing: boolean, };

export type Chapter = { 
/**
 * The table, at which the viewer has the seat of the learner.
 */
table: TableInfo, 
/**
 * The positions in order. Each update covers the lines since the one before it.
 */
frames: Array<LessonFrame>, };

export type ChapterInfo = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * The id of the chapter, unique within its game.
 */
id: string, 
/**
 * Whether it is for people who know the rules.
 */
advanced: boolean, 
/**
 * The ids of its ideas.
 */
ideas: Array<string>, 
/**
 * The number of ideas that the guest has learnt.
 */
learnt: number, };

export type ChatLine = { 
/**
 * The number of the line at this table, counted from 0.
 */
number: number, 
/**
 * The author, the same for all lines of one person at this table.
 */
author: string, 
/**
 * The name of the author.
 */
name: string, 
/**
 * The seat of the author; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * The text.
 */
text: string, 
/**
 * Time in seconds since 1970.
 */
at: number, };

export type ClientMsg = { "play": Play } | { "undo": Undo } | { "preview": Preview } | { "advise": Advise } | { "hint": Advise } | { "chat": Say } | { "propose": Proposal } | { "vote": Vote } | { "nudge": Nudge } | { "return": Return } | { "resign": Resign } | { "mute": Mute } | { "watchers": Watchers } | { "reveal": Reveal } | { "idle": Idle } | { "ping": Ping };

export type ClockInfo = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The milliseconds that are left of the time for this decision, before the bank runs.
 */
decision: number, 
/**
 * The milliseconds in the bank.
 */
bank: number, 
/**
 * Whether the clock runs.
 */
runs: boolean, 
/**
 * The seconds for which the person pauses their games.
 */
paused: number | null, };

export type Conduct = { 
/**
 * The clock.
 */
pace: Pace, 
/**
 * The seconds that somebody must be away before the others may give the seat to a bot; `None` if they never may.
 */
grace: number | null, 
/**
 * What happens when somebody resigns.
 */
resign: OnResign, 
/**
 * The bot that takes the seat of somebody who has left, `mcts:300`.
 */
level: string, 
/**
 * What people without a seat may do.
 */
watchers: Watchers, 
/**
 * Whether a coach helps the only person at a table of bots.
 */
coach: boolean, 
/**
 * Whether people may try moves on a board of their own while the game runs. Plans in slow games do not need it.
 */
what_if: boolean, };

export type Decision = { 
/**
 * The seat that has decided.
 */
seat: Seat, 
/**
 * The best moves, the best first, and among them or after them the one that was played.
 */
moves: Array<AnalysedMove>, 
/**
 * The index of the move that was played.
 */
played: number, 
/**
 * What it costs against the best one, in the chance to win.
 */
loss_win: number, 
/**
 * The same in points; negative if the best move costs points.
 */
loss_points: number, 
/**
 * What it was, if it was remarkable.
 */
mark: Mark | null, 
/**
 * What the search expected next: the best move and the answers to it.
 */
expected: Array<ExpectedPly>, };

export const Depth = ["quick", "standard", "deep"] as const;
export type Depth = (typeof Depth)[number];

export type Ended = "agreed" | { "resigned": Seat } | { "abandoned": Seat };

export const EntryKind = ["chapter", "action", "effect"] as const;
export type EntryKind = (typeof EntryKind)[number];

export type Expectation = { 
/**
 * The chance to win, from 0 to 1.
 */
win: Array<number>, 
/**
 * The points at the end.
 */
points: Array<number>, };

export type ExpectedPly = { 
/**
 * Who plays it: a seat, or `*` for chance.
 */
actor: Seat | "*", 
/**
 * The move in notation.
 */
move: string, };

export type GameInfo = { 
/**
 * The id of the game.
 */
id: string, 
/**
 * The smallest number of players.
 */
least_seats: number, 
/**
 * The largest number of players.
 */
most_seats: number, 
/**
 * The newest revision of rules and content.
 */
revision: number, 
/**
 * The options that players choose before the game begins.
 */
options: Array<OptionInfo>, };

export type HandOver = { 
/**
 * The seat of the new host.
 */
seat: Seat, };

export type Happening = { "bot-sat": { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The bot by name.
 */
level: string, 
/**
 * The name of the person who played before.
 */
name: string, 
/**
 * The reason.
 */
why: BotReason, } } | { "returned": { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The name of the person.
 */
name: string, } } | { "joined": { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The name of the person who plays now.
 */
name: string, 
/**
 * The name of the person who played before.
 */
before: string, } } | { "undo-agreed": { 
/**
 * The seat that took back a choice.
 */
seat: Seat, } } | { "declined": { 
/**
 * What was proposed.
 */
what: Proposal, 
/**
 * The name of the person who had asked.
 */
by: string, 
/**
 * The seat of the person who had asked; `None` for a spectator.
 */
by_seat: Seat | null, } } | { "ended": Ended };

export type IdeaRef = { 
/**
 * The id of the chapter.
 */
chapter: string, 
/**
 * The id of the idea.
 */
idea: string, };

export type Idle = { 
/**
 * Whether they have.
 */
on: boolean, };

export type Imagined = { 
/**
 * How many of the moves were possible; the others were left out.
 */
played: number, 
/**
 * The moves that bots have added to them.
 */
added: Array<string>, 
/**
 * The number of lines after each of these moves, counted on from those of the game.
 */
after: Array<number>, 
/**
 * All plies of the line as the viewpoint sees them, with draws and forced moves: `b sail 2`. A side line of a study consists of them.
 */
plies: Array<string>, 
/**
 * Whether a bot is due next: send the line with what was added again.
 */
bot_is_due: boolean, 
/**
 * The seat to play: with bots that of the user, otherwise the first that is due.
 */
you: Seat | null, 
/**
 * The position as that seat may see it. Its log begins with the line.
 */
update: Update, 
/**
 * What the legal moves would bring.
 */
previews: Previews, };

export type JoinByCode = { 
/**
 * The code as it was typed: small letters, spaces and dashes do not matter.
 */
code: string, };

export const Knowledge = ["seat", "open"] as const;
export type Knowledge = (typeof Knowledge)[number];

export type Learning = { 
/**
 * All chapters, by game and in the order in which they are taught.
 */
chapters: Array<ChapterInfo>, };

export type Learnt = { 
/**
 * The number of ideas, counted from the first.
 */
ideas: number, };

export type LessonFrame = { 
/**
 * The position. The taught move is the only legal one.
 */
update: Update, 
/**
 * The move that leads to the next position, if the learner makes it.
 */
stop: LessonStop | null, };

export type LessonStop = { 
/**
 * The id of the idea that the move teaches. Consecutive stops with the same idea belong together.
 */
idea: string, 
/**
 * The move in notation.
 */
move: string, 
/**
 * What it brings.
 */
previews: Previews, };

export type LineAnalysis = { 
/**
 * The line, counted from 0: the expectation is that of the position after so many lines.
 */
line: number, 
/**
 * What is expected before it.
 */
before: Expectation, 
/**
 * What kind of line it is.
 */
kind: LineKind, };

export type LineKind = { "decision": Decision } | { "chance": { 
/**
 * The change for each seat.
 */
luck: Expectation, } } | "end";

export type LineStep = { 
/**
 * The ply with its actor, `b sail 2`, as the viewpoint may read it.
 */
text: string, 
/**
 * The position in the type of the game, as in [`Update::view`].
 */
view: unknown, 
/**
 * The entries of the log, whose lines are counted on from those of the game.
 */
events: Array<LogEntry>, };

export type LineViews = { 
/**
 * How many of the moves were possible; the others were left out.
 */
played: number, 
/**
 * The position in which the line begins, as the viewpoint may see it.
 */
start: unknown, 
/**
 * One for each ply, with the draws and forced moves that the line leaves out.
 */
steps: Array<LineStep>, };

export type Lobby = { 
/**
 * The tables of the guest, those that wait for them first. There is a limit, which cuts off old ones.
 */
mine: Array<TableLine>, 
/**
 * The number of the guest's tables without the limit.
 */
mine_count: number, 
/**
 * Public tables that wait for players.
 */
open: Array<TableLine>, 
/**
 * Public tables that are being played and may be watched, those with people first, then by their last move.
 */
running: Array<TableLine>, 
/**
 * The other people who wait for a quick match.
 */
seekers: Array<Seekers>, };

export type LogEntry = { 
/**
 * Index of the line that caused the event, counted from 0.
 */
line: number, 
/**
 * The actor of that line; `*` is chance.
 */
by: string, 
/**
 * Whether an undo has struck the line out.
 */
undone: boolean, 
/**
 * How the log shows the entry.
 */
kind: EntryKind, 
/**
 * The seat whose action it is; `None` unless `kind` is [`EntryKind::Action`].
 */
seat: Seat | null, 
/**
 * The stage of a longer procedure that the event belongs to, such as a battle.
 */
stage?: string, 
/**
 * The event itself.
 */
event: { type: string }, 
/**
 * The anchor of the rule that the event follows, on the rules page.
 */
rule: string, };

export const Mark = ["good", "inaccuracy", "mistake", "blunder"] as const;
export type Mark = (typeof Mark)[number];

export type Me = { 
/**
 * The name of the guest; absent until one was chosen.
 */
name: string | null, 
/**
 * The settings as the client has stored them.
 */
settings: unknown, 
/**
 * The pause of the guest's slow games.
 */
pause: PauseInfo, };

export type MovePreview = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The entries that the move would add to the log. They end where chance, a decision, or hidden information decides how it
 * goes on.
 */
entries: Array<LogEntry>, 
/**
 * The points that things on the board would bring if they were scored after these entries; empty if hidden information decides
 * how it goes on.
 */
prospects: Array<Prospect>, };

export type Mute = { 
/**
 * The author as in [`ChatLine::author`].
 */
author: string, 
/**
 * Whether the author is silenced.
 */
on: boolean, };

export type NewSeat = "you" | { "beside": string } | "open" | { "bot": string };

export type NewStudy = { 
/**
 * The game that it is about.
 */
from: StudyFrom, 
/**
 * Its title; that of the text, or none, if it is empty.
 */
title: string, };

export type NewTable = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * The options that differ from their defaults.
 */
options: string, 
/**
 * Whether the lobby lists the table for everybody.
 */
public: boolean, 
/**
 * The player on each seat.
 */
seats: Array<NewSeat>, 
/**
 * Whether lots are drawn for the seats when the game starts.
 */
shuffle: boolean, 
/**
 * Whether the game starts at once, because nobody else is expected.
 */
start: boolean, 
/**
 * The conditions of the table.
 */
conduct: Conduct, 
/**
 * The hash of the sender's random part of the seed: SHA-256 in hexadecimal. A client without one leaves it out.
 */
commitment?: string, };

export type Note = { 
/**
 * The text; empty if there is no note.
 */
text: string, 
/**
 * Changes with every change of the text; 0 if there is no note.
 */
version: number, };

export type NoteSaved = { 
/**
 * The new version.
 */
version: number, 
/**
 * The text that was replaced, if the writer had not read it: another page had written it.
 */
replaced: string | null, };

export type Notes = { 
/**
 * The note about the game.
 */
game: Note, 
/**
 * The notes about the other people at the table. They are the same at every table of these people.
 */
opponents: Array<OpponentNote>, };

export type Nudge = { 
/**
 * The seat that is due.
 */
seat: Seat, };

export type Nudged = { 
/**
 * The seat that is due.
 */
seat: Seat, 
/**
 * The name of the person who reminded them.
 */
by: string, };

export type Occupant = "open" | { "beside": string } | { "bot": string };

export const OnResign = ["bot", "end"] as const;
export type OnResign = (typeof OnResign)[number];

export const Onlooker = ["spectator", "open"] as const;
export type Onlooker = (typeof Onlooker)[number];

export type Opened = { 
/**
 * The id of the new table.
 */
id: string, };

export type OpponentNote = { 
/**
 * A seat of the person.
 */
seat: Seat, 
/**
 * The person as the author of lines of chat. Before the start somebody else may take the seat.
 */
person: string, 
/**
 * The note.
 */
note: Note, };

export type OptionInfo = { 
/**
 * The name of the option.
 */
key: string, 
/**
 * The values to choose from.
 */
values: OptionValues, 
/**
 * The smallest number of players for which the option can be chosen; otherwise it has its default value.
 */
least_seats: number, 
/**
 * The largest number of players for which the option can be chosen.
 */
most_seats: number, };

export type OptionValues = { "one-of": Array<string> } | "seats";

export type Pace = "none" | { "live": { 
/**
 * The time at the beginning.
 */
bank: number, 
/**
 * The time gained by each turn.
 */
increment: number, } } | { "slow": { 
/**
 * The time for each decision.
 */
decision: number, 
/**
 * The bank for the whole game.
 */
bank: number, } };

export type PartInfo = { 
/**
 * The seat of the person.
 */
seat: Seat, 
/**
 * The hash that the person's client has sent; `None` if it has sent none.
 */
hash: string | null, 
/**
 * Whether the part was revealed. One that was not revealed in time is left out of the seed.
 */
revealed: boolean, 
/**
 * The part, once the seed is made.
 */
part: string | null, };

export type PastView = { 
/**
 * The number of lines, undone ones and undos included.
 */
ply: number, 
/**
 * The view in the type of the game, as in [`Update::view`].
 */
view: unknown, };

export type Pause = { 
/**
 * The days from now; 0 ends the pause.
 */
days: number, };

export type PauseInfo = { 
/**
 * The seconds until the pause ends.
 */
seconds: number | null, 
/**
 * The seconds that are left of the pause of this year, the running pause included.
 */
left: number, };

export type PersonalBest = { 
/**
 * The points of this game.
 */
points: number, 
/**
 * The most points of an earlier game; `None` if there is none.
 */
earlier: number | null, };

export type Ping = Record<symbol, never>;

export const PlanEnd = ["differs", "illegal", "undone"] as const;
export type PlanEnd = (typeof PlanEnd)[number];

export type PlanInfo = { 
/**
 * What may come, the newest line first: plies with their actors, those of the viewer included. What has been played is left out.
 */
lines: Array<Array<string>>, 
/**
 * Why the plan was given up; `None` while it waits.
 */
ended: PlanEnd | null, };

export type Play = { 
/**
 * The prompt of the update that offered the move.
 */
prompt: number, 
/**
 * The move in notation.
 */
move: string, 
/**
 * Whether to play it only if the player could take it back afterwards without asking anybody.
 */
careful: boolean, };

export type Pong = Record<symbol, never>;

export type Presence = { 
/**
 * Seats with an open socket.
 */
seats: Array<Seat>, 
/**
 * The seats whose people are not connected.
 */
away: Array<Away>, 
/**
 * Whether the host is connected.
 */
host: boolean, 
/**
 * The number of connected people without a seat.
 */
spectators: number, };

export type Preview = { 
/**
 * The prompt of the update that offered the moves.
 */
prompt: number, };

export type Previews = { 
/**
 * The prompt of the request.
 */
prompt: number, 
/**
 * The points that things on the board would bring if they were scored now.
 */
prospects: Array<Prospect>, 
/**
 * The previews in the order of the legal moves, at most 200 of them; none if the prompt is not the open one of the viewer.
 */
moves: Array<MovePreview>, };

export type Problem = { 
/**
 * The id of the error, which the client translates.
 */
error: string, 
/**
 * The line of a record at which the error is, counted from 1.
 */
line?: number, };

export type Proposal = { "bot": { 
/**
 * The seat.
 */
seat: Seat, } } | { "join": { 
/**
 * The seat.
 */
seat: Seat, } } | { "undo": { 
/**
 * The ply of the update that the asker sees.
 */
ply: number, } } | "end";

export type ProposalInfo = { 
/**
 * The number that a vote must carry.
 */
number: number, 
/**
 * What is proposed.
 */
what: Proposal, 
/**
 * The name of the person who asks.
 */
by: string, 
/**
 * The person who asks, as the author of lines of chat.
 */
author: string, 
/**
 * The seat of the person who asks; `None` for a spectator.
 */
by_seat: Seat | null, 
/**
 * The seats that agree, the asker's included.
 */
yes: Array<Seat>, 
/**
 * The seats that have not answered yet.
 */
open: Array<Seat>, 
/**
 * The seconds until the question is settled without the missing answers.
 */
seconds: number, 
/**
 * Whether it then counts as accepted.
 */
silence_agrees: boolean, };

export type Prospect = { 
/**
 * The id of the source, as on the score sheet: `burial`.
 */
source: string, 
/**
 * The points of each seat.
 */
points: Array<number>, };

export type Puzzle = { 
/**
 * The table, at which the viewer has the seat that is to move.
 */
table: TableInfo, 
/**
 * The position.
 */
frame: PuzzleFrame, };

export type PuzzleFrame = { 
/**
 * The position with all legal moves; without any after the solution.
 */
update: Update, 
/**
 * What the legal moves bring.
 */
previews: Previews, };

export type PuzzleInfo = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * Its number within the game, counted from 1.
 */
number: number, 
/**
 * How hard it is: `easy`, `medium` or `hard`.
 */
level: string, 
/**
 * The points by which the best move is better than the second best.
 */
points: number, 
/**
 * The number of players.
 */
seats: number, 
/**
 * What the guest has done with it.
 */
state: PuzzleState, };

export const PuzzleState = ["open", "solved", "shown"] as const;
export type PuzzleState = (typeof PuzzleState)[number];

export type Puzzles = { 
/**
 * By game and number.
 */
puzzles: Array<PuzzleInfo>, };

export type QuickAnswer = "idle" | { "waiting": Search } | "opening" | { "found": string } | { "failed": string };

export type QuickMatch = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * The number of players; `None` for any: then two people are enough.
 */
seats: number | null, 
/**
 * The clock.
 */
pace: QuickPace, 
/**
 * The hash of the sender's random part of the seed: SHA-256 in hexadecimal. A client without one leaves it out.
 */
commitment?: string, };

export const QuickPace = ["live", "slow"] as const;
export type QuickPace = (typeof QuickPace)[number];

export type RecordViews = { 
/**
 * The record as text.
 */
record: string, 
/**
 * As whom to see it.
 */
viewpoint: Viewpoint, 
/**
 * The numbers of lines after which the views are wanted.
 */
plies: Array<number>, };

export type RecordWhatIf = { 
/**
 * The record as text.
 */
record: string, 
/**
 * The line.
 */
what_if: WhatIf, };

export const Refusal = ["stale", "not-your-seat", "not-due", "unreadable", "illegal", "final", "over", "not-running", "nothing-to-undo", "not-free", "bot-plays", "resigned", "not-away", "not-allowed", "already-asked", "no-vote", "not-host", "muted", "too-much", "too-long", "wrong-part", "too-late", "trouble"] as const;
export type Refusal = (typeof Refusal)[number];

export type Refused = { 
/**
 * The reason.
 */
why: Refusal, };

export type Rejoin = { 
/**
 * The hash of the sender's random part, as in [`Sit`](crate::Sit).
 */
commitment?: string, };

export type Remark = { "comment": { 
/**
 * One line, at most 1,000 characters.
 */
text: string, } } | { "circle": { 
/**
 * The id of the place (`web/src/ui/places.ts`).
 */
place: string, } } | { "arrow": { 
/**
 * The id of the place where it begins.
 */
from: string, 
/**
 * The id of the place to which it points.
 */
to: string, } } | { "line": { 
/**
 * Plies with their actors, chance included: `a sail 2`, `* reveal statue`.
 */
moves: Array<string>, 
/**
 * What there is to say about it; may be empty.
 */
text: string, } };

export type Rematch = { 
/**
 * The id of the table.
 */
id: string, 
/**
 * The name of the person who asked for it first.
 */
by: string, };

export type Rename = { 
/**
 * The new name.
 */
name: string, };

export type Replay = { 
/**
 * The table; one that only gives the seats for a record without a table.
 */
table: TableInfo, 
/**
 * As whom the log is told.
 */
viewpoint: Viewpoint, 
/**
 * The viewpoints that the user may choose.
 */
viewpoints: Array<Viewpoint>, 
/**
 * The number of lines so far, undone ones and undos included.
 */
plies: number, 
/**
 * Where rounds begin. After an undo the list may lead back to an earlier round.
 */
rounds: Array<RoundStart>, 
/**
 * The whole log.
 */
log: Array<LogEntry>, 
/**
 * Scores and ranks, if the game is over.
 */
outcome: { score: number[], rank: number[] } | null, 
/**
 * When the last move was made, in seconds since 1970; `None` for a game without a table.
 */
moved: number | null, };

export type ReplayRecord = { 
/**
 * The record as text.
 */
record: string, 
/**
 * As whom to see it; everything is open if it is missing.
 */
viewpoint: Viewpoint | null, };

export type Report = { 
/**
 * The id of the table; a record of the reporter's own has none.
 */
table: string | null, 
/**
 * That record.
 */
record: string | null, 
/**
 * The number of lines before the moment.
 */
ply: number, 
/**
 * What is wrong.
 */
kind: ReportKind, 
/**
 * In the reporter's own words.
 */
text: string, 
/**
 * The language of the page.
 */
lang: string, };

export const ReportKind = ["rule", "display", "text", "other"] as const;
export type ReportKind = (typeof ReportKind)[number];

export type Resign = Record<symbol, never>;

export type Return = { 
/**
 * One of the sender's seats.
 */
seat: Seat, };

export type Reveal = { 
/**
 * The part: 64 hexadecimal digits in lower case.
 */
part: string, };

export type RoundStart = { 
/**
 * The number of lines before it.
 */
ply: number, 
/**
 * The round, counted from 1.
 */
round: number, };

export type SaveNote = { 
/**
 * The subject.
 */
about: About, 
/**
 * The whole text; an empty one deletes the note.
 */
text: string, 
/**
 * The version that the writer has read.
 */
version: number, };

export type SaveSettings = { 
/**
 * Any object; the server does not read it.
 */
settings: unknown, };

export type Say = { 
/**
 * The text, as the player typed it.
 */
text: string, };

export type Search = { 
/**
 * What the guest wants.
 */
wish: QuickMatch, 
/**
 * Changes whenever one of the other fields does, apart from the seconds.
 */
version: number, 
/**
 * The number of people who would play at one table with the guest, the guest included.
 */
people: number, 
/**
 * The seconds for which the guest has waited.
 */
seconds: number, 
/**
 * The name of the first person who wants to begin with bots and whom the guest could join; empty if they have none.
 */
caller: string | null, 
/**
 * The answer of the guest to the question whether bots may take the free seats.
 */
accepts: boolean | null, };

export const Seat = ["a", "b", "c", "d", "e"] as const;
export type Seat = (typeof Seat)[number];

export type SeatInfo = { 
/**
 * The letter of the seat.
 */
seat: Seat, 
/**
 * Whether the seat is still free.
 */
open: boolean, 
/**
 * The name of the person on the seat; empty for a free seat and for a bot.
 */
name: string, 
/**
 * The bot on the seat by name, `mcts:2000`.
 */
bot: string | null, 
/**
 * The bot that plays for the person on the seat.
 */
substitute: string | null, 
/**
 * Whether the person on the seat has resigned.
 */
resigned: boolean, };

export type SeatSummary = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What chance gave, in the chance to win.
 */
luck_win: number, 
/**
 * The same in points.
 */
luck_points: number, 
/**
 * What decisions cost, in the chance to win.
 */
loss_win: number, 
/**
 * The same in points.
 */
loss_points: number, 
/**
 * The number of only good moves.
 */
good: number, 
/**
 * The number of inaccuracies.
 */
inaccuracies: number, 
/**
 * The number of mistakes.
 */
mistakes: number, 
/**
 * The number of blunders.
 */
blunders: number, };

export type Seekers = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * The clock.
 */
pace: QuickPace, 
/**
 * The number of people.
 */
people: number, };

export type ServerMsg = { "table": TableInfo } | { "update": Update } | { "previews": Previews } | { "advice": Advice } | { "plan": PlanInfo | null } | { "chat": Array<ChatLine> } | { "presence": Presence } | { "nudged": Nudged } | { "refused": Refused } | { "pong": Pong };

export type Sit = { 
/**
 * The seat to take.
 */
seat: Seat, 
/**
 * The hash of the sender's random part of the seed: SHA-256 in hexadecimal. A client without one leaves it out.
 */
commitment?: string, };

export type Solution = { 
/**
 * The moves.
 */
moves: Array<string>, 
/**
 * The positions after each of the moves.
 */
frames: Array<PuzzleFrame>, 
/**
 * The points by which the first move is better than the second best.
 */
margin: number, 
/**
 * The second best first move.
 */
second: string, 
/**
 * The terms in which the solution differs from the second best move.
 */
reasons: Array<TermChange>, };

export const Status = ["open", "running", "finished"] as const;
export type Status = (typeof Status)[number];

export type Study = { 
/**
 * The id in addresses.
 */
id: string, 
/**
 * The title; empty if it has none.
 */
title: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * The name of the person to whom it belongs; empty if they have none.
 */
owner: string, 
/**
 * Whether it belongs to the user.
 */
own: boolean, 
/**
 * Whether the user may write.
 */
writes: boolean, 
/**
 * The part of the link that lets others write, for the owner; `None` if nobody else may.
 */
secret: string | null, 
/**
 * The id under which the notes of the user are signed.
 */
author: string | null, 
/**
 * The number of changes so far.
 */
version: number, 
/**
 * What was added to the game, in the order in which it was written.
 */
notes: Array<StudyNote>, };

export type StudyChange = { "add": { 
/**
 * The number of lines of the record before the position.
 */
ply: number, 
/**
 * What to add.
 */
remark: Remark, } } | { "rewrite": { 
/**
 * The number of the note.
 */
number: number, 
/**
 * The new text.
 */
text: string, } } | { "remove": { 
/**
 * The number of the note.
 */
number: number, } } | { "rename": { 
/**
 * The new title.
 */
title: string, } } | { "share": { 
/**
 * Whether others may write.
 */
on: boolean, } } | { "join": { 
/**
 * The secret part of the link.
 */
secret: string, } };

export type StudyChanged = { 
/**
 * The number of changes, this one included. If one is missing, ask for the study again.
 */
version: number, 
/**
 * The title, if it has changed.
 */
title: string | null, 
/**
 * Notes that are new.
 */
added: Array<StudyNote>, 
/**
 * Numbers of notes that are gone.
 */
removed: Array<number>, 
/**
 * Whether other people may write than before: ask for the study again.
 */
access: boolean, };

export type StudyFrom = { "table": string } | { "record": string };

export type StudyInfo = { 
/**
 * The id in addresses.
 */
id: string, 
/**
 * The title; empty if it has none.
 */
title: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * The number of players.
 */
seats: number, 
/**
 * The number of comments, drawings and side lines.
 */
notes: number, 
/**
 * When something was last changed, in seconds since 1970.
 */
updated: number, 
/**
 * Whether it belongs to the user; otherwise they may write in it.
 */
own: boolean, };

export type StudyMoment = { 
/**
 * The number of lines before the position.
 */
ply: number, 
/**
 * As whom it is seen.
 */
viewpoint: Viewpoint, 
/**
 * The number of the side line; `None` for the game itself.
 */
line: number | null, };

export type StudyMsg = { "lead": StudyMoment } | { "hand": { 
/**
 * The number of the person.
 */
to: number, } } | { "rest": Record<symbol, never> } | { "ping": Record<symbol, never> };

export type StudyNews = { "people": StudyPeople } | { "moment": StudyMoment } | { "changed": StudyChanged } | { "refused": Refused } | { "pong": Pong };

export type StudyNote = { 
/**
 * The number within the study.
 */
number: number, 
/**
 * The number of lines of the record before the position.
 */
ply: number, 
/**
 * An id of the person, the same in the whole study.
 */
author: string, 
/**
 * The name of the person when they wrote it; empty if they had none.
 */
name: string, 
/**
 * What it is.
 */
remark: Remark, };

export type StudyPeople = { 
/**
 * The number of the person who gets the message.
 */
you: number, 
/**
 * Everybody who is there.
 */
people: Array<StudyVisitor>, 
/**
 * The number of the leader.
 */
leader: number | null, };

export type StudyVisitor = { 
/**
 * A number that nobody else there has.
 */
number: number, 
/**
 * The name; empty if they have none.
 */
name: string, 
/**
 * Whether they may write, and take the lead.
 */
writes: boolean, };

export type TableEvent = { 
/**
 * The number of lines of the record when it happened.
 */
ply: number, 
/**
 * What happened.
 */
what: Happening, };

export type TableInfo = { 
/**
 * The id of the table, part of its address.
 */
id: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * The revision of rules and content that is played.
 */
revision: number, 
/**
 * The options that differ from their defaults: `market=b wrath=yes`.
 */
options: string, 
/**
 * Whether the lobby lists the table for everybody.
 */
public: boolean, 
/**
 * Whether the game waits for players, is being played, or is over.
 */
status: Status, 
/**
 * The seats in turn order.
 */
seats: Array<SeatInfo>, 
/**
 * The seat as which the viewer sees the game.
 */
you: Seat | null, 
/**
 * All seats of the viewer: several if people play on one device.
 */
yours: Array<Seat>, 
/**
 * Whether the viewer is the host, who arranges the seats and starts the game.
 */
host: boolean, 
/**
 * The seat of the host; `None` if the host does not play.
 */
host_seat: Seat | null, 
/**
 * Whether a person alone against bots has taken back a choice after learning what came of it, has asked for a hint, or has a
 * coach.
 */
practice: boolean, 
/**
 * The number of decisions for which the only person asked for a hint; `None` at tables without hints.
 */
hints: number | null, 
/**
 * The conditions of the table.
 */
conduct: Conduct, 
/**
 * The code under which others find the table while it waits for players.
 */
code: string | null, 
/**
 * The question to the people at the table.
 */
proposal: ProposalInfo | null, 
/**
 * What has happened, apart from moves.
 */
events: Array<TableEvent>, 
/**
 * Why the game ended before its end.
 */
ended: Ended | null, 
/**
 * The rematch, if somebody wants one.
 */
rematch: Rematch | null, 
/**
 * The seconds without the host after which somebody else may become the host.
 */
host_grace: number, 
/**
 * The viewer as in [`ChatLine::author`].
 */
author: string | null, 
/**
 * The authors whom the host has silenced.
 */
muted: Array<string>, 
/**
 * The hash of the seed that deals the game. It is public from the start, so that the seed cannot be changed later. Empty until the
 * seed is made.
 */
seed_hash: string, 
/**
 * The seed itself, once the game is over.
 */
seed: string | null, 
/**
 * The random parts of which the seed is made; `None` at tables whose seed was drawn when they were opened.
 */
chance: ChanceInfo | null, };

export type TableLine = { 
/**
 * The id of the table.
 */
id: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * The options that differ from their defaults.
 */
options: string, 
/**
 * The stage of life of the table.
 */
status: Status, 
/**
 * The seats in turn order.
 */
seats: Array<SeatInfo>, 
/**
 * The seat of the viewer.
 */
you: Seat | null, 
/**
 * The seats that the game waits for.
 */
due: Array<Seat>, 
/**
 * The round that is played, and the number of rounds.
 */
round: [number, number] | null, 
/**
 * The number of hints that its only person asked for.
 */
hints: number, 
/**
 * Whether the viewer is the host.
 */
host: boolean, 
/**
 * Whether the game waits for the viewer.
 */
your_turn: boolean, 
/**
 * Whether somebody has reminded the viewer.
 */
nudged: boolean, 
/**
 * Whether the viewer may remove the table from their list.
 */
removable: boolean, 
/**
 * The clock of the table.
 */
pace: Pace, 
/**
 * The seats whose people are at the table now.
 */
present: Array<Seat>, 
/**
 * The number of people who watch.
 */
watching: number, 
/**
 * The time when the table was opened, in seconds since 1970.
 */
created: number, 
/**
 * Time of the last move or other change, in seconds since 1970.
 */
updated: number, };

export type TermChange = { 
/**
 * The id of the term, for its text `<game>-term-<id>`; `others` is a term of all games.
 */
id: string, 
/**
 * The change in points. What the others gain is negative.
 */
points: number, };

export type Thresholds = { 
/**
 * Of an inaccuracy.
 */
inaccuracy: number, 
/**
 * Of a mistake; the only good move is better than all others by as much.
 */
mistake: number, 
/**
 * Of a blunder.
 */
blunder: number, };

export type Undo = { 
/**
 * The ply of the update that the player sees. If there are newer lines, the undo is refused, because it would strike them
 * out unseen.
 */
ply: number, };

export type Update = { 
/**
 * The number of lines of the record so far, undone ones included.
 */
ply: number, 
/**
 * The number that the answer must carry, if the seat of the viewer is due.
 */
prompt: number | null, 
/**
 * The seats that owe a decision.
 */
due: Array<Seat>, 
/**
 * The id of the open step.
 */
step: string, 
/**
 * The state as the viewer may see it, in the type of the game, see `web/src/games`.
 */
view: unknown, 
/**
 * The legal moves of the viewer in notation.
 */
legal: Array<string>, 
/**
 * The first line that `events` covers.
 */
since: number, 
/**
 * The log from line `since` on.
 */
events: Array<LogEntry>, 
/**
 * Whether the viewer may take back the last choice.
 */
undo: boolean, 
/**
 * Whether the viewer may ask the others for an undo.
 */
undo_by_consent: boolean, 
/**
 * The clocks, if the table has them. Bots have none.
 */
clocks: Array<ClockInfo>, 
/**
 * Scores and ranks once the game is over.
 */
outcome: { score: number[], rank: number[] } | null, };

export type Verdict = { "wrong": { 
/**
 * The points that it loses.
 */
loss: number, 
/**
 * Where the best move is better, and where it is worse.
 */
reasons: Array<TermChange>, } } | { "goes-on": { 
/**
 * The position after them.
 */
frame: PuzzleFrame, } } | { "solved": Solution } | { "hint": { 
/**
 * In notation, in alphabetical order.
 */
moves: Array<string>, } };

export type Verification = { 
/**
 * The number of draws that were made again; 0 if there is a fault.
 */
draws: number, 
/**
 * The reason why the record is not honest, or cannot be verified.
 */
fault: ChanceFault | null, 
/**
 * The first draw that does not follow from the seed.
 */
draw: WrongDraw | null, };

export type VerifyRecord = { 
/**
 * The record as text.
 */
record: string, };

export type Viewpoint = Seat | Onlooker;

export type Vote = { 
/**
 * The number of the proposal.
 */
proposal: number, 
/**
 * Whether the voter agrees. The asker withdraws by not agreeing.
 */
yes: boolean, };

export const Watchers = ["talk", "watch", "out"] as const;
export type Watchers = (typeof Watchers)[number];

export type WhatIf = { 
/**
 * The number of lines of the record before the line begins.
 */
ply: number, 
/**
 * Whose knowledge the position is: what they cannot know is drawn anew.
 */
viewpoint: Viewpoint, 
/**
 * Decides all draws of the line, those of hidden things included.
 */
seed: number, 
/**
 * The plies, each with its actor: `b sail 2`. Draws and forced moves may be left out.
 */
moves: Array<string>, 
/**
 * The seats that bots play; without it the user plays all seats.
 */
bots: WhatIfBots | null, };

export type WhatIfBots = { 
/**
 * The bot by name, `mcts:300`.
 */
level: string, 
/**
 * The seat of the user; bots play all others.
 */
you: Seat, };

export type WrongDraw = { 
/**
 * The ply, counted from 1.
 */
ply: number, 
/**
 * The line of the record, counted from 1.
 */
line: number, 
/**
 * The draw in the record, in notation.
 */
played: string, 
/**
 * The draw that the seed gives.
 */
drawn: string, };

/** Close codes of a table's socket. */
export const CLOSED = {
  "not-found": 4404,
  "too-many": 4429,
  "private": 4403,
  "restart": 1012,
} as const;

/** The conditions of a table, unless its host chooses others. */
export const USUAL_CONDUCT: Conduct = {"pace":"none","grace":120,"resign":"bot","level":"mcts:300","watchers":"talk","coach":false,"what_if":false};

/** The clocks of quick matches, which the form of a new table proposes too. */
export const QUICK_PACES: Record<QuickPace, Pace> = {"live":{"live":{"bank":600,"increment":10}},"slow":{"slow":{"decision":172800,"bank":259200}}};

/** The bot of medium strength, which plays where nobody chooses another one. */
export const MEDIUM_BOT = "mcts:50";

/** Maximum number of plies of a side line in a study. */
export const MAX_LINE_PLIES = 200;
