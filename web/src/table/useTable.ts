// The live state of a table's page: the socket, the received state, and the actions.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ClientMsg, Seat } from "../protocol";
import { settings } from "../settings";
import { toast } from "../shell/toast";
import { socketAddress, TableSocket } from "../socket";
import { PAUSES, startsWithBot, UpdateQueue } from "./pacing";
import { INITIAL_STATE, linesReceived, markAnswered, receive, type TableState, undoNow, withClocks } from "./state";

export interface TableActions {
  play(move: string): void;
  undo(): void;
  sendChat(text: string): boolean;
  /** Sends any other message; a toast tells if it could not be sent. */
  send(message: ClientMsg): void;
  /** Continues as another seat on this device. Everything that was received for the former seat is dropped. */
  switchSeat(seat: Seat): void;
  /** Reconnects: after sitting down the server must learn the new identity. */
  reconnect(): void;
  /** Shows the next update that waits. */
  showNext(): void;
  /** Shows all updates that wait. */
  showAll(): void;
}

/** The update that follows a stale refusal must arrive within this time (milliseconds). */
const STALE_TIMEOUT = 2000;

export function useTable(id: string): [TableState, TableActions] {
  const [state, set] = useState<TableState>(INITIAL_STATE);
  const now = useRef(state);
  const socket = useRef<TableSocket | null>(null);
  const seat = useRef<Seat | null>(null);
  const queue = useRef<UpdateQueue | null>(null);

  const actions = useMemo<TableActions>(() => {
    const send = (message: ClientMsg) => socket.current?.send(message) ?? false;
    const change = (next: TableState) => {
      now.current = next;
      set(next);
    };
    return {
      play(move) {
        const prompt = now.current.update?.prompt ?? null;
        // The answer belongs to the newest position; if that asks something else, the player looks at it first.
        queue.current?.flush();
        if (prompt === null || prompt !== now.current.update?.prompt || now.current.answered === now.current.update) return;
        if (send({ play: { prompt, move } })) change(markAnswered(now.current));
      },
      undo() {
        queue.current?.flush();
        const ply = now.current.update?.ply;
        if (ply !== undefined && undoNow(now.current) && send({ undo: { ply } })) change(markAnswered(now.current));
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
      showNext: () => queue.current?.next(),
      showAll: () => queue.current?.flush(),
    };
  }, []);

  useEffect(() => {
    let stale: ReturnType<typeof setTimeout> | undefined;
    // The first update of a connection brings the page up to date; it is not a move to follow.
    let catchingUp = true;
    const change = (next: TableState) => {
      now.current = next;
      set(next);
    };
    const updates = new UpdateQueue({
      show(update) {
        const before = now.current;
        change(receive(before, { update }));
        if (now.current.gap && !before.gap) made.restart();
      },
      pause: () => (catchingUp || document.hidden ? 0 : PAUSES[settings.get().botPace]),
      waiting: (waiting) => change({ ...now.current, waiting }),
    });
    const made = new TableSocket(() => socketAddress(id, linesReceived(now.current), seat.current), {
      link(link) {
        if (link !== "open") {
          catchingUp = true;
          updates.flush();
        }
        change({ ...now.current, link });
      },
      message(message) {
        if ("update" in message) {
          clearTimeout(stale);
          const { table, update } = now.current;
          const known = (updates.newest ?? update)?.ply ?? 0;
          change(withClocks(now.current, message.update));
          updates.add(message.update, startsWithBot(message.update, table?.seats ?? [], known));
          catchingUp = false;
          return;
        }
        if ("refused" in message && message.refused.why === "stale") stale = setTimeout(() => made.restart(), STALE_TIMEOUT);
        change(receive(now.current, message));
      },
    });
    const hidden = () => {
      if (document.hidden) updates.flush();
    };
    const stopFollowing = settings.subscribe(() => updates.reschedule());
    document.addEventListener("visibilitychange", hidden);
    socket.current = made;
    queue.current = updates;
    return () => {
      clearTimeout(stale);
      stopFollowing();
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
