// The live state of a table's page: the socket, the received state, and the actions.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { getMe } from "../api";
import type { ClientMsg, Seat } from "../protocol";
import { toast } from "../shell/toast";
import { socketAddress, TableSocket } from "../socket";
import { INITIAL_STATE, linesReceived, markAnswered, receive, type TableState, withClocks } from "./state";

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
}

/** The update that follows a stale refusal must arrive within this time (milliseconds). */
const STALE_TIMEOUT = 2000;

export function useTable(id: string): [TableState, TableActions] {
  const [state, set] = useState<TableState>(INITIAL_STATE);
  const now = useRef(state);
  const socket = useRef<TableSocket | null>(null);
  const seat = useRef<Seat | null>(null);

  const actions = useMemo<TableActions>(() => {
    const send = (message: ClientMsg) => socket.current?.send(message) ?? false;
    const change = (next: TableState) => {
      now.current = next;
      set(next);
    };
    return {
      play(move) {
        const prompt = now.current.update?.prompt ?? null;
        if (prompt === null || now.current.answered === now.current.update) return;
        if (send({ play: { prompt, move } })) change(markAnswered(now.current));
      },
      undo() {
        const ply = now.current.update?.ply;
        if (ply !== undefined && send({ undo: { ply } })) change(markAnswered(now.current));
      },
      sendChat: (text) => send({ chat: { text } }),
      send(message) {
        if (!send(message)) toast("ui-error-offline");
      },
      switchSeat(next) {
        seat.current = next;
        change(INITIAL_STATE);
        socket.current?.restart();
      },
      reconnect: () => socket.current?.restart(),
    };
  }, []);

  useEffect(() => {
    let stale: ReturnType<typeof setTimeout> | undefined;
    const change = (next: TableState) => {
      now.current = next;
      set(next);
    };
    const made = new TableSocket(() => socketAddress(id, linesReceived(now.current), seat.current), {
      link: (link) => change({ ...now.current, link }),
      message(message) {
        if ("update" in message) clearTimeout(stale);
        if ("refused" in message && message.refused.why === "stale") stale = setTimeout(() => made.restart(), STALE_TIMEOUT);
        const before = "update" in message ? withClocks(now.current, message.update) : now.current;
        change(receive(before, message));
        if (now.current.gap && !before.gap) made.restart();
      },
    });
    socket.current = made;
    getMe().catch(() => undefined);
    return () => {
      clearTimeout(stale);
      made.stop();
    };
  }, [id]);

  useEffect(() => {
    if (state.refused) toast(`ui-refused-${state.refused.why}`);
  }, [state.refused]);

  return [state, actions];
}
