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

/** Entries of chance that are shown as one line until somebody opens it. */
export interface FoldRow {
  key: string;
  kind: "fold";
  /** Whether nobody has decided anything before. */
  setup: boolean;
  rows: readonly EntryRow[];
}

export type LogRow = EntryRow | TableRow | FoldRow;

/** The largest number of lines of chance in a row that stand for themselves. */
const MAX_CHANCE = 3;

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
  return folded(rows);
}

/** Folds the set-up and the lines that only deal, where there are many of them in a row. */
function folded(rows: readonly LogRow[]): LogRow[] {
  const decided = rows.findIndex((row) => isEntry(row) && row.entry.by !== "*");
  const found: LogRow[] = [];
  let run: EntryRow[] = [];
  const close = (end: number) => {
    const [first] = run;
    if (first && run.length > MAX_CHANCE) found.push({ key: `fold ${first.key}`, kind: "fold", setup: decided < 0 || end <= decided, rows: run });
    else found.push(...run);
    run = [];
  };
  rows.forEach((row, index) => {
    if (isEntry(row) && isDealing(row, decided < 0 || index < decided)) run.push(row);
    else {
      close(index);
      found.push(row);
    }
  });
  close(rows.length);
  return found;
}

function isEntry(row: LogRow): row is EntryRow {
  return row.kind !== "table" && row.kind !== "fold";
}

/** Whether an entry is chance alone. During the game that is only what concerns no seat: cards that are laid out. */
function isDealing({ kind, entry }: EntryRow, setup: boolean): boolean {
  return entry.by === "*" && kind !== "chapter" && !entry.undone && (setup || !("seat" in entry.event));
}

/** The latest action that was not undone. */
export function lastAction(rows: readonly LogRow[]): LogRow | null {
  return rows.findLast((row) => row.kind === "action" && !row.entry.undone) ?? null;
}
