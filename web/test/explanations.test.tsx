// Boards and mats have no tooltips of the browser, no pictures without a text, and can be told in words. That every sign and number
// explains itself is seen in the browser: e2e/marks.ts.
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { type GameUI, type Look, type MatForm, moveNames } from "../src/game";
import ankh from "../src/games/ankh";
import { SAMPLES as ANKH } from "../src/games/ankh/samples";
import egizia from "../src/games/egizia";
import { SAMPLES as EGIZIA } from "../src/games/egizia/samples";
import imhotep from "../src/games/imhotep";
import { SAMPLES as IMHOTEP } from "../src/games/imhotep/samples";
import pharaon from "../src/games/pharaon";
import { SAMPLES as PHARAON } from "../src/games/pharaon/samples";
import type { Sample } from "../src/sample";
import { SEATS } from "../src/seat";
import { Spots } from "../src/ui/Spot";
import { GameWords } from "../src/words";
import { textsOf } from "./texts";

type Positions = Record<string, Sample<{ players: unknown[] }>>;

const GAMES: [string, GameUI<unknown>, Positions][] = [
  ["ankh", ankh as GameUI<unknown>, ANKH as Positions],
  ["egizia", egizia as GameUI<unknown>, EGIZIA as Positions],
  ["imhotep", imhotep as GameUI<unknown>, IMHOTEP as Positions],
  ["pharaon", pharaon as GameUI<unknown>, PHARAON as Positions],
];
const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };

/** The drawings of a position: boards and mats in every form. */
function drawings(game: string, ui: GameUI<unknown>, { view, you, legal }: Sample<{ players: unknown[] }>): [string, string][] {
  const words = new GameWords(textsOf("en"), game, NAMES);
  const look: Look<unknown> = { view, you, names: NAMES, legal: new Set(legal), play: () => {}, words, log: [], due: you === null ? [] : [you] };
  const draw = (part: preact.JSX.Element) =>
    renderToString(
      <Spots legal={look.legal} play={look.play} name={moveNames(ui, look)}>
        {part}
      </Spots>,
    );
  const mats = view.players.flatMap((_, index) => {
    const seat = SEATS[index] ?? "a";
    const forms: MatForm[] = seat === you ? ["desk", "strip", "sheet"] : ["rail", "folded", "strip", "sheet"];
    return forms.map((form): [string, string] => [`mat ${form}`, draw(<ui.Mat {...look} seat={seat} own={seat === you} form={form} />)]);
  });
  return [["board", draw(<ui.Board {...look} tall={false} />)], ["tall board", draw(<ui.Board {...look} tall />)], ...mats];
}

interface Element {
  tag: string;
  attributes: string;
}

/** Walks through markup: calls `visit` with each element and its ancestors. */
function walk(html: string, visit: (element: Element, ancestors: readonly Element[]) => void): void {
  const open: Element[] = [];
  for (const [, close, tag = "", attributes = "", empty] of html.matchAll(/<(\/)?([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*?)(\/)?>/g)) {
    if (close) {
      while (open.length > 0 && open.pop()?.tag !== tag);
      continue;
    }
    const element = { tag, attributes };
    visit(element, open);
    if (!empty && !/^(wbr|br|input|img|hr)$/.test(tag)) open.push(element);
  }
}

function place(element: Element, ancestors: readonly Element[]): string {
  const name = ({ tag, attributes }: Element) => {
    const own = /class="([^"]*)"/.exec(attributes)?.[1]?.trim().replace(/\s+/g, ".");
    return own ? `${tag}.${own}` : tag;
  };
  return [...ancestors.slice(-4), element].map(name).join(" > ");
}

test.each(GAMES)("nothing of %s uses the browser's own tooltip", (game, ui, samples) => {
  const found = new Set<string>();
  for (const position of Object.values(samples)) {
    for (const [part, html] of drawings(game, ui, position)) {
      walk(html, (element, ancestors) => {
        if (element.tag === "title" || /\stitle="/.test(element.attributes)) found.add(`${part}: ${place(element, ancestors)}`);
      });
    }
  }
  expect([...found]).toEqual([]);
});

test.each(GAMES)("every picture of %s has a text or is decoration", (game, ui, samples) => {
  const found = new Set<string>();
  for (const position of Object.values(samples)) {
    for (const [part, html] of drawings(game, ui, position)) {
      walk(html, (element, ancestors) => {
        if (!/^(svg|img)$/.test(element.tag)) return;
        const hidden = [element, ...ancestors].some(({ attributes }) => /aria-hidden="true"|aria-hidden(?=\s|$)/.test(attributes));
        if (!hidden && !/aria-label="[^"]+"|alt="[^"]*"/.test(element.attributes)) found.add(`${part}: ${place(element, ancestors)}`);
      });
    }
  }
  expect([...found]).toEqual([]);
});

test.each(GAMES)("%s can be told in words", (game, ui, samples) => {
  for (const [sample, { view, you, legal }] of Object.entries(samples)) {
    for (const lang of ["en", "cs", "pl"] as const) {
      const words = new GameWords(textsOf(lang), game, NAMES);
      const look: Look<unknown> = { view, you, names: NAMES, legal: new Set(legal), play: () => {}, words };
      const sections = ui.describe?.(look) ?? [];
      expect(sections.length, `${sample}, ${lang}`).toBeGreaterThan(2);
      for (const { title, lines } of sections) {
        expect(title, `${sample}, ${lang}`).toMatch(/\S/);
        for (const line of lines) expect(line, `${sample}, ${lang}, ${title}`).not.toMatch(/undefined|NaN|\[\w+-|\{/);
      }
    }
  }
});
