// Positions of the past: which lines have one, and what is asked of the server.
import { expect, test, vi } from "vitest";
import type { LogEntry } from "../src/protocol";
import { PastViews, standingLines } from "../src/table/past";

const entry = (line: number, type: string, undone = false): LogEntry => ({ line, by: "a", undone, kind: "action", seat: "a", event: { type }, rule: "turn" });

test("every line that stands has a position", () => {
  const lines = standingLines([entry(0, "x"), entry(0, "effect"), entry(1, "gone", true), entry(2, "y"), entry(3, "z")]);
  expect(lines.map(({ event }) => event.type)).toEqual(["x", "y", "z"]);
});

test("several positions are one request", async () => {
  const load = vi.fn(async (plies: readonly number[]) => plies.map((ply) => ({ ply, view: { ply } })));
  const views = new PastViews(load);
  expect(await views.all([3, 4, 5])).toEqual([{ ply: 3 }, { ply: 4 }, { ply: 5 }]);
  await views.all([4, 6]);
  expect(await views.all([])).toEqual([]);
  expect(load.mock.calls).toEqual([[[3, 4, 5]], [[6]]]);
});

test("a position is requested once, together with its neighbours", async () => {
  const load = vi.fn(async (plies: readonly number[]) => plies.map((ply) => ({ ply, view: { ply } })));
  const views = new PastViews(load);
  expect(await views.get(5, [4, 6])).toEqual({ ply: 5 });
  expect(await views.get(6, [5, 7])).toBe(await views.get(6));
  expect(load.mock.calls).toEqual([[[5, 4, 6]], [[7]]]);
});

test("a request that failed is made again", async () => {
  const load = vi.fn(async (plies: readonly number[]) => {
    if (load.mock.calls.length === 1) throw new Error("offline");
    return plies.map((ply) => ({ ply, view: { ply } }));
  });
  const views = new PastViews(load);
  await expect(views.get(5)).rejects.toThrow("offline");
  expect(await views.get(5)).toEqual({ ply: 5 });
});

test("those around a position do not take its place", async () => {
  const load = vi.fn(async (plies: readonly number[]) => plies.map((ply) => ({ ply, view: { ply } })));
  const views = new PastViews(load);
  for (let ply = 100; ply < 160; ply += 1) await views.get(ply);
  expect([views.has(100), views.has(99)]).toEqual([true, false]);
  expect(await views.get(100, [99, 98, 97])).toEqual({ ply: 100 });
});

test("only some positions are kept", async () => {
  const load = vi.fn(async (plies: readonly number[]) => plies.map((ply) => ({ ply, view: { ply } })));
  const views = new PastViews(load);
  for (let ply = 1; ply <= 200; ply += 1) await views.get(ply);
  await views.get(200);
  expect(load).toHaveBeenCalledTimes(200);
  await views.get(1);
  expect(load).toHaveBeenCalledTimes(201);
});
