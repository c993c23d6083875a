import { readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { type Look, moveNames } from "../../game";
import { SEATS } from "../../seat";
import { Spots } from "../../ui/Spot";
import { GameWords, LANGS, Texts } from "../../words";
import egizia from ".";
import { along, type Layout, PHONES, spaceBox, WIDE } from "./layout";
import { previewText } from "./parts";
import { SAMPLES, type Sample } from "./samples";
import { leaderOf } from "./sites/pyramid";
import { Panel, tabOf } from "./tall";
import { follow, SOURCE } from "./track";
import type { Event, View } from "./view";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };
/** Moves with a place on the board; the others are made on the viewer's mat or in the prompt bar. */
const BOARD = new Set(["ship", "double", "take", "berth", "ring", "market", "draw", "extra", "keep", "obelisk", "grave", "row", "pillar", "column", "lintel"]);

const texts = Object.fromEntries(
  LANGS.map((lang) => {
    const read = (file: string) => readFileSync(new URL(`../../../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
    return [lang, new Texts(lang, [read("ui"), read("egizia")])];
  }),
);

function look(sample: Sample, lang = "en"): Look<View, Event> {
  const words = new GameWords(texts[lang] as Texts, "egizia", NAMES);
  return { view: sample.view, you: sample.you, names: NAMES, legal: new Set(sample.legal), play: () => {}, words };
}

function draw(sample: Sample, tall: boolean, lang = "en"): string {
  const all = look(sample, lang);
  return render(
    <Spots legal={all.legal} play={all.play} name={moveNames(egizia, all)}>
      <egizia.Board {...all} tall={tall} />
      {sample.view.players.map((_, index) => {
        const seat = SEATS[index] ?? "a";
        return <egizia.Mat key={seat} {...all} seat={seat} own={seat === sample.you} form={tall ? "strip" : seat === sample.you ? "desk" : "rail"} />;
      })}
    </Spots>,
  );
}

function sampleOf(name: string): Sample {
  return SAMPLES[name] as Sample;
}

function count(html: string, part: string): number {
  return html.split(part).length - 1;
}

const onBoard = (move: string) => BOARD.has(move.split(" ")[0] ?? "");

describe.each(Object.entries(SAMPLES))("%s", (_name, sample) => {
  test.each([false, true])("is drawn, tall: %s", (tall) => {
    for (const lang of LANGS) {
      const html = draw(sample, tall, lang);
      expect(html).toContain("<svg");
      expect(html).not.toMatch(/undefined|NaN|\[egizia-|\[ui-/);
    }
  });

  test("on desks every move of the board is there exactly once, and no other move twice", () => {
    const html = draw(sample, false);
    for (const move of sample.legal.filter(onBoard)) expect([move, count(html, `data-move="${move}"`)]).toEqual([move, 1]);
    for (const move of sample.legal) expect(count(html, `data-move="${move}"`)).toBeLessThanOrEqual(1);
  });

  test.each(PHONES)("on phones every move of the board is behind a tab; a double action is in the prompt bar ($kind $height)", (layout) => {
    for (const move of sample.legal.filter(onBoard)) {
      const tab = tabOf(move, sample.view);
      if (move.startsWith("double")) expect(egizia.groups(sample.legal).some(({ moves }) => moves.includes(move))).toBe(true);
      else expect([move, tab && count(panel(sample, tab, layout), `data-move="${move}"`)]).toEqual([move, 1]);
    }
  });

  test("no piece is drawn twice", () => {
    for (const tall of [false, true]) {
      const ids = [...draw(sample, tall).matchAll(/data-piece="([^"]+)"/g)].map((match) => match[1]);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  test("the cost and effects of a move are shown before it is played", () => {
    const html = draw(sample, false);
    for (const { action, stones, points, uses, free } of sample.view.offers) {
      if (!onBoard(action) || free || (stones === 0 && points === 0 && uses.length === 0)) continue;
      const label = new RegExp(`data-move="${action}" aria-label="([^"]*)"`).exec(html)?.[1] ?? "";
      expect(label).toContain(previewText(look(sample), action));
    }
  });
});

