// The golden sentences of crates/words/src/tests/sentences.rs, said by the browser.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent } from "../src/game";
import type { Event as AnkhEvent, StrengthPart } from "../src/games/ankh/view";
import type { Event as ImhotepEvent } from "../src/games/imhotep/view";
import { choose } from "../src/i18n";
import { GameWords, LANGS, type Lang, Texts } from "../src/words";

const NAMES = { a: "Anna", b: "Bedřich", c: "Celina", d: "Dušan" };

function words(lang: Lang, game = "imhotep"): GameWords {
  const source = (file: string) => readFileSync(new URL(`../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
  return new GameWords(new Texts(lang, [source("ui"), source(game)]), game, NAMES);
}

/** What is asked, and the answer in English, Czech and Polish. */
function check(ask: (words: GameWords) => string, expected: string[]): void {
  const answers = LANGS.map((lang) => {
    const asked = words(lang);
    const answer = ask(asked);
    expect(asked.texts.errors).toEqual([]);
    return answer;
  });
  expect(answers).toEqual(expected);
}

const counted = (lang: Lang, event: (count: number) => GameEvent) => [1, 2, 5, 12, 22].map((count) => words(lang).event(event(count)));

test("stones are counted", () => {
  const returned = (count: number) => ({ type: "stones-returned", seat: "a", count });
  expect(counted("en", returned).join("\n")).toBe(`Anna returns 1 stone from the ships to the quarry.
Anna returns 2 stones from the ships to the quarry.
Anna returns 5 stones from the ships to the quarry.
Anna returns 12 stones from the ships to the quarry.
Anna returns 22 stones from the ships to the quarry.`);
  expect(counted("cs", returned).join("\n")).toBe(`Anna vrací z lodí do kamenolomu 1 kámen.
Anna vrací z lodí do kamenolomu 2 kameny.
Anna vrací z lodí do kamenolomu 5 kamenů.
Anna vrací z lodí do kamenolomu 12 kamenů.
Anna vrací z lodí do kamenolomu 22 kamenů.`);
  expect(counted("pl", returned).join("\n")).toBe(`Anna odkłada z łodzi do kamieniołomu 1 kamień.
Anna odkłada z łodzi do kamieniołomu 2 kamienie.
Anna odkłada z łodzi do kamieniołomu 5 kamieni.
Anna odkłada z łodzi do kamieniołomu 12 kamieni.
Anna odkłada z łodzi do kamieniołomu 22 kamienie.`);
});

test("points are counted and signed", () => {
  const tail = (lang: Lang, sign: number) =>
    counted(lang, (points) => ({ type: "scored", seat: "a", source: "statues", points: sign * points })).map((text) => text.split(": ").at(-1));
  expect(tail("en", 1)).toEqual(["+1 point.", "+2 points.", "+5 points.", "+12 points.", "+22 points."]);
  expect(tail("cs", 1)).toEqual(["+1 bod.", "+2 body.", "+5 bodů.", "+12 bodů.", "+22 bodů."]);
  expect(tail("cs", -1)).toEqual(["−1 bod.", "−2 body.", "−5 bodů.", "−12 bodů.", "−22 bodů."]);
  expect(tail("pl", 1)).toEqual(["+1 punkt.", "+2 punkty.", "+5 punktów.", "+12 punktów.", "+22 punkty."]);
  expect(tail("pl", -1)).toEqual(["−1 punkt.", "−2 punkty.", "−5 punktów.", "−12 punktów.", "−22 punkty."]);
});

test.each<[ImhotepEvent, string[]]>([
  [
    { type: "ship-sailed", seat: "b", ship: 2, site: "temple" },
    ["Bedřich sails ship 2 to the temple.", "Bedřich odplouvá s lodí 2 k chrámu.", "Bedřich płynie łodzią 2 do świątyni."],
  ],
  [
    { type: "stones-taken", seat: "a", count: 3, cause: "hammer" },
    ["Anna takes 3 stones from the quarry (Hammer).", "Anna si bere z kamenolomu 3 kameny (Kladivo).", "Anna bierze z kamieniołomu 3 kamienie (Młot)."],
  ],
  [
    { type: "pair-split", seat: "c", card: "lever", rejected: "path" },
    ["Celina keeps a Lever and discards a Paved path.", "Celina si nechává Páku a odkládá Dlažbu.", "Celina zatrzymuje Dźwignię i odrzuca Brukowaną drogę."],
  ],
  [
    { type: "order-chosen", seat: "a", order: ["b", "a", "b"] },
    [
      "Anna sets the unloading order: Bedřich, Anna and Bedřich.",
      "Anna určuje pořadí vykládání: Bedřich, Anna a Bedřich.",
      "Anna ustala kolejność rozładunku: Bedřich, Anna i Bedřich.",
    ],
  ],
  [
    { type: "scored", seat: "d", source: "wrath", points: -5 },
    [
      "Dušan suffers the Wrath of the Pharaoh: −5 points.",
      "Dušan na sebe přivolává Faraónův hněv: −5 bodů.",
      "Dušan ściąga na siebie Gniew faraona: −5 punktów.",
    ],
  ],
  [
    { type: "game-ended", winners: ["a", "c"] },
    ["Anna and Celina win the game together.", "Společně vítězí Anna a Celina.", "Wspólnie wygrywają Anna i Celina."],
  ],
])("the event %o reads well", (event, expected) => check((words) => words.event(event), expected));

test.each<[string, string[]]>([
  ["load 2-1", ["Load a stone on ship 2, slot 1", "Naložit kámen na loď 2, políčko 1", "Umieść kamień na łodzi 2, pole 1"]],
  ["to burial", ["Sail to the burial chamber", "Odplout k hrobce", "Popłyń do komory grobowej"]],
  ["draw", ["Draw a market card", "Dobrat si kartu trhu", "Dobierz kartę targu"]],
  ["draw statue", ["Draw a Statue", "Dobrat Sochu", "Dobierz Posąg"]],
  ["next c", ["Next, unload a stone of Celina", "Vyložit další kámen: Celina", "Wyładuj następny kamień: Celina"]],
  ["undo", ["Undo", "Vzít tah zpět", "Cofnij ruch"]],
])("the move %s reads well", (move, expected) => check((words) => words.move(move), expected));

test("the table speaks", () => {
  check((words) => words.waiting("keep", ["a"]), ["Anna chooses one of two cards.", "Anna si vybírá jednu ze dvou karet.", "Anna wybiera jedną z dwóch kart."]);
  check((words) => words.label("docked", { site: "obelisks" }), ["docked at the obelisks", "kotví u obelisků", "cumuje przy obeliskach"]);
  check((words) => words.title("burial"), ["Burial chamber", "Hrobka", "Komora grobowa"]);
  check((words) => words.title("lever"), ["Lever", "Páka", "Dźwignia"]);
  check((words) => words.optionValue("market", "b"), ["Side B", "Strana B", "Strona B"]);
  check((words) => words.seat("e"), ["Player 5", "Hráč 5", "Gracz 5"]);
  check((words) => words.texts.ui("ranking", { rank: 1, seat: "Anna", points: 42 }), ["1. Anna, 42 points", "1. Anna, 42 bodů", "1. Anna, 42 punkty"]);
});

test("a word and a number are one item of a list, and nobody can be told from somebody", () => {
  const parts: StrengthPart[] = [
    { part: "figures", strength: 3 },
    { part: "drought", strength: 1 },
  ];
  const counted: AnkhEvent = { type: "strength-counted", seat: "a", figures: 3, neutralised: 0, strength: 4, parts };
  const told = (event: AnkhEvent) => LANGS.map((lang) => words(lang, "ankh").event(event));
  expect(told(counted)).toEqual([
    "Anna has strength 4: figures 3 and Drought 1.",
    "Anna má sílu 4: figury 3 a Sucho 1.",
    "Anna ma siłę 4: jednostki 3 i Susza 1.",
  ]);
  expect(told({ type: "plague-spared", seat: null })).toEqual(["The locusts spare nobody.", "Kobylky neušetří nikoho.", "Szarańcza nie oszczędza nikogo."]);
});

test("numbers below zero bear the true minus and keep their plural", () => {
  const ranked = (points: number) => (words: GameWords) => words.texts.ui("ranking", { rank: 2, seat: "Anna", points });
  check(ranked(-1), ["2. Anna, −1 point", "2. Anna, −1 bod", "2. Anna, −1 punkt"]);
  check(ranked(-12), ["2. Anna, −12 points", "2. Anna, −12 bodů", "2. Anna, −12 punktów"]);
});

test("a sacrifice has one name in Czech, on the table and in the rules", () => {
  const bids = words("cs", "ankh");
  const revealed: AnkhEvent = { type: "bid-revealed", seat: "a", bid: 2 };
  expect([bids.title("bid"), bids.move("bid 2"), bids.event(revealed)]).toEqual(["Oběť", "Oběť: 2 stoupenci", "Anna obětuje 2 stoupence."]);
});

test.each(LANGS)("apostrophes are typographic (%s)", (lang) => {
  const folder = new URL(`../../locales/${lang}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ftl|md)$/.test(file));
  expect(files.length).toBeGreaterThan(4);
  const lines = files.flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"));
  expect(lines.filter((line) => !line.startsWith("#") || line.startsWith("##")).filter((line) => /\p{L}'/u.test(line))).toEqual([]);
});

test("what is missing is shown in brackets", () => {
  const asked = words("en");
  expect(asked.event({ type: "no-such-thing" })).toBe("[imhotep-event-no-such-thing]");
  expect(asked.event({ type: "passed" })).toBe("[imhotep-event-passed]");
  expect(asked.option("fog")).toBe("[imhotep-option-fog]");
  expect(new GameWords(asked.texts, "").move("")).toBe("[-move-]");
  expect(asked.texts.errors).toHaveLength(4);
});

test("the reader's languages are asked in order", () => {
  expect(choose(null, ["tlh", "cs-CZ", "en"])).toBe("cs");
  expect(choose("pl", ["cs"])).toBe("pl");
  expect(choose("xx", ["pl-PL"])).toBe("pl");
  expect(choose(null, ["tlh"])).toBe("en");
  expect(choose(null, [])).toBe("en");
});
