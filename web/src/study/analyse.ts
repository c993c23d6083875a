// The way from a study to the analysis of its game, and back.
import { textOfStudy } from "../api";
import { keepRecord } from "../replay/source";
import { go } from "../router";

const PARAMETER = "study";

/** Analyses the game of a study; the page leads back to the study. */
export async function analyseStudy(id: string, ply: number): Promise<void> {
  // What the study says stands in comments. Without them the text is as short as the record.
  keepRecord((await textOfStudy(id)).replace(/#.*$/gm, ""));
  go(`/replay?review&${new URLSearchParams({ ply: String(ply), [PARAMETER]: id })}`);
}

/** The study from which the visitor has come; null if they have not come from one. */
export const studyInAddress = () => new URLSearchParams(location.search).get(PARAMETER);
