// Follows the pieces from view to view: which of them travel, and which came to the board since the viewer decided last.
import type { Journey } from "./flip";

/** The pieces that travel to a view. */
export interface Track {
  journeys: readonly Journey[];
  /** Ids of the pieces that came to the board with the last change. */
  moved: ReadonlySet<string>;
}

/** How a view came about, as far as the page knows. */
export interface Change {
  /** The seat that decided; null for chance. */
  by: string | null;
  /** Whether the viewer decided meanwhile, so that everything before is known to them. */
  own: boolean;
  /** Whether the viewer has no seat. */
  watching: boolean;
}

/** The seats that brought pieces to the board, by the pieces' ids. */
export type Traces = ReadonlyMap<string, string>;

interface Trail {
  traces: Traces;
  /** The pieces that moved last, which have their own marks. */
  moved: ReadonlySet<string>;
  /** The seat that decided last. */
  by: string | null;
}

const changes = new WeakMap<object, Change>();
const trails = new WeakMap<object, Trail>();
/** Views of the past, which are drawn without anything that leads to them. */
const past = new WeakSet<object>();
/** Views of the past that are shown as the next step, each with the view before it. */
const steps = new WeakMap<object, object>();

/** Follows the views of the game on the page; null until its first view is drawn. */
let current: Follower | null = null;

interface Follower {
  follow: (view: object) => unknown;
  /** Follows the views before the present one, each with the seat that led to it. */
  retrace: (start: object, steps: readonly Step[]) => void;
}

interface Step {
  view: object;
  change: Change;
}

/** Records how a view came about; called before it is drawn. The view is followed at once: if several come together, only the last of them
 * is drawn. */
export function noteChange(view: unknown, change: Change): void {
  if (!isObject(view)) return;
  changes.set(view, change);
  current?.follow(view);
}

/** Follows what happened before the page was opened: from a view through the views after it to the present one. The board must be drawn
 * again afterwards. */
export function retrace(start: object, steps: readonly Step[]): void {
  current?.retrace(start, steps);
}

/** Forgets which game is followed; called when another table is opened. */
export function forgetViews(): void {
  current = null;
}

/** Records that a view is one of the past: it is drawn as it is, and the present does not follow from it. */
export function notePast(view: unknown): void {
  if (isObject(view)) past.add(view);
}

/** A view of the past that is drawn as the next step after another one, so that its pieces move. It is a copy: the same view may be reached
 * by a jump, and then nothing moves. */
export function nextStep<V>(view: V, before: unknown): V {
  if (!isObject(view) || !isObject(before)) return view;
  const copy = { ...view };
  past.add(copy);
  steps.set(copy, before);
  // It is drawn already; a long replay must not keep all its views.
  steps.delete(before);
  return copy;
}

/** Whether a view follows from another one, so that what has changed may move. */
export function followsFrom(view: unknown, before: unknown): boolean {
  if (!isObject(view) || !isObject(before)) return false;
  return past.has(view) ? steps.get(view) === before : !past.has(before);
}

/** The pieces that came to the board since the viewer's last decision, without those that moved last. Somebody who watches sees the last
 * turn of each seat. */
export function tracesOf(view: unknown): Traces {
  const trail = isObject(view) ? trails.get(view) : undefined;
  if (!trail) return NONE;
  return new Map([...trail.traces].filter(([id]) => !trail.moved.has(id)));
}

const NONE: Traces = new Map();

/** Derives a value from each view and from the value of the view that was drawn before; each view is processed once, however often it is
 * drawn. */
export function following<V extends object, T extends Pick<Track, "moved">>(follow: (before: T | null, view: V) => T): (view: V) => T {
  const known = new WeakMap<V, T>();
  let latest: { view: V; found: T } | null = null;
  const append = (before: { view: V; found: T } | null, view: V) => {
    const found = follow(before?.found ?? null, view);
    known.set(view, found);
    trails.set(view, trailTo(before ? trails.get(before.view) : undefined, found.moved, changes.get(view)));
    latest = { view, found };
    return found;
  };
  const follower: Follower = {
    follow: (view) => derived(view as V),
    retrace(start, steps) {
      latest = null;
      append(null, start as V);
      for (const { view, change } of steps) {
        changes.set(view, change);
        append(latest, view as V);
      }
    },
  };
  const derived = (view: V) => {
    current = follower;
    const found = known.get(view);
    if (found !== undefined) return found;
    if (!past.has(view)) return append(latest, view);
    const before = steps.get(view) as V | undefined;
    const step = follow(before === undefined ? null : derived(before), view);
    known.set(view, step);
    return step;
  };
  return derived;
}

function trailTo(before: Trail | undefined, moved: ReadonlySet<string>, change: Change | undefined): Trail {
  if (!change) return { traces: NONE, moved, by: null };
  const { by, own, watching } = change;
  const known = own ? [] : [...(before?.traces ?? [])];
  // A seat that begins another turn leaves the marks of its turn before.
  const begins = watching && by !== null && by !== before?.by;
  const traces = new Map(begins ? known.filter(([, seat]) => seat !== by) : known);
  if (by !== null && !own) for (const id of moved) traces.set(id, by);
  return { traces, moved, by: by ?? before?.by ?? null };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
