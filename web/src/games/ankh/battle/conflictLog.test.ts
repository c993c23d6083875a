import { expect, test } from "vitest";
import { logEntries } from "../../../../test/logEntries";
import type { Event, Stage } from "../view";
import { lastConflict } from "./conflictLog";

/** The stages that the engine assigns to the events of this battle. */
const STAGE_OF: Partial<Record<Event["type"], Stage>> = {
  "cards-revealed": "cards",
  "plague-began": "plague",
  "bid-revealed": "plague",
  "followers-paid": "plague",
  "strength-counted": "resolution",
  "battle-won": "resolution",
};

function stageOf(event: Event): Stage | undefined {
  if (event.type === "devotion-gained") return event.merit === "miracle" ? "aftermath" : "resolution";
  return STAGE_OF[event.type];
}

const log = (events: readonly Event[]) => logEntries(events, stageOf);

const OLD: Event[] = [
  { type: "conflict-began", seat: "a", number: 1 },
  { type: "battle-began", token: 1, seats: ["a", "b"] },
  { type: "conflict-ended", number: 1 },
  { type: "action-taken", seat: "b", action: "gain", space: 2, spaces: 7 },
];

/** A plague that ties, strengths one of which is zero, a victory with losses, and Miracle. */
const BATTLE: Event[] = [
  { type: "battle-began", token: 3, seats: ["a", "b"] },
  { type: "cards-revealed", seat: "a", cards: ["plague"] },
  { type: "cards-revealed", seat: "b", cards: ["miracle"] },
  { type: "plague-began", seat: "a" },
  { type: "bid-revealed", seat: "a", bid: 2 },
  { type: "bid-revealed", seat: "b", bid: 2 },
  { type: "followers-paid", seat: "a", count: 2, cause: "bid" },
  { type: "plague-spared", seat: null },
  { type: "figure-killed", seat: "a", kind: "warrior", hex: "e1", fate: "plague" },
  { type: "figure-killed", seat: "b", kind: "warrior", hex: "f1", fate: "plague" },
  {
    type: "strength-counted",
    seat: "a",
    figures: 1,
    neutralised: 0,
    strength: 2,
    parts: [
      { part: "figures", strength: 1 },
      { part: "plague", strength: 1 },
    ],
  },
  { type: "strength-counted", seat: "b", figures: 0, neutralised: 0, strength: 0, parts: [] },
  { type: "battle-won", seat: "a", token: 3, strength: 2, margin: 2 },
  { type: "devotion-gained", seat: "a", merit: "victory", gained: 1, bountiful: 0, space: 5 },
  { type: "devotion-gained", seat: "b", merit: "miracle", gained: 1, bountiful: 0, space: 2 },
];

const CONFLICT: Event[] = [
  { type: "conflict-began", seat: "b", number: 2 },
  { type: "followers-gained", seat: "b", count: 2, cause: "omnipresent" },
  { type: "region-empty", token: 1 },
  { type: "region-dominated", seat: "b", token: 2 },
  { type: "devotion-gained", seat: "b", merit: "dominance", gained: 1, bountiful: 0, space: 1 },
  ...BATTLE,
  { type: "conflict-ended", number: 2 },
];

test("there is no conflict log before the first conflict", () => {
  expect(lastConflict([])).toBeNull();
  expect(lastConflict(log([{ type: "game-began", seats: ["a", "b"] }]))).toBeNull();
});

test("the last conflict is read region by region", () => {
  const conflict = lastConflict(log([...OLD, ...CONFLICT]));
  expect(conflict?.number).toBe(2);
  expect(conflict?.regions.map(({ token, ended, seat }) => [token, ended, seat])).toEqual([
    [1, "empty", null],
    [2, "dominated", "b"],
    [3, "battle", null],
  ]);
});

test("it is fresh until somebody acts", () => {
  expect(lastConflict(log([...OLD, ...CONFLICT]))?.fresh).toBe(true);
  expect(lastConflict(log([...OLD, ...CONFLICT, { type: "action-taken", seat: "c", action: "move", space: 2, spaces: 7 }]))?.fresh).toBe(false);
});

test("a battle has a beat for each step in which something happened", () => {
  const beats = lastConflict(log(CONFLICT))?.regions.at(-1)?.beats ?? [];
  expect(beats.map(({ stage, events }) => [stage, events.length])).toEqual([
    ["obelisks", 1],
    ["cards", 2],
    ["plague", 7],
    ["resolution", 4],
    ["aftermath", 1],
  ]);
});

test("each beat holds the facts about a side that were known then", () => {
  const beats = lastConflict(log(CONFLICT))?.regions.at(-1)?.beats ?? [];
  const one = (beat: number, seat: string) => beats[beat]?.sides.find((side) => side.seat === seat);
  expect(one(0, "a")).toMatchObject({ cards: [], bid: null, killed: 0, force: null });
  expect(one(1, "b")).toMatchObject({ cards: ["miracle"], bid: null });
  expect(one(2, "a")).toMatchObject({ bid: 2, killed: 1, force: null });
  expect(one(3, "a")).toMatchObject({
    gained: 1,
    force: {
      strength: 2,
      parts: [
        { part: "figures", strength: 1 },
        { part: "plague", strength: 1 },
      ],
    },
  });
  expect(one(4, "b")).toMatchObject({ gained: 1, killed: 1, force: { strength: 0, figures: 0 } });
  expect(beats.map(({ winner }) => winner)).toEqual([null, null, null, "a", "a"]);
});

test("a second plague is a beat of its own, with bids of its own", () => {
  const again = BATTLE.flatMap((event): Event[] =>
    event.type === "strength-counted" && event.seat === "a"
      ? [{ type: "plague-began", seat: "b" }, { type: "bid-revealed", seat: "b", bid: 0 }, event]
      : [event],
  );
  const beats = lastConflict(log([{ type: "conflict-began", seat: "b", number: 1 }, ...again]))?.regions[0]?.beats ?? [];
  expect(beats.map(({ stage }) => stage)).toEqual(["obelisks", "cards", "plague", "plague", "resolution", "aftermath"]);
  expect(beats[3]?.sides.map(({ bid }) => bid)).toEqual([null, 0]);
});

test("undone events are left out", () => {
  const lines = log(CONFLICT).map((one) => (one.event.type === "region-dominated" ? { ...one, undone: true } : one));
  expect(lastConflict(lines)?.regions.map(({ token }) => token)).toEqual([1, 3]);
});
