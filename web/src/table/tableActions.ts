// What the parts of a table's page can do there. Lessons, puzzles, replays and what-ifs answer the same calls without a table.
import type { ClientMsg, Seat } from "../protocol";
import type { UpdateQueue } from "./pacing";
import type { TableState } from "./state";

export interface TableActions {
  /** Plays a move. With `onFinal` it is played only if it can be taken back; otherwise nothing changes, and `onFinal` is called. */
  play(move: string, onFinal: (() => void) | null): void;
  undo(): void;
  sendChat(text: string): boolean;
  /** Sends any other message; a toast tells if it could not be sent. */
  send(message: ClientMsg): void;
  /** Continues as another seat on this device. Everything that was received for the former seat is dropped. */
  switchSeat(seat: Seat): void;
  /** Reconnects: after sitting down the server must learn the new identity. */
  reconnect(): void;
  /** Shows the next update that waits, and stops there. */
  step(): void;
  /** Shows all updates that wait, and no longer pauses. */
  showAll(): void;
  /** Stops the moves of others, or lets them go on. */
  pause(on: boolean): void;
}

const nothing = () => undefined;

/** The actions of a page that has no table; it replaces those that it knows. */
export const NO_ACTIONS: TableActions = {
  play: nothing,
  undo: nothing,
  sendChat: () => false,
  send: nothing,
  switchSeat: nothing,
  reconnect: nothing,
  step: nothing,
  showAll: nothing,
  pause: nothing,
};

interface Paced {
  queue: { readonly current: UpdateQueue | null };
  /** The state of the page; null until there is one. */
  now: { readonly current: TableState | null };
  change: (next: TableState) => void;
}

/** The actions with which people follow the moves of others in a queue. */
export function queueActions({ queue, now, change }: Paced): Pick<TableActions, "step" | "showAll" | "pause"> {
  const pause = (paused: boolean) => {
    if (now.current && now.current.paused !== paused) change({ ...now.current, paused });
    queue.current?.reschedule();
  };
  return {
    step() {
      pause(true);
      queue.current?.next();
    },
    showAll() {
      queue.current?.flush();
      pause(false);
    },
    pause,
  };
}
