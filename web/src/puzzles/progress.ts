// The puzzles, and which of them the guest has solved.
import { useEffect } from "preact/hooks";
import { getPuzzles } from "../api";
import type { PuzzleInfo } from "../protocol";
import { toastError } from "../shell/toast";
import { store, useStore } from "../store";

/** Null until the server has answered. */
const puzzles = store<readonly PuzzleInfo[] | null>(null);

export function usePuzzles(): readonly PuzzleInfo[] | null {
  useEffect(() => void getPuzzles().then((answer) => puzzles.set(answer.puzzles), toastError), []);
  return useStore(puzzles);
}

/** Notes what the server has stored: the first solution counts. */
export function noteSolved({ game, number }: Pick<PuzzleInfo, "game" | "number">, shown: boolean): void {
  const list = puzzles.get() ?? [];
  const isIt = (one: PuzzleInfo) => one.game === game && one.number === number && one.state === "open";
  puzzles.set(list.map((one) => (isIt(one) ? { ...one, state: shown ? "shown" : "solved" } : one)));
}
