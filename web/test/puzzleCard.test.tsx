// What a puzzle says about an attempt and about its solution.
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import type { PuzzleInfo } from "../src/protocol";
import { PuzzleCard } from "../src/puzzles/PuzzleCard";
import type { Said, Solving } from "../src/puzzles/usePuzzle";
import { GameWords, LANGS } from "../src/words";
import { textsOf } from "./texts";

const puzzle: PuzzleInfo = { game: "pharaon", number: 3, level: "easy", points: 3, seats: 3, state: "open" };
/** The largest terms of an answer; their sum is not what was proved. */
const reasons = [
  { id: "gods", points: 8 },
  { id: "nobles", points: 7.1 },
  { id: "artisans", points: -4.2 },
  { id: "abilities", points: 4.2 },
];

function card(lang: (typeof LANGS)[number], said: Said): string {
  const solving = { said, wrong: 0 } as unknown as Solving;
  const words = new GameWords(textsOf(lang), "pharaon");
  const name = (move: string) => `“${move}”`;
  return renderToString(<PuzzleCard {...{ words, puzzle, solving, name }} puzzles={[puzzle]} current={name} onList={null} />);
}

test.each(LANGS)("reasons have no sum beside the points that were proved (%s)", (lang) => {
  const solution = { moves: ["nile 5"], margin: 3.1, second: "nile 1", reasons, frames: [] };
  const texts = [card(lang, { kind: "solved", solution, shown: false } as unknown as Said), card(lang, { kind: "wrong", move: "nile 1", loss: 3.1, reasons })];
  const proved = new Intl.NumberFormat(lang).format(3.1);
  for (const html of texts) {
    expect(html).toContain(proved);
    expect([...html.matchAll(/data-term="(\w+)"/g)].map(([, id]) => id)).toEqual(["gods", "nobles", "artisans"]);
    expect(html).not.toContain('class="sum"');
  }
  expect(textsOf(lang).errors).toEqual([]);
});

test("the button of the hint stays where the focus is after it was pressed", () => {
  const button = (said: Said) => /<button[^>]*aria-disabled[^>]*>/.exec(card("en", said))?.[0] ?? "";
  expect(button({ kind: "nothing" })).toContain('aria-disabled="false"');
  const pressed = button({ kind: "hint", moves: ["nile 5"] });
  expect(pressed).toContain('aria-disabled="true"');
  expect(pressed).not.toContain(" disabled");
});
