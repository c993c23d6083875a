import { expect, test } from "vitest";
import { SAMPLES, type Sample } from "./samples";
import { follow } from "./track";
import type { View } from "./view";

const { view } = SAMPLES.turn as Sample;

function journeys(change: (next: View) => void, before: View = view) {
  const next = structuredClone(before);
  change(next);
  return follow({ view: before }, next).journeys;
}

test("nothing travels where nothing changed, and nothing on the first view", () => {
  expect(journeys(() => {})).toEqual([]);
  expect(follow(null, view).journeys).toEqual([]);
});

test("the entry goes from the mat to the wheel, the rest to the bank", () => {
  const paying = structuredClone(view);
  paying.under_way = { ...(SAMPLES.payment as Sample).view.under_way!, seat: "a", zone: "tomb", entry: "black", paid: ["red"] };
  const zone = paying.zones.findIndex((one) => one.slots.includes(null));
  const slot = paying.zones[zone]!.slots.indexOf(null);
  const found = journeys((next) => {
    next.under_way = null;
    next.zones[zone]!.slots[slot] = "black";
    next.players[0]!.resources.black! -= 1;
    next.players[0]!.resources.red! -= 1;
  }, paying);
  const red = view.players[0]!.resources.red!;
  expect(found).toEqual([
    { id: `wheel-${view.round}-${view.zones[zone]!.zone}-${slot}`, from: "own-a-black" },
    { id: `a-red-${red}`, to: "bank-red" },
  ]);
});

test("a gain comes from the bank, a pair from its place", () => {
  const place = view.pairs.findIndex((pair) => pair !== null);
  const [one] = view.pairs[place]!;
  const found = journeys((next) => {
    next.players[1]!.resources.silver = 9;
    next.pairs[place] = null;
    next.players[1]!.offerings[one] = 9;
  });
  expect(found).toContainEqual({ id: "b-silver-9", from: "bank-silver" });
  expect(found).toContainEqual({ id: `pair-${place}-0-${one}`, to: `own-b-${one}` });
});

test("cubes, discs and cylinders walk", () => {
  const found = journeys((next) => {
    next.players[2]!.tomb += 1;
    next.players[2]!.nile.blue = 3;
    next.players[2]!.place = { at: "pyramid", row: 1, field: 1 };
  });
  expect(found.map(({ id }) => id)).toEqual(["cube-c", "disc-c-blue", "cylinder-c"]);
});

test("a card goes from the display to its owner, and a new one comes from the deck", () => {
  const taken = view.artisans[0]!;
  const found = journeys((next) => {
    next.players[0]!.artisans.push(taken);
    next.artisans[0] = { ...taken, artisan: 29 };
  });
  expect(found).toEqual([
    { id: `artisan-${taken.artisan}`, from: "artisan-deck", to: "hand-a" },
    { id: "artisan-29", from: "artisan-deck" },
  ]);
});

test("a leap over many moves is no journey", () => {
  expect(follow({ view: (SAMPLES["draft-jar"] as Sample).view }, (SAMPLES.turn as Sample).view).journeys).toEqual([]);
});

test("the Traitor's tokens come from the bank, its cards go to its panel", () => {
  const { view: solo } = SAMPLES.solo as Sample;
  const traitor = solo.traitor!;
  const space = traitor.lanes[2]!.spaces.findIndex(({ token }) => token === null);
  const taken = solo.nobles[1]!;
  const found = journeys((next) => {
    next.traitor!.lanes[2]!.spaces[space]!.token = "red";
    next.traitor!.nobles.push(taken);
    next.nobles[1] = null;
  }, solo);
  expect(found).toEqual([
    { id: `noble-${taken.noble}`, from: "noble-deck", to: "hand-traitor" },
    { id: `lane-2-${space}`, from: "bank-red" },
  ]);
});
