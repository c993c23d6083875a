// The coach and the moves of somebody who is quicker than its advice.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Coaching, useCoach } from "../src/coach/useCoach";
import type { Advice, AdvisedMove, TableInfo, Update } from "../src/protocol";
import type { TableState } from "../src/table/state";
import type { TableActions } from "../src/table/tableActions";

const table = { id: "t", you: "a", hints: 0, status: "running", conduct: { coach: true } } as unknown as TableInfo;
const move = (move: string, blunder: boolean): AdvisedMove => ({ move, points: 0, terms: [], blunder });
const adviceOn = (prompt: number) => ({ prompt, unasked: true, moves: [move("quarry", false), move("sail 1", true)] }) as unknown as Advice;

const send = vi.fn();
const played = vi.fn();
const root = { childNodes: [], firstChild: null } as unknown as Element;
let coaching: Coaching | null;
let play: TableActions["play"];

interface Scene {
  prompt: number;
  advice: Advice | null;
  legal?: string[];
  refused?: TableState["refused"];
}

function Probe({ prompt, advice, legal = ["quarry", "sail 1"], refused = null }: Scene) {
  const update = { prompt } as unknown as Update;
  [coaching, play] = useCoach({ table, update, legal, advice, refused, send, play: played });
  return null;
}

const draw = (prompt: number, advice: Advice | null, more: Partial<Scene> = {}) => render(h(Probe, { prompt, advice, ...more }), root);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (run) => run();
  send.mockClear();
  played.mockClear();
  draw(3, null);
  coaching?.onReady(true);
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a blunder that is clicked before the advice is there is held back, too", () => {
  play("sail 1", null);
  expect(played).not.toHaveBeenCalled();
  draw(3, adviceOn(3));
  expect(played).not.toHaveBeenCalled();
  expect(coaching?.warning?.move.move).toBe("sail 1");
  coaching?.answer(true);
  expect(played).toHaveBeenCalledExactlyOnceWith("sail 1", null);
});

test("a good move is played as soon as the advice is there, once", () => {
  play("quarry", null);
  draw(3, adviceOn(3));
  vi.runAllTimers();
  expect(played).toHaveBeenCalledExactlyOnceWith("quarry", null);
});

test("nobody waits long for advice, and whoever insists does not wait at all", () => {
  play("sail 1", null);
  vi.runAllTimers();
  expect(played).toHaveBeenCalledExactlyOnceWith("sail 1", null);
  draw(4, null);
  play("sail 1", null);
  play("sail 1", null);
  expect(played).toHaveBeenCalledTimes(2);
});

test("nothing is held back while the coach cannot be drawn", () => {
  coaching?.onReady(false);
  play("sail 1", null);
  expect(played).toHaveBeenCalledExactlyOnceWith("sail 1", null);
  draw(4, adviceOn(4));
  play("sail 1", null);
  expect(played).toHaveBeenCalledTimes(2);
  expect(coaching?.warning).toBeNull();
  coaching?.onReady(true);
  play("sail 1", null);
  expect(played).toHaveBeenCalledTimes(2);
  expect(coaching?.warning?.move.move).toBe("sail 1");
});

test("a move that waits is not played at the next decision, and gives way to another one", () => {
  play("sail 1", null);
  draw(4, null);
  vi.runAllTimers();
  expect(played).not.toHaveBeenCalled();
  play("sail 1", null);
  play("quarry", null);
  draw(4, adviceOn(4));
  expect(played).toHaveBeenCalledExactlyOnceWith("quarry", null);
});

test("a hint that the server refuses can be asked for again", () => {
  coaching?.ask();
  expect(coaching?.hinted).toBe(true);
  draw(3, null, { refused: { why: "trouble" } });
  expect(coaching?.hinted).toBe(false);
  coaching?.ask();
  draw(3, adviceOn(3));
  expect(coaching?.hinted).toBe(true);
});

test("a refusal of something else does not hide a hint", () => {
  coaching?.ask();
  draw(3, adviceOn(3));
  draw(3, adviceOn(3), { refused: { why: "trouble" } });
  expect(coaching?.hinted).toBe(true);
});

test("a hint that is lost with the connection is asked for again with the next one", () => {
  coaching?.ask();
  draw(3, null, { legal: [] });
  send.mockClear();
  draw(3, null);
  expect(send).toHaveBeenCalledWith({ hint: { prompt: 3 } });
  send.mockClear();
  draw(3, adviceOn(3));
  draw(4, null);
  expect(send).not.toHaveBeenCalledWith({ hint: { prompt: 4 } });
});
