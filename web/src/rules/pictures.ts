// The pictures of the rules: which part of which position they show. A page names a picture by a sample and a part of the board:
// `![Caption](board:turn/map)`. `cargo xtask codegen` writes the positions of these samples.
import type { GameUI } from "../game";
import { useGameUI } from "../games";
import { useGameWords } from "../i18n";
import { lazily, useLazy } from "../lazy";
import type { Seat } from "../protocol";
import type { Box } from "../ui/draw";
import type { GameWords } from "../words";

/** The parts of a game's board that pictures show: boxes of its drawing, and things beside the drawing with their width and height. */
export interface Pictures {
  width: number;
  height: number;
  parts: Readonly<Record<string, Box | Pick<Box, "w" | "h">>>;
}

/** A position as one seat sees it. */
export interface Position {
  you: Seat | null;
  view: unknown;
}

/** The sizes are needed before anything is drawn, so that nothing moves when it is. */
const sizes = import.meta.glob<{ pictures: Pictures }>("../games/*/pictures.ts", { eager: true });
const positions = lazily(import.meta.glob<{ default: Partial<Record<string, Position>> }>("../games/*/positions.json"));

export function picturesOf(game: string): Pictures | null {
  return sizes[`../games/${game}/pictures.ts`]?.pictures ?? null;
}

/** The sample and the part that a name stands for. */
export function pictureOf(name: string): { sample: string; part: string } {
  const [, sample = "", part = ""] = /^board:([^/]*)\/(.*)$/.exec(name) ?? [];
  return { sample, part };
}

/** What the pictures of a game are drawn with. */
export interface Drawable {
  ui: GameUI<unknown>;
  words: GameWords;
  /** By the names of their samples. */
  positions: Partial<Record<string, Position>>;
}

/** Null until everything is loaded. From then on all pictures of the game are drawn in their first frame. */
export function useDrawable(game: string | null): Drawable | null {
  const ui = useGameUI(game);
  const words = useGameWords(game);
  const found = useLazy(positions[`../games/${game}/positions.json`] ?? null);
  return ui && words && found && { ui, words, positions: found.default };
}
