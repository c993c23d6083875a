// The appearance of market cards.
import type { Look } from "../../game";
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

/** The class for the colour of a card. */
export function cardClass(card: Card): string {
  return `k-${CARD_COLOURS[card]}`;
}

export function cardIcon(card: Card): string {
  return ICONS[card];
}

/** The cards of a pile or a player, in the order of their kinds. */
export function listCards(cards: Record<string, number>): [CardId, number][] {
  return Card.flatMap((id): [CardId, number][] => (cards[id] ? [[id, cards[id]]] : []));
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

/** The full name of a card, and its effect in one sentence. */
export function explain(card: CardId, { words }: Pick<Look<View>, "words">): string {
  return `${words.title(card)}: ${words.text(`imhotep-card-${card}`)}`;
}