/** The panel that a tab opens on phones. */
function panel(sample: Sample, tab: NonNullable<ReturnType<typeof tabOf>>, layout: Layout): string {
  const all = look(sample);
  return render(
    <Spots legal={all.legal} play={all.play} name={moveNames(egizia, all)}>
      <svg>
        <Panel tab={tab} look={all} tracks={{ journeys: [], moved: new Set() }} layout={layout} />
      </svg>
    </Spots>,
  );
}

test("no text lacks a message or an argument", () => {
  for (const sample of Object.values(SAMPLES)) for (const lang of LANGS) for (const tall of [false, true]) draw(sample, tall, lang);
  expect(LANGS.flatMap((lang) => texts[lang]?.errors ?? [])).toEqual([]);
});

test("nothing can be clicked when it is not your turn", () => {
  const html = draw({ ...sampleOf("sail"), legal: [] }, false);
  expect(html).not.toContain("data-move");
  expect(html).not.toContain('class="halo"');
});

test.each(PHONES)("downstream is further down, or further right in the same line ($kind $height)", (layout) => {
  const boxes = Array.from({ length: 20 }, (_, index) => spaceBox(layout, index + 1, index % 2 === 0 ? "card" : "town"));
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    if (next) expect(next.y > box.y || (next.y === box.y && next.x >= box.x + box.w)).toBe(true);
    expect(box.h, "as high as a thumb where a unit is smallest").toBeGreaterThanOrEqual(39);
  }
});

test("downstream is to the right", () => {
  for (const position of Array.from({ length: 19 }, (_, index) => index + 1)) expect(along(WIDE, position + 1)).toBeGreaterThan(along(WIDE, position));
});

test("powers that a placement costs have a sign; the same placement without them has none", () => {
  const sample = sampleOf("sail");
  const placements = sample.view.offers.filter(({ action, uses }) => action.startsWith("ship") && uses.length > 0);
  const uses = placements.flatMap((offer) => offer.uses);
  expect(new Set(uses)).toEqual(new Set(["upstream", "occupied"]));
  const signs = (html: string) => count(html, 'class="egb-power"');
  const doubles = sample.view.offers.filter(({ action }) => action.startsWith("double")).length;
  expect(doubles).toBeGreaterThan(0);
  expect(signs(draw(sample, false))).toBe(placements.length);
  const plain = { ...sample, view: { ...sample.view, offers: sample.view.offers.map((offer) => ({ ...offer, uses: [] })) } };
  expect(signs(draw(plain, false))).toBe(0);
});

test("markers on one space lie in the order of their arrival, the front one on top", () => {
  const sample = sampleOf("first-ship");
  const drawn = [...draw(sample, false).matchAll(/data-piece="score-(\w)"/g)].map((match) => match[1]);
  expect(sample.view.players.every(({ score }) => score === 0)).toBe(true);
  expect(drawn).toEqual([...sample.view.track].reverse());
});

test("a marker below zero stands before the track, behind all others", () => {
  const sample = sampleOf("first-ship");
  const place = (html: string, seat: string) => Number(new RegExp(`translate\\(([-\\d.]+) [-\\d.]+\\)"><g[^>]*data-piece="score-${seat}"`).exec(html)?.[1]);
  const [first, last] = [sample.view.track[0] ?? "a", sample.view.track.at(-1) ?? "b"];
  const before = draw(sample, false);
  expect(place(before, last)).toBe(place(before, first));
  const scored = structuredClone(sample);
  for (const [index, player] of scored.view.players.entries()) if ("abcd"[index] === last) player.score = -21;
  const after = draw(scored, false);
  expect(place(after, last)).toBeLessThan(place(after, first));
  expect(count(after, "egb-cell below")).toBe(1);
  expect(count(before, "egb-cell below")).toBe(0);
});

test("a value stands in its space until a brick covers it", () => {
  const sample = sampleOf("lay-pyramid");
  const free = (view: View) => [...view.obelisk, ...view.pyramid, ...view.temple].flatMap(({ spaces }) => spaces).filter((owner) => owner === null).length;
  expect(count(draw(sample, false), 'class="egb-space')).toBe(free(sample.view));
});

