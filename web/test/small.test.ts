// Small modules: addresses, options, letters, levels.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { levelName, seatNames } from "../src/levels";
import { describeOptions, fittingOptions, keepFitting, parseOptions, seatsOf, summarizeOptions, toggleSeat, writeOptions } from "../src/options";
import type { OptionInfo } from "../src/protocol";
import { routeOf } from "../src/router";
import { bestText } from "../src/table/end/Highlights";
import { letters } from "../src/table/keys";
import { headline } from "../src/table/Result";
import { GameWords, Texts } from "../src/words";

const source = (file: string) => readFileSync(new URL(`../../locales/en/${file}.ftl`, import.meta.url), "utf8");
const texts = new Texts("en", [source("ui"), source("imhotep")]);

test("addresses name pages", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/table/0f53m02r9x7a")).toEqual({ page: "table", id: "0f53m02r9x7a" });
  expect(routeOf("/rules")).toEqual({ page: "rules", game: null, gallery: false });
  expect(routeOf("/rules/imhotep/")).toEqual({ page: "rules", game: "imhotep", gallery: false });
  expect(routeOf("/rules/imhotep/cards")).toEqual({ page: "rules", game: "imhotep", gallery: true });
  for (const nowhere of ["/table", "/table/a/b", "/rules/../x", "/rules/A%2f", "/rules/imhotep/x", "/x"]) {
    expect(routeOf(nowhere), nowhere).toEqual({ page: "nowhere" });
  }
});

const option = (key: string, values: OptionInfo["values"], least_seats = 1, most_seats = 5): OptionInfo => ({ key, values, least_seats, most_seats });
const KNOWN = [
  option("market", { "one-of": ["a", "b"] }),
  option("wrath", { "one-of": ["no", "yes"] }),
  option("difficulty", { "one-of": ["0", "1", "2", "3"] }, 1, 1),
  option("beginner", "seats"),
];

test("options are written where they differ from the usual", () => {
  expect(writeOptions(KNOWN, {}, 2)).toBe("");
  expect(writeOptions(KNOWN, { market: "a", wrath: "yes" }, 2)).toBe("wrath=yes");
  expect(parseOptions("market=b wrath=yes")).toEqual({ market: "b", wrath: "yes" });
  const words = new GameWords(texts, "imhotep");
  expect(describeOptions(words, "market=b temple=b")).toBe("Market: Side B, Temple: Side B");
  expect(describeOptions(words, "")).toBe("Usual rules");
  expect(summarizeOptions(words, "market=b")).toBe("Market: Side B");
  expect(summarizeOptions(words, "market=b temple=b burial=b")).toBe("3 options changed");
});

test("options that do not go with the seats are dropped", () => {
  expect(fittingOptions(KNOWN, 2).map(({ key }) => key)).toEqual(["market", "wrath", "beginner"]);
  expect(writeOptions(KNOWN, { difficulty: "3", market: "b" }, 1)).toBe("market=b difficulty=3");
  expect(keepFitting(KNOWN, { difficulty: "3", market: "b", beginner: "acd" }, 3)).toEqual({ market: "b", beginner: "ac" });
  expect(writeOptions(KNOWN, { beginner: "cd" }, 2)).toBe("");
});

test("a choice of seats is toggled seat by seat", () => {
  expect(toggleSeat("none", "c")).toBe("c");
  expect(toggleSeat("c", "a")).toBe("ac");
  expect(toggleSeat("ac", "a")).toBe("c");
  expect(toggleSeat("c", "c")).toBe("none");
  expect([seatsOf("none"), seatsOf("ac")]).toEqual([[], ["a", "c"]]);
});

test("values without words of their own are seats, numbers or names", () => {
  const words = new GameWords(texts, "imhotep", { a: "Anna" });
  expect(words.optionValue("beginner", "ab")).toBe("Anna and Player 2");
  expect(words.optionValue("difficulty", "3")).toBe("3");
  expect(words.optionValue("guardians", "market-temple")).toBe("market and temple");
});

