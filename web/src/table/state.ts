// The state of a table's page, and the reducer that applies each message to it.
import type { Advice, ChatLine, ClockInfo, LogEntry, Nudged, PlanInfo, Presence, Previews, Refusal, ServerMsg, TableInfo, Update } from "../protocol";
import type { Link } from "../socket";

export interface TableState {
  link: Link;
  /** Whether the server owes an answer for longer than usual, so that what was sent may not have arrived. */
  silent: boolean;
  table: TableInfo | null;
  update: Update | null;
  /** All log entries so far. */
  log: readonly LogEntry[];
  chat: readonly ChatLine[];
  presence: Presence;
  /** The clocks of the last update, and the time of `performance.now()` when it arrived. */
  clocks: Clocks;
  /** The last reminder since the last update; a new object each time. */
  nudged: Nudged | null;
  /** The update that was answered: its moves are no longer legal. */
  answered: Update | null;
  /** The last refusal; a new object each time. */
  refused: { why: Refusal } | null;
  /** Whether lines are missing, so that everything must be requested again. */
  gap: boolean;
  /** The number of connections that have brought the page up to date: what they brought happened while nobody looked. */
  catchUps: number;
  /** The number of updates that are received but not shown yet. */
  waiting: number;
  /** The last answer to a request for previews. */
  previews: Previews | null;
  /** The last answer of the coach. */
  advice: Advice | null;
  /** What the viewer has planned to play. */
  plan: PlanInfo | null;
  /** Whether the player has stopped the moves of others. */
  paused: boolean;
}

export interface Clocks {
  list: readonly ClockInfo[];
  at: number;
}

export const INITIAL_STATE: TableState = {
  link: "connecting",
  silent: false,
  table: null,
  update: null,
  log: [],
  chat: [],
  presence: { seats: [], away: [], host: true, spectators: 0 },
  clocks: { list: [], at: 0 },
  nudged: null,
  answered: null,
  refused: null,
  gap: false,
  catchUps: 0,
  waiting: 0,
  previews: null,
  advice: null,
  plan: null,
  paused: false,
};

export function receive(state: TableState, message: ServerMsg): TableState {
  if ("table" in message) return { ...state, table: message.table };
  if ("update" in message) return applyUpdate(state, message.update);
  if ("chat" in message) return { ...state, chat: mergeChat(state.chat, message.chat) };
  if ("presence" in message) return { ...state, presence: message.presence };
  if ("nudged" in message) return { ...state, nudged: message.nudged };
  if ("previews" in message) return { ...state, previews: message.previews };
  if ("advice" in message) return { ...state, advice: message.advice };
  if ("plan" in message) return { ...state, plan: message.plan };
  if ("refused" in message) return applyRefusal(state, message.refused.why);
  return state;
}

/** Starts to count the clocks of an update at its arrival, however late the update itself is shown. */
export function withClocks(state: TableState, update: Update): TableState {
  return { ...state, clocks: { list: update.clocks, at: performance.now() } };
}

function applyUpdate(state: TableState, update: Update): TableState {
  const known = state.update?.ply ?? 0;
  if (update.since > known) return { ...state, gap: true };
  const kept = state.log.filter((entry) => entry.line < update.since);
  const next = { ...state, log: [...kept, ...update.events], gap: false };
  // Questions, votes and pauses of others leave the position, so they must not disturb whoever thinks about it.
  if (state.update && isSamePosition(state.update, update)) return next;
  return { ...next, update: withKnownMoves(state.update, update), answered: null, nudged: null };
}

/** Whether two updates differ at most in their clocks and in the part of the log that they repeat. */
export function isSamePosition(one: Update, other: Update): boolean {
  const position = ({ since: _since, events: _events, clocks: _clocks, ...rest }: Update) => JSON.stringify(rest);
  return one.ply === other.ply && one.prompt === other.prompt && position(one) === position(other);
}

/** Keeps the list of moves if the same decision is open and has the same moves: others have answered in a simultaneous step. An open menu
 * or question belongs to its list. */
function withKnownMoves(before: Update | null, update: Update): Update {
  const same = before?.prompt === update.prompt && before.legal.join() === update.legal.join();
  return same ? { ...update, legal: before.legal } : update;
}

function mergeChat(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const numbers = new Set(known.map((line) => line.number));
  const fresh = lines.filter((line) => !numbers.has(line.number));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.number - b.number);
}

function applyRefusal(state: TableState, why: Refusal): TableState {
  // The position has changed: its update is on the way, and nothing can be played until it arrives.
  if (why === "stale") return state;
  // The page asks the player instead of reporting it.
  if (why === "final") return unanswered(state);
  return { ...state, answered: null, refused: { why } };
}

/** Marks the current update as answered after a move or an undo was sent: nothing is legal until the next update. */
export function markAnswered(state: TableState): TableState {
  return { ...state, answered: state.update };
}

/** Offers the moves of the current update again: the message that answered it has had no effect. */
export function unanswered(state: TableState): TableState {
  return { ...state, answered: null };
}

/** Whether a move or an undo was sent that no update shows yet. */
export function awaitsAnswer({ update, answered }: TableState): boolean {
  return update !== null && update === answered;
}

/** Whether the answer to an update was not carried out, as the first update of a new connection shows: the position or the question is still
 * the same. Prompts alone do not tell, because a server that was restarted numbers them anew. */
export function isUnsent(answered: Update, update: Update): boolean {
  return update.ply === answered.ply || (answered.prompt !== null && update.prompt === answered.prompt);
}

/** The moves that may be sent now. */
export function legalNow(state: TableState): readonly string[] {
  const { update, answered, link } = state;
  if (!update || update.prompt === null || update === answered || link !== "open") return NONE;
  return update.legal;
}

/** Whether the last choice may be taken back now. */
export function undoNow({ update, answered, link }: TableState): boolean {
  return update !== null && update.undo && update !== answered && link === "open";
}

/** Whether the viewer may now ask the others to let them take back the last choice. */
export function undoByConsentNow({ table, update, answered, link, waiting }: TableState): boolean {
  return update !== null && !update.undo && update.undo_by_consent && !table?.proposal && waiting === 0 && update !== answered && link === "open";
}

const NONE: readonly string[] = [];

/** The table as far as its updates are shown: it is not over, and its seed is secret, until the last move is on the board. */
export function tableNow({ table, update, waiting }: TableState): TableInfo | null {
  if (table?.status !== "finished" || !update || update.outcome || (table.ended && waiting === 0)) return table;
  return { ...table, status: "running", seed: null };
}

/** The number of lines received: the connection resumes there after a break. */
export function linesReceived(state: TableState): number {
  return state.gap ? 0 : (state.update?.ply ?? 0);
}
