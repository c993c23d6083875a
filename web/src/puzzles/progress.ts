// The puzzles, and which of them the guest has solved.
import { useEffect } from "preact/hooks";
import { getPuzzles } from "../api";
import { insist } from "../insist";
import type { PuzzleInfo } from "../protocol";
import { store, useStore } from "../store";

type Place = Pick<PuzzleInfo, "game" | "number">;

/** Null until the server has answered. */
const puzzles = store<readonly PuzzleInfo[] | null>(null);

/** Loads what the guest has solved. An answer that was under way while they solved a puzzle does not open it again. */
export async function loadPuzzles(): Promise<void> {
  const answer = await getPuzzles();
  const known = puzzles.get() ?? [];
  const stateOf = (puzzle: PuzzleInfo) => (puzzle.state === "open" ? known.find((one) => isSame(one, puzzle))?.state : undefined) ?? puzzle.state;
  puzzles.set(answer.puzzles.map((puzzle) => ({ ...puzzle, state: stateOf(puzzle) })));
}

function isSame(one: Place, other: Place): boolean {
  return one.game === other.game && one.number === other.number;
}

export function usePuzzles(): readonly PuzzleInfo[] | null {
  useEffect(() => insist(loadPuzzles, { onAnswer: () => undefined }), []);
  return useStore(puzzles);
}

/** Notes what the server has stored: the first solution counts. */
export function noteSolved(puzzle: Place, shown: boolean): void {
  const list = puzzles.get() ?? [];
  const isIt = (one: PuzzleInfo) => isSame(one, puzzle) && one.state === "open";
  puzzles.set(list.map((one) => (isIt(one) ? { ...one, state: shown ? "shown" : "solved" } : one)));
}
