import { describe, expect, test } from "vitest";
import type { EntryKind, LogEntry, TableInfo, Update } from "../src/protocol";
import { lastAction, logRows } from "../src/table/logRows";
import { INITIAL_STATE, legalNow, linesReceived, markAnswered, receive, type TableState, tableNow } from "../src/table/state";

const logEntry = (line: number, by: string, type: string, undone = false, kind: EntryKind = "action"): LogEntry => ({
  line,
  by,
  undone,
  kind,
  seat: null,
  event: { type },
  rule: "turn",
});

const update = (ply: number, since: number, events: LogEntry[] = [], more: Partial<Update> = {}): Update => ({
  ply,
  prompt: ply,
  due: ["a"],
  step: "turn",
  view: {},
  legal: ["quarry"],
  since,
  events,
  undo: false,
  undo_by_consent: false,
  clocks: [],
  outcome: null,
  ...more,
});

const open: TableState = { ...INITIAL_STATE, link: "open" };

describe("the state", () => {
  test("an update appends the new entries", () => {
    let state = receive(open, { update: update(2, 0, [logEntry(0, "*", "x"), logEntry(1, "a", "y")]) });
    state = receive(state, { update: update(3, 2, [logEntry(2, "b", "z")]) });
    expect(state.log.map((one) => one.event.type)).toEqual(["x", "y", "z"]);
    expect(linesReceived(state)).toBe(3);
  });

  test("entries that are sent again replace the known ones: undone lines", () => {
    let state = receive(open, { update: update(2, 0, [logEntry(0, "*", "x"), logEntry(1, "a", "y")]) });
    state = receive(state, { update: update(3, 1, [logEntry(1, "a", "y", true)]) });
    expect(state.log.map((one) => one.undone)).toEqual([false, true]);
  });

  test("a gap requests everything", () => {
    let state = receive(open, { update: update(2, 0, [logEntry(0, "*", "x")]) });
    state = receive(state, { update: update(9, 8) });
    expect([state.gap, linesReceived(state), state.update?.ply]).toEqual([true, 0, 2]);
    state = receive(state, { update: update(9, 0, [logEntry(0, "*", "x"), logEntry(8, "a", "y")]) });
    expect([state.gap, linesReceived(state), state.log.length]).toEqual([false, 9, 2]);
  });

  test("nothing is legal after a move was sent, off-line, or without a prompt", () => {
    let state = receive(open, { update: update(2, 0) });
    expect(legalNow(state)).toEqual(["quarry"]);
    expect(legalNow({ ...state, link: "lost" })).toEqual([]);
    state = markAnswered(state);
    expect(legalNow(state)).toEqual([]);
    expect(legalNow(receive(state, { refused: { why: "stale" } }))).toEqual([]);
    expect(legalNow(receive(state, { refused: { why: "trouble" } }))).toEqual(["quarry"]);
    expect(legalNow(receive(state, { refused: { why: "final" } }))).toEqual(["quarry"]);
    state = receive(state, { update: update(3, 2) });
    expect(legalNow(state)).toEqual(["quarry"]);
    expect(legalNow(receive(state, { update: update(4, 3, [], { prompt: null, legal: ["quarry"] }) }))).toEqual([]);
  });

  test("a move that cannot be taken back is a question to the player, not an error", () => {
    const state = markAnswered(receive(open, { update: update(2, 0) }));
    expect(receive(state, { refused: { why: "final" } }).refused).toBeNull();
    expect(receive(state, { refused: { why: "illegal" } }).refused).toEqual({ why: "illegal" });
  });

  test("an update without a change keeps the position, the reminder and the pending answer", () => {
    const clock = { seat: "a" as const, decision: 0, bank: 5000, runs: true, paused: null };
    let state = receive(open, { update: update(2, 0, [logEntry(1, "b", "x")], { view: { round: 1 } }) });
    state = receive(state, { nudged: { seat: "a", by: "Ann" } });
    const again = update(2, 2, [], { view: { round: 1 }, clocks: [clock] });
    const later = receive(state, { update: again });
    expect(later.update).toBe(state.update);
    expect(legalNow(later)).toBe(legalNow(state));
    expect(later.nudged).toBe(state.nudged);
    expect(later.log).toEqual(state.log);
    expect(legalNow(receive(markAnswered(state), { update: again }))).toEqual([]);
    for (const change of [{ ply: 3 }, { prompt: 7 }, { view: { round: 2 } }, { undo: true }, { legal: ["sail 1"] }]) {
      const changed = receive(markAnswered(state), { update: { ...again, ...change } });
      expect([changed.nudged, changed.answered], JSON.stringify(change)).toEqual([null, null]);
      expect(changed.update).toMatchObject(change);
    }
  });

  test("the moves of a decision are one list until they change", () => {
    const state = receive(open, { update: update(2, 0) });
    const moves = legalNow(state);
    // Another seat has answered in a simultaneous step.
    expect(legalNow(receive(state, { update: update(3, 2, [], { prompt: 2 }) }))).toBe(moves);
    expect(legalNow(receive(state, { update: update(3, 2) }))).not.toBe(moves);
    expect(legalNow(receive(state, { update: update(3, 2, [], { prompt: 2, legal: ["sail 1"] }) }))).toEqual(["sail 1"]);
  });

  test("a table is not over before its last move is shown", () => {
    const table = { status: "finished", seed: "secret" } as TableInfo;
    const state = receive(receive(open, { update: update(2, 0) }), { table });
    expect(tableNow(state)).toEqual({ status: "running", seed: null });
    const outcome = { score: [1], rank: [1] };
    expect(tableNow(receive(state, { update: update(3, 2, [], { outcome }) }))).toBe(table);
    expect(tableNow(receive(open, { table }))).toBe(table);
  });

  test("chat lines come once and in order", () => {
    const line = (number: number) => ({ number, author: "1", name: "A", seat: null, text: String(number), at: 0 });
    let state = receive(open, { chat: [line(0), line(1)] });
    state = receive(state, { chat: [line(1), line(2), line(0)] });
    expect(state.chat.map((one) => one.number)).toEqual([0, 1, 2]);
  });
});

