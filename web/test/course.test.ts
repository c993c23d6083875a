// The course of a game: stops of the chart, the turning point, the records.
import { expect, test } from "vitest";
import type { LogEntry } from "../src/protocol";
import { labelPlaces, niceStep } from "../src/table/end/Chart";
import {
  actionAt,
  bestMove,
  bestStage,
  type Course,
  largestLead,
  longestLead,
  missingPlies,
  stageAt,
  stagesOf,
  stopsOf,
  turningPoint,
} from "../src/table/end/course";

function entry(line: number, kind: LogEntry["kind"], event: { type: string; [field: string]: unknown }, undone = false): LogEntry {
  return { line, by: "a", undone, kind, seat: kind === "action" ? "a" : null, event, rule: "" };
}

const began = (line: number, round: number, undone = false) => entry(line, "chapter", { type: "round-began", round }, undone);

test("the stages are the rounds, or what the game calls so", () => {
  const log = [
    began(0, 1),
    entry(4, "chapter", { type: "round-ended", round: 1 }),
    began(5, 2, true),
    began(7, 2),
    entry(9, "chapter", { type: "game-ended" }),
  ];
  expect(stagesOf(log)).toEqual([
    { number: 1, line: 0 },
    { number: 2, line: 7 },
  ]);
  expect(stagesOf(log, ({ event }) => (event.type === "game-ended" ? 1 : null))).toEqual([{ number: 1, line: 9 }]);
});

test("the chart stops at the beginning, after each stage, and at the end", () => {
  const stages = [
    { number: 1, line: 0 },
    { number: 2, line: 7 },
  ];
  expect(stopsOf(stages, 20)).toEqual([
    { ply: 1, stage: 0 },
    { ply: 8, stage: 1 },
    { ply: 19, stage: 2 },
    { ply: 20, stage: null },
  ]);
  expect(
    stopsOf([...stages, { number: 3, line: 19 }], 20).map(({ ply }) => ply),
    "a stage that begins with the last line",
  ).toEqual([1, 8, 19, 20]);
  expect(stopsOf([], 5)).toEqual([{ ply: 5, stage: null }]);
});

/** Scores by ply: seat 1 wins; it takes the lead for good with line 6. */
const ALL: readonly (readonly number[])[] = [
  [0, 0],
  [2, 0],
  [2, 1],
  [3, 1],
  [3, 4],
  [5, 4],
  [5, 5],
  [5, 9],
  [6, 9],
  [6, 11],
  [20, 30],
];

function known(...plies: number[]): Course {
  return new Map(plies.map((ply) => [ply, ALL[ply] ?? []]));
}

/** Asks for what is missing until nothing is. */
function complete(course: Course, winner: number, end: number): { course: Course; requests: number } {
  let [now, requests] = [course, 0];
  for (let plies = missingPlies(now, [winner], 0, end); plies.length > 0; plies = missingPlies(now, [winner], 0, end)) {
    now = new Map([...now, ...known(...plies)]);
    requests += 1;
    if (requests > 10) throw new Error("it never ends");
  }
  return { course: now, requests };
}

test("the game turns with the line after which the winner led for good", () => {
  const { course } = complete(known(0, 5, 9, 10), 1, 10);
  expect(turningPoint(course, [1], 0)).toEqual({ line: 6, before: [5, 5], after: [5, 9] });
  expect(turningPoint(known(0, 5, 9, 10), [1], 0), "unknown while the line is").toBeNull();
});

test("where the winner always led, the game turns with the largest rise of the lead", () => {
  const course: Course = new Map([
    [1, [0, 1]],
    [2, [0, 2]],
    [3, [0, 9]],
    [4, [3, 11]],
  ]);
  expect(turningPoint(course, [1], 2)?.line).toBe(2);
  const behind: Course = new Map([
    [1, [0, 0]],
    [2, [5, 5]],
  ]);
  expect(turningPoint(behind, [1], 0), "a tie that nothing led to").toBeNull();
  expect(
    turningPoint(
      new Map([
        [1, [3]],
        [2, [5]],
      ]),
      [0],
      0,
    ),
    "nobody to lead",
  ).toBeNull();
});

test("winners who share their victory take the lead together", () => {
  const course: Course = new Map([
    [1, [0, 0, 0]],
    [2, [1, 2, 4]],
    [3, [5, 2, 4]],
    [4, [9, 9, 8]],
  ]);
  expect(turningPoint(course, [0, 1], 0)?.line).toBe(2);
  expect(turningPoint(course, [0, 1, 2], 0), "nobody else is there").toBeNull();
  expect(turningPoint(course, [], 0)).toBeNull();
});

test("the biggest gain from one move, without the final count", () => {
  const { course } = complete(known(0, 5, 9, 10), 1, 10);
  expect(bestMove(course, 1, 10)).toMatchObject({ line: 6, gain: 4 });
  expect(bestMove(course, 0, 10)).toMatchObject({ gain: 2 });
  expect(bestMove(known(0, 9), 1, 10), "a longer stretch might hide a better one").toBeNull();
});

test("never more views than the server sends at once, and few requests", () => {
  const long: Course = new Map(Array.from({ length: 50 }, (_, index) => [index * 10, [index * 3, index * 2]]));
  expect(missingPlies(long, [0], 0, 491).length).toBeLessThanOrEqual(40);
  expect(complete(known(0, 10), 1, 10).requests).toBeLessThanOrEqual(3);
});

test("records of stages", () => {
  const stops = [
    { ply: 0, stage: 0 },
    { ply: 4, stage: 1 },
    { ply: 8, stage: 2 },
    { ply: 9, stage: 3 },
    { ply: 10, stage: null },
  ];
  const course = known(0, 4, 8, 9, 10);
  expect(bestStage(course, stops)).toEqual({ seat: 1, stage: 2, gain: 5 });
  expect(longestLead(course, stops)).toEqual({ seat: 1, count: 3 });
  expect(largestLead(course)).toEqual({ seat: 1, points: 10 });
});

test("a line belongs to the last action that was not undone, and to its stage", () => {
  const log = [began(0, 1), entry(1, "action", { type: "one" }), entry(2, "action", { type: "two" }, true), entry(3, "effect", { type: "three" })];
  expect(actionAt(log, 3)?.event.type).toBe("one");
  expect(actionAt([...log, entry(3, "action", { type: "move" }), entry(3, "action", { type: "count" })], 3)?.event.type).toBe("move");
  expect(actionAt(log, 0)).toBeNull();
  expect(stageAt([{ number: 1, line: 0 }], 3)).toBe(1);
  expect(stageAt([{ number: 1, line: 5 }], 3)).toBeNull();
});

test("labels of the chart keep apart and in order", () => {
  expect(labelPlaces([10, 100, 12], 200)).toEqual([10, 100, 29]);
  const low = labelPlaces([195, 198, 199], 200);
  expect(low[2]).toBe(200);
  expect((low[2] ?? 0) - (low[1] ?? 0)).toBeGreaterThanOrEqual(19);
  expect([7, 46, 125, 1].map(niceStep)).toEqual([2, 10, 50, 1]);
});
