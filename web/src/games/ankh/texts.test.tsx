import { readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { logEntries } from "../../../test/logEntries";
import { type Look, type MatForm, moveNames } from "../../game";
import { SEATS } from "../../seat";
import { Spots } from "../../ui/Spot";
import { GameWords, LANGS, type Lang, Texts } from "../../words";
import ankh from ".";
import { GodCard, Opening } from "./god-card";
import { GODS, type Seat } from "./pieces/kinds";
import { SAMPLES, type Sample } from "./samples";
import { Opened } from "./tall";
import type { Event, View } from "./view";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };
const FORMS: readonly MatForm[] = ["desk", "rail", "folded", "strip", "sheet"];

function textsOf(lang: Lang): Texts {
  const read = (file: string) => readFileSync(new URL(`../../../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
  return new Texts(lang, [read("ui"), read("ankh")]);
}

function lookOf(sample: Sample, words: GameWords): Look<View, Event> {
  return { view: sample.view, you: sample.you, names: NAMES, legal: new Set(sample.legal), play: () => {}, words };
}

function sampleOf(name: string): Sample {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`no sample ${name}`);
  return sample;
}

function draw(look: Look<View, Event>, tall: boolean): string {
  return render(
    <Spots legal={look.legal} play={look.play} name={moveNames(ankh, look)}>
      <ankh.Board {...look} tall={tall} />
      <svg>{tall && (["actions", "side"] as const).map((sheet) => <Opened key={sheet} sheet={sheet} look={look} close={() => {}} />)}</svg>
      <Opening {...look} />
    </Spots>,
  );
}

function mat(look: Look<View, Event>, index: number, form: MatForm): string {
  const seat = SEATS[index] ?? "a";
  return render(<ankh.Mat {...look} seat={seat} own={seat === look.you} form={form} />);
}

/** The words of a rendered text, without tags. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

describe.each(LANGS)("%s", (lang) => {
  const texts = textsOf(lang);
  const words = new GameWords(texts, "ankh", NAMES);

  test("no text lacks a message or an argument", { timeout: 60_000 }, () => {
    for (const sample of Object.values(SAMPLES)) {
      const look = lookOf(sample, words);
      ankh.progress(sample.view, words);
      const drawn = [
        ...[false, true].map((tall) => draw(look, tall)),
        ...sample.view.players.flatMap((_, index) => FORMS.map((form) => mat(look, index, form))),
        ...(ankh.describe?.(look) ?? []).flatMap(({ title, lines }) => [title, ...lines]),
        ...sample.legal.flatMap((move) => [
          ankh.moveName?.(sample.view, move, words) ?? "",
          ankh.moveNote?.(sample.view, move, words) ?? "",
          ankh.moveLabel?.(sample.view, move, words) ?? "",
        ]),
      ];
      for (const text of drawn) expect(text).not.toMatch(/undefined|NaN|\[ankh-|\[ui-/);
    }
    expect(texts.errors).toEqual([]);
  });

  test("a mat in every form names the god; the large ones name powers, monuments and cards", () => {
    const { view } = sampleOf("merged");
    // Somebody who watches sees everything of a merged god in the mat of its first player.
    const look = { ...lookOf(sampleOf("merged"), words), you: null };
    for (const [index, player] of view.players.entries()) {
      for (const form of FORMS) for (const god of player.gods) expect([form, mat(look, index, form)].join(" ")).toContain(words.title(god));
      const second = player.entity !== SEATS[index];
      for (const form of second ? (["desk", "sheet"] as const) : (["desk", "rail", "sheet"] as const)) {
        const text = wordsOf(mat(look, index, form));
        for (const power of player.powers) expect(text).toContain(form === "sheet" ? words.title(power) : words.label(`power-short-${power}`));
        for (const card of player.used) expect(text).toContain(form === "sheet" ? words.title(card) : words.label(`card-short-${card}`));
        for (const [monument, count] of Object.entries(player.monuments))
          if (count > 0) expect(text).toContain(form === "desk" ? words.title(monument) : words.label(`n-${monument}`, { count }));
      }
    }
  });

  test("of two who play one god, one mat beside the board tells everything and the other with whom", () => {
    const sample = sampleOf("merged");
    const pair = sample.view.players.flatMap(({ partner }, index) => (partner ? [index] : []));
    const tells = (look: Look<View, Event>, index: number, form: MatForm) => {
      const [text, player] = [wordsOf(mat(look, index, form)), sample.view.players[index]];
      const brief = player?.partner ? words.label("about-merged", { seat: player.partner, higher: player.entity }) : "";
      return text.includes(brief)
        ? "with whom"
        : player?.powers.every((power) => text.includes(words.label(`power-short-${power}`)))
          ? "everything"
          : "nothing";
    };
    expect(pair.map((index) => SEATS[index])).toEqual(["a", "d"]);
    for (const you of [...pair.map((index) => SEATS[index] ?? null), "b" as const, null]) {
      const look = { ...lookOf(sample, words), you };
      const told = pair.map((index) => tells(look, index, SEATS[index] === you ? "desk" : "rail"));
      expect(told).toEqual(you === "d" ? ["with whom", "everything"] : ["everything", "with whom"]);
    }
  });

  test("every god has a card with its power in a sentence", () => {
    const look = lookOf(sampleOf("turn"), words);
    for (const god of GODS) {
      const text = wordsOf(render(<GodCard god={god} look={look} />));
      expect(text).toContain(words.title(god));
      expect(text).toContain(words.label(`god-power-${god}`));
      expect(words.label(`god-power-${god}`).length).toBeLessThanOrEqual(75);
    }
  });

  test("the goal is one sentence of at most 90 characters", () => {
    expect(texts.text("ankh-goal").length).toBeLessThanOrEqual(90);
  });
});

describe("without sight", () => {
  const words = new GameWords(textsOf("en"), "ankh", NAMES);

  test("the position in words tells every region with its hexes, and what is next to the viewer's figures", () => {
    const sample = sampleOf("turn");
    const sections = ankh.describe?.(lookOf(sample, words)) ?? [];
    const { view } = sample;
    for (const { token, land } of view.regions) {
      const section = sections.find(({ title }) => title === `Region ${token}`);
      const told = section?.lines.join(" ") ?? "";
      for (const hex of land) expect([token, hex, told.includes(hex)]).toEqual([token, hex, true]);
    }
    const own = sections.find(({ title }) => title === "Your figures");
    expect(own?.lines.length).toBe(view.figures.filter(({ seat }) => seat === "a").length);
    expect(own?.lines.every((line) => line.includes("Next to: "))).toBe(true);
  });

  test("moves are named with what they bring", () => {
    const note = (name: string, move: string) => ankh.moveNote?.(sampleOf(name).view, move, words) ?? "";
    const name = (sample: Sample, move: string) => moveNames(ankh, lookOf(sample, words))(move);
    for (const move of sampleOf("to").legal) expect(name(sampleOf("to"), move)).toMatch(/^Go to [a-k]\d \(.+, region \d\)/);
    expect(name(sampleOf("from"), "from a3")).toMatch(/^Take the figure on a3: .+ of /);
    expect(name(sampleOf("at-water"), "at c5")).toBe("Place Apep on c5 (water)");
    expect(name(sampleOf("aim"), "aim n")).toMatch(/: b7 Pyramid of .+ and c8 desert$/);
    expect(name(sampleOf("swap"), "swap 2")).toBe("Swap token 2 (8 land spaces)");
    expect(note("control", "control f4")).toMatch(/pyramid|temple|obelisk/i);
    expect(note("cards", "card flood")).toContain("follower");
    expect(note("power", "power glorious")).toContain("costs");
    expect(note("turn", "gain")).toContain("brings 2 followers");
    expect(ankh.moveLabel?.(sampleOf("turn").view, "gain", words)).toBe("Gain 2 followers");
  });
});

describe("moments", () => {
  const words = new GameWords(textsOf("en"), "ankh", NAMES);
  const { view, you } = sampleOf("merged");
  const made = (...events: Event[]) => ankh.moment?.(logEntries(events), { view, you, names: NAMES, words }) ?? null;
  const gained = (seat: Seat, gained: number): Event => ({ type: "devotion-gained", seat, merit: "victory", gained, bountiful: 0, space: 9 });

  test("a battle tells the winner and the points of each side", () => {
    const moment = made(
      { type: "battle-won", seat: "b", token: 3, strength: 4, margin: 2 },
      { type: "devotion-gained", seat: "b", merit: "victory", gained: 1, bountiful: 0, space: 9 },
      { type: "devotion-lost", seat: "c", lost: 1, space: 6 },
    );
    expect(moment?.title).toBe("Marek wins the battle for region 3");
    expect(moment?.lines.map(({ seat, points }) => [seat, points])).toEqual([
      ["b", 1],
      ["c", -1],
    ]);
  });

  test("two who play one god are told together", () => {
    const won = made(
      { type: "battle-won", seat: "a", token: 3, strength: 4, margin: 2 },
      { type: "devotion-gained", seat: "a", merit: "victory", gained: 1, bountiful: 0, space: 9 },
    );
    expect(won?.title).toBe("Ilse and Zofia win the battle for region 3");
    expect(won?.lines.map(({ seat, partner }) => [seat, partner])).toEqual([["a", "d"]]);
    const stands = made({ type: "conflict-ended", number: 3 })?.lines.find(({ seat }) => seat === "a");
    expect(stands).toMatchObject({ partner: "d", text: expect.stringMatching(/^Ilse and Zofia have 6 devotion/) });
    const merger = made({ type: "gods-merged", seat: "a", lower: "d", god: "amun", lower_god: "osiris", space: 6 });
    expect(merger?.lines[1]?.text).toContain("outside of turns Ilse decides");
  });

  test("the end of a conflict tells what all of it brought", () => {
    const ended: Event = { type: "conflict-ended", number: 2 };
    const log = logEntries<Event>([gained("b", 9), { type: "conflict-began", seat: "a", number: 2 }, gained("b", 4), gained("c", 1), gained("b", 2), ended]);
    const moment = ankh.moment?.(log.slice(-2), { view, you, names: NAMES, words, log });
    const points = new Map(moment?.lines.map((line) => [line.seat, line.points]));
    expect([points.get("b"), points.get("c"), points.get("a")]).toEqual([6, 1, undefined]);
  });

  test("a merger and a fall come before the end of the conflict in which they happen", () => {
    const ended: Event = { type: "conflict-ended", number: 3 };
    const merged: Event = { type: "gods-merged", seat: "a", lower: "d", god: "amun", lower_god: "osiris", space: 6 };
    const forgotten: Event = { type: "god-forgotten", seat: "c", god: "anubis", space: 7 };
    expect(made(ended)?.title).toBe("Conflict 3 is over");
    expect(made(ended)?.lines.length).toBe(view.devotion.length);
    expect(made(ended, merged)?.title).toBe("Amun and Osiris become one god");
    expect(made(ended, forgotten)?.title).toBe("Anubis is forgotten");
    for (const moment of [made(ended, merged), made(ended, forgotten)]) expect(render(<div>{moment?.picture}</div>)).toContain("ank-art");
  });

  test("an action is no moment", () => {
    expect(made({ type: "action-taken", seat: "a", action: "move", space: 2, spaces: 7 })).toBeNull();
  });
});
