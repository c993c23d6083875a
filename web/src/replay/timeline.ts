// The stops of a replay: one for each line of the log, and the ways between them.
import type { LogEntry, Seat } from "../protocol";
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
}

export const UNITS = ["line", "decision", "turn"] as const;
export type Unit = (typeof UNITS)[number];

/** The stops from the beginning to the last line. Lines that were taken back are left out. */
export function timeline(log: readonly LogEntry[]): Stop[] {
  const stops: Stop[] = [{ ply: 0, entry: null, by: null, turn: false, chapter: false }];
  let last: Seat | null = null;
  const chapters = new Set(log.flatMap(({ kind, line }) => (kind === "chapter" ? [line] : [])));
  for (const entry of standingLines(log)) {
    const by = entry.by === "*" ? null : (entry.by as Seat);
    stops.push({ ply: entry.line + 1, entry, by, turn: by !== null && by !== last, chapter: chapters.has(entry.line) });
    if (by !== null) last = by;
  }
  return stops;
}

/** The stop at which a step in some unit arrives. Steps by turn arrive where a turn has ended. */
export function stepped(stops: readonly Stop[], from: number, by: 1 | -1, unit: Unit): number {
  const end = by > 0 ? stops.length - 1 : 0;
  for (let at = from + by; at !== end && at > 0 && at < stops.length; at += by) {
    if (unit === "line" || (unit === "decision" ? stops[at]?.by !== null : endsTurn(stops, at))) return at;
  }
  return end;
}

/** Whether the next decision is somebody else's. */
function endsTurn(stops: readonly Stop[], at: number): boolean {
  if (stops[at]?.by === null) return false;
  return stops.slice(at + 1).find(({ by }) => by !== null)?.turn ?? true;
}

/** The last stop that is not after this number of lines. */
export function stopAt(stops: readonly Stop[], ply: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.ply <= ply),
  );
}

/** Milliseconds for which a stop is shown at the usual speed: long enough to read what somebody has decided. */
export function weight({ by, chapter, entry }: Stop): number {
  if (chapter) return 1400;
  if (by !== null) return 900;
  return entry === null ? 600 : 350;
}
