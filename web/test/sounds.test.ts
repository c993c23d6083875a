// The sounds as samples: loud enough, never too loud, as long as they should be, silent at the end, and no take like another.
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../src/game";
import type { LogEntry } from "../src/protocol";
import { nextTake } from "../src/sounds";
import { MAX_COUNT, PEAK, SOUNDS, type Sound, take } from "../src/sounds/recipes";
import { RATE } from "../src/sounds/synth";
import { cuesOf, scoreCues } from "../src/table/soundtrack";

/** The longest sounds; every other one has at most 300 ms, so that nothing lingers. */
const LONG: Partial<Record<Sound, number>> = { turn: 0.45, found: 0.75, nudge: 0.6, end: 1.2, ship: 0.5, wheel: 0.52, sistrum: 0.35, merge: 0.9 };

const peakOf = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe.each(SOUNDS)("%s", (sound) => {
  const samples = take(sound, 7);

  test("keeps below −12 dBFS and is audible", () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(20 * Math.log10(PEAK)).toBeCloseTo(-12, 0);
    expect(peakOf(samples)).toBeLessThanOrEqual(PEAK + 1e-6);
    expect(peakOf(samples)).toBeGreaterThan(PEAK * 0.3);
  });

  test("is short, and begins and ends in silence", () => {
    expect(samples.length / RATE).toBeLessThanOrEqual((LONG[sound] ?? 0.3) + 1e-3);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(PEAK * 0.2);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(1e-4);
    // The last milliseconds are far below the peak, so that nothing is cut off.
    const tail = samples.subarray(-Math.round(0.004 * RATE));
    expect(peakOf(tail)).toBeLessThan(peakOf(samples) * 0.25);
  });

  test("can be made again, and has other takes", () => {
    expect(take(sound, 7)).toEqual(samples);
    expect(take(sound, 8)).not.toEqual(samples);
  });
});

test("stones and points are counted, up to a limit", () => {
  for (const sound of ["unload", "points"] as const) {
    const lengths = [1, 3, MAX_COUNT, 40].map((count) => take(sound, 1, count).length);
    expect(lengths[0]).toBeLessThan(lengths[1] ?? 0);
    expect(lengths[1]).toBeLessThan(lengths[2] ?? 0);
    expect(lengths[3]).toBe(lengths[2]);
  }
});

test("no take is heard twice in a row", () => {
  for (const last of [0, 1, 2]) {
    const next = [0, 0.3, 0.6, 0.99].map((chance) => nextTake(last, chance));
    expect(next).not.toContain(last);
    expect(new Set(next).size).toBe(2);
  }
});

describe("the sounds of an update", () => {
  const entry = (type: string): LogEntry => ({ line: 1, by: "a", undone: false, kind: "effect", seat: null, rule: "turn", event: { type } });
  const cues = (...types: string[]) => cuesOf(types.map(entry), ({ type }: GameEvent) => (type === "nothing" ? null : (type as Sound)));

  test("equal ones in a row are one; stones are counted", () => {
    expect(cues("card", "card", "nothing", "card", "gain")).toEqual([{ sound: "card" }, { sound: "gain" }]);
    expect(cues("ship", "unload", "unload", "unload")).toEqual([{ sound: "ship" }, { sound: "unload", count: 3 }]);
  });

  test("at most a few are heard, the weighty ones among them, in their order", () => {
    const heard = cues("card", "pay", "gain", "stone", "card", "battle", "pay", "merge").map(({ sound }) => sound);
    expect(heard).toHaveLength(4);
    expect(heard).toContain("battle");
    expect(heard.at(-1)).toBe("merge");
  });

  test("points are counted once, however many seats have won some", () => {
    expect(scoreCues([3, 10, 0], [5, 17, 0])).toEqual([{ sound: "points", count: 7 }]);
    expect(scoreCues([3, 10], [3, 4])).toEqual([{ sound: "points-lost" }]);
    expect(scoreCues([3, 10], [3, 10])).toEqual([]);
    expect(scoreCues([], [3, 10])).toEqual([]);
  });

  test("a game without sounds is silent", () => {
    expect(cuesOf([entry("card")], undefined)).toEqual([]);
  });
});
