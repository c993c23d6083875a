// The log as it is shown: what was done, and below it what came of it.
import type { LogEntry, Seat } from "../protocol";
import { isSeat } from "../seat";

export interface Entry {
  key: string;
  kind: "head" | "cause" | "effect";
  /** Whose deed it is; nobody's if it is none, or chance did it. */
  seat: Seat | null;
  told: LogEntry;
}

/** Events that begin a chapter of the log, in whatever game. */
const HEAD = /^(round|game)-(began|ended)$/;
/** Events that tell what a seat had chosen in secret. Of those who choose at once the last one opens what all have chosen. */
const OPENED = /-(revealed|chosen)$/;

/**
 * The first event of a player's line is what they did; what else the line tells, and what chance does after it, came
 * of it and hangs below. A choice that was secret is a deed of its own, of whoever made it.
 */
export function entries(told: readonly LogEntry[]): Entry[] {
  const list: Entry[] = [];
  let line = -1;
  let nth = 0;
  for (const one of told) {
    const first = one.line !== line;
    nth = first ? 0 : nth + 1;
    line = one.line;
    const of = kind(one, first, list.length > 0);
    list.push({ key: `${line}.${nth}`, kind: of, seat: of === "cause" ? doer(one) : null, told: one });
  }
  return list;
}

function kind(told: LogEntry, first: boolean, hasAbove: boolean): Entry["kind"] {
  if (HEAD.test(told.event.type)) return "head";
  const deed = told.by !== "*" && (first || opened(told) !== null);
  return deed || !hasAbove ? "cause" : "effect";
}

/** Whose choice it tells. */
function opened({ event }: LogEntry): Seat | null {
  return OPENED.test(event.type) && isSeat(event.seat) ? event.seat : null;
}

function doer(told: LogEntry): Seat | null {
  return opened(told) ?? (isSeat(told.by) ? told.by : null);
}

/** The last thing somebody did that still stands. */
export function lastCause(list: readonly Entry[]): Entry | null {
  return list.findLast((entry) => entry.kind === "cause" && !entry.told.undone) ?? null;
}
