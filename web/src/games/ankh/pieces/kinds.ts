// The kinds of things in the game, and the symbol that each is drawn with.
import type { Seat } from "../../../protocol";
import type { BattleCard, FigureView, GodCard, GuardianCard, MonumentView, PowerCard, Printed, TrackView } from "../view";

export type { Seat };
export type Kind = FigureView["kind"];
export type God = GodCard["god"];
export type Guardian = GuardianCard["guardian"];
export type Monument = MonumentView["monument"];
export type Card = BattleCard["card"];
export type Power = PowerCard["power"];
export type Action = TrackView["action"];
export type Occasion = Printed["events"][number];

export const GODS: readonly God[] = ["amun", "anubis", "isis", "osiris", "ra"];
export const GUARDIANS: readonly Guardian[] = ["cat", "satet", "mummy", "apep", "scorpion", "sphinx"];
export const MONUMENTS: readonly Monument[] = ["obelisk", "temple", "pyramid"];
export const CARDS: readonly Card[] = ["plague", "build", "chariots", "cycle", "drought", "flood", "miracle"];
export const ACTIONS: readonly Action[] = ["move", "summon", "gain", "unlock"];

const OCCASION_ICONS: Record<Occasion, string> = { control: "ankh", caravan: "camel", conflict: "scales" };

/** A god's figure is its head; before gods are chosen nobody knows whose. */
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
