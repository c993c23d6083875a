// The page of a what-if and the server: what happens when bots do not answer.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../src/api";
import { type Imagined, type Replay, USUAL_CONDUCT, type WhatIf } from "../src/protocol";
import { toastError } from "../src/shell/toast";
import { type Imagining, useWhatIf } from "../src/whatif/useWhatIf";

vi.mock("../src/shell/toast", () => ({ toast: vi.fn(), toastError: vi.fn() }));

const seats = ["a", "b"].map((seat) => ({ seat, open: false, name: "", bot: null, substitute: null, resigned: false }));
const replay = { table: { seats, conduct: USUAL_CONDUCT }, log: [], plies: 0 } as unknown as Replay;
const start: WhatIf = { ply: 0, viewpoint: "a", seed: 1, moves: ["a quarry"], bots: { level: "greedy", you: "a" } };

/** The lines that the server was asked for and has not answered. */
let asked: { line: WhatIf; answer: (added: string[], botIsDue: boolean) => Promise<void>; fail: (code: string) => Promise<void> }[];
let imagining: Imagining | null;

/** Lets everything follow that an answer leads to. */
async function follow(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

const ask = (line: WhatIf) =>
  new Promise<Imagined>((resolve, reject) => {
    asked.push({
      line,
      answer(added, bot_is_due) {
        const plies = [...line.moves, ...added];
        const update = { ply: plies.length, prompt: plies.length, due: [], view: {}, legal: [], events: [], since: 0 };
        const answer = { update, you: bot_is_due ? null : "a", previews: null, played: line.moves.length, added, after: [], plies, bot_is_due };
        resolve(answer as unknown as Imagined);
        return follow();
      },
      fail(code) {
        reject(new ApiError(code));
        return follow();
      },
    });
  });

function Probe() {
  ({ imagining } = useWhatIf(replay, start, ask));
  return null;
}

/** A component that draws nothing needs no more of a page. */
const root = { childNodes: [], firstChild: null } as unknown as Element;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: true });
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (run) => run();
  vi.mocked(toastError).mockClear();
  asked = [];
  render(h(Probe, {}), root);
  await follow();
  await asked.shift()?.answer([], true);
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(["too-many", "offline", "timeout"])("a bot whose answer does not come (%s) is asked again until it does", async (code) => {
  for (let time = 1; time <= 2; time += 1) {
    expect(asked.map(({ line }) => line.moves)).toEqual([["a quarry"]]);
    await asked.shift()?.fail(code);
    expect(toastError).toHaveBeenCalledTimes(time);
    expect(asked).toEqual([]);
    await vi.advanceTimersToNextTimerAsync();
  }
  await asked.shift()?.answer(["b quarry"], false);
  expect(imagining?.line.moves).toEqual(["a quarry", "b quarry"]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});

test("a bot that the server refuses is not asked for ever", async () => {
  await asked.shift()?.fail("game-runs");
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  expect(toastError).toHaveBeenCalledOnce();
});

test("whoever takes back meanwhile gets another line, and bots go on if there is none", async () => {
  await asked.shift()?.fail("offline");
  imagining?.actions.undo();
  await vi.runAllTimersAsync();
  expect(asked.map(({ line }) => line.moves)).toEqual([[]]);
  await asked.shift()?.fail("forbidden");
  await vi.advanceTimersToNextTimerAsync();
  expect(asked.map(({ line }) => line.moves)).toEqual([["a quarry"]]);
});

test("a page that was left asks nothing", async () => {
  await asked.shift()?.fail("offline");
  render(null, root);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});
