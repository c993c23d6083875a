// The analysis of a replay: how its lines are gathered, where its marks stand, and what its chart shows.
import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { ApiError } from "../src/api";
import { route as ankhRoute } from "../src/games/ankh/places";
import { route as egiziaRoute } from "../src/games/egizia/places";
import { route as imhotepRoute } from "../src/games/imhotep/places";
import { route as pharaonRoute } from "../src/games/pharaon/places";
import type { AnalysisNews, Decision, LineAnalysis, LogEntry, Mark, TableInfo, WhatIf } from "../src/protocol";
import { timeline } from "../src/replay/timeline";
import { arrowsOf } from "../src/review/arrows";
import { DrawLuck, Luck } from "../src/review/Luck";
import { decisionAt, logMarks, luckAt, marksOf, nextMistake, OnBoard, roomyMarks } from "../src/review/marks";
import { pointAt, pointsOf } from "../src/review/ReviewChart";
import { isRunning } from "../src/review/ReviewPanel";
import { pageOfLine } from "../src/review/useExpectedLine";
import { follow, joined, NOTHING } from "../src/review/useReview";
import { GameWords } from "../src/words";
import { textsOf } from "./texts";

const LOG = [..."*ab*ab"].map(
  (by, line) => ({ line, by, seat: by === "*" ? null : by, undone: line === 2, kind: "action", rule: "", event: { type: "x" } }) as unknown as LogEntry,
);
const STOPS = timeline(LOG);

function decision(line: number, seat: "a" | "b", mark: Mark | null, win = 0.5): LineAnalysis {
  const before = { win: [win, 1 - win], points: [40, 30] };
  return { line, before, kind: { decision: { seat, moves: [], played: 0, loss_win: 0, loss_points: 0, mark, expected: [] } } };
}

const chance = (line: number, win: number): LineAnalysis => ({
  line,
  before: { win: [win, 1 - win], points: [40, 30] },
  kind: { chance: { luck: { win: [0, 0], points: [0, 0] } } },
});

const lines = (...all: LineAnalysis[]) => new Map(all.map((one) => [one.line, one]));

test("marks stand at the stop that a decision led to, and in the log at its line", () => {
  const known = lines(decision(1, "a", "blunder"), chance(3, 0.4), decision(4, "a", "good"), decision(5, "b", "inaccuracy"));
  expect(STOPS.map(({ ply }) => ply)).toEqual([0, 1, 2, 4, 5, 6]);
  const marks = marksOf(known, STOPS);
  expect([...marks]).toEqual([
    [2, "blunder"],
    [4, "good"],
    [5, "inaccuracy"],
  ]);
  expect(decisionAt(known, STOPS[3])).toBeNull();
  expect([...logMarks(marks, STOPS).keys()].map(({ line }) => line)).toEqual([1, 4, 5]);
  expect([0, 2, 4, 5].map((at) => nextMistake(marks, at))).toEqual([2, 5, 5, 2]);
  expect(nextMistake(new Map([[3, "good"]]), 0)).toBeNull();
});

test("a draw has its luck for each seat, in chances and in points", () => {
  const known = lines(decision(1, "a", null), { ...chance(3, 0.4), kind: { chance: { luck: { win: [0.123, -0.123], points: [-1.25, 0.04] } } } });
  expect(luckAt(known, STOPS[2]), "a decision").toBeNull();
  expect(luckAt(known, STOPS[0]), "the beginning").toBeNull();
  const luck = luckAt(known, STOPS[3]);
  if (!luck) throw new Error("the draw has no luck");
  const words = new GameWords(textsOf("en"), "imhotep", { a: "Ann", b: "Bob" });
  const html = render(h(DrawLuck, { words, seats: ["a", "b"], luck }));
  const rows = [...html.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([row]) => row.replace(/<svg.*?<\/svg>/g, "").replace(/<[^>]*>/g, " "));
  expect(rows.map((row) => row.replace(/\s+/g, " ").trim())).toEqual(["Ann +12% −1.2", "Bob −12% 0"]);
  expect(html).toContain(words.texts.text("review-draw-about"));
  expect([...html.matchAll(/class="bad"/g)], "a change that is written as 0 is not red").toHaveLength(2);
});

test("luck and decisions are summed up with the marks of each seat, and by what they are judged", () => {
  const words = new GameWords(textsOf("en"), "imhotep", { a: "Ann", b: "Bob" });
  const rest = { luck_points: 0, loss_points: 0, blunders: 1, mistakes: 2, inaccuracies: 3 };
  const summary = [
    { ...rest, seat: "a" as const, luck_win: -0.004, loss_win: 0.25, good: 4 },
    { ...rest, seat: "b" as const, luck_win: 0.1, loss_win: 0.004, good: 1 },
  ];
  const html = (knowledge: "seat" | "open") => render(h(Luck, { words, mode: "win", summary, knowledge }));
  const rows = [...html("seat").matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([row]) => row);
  const seen = rows.map((row) => row.replace(/<span class="unseen">.*?<\/span>|<svg.*?<\/svg>/g, "").replace(/<[^>]*>/g, " "));
  expect(seen.map((row) => row.replace(/\s+/g, " ").trim())).toEqual(["Ann 4 ! 1 ?? 2 ? 3 ?! 0% −25%", "Bob 1 ! 1 ?? 2 ? 3 ?! +10% 0%"]);
  expect(html("seat")).toContain("1 good move<");
  expect([...html("seat").matchAll(/class="bad"/g)], "what is written as 0 is not red").toHaveLength(1);
  expect(html("seat")).toContain("decisions by what the player knew");
  expect(html("open")).not.toContain("decisions by what the player knew");
});

