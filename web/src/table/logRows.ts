// The rows that the log shows: actions, and below each of them its effects.
import type { EntryKind, LogEntry } from "../protocol";

export interface LogRow {
  key: string;
  kind: EntryKind;
  entry: LogEntry;
}

/** Gives every entry a stable key. Chance may come before the first action: an effect at the top is shown as an action. */
export function logRows(log: readonly LogEntry[]): LogRow[] {
  let line = -1;
  let nth = 0;
  return log.map((entry, index) => {
    nth = entry.line === line ? nth + 1 : 0;
    line = entry.line;
    return { key: `${line}.${nth}`, kind: index === 0 && entry.kind === "effect" ? "action" : entry.kind, entry };
  });
}

/** The latest action that was not undone. */
export function lastAction(rows: readonly LogRow[]): LogRow | null {
  return rows.findLast((row) => row.kind === "action" && !row.entry.undone) ?? null;
}
