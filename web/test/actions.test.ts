// The buttons of the prompt bar: one row of short labels, whatever is legal.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameUI, MoveGroup } from "../src/game";
import ankh from "../src/games/ankh";
import { SAMPLES as ANKH } from "../src/games/ankh/samples";
import egizia from "../src/games/egizia";
import { SAMPLES as EGIZIA } from "../src/games/egizia/samples";
import imhotep from "../src/games/imhotep";
import pharaon from "../src/games/pharaon";
import { SAMPLES as PHARAON } from "../src/games/pharaon/samples";
import type { Sample } from "../src/sample";
import { actionsOf, MAX_BUTTONS, moveLabels } from "../src/table/actions";
import { GameWords, LANGS, type Lang, Texts } from "../src/words";

const NONE: ReadonlySet<string> = new Set();

function wordsOf(lang: Lang, game = "imhotep"): GameWords {
  const read = (file: string) => readFileSync(new URL(`../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
  return new GameWords(new Texts(lang, [read("ui"), read(game)]), game, { a: "Ilse", b: "Marek" });
}

const SITES = ["to market", "to pyramid", "to temple", "to burial", "to obelisks"];
const LEGAL = [
  SITES,
  ["quarry", "load 1-1", "load 1-2", "sail 2", "sail 3", "play lever", "play sail", "play hammer", "play chisel"],
  ["quarry", "load 3-2", "sail 4", "play lever"],
  ["next a", "next b"],
  ["take 1"],
  ["keep lever", "keep burial-d"],
  ["put left", "put middle", "put right"],
  ["draw", "decline"],
  ["haul", "decline"],
  ["point", "stones"],
];

test.each(LANGS)("a name contains the button's label, and %s needs no long one", (lang) => {
  const words = wordsOf(lang);
  for (const legal of LEGAL) {
    const actions = actionsOf(imhotep, words, legal, NONE);
    expect(actions.flatMap((action) => action.moves)).toEqual(legal);
    for (const { label, name } of actions) {
      expect(name.toLowerCase()).toContain(label.toLowerCase());
      expect(label.length, label).toBeLessThanOrEqual(26);
    }
  }
  expect(words.texts.errors).toEqual([]);
});

test("a button answers the question, its name is the whole sentence", () => {
  const [market] = actionsOf(imhotep, wordsOf("en"), SITES, NONE);
  expect(market).toEqual({ icon: "market", verb: "to", label: "Market", name: "Sail to the market", moves: ["to market"], ends: false });
  const [czech] = actionsOf(imhotep, wordsOf("cs"), SITES, NONE);
  expect(czech?.name).toBe("Tržiště: Odplout k tržišti");
});

test("moves without another place are kept when a row is full", () => {
  const many = Array.from({ length: 30 }, (_, index) => `sail ${index + 1}`);
  const each = (legal: readonly string[]): MoveGroup[] => legal.map((move) => ({ icon: "sail", verb: "sail", moves: [move] }));
  const placed = new Set(many.slice(0, 27));
  const actions = actionsOf({ groups: each }, wordsOf("en"), many, placed);
  expect(actions.map((action) => action.moves[0])).toEqual(["sail 1", "sail 2", "sail 3", "sail 28", "sail 29", "sail 30"]);
  expect(actions.length).toBe(MAX_BUTTONS);
});

test("a move that no group has and no place claims is a button", () => {
  const actions = actionsOf({ groups: () => [] }, wordsOf("en"), ["decline", "sail 1"], new Set(["sail 1"]));
  expect(actions.map(({ label, name }) => [label, name])).toEqual([["Decline", "Decline the bonus"]]);
});

test("a game may say more than the words of a move do", () => {
  const moveLabel = (move: string) => (move === "sail 1" ? "3 stones" : null);
  const actions = actionsOf({ groups: () => [] }, wordsOf("en"), ["decline", "sail 1"], NONE, { label: moveLabel });
  expect(actions.map(({ label }) => label)).toEqual(["Decline", "3 stones"]);
  expect(actions[1]?.name).toMatch(/^3 stones: /);
});

/** The questions before moves of a position, by move. */
function questions<V>(ui: Pick<GameUI<V>, "ends">, words: GameWords, sample: Sample<V> | undefined): Record<string, string> {
  if (!sample) throw new Error("no such position");
  const look = { view: sample.view, legal: new Set(sample.legal), words };
  return Object.fromEntries(sample.legal.flatMap((move) => [[move, ui.ends?.(look, move) ?? null]]).filter(([, question]) => question !== null));
}

test.each(LANGS)("every game asks before moves that give something up, and before no other (%s)", (lang) => {
  const games = { ankh: wordsOf(lang, "ankh"), egizia: wordsOf(lang, "egizia"), pharaon: wordsOf(lang, "pharaon") };
  const asked = [
    ...["sail", "build", "feed", "berth", "tail"].map((name) => questions(egizia, games.egizia, EGIZIA[name])),
    ...["turn", "general", "give"].map((name) => questions(pharaon, games.pharaon, PHARAON[name])),
    ...["power", "sun", "from"].map((name) => questions(ankh, games.ankh, ANKH[name])),
  ];
  expect(asked.map((one) => Object.keys(one))).toEqual([["pass"], ["give-up"], ["done"], [], [], ["pass"], [], [], ["decline"], [], []]);
  // The bar shows two lines.
  for (const question of asked.flatMap((one) => Object.values(one))) expect(question.length, question).toBeLessThan(75);
  for (const words of Object.values(games)) expect(words.texts.errors).toEqual([]);
});

test("passing is never the only button while moves are left on the board", () => {
  const words = wordsOf("en", "egizia");
  const sample = EGIZIA.sail;
  if (!sample) throw new Error("no such position");
  const ends = (move: string) => move === "pass";
  const actions = actionsOf(egizia, words, sample.legal, new Set(sample.legal), { ends });
  const [first] = actions;
  expect(first).toMatchObject({ label: "Choose on the board", ends: false });
  expect(first?.moves).toEqual(expect.arrayContaining(["ship 2", "ship 3"]));
  expect(actions.flatMap((action) => action.moves).sort()).toEqual([...sample.legal].sort());
  expect(actions.find((action) => action.moves.includes("pass"))).toMatchObject({ label: "Pass", ends: true });
  expect(actionsOf(egizia, words, ["pass"], NONE, { ends }).map(({ label }) => label)).toEqual(["Pass"]);
});

test("a label that the sentence has only in brackets is part of the name", () => {
  const facts = { label: () => "+1 point", name: () => "Take an offering (+1 point) from the bonus field" };
  expect(moveLabels(wordsOf("en"), "token 3", facts).name).toBe("+1 point: Take an offering (+1 point) from the bonus field");
});
