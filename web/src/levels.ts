// The bot levels, weakest first. Each level wins most games against the one before it, and none thinks for longer than half a second. Their
// names are `ui-bot-level-1` …
import { MEDIUM_BOT, type SeatInfo } from "./protocol";
import type { Texts } from "./words";

export const LEVELS = ["random", "greedy", "mcts:50", "mcts:300", "mcts:2000", "mcts:10000"] as const;

/** The level that "Play now" preselects. */
export const DEFAULT_LEVEL = MEDIUM_BOT;

export function levelName(texts: Texts, level: string): string {
  const at = LEVELS.findIndex((known) => known === level);
  if (at >= 0) return texts.ui(`bot-level-${at + 1}`);
  const kind = level.split(":")[0] ?? "";
  return texts.has(`ui-bot-${kind}`) ? texts.ui(`bot-${kind}`) : level;
}

/** The level within a sentence: «medium». */
export function levelWord(texts: Texts, level: string): string {
  return texts.text(`ui-bot-level-${LEVELS.findIndex((known) => known === level) + 1}.word`);
}

/** Display names by seat: bots are numbered, people without a name are guests, and open seats have no name. */
export function seatNames(texts: Texts, seats: readonly SeatInfo[]): Record<string, string> {
  const names: Record<string, string> = {};
  let bots = 0;
  for (const seat of seats) {
    if (seat.bot !== null) bots += 1;
    names[seat.seat] = seat.bot !== null ? texts.ui("bot-name", { number: bots }) : seat.open ? "" : seat.name || texts.ui("guest");
  }
  return names;
}
