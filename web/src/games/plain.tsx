// The fallback for a game without a board: every move is a button, so the game can be played before its board exists.
import type { GameUI } from "../game";
import { SEATS } from "../seat";

interface Common {
  round?: number;
  rounds?: number;
  players?: { score?: number }[];
}

export const plain: GameUI<unknown> = {
  Board: () => null,
  Mat: () => null,
  groups: () => [],
  sheet: () => [],
  score: (view, seat) => (view as Common).players?.[SEATS.indexOf(seat)]?.score ?? 0,
  progress(view, words) {
    const { round, rounds } = view as Common;
    return round !== undefined && rounds !== undefined ? words.text("ui-round", { round, rounds }) : "";
  },
};
