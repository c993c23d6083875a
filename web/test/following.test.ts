// The pieces that others have moved since the viewer decided last.
import { describe, expect, test } from "vitest";
import type { EntryKind, LogEntry, TableInfo, Update } from "../src/protocol";
import { changeBy } from "../src/table/pacing";
import { linesToRetrace } from "../src/table/retrace";
import { type Change, following, followsFrom, forgetViews, nextStep, noteChange, notePast, retrace, tracesOf } from "../src/ui/following";

interface View {
  pieces: readonly string[];
}

/** A game in which each view adds a piece, or moves it again. */
function game() {
  forgetViews();
  const follow = following((before: { pieces: readonly string[]; moved: ReadonlySet<string> } | null, { pieces }: View) => ({
    pieces,
    moved: new Set(before ? pieces.slice(before.pieces.length) : []),
  }));
  let pieces: readonly string[] = [];
  const first: View = { pieces };
  noteChange(first, { by: null, own: true, watching: false });
  follow(first);
  return {
    follow,
    /** Adds a piece; returns the view after it. */
    add(id: string, by: string | null, more: Partial<Change> = {}): View {
      pieces = [...pieces, id];
      const view = { pieces };
      noteChange(view, { by, own: false, watching: false, ...more });
      return view;
    },
  };
}

const traces = (view: View) => Object.fromEntries(tracesOf(view));

describe("traces", () => {
  test("hold what others brought, apart from the last change, until the viewer decides", () => {
    const { add } = game();
    const [one, two, three] = [add("x", "b"), add("y", "c"), add("z", "c")];
    expect([one, two, three].map(traces)).toEqual([{}, { x: "b" }, { x: "b", y: "c" }]);
    const own = add("mine", "a", { own: true });
    expect(traces(own)).toEqual({});
    expect(traces(add("v", "b"))).toEqual({});
    expect(traces(add("w", "c"))).toEqual({ v: "b" });
  });

  test("a piece that moves again has the colour of the seat that moved it last", () => {
    const { add } = game();
    add("stone", "b");
    add("stone", "c");
    expect(traces(add("other", "d"))).toEqual({ stone: "c" });
  });

  test("somebody who watches sees the last turn of each seat", () => {
    const { add } = game();
    const watching = { watching: true };
    add("a1", "a", watching);
    add("a2", "a", watching);
    add("b1", "b", watching);
    expect(traces(add("c1", "c", watching))).toEqual({ a1: "a", a2: "a", b1: "b" });
    expect(traces(add("a3", "a", watching))).toEqual({ b1: "b", c1: "c" });
  });

  test("views that are skipped leave their traces", () => {
    const { add, follow } = game();
    add("x", "b");
    add("y", "c");
    const last = add("z", "d");
    follow(last);
    expect(traces(last)).toEqual({ x: "b", y: "c" });
  });

  test("a step through the past moves its pieces, a jump does not", () => {
    const { add, follow } = game();
    const now = add("x", "b");
    const [one, two] = [{ pieces: ["p"] }, { pieces: ["p", "q"] }];
    for (const view of [one, two]) notePast(view);
    const step = nextStep(two, one);
    expect([...follow(step).moved]).toEqual(["q"]);
    expect(follow(two).moved.size).toBe(0);
    expect([followsFrom(step, one), followsFrom(two, one), followsFrom(one, now), followsFrom(add("y", "c"), now)]).toEqual([true, false, false, true]);
    expect([...follow(add("z", "c")).moved]).toEqual(["z"]);
  });

  test("a view of the past changes nothing in the present", () => {
    const { add, follow } = game();
    add("x", "b");
    const before = { pieces: [] };
    notePast(before);
    expect(follow(before).moved.size).toBe(0);
    const now = add("y", "c");
    expect([...follow(now).moved]).toEqual(["y"]);
    expect(traces(now)).toEqual({ x: "b" });
    expect(traces(before)).toEqual({});
  });
});

test("what happened before the page was opened is retraced", () => {
  const { follow } = game();
  const present: View = { pieces: ["x", "y", "z"] };
  noteChange(present, { by: "c", own: true, watching: false });
  follow(present);
  expect(traces(present)).toEqual({});
  const change = (by: string) => ({ by, own: false, watching: false });
  retrace({ pieces: [] }, [
    { view: { pieces: ["x"] }, change: change("b") },
    { view: { pieces: ["x", "y"] }, change: change("c") },
    { view: present, change: change("c") },
  ]);
  expect([...follow(present).moved]).toEqual(["z"]);
  expect(traces(present)).toEqual({ x: "b", y: "c" });
});

test("the lines since the viewer's last decision are retraced, for somebody who watches the last few", () => {
  const log = Array.from({ length: 40 }, (_, line) => ({ line, by: "abcd"[line % 4], undone: line === 37 }) as LogEntry);
  expect(linesToRetrace(log, ["c"]).map(({ line }) => line)).toEqual([39]);
  expect(linesToRetrace(log, ["a"]).map(({ line }) => line)).toEqual([38, 39]);
  expect(linesToRetrace(log, ["e"])).toEqual([]);
  expect(linesToRetrace(log, [])).toHaveLength(8);
});

test("an update tells who decided, and whether the viewer did", () => {
  const entry = (line: number, by: string, kind: EntryKind = "action"): LogEntry => ({
    line,
    by,
    undone: false,
    kind,
    seat: null,
    event: { type: "x" },
    rule: "turn",
  });
  const update = (ply: number, events: LogEntry[]) => ({ ply, events }) as unknown as Update;
  const state = (yours: string[], ply: number | null) => ({ table: { yours } as unknown as TableInfo, update: ply === null ? null : update(ply, []) });
  expect(changeBy(update(3, [entry(1, "a"), entry(2, "b"), entry(2, "*")]), state(["a"], 2))).toEqual({ by: "b", own: false, watching: false });
  expect(changeBy(update(3, [entry(1, "a"), entry(2, "b")]), state(["a"], 1))).toEqual({ by: "b", own: true, watching: false });
  expect(changeBy(update(3, [entry(2, "*")]), state([], 2))).toEqual({ by: null, own: false, watching: true });
  expect(changeBy(update(3, [entry(2, "b")]), state(["a"], null)).own).toBe(true);
});
