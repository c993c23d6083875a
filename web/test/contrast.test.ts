// Contrast of the colours: text at 4.5:1, controls and signals at 3:1; seats and resources must differ in greyscale and for colour-blind
// eyes.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Theme = Record<string, string>;

const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
const pairs = [...css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
const light: Theme = Object.fromEntries(pairs.map(([, name, colour]) => [name, colour]));
const dark: Theme = Object.fromEntries(pairs.map(([, name, , colour]) => [name, colour]));

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = rgb(hex).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(theme: Theme, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => {
    const hex = theme[name];
    if (!hex) throw new Error(`no colour --${name}`);
    return luminance(hex);
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Simulation of colour blindness: for each kind of missing cones a matrix over linear light. */
const EYES: Record<string, number[]> = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  none: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
};

function lab(hex: string, eye: number[]): number[] {
  const c = rgb(hex).map(linear);
  const seen = [0, 3, 6].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        [0, 1, 2].reduce((sum, at) => sum + (eye[row + at] ?? 0) * (c[at] ?? 0), 0),
      ),
    ),
  );
  const [r = 0, g = 0, b = 0] = seen;
  const xyz = [(0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b, (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089];
  const [x = 0, y = 0, z = 0] = xyz.map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const SEATS = [..."abcde"];
const RESOURCES = ["black", "blue", "red", "green", "yellow", "silver"];
const GROUNDS = ["ground", "surface", "surface-2"];

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("%s", (_name, theme) => {
  test("text can be read", () => {
    const inks = ["ink", "ink-2", "ink-3", "legal-text", "link", "good", "bad"];
    const others = [
      ["ink-inverse", "solid"],
      ["legal-ink", "legal-fill"],
      ["on-water", "water"],
      ["on-water", "water-2"],
      ["ink-2", "bank"],
      ["ink-2", "chamber"],
      ["ink-2", "slab"],
      ["ink", "sky"],
      ["ink", "quay"],
      ...["red", "green", "violet", "blue"].map((kind) => ["kind-on", `kind-${kind}`]),
      ...SEATS.map((seat) => [`seat-${seat}-on`, `seat-${seat}`]),
      ...RESOURCES.map((kind) => [`res-${kind}-on`, `res-${kind}`]),
    ];
    const all = [...inks.flatMap((ink) => GROUNDS.map((ground) => [ink, ground])), ...others] as [string, string][];
    expect(all.filter(([ink, ground]) => ratio(theme, ink, ground) < 4.5)).toEqual([]);
  });

  test("controls and signals stand out", () => {
    const all = [
      ["line-strong", "surface"],
      ["legal", "surface"],
      ["legal", "ground"],
      ["legal", "water"],
      ["legal", "bank"],
      ["focus", "surface"],
      ["focus", "water"],
      ["last", "surface"],
    ] as [string, string][];
    expect(all.filter(([signal, ground]) => ratio(theme, signal, ground) < 3)).toEqual([]);
  });

  test("stones stand out by fill or edge", () => {
    const least = (ground: string) => (ground === "surface" ? 3 : 2.2);
    const pale = SEATS.flatMap((seat) =>
      ["surface", "bank", "water"].filter(
        (ground) => Math.max(ratio(theme, `seat-${seat}`, ground), ratio(theme, `seat-${seat}-side`, ground)) < least(ground),
      ),
    );
    expect(pale).toEqual([]);
  });

  test("resources stand out by fill or edge", () => {
    const pale = RESOURCES.filter((kind) => Math.max(ratio(theme, `res-${kind}`, "surface"), ratio(theme, `res-${kind}-side`, "surface")) < 3);
    expect(pale).toEqual([]);
  });

  test.each(Object.entries(EYES))("seats and resources differ for eyes with %s of the cones", (name, eye) => {
    const distance = (a: string, b: string) => {
      const [one, other] = [a, b].map((colour) => lab(theme[colour] ?? "", eye)) as [number[], number[]];
      return Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
    };
    const closest = (colours: string[]) => Math.min(...colours.flatMap((a) => colours.filter((b) => a < b).map((b) => distance(a, b))));
    const least = name === "none" ? 8 : 15;
    expect(closest(SEATS.map((seat) => `seat-${seat}`))).toBeGreaterThanOrEqual(least);
    expect(closest(RESOURCES.map((kind) => `res-${kind}`))).toBeGreaterThanOrEqual(least);
  });
});
