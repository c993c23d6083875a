// The labels of the prompt bar's buttons that depend on the position.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SEATS } from "../../seat";
import { actionsOf } from "../../table/actions";
import { GameWords, LANGS, Texts } from "../../words";
import egizia from ".";
import { SAMPLES, type Sample } from "./samples";

const page = (file: string) => readFileSync(new URL(`../../../../locales/${file}`, import.meta.url), "utf8");
const wordsOf = (lang: (typeof LANGS)[number]) => new GameWords(new Texts(lang, [page(`${lang}/ui.ftl`), page(`${lang}/egizia.ftl`)]), "egizia");

function labels(sample: Sample | undefined, lang: (typeof LANGS)[number] = "en"): Map<string, string> {
  if (!sample) throw new Error("no such position");
  const words = wordsOf(lang);
  const label = (move: string) => egizia.moveLabel?.(sample.view, move, words) ?? null;
  const actions = actionsOf(egizia, words, sample.legal, new Set(sample.legal), { label });
  expect(words.texts.errors).toEqual([]);
  return new Map(actions.map(({ label, moves }) => [moves.join(), label]));
}

test("hunger is labelled with its cost", () => {
  const { feed } = SAMPLES;
  const points = feed?.view.offers.find(({ action }) => action === "done")?.points ?? 0;
  expect(points).toBeLessThan(0);
  expect(labels(feed).get("done")).toBe(`Go hungry: −${-points} points`);
});

test("the list of all moves shows the cost of feeding and the destinations of ships", () => {
  const note = ({ view }: Sample, move: string) => egizia.moveNote?.(view, move, wordsOf("en"));
  const { feed, sail } = SAMPLES;
  if (!feed || !sail) throw new Error("no such position");
  const offers = feed.view.offers.filter(({ action }) => action.startsWith("feed "));
  expect(offers.length).toBeGreaterThan(0);
  for (const { action, stones, points } of offers) {
    const text = note(feed, action) ?? "";
    expect(text).toMatch(new RegExp(`^costs ${stones} stones?`));
    if (points < 0) expect(text).toContain(`−${-points} point`);
  }
  expect(note(feed, "done")).toMatch(/^Go hungry: −/);
  const name = (move: string) => egizia.moveName?.(sail.view, move, wordsOf("en"));
  expect(name("ship 3")).toBe("Place a ship on “Green field 3”");
  expect(note(sail, "ship 3")).not.toMatch(/Green field 3/);
  expect(name("ship 6")).toBe("Place a ship at the Sphinx");
  expect(name("ship 2")).toBe("Place a ship in Edfu: stone market 1 step down and grain market 1 step down");
  expect(name("double 2")).toMatch(/^Place a ship in Edfu and use it twice: /);
});

test("a card that is left is called by its name", () => {
  const { leftover } = SAMPLES;
  const take = leftover?.legal.find((move) => move.startsWith("take ")) ?? "";
  expect(labels(leftover).get(take)).not.toMatch(/^Card square/);
});

test("a player who keeps no card reads the points for the returned ones", () => {
  const { keep } = SAMPLES;
  const cards = keep?.legal.filter((move) => move.startsWith("keep ")).length ?? 0;
  expect(labels(keep).get("done")).toMatch(new RegExp(`\\+${cards} `));
});

test.each(LANGS)("no button needs a long text (%s)", (lang) => {
  for (const sample of Object.values(SAMPLES)) for (const label of labels(sample, lang).values()) expect(label.length, label).toBeLessThanOrEqual(32);
});

test("passing tells what feeding will cost, before and in its question", () => {
  const { three, sail } = SAMPLES;
  if (!three || !sail) throw new Error("no such position");
  const player = three.view.players[SEATS.indexOf(three.you ?? "a")];
  const points = (player ? player.need - player.grain : 0) * (player?.penalty ?? 0);
  expect(points).toBeGreaterThan(0);
  expect(labels(three).get("pass")).toBe(`Pass: −${points} at feeding`);
  const words = wordsOf("en");
  const question = ({ view, legal }: Sample) => egizia.ends?.({ view, legal: new Set(legal), words }, "pass");
  expect(question(three)).toContain(`−${points} points`);
  expect(question(sail)).not.toContain("−");
  expect(egizia.moveNote?.(sail.view, "pass", words)).toContain("all crews eat");
  expect(labels(sail).get("pass")).toBe("Pass");
});

test.each(LANGS)("the name or the note of every answer says what it brings (%s)", (lang) => {
  const words = wordsOf(lang);
  const quiet = new Set(["decline", "extra", "feed", "done"]);
  for (const [name, { view, legal }] of Object.entries(SAMPLES)) {
    for (const move of legal) {
      if (quiet.has(move.split(" ")[0] ?? "")) continue;
      const text = egizia.moveNote?.(view, move, words) ?? egizia.moveName?.(view, move, words) ?? "";
      expect([name, move, text]).toEqual([name, move, expect.stringMatching(/.{5}/)]);
    }
  }
  expect(words.texts.errors).toEqual([]);
});

test("a building space is labelled with the place in the order of building", () => {
  expect(labels(SAMPLES.berth).get("berth 3")).toBe("Space 3: you build third");
});

test("the note of a score is the distance to the best of the others", () => {
  const { tail } = SAMPLES;
  if (!tail) throw new Error("no such position");
  const notes = tail.view.players.map((_, index) => egizia.scoreNote?.(tail.view, SEATS[index] ?? "a", wordsOf("en")));
  expect(tail.view.players.map(({ score }) => score)).toEqual([-21, 4, 5]);
  expect(notes).toEqual(["26 points behind the leader", "1 point behind the leader", "1 point ahead"]);
});
