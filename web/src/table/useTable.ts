// The live state of a table's page: the socket, the received state, and the actions.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { afterPaint } from "../afterPaint";
import { keepSeed, reveal } from "../chance/parts";
import type { ClientMsg, Refusal, Seat } from "../protocol";
import { settings } from "../settings";
import { toast } from "../shell/toast";
import { socketAddress, TableSocket } from "../socket";
import { forgetViews, noteChange } from "../ui/following";
import { watchInput } from "./input";
import { boardCovered, changeBy, pauseAfter, startsWithBot, UpdateQueue } from "./pacing";
import { INITIAL_STATE, isSamePosition, isUnsent, linesReceived, markAnswered, receive, type TableState, unanswered, undoNow, withClocks } from "./state";
import { queueActions, type TableActions } from "./tableActions";

/** The update that follows a stale refusal must arrive within this time (milliseconds). */
const STALE_TIMEOUT = 2000;

export function useTable(id: string): [TableState, TableActions] {
  const [state, set] = useState<TableState>(INITIAL_STATE);
  const now = useRef(state);
  const socket = useRef<TableSocket | null>(null);
  const seat = useRef<Seat | null>(null);
  const queue = useRef<UpdateQueue | null>(null);
  /** Called if the last move that was sent cannot be taken back. */
  const final = useRef<(() => void) | null>(null);

  const actions = useMemo<TableActions>(() => {
    const send = (message: ClientMsg) => socket.current?.send(message) ?? false;
    const sendAnswer = (message: ClientMsg) => socket.current?.sendWithPing(message) ?? false;
    const change = (next: TableState) => {
      now.current = next;
      set(next);
    };
    // Nothing more can be sent from now on; the board is drawn without its targets once the browser has answered the click.
    const answered = () => {
      now.current = markAnswered(now.current);
      afterPaint(() => set(now.current));
    };
    const following = queueActions({ queue, now, change });
    return {
      play(move, onFinal) {
        const prompt = now.current.update?.prompt ?? null;
        // The answer belongs to the newest position; if that asks something else, the player looks at it first.
        following.showAll();
        if (prompt === null || prompt !== now.current.update?.prompt || now.current.answered === now.current.update) return;
        if (!sendAnswer({ play: { prompt, move, careful: onFinal !== null } })) return;
        final.current = onFinal;
        answered();
      },
      undo() {
        following.showAll();
        const ply = now.current.update?.ply;
        if (ply !== undefined && undoNow(now.current) && sendAnswer({ undo: { ply } })) answered();
      },
      sendChat: (text) => send({ chat: { text } }),
      send(message) {
        if (!send(message)) toast("ui-error-offline");
      },
      switchSeat(next) {
        seat.current = next;
        queue.current?.stop();
        change(INITIAL_STATE);
        socket.current?.restart();
      },
      reconnect: () => socket.current?.restart(),
      ...following,
    };
  }, []);

  useEffect(() => {
    let stale: ReturnType<typeof setTimeout> | undefined;
    // The first update of a connection brings the page up to date; it is not a move to follow.
    let catchingUp = true;
    // Whether the connection broke since the last update, perhaps with a message on its way.
    let broken = false;
    // Whether nobody sits in front of the page.
    let idle = false;
    forgetViews();
    const change = (next: TableState) => {
      now.current = next;
      set(next);
    };
    const updates = new UpdateQueue({
      show(update) {
        const before = now.current;
        noteChange(update.view, changeBy(update, before));
        change(receive(before, { update }));
        if (now.current.gap && !before.gap) made.restart();
      },
      pause(shown, newest) {
        const { table, paused } = now.current;
        return catchingUp || document.hidden ? 0 : pauseAfter(shown, newest, table, settings.get().botPace, paused || boardCovered.get());
      },
      waiting: (waiting) => change({ ...now.current, waiting }),
    });
    const refused = (why: Refusal) => {
      if (why === "final") final.current?.();
      if (why !== "stale") return;
      clearTimeout(stale);
      // The update may have come before the refusal.
      if ((updates.newest ?? now.current.update) === now.current.answered) stale = setTimeout(() => made.restart(), STALE_TIMEOUT);
    };
    const address = () => socketAddress(id, { since: linesReceived(now.current), seat: seat.current, ask: !settings.get().autoForced });
    const made = new TableSocket(address, {
      link(link) {
        if (link !== "open") {
          catchingUp = true;
          updates.flush();
        }
        broken ||= link === "lost";
        change({ ...now.current, link });
        // The server knows nothing yet of a new connection.
        if (link === "open" && idle) made.send({ idle: { on: true } });
      },
      silent: (silent) => change({ ...now.current, silent }),
      message(message) {
        if ("update" in message) {
          const { table, update, answered } = now.current;
          // Nothing is sent again: the position may have changed.
          if (broken && answered && isUnsent(answered, message.update)) toast("ui-choice-lost");
          broken = false;
          // What was sent over an earlier connection may be lost. A plan follows the first update of a connection if there still is one.
          if (catchingUp) change({ ...unanswered(now.current), plan: null, catchUps: now.current.catchUps + 1 });
          if (catchingUp || !answered || !isSamePosition(answered, message.update)) clearTimeout(stale);
          const known = (updates.newest ?? update)?.ply ?? 0;
          change(withClocks(now.current, message.update));
          updates.add(message.update, startsWithBot(message.update, table?.seats ?? [], known));
          catchingUp = false;
          return;
        }
        // The page reveals its random part by itself when the game is about to begin.
        const part = "table" in message ? reveal(message.table) : null;
        if (part) made.send(part);
        if ("table" in message) keepSeed(message.table);
        change(receive(now.current, message));
        if ("refused" in message) refused(message.refused.why);
      },
    });
    const hidden = () => {
      if (document.hidden) updates.flush();
    };
    const stopWatching = watchInput((next) => {
      idle = next;
      made.send({ idle: { on: next } });
    });
    let { autoForced } = settings.get();
    const stopFollowing = settings.subscribe((next) => {
      updates.reschedule();
      // The server learns the wish with the address.
      if (next.autoForced !== autoForced) made.restart();
      autoForced = next.autoForced;
    });
    const stopWaiting = boardCovered.subscribe(() => updates.reschedule());
    document.addEventListener("visibilitychange", hidden);
    socket.current = made;
    queue.current = updates;
    return () => {
      clearTimeout(stale);
      stopFollowing();
      stopWaiting();
      stopWatching();
      document.removeEventListener("visibilitychange", hidden);
      updates.stop();
      made.stop();
    };
  }, [id]);

  useEffect(() => {
    if (state.refused) toast(`ui-refused-${state.refused.why}`);
  }, [state.refused]);

  return [state, actions];
}
