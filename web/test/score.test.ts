// The counting of a score, and the place that its points come from.
import { expect, test } from "vitest";
import type { LogEntry } from "../src/protocol";
import { countAt, sourceOf } from "../src/table/Score";

test("a score counts from the old number to the new one, up and down", () => {
  for (const [from, to] of [
    [3, 15],
    [15, -6],
    [7, 7],
  ] as const) {
    const numbers = Array.from({ length: 21 }, (_, step) => countAt(from, to, step / 20));
    expect([numbers[0], numbers.at(-1)]).toEqual([from, to]);
    const sorted = [...numbers].sort((one, other) => (to > from ? one - other : other - one));
    expect(numbers).toEqual(sorted);
  }
  expect([countAt(3, 9, -1), countAt(3, 9, 5)]).toEqual([3, 9]);
});

test("points come from the place of the last event that brought the seat some", () => {
  const entry = (line: number, event: object, undone = false) =>
    ({ line, by: "a", undone, kind: "effect", seat: null, rule: "turn", event }) as unknown as LogEntry;
  const places = ({ type }: { type: string }) => [`place-${type}`];
  const log = [
    entry(3, { type: "pyramid", seat: "a", points: 3 }),
    entry(4, { type: "temple", seat: "a", points: 2 }),
    entry(4, { type: "card", seat: "a", points: 0 }),
    entry(4, { type: "tomb", seat: "b", points: 5 }),
    entry(5, { type: "obelisk", seat: "a", points: 9 }, true),
    entry(5, { type: "devotion", seat: "b", lost: 1 }),
  ];
  expect(sourceOf(log, 3, "a", places)).toEqual(["place-temple"]);
  expect(sourceOf(log, 4, "b", places)).toEqual(["place-devotion"]);
  expect(sourceOf(log, 5, "a", places)).toEqual([]);
  expect(sourceOf(log, 0, "a", undefined)).toEqual([]);
});
