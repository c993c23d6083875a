import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { symbolItems } from "../traitor/symbols";
import { PieceGallery } from "./gallery";
import { GODS, RHYTHM_ICONS, type Sign, ZONE_ICONS } from "./kinds";
import { type Item, Row, rowWidth } from "./row";

const sprite = readFileSync(new URL("../../../ui/icons.svg", import.meta.url), "utf8");
const symbols = new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));

const missing = (html: string) => [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id).filter((id) => !symbols.has(id));

test("every symbol that a piece refers to is drawn", () => {
  const html = renderToString(<PieceGallery />);
  expect(html).toContain('href="#i-res-green"');
  expect(missing(html)).toEqual([]);
  expect([...Object.values(ZONE_ICONS), ...Object.values(RHYTHM_ICONS)].filter((name) => !symbols.has(`i-${name}`))).toEqual([]);
});

const SIGNS: Sign[] = [
  "tomb",
  "take-noble",
  "discard-noble",
  "noble-value",
  "take-highest",
  "take-lowest",
  "discard-highest",
  "discard-lowest",
  "pair",
  "bonus",
  "nile-fullest",
  "nile-emptiest",
];

test("no two symbols of the Traitor's boards look alike", () => {
  const rows = [
    ...SIGNS.map((sign) => symbolItems({ sign, number: /noble|pair|bonus/.test(sign) ? 2 : null, god: null })),
    ...GODS.map((god) => symbolItems({ sign: "god", number: null, god })),
  ];
  const drawn = rows.map((items) => renderToString(<Row items={items} x={0} y={0} w={60} h={20} />));
  expect(new Set(drawn).size).toBe(rows.length);
  expect(drawn.flatMap(missing)).toEqual([]);
});

test("a row that is too long for its width is drawn smaller, a short one in the middle", () => {
  const items: Item[] = Array.from({ length: 6 }, () => ({ res: "red" }));
  const places = (w: number) =>
    [...renderToString(<Row items={items} x={10} y={0} w={w} h={20} />).matchAll(/translate\(([\d.]+) /g)].map(([, x]) => Number(x));
  const [tight, wide] = [places(60), places(300)];
  const size = (60 / rowWidth(items, 20)) * 20;
  expect(tight[0]).toBeCloseTo(10);
  expect((tight.at(-1) ?? 0) + size).toBeCloseTo(70);
  expect((wide[0] ?? 0) - 10).toBeCloseTo(310 - (wide.at(-1) ?? 0) - 20);
});
