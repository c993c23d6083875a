// The kinds of things in the game, and the symbol of each.
import { Action, Card, God, Guardian, type Kind, Monument, type Occasion, type Power, type Seat } from "../view";

export type { Action, Card, God, Guardian, Kind, Monument, Occasion, Power, Seat };

export const GODS: readonly God[] = God;
export const GUARDIANS: readonly Guardian[] = Guardian;
export const MONUMENTS: readonly Monument[] = Monument;
export const CARDS: readonly Card[] = Card;
export const ACTIONS: readonly Action[] = Action;

const OCCASION_ICONS: Record<Occasion, string> = { control: "ankh", caravan: "camel", conflict: "scales" };

/** The icon of a figure. A god is shown by its head; before gods are chosen it is unknown. */
export function figureIcon(kind: Kind, god?: God | null): string {
  if (kind !== "god") return `figure-${kind}`;
  return god ? `god-${god}` : "ankh";
}

export function cardIcon(card: Card): string {
  return `card-${card}`;
}

export function actionIcon(action: Action): string {
  return `act-${action}`;
}

export function occasionIcon(occasion: Occasion): string {
  return OCCASION_ICONS[occasion];
}
