// The film: where it begins, how much it shows, and when it opens by itself.
import { expect, test } from "vitest";
import type { ClockInfo, LogEntry, Pace, TableInfo } from "../src/protocol";
import { timeline } from "../src/replay/timeline";
import { opensItself, paysTime, reelStart, unseenStart } from "../src/table/reel";

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

test("it begins where the viewer has not seen what others did since their own decision", () => {
  const begin = (text: string, yours: string, seen = 0) => {
    const stops = game(text);
    const start = unseenStart(stops, [...yours], seen);
    return start === null ? null : stops[start]?.ply;
  };
  expect(begin("**aabbcc", "a"), "nothing was seen on this page").toBe(4);
  expect(begin("**aabbcc", "a", 6), "the steps before were seen").toBe(6);
  expect(begin("**aab", "a", 4), "one step is enough").toBe(4);
  expect(begin("**aa*b", "a", 4), "a draw before it is new, too").toBe(4);
  expect(begin("**aabbcc", "a", 2), "it is about the time since the last turn").toBe(4);
  expect(begin("**aabbcc", "a", 8), "everything was seen").toBeNull();
  expect(begin("**aabb*", "a", 6), "chance decides nothing").toBeNull();
  expect(begin("**aabbcca", "a"), "the viewer has decided since").toBeNull();
  expect(begin("**bbcc", "a")).toBe(2);
});

const SLOW = { slow: { days: 2 } } as unknown as Pace;
const LIVE = { live: { bank: 600, decision: 30 } } as unknown as Pace;

/** A table with one seat for each letter: `a` is the viewer, `p` another person, `b` a bot, and `o` is open. */
function table(pace: Pace, seats: string) {
  const occupants = [...seats].map((who, index) => ({ seat: "abcde"[index], bot: who === "b" ? "random" : null, open: who === "o" }));
  return { conduct: { pace }, yours: ["a"], seats: occupants } as unknown as TableInfo;
}

test("it opens by itself where people come back after a while, elsewhere if the setting says so", () => {
  const opens = (pace: Pace, seats: string) => opensItself("slow", table(pace, seats));
  expect([opens(SLOW, "ap"), opens(SLOW, "ab"), opens("none", "ap"), opens("none", "abp")]).toEqual([true, true, true, true]);
  expect([opens("none", "abb"), opens("none", "abo"), opens(LIVE, "ap")], "nobody was away").toEqual([false, false, false]);
  for (const pace of [SLOW, LIVE, "none" as Pace])
    expect([opensItself("always", table(pace, "ab")), opensItself("never", table(pace, "ap"))]).toEqual([true, false]);
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
