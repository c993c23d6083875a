// The ways from a table to its replay, its analysis and its plans.
import { expect, test } from "vitest";
import { type SeatInfo, USUAL_CONDUCT } from "../src/protocol";
import { mayAnalyse } from "../src/table/practice";
import { replayAddress } from "../src/table/share";
import { mayPlanAhead } from "../src/whatif/address";

test("the replay begins with the position that is shown, as the seat that looks", () => {
  expect(replayAddress("t", null, null)).toBe("/replay/t");
  expect(replayAddress("t", 0, "b")).toBe("/replay/t?ply=0&as=b");
  expect(new URLSearchParams(replayAddress("t", 7, null, true).split("?")[1]).has("review")).toBe(true);
});

test("a game is analysed when it is over, or while one person plays against bots alone", () => {
  expect(mayAnalyse({ status: "running", hints: 0, you: "a" })).toBe(true);
  expect(mayAnalyse({ status: "running", hints: 0, you: null }), "who watches has made no decision").toBe(false);
  expect(mayAnalyse({ status: "running", hints: null, you: "a" }), "people play against each other").toBe(false);
  expect(mayAnalyse({ status: "finished", hints: null, you: null })).toBe(true);
  expect(mayAnalyse({ status: "open", hints: 0, you: "a" })).toBe(false);
});

test("a slow game can be planned ahead while others are due, whether or not it allows what-ifs", () => {
  const seat = (letter: "a" | "b", more: Partial<SeatInfo> = {}): SeatInfo => ({
    seat: letter,
    open: false,
    name: "",
    bot: null,
    substitute: null,
    resigned: false,
    ...more,
  });
  const conduct = { ...USUAL_CONDUCT, pace: { slow: { decision: 86400, bank: 0 } } };
  const table = { status: "running" as const, seats: [seat("a"), seat("b")], you: "b" as const, conduct };
  const seats = (own: Partial<SeatInfo>) => [seat("a"), seat("b", own)];
  expect(mayPlanAhead(table, ["a"])).toBe(true);
  expect(mayPlanAhead({ ...table, conduct: { ...conduct, what_if: true } }, ["a"])).toBe(true);
  expect(mayPlanAhead(table, ["b"]), "one can just play").toBe(false);
  expect(mayPlanAhead(table, ["a", "b"])).toBe(false);
  expect(mayPlanAhead(table, [])).toBe(false);
  expect(mayPlanAhead({ ...table, you: null }, ["a"])).toBe(false);
  expect(mayPlanAhead({ ...table, conduct: USUAL_CONDUCT }, ["a"])).toBe(false);
  expect(mayPlanAhead({ ...table, status: "finished" }, ["a"])).toBe(false);
  expect(mayPlanAhead({ ...table, seats: seats({ substitute: "greedy" }) }, ["a"])).toBe(false);
  expect(mayPlanAhead({ ...table, seats: seats({ resigned: true }) }, ["a"])).toBe(false);
});
