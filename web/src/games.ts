// The games that can be played here, and how this client draws them: every folder under games/ with an index.tsx.
import { useEffect, useState } from "preact/hooks";
import { getGames } from "./api";
import type { GameUI } from "./game";
import { plain } from "./games/plain";
import type { GameInfo } from "./protocol";
import { toastError } from "./shell/toast";

const modules = import.meta.glob<{ default: GameUI<unknown> }>("./games/*/index.tsx");

/** How to draw a game. */
export async function loadGame(game: string): Promise<GameUI<unknown>> {
  const load = modules[`./games/${game}/index.tsx`];
  return load ? (await load()).default : plain;
}

/** What the server offers; nothing until it has said so. */
export function useGames(): readonly GameInfo[] {
  const [games, set] = useState<readonly GameInfo[]>([]);
  useEffect(() => void getGames().then(set, toastError), []);
  return games;
}

const ICONS: Record<string, string> = { imhotep: "pyramid", egizia: "grain", pharaon: "wheel", ankh: "ankh" };

export function gameIcon(game: string): string {
  return ICONS[game] ?? "card";
}
