// The appearance of market cards, and what they are worth.
import type { Look } from "../../game";
import type { Explanation } from "../../ui/explain";
import type { SiteId } from "./parts";
import { CARD_COLOURS, Card, type View } from "./view";

export type CardId = Card;

const ICONS: Record<Card, string> = {
  entrance: "entrance",
  sarcophagus: "mask",
  path: "path",
  "pyramid-d": "pyramid",
  "temple-d": "temple",
  "burial-d": "tomb",
  "obelisk-d": "obelisk",
  statue: "statue",
  lever: "lever",
  hammer: "hammer",
  sail: "sail",
  chisel: "chisel",
};

/** The anchors of the cards' rules. */
const RULES: Record<Card, string> = {
  entrance: "red-cards",
  sarcophagus: "red-cards",
  path: "red-cards",
  "pyramid-d": "decorations",
  "temple-d": "decorations",
  "burial-d": "decorations",
  "obelisk-d": "decorations",
  statue: "statues",
  lever: "lever",
  hammer: "hammer",
  sail: "sail-card",
  chisel: "chisel",
};

/** The site whose stones a decoration counts. */
const DECORATED: Partial<Record<Card, SiteId>> = { "pyramid-d": "pyramid", "temple-d": "temple", "burial-d": "burial", "obelisk-d": "obelisks" };

/** The class for the colour of a card. */
export function cardClass(card: Card): string {
  return `k-${CARD_COLOURS[card]}`;
}

export function cardIcon(card: Card): string {
  return ICONS[card];
}

/** The anchor of a card's rule. */
export function ruleOf(card: Card): string {
  return RULES[card];
}

/** The cards of a pile or a player, in the order of their kinds. */
export function listCards(cards: Record<string, number>): [CardId, number][] {
  return Card.flatMap((id): [CardId, number][] => (cards[id] ? [[id, cards[id]]] : []));
}

export function countCards(cards: Record<string, number>): number {
  return Object.values(cards).reduce((sum, copies) => sum + copies, 0);
}

/** "Lever ×2". */
export function cardName(card: CardId, copies: number, { words }: Pick<Look<View>, "words">): string {
  return copies > 1 ? `${words.title(card)} ×${copies}` : words.title(card);
}

/** The short name that fits on a card beside its picture. */
export function shortName(card: CardId, { words }: Pick<Look<View>, "words">): string {
  if (CARD_COLOURS[card] === "green") return words.label("short-decoration");
  return card === "path" ? words.label("short-path") : words.title(card);
}

/** The effect of a card, in two or three words. */
export function effect(card: CardId, { words, view }: Pick<Look<View>, "words" | "view">): string {
  const { printed } = view;
  switch (CARD_COLOURS[card]) {
    case "red":
      return words.label("effect-red");
    case "green":
      return words.label("effect-green", { stones: printed.stones_for_a_point });
    case "violet":
      return printed.statues.points.join(" · ");
    case "blue":
      return words.label(`effect-${card}`, { take: printed.take });
  }
}

/** The effect of a card, in one sentence. */
export function cardText(card: CardId, words: Look<View>["words"]): string {
  return words.text(`imhotep-card-${card}`);
}

/** Explains a card; `held` is the number of copies that its owner has, 0 for a card that nobody owns yet. */
export function cardAbout(card: CardId, { words, view, you }: Pick<Look<View>, "words" | "view" | "you">, held = 0): Explanation {
  const own = held > 0 ? held : (view.players["abcde".indexOf(you ?? "?")]?.cards[card] ?? 0) + 1;
  const points = worth(card, own, view);
  // A card at the market is worth what it adds to the cards that the viewer has.
  const gain = points === null ? null : held > 0 ? points : points - (worth(card, own - 1, view) ?? 0);
  return {
    name: words.title(card),
    text: cardText(card, words),
    now: gain === null ? undefined : words.label("worth-now", { points: gain }),
    rule: RULES[card],
  };
}

/** The points that copies of a card would bring if the game ended now, by the printed numbers; null if a card brings none by itself. */
export function worth(card: CardId, copies: number, view: View): number | null {
  const site = DECORATED[card];
  if (site) return copies * Math.floor(stonesAt(view, site) / view.printed.stones_for_a_point);
  if (card !== "statue") return null;
  const { points, further } = view.printed.statues;
  return copies === 0 ? 0 : (points[Math.min(copies, points.length) - 1] ?? 0) + Math.max(0, copies - points.length) * further;
}

/** The number of stones at a site, whoever owns them. */
export function stonesAt(view: View, site: SiteId): number {
  switch (site) {
    case "market":
      return 0;
    case "pyramid":
      return view.pyramid.length + view.small_pyramids.join("").length;
    case "temple":
      return view.temple.length;
    case "burial":
      return view.burial.length;
    case "obelisks":
      return view.obelisks.reduce((sum, count) => sum + count, view.towers.filter((seat) => seat !== null).length * view.printed.stones_in_a_tower);
  }
}
