// The part of an analysis that the replay itself needs: its tab, its marks, and the position before a decision.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { LogEntry, Mark } from "../protocol";
import type { Source } from "../replay/source";
import type { Replaying } from "../replay/useReplay";
import { dialogHistory } from "../shell/dialogHistory";
import { decisionAt, logMarks, marksOf } from "./marks";
import { type ExpectedLine, useExpectedLine } from "./useExpectedLine";
import { addressedWish, type Review, useReview, withWish } from "./useReview";

export const TABS = ["log", "review"] as const;
export type ReplayTab = (typeof TABS)[number];

export interface Reviewing {
  review: Review;
  tab: ReplayTab;
  setTab: (tab: ReplayTab) => void;
  /** By the index of their stop. */
  marks: ReadonlyMap<number, Mark>;
  /** By the first entry of their line. */
  inLog: ReadonlyMap<LogEntry, Mark>;
  /** The position in which the decision was made that led to the stop; null if there is none or until it is there. */
  before: unknown;
  /** The move of that decision whose place is shown on the board. */
  pointed: string | null;
  point: (move: string | null) => void;
  /** What the bot expected next, on the board. */
  expected: ExpectedLine;
}

export function useReviewing(source: Source, replaying: Replaying | null): Reviewing {
  const [asked] = useState(() => addressedWish(location.search));
  const [tab, setTab] = useState<ReplayTab>(asked ? "review" : "log");
  const review = useReview(source, asked);
  const { lines, wish } = review;
  const begun = review.status !== "idle";
  // A link to the page leads to the same analysis as well.
  useEffect(() => {
    if (begun) dialogHistory().rename(withWish(location.search, wish));
  }, [begun, wish]);
  const stops = replaying?.stops ?? NO_STOPS;
  const marks = useMemo(() => marksOf(lines, stops), [lines, stops]);
  const inLog = useMemo(() => logMarks(marks, stops), [marks, stops]);
  const decided = tab === "review" && replaying !== null && decisionAt(lines, stops[replaying.at]) !== null;
  const before = useViewBefore(decided ? replaying : null);
  const [pointed, point] = useState<{ move: string; stop: number } | null>(null);
  const at = replaying?.at ?? -1;
  const expected = useExpectedLine(source, tab === "review" ? replaying : null, lines);
  return {
    review,
    tab,
    setTab,
    marks,
    inLog,
    before,
    pointed: before !== null && expected.step === null && pointed?.stop === at ? pointed.move : null,
    point: (move) => point(move === null ? null : { move, stop: at }),
    expected,
  };
}

const NO_STOPS: Replaying["stops"] = [];

function useViewBefore(replaying: Replaying | null): unknown {
  const line = replaying?.stops[replaying.at]?.entry?.line;
  const viewAt = replaying?.viewAt;
  const [found, set] = useState<{ line: number; view: unknown; from: typeof viewAt } | null>(null);
  useEffect(() => {
    if (line === undefined || !viewAt) return;
    let left = false;
    viewAt(line).then(
      (view) => !left && set({ line, view, from: viewAt }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [line, viewAt]);
  return found !== null && found.line === line && found.from === viewAt ? found.view : null;
}
