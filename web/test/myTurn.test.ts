// The sound for tables that wait for the guest.
import { expect, test } from "vitest";
import type { TableLine } from "../src/protocol";
import { beginsToWait } from "../src/shell/MyTurn";

const waiting = (id: string, more: Partial<TableLine> = {}): TableLine => ({
  id,
  game: "imhotep",
  options: "",
  status: "running",
  seats: [],
  you: "a",
  due: ["a"],
  round: null,
  host: true,
  your_turn: true,
  nudged: false,
  removable: true,
  hints: 0,
  pace: "none",
  present: [],
  watching: 0,
  created: 0,
  updated: 0,
  ...more,
});

test("a table sounds once, when it begins to wait", () => {
  expect(beginsToWait([], [waiting("t")])).toBe(true);
  expect(beginsToWait([waiting("t")], [waiting("t")])).toBe(false);
  expect(beginsToWait([waiting("t")], [waiting("t"), waiting("u")])).toBe(true);
  expect(beginsToWait([waiting("t")], [])).toBe(false);
});

test("a table that is open in some tab sounds there", () => {
  expect(beginsToWait([], [waiting("t", { present: ["a"] })])).toBe(false);
  expect(beginsToWait([], [waiting("t", { present: ["b"] })])).toBe(true);
});
