// Games of one person against bots: why they count as practice, and whether they may be analysed.
import type { TableInfo } from "../protocol";
import type { Texts } from "../words";

export function practiceText(texts: Texts, { hints, conduct }: Pick<TableInfo, "hints" | "conduct">): string {
  if (hints) return texts.ui("practice-hints", { count: hints });
  return texts.ui(conduct.coach ? "practice-coach" : "practice-about");
}

/** Whether the viewer may have the game analysed: when it is over, or while they play against bots alone. Only such tables have hints. The server
 * decides; this is what the page offers. */
export function mayAnalyse({ status, hints, you }: Pick<TableInfo, "status" | "hints" | "you">): boolean {
  return status === "finished" || (status === "running" && hints !== null && you !== null);
}
