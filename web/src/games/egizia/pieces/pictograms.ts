// The pictograms of cards, spaces and goals.
import type { Words } from "../../../game";
import type { Action, Bonus, NileView, SphinxView } from "../view";
import { BUILDING_ICONS, type Effect, type Goal, type Market } from "./kinds";
import type { Item } from "./row";

const text = (text: string): Item => ({ text });
const icon = (icon: string): Item => ({ icon });
const ANY: Item = { crew: "any" };

/** A step down a market. */
const down = (market: Market, steps: number): Item[] =>
  [icon(market), text(steps > 1 ? String(steps) : ""), icon("down")].filter((item) => !("text" in item) || item.text !== "");

const EFFECTS: Record<Effect, (card: NileView) => Item[]> = {
  quarry: ({ number }) => [text(`+${number}`), icon("stone")],
  field: ({ number, colour }) => [{ field: colour ?? "green", value: number }],
  "sphinx-plus": ({ number }) => [text(`+${number}`), icon("sphinx")],
  "sphinx-keep": ({ number }) => [icon("eye"), text(String(number)), icon("sphinx")],
  "crew-each-round": ({ number }) => [icon("round-use"), ANY, text(`+${number}`)],
  "pay-for-crew": ({ number }) => [text(String(number)), icon("stone"), icon("arrow"), ANY, text("+1")],
  upstream: () => [icon("upstream")],
  occupied: () => [icon("ships")],
  "first-place": () => [icon("podium")],
  "stones-as-grain": () => [icon("stone"), text("="), icon("grain")],
  leftover: () => [icon("leftover")],
  "better-field": () => [icon("climb"), icon("field")],
  "grave-bonus": ({ number }) => [text(`+${number}`), icon("grave")],
  "crews-choice": ({ number }) => [ANY, ANY, text(`+${number}`)],
  "crew-pair": ({ number, crews }) => [...(crews ?? []).map((crew): Item => ({ crew })), text(`+${number}`)],
  "stone-market": ({ number }) => down("stone", number),
  "grain-market": ({ number }) => down("grain", number),
  "brick-points": ({ number, buildings }) => [{ points: number }, text("/"), ...buildings.map((building) => icon(BUILDING_ICONS[building]))],
  grain: ({ number }) => [text(String(number)), icon("grain")],
  stones: ({ number }) => [text(String(number)), icon("stone")],
  strength: ({ number }) => [icon("strength"), text(`+${number}`)],
  "two-crews": () => [ANY, text("+"), ANY],
  "double-turn": () => [icon("ship"), text("×2")],
  "double-space": () => [icon("double"), text("×2")],
  "sell-stones": () => [icon("stone"), icon("arrow"), { points: 1 }],
  "stand-in": () => [icon("substitute"), icon("hammer")],
};

export function effectItems(card: NileView): Item[] {
  return EFFECTS[card.effect](card);
}

const BONUSES: Record<Bonus["gain"], (number: number) => Item[]> = {
  "stone-market": (number) => down("stone", number),
  "grain-market": (number) => down("grain", number),
  points: (number) => [{ points: `+${number}` }],
  stones: (number) => [text(`+${number}`), icon("stone")],
};

export function bonusItems({ gain, number }: Bonus): Item[] {
  return BONUSES[gain](number);
}

const ACTS: Record<Action["act"], (action: Action) => Item[]> = {
  "stone-market": ({ number }) => down("stone", number),
  "grain-market": ({ number }) => down("grain", number),
  crew: ({ crew, number }) => [{ crew: crew ?? "any" }, text(`+${number}`)],
  "any-crew": ({ number }) => [ANY, text(`+${number}`)],
  stones: ({ number }) => [text(`+${number}`), icon("stone")],
  ring: () => [icon("water"), icon("swap")],
};

/** The sign of an action, beside its words. */
export function actItem({ act, crew }: Action): Item {
  if (act === "crew") return { crew: crew ?? "any" };
  if (act === "any-crew") return ANY;
  return icon(act === "stones" || act === "stone-market" ? "stone" : act === "grain-market" ? "grain" : "water");
}

/** The upper line of a card: what land yields, and when every other card works. */
export function topText({ effect, number, kind }: NileView, words: Words): string {
  if (effect === "field") return words.label("yields-grain", { number });
  return effect === "quarry" ? words.label("yields-stones", { number }) : words.label(`kind-${kind}`);
}

/** What a field brings at once, in a few words. */
export function bonusText({ gain, number }: Bonus, words: Words): string {
  return words.label(`gain-${gain}`, { number });
}

/** The actions of a round space, one after another. */
export function actionItems(actions: readonly Action[]): Item[] {
  return actions.flatMap((action) => ACTS[action.act](action));
}

const GOALS: Record<Goal, (card: SphinxView) => Item[]> = {
  "obelisk-row": ({ number }) => [icon("obelisk"), text(String(number))],
  "pyramid-row": ({ number }) => [icon("pyramid"), text(String(number))],
  "temple-parts": ({ parts }) => [icon("temple"), text(parts.includes("columns") ? "||" : "| |")],
  "graves-taken": ({ number }) => [text(String(number)), icon("grave")],
  "market-players": ({ market }) => [icon("people"), icon(market ?? "stone"), icon("least")],
  "own-bricks": ({ number, building }) => [text(String(number)), icon("brick"), ...place(building)],
  "bricks-everywhere": ({ number, buildings }) => [text(String(number)), icon("brick"), ...buildings.map((building) => icon(BUILDING_ICONS[building]))],
  "own-market": ({ market }) => [icon("follower"), icon(market ?? "stone"), icon("least")],
  "permanent-cards": () => [icon("always"), icon("card")],
  "ten-points": ({ number }) => [{ points: number }],
  "each-brick": ({ building }) => [icon("brick"), ...place(building)],
  "crew-strength": ({ crew }) => [{ crew: crew ?? "any" }, icon("strength")],
  "most-production": ({ of }) => [icon("most"), of && of !== "quarry" ? { field: of, value: null } : icon("quarry")],
};

const place = (building: SphinxView["building"]): Item[] => (building ? [icon(BUILDING_ICONS[building])] : []);

/** The goal of a Sphinx card. */
export function goalItems(card: SphinxView): Item[] {
  return GOALS[card.goal](card);
}

/** The points of the card: once for the goal, or for each thing counted. */
export function goalPoints({ goal, points, by_count }: SphinxView): string {
  if (by_count) return `${by_count[0]}–${by_count[by_count.length - 1]}`;
  return EACH.has(goal) ? `+${points}` : String(points);
}

/** Goals whose points count repeatedly. */
const EACH: ReadonlySet<Goal> = new Set<Goal>(["permanent-cards", "ten-points", "each-brick", "crew-strength"]);

/** A short form of a card for small places: a symbol, with a short text at its corner. */
const SIGNS: Partial<Record<Effect, (card: NileView) => string>> = {
  quarry: ({ number }) => `+${number}`,
  "sphinx-plus": ({ number }) => `+${number}`,
  "sphinx-keep": ({ number }) => String(number),
  "crew-each-round": ({ number }) => `+${number}`,
  "pay-for-crew": ({ number }) => `−${number}`,
  "stones-as-grain": () => "1:1",
  "grave-bonus": ({ number }) => `+${number}`,
  grain: ({ number }) => String(number),
  stones: ({ number }) => String(number),
  strength: ({ number }) => `+${number}`,
  "double-turn": () => "×2",
  "double-space": () => "×2",
  "sell-stones": ({ number }) => String(number),
};

export function signText(card: NileView): string {
  return SIGNS[card.effect]?.(card) ?? "";
}
