// A position of the past on the board: the one after a line of the log.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { pastViews } from "../api";
import type { LogEntry, Seat } from "../protocol";
import { toastError } from "../shell/toast";
import { notePast } from "../ui/following";

/** The position after an entry of the log. */
export interface Past {
  entry: LogEntry;
  view: unknown;
}

export interface PastControl {
  /** The position that is shown instead of the present; null for the present. */
  past: Past | null;
  /** Shows the position after an entry. */
  show(entry: LogEntry): void;
  /** Shows the line before or after; after the last one comes the present. */
  step(by: 1 | -1): void;
  toPresent(): void;
  /** Whether there is a line before the one that is shown. */
  hasBefore: boolean;
}

/** The largest number of positions that are kept. */
const MAX_KEPT = 60;

/** Positions by the number of lines before them. */
export class PastViews {
  private readonly known = new Map<number, Promise<unknown>>();

  constructor(private readonly load: (plies: readonly number[]) => Promise<{ ply: number; view: unknown }[]>) {}

  /** A position; those around it are requested with it, since they will probably be next. */
  get(ply: number, around: readonly number[] = []): Promise<unknown> {
    const missing = [ply, ...around].filter((one) => !this.known.has(one));
    if (missing.length > 0) {
      const answer = this.load(missing);
      for (const one of missing) this.keep(one, answer);
    }
    return this.known.get(ply) ?? Promise.reject(new Error(`no position after ${ply} lines`));
  }

  private keep(ply: number, answer: Promise<{ ply: number; view: unknown }[]>): void {
    const view = answer.then((views) => {
      const found = views.find((one) => one.ply === ply);
      if (!found) throw new Error(`no position after ${ply} lines`);
      notePast(found.view);
      return found.view;
    });
    // A request that failed is made again the next time.
    view.catch(() => this.known.delete(ply));
    this.known.set(ply, view);
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_KEPT && oldest !== undefined) this.known.delete(oldest);
  }
}

/** The first entry of each line that stands. */
export function standingLines(log: readonly LogEntry[]): LogEntry[] {
  const lines = new Map<number, LogEntry>();
  for (const entry of log) if (!entry.undone && !lines.has(entry.line)) lines.set(entry.line, entry);
  return [...lines.values()];
}

/** The entry at which a step from another one arrives; null is the present. */
export function entryBeside(lines: readonly LogEntry[], from: LogEntry, by: 1 | -1): LogEntry | null {
  return by < 0 ? (lines.findLast(({ line }) => line < from.line) ?? from) : (lines.find(({ line }) => line > from.line) ?? null);
}

export function usePast(table: string, seat: Seat | null, log: readonly LogEntry[]): PastControl {
  const [past, set] = useState<Past | null>(null);
  const lines = useMemo(() => standingLines(log), [log]);
  // Another seat sees other positions.
  const views = useMemo(() => new PastViews((plies) => pastViews(table, plies, seat)), [table, seat]);
  const wanted = useRef<LogEntry | null>(null);
  const toPresent = useCallback(() => {
    wanted.current = null;
    set(null);
  }, []);
  const show = (entry: LogEntry) => {
    wanted.current = entry;
    const around = ([-1, 1] as const).flatMap((by) => entryBeside(lines, entry, by) ?? []).map(({ line }) => line + 1);
    views.get(entry.line + 1, around).then(
      (view) => {
        if (wanted.current === entry) set({ entry, view });
      },
      (error: unknown) => {
        if (wanted.current === entry) toastError(error);
      },
    );
  };
  const step = (by: 1 | -1) => {
    const from = wanted.current ?? past?.entry;
    const next = from && entryBeside(lines, from, by);
    if (next) show(next);
    else toPresent();
  };
  // The line may be taken back while it is shown, and another seat may use the page.
  const gone = past !== null && !lines.some(({ line }) => line === past.entry.line);
  useEffect(() => {
    if (gone) toPresent();
  }, [gone, toPresent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions that another seat saw are not shown.
  useEffect(toPresent, [views]);
  return { past: gone ? null : past, show, step, toPresent, hasBefore: past !== null && entryBeside(lines, past.entry, -1) !== past.entry };
}
