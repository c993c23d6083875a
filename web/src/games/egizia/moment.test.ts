// The cards at the ends of phases.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { LogEntryOf } from "../../game";
import { GameWords, LANGS, Texts } from "../../words";
import { moment } from "./moment";
import { SAMPLES } from "./samples";
import type { Event, Seat, View } from "./view";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia" };
const page = (file: string) => readFileSync(new URL(`../../../../locales/${file}`, import.meta.url), "utf8");
const wordsOf = (lang: (typeof LANGS)[number]) => new GameWords(new Texts(lang, [page(`${lang}/ui.ftl`), page(`${lang}/egizia.ftl`)]), "egizia", NAMES);
const view = SAMPLES.two?.view as View;

const entries = (events: readonly Event[]) => events.map((event, line) => ({ event, line, kind: "effect" }) as unknown as LogEntryOf<Event>);

const FEED: Event[] = [
  { type: "phase-began", phase: "feed" },
  { type: "fed", seat: "a", need: 5, grain: 9 },
  { type: "starved", seat: "b", missing: 7 },
  { type: "scored", seat: "b", source: "hunger", points: -21 },
  { type: "phase-began", phase: "produce" },
  { type: "stones-gained", seat: "a", count: 11, cause: "quarries" },
  { type: "stones-gained", seat: "b", count: 3, cause: "quarries" },
  { type: "phase-began", phase: "build" },
];

const ROUND: Event[] = [
  { type: "phase-began", phase: "build" },
  { type: "scored", seat: "a", source: "obelisk", points: 4 },
  { type: "scored", seat: "a", source: "obelisk", points: 2 },
  { type: "phase-began", phase: "cooperation" },
  { type: "scored", seat: "a", source: "cooperation", points: 1 },
  { type: "round-ended", round: 2 },
  { type: "phase-began", phase: "sail" },
];

function card(update: readonly Event[], you: Seat | null = "b", log: readonly Event[] = update) {
  return moment(entries(update), { view, you, names: NAMES, words: wordsOf("en"), log: entries(log) });
}

describe("feeding", () => {
  test("ends with a sentence for each player, the viewer's first", () => {
    expect(card(FEED)).toEqual({
      title: "Feeding",
      lines: [
        { seat: "b", text: "You lack 7 grain; 3 stones from the quarries", points: -21 },
        { seat: "a", text: "Ilse feeds everybody; 11 stones from the quarries" },
      ],
    });
    expect(card(FEED, null)?.lines.map(({ seat }) => seat)).toEqual(["a", "b"]);
  });

  test("tells of everybody, though some were fed in an earlier update", () => {
    const last = FEED.slice(2);
    expect(card(last, "b", FEED)).toEqual(card(FEED));
  });

  test("has no card while somebody still decides", () => {
    expect(card(FEED.slice(0, 2))).toBeNull();
  });

  test("of an earlier round does not count", () => {
    const hunger: Event = { type: "scored", seat: "a", source: "hunger", points: -3 };
    expect(card(FEED, "b", [{ type: "phase-began", phase: "feed" }, hunger, { type: "phase-began", phase: "build" }, ...FEED])).toEqual(card(FEED));
  });
});

test("a round ends with the points of building by source", () => {
  expect(card(ROUND)).toEqual({
    title: "Round 2 ends",
    lines: [
      { seat: "b", text: "You score nothing" },
      { seat: "a", text: "Ilse scores: Obelisk +6, Cooperation +1", points: 7 },
    ],
  });
});

test("the end of the game counts the final scoring, and the building before it if both come together", () => {
  const final: Event[] = [
    { type: "phase-began", phase: "final-scoring" },
    { type: "scored", seat: "b", source: "sphinx-cards", points: 12 },
    { type: "game-ended", winners: ["b"] },
  ];
  const lines = (update: readonly Event[], log: readonly Event[]) => card(update, "b", log)?.lines.map(({ points }) => points);
  expect(lines(final, [...ROUND, ...final])).toEqual([12, undefined]);
  expect(lines([...ROUND.slice(0, -1), ...final], [...ROUND.slice(0, -1), ...final])).toEqual([12, 7]);
});

test.each(LANGS)("the sentences have texts (%s)", (lang) => {
  const words = wordsOf(lang);
  for (const events of [FEED, ROUND])
    for (const you of ["a", "b", null] as const) moment(entries(events), { view, you, names: NAMES, words, log: entries(events) });
  expect(words.texts.errors).toEqual([]);
});
