// The film: where it begins, how much it shows, and when it opens by itself.
import { expect, test } from "vitest";
import type { ClockInfo, LogEntry, Pace } from "../src/protocol";
import { timeline } from "../src/replay/timeline";
import { opensItself, paysTime, reelStart, unseenSteps } from "../src/table/reel";

/** One line for each letter: who decided; `*` is chance. */
function game(text: string) {
  const entries = [...text].map((by, line) => ({ line, by, seat: by === "*" ? null : by, undone: false, kind: "action", rule: "", event: { type: "x" } }));
  return timeline(entries as unknown as LogEntry[]);
}

const start = (text: string, yours: string) => {
  const stops = game(text);
  return stops[reelStart(stops, [...yours])]?.ply;
};

test("the film begins with the viewer's last decision before those of the others", () => {
  expect(start("**aabbcc", "a")).toBe(4);
  expect(start("**aabbccaa", "a"), "their own turn has begun: the film still shows the others").toBe(4);
  expect(start("**abcabc*", "b")).toBe(7);
  expect(start("**bbcc", "a"), "without a decision of their own it begins after the set-up").toBe(2);
  expect(start("bbcc", "a")).toBe(0);
  expect(start("**", "a"), "nobody has decided anything").toBe(2);
  expect(start("**abab", "ab"), "all seats are theirs").toBe(6);
});

test("somebody who watches sees the last steps", () => {
  expect(start("**abababababab", "")).toBe(14 - 8);
  expect(start("ab", "")).toBe(0);
});

test("steps of others count until the viewer decides, and those that were seen do not", () => {
  const steps = (text: string, yours: string, seen = 0) => unseenSteps(game(text), [...yours], seen);
  expect(steps("**aabbcc", "a")).toBe(4);
  expect(steps("**aab*b*cc*", "a"), "chance decides nothing").toBe(4);
  expect(steps("**aabbcca", "a")).toBe(0);
  expect(steps("**aabbcc", "a", 6)).toBe(2);
  expect(steps("**bbcc", "a")).toBe(4);
});

const SLOW = { slow: { days: 2 } } as unknown as Pace;
const LIVE = { live: { bank: 600, decision: 30 } } as unknown as Pace;

test("it opens by itself in slow games after four steps, elsewhere if the setting says so", () => {
  expect([3, 4, 9].map((steps) => opensItself("slow", SLOW, steps))).toEqual([false, true, true]);
  expect([opensItself("slow", LIVE, 9), opensItself("slow", "none", 9)]).toEqual([false, false]);
  expect([opensItself("always", LIVE, 4), opensItself("always", "none", 4), opensItself("always", "none", 3)]).toEqual([true, true, false]);
  expect(opensItself("never", SLOW, 9)).toBe(false);
});

test("a live clock that runs keeps the film away", () => {
  const clocks = [
    { seat: "a", runs: true },
    { seat: "b", runs: false },
  ] as unknown as ClockInfo[];
  expect([paysTime(LIVE, clocks, ["a"]), paysTime(LIVE, clocks, ["b"]), paysTime(SLOW, clocks, ["a"]), paysTime(LIVE, [], ["a"])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
