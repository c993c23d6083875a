// The names of moves in every sample position: each names the thing that it is about, and no two are alike.
import { describe, expect, test } from "vitest";
import { type GameUI, type Move, moveNames, type Words } from "../src/game";
import ankh from "../src/games/ankh";
import { spacesOf } from "../src/games/ankh/map/spaces";
import { SAMPLES as ANKH } from "../src/games/ankh/samples";
import type { View as AnkhView } from "../src/games/ankh/view";
import egizia from "../src/games/egizia";
import { nileTitle } from "../src/games/egizia/details/texts";
import { SAMPLES as EGIZIA } from "../src/games/egizia/samples";
import type { View as EgiziaView } from "../src/games/egizia/view";
import imhotep from "../src/games/imhotep";
import { SAMPLES as IMHOTEP } from "../src/games/imhotep/samples";
import type { View as ImhotepView } from "../src/games/imhotep/view";
import pharaon from "../src/games/pharaon";
import { SAMPLES as PHARAON } from "../src/games/pharaon/samples";
import { artisanName } from "../src/games/pharaon/texts";
import type { View as PharaonView } from "../src/games/pharaon/view";
import type { Sample } from "../src/sample";
import { actionsOf } from "../src/table/actions";
import { GameWords, LANGS, type Lang } from "../src/words";
import { textsOf } from "./texts";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };

/** The things that a move is about, as English texts that its name must contain; none if the view shows nothing there. */
type Things<V> = (view: V, noun: string, words: Words) => readonly string[];

interface Game<V> {
  ui: GameUI<V>;
  samples: Record<string, Sample<V>>;
  /** The verbs whose own texts name a place, with the things that lie there. */
  things: Record<string, Things<V>>;
}

const at = <T>(list: readonly (T | null)[], noun: string): T | null => list[Number(noun) - 1] ?? null;

const PHARAON_THINGS: Record<string, Things<PharaonView>> = {
  jar: (view, noun, words) => view.jars.filter(({ jar }) => String(jar) === noun).flatMap(({ top, bottom }) => [...top, bottom].map((one) => words.name(one))),
  keep: (view, noun, words) => view.look.filter(({ noble }) => String(noble) === noun).map(({ role }) => words.title(role)),
  noble: (view, noun, words) => [at(view.nobles, noun)].flatMap((noble) => (noble ? [words.title(noble.role)] : [])),
  artisan: (view, noun, words) => [at(view.artisans, noun)].flatMap((card) => (card ? [artisanName(card, words), `${card.points} point`] : [])),
  pair: (view, noun, words) => at(view.pairs, noun)?.map((kind) => words.name(kind)) ?? [],
  bonus: (view, noun, words) => [...(at(view.pairs, noun)?.map((kind) => words.name(kind)) ?? []), "bonus"],
  nile: (view, noun, words) => at(view.printed.nile, noun)?.cost.map((kind) => words.name(kind)) ?? [],
  tomb: () => ["step", "at the end"],
  token: (view, noun, words) => [at(view.bonus, noun)].flatMap((kind) => (kind ? [words.name(kind)] : [])),
  reward: (view, noun, words) => {
    const place = view.players[["a", "b", "c", "d", "e"].indexOf(view.active)]?.place;
    const field = place?.at === "pyramid" ? view.printed.pyramid[place.row - 1]?.[Number(noun) - 1] : undefined;
    return field?.map((reward) => words.label(`prize-${reward}`)) ?? [];
  },
};

const shipThings: Things<EgiziaView> = (view, noun, words) => {
  const space = view.river.find(({ position }) => position === Number(noun));
  if (space?.card) return [nileTitle(space.card, words)];
  return space?.site ? [words.name(space.site)] : space?.town ? [words.name(space.town)] : [];
};

const EGIZIA_THINGS: Record<string, Things<EgiziaView>> = {
  ship: shipThings,
  double: shipThings,
  take: (view, noun, words) => view.river.flatMap(({ square, card }) => (String(square) === noun && card ? [nileTitle(card, words)] : [])),
  berth: (view, _noun, words) => (view.site ? [words.name(view.site)] : []),
  grave: (view) => [`value ${view.graves.find(({ open }) => open)?.value}`],
  market: (_view, noun, words) => [words.name(noun), ": "],
  haul: (_view, _noun, words) => [words.name("stones").slice(0, -1)],
};

const ships: Things<ImhotepView> = (view, noun) => at(view.ships, noun.split("-")[0] ?? "")?.slots.flatMap((seat) => (seat ? [NAMES[seat]] : [])) ?? [];

const IMHOTEP_THINGS: Record<string, Things<ImhotepView>> = {
  take: (view, noun, words) => [at(view.market, noun)].map((card) => (card ? words.title(card) : "two face-down cards")),
  load: ships,
  sail: ships,
};

