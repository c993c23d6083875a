// The symbols on the Traitor's lanes, as pictograms and in words.
import type { Words } from "../../../game";
import { type Sign, ZONE_ICONS } from "../pieces/kinds";
import type { Item } from "../pieces/row";
import type { Symbol as TraitorSymbol } from "../view";

const NOBLE: Item = { icon: ZONE_ICONS.nobles };
const ARTISAN: Item = { icon: ZONE_ICONS.artisans };
const OFFERING: Item = { offering: "any" };
const AWAY: Item = { icon: "close" };

/** The pictograms of each symbol, before its number or god. */
const SIGNS: Record<Sign, readonly Item[]> = {
  tomb: [{ icon: "tomb-step" }],
  "take-noble": [NOBLE],
  "discard-noble": [AWAY, NOBLE],
  "noble-value": [NOBLE, { text: "=" }],
  "take-highest": [ARTISAN, { icon: "most" }],
  "take-lowest": [ARTISAN, { icon: "least" }],
  "discard-highest": [AWAY, ARTISAN, { icon: "most" }],
  "discard-lowest": [AWAY, ARTISAN, { icon: "least" }],
  pair: [OFFERING, OFFERING],
  bonus: [OFFERING],
  "nile-fullest": [{ icon: "climb" }, { icon: "fullest" }],
  "nile-emptiest": [{ icon: "climb" }, { icon: "emptiest" }],
  god: [],
};

export function symbolItems({ sign, number, god }: TraitorSymbol): Item[] {
  const items = [...SIGNS[sign]];
  if (number !== null) items.push(sign === "noble-value" ? { points: number } : { text: String(number) });
  if (god !== null) items.push({ god });
  return items;
}

export function symbolText(symbol: TraitorSymbol, words: Words): string {
  return words.label(`symbol-${symbol.sign}`, { ...symbol });
}
