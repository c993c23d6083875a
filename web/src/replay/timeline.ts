// The stops of a replay: one for each line of the log, and the ways between them.
import type { LogEntry, RoundStart, Seat } from "../protocol";
import { holdFor } from "../table/pacing";
import { standingLines } from "../table/past";

export interface Stop {
  /** The number of lines before the position: the position of `?ply=`. */
  ply: number;
  /** The entry that led to it; null at the beginning. */
  entry: LogEntry | null;
  /** The seat that decided; null for chance and at the beginning. */
  by: Seat | null;
  /** Whether a turn begins with it: somebody else decided before. */
  turn: boolean;
  /** Whether a round or another part of the game begins or ends with it. */
  chapter: boolean;
  /** The round that is played after it; null if the game has none or nobody has told. */
  round: number | null;
  /** Milliseconds for which it is shown at the usual speed: long enough to read what somebody has decided. */
  hold: number;
}

export const UNITS = ["line", "decision", "turn", "round"] as const;
export type Unit = (typeof UNITS)[number];

/** How many times faster than usual the moves are shown. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for which the beginning is shown. */
const BEGINNING = 600;

/** The stops from the beginning to the last line. Lines that were taken back are left out. */
export function timeline(log: readonly LogEntry[], rounds: readonly RoundStart[] = []): Stop[] {
  const roundAt = (ply: number) => rounds.findLast((one) => one.ply <= ply)?.round ?? null;
  const stops: Stop[] = [{ ply: 0, entry: null, by: null, turn: false, chapter: false, round: roundAt(0), hold: BEGINNING }];
  const entries = new Map<number, LogEntry[]>();
  for (const entry of log) if (!entry.undone) entries.set(entry.line, [...(entries.get(entry.line) ?? []), entry]);
  let last: Seat | null = null;
  for (const entry of standingLines(log)) {
    const by = entry.by === "*" ? null : (entry.by as Seat);
    const told = entries.get(entry.line) ?? [];
    const ply = entry.line + 1;
    stops.push({
      ply,
      entry,
      by,
      turn: by !== null && by !== last,
      chapter: told.some(({ kind }) => kind === "chapter"),
      round: roundAt(ply),
      hold: holdFor({ entries: told, before: last, waiting: 0 }, []),
    });
    if (by !== null) last = by;
  }
  return stops;
}

/** The stop at which a step in some unit arrives. Steps by turn arrive where a turn has ended, those by round where a round begins. */
export function stepped(stops: readonly Stop[], from: number, by: 1 | -1, unit: Unit): number {
  const end = by > 0 ? stops.length - 1 : 0;
  for (let at = from + by; at !== end && at > 0 && at < stops.length; at += by) if (ARRIVES[unit](stops, at)) return at;
  return end;
}

const ARRIVES: Readonly<Record<Unit, (stops: readonly Stop[], at: number) => boolean>> = {
  line: () => true,
  decision: (stops, at) => stops[at]?.by !== null,
  turn: endsTurn,
  round: (stops, at) => stops[at]?.round !== stops[at - 1]?.round,
};

/** Whether the next decision is somebody else's. */
function endsTurn(stops: readonly Stop[], at: number): boolean {
  if (stops[at]?.by === null) return false;
  return stops.slice(at + 1).find(({ by }) => by !== null)?.turn ?? true;
}

/** The stop that is shown after another one while the moves play by themselves. At the highest speed what only follows from a decision is
 * left out. */
export function played(stops: readonly Stop[], from: number, unit: Unit, speed: Speed): number {
  const quick = speed === SPEEDS.at(-1) && unit === "line";
  for (let at = stepped(stops, from, 1, unit); ; at = stepped(stops, at, 1, unit)) {
    const stop = stops[at];
    if (!quick || at === stops.length - 1 || stop?.by !== null || stop.chapter) return at;
  }
}

/** The last stop that is not after this number of lines. Its index is the number of the move for people, in replays, studies, what-ifs and
 * reports alike: lines that the log does not tell are not counted. Addresses and exports count lines. */
export function stopAt(stops: readonly Stop[], ply: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.ply <= ply),
  );
}

/** A round with the number of its stops, in order. */
export interface RoundSpan {
  round: number | null;
  stops: number;
}

export function roundSpans(stops: readonly Stop[]): RoundSpan[] {
  const spans: RoundSpan[] = [];
  for (const { round } of stops) {
    const last = spans.at(-1);
    if (last && last.round === round) last.stops += 1;
    else spans.push({ round, stops: 1 });
  }
  return spans;
}
