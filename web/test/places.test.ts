// Every event of a game names places on the board, or none; pieces and places of the same name are found in the drawings.
import { expect, test } from "vitest";
import { places as ankh } from "../src/games/ankh/places";
import { places as egizia } from "../src/games/egizia/places";
import { places as imhotep } from "../src/games/imhotep/places";
import { places as pharaon } from "../src/games/pharaon/places";

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
