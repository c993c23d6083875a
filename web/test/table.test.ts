import { describe, expect, test } from "vitest";
import type { LogEntry, Update } from "../src/protocol";
import { entries, lastCause } from "../src/table/entries";
import { answer, BEFORE, hear, legalNow, seen, type TableState } from "../src/table/state";

const told = (line: number, by: string, type: string, undone = false): LogEntry => ({ line, by, undone, event: { type }, rule: "turn" });

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
  outcome: null,
  ...more,
});

const open: TableState = { ...BEFORE, link: "open" };

describe("the state", () => {
  test("an update adds what happened since", () => {
    let state = hear(open, { update: update(2, 0, [told(0, "*", "x"), told(1, "a", "y")]) });
    state = hear(state, { update: update(3, 2, [told(2, "b", "z")]) });
    expect(state.told.map((one) => one.event.type)).toEqual(["x", "y", "z"]);
    expect(seen(state)).toBe(3);
  });

  test("what is told again replaces what was known: undone lines", () => {
    let state = hear(open, { update: update(2, 0, [told(0, "*", "x"), told(1, "a", "y")]) });
    state = hear(state, { update: update(3, 1, [told(1, "a", "y", true)]) });
    expect(state.told.map((one) => one.undone)).toEqual([false, true]);
  });

  test("a gap asks for everything", () => {
    let state = hear(open, { update: update(2, 0, [told(0, "*", "x")]) });
    state = hear(state, { update: update(9, 8) });
    expect([state.gap, seen(state), state.update?.ply]).toEqual([true, 0, 2]);
    state = hear(state, { update: update(9, 0, [told(0, "*", "x"), told(8, "a", "y")]) });
    expect([state.gap, seen(state), state.told.length]).toEqual([false, 9, 2]);
  });

  test("nothing is legal after a move was sent, off-line, or without a prompt", () => {
    let state = hear(open, { update: update(2, 0) });
    expect(legalNow(state)).toEqual(["quarry"]);
    expect(legalNow({ ...state, link: "lost" })).toEqual([]);
    state = answer(state);
    expect(legalNow(state)).toEqual([]);
    expect(legalNow(hear(state, { refused: { why: "stale" } }))).toEqual([]);
    expect(legalNow(hear(state, { refused: { why: "trouble" } }))).toEqual(["quarry"]);
    state = hear(state, { update: update(3, 2) });
    expect(legalNow(state)).toEqual(["quarry"]);
    expect(legalNow(hear(state, { update: update(4, 3, [], { prompt: null, legal: ["quarry"] }) }))).toEqual([]);
  });

  test("chat lines come once and in order", () => {
    const line = (number: number) => ({ number, name: "A", seat: null, text: String(number), at: 0 });
    let state = hear(open, { chat: [line(0), line(1)] });
    state = hear(state, { chat: [line(1), line(2), line(0)] });
    expect(state.chat.map((one) => one.number)).toEqual([0, 1, 2]);
  });
});

describe("the log", () => {
  test("effects hang below what caused them", () => {
    const list = entries([
      told(0, "*", "round-began"),
      told(0, "*", "ships-came"),
      told(1, "*", "card-dealt"),
      told(2, "a", "stones-taken"),
      told(3, "b", "ship-sailed"),
      told(3, "b", "pyramid-built"),
      told(3, "b", "pyramid-built"),
      told(4, "a", "card-taken"),
      told(5, "*", "card-drawn"),
      told(6, "b", "ship-sailed"),
      told(6, "b", "round-ended"),
      told(6, "b", "temple-rewarded"),
    ]);
    expect(list.map((entry) => entry.kind)).toEqual([
      "head",
      "effect",
      "effect",
      "cause",
      "cause",
      "effect",
      "effect",
      "cause",
      "effect",
      "cause",
      "head",
      "effect",
    ]);
    expect(list.map((entry) => entry.key).slice(4, 7)).toEqual(["3.0", "3.1", "3.2"]);
    expect(lastCause(list)?.key).toBe("6.0");
  });

  test("of those who chose at once each bears the own mark, not the mark of whoever came last", () => {
    const chosen = (type: string, seat: string) => ({ ...told(4, "c", type), event: { type, seat } });
    const list = entries([
      told(3, "a", "battle-began"),
      chosen("bid-revealed", "a"),
      chosen("followers-paid", "a"),
      chosen("bid-revealed", "b"),
      chosen("figure-killed", "b"),
      told(5, "c", "warrior-trapped"),
    ]);
    expect(list.map(({ kind, seat }) => [kind, seat])).toEqual([
      ["cause", "a"],
      ["cause", "a"],
      ["effect", null],
      ["cause", "b"],
      ["effect", null],
      ["cause", "c"],
    ]);
  });

  test("what chance turns up is nobody's deed", () => {
    const turned = { ...told(1, "*", "jar-revealed"), event: { type: "jar-revealed", seat: "a" } };
    expect(entries([told(0, "a", "x"), turned]).map(({ kind, seat }) => [kind, seat])).toEqual([
      ["cause", "a"],
      ["effect", null],
    ]);
  });

  test("what was undone is not the last move", () => {
    const list = entries([told(0, "a", "x"), told(1, "b", "y", true)]);
    expect(lastCause(list)?.key).toBe("0.0");
    expect(lastCause([])).toBeNull();
  });

  test("chance may come first", () => {
    expect(entries([told(0, "*", "card-dealt"), told(1, "*", "card-dealt")]).map((entry) => entry.kind)).toEqual(["cause", "effect"]);
  });
});
