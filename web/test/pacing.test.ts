// The queue of updates: bots' moves come one after the other, people's at once.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogEntry, Pace, SeatInfo, TableInfo, Update } from "../src/protocol";
import { PAUSES, pauseBefore, startsWithBot, UpdateQueue } from "../src/table/pacing";

const update = (ply: number, events: LogEntry[] = [], more: Partial<Update> = {}): Update => ({
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
  ...more,
});

const LIVE: Pace = { live: { bank: 60, increment: 5 } };
const SLOW: Pace = { slow: { decision: 48, bank: 72 } };
const tableWith = (pace: Pace) => ({ you: "a", yours: ["a"], conduct: { pace } }) as unknown as TableInfo;

/** An update in which the clock of a seat runs. */
const onTime = (ply: number, seat: "a" | "b") => update(ply, [], { clocks: [{ seat, decision: 0, bank: 60_000, runs: true, paused: null }] });

function paced(pace: keyof typeof PAUSES) {
  const shown: number[] = [];
  const owner = { pace, count: 0 };
  const queue = new UpdateQueue({
    show: ({ ply }) => shown.push(ply),
    pause: (newest) => pauseBefore(newest, tableWith(LIVE), owner.pace),
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

  test("hardly waits while the viewer's own clock runs", () => {
    for (const pace of ["slow", "step"] as const) {
      const { queue, shown } = paced(pace);
      queue.add(update(1), false);
      for (const ply of [2, 3]) queue.add(onTime(ply, "b"), true);
      vi.advanceTimersByTime(200);
      expect(shown).toEqual([1]);
      queue.add(onTime(4, "a"), true);
      vi.advanceTimersByTime(450);
      expect(shown).toEqual([1, 2, 3, 4]);
      queue.add(onTime(5, "a"), true);
      vi.advanceTimersByTime(150);
      expect(shown).toEqual([1, 2, 3, 4, 5]);
    }
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

test("only a live clock of the viewer shortens the pause", () => {
  const [own, theirs] = [onTime(1, "a"), onTime(1, "b")];
  const stopped = update(1, [], { clocks: own.clocks.map((clock) => ({ ...clock, runs: false })) });
  expect(pauseBefore(own, tableWith(LIVE), "slow")).toBeLessThan(PAUSES.fast);
  expect(pauseBefore(own, tableWith(LIVE), "instant")).toBe(PAUSES.instant);
  for (const newest of [theirs, stopped, update(1)]) expect(pauseBefore(newest, tableWith(LIVE), "slow")).toBe(PAUSES.slow);
  expect(pauseBefore(own, tableWith(SLOW), "slow")).toBe(PAUSES.slow);
  expect(pauseBefore(own, null, "slow")).toBe(PAUSES.slow);
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
