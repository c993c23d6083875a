// Marks on the board what happened before the page was opened: the views since the viewer's last decision are loaded once.
import { useEffect, useRef, useState } from "preact/hooks";
import type { LogEntry, TableInfo, Update } from "../protocol";
import { retrace } from "../ui/following";
import { type PastViews, standingLines } from "./past";

/** The largest number of lines that are followed. */
const MAX_LINES = 24;
/** For somebody who watches: about one round of turns. */
const WATCHED_LINES = 8;

/** The lines since the viewer's last decision, without it; for somebody who watches, the last few lines. */
export function linesToRetrace(log: readonly LogEntry[], yours: readonly string[]): LogEntry[] {
  const lines = standingLines(log);
  const own = lines.findLastIndex(({ by }) => yours.includes(by));
  if (yours.length === 0) return lines.slice(-WATCHED_LINES);
  return own < 0 ? [] : lines.slice(own + 1).slice(-MAX_LINES);
}

/** Without `views` the table has no past on the server. Returns the number of times that the board has been marked: it must be drawn again with each. */
export function useRetrace(table: TableInfo, update: Update, log: readonly LogEntry[], views: PastViews | null): number {
  const [marked, mark] = useState(0);
  const now = useRef(update);
  now.current = update;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before the page was opened.
  useEffect(() => {
    const lines = linesToRetrace(log, table.yours);
    const [first] = lines;
    if (!first || !views || table.status !== "running") return;
    // The view after a line is the one before the next line.
    const plies = lines.map(({ line }) => line);
    let left = false;
    views.all(plies).then(
      (found) => {
        // A move that came meanwhile is followed from what is on the board.
        if (left || now.current !== update) return;
        const after = [...found.slice(1), update.view];
        const [start] = found;
        if (!isObject(start) || !after.every(isObject)) return;
        const change = ({ by }: LogEntry) => ({ by: by === "*" ? null : by, own: false, watching: table.yours.length === 0 });
        retrace(
          start,
          lines.map((entry, index) => ({ view: after[index] as object, change: change(entry) })),
        );
        mark((count) => count + 1);
      },
      // Nobody misses marks that were never there.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [table.id, table.you]);
  return marked;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
