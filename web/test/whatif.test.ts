// What if: addresses that hold a whole line, and who may play on.
import { describe, expect, it } from "vitest";
import { type SeatInfo, USUAL_CONDUCT, type WhatIf, type WhatIfBots } from "../src/protocol";
import { type Address, mayPlan, mayPlayOn, plansPastDraw, playOnAddress, playOnLineAddress, readAddress, writeAddress } from "../src/whatif/address";
import { withoutLast } from "../src/whatif/useWhatIf";

const seat = (letter: "a" | "b", bot: string | null): SeatInfo => ({ seat: letter, open: false, name: "", bot, substitute: null, resigned: false });
const never = () => {
  throw new Error("the address has a seed");
};

describe("the address of a line", () => {
  const whole: Address = { ply: 82, as: "b", seed: 7, moves: ["b load 2-1", "a to pyramid"], bots: { level: "mcts:50", you: "b" } };

  it("reads what it wrote", () => {
    for (const address of [whole, { ...whole, bots: null, moves: [] }, { ...whole, as: "open" as const, ply: 0 }]) {
      expect(readAddress(writeAddress(address), never)).toEqual(address);
    }
  });

  it("drops what makes no sense", () => {
    const read = readAddress("?ply=-3&as=zz&seed=x&moves=hello.b.z+load+1.a+quarry&bots=greedy&you=q", () => 5);
    expect(read).toEqual({ ply: null, as: null, seed: 5, moves: ["a quarry"], bots: null });
  });

  it("leads from a table or a record", () => {
    expect(playOnAddress("abc", 4, "a")).toBe("/whatif/abc?ply=4&as=a");
    expect(playOnAddress("abc", null, null)).toBe("/whatif/abc");
    expect(playOnAddress("", 0, "open")).toBe("/whatif?ply=0&as=open");
    const line: WhatIf = { ply: 4, viewpoint: "open", seed: 0, moves: ["b sail 2", "* reveal chisel"], bots: null };
    expect(playOnLineAddress("", line)).toMatch(/^\/whatif\?/);
    const { pathname, search } = new URL(playOnLineAddress("abc", line), "http://maat");
    expect([pathname, readAddress(search, never)]).toEqual(["/whatif/abc", { ply: 4, as: "open", seed: 0, moves: line.moves, bots: null }]);
  });
});

describe("taking back", () => {
  const bots: WhatIfBots = { level: "greedy", you: "a" };

  it("takes back one move alone, and with bots all that they have answered", () => {
    const moves = ["a quarry", "b quarry", "c quarry"];
    expect(withoutLast({ moves, bots: null })).toEqual(["a quarry", "b quarry"]);
    expect(withoutLast({ moves, bots })).toEqual([]);
    expect(withoutLast({ moves: ["b quarry"], bots })).toBeNull();
    expect(withoutLast({ moves: [], bots: null })).toBeNull();
  });
});

describe("who may play on", () => {
  const people = [seat("a", null), seat("b", null)];
  const practice = [seat("a", null), seat("b", "greedy")];
  const conduct = USUAL_CONDUCT;

  it("depends on the table while people play", () => {
    expect(mayPlayOn({ status: "running", seats: people, yours: ["a"], conduct })).toBe("no");
    expect(mayPlayOn({ status: "running", seats: people, yours: ["a"], conduct: { ...conduct, what_if: true } })).toBe("alone");
    expect(mayPlayOn({ status: "running", seats: practice, yours: ["a"], conduct })).toBe("bots");
    expect(mayPlayOn({ status: "running", seats: practice, yours: [], conduct })).toBe("no");
    expect(mayPlayOn({ status: "open", seats: people, yours: ["a"], conduct: { ...conduct, what_if: true } })).toBe("no");
    expect(mayPlayOn({ status: "finished", seats: people, yours: [], conduct })).toBe("bots");
  });
});

describe("planning", () => {
  it("tells that a plan goes past a draw, but not if the draw comes after the last own move", () => {
    expect(plansPastDraw(["a quarry", "* reveal sail", "b quarry"], "b")).toBe(true);
    expect(plansPastDraw(["a quarry", "b quarry", "* reveal sail", "a quarry"], "b")).toBe(false);
    expect(plansPastDraw(["a quarry", "b quarry"], "b")).toBe(false);
    expect(plansPastDraw([], "b")).toBe(false);
  });

  const slow = { ...USUAL_CONDUCT, pace: { slow: { decision: 86400, bank: 0 } } };
  const line = { ply: 9, viewpoint: "b", seed: 1, moves: ["a quarry", "b quarry"], bots: null } as const;
  const wish = { ...line, moves: [...line.moves] };

  it("answers what others play, in slow games and on the own seat", () => {
    expect(mayPlan({ status: "running", yours: ["b"], conduct: slow }, wish)).toBe(true);
    expect(mayPlan({ status: "running", yours: ["b"], conduct: slow }, { ...wish, moves: ["b quarry", "a quarry"] })).toBe(false);
    expect(mayPlan({ status: "running", yours: ["b"], conduct: slow }, { ...wish, moves: ["a quarry"] })).toBe(false);
    expect(mayPlan({ status: "running", yours: ["a"], conduct: slow }, wish)).toBe(false);
    expect(mayPlan({ status: "running", yours: ["b"], conduct: USUAL_CONDUCT }, wish)).toBe(false);
    expect(mayPlan({ status: "finished", yours: ["b"], conduct: slow }, wish)).toBe(false);
  });
});
