import { readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { type Look, moveNames } from "../../game";
import { SEATS } from "../../seat";
import { Spots } from "../../ui/Spot";
import { GameWords, LANGS, Texts } from "../../words";
import pharaon from ".";
import { outline, polar, TALL, WIDE } from "./layout";
import { Panel } from "./panel";
import { SAMPLES, type Sample } from "./samples";
import { progressOf, worthFor } from "./texts";
import { topicOf } from "./topics";
import type { Event, View } from "./view";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };
/** Moves without a place on the board: the prompt bar offers them. */
const ELSEWHERE = new Set(["decline", "done"]);

const texts = Object.fromEntries(
  LANGS.map((lang) => {
    const read = (file: string) => readFileSync(new URL(`../../../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
    return [lang, new Texts(lang, [read("ui"), read("pharaon")])];
  }),
);

function look(sample: Sample, lang = "en"): Look<View, Event> & { words: GameWords } {
  const words = new GameWords(texts[lang] as Texts, "pharaon", NAMES);
  return { view: sample.view, you: sample.you, names: NAMES, legal: new Set(sample.legal), play: () => {}, words };
}

function draw(sample: Sample, tall: boolean, lang = "en"): string {
  const all = look(sample, lang);
  return render(
    <Spots legal={all.legal} play={all.play} name={moveNames(pharaon, all)}>
      <pharaon.Board {...all} tall={tall} />
      {sample.view.players.map((_, index) => {
        const seat = SEATS[index] ?? "a";
        return <pharaon.Mat key={seat} {...all} seat={seat} own={seat === sample.you} form={tall ? "strip" : seat === sample.you ? "desk" : "rail"} />;
      })}
    </Spots>,
  );
}

/** The panel in which a move is made. */
function panel(sample: Sample, move: string): string {
  const all = look(sample);
  const topic = topicOf(move);
  return topic === null
    ? ""
    : render(
        <Spots legal={all.legal} play={all.play} name={moveNames(pharaon, all)}>
          <Panel topic={topic} look={all} />
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

  test.each([false, true])("every move has one place, in sight or in a panel that can be opened, tall: %s", (tall) => {
    const html = draw(sample, tall);
    for (const move of sample.legal.filter(here)) {
      const seen = count(html, `data-move="${move}"`);
      expect([move, seen]).toEqual([move, seen === 0 ? 0 : 1]);
      if (seen === 0) expect([move, count(panel(sample, move), `data-move="${move}"`)]).toEqual([move, 1]);
    }
    expect(sample.legal.filter((move) => !here(move) && html.includes(`data-move="${move}"`))).toEqual([]);
  });

  test("the open panel offers an answer to the question", () => {
    const html = draw(sample, false);
    const elsewhere = sample.legal.length === 0 || sample.legal.every((move) => !here(move));
    if (!elsewhere) expect(html).toContain("data-move=");
  });

  test("no piece is drawn twice", () => {
    for (const tall of [false, true]) {
      const ids = [...draw(sample, tall).matchAll(/data-piece="([^"]+)"/g)].map((match) => match[1]);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  test("every move says what it is and what it brings", () => {
    for (const lang of LANGS) {
      const { view, words } = look(sample, lang);
      for (const move of sample.legal) {
        expect(pharaon.moveLabel?.(view, move, words) ?? words.answer(move)).toMatch(/\p{L}/u);
        const text = pharaon.moveNote?.(view, move, words) ?? pharaon.moveName?.(view, move, words);
        if (here(move)) expect([move, text]).toEqual([move, expect.stringMatching(/\p{L}|\d/u)]);
      }
    }
  });
});

test("no text lacks a message or an argument", () => {
  for (const name of ["turn", "solo", "draft-noble", "pass-jar", "payment", "over"]) {
    for (const lang of LANGS) {
      const all = look(SAMPLES[name] as Sample, lang);
      pharaon.describe?.(all);
      for (const topic of [
        "offerings",
        "nobles",
        "artisans",
        "nile",
        "tomb",
        "passing",
        "bank",
        "tokens",
        "wheel",
        "draft",
        "traitor",
        "horus",
        "sobek",
      ] as const) {
        render(<Panel topic={topic} look={all} />);
      }
      for (const form of ["desk", "rail", "folded", "strip", "sheet"] as const) {
        for (const own of [true, false]) render(<pharaon.Mat {...all} seat="a" own={own} form={form} />);
      }
    }
  }
  expect(LANGS.flatMap((lang) => texts[lang]?.errors ?? [])).toEqual([]);
});

test("nothing can be clicked when it is not your turn", () => {
  const sample = SAMPLES.turn as Sample;
  const html = draw({ ...sample, legal: [] }, false);
  expect(html).not.toContain("data-move");
  expect(html).not.toContain('class="halo"');
});

test("the payment of an action is told before it is chosen", () => {
  const sample = SAMPLES.turn as Sample;
  const { words } = look(sample);
  expect(sample.view.offers.length).toBeGreaterThan(12);
  for (const { action, entry, pieces } of sample.view.offers) {
    const row = new RegExp(`data-move="${action}"[^>]*>`).exec(panel(sample, action))?.[0] ?? "";
    expect(row).toContain(words.label("payment", { entry, pieces }));
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

test("every zone says what can be done there", () => {
  const html = draw(SAMPLES.turn as Sample, false);
  for (const title of ["Offerings", "Nobles", "Artisans", "Nile"]) expect(html).toMatch(new RegExp(`aria-label="${title}. \\d+ to choose from`));
  expect(html).toMatch(/aria-label="Tomb. step 1: \+5, 5 in all/);
});

test("in a turn the prompt bar has a button for each zone; otherwise the answers", () => {
  const verbs = (legal: string[]) => pharaon.groups(legal).map(({ icon, verb, moves }) => [icon, verb, moves.length]);
  expect(verbs(["pair 1", "bonus 1", "nile 2", "tomb", "seer", "pass"])).toEqual([
    ["offering", "offerings", 2],
    ["water", "nile", 1],
    ["tomb", "tomb", 1],
    ["swap", "exchange", 1],
    ["pyramid", "pass", 1],
  ]);
  expect(verbs(["lay green", "lay res-green"])).toEqual([
    ["res-green", "lay", 1],
    ["offering", "lay", 1],
  ]);
  expect(verbs(["pay green", "pay blue", "pay black", "pay red", "pay yellow", "pay silver", "pay res-red"])).toEqual([["res-green", "pay", 7]]);
});

test("the question opens its panel", () => {
  const opened = (name: string) => /<section class="ph-panel[^"]*" aria-label="([^"]*)"/.exec(draw(SAMPLES[name] as Sample, false))?.[1];
  expect(["draft-jar", "draft-noble", "arrows", "offering", "gain", "pass-jar", "reward", "traitor-top", "get"].map(opened)).toEqual([
    "Passing",
    "Your first noble",
    "Nile",
    "Offerings",
    "Bank",
    "Passing",
    "Passing",
    "The Traitor",
    "Bank",
  ]);
});

test("what counts for a satisfied god does not count for its neighbour", () => {
  const { view } = SAMPLES.turn as Sample;
  const player = view.players[2];
  const [horus, anubis] = [view.gods.find(({ god }) => god === "horus"), view.gods.find(({ god }) => god === "anubis")];
  if (!player || !horus || !anubis) throw new Error("no such god");
  expect(player.gods).toEqual(["horus"]);
  expect(progressOf(horus, player, view).map(({ has, need }) => [has, need])).toEqual([
    [3, 3],
    [2, 2],
  ]);
  expect(progressOf(anubis, player, view)).toMatchObject([
    { zone: "artisans", has: 1, need: 2, serves: null },
    { zone: "offerings", has: 0, need: 2, serves: "horus" },
  ]);
});

test("a noble is worth what its card counts, without what would be paid for it", () => {
  const { view } = SAMPLES.turn as Sample;
  const player = view.players[2];
  if (!player) throw new Error("no such player");
  const noble = { ...player.nobles[0], noble: 18, points: 8, per: [{ each: "silver" as const, points: 2 }] } as Parameters<typeof worthFor>[0];
  expect(worthFor(noble, player, "c", view)).toEqual({ points: 16, each: "silver", count: 4 });
  expect(worthFor(noble, player, "c", view, ["silver", "green"])).toEqual({ points: 14, each: "silver", count: 3 });
});

test("the score sheet adds up", () => {
  for (const { view } of Object.values(SAMPLES)) {
    const sheet = pharaon.sheet(view);
    view.players.forEach((player, seat) => {
      expect(sheet.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0)).toBe(player.score);
    });
  }
});

test("on phones the panel of the first choices comes before the wheel, and after it in every other turn", () => {
  const first = (sample: Sample | undefined, tall: boolean) => {
    if (!sample) throw new Error("no such position");
    const html = draw(sample, tall);
    return html.indexOf("ph-open") < html.indexOf("ph-wheel-place");
  };
  expect(first(SAMPLES["draft-jar"], true)).toBe(true);
  expect(first(SAMPLES["draft-noble"], true)).toBe(true);
  expect(first(SAMPLES["draft-noble"], false)).toBe(false);
  expect(first(SAMPLES.turn, true)).toBe(false);
});

test("the resources of others are not called the viewer's", () => {
  const { turn } = SAMPLES;
  if (!turn) throw new Error("no such position");
  const all = look(turn);
  const mat = render(
    <Spots legal={all.legal} play={all.play} name={moveNames(pharaon, all)}>
      <pharaon.Mat {...all} seat="a" own={false} form="rail" />
    </Spots>,
  );
  expect(mat).toContain(`Green, ${NAMES.a} has `);
  expect(mat).not.toMatch(/, you have \d/);
});

test("the note of a score adds up to the score", () => {
  for (const sample of Object.values(SAMPLES)) {
    sample.view.players.forEach(({ score }, index) => {
      const note = pharaon.scoreNote?.(sample.view, SEATS[index] ?? "a", look(sample).words) ?? "";
      const parts = [...note.matchAll(/−?\d+/g)].map(([number]) => Number(number));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(score);
    });
  }
});

test("a mark around a zone leaves out the gods on its corners", () => {
  for (const layout of [WIDE, TALL]) {
    for (let place = 0; place < 5; place += 1) {
      const path = outline(layout, place);
      const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      expect(points.length).toBeGreaterThan(60);
      for (const corner of [place * 72 - 36, place * 72 + 36]) {
        const [x, y] = polar({ ...layout, wheel: { x: 0, y: 0 } }, layout.god.at, corner);
        const { w, h } = layout.god;
        expect(points.filter(([left, top]) => Math.abs(left - x) < w / 2 && Math.abs(top - y) < h / 2)).toEqual([]);
      }
    }
  }
});
