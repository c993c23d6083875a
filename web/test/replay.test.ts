// The stops of a replay, and the steps between them.
import { expect, test } from "vitest";
import type { LogEntry } from "../src/protocol";
import { tick } from "../src/replay/ReplayLine";
import { played, roundSpans, stepped, stopAt, timeline } from "../src/replay/timeline";

/** One entry for each word: the line, who decided, and `!` for a part of the game. */
function log(text: string): LogEntry[] {
  return text.split(" ").map((word, index) => {
    const by = word[0] ?? "*";
    const kind = word.includes("!") ? "chapter" : "action";
    return { line: index, by, seat: by === "*" ? null : by, undone: word.includes("-"), kind, rule: "", event: { type: "x" } } as unknown as LogEntry;
  });
}

const GAME = timeline(log("*! a a- a b *! b c c"));

test("a stop is a line that stands, and turns begin where somebody else decides", () => {
  expect(GAME.map(({ ply }) => ply)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9]);
  expect(GAME.filter(({ turn }) => turn).map(({ ply }) => ply)).toEqual([2, 5, 8]);
  expect(GAME.filter(({ chapter }) => chapter).map(({ ply }) => ply)).toEqual([1, 6]);
});

test("ticks are taller where a turn begins, and tallest where a part of the game does", () => {
  const game = timeline(log("a a b * *!"));
  const [first, second, other, draw, chapter] = game.slice(1).map((stop) => tick(stop).height);
  expect(other).toBe(first);
  const heights = [draw, second, first, chapter];
  expect(heights).toEqual([...new Set(heights)].sort((one = 0, other = 0) => one - other));
});

test("steps by line, decision and turn, forward and back, end at the ends", () => {
  const walk = (unit: Parameters<typeof stepped>[3], by: 1 | -1) => {
    const seen: number[] = [];
    for (let at = by > 0 ? 0 : GAME.length - 1; at !== (by > 0 ? GAME.length - 1 : 0); ) {
      at = stepped(GAME, at, by, unit);
      seen.push(GAME[at]?.ply ?? -1);
    }
    return seen;
  };
  expect(walk("line", 1)).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  expect(walk("decision", 1)).toEqual([2, 4, 5, 7, 8, 9]);
  expect(walk("turn", 1)).toEqual([4, 7, 9]);
  expect(walk("turn", -1)).toEqual([7, 4, 0]);
  expect(walk("line", -1)).toHaveLength(8);
  expect(stepped(GAME, 8, 1, "turn")).toBe(8);
  expect(stepped(GAME, 0, -1, "line")).toBe(0);
});

test("a game without lines has its beginning", () => {
  const empty = timeline([]);
  expect(empty).toHaveLength(1);
  expect([stepped(empty, 0, 1, "line"), stepped(empty, 0, -1, "turn"), stopAt(empty, 99)]).toEqual([0, 0, 0]);
});

test("an address between two stops means the one before it", () => {
  expect([0, 3, 4, 1000].map((ply) => GAME[stopAt(GAME, ply)]?.ply)).toEqual([0, 2, 4, 9]);
});

test("what matters is shown longer", () => {
  const [, chapter, decision] = GAME;
  expect(chapter && decision && chapter.hold > decision.hold).toBe(true);
  const entry = (kind: string, line: number) => ({ line, by: "a", seat: "a", undone: false, kind, rule: "", event: { type: "x" } }) as unknown as LogEntry;
  const [, plain, rich] = timeline([entry("action", 0), entry("action", 1), entry("effect", 1), entry("effect", 1)]);
  expect((rich?.hold ?? 0) - (plain?.hold ?? 0), "the second decision of a seat is shorter, each effect adds to it").toBe(400 - 700 + 2 * 180);
});

test("rounds are spans of stops, and steps by round arrive where one begins", () => {
  // A choice that led to the next round was taken back.
  const starts = [
    [0, 1],
    [3, 2],
    [4, 1],
    [6, 2],
    [8, 3],
  ] as const;
  const game = timeline(
    log("*! a b- a b *! b c c"),
    starts.map(([ply, round]) => ({ ply, round })),
  );
  expect(roundSpans(game).map(({ round, stops }) => [round, stops])).toEqual([
    [1, 5],
    [2, 2],
    [3, 2],
  ]);
  const by = (from: number, way: 1 | -1) => game[stepped(game, from, way, "round")]?.ply;
  expect([by(3, 1), by(6, -1), by(6, 1), by(8, 1), by(5, -1)]).toEqual([6, 6, 8, 9, 0]);
});

test("at the highest speed only decisions and parts of the game are shown", () => {
  const game = timeline(log("a * * b * *! c *"));
  const plays = (speed: 1 | 2 | 4) => {
    const seen: number[] = [];
    for (let at = 0; at < game.length - 1; ) {
      at = played(game, at, "line", speed);
      seen.push(game[at]?.ply ?? -1);
    }
    return seen;
  };
  expect(plays(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(plays(4)).toEqual([1, 4, 6, 7, 8]);
});
