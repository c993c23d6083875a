// How market cards look.
import type { Look } from "../../game";
import type { View } from "./view";

export type CardId = NonNullable<View["market"][number]>;
export type Colour = "red" | "green" | "violet" | "blue";

export const CARDS: Record<CardId, { colour: Colour; icon: string }> = {
  entrance: { colour: "red", icon: "entrance" },
  sarcophagus: { colour: "red", icon: "mask" },
  path: { colour: "red", icon: "path" },
  "pyramid-d": { colour: "green", icon: "pyramid" },
  "temple-d": { colour: "green", icon: "temple" },
  "burial-d": { colour: "green", icon: "tomb" },
  "obelisk-d": { colour: "green", icon: "obelisk" },
  statue: { colour: "violet", icon: "statue" },
  lever: { colour: "blue", icon: "lever" },
  hammer: { colour: "blue", icon: "hammer" },
  sail: { colour: "blue", icon: "sail" },
  chisel: { colour: "blue", icon: "chisel" },
};

/** The cards of a pile or a player, in the order of the table above. */
export function listCards(cards: Record<string, number>): [CardId, number][] {
  const ids = Object.keys(CARDS) as CardId[];
  return ids.flatMap((id): [CardId, number][] => (cards[id] ? [[id, cards[id]]] : []));
}

/** The name that fits on a card; the picture tells the rest. */
export function shortName(card: CardId, { words }: Pick<Look<View>, "words">): string {
  if (CARDS[card].colour === "green") return words.label("short-decoration");
  return card === "path" ? words.label("short-path") : words.title(card);
}

/** What a card does, in two or three words. */
export function effect(card: CardId, { words, view }: Pick<Look<View>, "words" | "view">): string {
  const { printed } = view;
  switch (CARDS[card].colour) {
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

/** The whole name of a card, and in one sentence what it does. */
export function explain(card: CardId, { words }: Pick<Look<View>, "words">): string {
  return `${words.title(card)}: ${words.text(`imhotep-card-${card}`)}`;
}
