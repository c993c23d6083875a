// Our typefaces: small, with their licences, and with every character that the client can show.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
const STYLES = read("web/src/styles/fonts.css");

/** Characters in our sources that no typeface has to draw. */
const NEVER_DRAWN = new Set("\n");

interface Face {
  family: string;
  file: string;
  ranges: [number, number][];
}

/** The faces that we serve; fallback faces have no unicode-range. */
function faces(): Face[] {
  return [...STYLES.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rule = ""]) => {
    const range = /unicode-range: ([^;]*);/.exec(rule)?.[1];
    const family = /font-family: "([^"]*)"/.exec(rule)?.[1] ?? "";
    const file = /url\("\.\.\/fonts\/([^"]*)"\)/.exec(rule)?.[1] ?? "";
    if (range === undefined) return [];
    const ranges = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = "", to = from]): [number, number] => [
      parseInt(from, 16),
      parseInt(to, 16),
    ]);
    return [{ family, file, ranges }];
  });
}

/** The files of a folder and its subfolders. */
function files(folder: string, kind: RegExp): string[] {
  return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
    .filter((file) => kind.test(file))
    .map((file) => `${folder}/${file}`);
}

/** Every character of the locales and of the client's sources, with a file that contains it. */
function characters(): Map<string, string> {
  const found = new Map<string, string>();
  const sources = files("web/src", /\.(ts|tsx|css)$/).filter((file) => !file.includes(".test."));
  for (const file of [...files("locales", /\.(ftl|md)$/), ...sources, "web/index.html"]) {
    for (const character of read(file)) found.set(character, file);
  }
  return found;
}

test("both families draw every character of our texts", () => {
  const served = faces();
  expect(served.map(({ file }) => file).sort()).toEqual([
    "literata-latin-ext.woff2",
    "literata-latin.woff2",
    "plex-sans-latin-ext.woff2",
    "plex-sans-latin.woff2",
  ]);
  const texts = characters();
  expect(texts.size).toBeGreaterThan(120);
  for (const family of ["Literata", "Plex Sans"]) {
    const ranges = served.filter((face) => face.family === family).flatMap((face) => face.ranges);
    const covered = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
    const missing = [...texts].filter(([character]) => !NEVER_DRAWN.has(character) && !covered(character.codePointAt(0) ?? 0));
    expect([family, missing]).toEqual([family, []]);
  }
});

test("no character belongs to two files of a family", () => {
  const served = faces();
  for (const one of served) {
    for (const other of served) {
      if (one === other || one.family !== other.family) continue;
      const shared = one.ranges.filter(([from, to]) => other.ranges.some(([start, end]) => from <= end && start <= to));
      expect([one.file, shared]).toEqual([one.file, []]);
    }
  }
});

test("together they are at most 100 kB, with their licences beside them", () => {
  const sizes = faces().map(({ file }) => statSync(new URL(`web/src/fonts/${file}`, ROOT)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
  for (const name of ["literata", "plex-sans"]) expect(read(`web/src/fonts/LICENSE-${name}.txt`)).toContain("SIL Open Font License, Version 1.1");
});

test("every stand-in is used, and has the metrics of the face that it stands in for", () => {
  const tokens = read("web/src/styles/tokens.css");
  const rules = [...STYLES.matchAll(/@font-face \{([^}]*local\([^}]*)\}/g)].map(([, rule = ""]) => rule);
  expect(rules.length).toBe(16);
  const number = (rule: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
  for (const rule of rules) {
    const family = /font-family: "([^"]*)"/.exec(rule)?.[1] ?? "";
    expect(tokens).toContain(`"${family}"`);
    const [ascent, descent] = family.startsWith("Literata") ? [1.177, 0.308] : [1.025, 0.275];
    const size = number(rule, "size-adjust");
    expect(size * number(rule, "ascent-override"), family).toBeCloseTo(ascent, 3);
    expect(size * number(rule, "descent-override"), family).toBeCloseTo(descent, 3);
  }
});
