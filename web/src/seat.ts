// Seats by their letters.
import type { Seat } from "./protocol";

export const SEATS: readonly Seat[] = ["a", "b", "c", "d", "e"];

export function isSeat(word: unknown): word is Seat {
  return (SEATS as readonly unknown[]).includes(word);
}
