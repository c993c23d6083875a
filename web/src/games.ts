// The games this client can draw: every folder under games/ with an index.tsx.
import type { GameUI } from "./game";
import { plain } from "./games/plain";

const modules = import.meta.glob<{ default: GameUI<unknown> }>("./games/*/index.tsx");

/** How to draw a game. */
export async function loadGame(game: string): Promise<GameUI<unknown>> {
  const load = modules[`./games/${game}/index.tsx`];
  return load ? (await load()).default : plain;
}

const ICONS: Record<string, string> = { imhotep: "pyramid", egizia: "grain", pharaon: "wheel", ankh: "ankh" };

export function gameIcon(game: string): string {
  return ICONS[game] ?? "card";
}
