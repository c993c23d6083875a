// The course of a game: the scores over time, where it turned, and its records.
import type { GameUI } from "../../game";
import type { LogEntry, Seat } from "../../protocol";

/** A part of the game, a round as a rule. */
export interface Stage {
  number: number;
  /** The line with which it begins. */
  line: number;
}

/** The stages of a game. By default they are the chapters that begin a round. */
export function stagesOf(log: readonly LogEntry[], stage: GameUI<unknown>["stage"] = roundBegun): Stage[] {
  const stages: Stage[] = [];
  for (const entry of log) {
    const number = entry.undone ? null : stage(entry);
    if (number !== null && number > (stages.at(-1)?.number ?? 0)) stages.push({ number, line: entry.line });
  }
  return stages;
}

function roundBegun({ kind, event }: LogEntry): number | null {
  const { type, round } = event as { type: string; round?: unknown };
  return kind === "chapter" && type === "round-began" && typeof round === "number" ? round : null;
}

/** A place on the time axis of the chart. */
export interface Stop {
  /** The number of lines after which the scores are read. */
  ply: number;
  /** The stage that ends here; 0 at the beginning, null at the end of the game. */
  stage: number | null;
}

/** The beginning, the end of each stage, and the end of the game. The last line of a game holds the last move and the final count, so the
 * last stage ends before it. */
export function stopsOf(stages: readonly Stage[], ply: number): Stop[] {
  const ends = stages.map(({ line }, index): Stop => ({ ply: line + 1, stage: stages[index - 1]?.number ?? 0 }));
  const last = stages.at(-1);
  if (last) ends.push({ ply: ply - 1, stage: last.number });
  const stops = [...ends, { ply, stage: null }];
  return stops.filter((stop, index) => stop.ply < (stops[index + 1]?.ply ?? Infinity));
}

/** Scores by ply, by seat in each; a rival without a seat comes last. */
export type Course = ReadonlyMap<number, readonly number[]>;

/** The most views that one request returns. */
export const MOST_VIEWS = 40;

/** A single line that changed the scores. */
export interface Turn {
  /** The line; its move leads from ply `line` to `line + 1`. */
  line: number;
  before: readonly number[];
  after: readonly number[];
}

interface Interval {
  from: number;
  to: number;
  before: readonly number[];
  after: readonly number[];
}

/** The stretches between the plies whose scores are known. */
function intervals(course: Course): Interval[] {
  const plies = [...course.keys()].sort((one, other) => one - other);
  return plies.slice(1).map((to, index) => {
    const from = plies[index] ?? 0;
    return { from, to, before: course.get(from) ?? [], after: course.get(to) ?? [] };
  });
}

/** The lead of a seat over the best of the others. */
export function lead(scores: readonly number[], seat: number): number {
  return leadOf(scores, [seat]);
}

/** The lead of the best of several seats over the best of the others: winners may share their victory. */
export function leadOf(scores: readonly number[], seats: readonly number[]): number {
  const [own, others] = [true, false].map((inside) => scores.filter((_, index) => seats.includes(index) === inside));
  return Math.max(...(own ?? [])) - Math.max(...(others ?? []));
}

/** The stretch in which the winners took the lead for good; where they led from the first stage on, or won without leading, the one in which
 * their lead grew most. `opening` is the ply at which the first stage ends. Null if nobody can lead. */
function turningInterval(course: Course, winners: readonly number[], opening: number): Interval | null {
  const all = intervals(course);
  const end = all.at(-1);
  if (!end || winners.length === 0 || end.after.length <= winners.length) return null;
  const rise = ({ before, after }: Interval) => leadOf(after, winners) - leadOf(before, winners);
  const behind = leadOf(end.after, winners) > 0 ? all.findLast(({ before }) => leadOf(before, winners) <= 0) : undefined;
  if (behind && behind.to > opening) return behind;
  const most = all.reduce((best, one) => (rise(one) > rise(best) ? one : best));
  return rise(most) > 0 ? most : null;
}

/** The turning point, once it is known to the line. */
export function turningPoint(course: Course, winners: readonly number[], opening: number): Turn | null {
  const found = turningInterval(course, winners, opening);
  return found && isLine(found) ? { line: found.from, before: found.before, after: found.after } : null;
}

const isLine = ({ from, to }: Interval) => to === from + 1;
const gain = ({ before, after }: Interval, seat: number) => (after[seat] ?? 0) - (before[seat] ?? 0);

