// Memoizes values that are derived from consecutive views.
import type { Journey } from "./flip";

/** The pieces that travel to a view. */
export interface Track {
  journeys: readonly Journey[];
  /** Ids of the pieces that came to the board with the last change. */
  moved: ReadonlySet<string>;
}

/** Derives a value from each view and from the value of the view that was drawn before; each view is processed once, however often it is
 * drawn. */
export function following<V extends object, T>(follow: (before: T | null, view: V) => T): (view: V) => T {
  const known = new WeakMap<V, T>();
  let latest: T | null = null;
  return (view) => {
    let found = known.get(view);
    if (found === undefined) {
      found = follow(latest, view);
      known.set(view, found);
      latest = found;
    }
    return found;
  };
}
