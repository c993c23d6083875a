// Modules that are fetched when they are needed, on networks that fail.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiError } from "../src/api";
import { loadGame, useGameUI } from "../src/games";
import { Lazy, useLazy } from "../src/lazy";
import { toastError } from "../src/shell/toast";

vi.mock("../src/shell/toast", () => ({ toast: vi.fn(), toastError: vi.fn() }));

/** A component that draws nothing needs no more of a page. */
const root = { childNodes: [], firstChild: null } as unknown as Element;

/** What a component has seen in each of its drawings. */
let seen: unknown[];

/** Draws a component that calls a hook. */
async function draw(hook: () => unknown): Promise<void> {
  const Probe = () => {
    seen.push(hook());
    return null;
  };
  render(h(Probe, {}), root);
  await vi.advanceTimersByTimeAsync(0);
}

/** A module that cannot be fetched a few times. */
function failing(times: number) {
  const fetch = vi.fn(async () => {
    if (fetch.mock.calls.length <= times) throw new TypeError("Failed to fetch dynamically imported module");
    return "module";
  });
  return { fetch, module: new Lazy(fetch) };
}

/** The codes of the errors that were shown. */
const toasts = () => vi.mocked(toastError).mock.calls.map(([error]) => (error as ApiError).code);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (run) => run();
  vi.mocked(toastError).mockClear();
  seen = [];
});

afterEach(() => {
  render(null, root);
  delete options.debounceRendering;
  delete options.requestAnimationFrame;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what a page needs is fetched until it comes, and breaks nothing meanwhile", async () => {
  const { fetch, module } = failing(3);
  await draw(() => useLazy(module));
  expect(seen).toEqual([null]);
  expect(toasts()).toEqual(["module"]);
  await vi.runAllTimersAsync();
  expect(seen).toEqual([null, "module"]);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(toasts()).toHaveLength(1);
});

test("what somebody has opened is given up, and fetched again when they open it again", async () => {
  const { fetch, module } = failing(1);
  let open = true;
  const look = () =>
    draw(() =>
      useLazy(open ? module : null, () => {
        open = false;
      }),
    );
  await look();
  expect([open, toasts()]).toEqual([false, ["module"]]);
  await look();
  await vi.runAllTimersAsync();
  expect(fetch).toHaveBeenCalledTimes(1);
  open = true;
  await look();
  expect(seen.at(-1)).toBe("module");
  expect([open, fetch.mock.calls.length]).toEqual([true, 2]);
});

test("without a network nothing is fetched, because browsers may remember the failure", async () => {
  const { fetch, module } = failing(0);
  vi.stubGlobal("navigator", { onLine: false });
  await draw(() => useLazy(module));
  expect([fetch.mock.calls.length, toasts()]).toEqual([0, ["offline"]]);
  vi.stubGlobal("navigator", { onLine: true });
  await vi.runAllTimersAsync();
  expect(seen).toEqual([null, "module"]);
  // What is there stays without a network.
  vi.stubGlobal("navigator", { onLine: false });
  expect(await module.load()).toBe("module");
});

test("a board that was loaded is there in the first frame", async () => {
  const board = await loadGame("imhotep");
  await draw(() => useGameUI("imhotep"));
  expect(seen).toEqual([board]);
});