describe("the log", () => {
  test("every entry has a stable key", () => {
    const rows = logRows([
      logEntry(2, "a", "stones-taken"),
      logEntry(3, "b", "ship-sailed"),
      logEntry(3, "b", "pyramid-built", false, "effect"),
      logEntry(4, "a", "x"),
    ]);
    expect(rows.map((row) => row.key)).toEqual(["2.0", "3.0", "3.1", "4.0"]);
    expect(rows.map((row) => row.kind)).toEqual(["action", "action", "effect", "action"]);
  });

  test("the last move is the last action that stands", () => {
    const effect = logEntry(1, "b", "z", false, "effect");
    expect(lastAction(logRows([logEntry(0, "a", "x"), logEntry(1, "b", "y"), effect]))?.key).toBe("1.0");
    expect(lastAction(logRows([logEntry(0, "a", "x"), logEntry(1, "b", "y", true)]))?.key).toBe("0.0");
    expect(lastAction([])).toBeNull();
  });

  test("an effect with nothing above it stands for itself", () => {
    const dealt = (line: number) => logEntry(line, "*", "card-dealt", false, "effect");
    expect(logRows([dealt(0), dealt(1)]).map((row) => row.kind)).toEqual(["action", "effect"]);
  });

  test("the set-up is one line until somebody decides; a few lines stand for themselves", () => {
    const dealt = (line: number, count: number) => Array.from({ length: count }, (_, nth) => logEntry(line + nth, "*", "card-dealt", false, "effect"));
    const began = logEntry(5, "*", "round-began", false, "chapter");
    const rows = logRows([...dealt(0, 5), began, ...dealt(6, 3), logEntry(9, "a", "x"), ...dealt(10, 4), logEntry(14, "b", "y")]);
    expect(rows.map(({ key, kind }) => `${kind} ${key}`)).toEqual([
      "fold fold 0.0",
      "chapter 5.0",
      "effect 6.0",
      "effect 7.0",
      "effect 8.0",
      "action 9.0",
      "fold fold 10.0",
      "action 14.0",
    ]);
    expect(rows.flatMap((row) => (row.kind === "fold" ? [[row.setup, row.rows.length]] : []))).toEqual([
      [true, 5],
      [false, 4],
    ]);
  });

  test("chance that concerns a seat, or was taken back, is not folded during the game", () => {
    const toSeat = (line: number): LogEntry => ({
      ...logEntry(line, "*", "card-drawn", false, "effect"),
      event: { type: "card-drawn", seat: "a" } as LogEntry["event"],
    });
    const undone = (line: number) => logEntry(line, "*", "card-dealt", true, "effect");
    const rows = logRows([logEntry(0, "a", "x"), ...[1, 2, 3, 4].map(toSeat), ...[5, 6, 7, 8].map(undone)]);
    expect(rows.some(({ kind }) => kind === "fold")).toBe(false);
    expect(logRows([1, 2, 3, 4].map(toSeat)).map(({ kind }) => kind)).toEqual(["fold"]);
  });
});
