// Written by `cargo xtask codegen`; do not edit.

export type Arrange = { 
/**
 * The seat to change.
 */
seat: Seat, 
/**
 * The new occupant.
 */
to: Occupant, };

export type Away = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The time since the person left, in seconds; since the table was loaded if they have not come yet.
 */
seconds: number, };

export type ChatLine = { 
/**
 * The number of the line at this table, counted from 0.
 */
number: number, 
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

export type ClientMsg = { "play": Play } | { "undo": Undo } | { "chat": Say } | { "ping": Ping };

export const EntryKind = ["chapter", "action", "effect"] as const;
export type EntryKind = (typeof EntryKind)[number];

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
options: Array<OptionInfo>, 
/**
 * The number of reconstructed rows of each content table that has some.
 */
reconstructed: Array<[string, number]>, };

export type HandOver = { 
/**
 * The seat of the new host.
 */
seat: Seat, };

export type Lobby = { 
/**
 * The tables of the guest.
 */
mine: Array<TableLine>, 
/**
 * Public tables that wait for players.
 */
open: Array<TableLine>, 
/**
 * Public tables that are being played.
 */
running: Array<TableLine>, };

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

export type Me = { 
/**
 * The name of the guest; absent until one was chosen.
 */
name: string | null, };

export type NewSeat = "you" | "open" | { "bot": string };

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
start: boolean, };

export type Occupant = "open" | { "bot": string };

export type Opened = { 
/**
 * The id of the new table.
 */
id: string, };

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

export type Ping = Record<symbol, never>;

export type Play = { 
/**
 * The prompt of the update that offered the move.
 */
prompt: number, 
/**
 * The move in notation.
 */
move: string, };

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

export type Problem = { 
/**
 * The id of the error, which the client translates.
 */
error: string, };

export const Refusal = ["stale", "not-your-seat", "not-due", "unreadable", "illegal", "over", "not-running", "nothing-to-undo", "not-free", "too-much", "too-long", "trouble"] as const;
export type Refusal = (typeof Refusal)[number];

export type Refused = { 
/**
 * The reason.
 */
why: Refusal, };

export type Rename = { 
/**
 * The new name.
 */
name: string, };

export type Say = { 
/**
 * The text, as the player typed it.
 */
text: string, };

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
bot: string | null, };

export type ServerMsg = { "table": TableInfo } | { "update": Update } | { "chat": Array<ChatLine> } | { "presence": Presence } | { "refused": Refused } | { "pong": Pong };

export type Sit = { 
/**
 * The seat to take.
 */
seat: Seat, };

export const Status = ["open", "running", "finished"] as const;
export type Status = (typeof Status)[number];

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
 * The seat of the viewer.
 */
you: Seat | null, 
/**
 * Whether the viewer is the host, who arranges the seats and starts the game.
 */
host: boolean, 
/**
 * The seat of the host; `None` if the host does not play.
 */
host_seat: Seat | null, 
/**
 * Whether a person alone against bots has taken back a choice after learning what came of it.
 */
practice: boolean, 
/**
 * The hash of the seed that deals the game. It is public from the start, so that the seed cannot be changed later.
 */
seed_hash: string, 
/**
 * The seed itself, once the game is over.
 */
seed: string | null, };

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
 * Whether the game waits for the viewer.
 */
your_turn: boolean, 
/**
 * The seats whose people are at the table now.
 */
present: Array<Seat>, 
/**
 * The time when the table was opened, in seconds since 1970.
 */
created: number, 
/**
 * Time of the last change, in seconds since 1970.
 */
updated: number, };

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
 * Scores and ranks once the game is over.
 */
outcome: { score: number[], rank: number[] } | null, };

/** Close codes of a table's socket. */
export const CLOSED = {
  "not-found": 4404,
  "too-many": 4429,
  "restart": 1012,
} as const;
