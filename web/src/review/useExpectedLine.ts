// What the bot expected next, played through on the board.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Decision, LineAnalysis, LineViews, TableInfo, WhatIf } from "../protocol";
import type { Source } from "../replay/source";
import type { Replaying } from "../replay/useReplay";
import { toastError } from "../shell/toast";
import { mayPlayOn, playOnLineAddress } from "../whatif/address";
import { decisionAt } from "./marks";

export interface ExpectedLine {
  /** The index of the step that is on the board; null while the game itself is. */
  step: number | null;
  /** The position after that step; null while the game itself is shown. */
  view: unknown;
  /** Shows the position after a step; null shows the game again. */
  show: (step: number | null) => void;
  /** The page on which the line goes on after the step that is on the board; null if none is, or if nobody may play on. */
  playOn: string | null;
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

/** The line that a decision before this many lines was expected to lead to. */
function lineOf(decision: Decision, ply: number): WhatIf {
  // With everything open: what nobody knew would be dealt anew otherwise, and the line could not be played.
  return { ply, viewpoint: "open", seed: 0, moves: movesOf(decision), bots: null };
}

/** The page on which a line of a game goes on; null if nobody may play on. */
export function pageOfLine({ from }: Pick<Source, "from">, table: TableInfo, line: WhatIf): string | null {
  if (from && "record" in from) return playOnLineAddress("", line);
  return from && mayPlayOn(table) !== "no" ? playOnLineAddress(table.id, line) : null;
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
  const decision = decisionAt(lines, stop);
  const show = (step: number | null) => {
    wanted.current += 1;
    const wish = wanted.current;
    if (step === null || !decision || !stop?.entry || !source.line) return set(null);
    const line = lineOf(decision, stop.entry.line);
    source.line(line).then((answer) => {
      const view = viewsOf(line.moves, answer)[step];
      if (wish === wanted.current && view !== undefined) set({ step, view });
    }, toastError);
  };
  const line = shown && decision && stop?.entry ? lineOf(decision, stop.entry.line) : null;
  const playOn = line && shown && replaying ? pageOfLine(source, replaying.replay.table, { ...line, moves: line.moves.slice(0, shown.step + 1) }) : null;
  return { step: shown?.step ?? null, view: shown?.view ?? null, show, playOn };
}
