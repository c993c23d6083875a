// The queue of updates: bots' moves come one after the other, people's at once.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EntryKind, LogEntry, Pace, SeatInfo, TableInfo, Update } from "../src/protocol";
import type { BotPace } from "../src/settings";
import { HOLDS, holdFor, pauseAfter, startsWithBot, UpdateQueue } from "../src/table/pacing";

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

/** A log entry; the event is of no consequence. */
const entry = (line: number, by: string, kind: EntryKind = "action", more: Partial<LogEntry> = {}): LogEntry => ({
  line,
  by,
  undone: false,
  kind,
  seat: null,
  event: { type: "x" },
  rule: "turn",
  ...more,
});

/** An update of one line: a decision of a seat with some effects. */
const decision = (line: number, by: string, effects = 0) =>
  update(line + 1, [entry(line, by), ...Array.from({ length: effects }, () => entry(line, by, "effect"))]);

function paced(pace: BotPace) {
  const shown: number[] = [];
  const owner = { pace, count: 0, paused: false };
  const queue = new UpdateQueue({
    show: ({ ply }) => shown.push(ply),
    pause: (last, newest) => pauseAfter(last, newest, tableWith(LIVE), owner.pace, owner.paused),
    waiting: (count) => (owner.count = count),
  });
  return { queue, shown, owner };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the queue", () => {
  test("shows bots' moves one after the other", () => {
    const { queue, shown, owner } = paced("normal");
    queue.add(decision(0, "b"), false);
    for (const [line, by] of ["c", "d", "b"].entries()) queue.add(decision(line + 1, by), true);
    expect([shown, owner.count, queue.newest?.ply]).toEqual([[1], 3, 4]);
    vi.advanceTimersByTime(HOLDS.decision - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect([shown, owner.count]).toEqual([[1, 2], 2]);
    vi.advanceTimersByTime(2 * HOLDS.decision);
    expect([shown, owner.count, queue.newest]).toEqual([[1, 2, 3, 4], 0, undefined]);
  });

  test("what happened decides how long it stays", () => {
    const { queue, shown } = paced("normal");
    queue.add(update(1, [entry(0, "b", "chapter"), entry(0, "b", "effect")]), false);
    queue.add(update(2), true);
    vi.advanceTimersByTime(HOLDS.chapter + HOLDS.effect - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    queue.add(update(3), true);
    vi.advanceTimersByTime(HOLDS.silent);
    expect(shown).toEqual([1, 2, 3]);
  });

  test("does not delay a bot that has thought long enough", () => {
    const { queue, shown } = paced("slow");
    queue.add(decision(0, "b"), true);
    vi.advanceTimersByTime(2 * HOLDS.decision);
    queue.add(decision(1, "c"), true);
    expect(shown).toEqual([1, 2]);
  });

  test("keeps the order: a person's move waits only behind others", () => {
    const { queue, shown } = paced("normal");
    queue.add(decision(0, "b"), false);
    queue.add(decision(1, "c"), false);
    expect(shown).toEqual([1, 2]);
    queue.add(decision(2, "d"), true);
    queue.add(decision(3, "b"), false);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(2 * HOLDS.decision);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  test("instant holds nothing back", () => {
    const { queue, shown } = paced("instant");
    for (const ply of [1, 2, 3]) queue.add(decision(ply - 1, "b"), true);
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

  test("a pause holds until the player goes on, step by step or at once", () => {
    const { queue, shown, owner } = paced("fast");
    owner.paused = true;
    for (const line of [0, 1, 2]) queue.add(decision(line, "b"), true);
    vi.advanceTimersByTime(1e9);
    expect(shown).toEqual([]);
    queue.next();
    vi.advanceTimersByTime(1e9);
    expect(shown).toEqual([1]);
    owner.paused = false;
    queue.reschedule();
    vi.advanceTimersByTime(HOLDS.decision);
    expect(shown).toEqual([1, 2, 3]);
  });

  test("a new pace holds for those that wait already", () => {
    const { queue, shown, owner } = paced("step");
    queue.add(decision(0, "b"), true);
    queue.add(decision(1, "b"), true);
    owner.pace = "fast";
    queue.reschedule();
    vi.advanceTimersByTime(HOLDS.decision / 2);
    expect(shown).toEqual([1, 2]);
  });

  test("hardly waits while the viewer's own clock runs, whatever the setting", () => {
    for (const pace of ["slow", "step"] as const) {
      const { queue, shown, owner } = paced(pace);
      owner.paused = true;
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

describe("the time for what happened", () => {
  const hold = (entries: readonly LogEntry[], before: string | null = null, waiting = 1) => holdFor({ entries, before, waiting }, ["a"]);

  test("goes from a silent half of a choice to the end of a round", () => {
    const further = hold([entry(1, "b")], "b");
    const normal = hold([entry(1, "b")], "c");
    const chapter = hold([entry(1, "b"), entry(1, "b", "chapter")]);
    const order = [hold([]), further, normal, hold([entry(1, "b"), entry(1, "b", "effect")]), chapter];
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(new Set(order).size).toBe(order.length);
  });

  test("a stage of a battle weighs as much as a chapter, one's own move less than another's", () => {
    expect(hold([entry(1, "b", "action", { stage: "cards" })])).toBe(HOLDS.chapter);
    expect(hold([entry(1, "a")])).toBeLessThan(hold([entry(1, "b")]));
  });

  test("is shorter if many moves wait, but not for a chapter", () => {
    expect(hold([entry(1, "b")], null, 20)).toBeLessThan(hold([entry(1, "b")]));
    expect(hold([entry(1, "b", "chapter")], null, 20)).toBe(HOLDS.chapter);
  });

  test("has a limit, however much happened", () => {
    const many = Array.from({ length: 60 }, () => entry(1, "b", "effect"));
    expect(hold([entry(1, "b", "chapter"), ...many])).toBe(HOLDS.longest);
  });
});

test("only a live clock of the viewer shortens the pause", () => {
  const shown = { entries: [entry(0, "b")], before: null, waiting: 1 };
  const pause = (newest: Update, table: TableInfo | null, pace: BotPace) => pauseAfter(shown, newest, table, pace, false);
  const [own, theirs] = [onTime(1, "a"), onTime(1, "b")];
  const stopped = update(1, [], { clocks: own.clocks.map((clock) => ({ ...clock, runs: false })) });
  const slow = 2 * HOLDS.decision;
  expect(pause(own, tableWith(LIVE), "slow")).toBeLessThan(pause(theirs, tableWith(LIVE), "fast"));
  expect(pause(own, tableWith(LIVE), "instant")).toBe(0);
  for (const newest of [theirs, stopped, update(1)]) expect(pause(newest, tableWith(LIVE), "slow")).toBe(slow);
  expect(pause(own, tableWith(SLOW), "slow")).toBe(slow);
  expect(pause(own, null, "slow")).toBe(slow);
});

describe("an update starts with a bot", () => {
  const seat = (letter: SeatInfo["seat"], bot: string | null): SeatInfo => ({ seat: letter, open: false, name: "", bot, substitute: null, resigned: false });
  const seats = [seat("a", null), seat("b", "greedy")];

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
    expect(startsWithBot(update(9, [entry(7, "b", "action", { undone: true })]), seats, 7)).toBe(false);
  });
});
