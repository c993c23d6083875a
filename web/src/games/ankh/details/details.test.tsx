import { readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { Look } from "../../../game";
import { SEATS } from "../../../seat";
import { GameWords, LANGS, type Lang, Texts } from "../../../words";
import { ACTIONS, CARDS, GODS, GUARDIANS } from "../pieces/kinds";
import { SAMPLES, type Sample } from "../samples";
import type { Event, View } from "../view";
import { Content } from ".";
import type { About } from "./about";
import { LINES } from "./sheet";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };
const read = (file: string) => readFileSync(new URL(`../../../../../${file}`, import.meta.url), "utf8");
const sprite = read("web/src/ui/icons.svg");
const texts = new Map(LANGS.map((lang) => [lang, new Texts(lang, [read(`locales/${lang}/ui.ftl`), read(`locales/${lang}/ankh.ftl`)])]));

function wordsOf(lang: Lang): GameWords {
  return new GameWords(texts.get(lang) as Texts, "ankh", NAMES);
}

function look({ view, you, legal }: Sample, lang: Lang): Look<View, Event> {
  return { view, you, names: NAMES, legal: new Set(legal), play: () => {}, words: wordsOf(lang) };
}

/** Everything that can be opened in a position. */
function topics({ view }: Sample): About[] {
  return [
    ...SEATS.slice(0, view.players.length).map((seat): About => ({ of: "mat", seat })),
    ...view.figures.map(({ id }): About => ({ of: "figure", id })),
    ...view.monuments.map(({ hex }): About => ({ of: "monument", hex })),
    ...view.regions.map(({ token }): About => ({ of: "region", token })),
    ...GODS.map((god): About => ({ of: "god", god })),
    ...GUARDIANS.map((guardian): About => ({ of: "guardian", guardian })),
    ...CARDS.map((card): About => ({ of: "card", card })),
    ...view.printed.powers.map(({ power }): About => ({ of: "power", power })),
    ...ACTIONS.map((action): About => ({ of: "action", action })),
    { of: "events" },
    { of: "devotion" },
  ];
}

describe.each(LANGS)("%s", (lang) => {
  test.each(Object.entries(SAMPLES))("details render: %s", (_name, sample) => {
    for (const about of topics(sample)) {
      const html = render(<Content about={about} look={look(sample, lang)} open={() => {}} />);
      expect([about, html === "", /undefined|NaN|\[ankh-[\w-]+|\[ui-[\w-]+/.exec(html)?.[0]]).toEqual([about, false, undefined]);
      const symbols = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
      expect(symbols.filter((id) => !sprite.includes(`id="${id}"`))).toEqual([]);
    }
  });

  test("the score sheet names its lines, in words and by rules that exist", () => {
    const words = wordsOf(lang);
    const page = read(`locales/${lang}/rules/ankh.md`);
    for (const [id, rule] of LINES) {
      expect(`${words.title(id)} ${words.label(`sheet-${id}`)}`).not.toMatch(/\[ankh-/);
      expect([rule, page.includes(`{#${rule}}`)]).toEqual([rule, true]);
    }
  });
});