/** The line before `end` that brought a seat the most, with its gain; null while a longer stretch might hide a better one, or if it never
 * gained anything. */
export function bestMove(course: Course, seat: number, end: number): (Turn & { gain: number }) | null {
  const all = intervals(course).filter(({ to }) => to < end);
  const most = Math.max(0, ...all.map((one) => gain(one, seat)));
  const found = all.find((one) => isLine(one) && gain(one, seat) === most);
  return found && most > 0 ? { line: found.from, before: found.before, after: found.after, gain: most } : null;
}

/** The plies whose scores would tell more: inside the stretch where the game turned, and inside every stretch that brought somebody more
 * than their best single line so far. Scores hardly ever fall within a round, so no single line brings more than its stretch. */
export function missingPlies(course: Course, winners: readonly number[], opening: number, end: number): number[] {
  const all = intervals(course);
  const seats = [...(all[0]?.before ?? []).keys()];
  const best = seats.map((seat) => Math.max(0, ...all.filter((one) => isLine(one) && one.to < end).map((one) => gain(one, seat))));
  const turning = turningInterval(course, winners, opening);
  const wanted = all.filter(
    (one) => !isLine(one) && (one.from === turning?.from || (one.to < end && seats.some((seat) => gain(one, seat) > (best[seat] ?? 0)))),
  );
  const share = Math.max(1, Math.floor(MOST_VIEWS / Math.max(1, wanted.length)));
  return wanted.flatMap(({ from, to }) => spread(from, to, share)).slice(0, MOST_VIEWS);
}

/** At most `count` plies between two others, evenly. */
function spread(from: number, to: number, count: number): number[] {
  const inside = to - from - 1;
  const taken = Math.min(inside, count);
  return Array.from({ length: taken }, (_, index) => from + 1 + Math.floor((index * inside) / taken));
}

/** The stage with the largest gain of anybody. */
export function bestStage(course: Course, stops: readonly Stop[]): { seat: number; stage: number; gain: number } | null {
  let best: { seat: number; stage: number; gain: number } | null = null;
  for (const [index, { ply, stage }] of stops.entries()) {
    const before = course.get(stops[index - 1]?.ply ?? -1);
    const after = course.get(ply);
    if (!before || !after || stage === null) continue;
    for (const [seat, points] of after.entries()) {
      const gained = points - (before[seat] ?? 0);
      if (gained > (best?.gain ?? 0)) best = { seat, stage, gain: gained };
    }
  }
  return best;
}

/** The seat that led alone after the most stages in a row. */
export function longestLead(course: Course, stops: readonly Stop[]): { seat: number; count: number } | null {
  let best: { seat: number; count: number } | null = null;
  let [seat, count] = [-1, 0];
  for (const { ply, stage } of stops) {
    const scores = course.get(ply);
    if (!scores || stage === 0 || stage === null || scores.length < 2) continue;
    const leader = scores.findIndex((_, index) => lead(scores, index) > 0);
    [seat, count] = [leader, leader === seat ? count + 1 : 1];
    if (leader >= 0 && count > (best?.count ?? 0)) best = { seat, count };
  }
  return best;
}

/** The largest distance by which somebody led, anywhere that is known. */
export function largestLead(course: Course): { seat: number; points: number } | null {
  let best: { seat: number; points: number } | null = null;
  for (const scores of course.values()) {
    for (const seat of scores.keys()) {
      const points = scores.length > 1 ? lead(scores, seat) : 0;
      if (points > (best?.points ?? 0)) best = { seat, points };
    }
  }
  return best;
}

/** The action that a line belongs to: its own first one, or the last one before it. */
export function actionAt(log: readonly LogEntry[], line: number): LogEntry | null {
  const actions = log.filter((entry) => entry.kind === "action" && !entry.undone && entry.line <= line);
  return actions.find((entry) => entry.line === line) ?? actions.at(-1) ?? null;
}

/** The stage in which a line was played. */
export function stageAt(stages: readonly Stage[], line: number): number | null {
  return stages.findLast((stage) => stage.line <= line)?.number ?? null;
}

/** The scores that a view shows, by seat; a rival without a seat comes last. */
export function scoresOf(ui: GameUI<unknown>, view: unknown, seats: readonly { seat: Seat }[]): number[] {
  const rival = ui.rival?.(view) ?? null;
  const scores = seats.map(({ seat }) => ui.score(view, seat));
  return rival ? [...scores, rival.score] : scores;
}
