import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { textWidth } from "../../../ui/draw";
import { SAMPLES } from "../samples";
import type { NileView, OwnCard, SphinxView } from "../view";
import { NileCardFace, NileToken, SphinxCardFace } from "./cards";
import { NILE, PieceGallery } from "./gallery";
import { BUILDING_ICONS, COLOURS, CREW_ICONS, CREWS, EFFECT_ICONS, KIND_ICONS, SITE_ICONS } from "./kinds";
import { FieldFace } from "./lands";
import { type Item, Row, rowWidth } from "./row";
import { nameLines, wrap } from "./text";
import { CrewMark } from "./tokens";

const sprite = readFileSync(new URL("../../../ui/icons.svg", import.meta.url), "utf8");
const symbols = new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));

test("every symbol that a piece refers to is drawn", () => {
  const html = renderToString(<PieceGallery />);
  const used = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
  expect(used).toContain("i-sphinx");
  expect(used.filter((id) => !symbols.has(id))).toEqual([]);
  const named = [BUILDING_ICONS, CREW_ICONS, EFFECT_ICONS, KIND_ICONS, SITE_ICONS].flatMap((icons) => Object.values(icons));
  expect(named.filter((name) => !symbols.has(`i-${name}`))).toEqual([]);
});

/** The markup without the parts that distinguish things by colour only. */
function grey(html: string): string {
  return html.replace(/ class="[^"]*"/g, "");
}

test("the gallery has a card of every effect", () => {
  expect(new Set(NILE.map(([, { effect }]) => effect))).toEqual(new Set(Object.keys(EFFECT_ICONS)));
});

test("no two effects look alike, and of the cards that are kept no two symbols", () => {
  const drawn = NILE.map(([, card]) => grey(renderToString(<NileCardFace card={card} x={0} y={0} w={100} h={124} />)));
  expect(new Set(drawn).size).toBe(drawn.length);
  const kept = NILE.map(([, card]) => card).filter(({ kind, effect }) => kind !== "immediate" && effect !== "field");
  const tokens = kept.map((card) => grey(renderToString(<NileToken card={card} x={0} y={0} size={34} />)));
  expect(new Set(tokens).size).toBe(tokens.length);
});

test("the kinds of cards differ without colour", () => {
  const card = (NILE[0] as [string, NileView])[1];
  const drawn = (["immediate", "any-time", "permanent"] as const).map((kind) =>
    grey(renderToString(<NileToken card={{ ...card, kind }} x={0} y={0} size={34} />)),
  );
  expect(new Set(drawn).size).toBe(3);
});

test("a field has as many waves as the flood must be high", () => {
  const waves = (html: string) => html.match(/l3-2\.6/g)?.length;
  expect(COLOURS.map((colour) => waves(renderToString(<FieldFace colour={colour} value={6} irrigated x={0} y={0} size={40} />)))).toEqual([1, 2, 3]);
});

test("crews differ by their tools, used ones by a stroke", () => {
  const drawn = CREWS.flatMap((crew) => [false, true].map((used) => grey(renderToString(<CrewMark crew={crew} used={used} x={0} y={0} size={30} />))));
  expect(new Set(drawn).size).toBe(2 * CREWS.length);
});

test("all cards of all positions are drawn", () => {
  const players = Object.values(SAMPLES).flatMap(({ view }) => view.players);
  const cards: (NileView | OwnCard)[] = players.flatMap((player) => player.cards);
  const goals: SphinxView[] = players.flatMap(({ hand, look }) => [...hand, ...look]);
  expect(goals.length).toBeGreaterThan(5);
  const html = [
    ...cards.map((card) => renderToString(<NileCardFace card={card} name="Name" x={0} y={0} w={100} h={124} />)),
    ...goals.map((card) => renderToString(<SphinxCardFace card={card} text="Text" x={0} y={0} w={100} h={134} />)),
  ];
  for (const one of html) expect(one).not.toMatch(/undefined|NaN/);
});

test("a row that is too long for its width is drawn smaller, a short one in the middle", () => {
  const items: Item[] = Array.from({ length: 6 }, () => ({ crew: "black" }));
  const places = (w: number) =>
    [...renderToString(<Row items={items} x={10} y={0} w={w} h={20} />).matchAll(/translate\(([\d.]+) /g)].map(([, x]) => Number(x));
  const [tight, wide] = [places(60), places(300)];
  const size = (60 / rowWidth(items, 20)) * 20;
  expect(tight[0]).toBeCloseTo(10);
  expect((tight.at(-1) ?? 0) + size).toBeCloseTo(70);
  expect((wide[0] ?? 0) - 10).toBeCloseTo(310 - (wide.at(-1) ?? 0) - 20);
});

test("text is broken into lines of the width; the last one holds the rest", () => {
  const text = "points for each of your bricks on the graves";
  const lines = wrap(text, 90, 10, 9);
  expect(lines.join(" ")).toBe(text);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(textWidth(line, 10)).toBeLessThanOrEqual(90);
  expect(wrap(text, 90, 10, 2)).toHaveLength(2);
  expect(wrap(text, 90, 10, 2).join(" ")).toBe(text);
});

test("a name has one line if it fits, otherwise two that are as even as can be", () => {
  expect(nameLines("Quarry 3", 90, 12)).toEqual(["Quarry 3"]);
  expect(nameLines("Targ kamienia o 2 w dół", 90, 12)).toEqual(["Targ kamienia", "o 2 w dół"]);
  expect(nameLines("Unbreakablewordofgreatlength", 90, 12)).toHaveLength(1);
});
