// Views in the order they are drawn: what is worked out for one may depend on the one before.
import type { Journey } from "./flip";

/** Which pieces travel to a view. */
export interface Track {
  journeys: readonly Journey[];
  /** What came to the board with the last change. */
  moved: ReadonlySet<string>;
}

/** Remembers what `follow` makes of each view and of what it made of the view that was drawn before; the same view is
 * worked out once, however often it is drawn. */
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
