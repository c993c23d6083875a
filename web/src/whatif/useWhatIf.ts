// The state of a what-if's page. It has the shape of a table's state: board, mats and prompt do not know that nobody else is there.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { mayPass } from "../api";
import type { Imagined, LogEntry, Replay, Seat, TableInfo, Update, WhatIf, WhatIfBots } from "../protocol";
import { settings } from "../settings";
import { toast, toastError } from "../shell/toast";
import { boardCovered, changeBy, pauseAfter, UpdateQueue } from "../table/pacing";
import { INITIAL_STATE, markAnswered, type TableState, unanswered } from "../table/state";
import { NO_ACTIONS, queueActions, type TableActions } from "../table/tableActions";
import { forgetViews, noteChange } from "../ui/following";
import { randomSeed } from "./address";

/** Milliseconds after which bots are asked again whose answer has not come. */
const RETRY_DELAY = 3000;

/** Asks the server for the position at the end of a line. */
export type Asks = (line: WhatIf) => Promise<Imagined>;

export interface Imagining {
  state: TableState;
  actions: TableActions;
  /** The line that leads to what is on the board, or will be there as soon as bots have answered. */
  line: WhatIf;
  /** All plies of the line, with draws and forced moves; null until they are known. */
  plies: readonly string[] | null;
  /** Draws everything anew that is not known, and plays the same moves as far as that is possible. */
  redraw: () => void;
  setBots: (bots: WhatIfBots | null) => void;
  /** Goes back to the position after an entry of the log. */
  backTo: (entry: LogEntry) => void;
}

/** The moves without the last one of the user and what bots have answered to it; null if there is none. */
export function withoutLast({ moves, bots }: Pick<WhatIf, "moves" | "bots">): string[] | null {
  const last = moves.findLastIndex((move) => bots === null || move.startsWith(`${bots.you} `));
  return last < 0 ? null : moves.slice(0, last);
}

/** The table of a what-if: everybody is there, and whoever is not the user is a bot. */
export function imaginedTable(table: TableInfo, bots: WhatIfBots | null, you: Seat | null): TableInfo {
  const seats = table.seats.map((seat) => ({ ...seat, bot: bots !== null && seat.seat !== bots.you ? bots.level : null, substitute: null, resigned: false }));
  const yours = bots === null ? seats.map(({ seat }) => seat) : [bots.you];
  // Nobody helps: there are no hints, and no coach.
  const conduct = { ...table.conduct, coach: false };
  return { ...table, status: "running", seats, you, yours, conduct, hints: null, host: false, practice: false, proposal: null, ended: null, events: [] };
}

