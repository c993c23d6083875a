// The symbols on the Traitor's lanes, in words.
import type { Words } from "../../../game";
import type { LaneView, Symbol as TraitorSymbol } from "../view";

/** What a symbol does, as a sentence. */
export function symbolText(symbol: TraitorSymbol, words: Words): string {
  return words.label(`symbol-${symbol.sign}`, { ...symbol });
}

/** A symbol in a word or two. */
export function symbolName(symbol: TraitorSymbol, words: Words): string {
  return words.label(`lane-${symbol.sign}`, { ...symbol });
}

/** A lane in words: how full it is, what its next space does, and the symbols after that. */
export function laneTexts({ spaces }: LaneView, words: Words): { filled: number; next: string; later: string | null } {
  const filled = spaces.filter(({ token }) => token !== null).length;
  const here = spaces[filled];
  const symbols = spaces.slice(filled + 1).flatMap(({ symbol }) => (symbol ? [symbolName(symbol, words)] : []));
  if (!here) return { filled, next: words.label("lane-full"), later: null };
  const what = here.symbol ? symbolText(here.symbol, words) : words.label("symbol-none");
  return { filled, next: words.label("sum-lane-next", { what: [what] }), later: symbols.length > 0 ? words.label("lane-then", { parts: symbols }) : null };
}
