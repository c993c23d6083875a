import { expect, test } from "vitest";
import { figure, reasonsAgainst, reasonsFor } from "../src/coach/reasons";
import type { AdvisedMove } from "../src/protocol";
import { GameWords, LANGS } from "../src/words";
import { textsOf } from "./texts";

const move = (terms: Record<string, number>): AdvisedMove => ({
  move: "quarry",
  points: Object.values(terms).reduce((sum, points) => sum + points, 0),
  terms: Object.entries(terms).map(([id, points]) => ({ id, points })),
  blunder: false,
});

test.each(LANGS)("the largest changes are reasons, at most three (%s)", (lang) => {
  const words = new GameWords(textsOf(lang), "imhotep");
  const reasons = reasonsFor(words, move({ temple: 0.5, burial: -2.5, obelisks: 3, sled: -1, ships: 0.2 }));
  expect(reasons.map(({ id }) => id)).toEqual(["obelisks", "burial", "sled"]);
  expect(reasons[1]?.text).toBe(textsOf(lang).text("imhotep-term-burial.loss"));
  expect(reasons[0]?.text).toBe(textsOf(lang).text("imhotep-term-obelisks.gain"));
  expect(reasonsFor(words, move({ ships: 0.2 }))).toEqual([]);
  expect(textsOf(lang).errors).toEqual([]);
});

test("a warning tells where the better move is better", () => {
  const words = new GameWords(textsOf("en"), "imhotep");
  const reasons = reasonsAgainst(words, move({ temple: 1, others: -1 }), move({ temple: 2, burial: -3, others: -3 }));
  expect(reasons.map(({ id, points }) => [id, points])).toEqual([
    ["burial", 3],
    ["others", 2],
  ]);
  expect(reasons[1]?.text).toBe(textsOf("en").text("coach-others.gain"));
});

test("figures have their sign and the decimal mark of the language", () => {
  const figures = (lang: "en" | "cs" | "pl") => [2.5, -1, 0].map((points) => figure(new GameWords(textsOf(lang), "ankh"), points));
  expect(figures("en")).toEqual(["+2.5", "−1", "0"]);
  expect(figures("cs")).toEqual(["+2,5", "−1", "0"]);
  expect(figures("pl")).toEqual(["+2,5", "−1", "0"]);
});