/** What is shown is null until the first position is there. */
export function useWhatIf(replay: Replay, start: WhatIf, ask: Asks): { imagining: Imagining | null; failed: unknown } {
  const [line, setLine] = useState(start);
  const [plies, setPlies] = useState<readonly string[] | null>(null);
  const [state, set] = useState<TableState | null>(null);
  const [failed, fail] = useState<unknown>(null);
  const now = useRef<TableState | null>(null);
  /** The last line that was asked for. */
  const wanted = useRef(start);
  /** The last answer, and the line that it is about. */
  const known = useRef<Pick<Imagined, "after" | "plies" | "bot_is_due"> & { line: WhatIf }>({ line: start, after: [], plies: [], bot_is_due: false });
  const answers = useRef(new WeakMap<Update, Imagined>());
  const queue = useRef<UpdateQueue | null>(null);
  const gone = useRef(false);
  const before = useMemo(() => replay.log.filter((entry) => entry.line < start.ply), [replay, start]);

  const control = useMemo(() => {
    const change = (next: TableState) => {
      now.current = next;
      set(next);
    };
    /** Shows the end of a line as soon as it is there, and lets bots answer until the user is due. The last wish counts. */
    const show = async (wish: WhatIf): Promise<void> => {
      wanted.current = wish;
      setLine(wish);
      setPlies(null);
      try {
        const answer = await ask(wish);
        if (gone.current || wanted.current !== wish) return;
        if (answer.played < wish.moves.length) toast("whatif-shorter");
        const next = { ...wish, moves: [...wish.moves.slice(0, answer.played), ...answer.added] };
        known.current = { line: next, after: answer.after, plies: answer.plies, bot_is_due: answer.bot_is_due };
        const update = { ...answer.update, undo: withoutLast(next) !== null };
        answers.current.set(update, answer);
        queue.current?.add(update, answer.added.length > 0);
        if (answer.bot_is_due) return show(next);
        wanted.current = next;
        setLine(next);
        setPlies(answer.plies);
      } catch (error) {
        if (gone.current || wanted.current !== wish) return;
        if (!now.current) return fail(error);
        toastError(error);
        // What is on the board is still there.
        const { line, plies, bot_is_due } = known.current;
        wanted.current = line;
        setLine(line);
        setPlies(plies);
        change(unanswered(now.current));
        // The user can do nothing there until bots have answered.
        if (bot_is_due && (wish !== line || mayPass(error))) setTimeout(() => !gone.current && wanted.current === line && void show(line), RETRY_DELAY);
      }
    };
    /** Goes to another line than the one that is on the board, so that nothing has moved there. */
    const jump = (changes: Partial<WhatIf>) => {
      queue.current?.stop();
      forgetViews();
      if (now.current) change({ ...markAnswered(now.current), waiting: 0 });
      void show({ ...wanted.current, ...changes });
    };
    const actions: TableActions = {
      ...NO_ACTIONS,
      ...queueActions({ queue, now, change }),
      play(move) {
        const shown = now.current;
        if (!shown?.update || shown.answered === shown.update || !shown.table?.you) return;
        change(markAnswered(shown));
        const { line } = known.current;
        void show({ ...line, moves: [...line.moves, `${shown.table.you} ${move}`] });
      },
      undo() {
        const moves = withoutLast(wanted.current);
        if (moves) jump({ moves });
      },
      send(message) {
        const shown = now.current;
        const previews = shown?.update && answers.current.get(shown.update)?.previews;
        if (shown && previews && "preview" in message && previews.prompt === message.preview.prompt) change({ ...shown, previews });
      },
    };
    return {
      change,
      show,
      actions,
      redraw: () => jump({ seed: randomSeed() }),
      setBots: (bots: WhatIfBots | null) => jump({ bots }),
      backTo(entry: LogEntry) {
        const { line, after } = known.current;
        jump({ moves: line.moves.slice(0, after.filter((ply) => ply <= entry.line + 1).length) });
      },
    };
  }, [ask]);

  useEffect(() => {
    gone.current = false;
    forgetViews();
    const updates = new UpdateQueue({
      show(update) {
        const { you = null, previews = null } = answers.current.get(update) ?? {};
        const table = imaginedTable(replay.table, wanted.current.bots, you);
        const state = now.current ?? { ...INITIAL_STATE, link: "open", presence: { ...INITIAL_STATE.presence, seats: table.seats.map(({ seat }) => seat) } };
        if (now.current) noteChange(update.view, changeBy(update, now.current));
        control.change({ ...state, table, update, log: [...before, ...update.events], answered: null, previews });
      },
      pause: (shown, newest) =>
        document.hidden
          ? 0
          : pauseAfter(shown, newest, now.current?.table ?? null, settings.get().botPace, (now.current?.paused ?? false) || boardCovered.get()),
      waiting: (waiting) => now.current && control.change({ ...now.current, waiting }),
    });
    queue.current = updates;
    const stopFollowing = settings.subscribe(() => updates.reschedule());
    const stopWaiting = boardCovered.subscribe(() => updates.reschedule());
    void control.show(start);
    return () => {
      gone.current = true;
      stopFollowing();
      stopWaiting();
      updates.stop();
    };
  }, [control, replay, start, before]);

  const { actions, redraw, setBots, backTo } = control;
  return { imagining: state && { state, actions, line, plies, redraw, setBots, backTo }, failed };
}
