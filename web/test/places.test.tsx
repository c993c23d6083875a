// The places that events name, and the drawings in which they are found.
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import type { GameUI, Look } from "../src/game";
import ankhUI from "../src/games/ankh";
import { places as ankh } from "../src/games/ankh/places";
import { SAMPLES as ankhSamples } from "../src/games/ankh/samples";
import egiziaUI from "../src/games/egizia";
import { places as egizia } from "../src/games/egizia/places";
import { SAMPLES as egiziaSamples } from "../src/games/egizia/samples";
import imhotepUI from "../src/games/imhotep";
import { places as imhotep } from "../src/games/imhotep/places";
import { SAMPLES as imhotepSamples } from "../src/games/imhotep/samples";
import pharaonUI from "../src/games/pharaon";
import { places as pharaon } from "../src/games/pharaon/places";
import { SAMPLES as pharaonSamples } from "../src/games/pharaon/samples";
import { Spots } from "../src/ui/Spot";
import { GameWords } from "../src/words";
import { textsOf } from "./texts";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };

/** The ids of everything that has a place on the board of a sample. */
function drawn(game: string, ui: unknown, sample: { view: unknown; you: string | null; legal: string[] } | undefined): Set<string> {
  if (!sample) throw new Error(`${game} has no such sample`);
  const { Board } = ui as GameUI<unknown>;
  const words = new GameWords(textsOf("en"), game, NAMES);
  const look = { view: sample.view, you: sample.you, names: NAMES, legal: new Set(sample.legal), play: () => {}, words } as Look<unknown>;
  const html = render(
    <Spots legal={look.legal} play={look.play} name={words.move.bind(words)}>
      <Board {...look} tall={false} />
    </Spots>,
  );
  return new Set([...html.matchAll(/data-(?:place|piece|anchor)="([^"]+)"/g)].flatMap(([, ids = ""]) => ids.split(" ")));
}

test.each([
  ["imhotep", imhotepUI, imhotepSamples["turn-a"], ["market", "pyramid", "temple", "burial", "obelisks", "ship-1", "ship-1-1"]],
  ["egizia", egiziaUI, egiziaSamples.sail, ["site-sphinx", "site-obelisk", "site-pyramid", "ring", "space-1", "square-1", "stone-a", "score-b", "sphinx-deck"]],
  ["ankh", ankhUI, ankhSamples.turn, ["hex-e4", "marker-move", "order-1"]],
  ["pharaon", pharaonUI, pharaonSamples.turn, ["wheel", "zone-nile", "god-horus", "pair-1", "noble-place-1", "artisan-place-1", "disc-a-red", "cube-a"]],
] as const)("the board of %s has the places that its events name", (game, ui, sample, ids) => {
  const found = drawn(game, ui, sample);
  expect(ids.filter((id) => !found.has(id))).toEqual([]);
});

test("an event names the places that it is about", () => {
  expect(imhotep({ type: "ship-sailed", seat: "b", ship: 2, site: "temple" })).toEqual(["ship-2", "temple"]);
  expect(imhotep({ type: "stone-loaded", seat: "b", ship: 2, slot: 3, cause: "action" })).toEqual(["ship-2-3"]);
  expect(imhotep({ type: "scored", seat: "b", source: "obelisks", points: 4 })).toEqual(["obelisks"]);
  expect(imhotep({ type: "scored", seat: "b", source: "statues", points: 4 })).toEqual([]);
  expect(egizia({ type: "ship-placed", seat: "c", position: 9 })).toEqual(["space-9"]);
  expect(egizia({ type: "pyramid-built", seat: "c", row: 2, space: 1, value: 3 })).toEqual(["brick-pyramid-1-0"]);
  expect(ankh({ type: "figure-moved", seat: "a", kind: "warrior", from: "e4", to: "e5" })).toEqual(["hex-e4", "hex-e5"]);
  expect(ankh({ type: "guardian-adopted", seat: "a", guardian: "cat", hex: null })).toEqual([]);
  expect(pharaon({ type: "gods-satisfied", seat: "a", gods: ["horus", "thoth"], points: 3 })).toEqual(["god-horus", "god-thoth"]);
  expect(pharaon({ type: "disc-moved", seat: "d", colour: "red", level: 2, points: 0 })).toEqual(["disc-d-red"]);
});
