// The small parts: addresses, options, letters, levels.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { levelName, seatNames } from "../src/levels";
import { describeOptions, parseOptions, summarizeOptions, writeOptions } from "../src/options";
import { routeOf } from "../src/router";
import { letters } from "../src/table/keys";
import { GameWords, Texts } from "../src/words";

const source = (file: string) => readFileSync(new URL(`../../locales/en/${file}.ftl`, import.meta.url), "utf8");
const texts = new Texts("en", [source("ui"), source("imhotep")]);

test("addresses name pages", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/table/0f53m02r9x7a")).toEqual({ page: "table", id: "0f53m02r9x7a" });
  expect(routeOf("/rules/imhotep/")).toEqual({ page: "rules", game: "imhotep" });
  for (const nowhere of ["/table", "/table/a/b", "/rules/../x", "/rules/A%2f", "/x"]) {
    expect(routeOf(nowhere), nowhere).toEqual({ page: "nowhere" });
  }
});

test("options are written where they differ from the usual", () => {
  const known: [string, string[]][] = [
    ["market", ["a", "b"]],
    ["wrath", ["no", "yes"]],
  ];
  expect(writeOptions(known, {})).toBe("");
  expect(writeOptions(known, { market: "a", wrath: "yes" })).toBe("wrath=yes");
  expect(parseOptions("market=b wrath=yes")).toEqual({ market: "b", wrath: "yes" });
  const words = new GameWords(texts, "imhotep");
  expect(describeOptions(words, "market=b temple=b")).toBe("Market: Side B, Temple: Side B");
  expect(describeOptions(words, "")).toBe("Usual rules");
  expect(summarizeOptions(words, "market=b")).toBe("Market: Side B");
  expect(summarizeOptions(words, "market=b temple=b burial=b")).toBe("3 options changed");
});

test("every button gets a letter of its own", () => {
  expect(letters(["Get new stones", "Load a stone", "Sail a ship", "Sail ship 2"])).toEqual(["g", "l", "s", "a"]);
  expect(letters(["Umieść kamień", "Łódź", "Mm", "Mu"])).toEqual(["k", "l", "3", "4"]);
  expect(letters(["Čeká", "Řada"])).toEqual(["c", "r"]);
});

test("levels and bots have names", () => {
  expect(levelName(texts, "mcts:300")).toBe("4 · Hard");
  expect(levelName(texts, "mcts:777")).toBe("thinks ahead");
  const seat = (letter: "a" | "b" | "c" | "d", name: string, bot: string | null, open = false) => ({ seat: letter, name, bot, open });
  expect(seatNames(texts, [seat("a", "", "random"), seat("b", "Anna", null), seat("c", "", "greedy"), seat("d", "", null, true)])).toEqual({
    a: "Bot 1",
    b: "Anna",
    c: "Bot 2",
    d: "",
  });
});
