import { expect, test } from "vitest";
import { logEntries } from "../../../../test/logEntries";
import { SAMPLES } from "../samples";
import type { Event, Merit, Seat } from "../view";
import { sheet } from "./sheet";

const gain = (seat: Seat, merit: Merit, gained: number, space: number, bountiful = 0): Event => ({
  type: "devotion-gained",
  seat,
  merit,
  gained,
  bountiful,
  space,
});

const view = SAMPLES.turn?.view;

function lines(events: Event[]): Record<string, number[]> {
  if (!view) throw new Error("there is such a sample");
  return Object.fromEntries(sheet(view, logEntries(events)).map(({ id, points }) => [id, points]));
}

test("devotion is listed by its source, Bountiful separately", () => {
  expect(lines([gain("a", "majority", 1, 1), gain("b", "victory", 3, 3, 1), gain("a", "majority", 2, 3)])).toEqual({
    majority: [3, 0, 0, 0, 0],
    victory: [0, 2, 0, 0, 0],
    bountiful: [0, 1, 0, 0, 0],
  });
});

test("a cat takes at most the devotion there is, and nothing is gained beyond the top", () => {
  const events: Event[] = [gain("a", "victory", 30, 30), gain("a", "miracle", 4, 31, 1), { type: "devotion-lost", seat: "b", lost: 1, space: 0 }];
  expect(lines(events)).toEqual({ victory: [30, 0, 0, 0, 0], miracle: [1, 0, 0, 0, 0] });
});

test("the seats of a merged god share later gains, and the sums match their markers", () => {
  const events: Event[] = [
    gain("a", "victory", 7, 7),
    gain("c", "dominance", 5, 5),
    { type: "gods-merged", seat: "a", lower: "c", god: "isis", lower_god: "ra", space: 5 },
    gain("a", "majority", 2, 7),
  ];
  const found = lines(events);
  expect(found).toEqual({ majority: [2, 0, 2, 0, 0], dominance: [0, 0, 5, 0, 0], victory: [7, 0, 0, 0, 0], merge: [-2, 0, 0, 0, 0] });
  const sums = [0, 1, 2, 3, 4].map((seat) => Object.values(found).reduce((sum, points) => sum + (points[seat] ?? 0), 0));
  expect(sums).toEqual([7, 0, 7, 0, 0]);
});
