// The rows that the log shows: actions, below each of them its effects, and between them what happened at the table.
import type { EntryKind, Happening, LogEntry, TableEvent } from "../protocol";

export interface EntryRow {
  key: string;
  kind: EntryKind;
  entry: LogEntry;
}

export interface TableRow {
  key: string;
  kind: "table";
  what: Happening;
}

export type LogRow = EntryRow | TableRow;

/** Gives every entry a stable key, and puts each event of the table before the line that followed it. Chance may come before the first
 * action: an effect at the top is shown as an action. */
export function logRows(log: readonly LogEntry[], events: readonly TableEvent[] = []): LogRow[] {
  const rows: LogRow[] = [];
  let [line, nth, next] = [-1, 0, 0];
  const tell = (before: number) => {
    for (; next < events.length; next += 1) {
      const event = events[next];
      if (!event || event.ply > before) break;
      rows.push({ key: `t${next}`, kind: "table", what: event.what });
    }
  };
  log.forEach((entry, index) => {
    nth = entry.line === line ? nth + 1 : 0;
    line = entry.line;
    if (nth === 0) tell(line);
    rows.push({ key: `${line}.${nth}`, kind: index === 0 && entry.kind === "effect" ? "action" : entry.kind, entry });
  });
  tell(Infinity);
  return rows;
}

/** The latest action that was not undone. */
export function lastAction(rows: readonly LogRow[]): LogRow | null {
  return rows.findLast((row) => row.kind === "action" && !row.entry.undone) ?? null;
}
