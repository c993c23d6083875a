import { readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { type Look, type MatForm, moveNames } from "../../game";
import { SEATS } from "../../seat";
import { Spots } from "../../ui/Spot";
import { GameWords, LANGS, Texts } from "../../words";
import egizia from ".";
import { describe as describeGame } from "./describe";
import { Content } from "./details";
import type { About } from "./details/about";
import { hungerAt } from "./details/feeding";
import { LINES, sheet } from "./details/sheet";
import { goalTitle, nileTitle } from "./details/texts";
import { cardMoves, powers } from "./hand";
import { Mat } from "./mat";
import { MARKETS, SITES } from "./pieces/kinds";
import { playsOf } from "./plays";
import { SAMPLES, type Sample } from "./samples";
import type { OwnCard, PlayerView, View } from "./view";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };
const FREE = new Set(["haul", "sell", "water", "drill", "train"]);

const page = (file: string) => readFileSync(new URL(`../../../../locales/${file}`, import.meta.url), "utf8");
const texts = Object.fromEntries(LANGS.map((lang) => [lang, new Texts(lang, [page(`${lang}/ui.ftl`), page(`${lang}/egizia.ftl`)])]));

function look(sample: Sample, lang = "en"): Look<View> {
  const words = new GameWords(texts[lang] as Texts, "egizia", NAMES);
  return { view: sample.view, you: sample.you, names: NAMES, legal: new Set(sample.legal), play: () => {}, words };
}

function own({ view, you }: Sample): PlayerView | undefined {
  return you === null ? undefined : view.players[SEATS.indexOf(you)];
}

/** The form of one's own mat, and of the others. */
type Forms = readonly [MatForm, MatForm];
const FORMS: readonly Forms[] = [
  ["desk", "rail"],
  ["strip", "folded"],
  ["strip", "strip"],
  ["sheet", "sheet"],
];

function mats(sample: Sample, [own, others]: Forms = ["desk", "rail"], lang = "en"): string[] {
  const all = look(sample, lang);
  return sample.view.players.map((_, at) =>
    render(
      <Spots legal={all.legal} play={all.play} name={moveNames(egizia, all)}>
        <Mat {...all} seat={SEATS[at] ?? "a"} own={SEATS[at] === sample.you} form={SEATS[at] === sample.you ? own : others} />
      </Spots>,
    ),
  );
}

/** What a reader of the page sees and hears. */
function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

/** Everything that can be opened in a position. */
function topics({ view }: Sample): About[] {
  return [
    ...SEATS.slice(0, view.players.length).flatMap((seat): About[] => [
      { of: "mat", seat },
      { of: "feeding", seat },
    ]),
    ...SITES.map((site): About => ({ of: "site", site })),
    ...MARKETS.map((market): About => ({ of: "market", market })),
    ...view.river.map(({ position }): About => ({ of: "space", position })),
    ...view.players.flatMap(({ cards }) => cards.map((card): About => ({ of: "nile", card }))),
    ...view.players.flatMap(({ hand, look: drawn }) => [...hand, ...drawn].map((card): About => ({ of: "sphinx", card }))),
    { of: "ring" },
    { of: "score" },
  ];
}

