// Counts the things that the gods require.
import { SEATS } from "../../../seat";
import type { Owner, Zone } from "../pieces/kinds";
import type { PlayerView, Sheet, TraitorView, View } from "../view";

export type Someone = PlayerView | TraitorView;

export function someone(view: View, owner: Owner): Someone | null {
  return owner === "traitor" ? view.traitor : (view.players[SEATS.indexOf(owner)] ?? null);
}

export function owners(view: View): Owner[] {
  const seats: Owner[] = SEATS.slice(0, view.players.length);
  return view.traitor ? [...seats, "traitor"] : seats;
}

export function countIn(zone: Zone, one: Someone): number {
  switch (zone) {
    case "offerings":
      return Object.values(one.offerings).reduce((sum, count) => sum + count, 0);
    case "nobles":
      return one.nobles.length;
    case "artisans":
      return one.artisans.length;
    case "nile":
      return Object.values(one.nile).filter((level) => level > 0).length;
    case "tomb":
      return one.tomb;
  }
}

/** The lines of the score sheet: the id of the name, the field of the points, and the anchor of the rule. */
export const LINES: readonly [string, keyof Sheet, string][] = [
  ["gods", "gods", "gods"],
  ["nobles", "nobles", "noble-cards"],
  ["tomb", "tomb", "tomb"],
  ["artisans", "artisans", "artisans"],
  ["nile", "nile", "nile"],
  ["resources", "resources", "scoring"],
  ["offerings", "offerings", "scoring"],
  ["pharaoh", "pharaoh", "succession"],
  ["first-player", "first_player", "scoring"],
];
