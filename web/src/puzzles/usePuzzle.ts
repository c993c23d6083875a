// The state of a puzzle's page. It has the shape of a table's state: board, mats and prompt do not know that nobody else is there.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { attempt } from "../api";
import type { Puzzle, PuzzleFrame, PuzzleInfo, Solution, TermChange, Update } from "../protocol";
import { toastError } from "../shell/toast";
import { INITIAL_STATE, markAnswered, receive, type TableState, unanswered } from "../table/state";
import { NO_ACTIONS, type TableActions } from "../table/tableActions";
import { forgetViews } from "../ui/following";
import { noteSolved } from "./progress";

/** What the card says about the last attempt. */
export type Said =
  | { kind: "nothing" }
  | { kind: "wrong"; move: string; loss: number; reasons: readonly TermChange[] }
  | { kind: "goes-on" }
  | { kind: "hint"; moves: readonly string[] }
  | { kind: "solved"; solution: Solution; shown: boolean };

export interface Solving {
  state: TableState;
  actions: TableActions;
  said: Said;
  /** The number of wrong attempts. */
  wrong: number;
  /** Leaves only a few moves, one of which is right. */
  hint: () => void;
  /** Shows the solution. */
  giveUp: () => void;
  /** Begins anew. */
  again: () => void;
}

function initial({ table, frame }: Puzzle): TableState {
  const seats = table.seats.map(({ seat }) => seat);
  return { ...INITIAL_STATE, link: "open", table, update: frame.update, log: frame.update.events, presence: { ...INITIAL_STATE.presence, seats } };
}

export function usePuzzle(puzzle: Puzzle, { game, number }: Pick<PuzzleInfo, "game" | "number">): Solving {
  const [state, set] = useState(() => initial(puzzle));
  const [said, say] = useState<Said>({ kind: "nothing" });
  const [wrong, countWrong] = useState(0);
  const now = useRef(state);
  const frame = useRef(puzzle.frame);
  /** The moves of the solution that were found so far. */
  const found = useRef<readonly string[]>([]);
  const busy = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    forgetViews();
    return () => {
      gone.current = true;
    };
  }, []);

  const solving = useMemo(() => {
    const change = (next: TableState) => {
      now.current = next;
      set(next);
    };
    const show = (next: PuzzleFrame) => {
      frame.current = next;
      change(receive(now.current, { update: next.update }));
    };
    const solved = (solution: Solution, shown: boolean) => {
      for (const next of solution.frames.slice(found.current.length)) show(next);
      found.current = solution.moves;
      say({ kind: "solved", solution, shown });
    };
    /** One question at a time; an answer that comes after the page was left says nothing, but the list takes note of it. */
    const ask = async (what: Parameters<typeof attempt>[2], answer: (verdict: Awaited<ReturnType<typeof attempt>>) => void) => {
      if (busy.current) return;
      busy.current = true;
      try {
        const verdict = await attempt(game, number, what);
        if ("solved" in verdict) noteSolved({ game, number }, what === "solution");
        if (!gone.current) answer(verdict);
      } catch (error) {
        toastError(error);
        change(unanswered(now.current));
      } finally {
        busy.current = false;
      }
    };
    const actions: TableActions = {
      ...NO_ACTIONS,
      play(move) {
        const { update, answered } = now.current;
        if (!update || answered === update || busy.current) return;
        change(markAnswered(now.current));
        void ask({ moves: [...found.current, move] }, (verdict) => {
          if ("wrong" in verdict) {
            say({ kind: "wrong", move, ...verdict.wrong });
            countWrong((count) => count + 1);
            change(unanswered(now.current));
          } else if ("goes-on" in verdict) {
            found.current = [...found.current, move];
            say({ kind: "goes-on" });
            show(verdict["goes-on"].frame);
          } else if ("solved" in verdict) {
            solved(verdict.solved, false);
          }
        });
      },
      send(message) {
        const { previews } = frame.current;
        if ("preview" in message && previews.prompt === message.preview.prompt) change({ ...now.current, previews });
      },
    };
    return {
      actions,
      hint: () =>
        void ask({ hint: [...found.current] }, (verdict) => {
          if (!("hint" in verdict)) return;
          const { moves } = verdict.hint;
          say({ kind: "hint", moves });
          const { update } = now.current;
          if (update) change({ ...now.current, update: withMoves(update, moves), answered: null });
        }),
      giveUp: () =>
        void ask("solution", (verdict) => {
          if ("solved" in verdict) solved(verdict.solved, true);
        }),
      again() {
        forgetViews();
        found.current = [];
        frame.current = puzzle.frame;
        say({ kind: "nothing" });
        countWrong(0);
        change(initial(puzzle));
      },
    };
  }, [puzzle, game, number]);
  return { state, said, wrong, ...solving };
}

/** The same position with fewer moves. */
function withMoves(update: Update, moves: readonly string[]): Update {
  return { ...update, legal: update.legal.filter((move) => moves.includes(move)) };
}
