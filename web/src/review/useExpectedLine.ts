// What the bot expected next, played through on the board.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Decision, LineAnalysis, LineViews } from "../protocol";
import type { Source } from "../replay/source";
import type { Replaying } from "../replay/useReplay";
import { toastError } from "../shell/toast";
import { decisionAt } from "./marks";

export interface ExpectedLine {
  /** The index of the step that is on the board; null while the game itself is. */
  step: number | null;
  /** The position after that step; null while the game itself is shown. */
  view: unknown;
  /** Shows the position after a step; null shows the game again. */
  show: (step: number | null) => void;
}

/** The line of an analysis as requests write it: `b sail 2`. */
export function movesOf({ expected }: Decision): string[] {
  return expected.map(({ actor, move }) => `${actor} ${move}`);
}

/** The positions after each expected ply. The server adds what is forced and dealt, so each is found by its text. */
export function viewsOf(moves: readonly string[], { steps }: LineViews): unknown[] {
  let from = 0;
  return moves.flatMap((move) => {
    const at = steps.findIndex(({ text }, index) => index >= from && text === move);
    if (at < 0) return [];
    from = at + 1;
    return [steps[at]?.view];
  });
}

export function useExpectedLine(source: Source, replaying: Replaying | null, lines: ReadonlyMap<number, LineAnalysis>): ExpectedLine {
  const stop = replaying?.stops[replaying.at];
  const [shown, set] = useState<{ step: number; view: unknown } | null>(null);
  // The last wish counts.
  const wanted = useRef(0);
  // Another moment has another line.
  useEffect(() => {
    wanted.current += 1;
    set(null);
  }, [source, stop?.ply, replaying === null]);
  const show = (step: number | null) => {
    wanted.current += 1;
    const wish = wanted.current;
    const decision = decisionAt(lines, stop);
    if (step === null || !decision || !stop?.entry || !source.line) return set(null);
    const moves = movesOf(decision);
    // With everything open: what nobody knew would be dealt anew otherwise, and the line could not be played.
    source.line({ ply: stop.entry.line, viewpoint: "open", seed: 0, moves, bots: null }).then((answer) => {
      const view = viewsOf(moves, answer)[step];
      if (wish === wanted.current && view !== undefined) set({ step, view });
    }, toastError);
  };
  return { step: shown?.step ?? null, view: shown?.view ?? null, show };
}