test("the row bonus goes to most bricks; of equals to whoever lies further left", () => {
  expect(leaderOf(["b", "a", "a", "b", "d", "c"])).toEqual({ seat: "b", bricks: 2 });
  expect(leaderOf(["b", "a", "a", null, null, null])).toEqual({ seat: "a", bricks: 2 });
  expect(leaderOf([null, null])).toBeNull();
});

test("free actions never crowd the prompt bar, and it has one row", () => {
  const verbs = (legal: string[]) => egizia.groups(legal).map(({ icon, verb, moves }) => [icon, verb, moves.length]);
  expect(verbs(["ship 3", "ship 9", "double 4", "double 8", "pass", "haul", "sell 1", "drill black"])).toEqual([
    ["double", "double", 2],
    ["arrow", "pass", 1],
  ]);
  expect(verbs(["commit black", "commit blue", "give-up", "train joker"])).toEqual([
    ["hammer", "commit", 1],
    ["lever", "commit", 1],
    ["close", "give-up", 1],
  ]);
  for (const { legal } of Object.values(SAMPLES)) expect(egizia.groups(legal).length).toBeLessThanOrEqual(6);
});

test("where free actions are all there is to decide, they are buttons", () => {
  const moves = egizia.groups(["haul", "train black", "train blue", "done"]).map((group) => group.moves);
  expect(moves).toEqual([["haul"], ["train black", "train blue"], ["done"]]);
});

test("the score sheet adds up", () => {
  for (const { view } of Object.values(SAMPLES)) {
    const sheet = egizia.sheet(view);
    view.players.forEach((player, seat) => expect(sheet.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0)).toBe(player.score));
  }
});

describe("travels", () => {
  const { view } = sampleOf("sail");

  test("nothing travels to the first view, nor between equal ones", () => {
    expect(follow(null, view).journeys).toEqual([]);
    expect(follow({ view }, structuredClone(view)).journeys).toEqual([]);
  });

  test("a ship comes down the river, its card goes to its owner", () => {
    const after = structuredClone(view);
    const space = after.river.find(({ card, ships }) => card !== null && ships.length === 0);
    const card = space?.card?.card;
    space?.ships.push("b");
    if (space) space.card = null;
    expect(follow({ view: { ...view, active: "b" } }, after).journeys).toEqual([
      { id: `ship-b-${space?.position}`, from: SOURCE, manner: "sail" },
      { id: `nile-${card}`, to: "cards-b" },
    ]);
    expect([...follow({ view }, after).moved]).toEqual([`ship-b-${space?.position}`]);
  });

  test("a second ship of one player at a space is another piece", () => {
    const [before, after] = [structuredClone(view), structuredClone(view)];
    const town = (of: View) => of.river.find((space) => space.space === "round");
    const here = town(after);
    if (here) here.ships = ["c", "c"];
    const there = town(before);
    if (there) there.ships = ["c"];
    expect(follow({ view: before }, after).journeys).toEqual([{ id: `ship-c-${here?.position}-2`, from: SOURCE, manner: "sail" }]);
  });

  test("a brick comes from the stones of its owner, and points move the marker", () => {
    const after = structuredClone(view);
    const row = after.obelisk.find(({ open }) => open);
    const place = row?.spaces.indexOf(null) ?? 0;
    if (row) row.spaces[place] = "a";
    const player = after.players[0];
    if (player) player.score += 2;
    expect(follow({ view }, after).journeys).toEqual([
      { id: `brick-obelisk-${row ? after.obelisk.indexOf(row) : 0}-${place}`, from: "stock-a" },
      { id: "score-a" },
    ]);
  });

  test("a leap is no travel", () => {
    const first = structuredClone(sampleOf("first-ship").view);
    expect(follow({ view: first }, sampleOf("over").view).journeys).toEqual([]);
  });
});

test("a square without a card is not called empty before the cards are dealt", () => {
  const { setup, tail } = SAMPLES;
  if (!setup || !tail) throw new Error("no such position");
  const board = (sample: Sample) => {
    const all = look(sample);
    return render(
      <Spots legal={all.legal} play={all.play} name={moveNames(egizia, all)}>
        <egizia.Board {...all} tall={false} />
      </Spots>,
    );
  };
  const taken = look(setup).words.label("empty-square");
  expect(board(setup)).not.toContain(taken);
  expect(board(tail)).toContain(taken);
});
