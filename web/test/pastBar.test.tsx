// The way back from a position of the past does not depend on anything that is loaded on demand.
import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import type { LogEntry, TableInfo } from "../src/protocol";
import FilmBar, { type FilmBarProps } from "../src/table/FilmBar";
import type { Film, Past } from "../src/table/film";
import { PastBar } from "../src/table/PastBar";
import { GameWords, Texts } from "../src/words";

const source = (file: string) => readFileSync(new URL(`../../locales/en/${file}.ftl`, import.meta.url), "utf8");
const words = new GameWords(new Texts("en", [source("ui"), source("imhotep")]), "imhotep", { a: "Ann", b: "Bob" });

const film = { playing: false, reel: [], at: 0, speed: 1, hasBefore: false, toPresent: () => undefined } as unknown as Film;
const entry: LogEntry = {
  line: 3,
  by: "b",
  undone: false,
  kind: "action",
  seat: "b",
  event: { type: "card-played", seat: "b", card: "sail" } as LogEntry["event"],
  rule: "cards",
};
const past = { stop: { ply: 4, entry, by: "b" }, view: {} } as unknown as Past;
const props: FilmBarProps = { film, past, table: { id: "t", you: "a" } as TableInfo, words, yours: true };

test.each([
  ["before its code is loaded", PastBar],
  ["before its texts are loaded, or if they cannot be", FilmBar],
])("the bar tells what happened and leads to the present %s", (_when, Bar) => {
  const html = renderToString(<Bar {...props} />);
  expect(html).toContain("Bob");
  expect(html).toContain("It is your turn.");
  expect(html).toContain(">To the present</button>");
  expect(words.texts.errors).toEqual([]);
});