describe.each(Object.entries(SAMPLES))("%s", (_name, sample) => {
  test.each(FORMS)("mats are drawn in every language: %s, %s", (...forms) => {
    for (const lang of LANGS) {
      for (const html of mats(sample, forms, lang)) {
        expect(html).not.toMatch(/undefined|NaN|\[egizia-|\[ui-/);
        expect(html).not.toMatch(/ title=|<title/);
      }
    }
  });

  test("the position in words has every space, every player and every card, in every language", () => {
    for (const lang of LANGS) {
      const sections = describeGame(look(sample, lang));
      const lines = sections.flatMap(({ title, lines: said }) => [title, ...said]);
      expect(lines.filter((line) => line === "" || /undefined|NaN|\[egizia-|\[ui-/.test(line))).toEqual([]);
      expect(sections[0]?.lines).toHaveLength(sample.view.river.length + 1);
      const { words } = look(sample, lang);
      for (const player of sample.view.players) for (const card of powers(player)) expect(lines.join("\n")).toContain(nileTitle(card, words));
      expect(sections.slice(-sample.view.players.length).map(({ title }) => title)).toEqual(
        SEATS.slice(0, sample.view.players.length).map((seat) => NAMES[seat]),
      );
    }
  });

  test("mats name every card, and count grain, stones and ships with their nouns", () => {
    mats(sample).forEach((html, at) => {
      const player = sample.view.players[at] as PlayerView;
      const text = textOf(html);
      for (const card of powers(player)) expect(text).toContain(nileTitle(card, look(sample).words));
      expect(text).toContain("Grain");
      expect(text).toMatch(new RegExp(`Stones ${player.stones} of`));
      expect(text).toMatch(/Ships (passed|\d+ left)/);
    });
    for (const html of mats(sample, ["sheet", "sheet"])) expect(textOf(html)).toContain("Grain market");
  });

  test("details have texts in every language", () => {
    for (const lang of LANGS) {
      for (const about of topics(sample)) {
        const html = render(<Content about={about} look={look(sample, lang)} open={() => {}} />);
        expect([about, /undefined|NaN|\[egizia-[\w-]+|\[ui-[\w-]+/.exec(html)?.[0]]).toEqual([about, undefined]);
      }
    }
  });

  test("every free action has its card in the own mat, and only there", () => {
    const player = own(sample);
    const free = sample.legal.filter((move) => FREE.has(move.split(" ")[0] ?? ""));
    const all = look(sample);
    const offered = player ? powers(player).flatMap((card) => (playsOf(card, player, all).free ? playsOf(card, player, all).moves : [])) : [];
    expect(offered.sort()).toEqual(free.sort());
    if (player) expect(cardMoves(player, all)).toEqual(expect.arrayContaining(free));
    mats(sample).forEach((html, at) => {
      if (SEATS[at] !== sample.you) expect(html).not.toMatch(/data-move|is-legal|eg-chip[^"]* (?:free|lit)/);
    });
  });

  test("the sheet has every source of points, and adds up", () => {
    const lines = sheet(sample.view);
    sample.view.players.forEach((player, at) => {
      expect(new Set(lines.map(({ id }) => id))).toEqual(new Set(Object.keys(player.sheet)));
      expect(lines.reduce((sum, { points }) => sum + (points[at] ?? 0), 0)).toBe(player.score);
    });
  });

  test("the forecast for the ring where it is agrees with the mat", () => {
    for (const player of sample.view.players)
      expect(-hungerAt(player, sample.view.ring, sample.view)).toBe(Math.max(0, player.need - player.grain) * player.penalty);
  });
});

test("of two cards alike one is played", () => {
  const sample = SAMPLES.feed as Sample;
  const player = own(sample) as PlayerView;
  const grain = player.cards.filter(({ effect }) => effect === "grain");
  expect(sample.legal).toContain("grain");
  expect(grain.filter((card) => playsOf(card, player, look(sample)).moves.length > 0)).toHaveLength(1);
});

test("a strength card that is committed is not played again; the next one is", () => {
  const sample = SAMPLES["commit-obelisk"] as Sample;
  const player = own(sample) as PlayerView;
  const card = { ...(player.cards[0] as OwnCard), effect: "strength", kind: "any-time" } as OwnCard;
  const two = {
    ...player,
    cards: [
      { ...card, card: "a22" },
      { ...card, card: "c08" },
    ],
  };
  const playable = (boosts: number) => {
    const { view } = sample;
    const all = { ...look(sample), legal: new Set(["boost"]), view: { ...view, build: view.build && { ...view.build, boosts } } };
    return two.cards.map((one) => playsOf(one, two, all).moves.length);
  };
  expect([playable(0), playable(1), playable(2)]).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
});

test("a Sphinx card is named only where the viewer may see it", () => {
  const sample = SAMPLES.sail as Sample;
  const player = own(sample) as PlayerView;
  const [card] = player.hand;
  if (!card) throw new Error("no Sphinx card in hand");
  const title = goalTitle(card, look(sample).words);
  const shown = mats(sample).map((html) => html.includes(title));
  expect(shown).toEqual(sample.view.players.map((_, at) => SEATS[at] === sample.you));
});

test("the rules of the sheet are on the page of rules", () => {
  for (const lang of LANGS) {
    const rules = page(`${lang}/rules/egizia.md`);
    expect(LINES.filter(([, rule]) => !rules.includes(`{#${rule}}`))).toEqual([]);
  }
});

test("after the last feeding nobody is called fed", () => {
  const { lintel } = SAMPLES;
  if (!lintel) throw new Error("no such position");
  const words = look(lintel).words;
  expect(lintel.view.phase).toBe("build");
  for (const mat of mats(lintel)) {
    expect(mat).toContain(words.label("fed-for-good"));
    expect(mat).not.toContain(words.label("all-fed"));
  }
});
