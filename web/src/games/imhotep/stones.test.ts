import { describe, expect, test } from "vitest";
import { SAMPLES } from "./samples";
import { follow, places } from "./stones";
import type { View } from "./view";

const start = SAMPLES["turn-a"]?.view as View;

/** The view with some parts changed. */
function change(view: View, by: (copy: View) => void): View {
  const copy = structuredClone(view);
  by(copy);
  return copy;
}

test("every stone has a unique id that contains its owner", () => {
  for (const { view } of Object.values(SAMPLES)) {
    const now = follow(null, view);
    const all = places(view);
    expect(now.journeys).toEqual([]);
    expect(new Set(all.map(([place]) => now.stone(place))).size).toBe(all.length);
    for (const [place, seat] of all) expect(now.stone(place)?.[0]).toBe(seat);
  }
});

describe("a stone keeps its id", () => {
  const before = follow(null, start);
  const seat = start.ships[1]?.slots[0] ?? "a";
  const index = "abcd".indexOf(seat);

  test("from the sled to a ship", () => {
    const sled = start.players[index]?.sled ?? 0;
    const now = follow(
      before,
      change(start, (view) => {
        view.players[index]!.sled -= 1;
        view.ships[0]!.slots[1] = seat;
      }),
    );
    const id = before.stone(`sled-${seat}-${sled - 1}`);
    expect(now.stone("ship-1-2")).toBe(id);
    expect(now.journeys).toEqual([{ id, from: `sled-${seat}` }]);
    expect([...now.moved]).toEqual([id]);
  });

  test("from a ship to a site, carried by the ship, from the bow on", () => {
    const [first, second] = start.ships[1]!.slots;
    const now = follow(
      before,
      change(start, (view) => {
        view.ships[1]!.docked = "temple";
        view.ships[1]!.slots = view.ships[1]!.slots.map(() => null);
        view.temple += `${first}${second}`;
      }),
    );
    const ids = [before.stone("ship-2-1"), before.stone("ship-2-2")];
    expect([0, 1].map((later) => now.stone(`temple-${start.temple.length + later}`))).toEqual(ids);
    expect(now.journeys).toEqual(ids.map((id) => ({ id, ride: `ship-${start.round}-2` })));
  });

  test("back again, when a move is undone", () => {
    const loaded = follow(
      before,
      change(start, (view) => {
        view.players[index]!.sled -= 1;
        view.ships[0]!.slots[1] = seat;
      }),
    );
    const now = follow(loaded, structuredClone(start));
    expect(now.stone(`sled-${seat}-${(start.players[index]?.sled ?? 0) - 1}`)).toBe(loaded.stone("ship-1-2"));
  });
});

test("stones come from the quarry to the sled, and from the market go back there", () => {
  const before = follow(null, start);
  const hauled = follow(
    before,
    change(start, (view) => {
      view.players[2]!.sled += 2;
    }),
  );
  expect(hauled.journeys.map((journey) => journey.from)).toEqual(["quarry-c", "quarry-c"]);
  const [, card] = start.market;
  if (!card) throw new Error("the market has such a card");
  const sold = follow(
    before,
    change(start, (view) => {
      view.ships[1]!.docked = "market";
      view.ships[1]!.slots[0] = null;
      view.market[1] = null;
      view.players[0]!.cards[card] = 1;
    }),
  );
  expect(sold.journeys).toEqual([
    { id: before.stone("ship-2-1"), to: `quarry-${start.ships[1]!.slots[0]}`, ride: `ship-${start.round}-2` },
    { id: before.card(1), to: "hand-a" },
  ]);
});

test("three loose stones become a tower", () => {
  const sample = SAMPLES["turn-b"]?.view as View;
  const seat = "abcd"[sample.obelisks.indexOf(2)] ?? "b";
  const base = change(sample, (view) => {
    view.ships[0]!.slots[0] = seat as "a";
  });
  const before = follow(null, base);
  const space = base.towers.indexOf(null);
  const now = follow(
    before,
    change(base, (view) => {
      view.ships[0]!.slots[0] = null;
      view.obelisks["abcd".indexOf(seat)] = 0;
      view.towers[space] = seat as "a";
    }),
  );
  expect([0, 1, 2].map((stone) => now.stone(`tower-${space}-${stone}`))).toEqual([
    before.stone(`obelisk-${seat}-0`),
    before.stone(`obelisk-${seat}-1`),
    before.stone("ship-1-1"),
  ]);
});

test("a leap is no journey", () => {
  const before = follow(null, SAMPLES["two-a"]?.view as View);
  expect(follow(before, SAMPLES["over-a"]?.view as View).journeys).toEqual([]);
});
