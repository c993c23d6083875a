// How strong bots can be, weakest first; each beats the one before it most of the time, and none thinks for half a
// second. Names are `ui-bot-level-1` …
import type { SeatInfo } from "./protocol";
import type { Texts } from "./words";

export const LEVELS = ["random", "greedy", "mcts:50", "mcts:300", "mcts:2000", "mcts:10000"] as const;

/** What "Play now" offers first. */
export const DEFAULT_LEVEL = "mcts:50";

export function levelName(texts: Texts, level: string): string {
  const at = LEVELS.findIndex((known) => known === level);
  if (at >= 0) return texts.ui(`bot-level-${at + 1}`);
  const kind = level.split(":")[0] ?? "";
  return texts.has(`ui-bot-${kind}`) ? texts.ui(`bot-${kind}`) : level;
}

/** What everybody at a table is called, by seat: bots are numbered, who has not said is a guest, open seats have no name. */
export function seatNames(texts: Texts, seats: readonly SeatInfo[]): Record<string, string> {
  const names: Record<string, string> = {};
  let bots = 0;
  for (const seat of seats) {
    if (seat.bot !== null) bots += 1;
    names[seat.seat] = seat.bot !== null ? texts.ui("bot-name", { number: bots }) : seat.open ? "" : seat.name || texts.ui("guest");
  }
  return names;
}