test("it is told whether the board shows the position before or after the move", () => {
  const words = new GameWords(textsOf("en"), "imhotep", { a: "Ann", b: "Bob" });
  const stops = timeline(LOG, [
    { ply: 0, round: 1 },
    { ply: 2, round: 2 },
  ]);
  const told = (shows: "before" | "after" | "expected") => {
    const roundName = (round: number) => `Round ${round}`;
    const html = render(h(OnBoard, { words, texts: words.texts, shows, stops, at: 2, roundName }));
    return html
      .replace(/<svg.*?<\/svg>|<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  };
  // The second round begins after this move.
  expect(told("before")).toBe("Ann to move Round 1, before move 2");
  expect(told("after")).toBe("Round 2, after move 2");
  expect(told("expected")).toBe("Round 2, expected, not played");
});

test("a game that was ended early is over, and so is one without a table", () => {
  expect(isRunning({ id: "k3j", status: "running" })).toBe(true);
  expect(isRunning({ id: "k3j", status: "finished" })).toBe(false);
  expect(isRunning({ id: "", status: "running" })).toBe(false);
});

test("the chart has one point for each stop, wherever lines are done", () => {
  const known = lines(decision(5, "b", null, 0.7), chance(0, 0.5), decision(1, "a", null, 0.6));
  const points = pointsOf(known, STOPS, "win", 2);
  expect(points.map(({ stop, values }) => [stop, values[0]])).toEqual([
    [0, 0.5],
    [1, 0.6],
    [4, 0.7],
  ]);
  expect(pointAt(points, 3)?.values).toEqual([0.6, 0.4]);
  expect(pointAt([], 3)).toBeNull();
  expect(pointsOf(known, STOPS, "points", 2)[0]?.values).toEqual([40, 30]);
});

function news(done: number, more: Partial<AnalysisNews> = {}): AnalysisNews {
  return {
    id: "one",
    total: 3,
    done,
    seat: null,
    thresholds: { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 },
    lines: [chance(done - 1, 0.5)],
    summary: null,
    ...more,
  };
}

test("an analysis is followed to its end, over failures and a server that has forgotten it", async () => {
  const told: [number, boolean][] = [];
  const seen: number[] = [];
  let asked = 0;
  let pauses = 0;
  const answers: (() => AnalysisNews)[] = [
    () => news(2),
    () => {
      throw new ApiError("offline");
    },
    () => {
      throw new ApiError("not-found");
    },
    () => news(3, { id: "two", summary: [] }),
  ];
  let found = NOTHING;
  await follow({
    ask: async () => {
      asked += 1;
      return news(asked);
    },
    look: async (_, done) => {
      seen.push(done);
      return (answers.shift() ?? (() => news(3)))();
    },
    isWanted: () => true,
    tell: (one, whole) => {
      told.push([one.done, whole]);
      found = joined(whole ? NOTHING : found, one);
    },
    pause: async () => {
      pauses += 1;
    },
    waitItsTurn: async () => undefined,
  });
  expect(told).toEqual([
    [1, true],
    [2, false],
    [2, true],
    [3, false],
  ]);
  expect([asked, pauses, seen]).toEqual([2, 1, [1, 2, 2, 2]]);
  expect([...found.lines.keys()]).toEqual([1, 2]);
  expect(found.summary).toEqual([]);
});

test("a refusal ends it, and so does leaving", async () => {
  const refuse = async (): Promise<AnalysisNews> => {
    throw new ApiError("not-over");
  };
  const rest = { tell: () => undefined, pause: async () => undefined, waitItsTurn: async () => undefined };
  await expect(follow({ ...rest, ask: refuse, look: refuse, isWanted: () => true })).rejects.toThrow("not-over");
  let left = 3;
  await follow({
    ...rest,
    ask: async () => news(1),
    look: async () => news(1),
    isWanted: () => {
      left -= 1;
      return left > 0;
    },
  });
  expect(left).toBe(0);
  const down = async (): Promise<AnalysisNews> => {
    throw new ApiError("offline");
  };
  await expect(follow({ ...rest, ask: down, look: down, isWanted: () => true })).rejects.toThrow("offline");
});

test("an analysis waits its turn as long as somebody looks, at its beginning and in between", async () => {
  const busy = () => new ApiError("too-many-analyses");
  const asked: string[] = [];
  let refusals = 12;
  let left = false;
  const answer = async (what: string, one: AnalysisNews): Promise<AnalysisNews> => {
    asked.push(what);
    refusals -= 1;
    if (refusals >= 0) throw busy();
    refusals = 12;
    return one;
  };
  let turns = 0;
  const following = {
    ask: () => answer("ask", news(1)),
    look: (id: string, seen: number) => answer(`${id} ${seen}`, news(3, { summary: [] })),
    isWanted: () => !left,
    tell: () => undefined,
    pause: async () => undefined,
    waitItsTurn: async () => {
      turns += 1;
    },
  };
  await follow(following);
  expect([turns, new Set(asked)]).toEqual([24, new Set(["ask", "one 1"])]);
  // Nobody looks any more: it ends without a word.
  const waitItsTurn = async () => {
    left = true;
  };
  await follow({ ...following, waitItsTurn });
  expect(asked).toHaveLength(27);
});

test("marks that would overlap give way to graver ones, and all to that of the shown stop", () => {
  const marks = new Map<number, Mark>([
    [1, "inaccuracy"],
    [2, "blunder"],
    [3, "mistake"],
    [9, "good"],
  ]);
  const shown = (at: number, pixels: number) => roomyMarks(marks, at, pixels).map(([index]) => index);
  expect(shown(0, 20).sort()).toEqual([1, 2, 3, 9]);
  expect(shown(0, 10)).toEqual([2, 9]);
  expect(shown(1, 10)).toEqual([1, 3, 9]);
  expect(shown(0, 0)).toEqual([2]);
});

test("moves with a way become arrows, the best one last; what was played is dashed, and red if it was wrong", () => {
  const move = (move: string) => ({ move }) as Decision["moves"][number];
  const decision = {
    seat: "a",
    moves: [move("sail 2"), move("quarry"), move("sail 1")],
    played: 2,
    mark: null,
    expected: [
      { actor: "a", move: "sail 2" },
      { actor: "a", move: "to temple" },
    ],
  } as unknown as Decision;
  // Only what is expected after the best move tells where a ship goes.
  expect(arrowsOf({ route: imhotepRoute as never }, { under_way: null }, decision)).toEqual([
    { shape: { arrow: { from: "ship-2", to: "temple" } }, rank: 1, dashed: false, wrong: false },
  ]);
  const sites = { ...decision, moves: [move("to temple"), move("to market")], played: 1, mark: "mistake", expected: [] } as unknown as Decision;
  expect(arrowsOf({ route: imhotepRoute as never }, { under_way: { ship: 3 } }, sites)).toEqual([
    { shape: { arrow: { from: "ship-3", to: "market" } }, rank: 2, dashed: true, wrong: true },
    { shape: { arrow: { from: "ship-3", to: "temple" } }, rank: 1, dashed: false, wrong: false },
  ]);
  expect(arrowsOf({}, {}, sites)).toEqual([]);
});

test("moves about one place become rings, one for each place", () => {
  const move = (move: string) => ({ move }) as Decision["moves"][number];
  const decision = {
    seat: "a",
    moves: [move("ship 9"), move("double 9"), move("pass"), move("ship 4")],
    played: 3,
    mark: null,
    expected: [],
  } as unknown as Decision;
  expect(arrowsOf({ route: egiziaRoute as never }, {}, decision)).toEqual([
    { shape: { circle: { place: "space-4" } }, rank: 4, dashed: true, wrong: false },
    { shape: { circle: { place: "space-9" } }, rank: 1, dashed: false, wrong: false },
  ]);
  const places = ["noble 2", "noble deck", "artisan 4", "pair 1", "tomb", "nile 3", "jar 12", "pay red"].map((one) => pharaonRoute({} as never, [one]));
  expect(places).toEqual([["noble-place-2"], null, ["artisan-place-4"], ["pair-1"], ["zone-tomb"], ["zone-nile"], null, null]);
  expect(imhotepRoute({} as never, ["load 2-1"])).toEqual(["ship-2-1"]);
});

test("figures of Ankh go from hex to hex", () => {
  const open = { figure: "e4", target: "f5" };
  const way = (...moves: string[]) => ankhRoute({ open } as never, moves);
  expect(way("from c3", "to c4")).toEqual(["hex-c3", "hex-c4"]);
  expect(way("from c3", "done")).toBeNull();
  expect(way("to e5")).toEqual(["hex-e4", "hex-e5"]);
  expect(way("push f6")).toEqual(["hex-f5", "hex-f6"]);
  expect(way("at d4")).toEqual(["hex-d4"]);
  expect(way("gain")).toBeNull();
});

test("an expected line is played on where somebody may play on", () => {
  const line: WhatIf = { ply: 4, viewpoint: "open", seed: 0, moves: ["b sail 2"], bots: null };
  const table = (status: string) => ({ id: "abc", status, seats: [], yours: [], conduct: { what_if: false } }) as unknown as TableInfo;
  expect(pageOfLine({ from: { record: "game imhotep" } }, table("running"), line)).toMatch(/^\/whatif\?.*moves=b\+sail\+2/);
  expect(pageOfLine({ from: { table: "abc" } }, table("finished"), line)).toMatch(/^\/whatif\/abc\?ply=4&/);
  expect(pageOfLine({ from: { table: "abc" } }, table("running"), line)).toBeNull();
  expect(pageOfLine({ from: null }, table("finished"), line), "a study").toBeNull();
});
