// Why a game against bots counts as practice.
import type { TableInfo } from "../protocol";
import type { Texts } from "../words";

export function practiceText(texts: Texts, { hints, conduct }: Pick<TableInfo, "hints" | "conduct">): string {
  if (hints) return texts.ui("practice-hints", { count: hints });
  return texts.ui(conduct.coach ? "practice-coach" : "practice-about");
}
