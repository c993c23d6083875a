// The games that can be played here, and how this client draws them: every folder under games/ with an index.tsx.
import { useEffect, useState } from "preact/hooks";
import { getGames, knownGames } from "./api";
import type { GameUI } from "./game";
import { plain } from "./games/plain";
import { insist } from "./insist";
import { lazily, useLazy } from "./lazy";
import type { GameInfo } from "./protocol";

const modules = lazily(import.meta.glob<{ default: GameUI<unknown> }>("./games/*/index.tsx"));
const moduleOf = (game: string) => modules[`./games/${game}/index.tsx`] ?? null;

/** Loads the module that draws a game. */
export async function loadGame(game: string): Promise<GameUI<unknown>> {
  return (await moduleOf(game)?.load())?.default ?? plain;
}

/** The module that draws a game; null until it is loaded. */
export function useGameUI(game: string | null): GameUI<unknown> | null {
  const module = game === null ? null : moduleOf(game);
  const loaded = useLazy(module);
  if (game === null) return null;
  return module ? (loaded?.default ?? null) : plain;
}

/** The games that the server offers; empty until it has answered. */
export function useGames(): readonly GameInfo[] {
  const [games, set] = useState(knownGames);
  useEffect(() => insist(getGames, { onAnswer: set }), []);
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

/** What the lists of games tell about a game besides its texts. */
interface Facts {
  icon: string;
  /** How much there is to learn, from 1 to 5. */
  weight: number;
  /** The usual length of a game with bots, in minutes. */
  minutes: number;
}

const FACTS: Record<string, Facts> = {
  imhotep: { icon: "pyramid", weight: 2, minutes: 25 },
  egizia: { icon: "grain", weight: 3, minutes: 50 },
  pharaon: { icon: "wheel", weight: 3, minutes: 45 },
  ankh: { icon: "ankh", weight: 4, minutes: 75 },
};
const UNKNOWN: Facts = { icon: "card", weight: 5, minutes: 60 };

export function gameFacts(game: string): Facts {
  return FACTS[game] ?? UNKNOWN;
}

export function gameIcon(game: string): string {
  return gameFacts(game).icon;
}

/** The games, the easiest first. */
export function byWeight(games: readonly GameInfo[]): GameInfo[] {
  return [...games].sort((one, other) => gameFacts(one.id).weight - gameFacts(other.id).weight);
}
