// The lines of the score sheet.
import type { Words } from "../../game";
import { SEATS } from "../../seat";
import type { Owner } from "./pieces/kinds";
import type { PlayerView, Sheet, TraitorView, View } from "./view";

/** The id of the name, the field of the points, and the anchor of the rule. */
export const SHEET_LINES: readonly [string, keyof Sheet, string][] = [
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

/** The players, then the Traitor. */
export function owners(view: View): Owner[] {
  const seats: Owner[] = SEATS.slice(0, view.players.length);
  return view.traitor ? [...seats, "traitor"] : seats;
}

export function ownerView(view: View, owner: Owner): PlayerView | TraitorView | null {
  return owner === "traitor" ? view.traitor : (view.players[SEATS.indexOf(owner)] ?? null);
}

/** The points that a player would have if the game ended now, by source; null without any. */
export function countedText(sheet: Sheet | undefined, words: Words): string | null {
  const parts = SHEET_LINES.flatMap(([id, field]) => (sheet && sheet[field] !== 0 ? [`${words.name(id)} ${sheet[field]}`] : []));
  return parts.length > 0 ? `${words.label("score-now")} ${parts.join(" · ")}` : null;
}
