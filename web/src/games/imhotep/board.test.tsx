import { readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { type Look, type MatForm, moveNames } from "../../game";
import type { LogEntry } from "../../protocol";
import { type ExplainSource, explainSource } from "../../ui/explain";
import { Spots } from "../../ui/Spot";
import { GameWords, LANGS, Texts } from "../../words";
import imhotep from ".";
import { siteAbout } from "./about";
import { worth } from "./cards";
import { gainsAt, gainsText, outlook } from "./gains";
import type { SiteId } from "./parts";
import { SAMPLES, type Sample } from "./samples";
import { built } from "./scene";
import { letter, places } from "./stones";
import type { Card, Event, View } from "./view";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia" };
/** Moves without a place on the board: the prompt bar offers them. */
const ELSEWHERE = new Set(["draw", "haul", "decline", "point", "stones"]);

const texts = Object.fromEntries(
  LANGS.map((lang) => {
    const read = (file: string) => readFileSync(new URL(`../../../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
    return [lang, new Texts(lang, [read("ui"), read("imhotep")])];
  }),
);

function lookOf(sample: Sample, lang = "en"): Look<View, Event> {
  const words = new GameWords(texts[lang] as Texts, "imhotep", NAMES);
  return { view: sample.view, you: sample.you, names: NAMES, legal: new Set(sample.legal), play: () => {}, words };
}

function draw(sample: Sample, tall: boolean, lang = "en"): string {
  const look = lookOf(sample, lang);
  return render(
    <Spots legal={look.legal} play={look.play} name={moveNames(imhotep, look)}>
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
  expect(imhotep.groups(["take 1", "take 3"]).length).toBe(2);
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

const FORMS: readonly MatForm[] = ["desk", "rail", "folded", "strip", "sheet"];

test.each(FORMS)("a mat of the form %s names what a player has", (form) => {
  const sample = SAMPLES["turn-a"] as Sample;
  for (const lang of LANGS) {
    const look = lookOf(sample, lang);
    for (const own of [true, false]) {
      const html = render(
        <Spots legal={look.legal} play={look.play} name={moveNames(imhotep, look)}>
          <imhotep.Mat {...look} seat="c" own={own} form={form} />
        </Spots>,
      );
      expect(html).not.toMatch(/undefined|NaN|\[imhotep-|\[ui-| title="/);
      const text = html.replace(/<[^>]+>/g, " ");
      const player = sample.view.players[2];
      if (form === "strip" && !own) expect(text).toContain(look.words.label("sled"));
      else expect(text).toContain(look.words.title("lever"));
      if (form === "sheet") expect(text).toContain(look.words.text("imhotep-card-temple-d"));
      if (form !== "strip") expect(text).toContain(String(player?.quarry));
    }
  }
});

test("nothing explains itself by the browser's own tooltip", () => {
  for (const sample of Object.values(SAMPLES)) for (const tall of [false, true]) expect(draw(sample, tall)).not.toMatch(/<title|\stitle="/);
});

test("the name or the note of every move says what it brings", () => {
  for (const sample of Object.values(SAMPLES)) {
    for (const lang of LANGS) {
      const { view, words } = lookOf(sample, lang);
      for (const move of sample.legal) {
        const texts = [imhotep.moveName?.(view, move, words), imhotep.moveNote?.(view, move, words)].filter((text) => typeof text === "string");
        expect(texts, move).not.toEqual([]);
        expect(texts.join(" ") + (imhotep.moveLabel?.(view, move, words) ?? ""), move).not.toMatch(/undefined|NaN|\[imhotep-|\[ui-/);
      }
    }
  }
});

test("buttons say what an answer brings", () => {
  const label = (name: string, move: string) => {
    const { view, words } = lookOf(SAMPLES[name] as Sample);
    return imhotep.moveLabel?.(view, move, words);
  };
  const { market } = (SAMPLES.take as Sample).view;
  const words = lookOf(SAMPLES.take as Sample).words;
  expect(label("take", "take 1")).toBe(words.title(market[0] as Card));
  expect(label("take", "take 4")).toBe("Two face-down cards");
  expect(label("put", "put left")).toMatch(/^Left: \+\d point/);
  expect(label("choice", "point")).toBe("+1 point");
});

test("the position in words names every site, ship, card and player", () => {
  for (const [name, sample] of Object.entries(SAMPLES)) {
    for (const lang of LANGS) {
      const look = lookOf(sample, lang);
      const sections = imhotep.describe?.(look) ?? [];
      const all = sections.flatMap(({ title, lines }) => [title, ...lines]).join("\n");
      expect(all, name).not.toMatch(/undefined|NaN|\[imhotep-|\[ui-/);
      for (const site of ["market", "pyramid", "temple", "burial", "obelisks"]) expect(all).toContain(look.words.title(site));
      sample.view.ships.forEach((_, index) => {
        expect(all).toContain(look.words.label("ship", { ship: index + 1 }));
      });
      for (const card of sample.view.market) if (card) expect(all).toContain(look.words.text(`imhotep-card-${card}`));
      for (const [index] of sample.view.players.entries()) expect(all).toContain(NAMES[letter(index) as keyof typeof NAMES]);
    }
  }
});

test("cards are worth what the engine scores for them", () => {
  for (const name of ["over-a", "over-b"]) {
    const { view } = SAMPLES[name] as Sample;
    for (const player of view.players) {
      const sum = (cards: readonly Card[]) => cards.reduce((total, card) => total + (worth(card, player.cards[card] ?? 0, view) ?? 0), 0);
      expect([name, sum(["statue"])]).toEqual([name, player.points.statues]);
      expect([name, sum(["pyramid-d", "temple-d", "burial-d", "obelisk-d"])]).toEqual([name, player.points.decorations]);
    }
  }
});

function entry(event: Event): LogEntry {
  return { line: 70, by: "c", undone: false, kind: "effect", seat: null, rule: "sail", event } as LogEntry;
}

/** What the engine predicts for the sample in which a ship with a stone of b and one of c seeks a harbour. */
const PREDICTED: Record<string, LogEntry[]> = {
  "to market": [entry({ type: "ship-sailed", seat: "c", ship: 3, site: "market" })],
  "to pyramid": [entry({ type: "pyramid-built", seat: "b", points: 3 }), entry({ type: "pyramid-built", seat: "c", points: 2 })],
  "to temple": [entry({ type: "temple-built", seat: "b", place: 4 }), entry({ type: "temple-built", seat: "c", place: 4 })],
  "to burial": [entry({ type: "burial-built", seat: "b", row: 2, column: 1 }), entry({ type: "burial-built", seat: "c", row: 3, column: 1 })],
  "to obelisks": [entry({ type: "obelisk-raised", seat: "b", height: 3 }), entry({ type: "obelisk-raised", seat: "c", height: 1 })],
};

/** What the sites would bring before the ship docks, and after it has docked at one of them. */
const PROSPECTS: Record<"now" | SiteId, Record<string, number[]>> = {
  now: { temple: [2, 1, 0, 1], burial: [3, 1, 6, 0], obelisks: [15, 10, 0, 5] },
  market: {},
  pyramid: {},
  // The second stone covers the first one, and both cover one of Zofia.
  temple: { temple: [2, 1, 1, 0] },
  burial: { burial: [3, 1, 10, 0] },
  obelisks: { obelisks: [12, 12, 1, 5] },
};

const SOURCE: ExplainSource = {
  preview: () => [],
  entries: (move) => PREDICTED[move] ?? [],
  prospects: (move) => {
    const points = { ...PROSPECTS.now, ...(move === null ? {} : PROSPECTS[move.replace("to ", "") as SiteId]) };
    return Object.entries(points).map(([source, points]) => ({ source, points }));
  },
  ruleAddress: () => "",
  showRule: () => {},
};

test("docking tells what it brings each colour, at once or later", () => {
  const { words } = lookOf(SAMPLES.to as Sample);
  const text = (site: SiteId, source = SOURCE) => gainsAt(site, source).map((gains) => gainsText(gains, "c", words));
  expect(text("pyramid")).toEqual(["Points now: Marek +3, you +2"]);
  expect(text("temple")).toEqual(["Points this round: Marek from 1 to 1, you from 0 to 1, Zofia from 1 to 0"]);
  expect(text("burial")).toEqual(["Points at the end: Marek from 1 to 1, you from 6 to 10"]);
  expect(text("obelisks")).toEqual(["Points at the end: Marek from 10 to 12, you from 0 to 1, Ilse from 15 to 12"]);
  // Which card somebody takes is a choice.
  expect(text("market")).toEqual([]);
  expect(gainsAt("pyramid", null)).toEqual([]);
  // A temple with other rewards, and a future that depends on something hidden.
  expect(text("temple", { ...SOURCE, prospects: () => [] })).toEqual(["New stones: Marek 1, you 1"]);
  const tower = [entry({ type: "tower-built", seat: "b", points: 15 }), entry({ type: "stone-loose", seat: "c", count: 1 })];
  expect(text("obelisks", { ...SOURCE, entries: () => tower })).toEqual([
    "Points now: Marek +15, you 0",
    "Points at the end: Marek from 10 to 12, you from 0 to 1, Ilse from 15 to 12",
  ]);
});

test("a site tells what it would bring if the game ended now, once the engine has told", () => {
  const look = lookOf(SAMPLES.to as Sample);
  expect(siteAbout("burial", look).now).not.toContain("if the game ended now");
  explainSource.set(SOURCE);
  const { now } = siteAbout("burial", look);
  explainSource.set(null);
  expect(now).toContain("6 points if the game ended now");
});

test("a harbour shows the plaque as soon as the engine has told", () => {
  const sample = SAMPLES.to as Sample;
  for (const tall of [false, true]) {
    expect(count(draw(sample, tall), 'class="plaque"')).toBe(0);
    explainSource.set(SOURCE);
    const html = draw(sample, tall);
    explainSource.set(null);
    expect(count(html, 'class="plaque"')).toBe(4);
    expect(html).toContain("Points now: Marek +3, you +2");
  }
});

test("the outlook of a move holds the stones that it would bring", () => {
  const { view } = SAMPLES.to as Sample;
  const after = outlook(view, PREDICTED["to burial"] ?? []);
  expect([after?.view.burial, [...(after?.ghosts ?? [])]]).toEqual([`${view.burial}bc`, [`burial-${view.burial.length}`, `burial-${view.burial.length + 1}`]]);
  expect(outlook(view, PREDICTED["to obelisks"] ?? [])?.view.obelisks).toEqual([view.obelisks[0], 3, 1, view.obelisks[3]]);
  expect(outlook(view, PREDICTED["to market"] ?? [])).toBeNull();
  const side = (SAMPLES["turn-b"] as Sample).view;
  const tower = outlook(side, [entry({ type: "tower-built", seat: "a", points: 7 })]);
  expect(tower?.view.towers[3]).toBe("a");
  expect(tower?.view.obelisks[0]).toBe((side.obelisks[0] ?? 0) - 2);
});

test("the skyline grows with what is built", () => {
  const { view } = SAMPLES["turn-a"] as Sample;
  const more = { ...view, pyramid: `${view.pyramid}abc`, temple: `${view.temple}abcd`, burial: `${view.burial}abcd`, obelisks: [9, 9, 9, 9] };
  for (const site of ["pyramid", "temple", "burial", "obelisks"] as const) {
    expect(built(view, site)).toBeGreaterThan(0);
    expect(built(more, site)).toBeGreaterThan(built(view, site));
    expect(built(more, site)).toBeLessThanOrEqual(1);
  }
});
