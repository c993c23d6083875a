// The puzzles, and which of them the guest has solved.
import { useEffect } from "preact/hooks";
import { getPuzzles } from "../api";
import { insist } from "../insist";
import type { PuzzleInfo } from "../protocol";
import { store, useStore } from "../store";

/** Null until the server has answered. */
const puzzles = store<readonly PuzzleInfo[] | null>(null);

export async function loadPuzzles(): Promise<void> {
  const answer = await getPuzzles();
  puzzles.set(answer.puzzles);
}

export function usePuzzles(): readonly PuzzleInfo[] | null {
  useEffect(() => insist(loadPuzzles, { onAnswer: () => undefined }), []);
  return useStore(puzzles);
}

/** Notes what the server has stored: the first solution counts. */
export function noteSolved({ game, number }: Pick<PuzzleInfo, "game" | "number">, shown: boolean): void {
  const list = puzzles.get() ?? [];
  const isIt = (one: PuzzleInfo) => one.game === game && one.number === number && one.state === "open";
  puzzles.set(list.map((one) => (isIt(one) ? { ...one, state: shown ? "shown" : "solved" } : one)));
}
