// The log as it is shown: what was done, and below it what came of it.
import type { EntryKind, LogEntry } from "../protocol";

export interface Entry {
  key: string;
  kind: EntryKind;
  told: LogEntry;
}

/** Gives every entry a key that stays. What chance does before anybody has acted stands for itself. */
export function entries(told: readonly LogEntry[]): Entry[] {
  let line = -1;
  let nth = 0;
  return told.map((one, index) => {
    nth = one.line === line ? nth + 1 : 0;
    line = one.line;
    return { key: `${line}.${nth}`, kind: index === 0 && one.kind === "effect" ? "action" : one.kind, told: one };
  });
}

/** The last thing somebody did that still stands. */
export function lastAction(list: readonly Entry[]): Entry | null {
  return list.findLast((entry) => entry.kind === "action" && !entry.told.undone) ?? null;
}
