// A position of a real game, for tests and for the gallery; no part of the client.
import type { Seat } from "./protocol";

/** What one seat saw. */
export interface Sample<V> {
  about: string;
  you: Seat | null;
  step: string;
  legal: string[];
  view: V;
}
