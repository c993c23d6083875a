// Written by `cargo xtask codegen`; do not edit.

export type ChatLine = { 
/**
 * Counted from 0.
 */
number: number, name: string, seat: Seat | null, text: string, 
/**
 * Seconds since 1970.
 */
at: number, };

export type ClientMsg = { "play": Play } | { "undo": Undo } | { "chat": Say } | { "ping": Ping };

export const EntryKind = ["chapter", "action", "effect"] as const;
export type EntryKind = (typeof EntryKind)[number];

export type GameInfo = { id: string, least_seats: number, most_seats: number, revision: number, options: Array<OptionInfo>, 
/**
 * Rows of content that are reconstructed, by table.
 */
reconstructed: Array<[string, number]>, };

export type Lobby = { mine: Array<TableLine>, open: Array<TableLine>, running: Array<TableLine>, };

export type LogEntry = { 
/**
 * The line that caused it, counted from 0, and who made it; `*` is chance.
 */
line: number, by: string, 
/**
 * Struck out by an undo.
 */
undone: boolean, kind: EntryKind, 
/**
 * Whose action it is.
 */
seat: Seat | null, 
/**
 * The stage of a longer procedure that it belongs to, such as a battle.
 */
stage?: string, event: { type: string }, 
/**
 * The anchor of the rule behind it.
 */
rule: string, };

export type Me = { 
/**
 * Absent until the guest chose a name.
 */
name: string | null, };

export type NewSeat = "you" | "open" | { "bot": string };

export type NewTable = { game: string, options: string, public: boolean, 
/**
 * By seat: what sits there.
 */
seats: Array<NewSeat>, 
/**
 * The seats are dealt out at the start.
 */
shuffle: boolean, 
/**
 * Begin at once: nobody else is expected.
 */
start: boolean, };

export type Opened = { id: string, };

export type OptionInfo = { key: string, values: OptionValues, 
/**
 * With fewer seats the usual value stays, and so it does with more than `most_seats`.
 */
least_seats: number, most_seats: number, };

export type OptionValues = { "one-of": Array<string> } | "seats";

export type Ping = Record<symbol, never>;

export type Play = { prompt: number, move: string, };

export type Pong = Record<symbol, never>;

export type Presence = { 
/**
 * Seats with an open socket.
 */
seats: Array<Seat>, spectators: number, };

export type Problem = { error: string, };

export const Refusal = ["stale", "not-your-seat", "not-due", "unreadable", "illegal", "over", "not-running", "nothing-to-undo", "not-free", "too-much", "too-long", "trouble"] as const;
export type Refusal = (typeof Refusal)[number];

export type Refused = { why: Refusal, };

export type Rename = { name: string, };

export type Say = { text: string, };

export const Seat = ["a", "b", "c", "d", "e"] as const;
export type Seat = (typeof Seat)[number];

export type SeatInfo = { seat: Seat, 
/**
 * Nobody sits here yet.
 */
open: boolean, name: string, 
/**
 * The bot's level, `mcts:2000`.
 */
bot: string | null, };

export type ServerMsg = { "table": TableInfo } | { "update": Update } | { "chat": Array<ChatLine> } | { "presence": Presence } | { "refused": Refused } | { "pong": Pong };

export type Sit = { seat: Seat, };

export const Status = ["open", "running", "finished"] as const;
export type Status = (typeof Status)[number];

export type TableInfo = { id: string, game: string, revision: number, options: string, public: boolean, status: Status, seats: Array<SeatInfo>, 
/**
 * The viewer's own seat.
 */
you: Seat | null, 
/**
 * The viewer opened the table and may start it.
 */
host: boolean, 
/**
 * The hash of the seed that deals the game: shown from the start.
 */
seed_hash: string, 
/**
 * The seed itself, once the game is over.
 */
seed: string | null, };

export type TableLine = { id: string, game: string, options: string, status: Status, seats: Array<SeatInfo>, you: Seat | null, 
/**
 * The viewer is due.
 */
your_turn: boolean, 
/**
 * Seconds since 1970.
 */
updated: number, };

export type Undo = { 
/**
 * The ply of the update the player looks at: what came since must not be struck out unseen.
 */
ply: number, };

export type Update = { 
/**
 * Lines of the record so far, undone ones included.
 */
ply: number, 
/**
 * The number to answer with, if the viewer's seat is due.
 */
prompt: number | null, 
/**
 * The seats that owe a decision.
 */
due: Array<Seat>, step: string, 
/**
 * As the game's own type, see `web/src/games`.
 */
view: unknown, 
/**
 * The viewer's legal moves.
 */
legal: Array<string>, 
/**
 * What happened from line `since` on.
 */
since: number, events: Array<LogEntry>, 
/**
 * The viewer may take the last choice back.
 */
undo: boolean, outcome: { score: number[], rank: number[] } | null, };

/** Close codes of a table's socket. */
export const CLOSED = {
  "not-found": 4404,
  "too-many": 4429,
  "restart": 1012,
} as const;
