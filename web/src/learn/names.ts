// The names at the table of a lesson or puzzle.
import type { SeatInfo } from "../protocol";
import { SEATS } from "../seat";
import type { Texts } from "../words";

/** The learner has their own name; the others have names that only lessons use. */
export function namesAt(texts: Texts, seats: readonly SeatInfo[], own: string | null): Record<string, string> {
  return Object.fromEntries(
    seats.map(({ seat, bot }) => [seat, bot === null ? (own ?? texts.ui("guest")) : texts.ui(`lesson-player-${SEATS.indexOf(seat) + 1}`)]),
  );
}
