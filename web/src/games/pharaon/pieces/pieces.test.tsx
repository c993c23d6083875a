import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { GameWords, LANGS, Texts } from "../../../words";
import { symbolName, symbolText } from "../traitor/symbols";
import { Sign } from "../view";
import { PieceGallery } from "./gallery";
import { GODS, ZONE_ICONS } from "./kinds";

const sprite = readFileSync(new URL("../../../ui/icons.svg", import.meta.url), "utf8");
const symbols = new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));

const missing = (html: string) => [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id).filter((id) => !symbols.has(id));

test("every symbol that a piece refers to is drawn", () => {
  const html = renderToString(<PieceGallery />);
  expect(html).toContain('href="#i-res-green"');
  expect(missing(html)).toEqual([]);
  expect(Object.values(ZONE_ICONS).filter((name) => !symbols.has(`i-${name}`))).toEqual([]);
});

test.each(LANGS)("no two symbols of the Traitor's boards have the same words (%s)", (lang) => {
  const texts = new Texts(lang, [readFileSync(new URL(`../../../../../locales/${lang}/pharaon.ftl`, import.meta.url), "utf8")]);
  const words = new GameWords(texts, "pharaon");
  const all = [
    ...Sign.filter((sign) => sign !== "god").map((sign) => ({ sign, number: /noble|pair|bonus/.test(sign) ? 2 : null, god: null })),
    ...GODS.map((god) => ({ sign: "god" as const, number: null, god })),
  ];
  for (const tell of [symbolName, symbolText]) expect(new Set(all.map((symbol) => tell(symbol, words))).size).toBe(all.length);
  expect(texts.errors).toEqual([]);
});
