import { describe, expect, test } from "vitest";
import { SEATS } from "../../seat";
import { SAMPLES } from "./samples";
import { follow } from "./track";
import type { View } from "./view";

const { view } = SAMPLES.turn as (typeof SAMPLES)[string];

function changed(change: (view: View) => void): View {
  const after = structuredClone(view);
  change(after);
  return after;
}

describe("travels", () => {
  test("nothing travels to the first view, nor between equal ones", () => {
    expect(follow(null, view).journeys).toEqual([]);
    expect(follow({ view }, structuredClone(view)).journeys).toEqual([]);
  });

  test("a figure that moves leaves a wake", () => {
    const figure = view.figures[3];
    const after = changed((next) => {
      const same = next.figures.find(({ id }) => id === figure?.id);
      if (same) same.hex = "k3";
    });
    const { journeys, moved, wakes } = follow({ view }, after);
    expect(journeys).toEqual([{ id: `figure-${figure?.id}`, from: `pool-${figure?.seat}` }]);
    expect([...moved]).toEqual([`figure-${figure?.id}`]);
    expect(wakes).toEqual([{ from: figure?.hex, to: "k3" }]);
  });

  test("a summoned figure comes from its owner's pool and leaves no wake", () => {
    const before = changed((was) => was.figures.pop());
    const figure = view.figures[view.figures.length - 1];
    const { journeys, wakes } = follow({ view: before }, view);
    expect(journeys).toEqual([{ id: `figure-${figure?.id}`, from: `pool-${figure?.seat}` }]);
    expect(wakes).toEqual([]);
  });

  test("of the pieces that leave one is trapped, the others go to their pools", () => {
    const warriors = view.figures.filter(({ kind }) => kind === "warrior");
    const dead = warriors.filter(({ seat }) => seat === warriors[0]?.seat);
    expect(dead.length).toBeGreaterThan(1);
    const seat = dead[0]?.seat ?? "a";
    const after = changed((next) => {
      next.figures = next.figures.filter(({ id }) => !dead.some((one) => one.id === id));
      const owner = next.players[SEATS.indexOf(seat)];
      if (owner) owner.trapped += 1;
    });
    expect(follow({ view }, after).journeys.map(({ to }) => to)).toEqual(["captives", ...dead.slice(1).map(() => `pool-${seat}`)]);
  });

  test("what a battle kills falls where it stands, and so does a monument that is destroyed", () => {
    const before = { ...view, battle: (SAMPLES.cards as (typeof SAMPLES)[string]).view.battle };
    const [dead, ruin] = [view.figures[0], view.monuments[0]];
    const after = changed((next) => {
      next.figures = next.figures.filter(({ id }) => id !== dead?.id);
      next.monuments = next.monuments.filter(({ hex }) => hex !== ruin?.hex);
    });
    expect(follow({ view: before }, after).journeys).toEqual([
      { id: `figure-${dead?.id}`, manner: "fall" },
      { id: `monument-${ruin?.hex}`, manner: "fall" },
    ]);
  });

  test("everything of a god that is forgotten falls", () => {
    const seat = view.figures[0]?.seat ?? "a";
    const lost = view.figures.filter((figure) => figure.seat === seat);
    const after = changed((next) => {
      next.figures = next.figures.filter((figure) => figure.seat !== seat);
      const player = next.players[SEATS.indexOf(seat)];
      if (player) player.fortune = "forgotten";
    });
    expect(follow({ view }, after).journeys).toEqual(lost.map(({ id }) => ({ id: `figure-${id}`, manner: "fall" })));
  });

  test("camels, gates and monuments come from the supply; a token that changes its land travels", () => {
    const after = changed((next) => {
      next.path.push("e4-e5");
      next.gates.push("k3");
      next.monuments.push({ hex: "k2", monument: "temple", seat: "b" });
      const [one, other] = next.regions;
      if (one && other) [one.land, other.land] = [other.land, one.land];
    });
    expect(follow({ view }, after).journeys).toEqual([
      { id: "monument-k2", from: "monuments" },
      { id: "gate-k3", from: "gates" },
      { id: "camel-e4-e5", from: "camels" },
      { id: `order-${view.regions[0]?.token}` },
      { id: `order-${view.regions[1]?.token}` },
    ]);
  });

  test("camels that were being laid do not travel again when they stay", () => {
    const laying = changed((was) => was.path.push("e4-e5"));
    const laid = changed((next) => next.camels.push("e4-e5"));
    expect(follow({ view: laying }, laid).journeys).toEqual([]);
  });

  test("another table is no travel", () => {
    expect(follow({ view: (SAMPLES.first as (typeof SAMPLES)[string]).view }, view).journeys).toEqual([]);
  });
});
