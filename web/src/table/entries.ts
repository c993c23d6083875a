// The log as it is shown: what was done, and below it what came of it.
import type { Told } from "../protocol";

export interface Entry {
  key: string;
  kind: "head" | "cause" | "effect";
  told: Told;
}

/** Events that begin a chapter of the log, in whatever game. */
const HEAD = /^(round|game)-(began|ended)$/;

/**
 * The first event of a player's line is what they did; what else the line tells, and what chance does after it, came
 * of it and hangs below.
 */
export function entries(told: readonly Told[]): Entry[] {
  const list: Entry[] = [];
  let line = -1;
  let nth = 0;
  for (const one of told) {
    const first = one.line !== line;
    nth = first ? 0 : nth + 1;
    line = one.line;
    list.push({ key: `${line}.${nth}`, kind: kind(one, first, list.length > 0), told: one });
  }
  return list;
}

function kind(told: Told, first: boolean, hasAbove: boolean): Entry["kind"] {
  if (HEAD.test(told.event.type)) return "head";
  const player = told.by !== "*";
  return (first && player) || !hasAbove ? "cause" : "effect";
}

/** The last thing somebody did that still stands. */
export function lastCause(list: readonly Entry[]): Entry | null {
  return list.findLast((entry) => entry.kind === "cause" && !entry.told.undone) ?? null;
}
