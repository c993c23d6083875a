// The games that can be played here, and how this client draws them: every folder under games/ with an index.tsx.
import { useEffect, useState } from "preact/hooks";
import { getGames, knownGames } from "./api";
import type { GameUI } from "./game";
import { plain } from "./games/plain";
import type { GameInfo } from "./protocol";
import { toastError } from "./shell/toast";

const modules = import.meta.glob<{ default: GameUI<unknown> }>("./games/*/index.tsx");

/** Loads the module that draws a game. */
export async function loadGame(game: string): Promise<GameUI<unknown>> {
  const load = modules[`./games/${game}/index.tsx`];
  return load ? (await load()).default : plain;
}

/** The games that the server offers; empty until it has answered. */
export function useGames(): readonly GameInfo[] {
  const [games, set] = useState(knownGames);
  useEffect(() => void getGames().then(set, toastError), []);
  return games;
}

/** Whether the server has told its games, so that they can be shown at once; also true after the request has failed. */
export function useGamesReady(): boolean {
  const [ready, set] = useState(knownGames().length > 0);
  useEffect(() => {
    void getGames()
      .catch(() => undefined)
      .then(() => set(true));
  }, []);
  return ready;
}

const ICONS: Record<string, string> = { imhotep: "pyramid", egizia: "grain", pharaon: "wheel", ankh: "ankh" };

export function gameIcon(game: string): string {
  return ICONS[game] ?? "card";
}