test("the result names the winner, also when no player won", () => {
  const names = { a: "Anna", b: "Marek" };
  const words = new GameWords(texts, "imhotep", names);
  const watching = { yours: [] };
  expect(headline(words, watching, { score: [7, 9], rank: [2, 1] })).toBe("Marek wins by two");
  expect(headline(words, watching, { score: [7, 70], rank: [2, 1] })).toBe("Marek wins by 63");
  expect(headline(words, watching, { score: [9, 9], rank: [2, 1] })).toBe("Marek wins the tie");
  expect(headline(words, watching, { score: [9, 9], rank: [1, 1] })).toBe("Anna and Marek win together");
  expect(headline(words, watching, { score: [12, 9], rank: [2, 1] }), "points are not everything").toBe("Marek wins");
  expect(headline(words, watching, { score: [35], rank: [2] })).toBe("Nobody wins");
  const own = new Texts("en", [source("ui"), "senet-nobody-won = The jackal wins."]);
  expect(headline(new GameWords(own, "senet", names), watching, { score: [35], rank: [2] })).toBe("The jackal wins");
});

test("the result speaks to whoever won, but not where several play on one device", () => {
  const words = new GameWords(texts, "imhotep", { a: "Anna", b: "Marek" });
  const outcome = { score: [7, 10], rank: [2, 1] };
  expect(headline(words, { yours: ["b"] }, outcome)).toBe("You win by three");
  expect(headline(words, { yours: ["a"] }, outcome)).toBe("Marek wins by three");
  expect(headline(words, { yours: ["a", "b"] }, outcome)).toBe("Marek wins by three");
  expect(headline(words, { yours: ["a"] }, { score: [35], rank: [1] }, 31), "against a rival without a seat").toBe("You win by four");
});

test("a result is compared with the best one before", () => {
  const words = new GameWords(texts, "imhotep");
  const text = (points: number, earlier: number | null) => bestText(words, { points, earlier });
  expect(text(41, null)).toBe("41, your first result");
  expect(text(41, 38)).toBe("41 now, 38 before");
  expect(text(41, 41)).toBe("41, reached again");
  expect(text(-2, 38)).toBe("38, this time −2");
  expect(texts.ui("record-best", { text: "Pharaon", count: 1 })).toBe("Your best at Pharaon alone");
  expect(texts.ui("record-best", { text: "Imhotep", count: 4 })).toBe("Your best at Imhotep with 4 players");
});

const buttons = (...labels: string[]) => labels.map((label) => ({ label, ends: false }));

test("every button gets a letter of its own", () => {
  expect(letters(buttons("Get new stones", "Load a stone", "Sail a ship", "Sail ship 2"))).toEqual(["g", "l", "s", "a"]);
  expect(letters(buttons("Umieść kamień", "Łódź", "Mm", "Mu"))).toEqual(["k", "l", "3", "4"]);
  expect(letters(buttons("Čeká", "Řada"))).toEqual(["c", "r"]);
});

test("a button that gives something up gets none", () => {
  expect(letters([...buttons("Place a ship"), { label: "Pass", ends: true }, ...buttons("Pay")])).toEqual(["a", null, "y"]);
});

test("the letters that pause and step through the moves of others never play one", () => {
  expect(letters(buttons("Pay", "Noble", "Build"))).toEqual(["a", "o", "i"]);
});

test("levels and bots have names", () => {
  expect(levelName(texts, "mcts:300")).toBe("4 · Hard");
  expect(levelName(texts, "mcts:777")).toBe("thinks ahead");
  const seat = (letter: "a" | "b" | "c" | "d" | "e", name: string, bot: string | null, open = false) => ({
    seat: letter,
    name,
    bot,
    open,
    substitute: null,
    resigned: false,
  });
  expect(seatNames(texts, [seat("a", "", "random"), seat("b", "Anna", null), seat("c", "", "greedy"), seat("d", "", null, true), seat("e", "", null)])).toEqual(
    {
      a: "Bot 1",
      b: "Anna",
      c: "Bot 2",
      d: "",
      e: "Guest",
    },
  );
});
