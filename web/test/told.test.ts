// What people who listen are told of the positions on the board.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TOLD_AFTER } from "../src/table/reel";
import { useTold } from "../src/table/told";

const root = { childNodes: [], firstChild: null } as unknown as Element;
let told: string[];
let onSlider: boolean;

function Probe({ position, text }: { position: number | null; text: string }) {
  useTold(position, () => told.push(text));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  [told, onSlider] = [[], false];
  vi.stubGlobal("document", { activeElement: { matches: () => onSlider } });
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (run) => run();
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Shows a position for some milliseconds. */
async function show(position: number | null, text: string, time = TOLD_AFTER): Promise<void> {
  render(h(Probe, { position, text }), root);
  await vi.advanceTimersByTimeAsync(time);
}

test("positions that are only passed are not told, and none is told twice", async () => {
  await show(1, "one", TOLD_AFTER - 1);
  await show(2, "two", TOLD_AFTER - 1);
  await show(3, "three", TOLD_AFTER - 1);
  await show(3, "three, in other words", TOLD_AFTER);
  await show(null, "none");
  expect(told).toEqual(["three, in other words"]);
});

test("the slider tells by itself while the keyboard is on it", async () => {
  onSlider = true;
  await show(1, "one");
  onSlider = false;
  await show(2, "two");
  expect(told).toEqual(["two"]);
});
