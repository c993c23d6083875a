import { readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { Look } from "../../game";
import { Spots } from "../../ui/Spot";
import { GameWords, LANGS, Texts } from "../../words";
import imhotep from ".";
import { SAMPLES, type Sample } from "./samples";
import { letter, places } from "./stones";
import type { View } from "./view";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia" };
/** Moves without a place on the board: the prompt bar offers them. */
const ELSEWHERE = new Set(["draw", "haul", "decline", "point", "stones"]);

const texts = Object.fromEntries(
  LANGS.map((lang) => {
    const read = (file: string) => readFileSync(new URL(`../../../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
    return [lang, new Texts(lang, [read("ui"), read("imhotep")])];
  }),
);

function draw(sample: Sample, tall: boolean, lang = "en"): string {
  const words = new GameWords(texts[lang] as Texts, "imhotep", NAMES);
  const legal = new Set(sample.legal);
  const look: Look<View> = { view: sample.view, you: sample.you, names: NAMES, legal, play: () => {}, words };
  return render(
    <Spots legal={legal} play={look.play} words={words}>
      <imhotep.Board {...look} tall={tall} />
      {sample.view.players.map((_, index) => {
        const seat = letter(index) as NonNullable<Sample["you"]>;
        return <imhotep.Mat key={seat} {...look} seat={seat} own={seat === sample.you} form={tall ? "strip" : seat === sample.you ? "desk" : "rail"} />;
      })}
    </Spots>,
  );
}

function count(html: string, part: string): number {
  return html.split(part).length - 1;
}

describe.each(Object.entries(SAMPLES))("%s", (_name, sample) => {
  test.each([false, true])("is drawn, tall: %s", (tall) => {
    for (const lang of LANGS) {
      const html = draw(sample, tall, lang);
      expect(html).toContain("<svg");
      expect(html).not.toMatch(/undefined|NaN|\[imhotep-|\[ui-/);
    }
  });

  test.each([false, true])("claims every move that has a place exactly once, tall: %s", (tall) => {
    const html = draw(sample, tall);
    for (const move of sample.legal) {
      const here = ELSEWHERE.has(move.split(" ")[0] ?? "") ? 0 : 1;
      expect([move, count(html, `data-move="${move}"`)]).toEqual([move, here]);
    }
    expect(count(html, "data-move=")).toBe(sample.legal.filter((move) => !ELSEWHERE.has(move.split(" ")[0] ?? "")).length);
  });

  test("shows every stone once, with its owner's mark", () => {
    const html = draw(sample, false);
    const stones = places(sample.view).length;
    const ships = sample.view.ships.length;
    const cards = sample.view.market.filter((card) => card !== null).length;
    expect(count(html, "data-piece=")).toBe(stones + ships + cards);
    const ids = [...html.matchAll(/data-piece="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("no text lacks a message or an argument", () => {
  for (const sample of Object.values(SAMPLES)) for (const lang of LANGS) draw(sample, true, lang);
  expect(LANGS.flatMap((lang) => texts[lang]?.errors ?? [])).toEqual([]);
});

test("nothing can be clicked when it is not your turn", () => {
  const sample = SAMPLES["turn-a"] as Sample;
  const html = draw({ ...sample, legal: [] }, false);
  expect(html).not.toContain("data-move");
  expect(html).not.toContain('class="halo"');
});

test("every site describes its content", () => {
  const html = draw(SAMPLES["turn-a"] as Sample, false);
  expect(html).toContain('aria-label="Pyramid, 7 stones. next space +1 point."');
  expect(html).toMatch(/aria-label="Burial chamber, \d+ stones\. Row 1: /);
  expect(html).toMatch(/aria-label="Ship 1: empty, empty and empty; at least 2 stones\."/);
});

test("moves are grouped for the prompt bar", () => {
  const groups = imhotep.groups(["quarry", "load 1-1", "load 1-2", "sail 2", "sail 3", "play lever"]);
  expect(groups.map(({ icon, verb, moves }) => [icon, verb, moves.length])).toEqual([
    ["quarry", "quarry", 1],
    ["stone", "load", 2],
    ["sail", "sail", 2],
    ["lever", "play", 1],
  ]);
  expect(imhotep.groups(["to temple", "to burial"]).map(({ icon }) => icon)).toEqual(["temple", "tomb"]);
});

test("the score sheet adds up", () => {
  for (const { view } of Object.values(SAMPLES)) {
    const sheet = imhotep.sheet(view);
    view.players.forEach((player, seat) => {
      expect(sheet.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0)).toBe(player.score);
    });
  }
});
