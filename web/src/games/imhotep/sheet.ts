// The score sheet.
import type { SheetLine } from "../../game";
import type { Points, View } from "./view";

/** The lines of the score sheet: the id of the name, and the field of the points. */
export const LINES: readonly (readonly [string, keyof Points])[] = [
  ["pyramid", "pyramid"],
  ["temple", "temple"],
  ["burial", "burial"],
  ["obelisks", "obelisks"],
  ["decorations", "decorations"],
  ["statues", "statues"],
  ["blue-cards", "blue_cards"],
  ["wrath", "wrath"],
];

/** The anchor of a line's rule. The second sides of these boards have rules of their own. */
function ruleOf(id: string, view: View): string {
  const [, , , burial, obelisks] = view.options.sides;
  const turned = (id === "burial" && burial === "b") || (id === "obelisks" && obelisks === "b");
  return turned ? `${id}-b` : id;
}

export function sheet(view: View): SheetLine[] {
  return LINES.filter(([id]) => id !== "wrath" || view.options.wrath).map(([id, field]) => ({
    id,
    rule: ruleOf(id, view),
    points: view.players.map((player) => player.points[field]),
  }));
}
