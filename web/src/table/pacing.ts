// Shows the moves of bots one after the other, so that people can follow them. A view is whole, so an update can simply wait.
import type { LogEntry, SeatInfo, TableInfo, Update } from "../protocol";
import type { BotPace } from "../settings";
import { isSlow } from "./clocks";

/** The shortest time between two updates (milliseconds); in steps, only the player goes on. */
export const PAUSES: Readonly<Record<BotPace, number>> = { slow: 2500, normal: 1200, fast: 500, instant: 0, step: Infinity };
/** The longest pause while a live clock of the viewer runs: it must not pay for moves that are not shown yet. */
const PAUSE_ON_TIME = 150;

interface QueueOwner {
  show(update: Update): void;
  /** The current pause in milliseconds, if this is the newest update. */
  pause(newest: Update): number;
  /** Called when the number of waiting updates has changed. */
  waiting(count: number): void;
}

export class UpdateQueue {
  private readonly held: Update[] = [];
  private shownAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly owner: QueueOwner) {}

  /** The newest update that still waits. */
  get newest(): Update | undefined {
    return this.held.at(-1);
  }

  /** Shows an update in its turn. A paced one waits until the pause is over; any other is shown at once if nothing waits before it. */
  add(update: Update, paced: boolean): void {
    if (this.held.length === 0 && (!paced || this.delay(update) <= 0)) {
      this.show(update);
      return;
    }
    this.held.push(update);
    this.owner.waiting(this.held.length);
    this.reschedule();
  }

  /** Shows the first update that waits. */
  next(): void {
    const update = this.held.shift();
    if (!update) return;
    this.owner.waiting(this.held.length);
    this.show(update);
    this.reschedule();
  }

  /** Shows everything that waits. */
  flush(): void {
    while (this.held.length > 0) this.next();
  }

  /** Waits anew; called when the pause has changed. */
  reschedule(): void {
    clearTimeout(this.timer);
    if (!this.newest) return;
    const delay = this.delay(this.newest);
    if (delay < Infinity) this.timer = setTimeout(() => this.next(), Math.max(0, delay));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.held.length = 0;
  }

  private delay(newest: Update): number {
    const pause = this.owner.pause(newest);
    // The time since the last update matters only if the pause ever ends.
    return pause === Infinity ? Infinity : this.shownAt + pause - Date.now();
  }

  private show(update: Update): void {
    this.shownAt = Date.now();
    this.owner.show(update);
  }
}

/** The pause between updates, of which `newest` is the last one received. */
export function pauseBefore(newest: Update, table: TableInfo | null, pace: BotPace): number {
  const pays = table && !isSlow(table.conduct.pace) && newest.clocks.some(({ seat, runs }) => runs && table.yours.includes(seat));
  return pays ? Math.min(PAUSE_ON_TIME, PAUSES[pace]) : PAUSES[pace];
}

/** Whether an update begins with a move of a bot. The lines before `known` were received earlier. */
export function startsWithBot(update: Update, seats: readonly SeatInfo[], known: number): boolean {
  const isNew = ({ line, by, undone }: LogEntry) => line >= known && !undone && by !== "*";
  const first = update.events.find(isNew);
  return seats.some((seat) => (seat.bot ?? seat.substitute) !== null && seat.seat === first?.by);
}
