// Shows the moves of bots one after the other, so that people can follow them. A view is whole, so an update can simply wait: it is shown
// when people have had time for the one before it. That time depends on what happened there and on the speed setting.
import type { LogEntry, SeatInfo, TableInfo, Update } from "../protocol";
import type { BotPace } from "../settings";
import { store } from "../store";
import type { Change } from "../ui/following";
import { isSlow } from "./clocks";
import type { TableState } from "./state";

/** The time that people need for what an update shows, at normal speed (milliseconds). */
export const HOLDS = {
  /** Nothing of it is in the log: one half of a choice. */
  silent: 180,
  /** A decision of somebody else. */
  decision: 700,
  /** A further decision of the seat that decided before: people look there already. */
  further: 400,
  /** A decision of the viewer, who knows what they did. */
  own: 350,
  /** A new chapter, such as the end of a round, or a stage of a battle. */
  chapter: 1400,
  /** Each consequence. */
  effect: 180,
  /** The longest time for one update. */
  longest: 2600,
} as const;

/** How much longer or shorter everything takes; in steps, only the player goes on. */
const SPEEDS: Readonly<Record<BotPace, number>> = { slow: 2, normal: 1, fast: 0.45, instant: 0, step: Infinity };

/** If more updates than this wait, people look on for long: what is no chapter takes only this part of its time. */
const MANY_WAITING = 6;
const HURRIED = 0.6;

/** The longest pause while a live clock of the viewer runs: it must not pay for moves that are not shown yet. */
const PAUSE_ON_TIME = 150;

/** Whether something covers the board that people should read first, such as a card for the end of a round. */
export const boardCovered = store(false);

/** The new entries of an update that is on the board, and the seat that decided before them. */
export interface Shown {
  entries: readonly LogEntry[];
  before: string | null;
  /** The number of updates that wait for it. */
  waiting: number;
}

interface QueueOwner {
  show(update: Update): void;
  /** The current pause after what is shown, in milliseconds; `newest` is the last update received. */
  pause(shown: Shown, newest: Update): number;
  /** Called when the number of waiting updates has changed. */
  waiting(count: number): void;
}

export class UpdateQueue {
  private readonly held: Update[] = [];
  private shownAt = -Infinity;
  private shown: Omit<Shown, "waiting"> = { entries: [], before: null };
  private ply = 0;
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
    const pause = this.owner.pause({ ...this.shown, waiting: this.held.length }, newest);
    // The time since the last update matters only if the pause ever ends.
    return pause === Infinity ? Infinity : this.shownAt + pause - Date.now();
  }

  private show(update: Update): void {
    const entries = newEntries(update, this.ply);
    const decided = this.shown.entries.findLast(({ by }) => by !== "*")?.by ?? this.shown.before;
    this.shown = { entries, before: decided };
    this.ply = update.ply;
    this.shownAt = Date.now();
    this.owner.show(update);
  }
}

/** The entries of an update that nobody has seen and that stand. The lines before `known` were received earlier. */
export function newEntries(update: Update, known: number): LogEntry[] {
  return update.events.filter(({ line, undone }) => line >= known && !undone);
}

/** How the view of an update comes about, for somebody who has seen the updates before it. */
export function changeBy(update: Update, { update: before, table }: Pick<TableState, "update" | "table">): Change {
  const yours: readonly string[] = table?.yours ?? [];
  const actors = newEntries(update, before?.ply ?? 0).flatMap(({ by }) => (by === "*" ? [] : [by]));
  return { by: actors.at(-1) ?? null, own: before === null || actors.some((by) => yours.includes(by)), watching: yours.length === 0 };
}

/** The time that people need for what happened, at normal speed (milliseconds). */
export function holdFor({ entries, before, waiting }: Shown, yours: readonly string[]): number {
  const heavy = entries.some(({ kind, stage }) => kind === "chapter" || stage !== undefined);
  const action = entries.find(({ kind }) => kind === "action");
  const effects = entries.filter(({ kind }) => kind === "effect").length;
  const base = heavy ? HOLDS.chapter : !action ? HOLDS.silent : yours.includes(action.by) ? HOLDS.own : action.by === before ? HOLDS.further : HOLDS.decision;
  const hurry = waiting > MANY_WAITING && !heavy ? HURRIED : 1;
  return Math.min(HOLDS.longest, base + effects * HOLDS.effect) * hurry;
}

/** The pause after what is shown, while `newest` is the last update received. A pause that the player has asked for has no end. */
export function pauseAfter(shown: Shown, newest: Update, table: TableInfo | null, pace: BotPace, paused: boolean): number {
  const speed = paused ? Infinity : SPEEDS[pace];
  const pause = speed === Infinity ? Infinity : holdFor(shown, table?.yours ?? []) * speed;
  const pays = table && !isSlow(table.conduct.pace) && newest.clocks.some(({ seat, runs }) => runs && table.yours.includes(seat));
  return pays ? Math.min(PAUSE_ON_TIME, pause) : pause;
}

/** Whether an update begins with a move of a bot. The lines before `known` were received earlier. */
export function startsWithBot(update: Update, seats: readonly SeatInfo[], known: number): boolean {
  const first = newEntries(update, known).find(({ by }) => by !== "*");
  return seats.some((seat) => isBot(seat) && seat.seat === first?.by);
}

/** Whether a bot decides for a seat, for itself or for a person. */
export function isBot({ bot, substitute }: SeatInfo): boolean {
  return (bot ?? substitute) !== null;
}
