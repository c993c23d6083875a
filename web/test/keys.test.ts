// Every key that the code uses literally exists; `cargo xtask tidy` finds unused keys.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Refusal } from "../src/protocol";
import { LANGS, type Lang, Texts } from "../src/words";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const sources = readdirSync(new URL("src/", root), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => read(`src/${path}`))
  .join("\n");

/** Finds `ui("key"`, `ui(a ? "key" : "key"` and `"ui-key"`; strings after `===` are comparisons, not keys. */
function usedKeys(): Set<string> {
  const keys = new Set<string>();
  for (const [, args = ""] of sources.matchAll(/\bui\(([^(){}]*)/g)) {
    const keyArgs = args.replace(/[!=]==? "[^"]*"/g, "").replace(/,.*$/s, "");
    for (const [, key = ""] of keyArgs.matchAll(/"([a-z0-9-]+)"/g)) keys.add(`ui-${key}`);
  }
  for (const [, key = ""] of sources.matchAll(/"(ui-[a-z0-9-]+(?:\.[a-z]+)?)"/g)) keys.add(key);
  return keys;
}

/** The prefixes of composed keys, such as `ui-error-`. */
function keyPrefixes(): Set<string> {
  const keys = new Set<string>();
  for (const [, key = ""] of sources.matchAll(/\bui\(`([a-z0-9-]+-)\$\{/g)) keys.add(`ui-${key}`);
  for (const [, key = ""] of sources.matchAll(/`(ui-[a-z0-9-]+-)\$\{/g)) keys.add(key);
  return keys;
}

/** The ids of all errors of the server, and that of a server that cannot be reached. */
function errorCodes(): string[] {
  const codes = [...read("../crates/server/src/error.rs").matchAll(/\(StatusCode::\w+, "([a-z-]+)"\)/g)].map(([, code = ""]) => code);
  expect(codes).toContain("not-found");
  return [...codes, "offline"];
}

/** All texts of a language: those of the interface are in several files, most of which are loaded on demand. */
function sourceOf(lang: Lang): string {
  const files = readdirSync(new URL(`../locales/${lang}/`, root), { recursive: true, encoding: "utf8" });
  return files.flatMap((file) => (file.endsWith(".ftl") ? [read(`../locales/${lang}/${file}`)] : [])).join("\n");
}

test.each(LANGS)("every text of %s that the code uses exists", (lang) => {
  const source = sourceOf(lang);
  const texts = new Texts(lang, [source]);
  expect(usedKeys().size).toBeGreaterThan(100);
  expect([...usedKeys()].filter((key) => !texts.has(key))).toEqual([]);
  expect([...keyPrefixes()].filter((key) => !source.includes(`\n${key}`))).toEqual([]);
});

test.each(LANGS)("every refusal and error has words in %s", (lang) => {
  const texts = new Texts(lang, [read(`../locales/${lang}/ui.ftl`)]);
  const whys = Refusal.map((why) => `ui-refused-${why}`);
  const errors = errorCodes().map((code) => `ui-error-${code}`);
  expect([...whys, ...errors].filter((key) => !texts.has(key))).toEqual([]);
});
