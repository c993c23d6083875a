// Positions of the past of a table, and the lines after which they stand.
import type { LogEntry } from "../protocol";
import { notePast } from "../ui/following";

/** The largest number of positions that are kept. */
const MAX_KEPT = 60;

/** Positions by the number of lines before them. */
export class PastViews {
  private readonly known = new Map<number, Promise<unknown>>();

  constructor(private readonly load: (plies: readonly number[]) => Promise<{ ply: number; view: unknown }[]>) {}

  /** Whether a position is known or has been requested. */
  has(ply: number): boolean {
    return this.known.has(ply);
  }

  /** A position; those around it are requested with it, since they will probably be next. */
  get(ply: number, around: readonly number[] = []): Promise<unknown> {
    // Those that are requested now may take its place.
    const view = this.known.get(ply);
    const missing = [ply, ...around].filter((one) => !this.known.has(one));
    if (missing.length > 0) {
      const answer = this.load(missing);
      for (const one of missing) this.keep(one, answer);
    }
    return view ?? this.known.get(ply) ?? Promise.reject(new Error(`no position after ${ply} lines`));
  }

  /** Several positions, with one request for those that are not known. */
  all(plies: readonly number[]): Promise<unknown[]> {
    const [first, ...others] = plies;
    if (first === undefined) return Promise.resolve([]);
    const one = this.get(first, others);
    return Promise.all([one, ...others.map((ply) => this.get(ply))]);
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
