// Seats by their letters.
import { Seat } from "./protocol";

export const SEATS: readonly Seat[] = Seat;

export function isSeat(word: string): word is Seat {
  return (SEATS as readonly string[]).includes(word);
}
