// Loads the scores of earlier moments of a finished game.
import { useEffect, useMemo, useState } from "preact/hooks";
import { pastViews } from "../../api";
import type { GameUI } from "../../game";
import type { LogEntry, TableInfo, Update } from "../../protocol";
import { type Course, MOST_VIEWS, missingPlies, type Stage, type Stop, scoresOf, stagesOf, stopsOf } from "./course";

export interface CourseOfGame {
  stages: readonly Stage[];
  stops: readonly Stop[];
  /** The scores that are known; at first only those of the end. */
  course: Course;
  /** Whether everything is loaded, or nothing more can be. */
  done: boolean;
}

/** The most requests for one game. */
const MOST_REQUESTS = 8;

/** The scores at the end of each stage, then those around the moments that matter. Without an answer the page does without them. */
export function useCourse(ui: GameUI<unknown>, table: TableInfo, update: Update, log: readonly LogEntry[], winners: readonly number[]): CourseOfGame {
  const stages = useMemo(() => stagesOf(log, ui.stage), [log, ui]);
  const stops = useMemo(() => stopsOf(stages, update.ply), [stages, update.ply]);
  const { seats } = table;
  const final = useMemo(() => new Map([[update.ply, scoresOf(ui, update.view, seats)]]), [ui, update, seats]);
  const [course, setCourse] = useState<Course>(final);
  const [done, setDone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished game does not change.
  useEffect(() => {
    let left = false;
    const load = async () => {
      let known: Course = final;
      let plies = stops.map(({ ply }) => ply).filter((ply) => ply < update.ply);
      const opening = stops[1]?.ply ?? 0;
      for (let requests = 0; plies.length > 0 && requests < MOST_REQUESTS; requests += 1) {
        const views = await pastViews(table.id, plies.slice(0, MOST_VIEWS), table.you);
        if (left) return;
        const before = known.size;
        known = new Map([...known, ...views.map(({ ply, view }): [number, number[]] => [ply, scoresOf(ui, view, seats)])]);
        if (known.size === before) break;
        setCourse(known);
        plies = missingPlies(known, winners, opening, update.ply);
      }
    };
    load()
      .catch(() => undefined)
      .finally(() => !left && setDone(true));
    return () => {
      left = true;
    };
  }, [table.id, update.ply]);
  return { stages, stops, course, done };
}
