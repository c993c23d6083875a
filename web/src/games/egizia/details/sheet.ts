// The lines of the score sheet.
import type { SheetLine } from "../../../game";
import type { View } from "../view";

/** The source of the points, which is also the id of its name, and the anchor of its rule. */
export const LINES: readonly [source: string, rule: string][] = [
  ["sphinx", "sphinx"],
  ["obelisk", "obelisk"],
  ["graves", "graves"],
  ["pyramid", "pyramid"],
  ["temple", "temple"],
  ["rows", "row-bonus"],
  ["grain-market", "grain-market"],
  ["nile-cards", "nile-cards"],
  ["cooperation", "cooperation"],
  ["hunger", "hunger"],
  ["sale", "final-scoring"],
  ["grave-tiles", "final-scoring"],
  ["sphinx-cards", "sphinx-cards"],
];

export function sheet({ players }: View): SheetLine[] {
  return LINES.map(([id, rule]) => ({ id, rule, points: players.map((player) => player.sheet[id] ?? 0) }));
}
