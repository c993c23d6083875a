// Shows the moves of bots one after the other, so that people can follow them. A view is whole, so an update can simply wait.
import type { LogEntry, SeatInfo, Update } from "../protocol";
import type { BotPace } from "../settings";

/** The shortest time between two updates (milliseconds); in steps, only the player goes on. */
export const PAUSES: Readonly<Record<BotPace, number>> = { slow: 2500, normal: 1200, fast: 500, instant: 0, step: Infinity };

interface QueueOwner {
  show(update: Update): void;
  /** The current pause in milliseconds. */
  pause(): number;
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
    if (this.held.length === 0 && (!paced || this.delay() <= 0)) {
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
    const delay = this.delay();
    if (this.held.length > 0 && delay < Infinity) this.timer = setTimeout(() => this.next(), Math.max(0, delay));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.held.length = 0;
  }

  private delay(): number {
    const pause = this.owner.pause();
    // The time since the last update matters only if the pause ever ends.
    return pause === Infinity ? Infinity : this.shownAt + pause - Date.now();
  }

  private show(update: Update): void {
    this.shownAt = Date.now();
    this.owner.show(update);
  }
}

/** Whether an update begins with a move of a bot. The lines before `known` were received earlier. */
export function startsWithBot(update: Update, seats: readonly SeatInfo[], known: number): boolean {
  const isNew = ({ line, by, undone }: LogEntry) => line >= known && !undone && by !== "*";
  const first = update.events.find(isNew);
  return seats.some((seat) => (seat.bot ?? seat.substitute) !== null && seat.seat === first?.by);
}
