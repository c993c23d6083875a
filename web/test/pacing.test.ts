// The queue of updates: bots' moves come one after the other, people's at once.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogEntry, SeatInfo, Update } from "../src/protocol";
import { PAUSES, startsWithBot, UpdateQueue } from "../src/table/pacing";

const update = (ply: number, events: LogEntry[] = []): Update => ({
  ply,
  prompt: null,
  due: [],
  step: "turn",
  view: {},
  legal: [],
  since: 0,
  events,
  undo: false,
  undo_by_consent: false,
  clocks: [],
  outcome: null,
});

function paced(pace: keyof typeof PAUSES) {
  const shown: number[] = [];
  const owner = { pace, count: 0 };
  const queue = new UpdateQueue({
    show: ({ ply }) => shown.push(ply),
    pause: () => PAUSES[owner.pace],
    waiting: (count) => (owner.count = count),
  });
  return { queue, shown, owner };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the queue", () => {
  test("shows bots' moves one after the other", () => {
    const { queue, shown, owner } = paced("normal");
    queue.add(update(1), false);
    for (const ply of [2, 3, 4]) queue.add(update(ply), true);
    expect([shown, owner.count, queue.newest?.ply]).toEqual([[1], 3, 4]);
    vi.advanceTimersByTime(1199);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect([shown, owner.count]).toEqual([[1, 2], 2]);
    vi.advanceTimersByTime(2400);
    expect([shown, owner.count, queue.newest]).toEqual([[1, 2, 3, 4], 0, undefined]);
  });

  test("does not delay a bot that has thought long enough", () => {
    const { queue, shown } = paced("slow");
    queue.add(update(1), true);
    vi.advanceTimersByTime(2500);
    queue.add(update(2), true);
    expect(shown).toEqual([1, 2]);
  });

  test("keeps the order: a person's move waits only behind others", () => {
    const { queue, shown } = paced("normal");
    queue.add(update(1), false);
    queue.add(update(2), false);
    expect(shown).toEqual([1, 2]);
    queue.add(update(3), true);
    queue.add(update(4), false);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(2400);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  test("instant holds nothing back", () => {
    const { queue, shown } = paced("instant");
    for (const ply of [1, 2, 3]) queue.add(update(ply), true);
    expect(shown).toEqual([1, 2, 3]);
  });

  test("in steps only the player goes on", () => {
    const { queue, shown } = paced("step");
    for (const ply of [1, 2, 3]) queue.add(update(ply), true);
    vi.advanceTimersByTime(1e9);
    expect(shown).toEqual([]);
    queue.next();
    expect(shown).toEqual([1]);
    queue.flush();
    expect(shown).toEqual([1, 2, 3]);
    queue.next();
    expect(shown).toEqual([1, 2, 3]);
  });

  test("a new pace holds for those that wait already", () => {
    const { queue, shown, owner } = paced("step");
    queue.add(update(1), true);
    queue.add(update(2), true);
    owner.pace = "fast";
    queue.reschedule();
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([1, 2]);
  });

  test("shows nothing after it was stopped", () => {
    const { queue, shown } = paced("fast");
    queue.add(update(1), false);
    queue.add(update(2), true);
    queue.stop();
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1]);
  });
});

describe("an update starts with a bot", () => {
  const seat = (letter: SeatInfo["seat"], bot: string | null): SeatInfo => ({ seat: letter, open: false, name: "", bot, substitute: null, resigned: false });
  const seats = [seat("a", null), seat("b", "greedy")];
  const entry = (line: number, by: string, undone = false): LogEntry => ({ line, by, undone, kind: "action", seat: null, event: { type: "x" }, rule: "turn" });

  test("if the first new move is a bot's, chance aside", () => {
    expect(startsWithBot(update(9, [entry(7, "*"), entry(8, "b")]), seats, 7)).toBe(true);
    expect(startsWithBot(update(9, [entry(7, "a"), entry(8, "b")]), seats, 7)).toBe(false);
    expect(startsWithBot(update(9, [entry(7, "a"), entry(8, "b")]), seats, 8)).toBe(true);
    expect(startsWithBot(update(9), seats, 7)).toBe(false);
  });

  test("also if the bot plays for a person", () => {
    const substituted = [{ ...seat("a", null), substitute: "greedy" }];
    expect(startsWithBot(update(9, [entry(8, "a")]), substituted, 8)).toBe(true);
  });

  test("but not if the move was taken back", () => {
    expect(startsWithBot(update(9, [entry(7, "b", true)]), seats, 7)).toBe(false);
  });
});
