import { readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { Look } from "../../game";
import { SEATS } from "../../seat";
import { Spots } from "../../ui/Spot";
import { GameWords, LANGS, Texts } from "../../words";
import pharaon from ".";
import { TALL } from "./layout";
import { SAMPLES, type Sample } from "./samples";
import { Court, tabOf } from "./tall";
import type { View } from "./view";
import { ZoneContent } from "./zones";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };
/** Moves without a place on the board: the prompt bar offers them. */
const ELSEWHERE = new Set(["decline", "done"]);

const texts = Object.fromEntries(
  LANGS.map((lang) => {
    const read = (file: string) => readFileSync(new URL(`../../../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
    return [lang, new Texts(lang, [read("ui"), read("pharaon")])];
  }),
);

function look(sample: Sample, lang = "en"): Look<View> {
  const words = new GameWords(texts[lang] as Texts, "pharaon", NAMES);
  return { view: sample.view, you: sample.you, names: NAMES, legal: new Set(sample.legal), play: () => {}, words };
}

function draw(sample: Sample, tall: boolean, lang = "en"): string {
  const all = look(sample, lang);
  return render(
    <Spots legal={all.legal} play={all.play} words={all.words}>
      <pharaon.Board {...all} tall={tall} />
      {sample.view.players.map((_, index) => {
        const seat = SEATS[index] ?? "a";
        return <pharaon.Mat key={seat} {...all} seat={seat} own={seat === sample.you} form={tall ? "strip" : seat === sample.you ? "desk" : "rail"} />;
      })}
    </Spots>,
  );
}

function count(html: string, part: string): number {
  return html.split(part).length - 1;
}

function here(move: string): boolean {
  return !ELSEWHERE.has(move.split(" ")[0] ?? "");
}

describe.each(Object.entries(SAMPLES))("%s", (_name, sample) => {
  test.each([false, true])("is drawn, tall: %s", (tall) => {
    for (const lang of LANGS) {
      const html = draw(sample, tall, lang);
      expect(html).toContain("<svg");
      expect(html).not.toMatch(/undefined|NaN|\[pharaon-|\[ui-/);
    }
  });

  test("on desks every move that has a place is claimed exactly once", () => {
    const html = draw(sample, false);
    for (const move of sample.legal) expect([move, count(html, `data-move="${move}"`)]).toEqual([move, here(move) ? 1 : 0]);
    expect(count(html, "data-move=")).toBe(sample.legal.filter(here).length);
  });

  test("on phones every move is in sight, or behind a tab", () => {
    const html = draw(sample, true);
    const hidden = sample.legal.filter((move) => here(move) && !html.includes(`data-move="${move}"`));
    expect(hidden.filter((move) => tabOf(move) === null)).toEqual([]);
    for (const move of hidden) expect([move, count(panel(sample, move), `data-move="${move}"`)]).toEqual([move, 1]);
  });

  test("no piece is drawn twice", () => {
    for (const tall of [false, true]) {
      const ids = [...draw(sample, tall).matchAll(/data-piece="([^"]+)"/g)].map((match) => match[1]);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });
});

/** The panel of a phone in which a move is made. */
function panel(sample: Sample, move: string): string {
  const all = look(sample);
  const tab = tabOf(move);
  return render(
    <Spots legal={all.legal} play={all.play} words={all.words}>
      <svg>{tab === "court" || tab === null ? <Court look={all} /> : <ZoneContent zone={tab} look={all} box={TALL.standings} tall />}</svg>
    </Spots>,
  );
}

test("no text lacks a message or an argument", () => {
  for (const sample of Object.values(SAMPLES)) for (const lang of LANGS) for (const tall of [false, true]) draw(sample, tall, lang);
  expect(LANGS.flatMap((lang) => texts[lang]?.errors ?? [])).toEqual([]);
});

test("nothing can be clicked when it is not your turn", () => {
  const sample = SAMPLES.turn as Sample;
  const html = draw({ ...sample, legal: [] }, false);
  expect(html).not.toContain("data-move");
  expect(html).not.toContain('class="halo"');
});

test("the payment of an action is shown before it is chosen", () => {
  const sample = SAMPLES.turn as Sample;
  const html = draw(sample, false);
  const { words } = look(sample);
  expect(sample.view.offers.length).toBeGreaterThan(12);
  for (const { action, entry, pieces } of sample.view.offers) {
    const label = new RegExp(`data-move="${action}" aria-label="([^"]*)"`).exec(html)?.[1] ?? "";
    expect(label).toContain(words.label("payment", { entry, pieces }));
  }
});

test("pieces that are laid and paid have left the viewer's purse", () => {
  const sample = SAMPLES.payment as Sample;
  const way = sample.view.under_way;
  const player = sample.view.players[SEATS.indexOf(sample.you ?? "a")];
  const entry = way?.entry ?? "";
  const left = (player?.resources[entry] ?? 0) - [way?.entry, ...(way?.paid ?? [])].filter((piece) => piece === entry).length;
  expect(way?.entry).toBe("silver");
  expect(draw(sample, false)).toMatch(new RegExp(`own-${sample.you}-${entry}"[^]*?</svg><b>${left}</b>`));
});

test("every zone describes its content", () => {
  const html = draw(SAMPLES.turn as Sample, false);
  for (const title of ["Offerings", "Nobles", "Artisans", "Nile", "Tomb"]) expect(html).toMatch(new RegExp(`aria-label="${title}: [^"]{12,}"`));
});

test("in a turn the prompt bar has the moves that are not actions; otherwise the answers", () => {
  const verbs = (legal: string[]) => pharaon.groups(legal).map(({ icon, verb, moves }) => [icon, verb, moves.length]);
  expect(verbs(["pair 1", "nile 2", "tomb", "seer", "pass"])).toEqual([
    ["swap", "seer", 1],
    ["pyramid", "pass", 1],
  ]);
  expect(verbs(["lay green", "lay res-green"])).toEqual([
    ["res-green", "lay", 1],
    ["offering", "lay", 1],
  ]);
  expect(verbs(["pay green", "pay blue", "pay black", "pay red", "pay yellow", "pay silver", "pay res-red"])).toEqual([["res-green", "pay", 7]]);
});

test("the score sheet adds up", () => {
  for (const { view } of Object.values(SAMPLES)) {
    const sheet = pharaon.sheet(view);
    view.players.forEach((player, seat) => {
      expect(sheet.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0)).toBe(player.score);
    });
  }
});
