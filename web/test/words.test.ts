// The table of cases that the browser shares with crates/words, and tests of the browser's own features.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Fields, GameEvent } from "../src/game";
import { choose } from "../src/i18n";
import type { Seat } from "../src/protocol";
import { SEATS } from "../src/seat";
import { type Args, GameWords, LANGS, type Lang, Texts } from "../src/words";

/** `ask` distinguishes the questions; see crates/words/src/cases.rs. */
type Ask =
  | { ask: "game" | "nobody-won"; game: string }
  | { ask: "prompt"; game: string; step: string }
  | { ask: "waiting"; game: string; step: string; seats: Seat[] }
  | { ask: "move"; game: string; notation: string }
  | { ask: "event"; game: string; event: GameEvent }
  | { ask: "name" | "title"; game: string; id: string }
  | { ask: "option"; game: string; key: string }
  | { ask: "option-value"; game: string; key: string; value: string }
  | { ask: "label"; game: string; key: string; fields: Fields }
  | { ask: "seat"; seat: Seat }
  | { ask: "ui"; key: string; args: Args };
type Bind = { bind: "fields"; game: string; fields: Fields } | { bind: "noun"; game: string; noun: string };

interface Cases {
  names: string[];
  bindings: (Bind & { answers: Record<Lang, Args> })[];
  texts: (Ask & { answers: Record<Lang, string> })[];
}

const CASES: Cases = JSON.parse(readFileSync(new URL("../../crates/words/cases.json", import.meta.url), "utf8"));
const NAMES = Object.fromEntries(CASES.names.map((name, index) => [SEATS[index], name]));

function words(lang: Lang, game = "imhotep"): GameWords {
  const source = (file: string) => readFileSync(new URL(`../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
  return new GameWords(new Texts(lang, [source("ui"), source(game || "imhotep")]), game, NAMES);
}

function answer(words: GameWords, question: Ask): string {
  switch (question.ask) {
    case "game":
      return words.gameName;
    case "nobody-won":
      return words.nobodyWon;
    case "prompt":
      return words.prompt(question.step);
    case "waiting":
      return words.waiting(question.step, question.seats);
    case "move":
      return words.move(question.notation);
    case "event":
      return words.event(question.event);
    case "name":
      return words.name(question.id);
    case "title":
      return words.title(question.id);
    case "option":
      return words.option(question.key);
    case "option-value":
      return words.optionValue(question.key, question.value);
    case "label":
      return words.label(question.key, question.fields);
    case "seat":
      return words.seat(question.seat);
    case "ui":
      return words.texts.ui(question.key, question.args);
  }
}

/** A case without its answers, as the title of its test. */
const titled = <C extends { answers: unknown }>(cases: C[]) => cases.map((one): [string, C] => [JSON.stringify({ ...one, answers: undefined }), one]);

describe.each(LANGS)("in %s", (lang) => {
  test.each(titled(CASES.texts))("%s", (_title, question) => {
    const gameWords = words(lang, "game" in question ? question.game : undefined);
    const text = answer(gameWords, question);
    expect(text).toBe(question.answers[lang]);
    // An expected text in brackets is an intended error.
    expect(gameWords.texts.errors).toHaveLength(text.startsWith("[") ? 1 : 0);
  });

  test.each(titled(CASES.bindings))("%s", (_title, question) => {
    const gameWords = words(lang, question.game);
    const bound = question.bind === "noun" ? gameWords.bindNoun(question.noun) : gameWords.bind(question.fields);
    expect(bound).toEqual(question.answers[lang]);
    expect(gameWords.texts.errors).toEqual([]);
  });
});

test.each(LANGS)("apostrophes are typographic (%s)", (lang) => {
  const folder = new URL(`../../locales/${lang}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ftl|md)$/.test(file));
  expect(files.length).toBeGreaterThan(4);
  const lines = files.flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"));
  expect(lines.filter((line) => !line.startsWith("#") || line.startsWith("##")).filter((line) => /\p{L}'/u.test(line))).toEqual([]);
});

test("a player's empty name is like none", () => {
  expect(new GameWords(words("en").texts, "imhotep", { a: "" }).seat("a")).toBe("Player 1");
});

test("the reader's languages are tried in order", () => {
  expect(choose(null, ["tlh", "cs-CZ", "en"])).toBe("cs");
  expect(choose("pl", ["cs"])).toBe("pl");
  expect(choose(null, ["tlh"])).toBe("en");
  expect(choose(null, [])).toBe("en");
});