const hexThings: Things<AnkhView> = (view, noun, words) => {
  const { figure, monument, terrain } = spacesOf(view).get(noun) ?? {};
  if (figure) return [words.title(figure.god ?? figure.kind)];
  return monument ? [words.title(monument.monument)] : terrain ? [words.name(terrain)] : [];
};

const ANKH_THINGS: Record<string, Things<AnkhView>> = {
  from: hexThings,
  to: hexThings,
  push: hexThings,
  at: hexThings,
  control: hexThings,
  spare: hexThings,
  gate: hexThings,
  camel: () => ["region"],
  old: () => ["land space"],
  swap: () => ["land space"],
  with: () => ["land space"],
};

const GAMES: Record<string, Game<unknown>> = {
  ankh: { ui: ankh, samples: ANKH, things: ANKH_THINGS },
  egizia: { ui: egizia, samples: EGIZIA, things: EGIZIA_THINGS },
  imhotep: { ui: imhotep, samples: IMHOTEP, things: IMHOTEP_THINGS },
  pharaon: { ui: pharaon, samples: PHARAON, things: PHARAON_THINGS },
} as unknown as Record<string, Game<unknown>>;

const texts = Object.fromEntries(LANGS.map((lang) => [lang, textsOf(lang)])) as Record<Lang, ReturnType<typeof textsOf>>;

function named({ ui }: Game<unknown>, game: string, { view, legal }: Sample<unknown>, lang: Lang) {
  const words = new GameWords(texts[lang], game, NAMES);
  return { words, name: moveNames(ui, { view, legal: new Set(legal), words }) };
}

describe.each(Object.entries(GAMES))("%s", (id, game) => {
  const samples = Object.entries(game.samples);

  test("a move is named by its thing, not by its place", () => {
    const seen = new Set<string>();
    for (const [position, sample] of samples) {
      const { words, name } = named(game, id, sample, "en");
      for (const move of sample.legal) {
        const [verb = "", noun = ""] = move.split(" ");
        const things = game.things[verb]?.(sample.view, noun, words) ?? [];
        if (things.length > 0) seen.add(verb);
        for (const thing of things) expect([position, move, name(move).toLowerCase()]).toEqual([position, move, expect.stringContaining(thing.toLowerCase())]);
      }
    }
    const played = new Set(samples.flatMap(([, { legal }]) => legal.map((move) => move.split(" ")[0] ?? "")));
    expect([...seen].sort()).toEqual(
      Object.keys(game.things)
        .filter((verb) => played.has(verb))
        .sort(),
    );
  });

  test.each(LANGS)("no two moves of a position have the same name, and every text is there (%s)", (lang) => {
    for (const [position, sample] of samples) {
      const { name } = named(game, id, sample, lang);
      const names = sample.legal.map(name);
      expect([position, names.filter((one, index) => names.indexOf(one) !== index)]).toEqual([position, []]);
      for (const one of names) expect([position, one]).toEqual([position, expect.not.stringMatching(/undefined|NaN|\[\w+-|\(\)|: $/)]);
    }
    expect(texts[lang].errors).toEqual([]);
  });

  test.each(LANGS)("the name of a button contains its label (%s)", (lang) => {
    for (const [, sample] of samples) {
      const { words, name } = named(game, id, sample, lang);
      const label = (move: Move) => game.ui.moveLabel?.(sample.view, move, words) ?? null;
      const spoken = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
      for (const action of actionsOf(game.ui, words, sample.legal, new Set(), { label, name })) expect(spoken(action.name)).toContain(spoken(action.label));
    }
  });

  test("a note does not repeat the name", () => {
    for (const [position, sample] of samples) {
      const { words, name } = named(game, id, sample, "en");
      for (const move of sample.legal) {
        const [, subject] = /[:“] ?([^”]{12,})/.exec(name(move)) ?? [];
        const note = game.ui.moveNote?.(sample.view, move, words) ?? "";
        if (subject) expect([position, move, note.startsWith(subject)]).toEqual([position, move, false]);
      }
    }
  });
});

test("things that are alike are told apart by their places", () => {
  const words = new GameWords(texts.en, "imhotep", NAMES);
  const view = { ...(IMHOTEP.take as Sample<ImhotepView>).view, market: ["statue", "lever", "statue", null] } as ImhotepView;
  const name = moveNames(imhotep, { view, legal: new Set(["take 1", "take 2", "take 3"]), words });
  expect(["take 1", "take 2", "take 3"].map(name)).toEqual(["Take the Statue (Market space 1)", "Take the Lever", "Take the Statue (Market space 3)"]);
});
