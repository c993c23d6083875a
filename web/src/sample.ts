// A position of a real game, for tests and the gallery; not part of the client.
import type { Seat } from "./protocol";

/** A position from the point of view of one seat. */
export interface Sample<V> {
  about: string;
  you: Seat | null;
  step: string;
  legal: string[];
  view: V;
}
