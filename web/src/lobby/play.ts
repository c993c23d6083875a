// A game against bots that begins at once.
import { useState } from "preact/hooks";
import { me, openTable } from "../api";
import { loadGame } from "../games";
import { loadTexts } from "../i18n";
import { type GameInfo, type NewSeat, USUAL_CONDUCT } from "../protocol";
import { go } from "../router";
import { toastError } from "../shell/toast";
import { ensureName } from "./name";

/** The usual number of bots. */
const BOTS = 3;

export function botsFor(game: GameInfo): number {
  return Math.min(game.most_seats - 1, BOTS);
}

/** Fetches what the page of a table needs, while the server opens the table. The page asks again for what has failed. */
function fetchTable(game: string): void {
  Promise.all([import("../table"), loadGame(game), loadTexts(game)]).catch(() => undefined);
}

/** Whether a table is being opened, and a function that opens one against this many bots of a level. */
export function usePlay(level: string): [boolean, (game: GameInfo, bots: number) => void] {
  const [busy, setBusy] = useState(false);
  const play = async (game: GameInfo, bots: number) => {
    setBusy(true);
    fetchTable(game.id);
    try {
      const known = me.get()?.name != null;
      await ensureName();
      const seats: NewSeat[] = ["you", ...Array.from({ length: bots }, () => ({ bot: level }))];
      // Somebody who is here for the first time begins, so that they need not wait for their first move.
      const { id } = await openTable({ game: game.id, options: "", public: false, seats, shuffle: known, start: true, conduct: USUAL_CONDUCT });
      go(`/table/${id}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return [busy, (game, bots) => void play(game, bots)];
}
