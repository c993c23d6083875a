import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { KEY_WORDS } from "../../../../test/keyWords";
import { type Look, moveNames } from "../../../game";
import { Spots } from "../../../ui/Spot";
import ankh from "..";
import { TALL, WIDE } from "../layout";
import { shapeOf } from "../parts";
import { SAMPLES, type Sample } from "../samples";
import { track } from "../track";
import type { Event, View } from "../view";
import { centre, corner, DIRECTIONS, edge, H, heart, MAP, outline, R, side, step, strokes } from "./geometry";
import { arrivalOf } from "./grid";
import { WarMap } from "./map";
import { plateBoxes } from "./plates";
import { tintsOf } from "./regions";
import { spacesOf } from "./spaces";
import { MANY_TARGETS, mapMoves } from "./targets";
import { clamp, reveal, seen, WHOLE, zoomAt } from "./zoom";

function look(sample: Sample): Look<View, Event> {
  return { view: sample.view, you: sample.you, names: {}, legal: new Set(sample.legal), play: () => {}, words: KEY_WORDS };
}

function draw(sample: Sample, tall = false, regions = false): string {
  const all = look(sample);
  return render(
    <Spots legal={all.legal} play={all.play} name={moveNames(ankh, all)}>
      <svg>
        <WarMap look={all} tracks={track(sample.view)} box={tall ? TALL.map : WIDE.map} tall={tall} regions={regions} setRegions={() => {}} />
      </svg>
    </Spots>,
  );
}

function sampleOf(name: string): Sample {
  return SAMPLES[name] as Sample;
}

function count(html: string, part: string): number {
  return html.split(part).length - 1;
}

describe.each(Object.entries(SAMPLES))("%s", (_name, sample) => {
  test.each([false, true])("every move of the map is lit exactly once, and no other; tall: %s", (tall) => {
    const html = draw(sample, tall, true);
    expect(html).not.toMatch(/undefined|NaN/);
    for (const move of sample.legal) expect([move, count(html, `data-move="${move}"`)]).toEqual([move, shapeOf(move) ? 1 : 0]);
  });

  test("every piece is drawn once, at its own place", () => {
    const ids = [...draw(sample).matchAll(/data-piece="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const { figures, monuments, gates, camels, path, regions } = sample.view;
    expect(ids.filter((id) => id !== "").length).toBe(figures.length + monuments.length + gates.length + camels.length + path.length + regions.length);
  });

  test("regions next to each other have different tints", () => {
    const tints = tintsOf(sample.view.regions);
    for (const one of sample.view.regions)
      for (const other of sample.view.regions) {
        const touch = one !== other && one.land.some((hex) => DIRECTIONS.some((_, direction) => other.land.includes(step(hex, direction))));
        if (touch) expect(tints.get(one.token)).not.toBe(tints.get(other.token));
      }
  });
});

test("moves are classified as moves of the map or not", () => {
  expect(["to f4", "camel c1-d1", "aim ne", "swap 3", "old b0"].map(shapeOf)).toEqual(["hex", "edge", "corner", "region", "region"]);
  expect(["by f4", "by regular", "by gate", "adopt cat", "adopt c1", "lift supply", "lift c1", "card flood", "done"].map(shapeOf)).toEqual([
    "hex",
    null,
    null,
    null,
    "hex",
    null,
    "hex",
    null,
    null,
  ]);
});

test("nothing is lit when it is not your turn", () => {
  const html = draw({ ...sampleOf("to"), legal: [] });
  expect(html).not.toContain("data-move");
  expect(html).not.toContain("halo");
  expect(html).not.toContain("ank-picked");
});

test("many targets are dots, few are lit as a whole", () => {
  const [many, few] = [sampleOf("to"), sampleOf("at")];
  expect(mapMoves(many.legal).length).toBeGreaterThan(MANY_TARGETS);
  expect(mapMoves(few.legal).length).toBeLessThanOrEqual(MANY_TARGETS);
  expect(count(draw(many), 'class="ank-dot"')).toBe(mapMoves(many.legal).length);
  expect(count(draw(few), 'class="ank-dot"')).toBe(0);
});

test("pieces on a target keep their colours", () => {
  expect(count(draw(sampleOf("from")), "ank-spot outline")).toBe(mapMoves(sampleOf("from").legal).length);
  expect(count(draw(sampleOf("at")), "ank-spot outline")).toBe(0);
});

test("tokens of regions let clicks pass where they lie on targets", () => {
  const passed = (shape: string) =>
    Object.values(SAMPLES)
      .filter(({ legal }) => legal.some((move) => shapeOf(move) === shape))
      .map((sample) => draw(sample).includes("ank-regions passed"));
  for (const [shape, pass] of [
    ["edge", true],
    ["region", true],
    ["hex", false],
  ] as const)
    expect([shape, ...new Set(passed(shape))]).toEqual([shape, pass]);
});

test("every region with figures shows the strength of each god; on demand with the best card", () => {
  const sample = sampleOf("turn");
  const plates = sample.view.regions.filter(({ forces }) => forces.length > 0);
  const numbers = (html: string) => [...html.matchAll(/class="ank-force"[^>]*>([^<]+)</g)].map((match) => match[1]);
  expect(plates.length).toBeGreaterThan(1);
  expect(count(draw(sample), "ank-plate")).toBe(plates.length);
  expect(numbers(draw(sample))).toEqual(plates.flatMap(({ forces }) => forces.map(({ strength }) => String(strength))));
  expect(numbers(draw(sample, false, true)).some((number) => number?.includes("–"))).toBe(true);
});

describe("the grid", () => {
  const labels = (html: string) => new Map([...html.matchAll(/data-hex="([^"]+)"[^>]*aria-label="([^"]+)"/g)].map((match) => [match[1], match[2]]));

  test.each(Object.entries(SAMPLES))("has every hex with a name, and one tab stop: %s", (_name, sample) => {
    const html = draw(sample);
    expect(labels(html).size).toBe(101);
    const cells = [...html.matchAll(/data-hex="[^"]+"[^>]*tabindex="(-?\d)"/g)].map((match) => match[1]);
    expect(cells.filter((tabindex) => tabindex === "0").length).toBe(1);
    expect(count(html, 'role="gridcell"')).toBe(101);
  });

  test("the tab stop is a target if there is one, otherwise the viewer's god", () => {
    const stop = (sample: Sample) => /data-hex="([^"]+)"[^>]*tabindex="0"/.exec(draw(sample))?.[1];
    expect(sampleOf("to").legal).toContain(`to ${stop(sampleOf("to"))}`);
    const { view } = sampleOf("turn");
    expect(stop(sampleOf("turn"))).toBe(view.figures.find(({ kind, seat }) => kind === "god" && seat === "a")?.hex);
  });

  test("arrow keys lead to neighbours and back, page keys to targets", () => {
    expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => arrivalOf(key, "d4", []))).toEqual(["d3", "d5", "c4", "e4"]);
    for (const [one, back] of [
      ["ArrowUp", "ArrowDown"],
      ["ArrowLeft", "ArrowRight"],
    ] as const)
      for (const hex of ["d4", "e4"]) expect(arrivalOf(back, arrivalOf(one, hex, []) ?? "", [])).toBe(hex);
    expect(arrivalOf("PageDown", "d4", ["a1", "e4", "b6"])).toBe("e4");
    expect(arrivalOf("PageDown", "k8", ["a1", "e4"])).toBe("a1");
    expect(arrivalOf("PageUp", "d4", ["a1", "e4"])).toBe("a1");
    expect(arrivalOf("Enter", "d4", ["a1"])).toBeUndefined();
  });

  test("a hex tells its neighbours, and what lies between", () => {
    const { view } = sampleOf("turn");
    const spaces = spacesOf(view);
    const [edge = ""] = view.camels;
    const [one = "", other = ""] = edge.split("-");
    expect(spaces.get(one)?.neighbours.find(({ hex }) => hex === other)?.line).toBe("camel");
    expect(spaces.get(other)?.neighbours.find(({ hex }) => hex === one)?.line).toBe("camel");
    expect(spaces.size).toBe(101);
    expect([...spaces.values()].every(({ terrain, tokens }) => terrain === "water" || tokens.length === 1)).toBe(true);
  });
});

describe("geometry", () => {
  const { fertile, desert, water } = sampleOf("first").view.printed;
  const hexes = [...fertile, ...desert, ...water];
  const near = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);

  test("there are 101 hexes, and neighbours lie two half heights apart", () => {
    expect(new Set(hexes).size).toBe(101);
    for (const hex of hexes) for (const direction of [0, 1, 2, 3, 4, 5]) expect(near(centre(hex), centre(step(hex, direction)))).toBeCloseTo(2 * H);
  });

  test("a step and its opposite lead back to the start", () => {
    for (const hex of hexes) for (const direction of [0, 1, 2, 3, 4, 5]) expect(step(step(hex, direction), direction + 3)).toBe(hex);
  });

  test("a side is the same from both hexes, and the corner of a direction is shared with the next", () => {
    for (const hex of hexes)
      for (const direction of [0, 1, 2, 3, 4, 5]) {
        const [a, b] = side(hex, direction);
        const [c, d] = side(step(hex, direction), direction + 3);
        expect(near(a, d) + near(b, c)).toBeCloseTo(0);
        const shared = corner(hex, direction);
        for (const other of [step(hex, direction), step(hex, direction + 1)]) expect(near(shared, centre(other))).toBeCloseTo(R);
      }
  });

  test("the river is one line with its branch", () => {
    const { course } = sampleOf("first").view.printed;
    expect(count(strokes(course.map(edge)), "M")).toBe(2);
  });

  test("an outline closes, and the heart of a region lies in it", () => {
    expect(outline(["f4"])).toMatch(/^M[^M]*Z$/);
    for (const { land } of sampleOf("turn").view.regions) {
      const point = heart(land);
      expect(land.some((hex) => near(point, centre(hex)) <= R + 0.01)).toBe(true);
    }
  });
});

describe("zoom", () => {
  const size = { w: 400, h: 300 };

  test("the picture always covers its window", () => {
    for (const wild of [
      { k: 0.2, x: 40, y: -900 },
      { k: 3, x: 40, y: -900 },
      { k: 99, x: -5000, y: 5 },
    ]) {
      const { k, x, y } = clamp(wild, size);
      expect(k).toBeGreaterThanOrEqual(1);
      expect(Math.max(x, y)).toBeLessThanOrEqual(0);
      expect(x + size.w * k).toBeGreaterThanOrEqual(size.w);
      expect(y + size.h * k).toBeGreaterThanOrEqual(size.h);
    }
  });

  test("the point between the fingers stays between them", () => {
    const point = { x: 120, y: 90 };
    const zoom = zoomAt(zoomAt(WHOLE, 2, point, size), 1.3, point, size);
    expect(zoom.k).toBeCloseTo(2.6);
    expect(zoom.x + point.x * zoom.k).toBeCloseTo(point.x);
    expect(zoom.y + point.y * zoom.k).toBeCloseTo(point.y);
  });

  test("targets out of sight come into sight; otherwise nothing moves", () => {
    const zoom = zoomAt(WHOLE, 3, { x: 0, y: 0 }, size);
    const [inside, outside] = [
      { x: 50, y: 50 },
      { x: 350, y: 250 },
    ];
    expect(reveal(zoom, [inside], size)).toBe(zoom);
    const moved = reveal(zoom, [outside], size);
    expect(seen(moved, outside, size)).toBe(true);
    expect(moved.k).toBeGreaterThan(1);
    expect(reveal(zoom, [inside, outside, { x: 5, y: 295 }], size)).toEqual(WHOLE);
  });
});

describe.each(Object.entries(SAMPLES))("plates of strengths: %s", (_name, { view }) => {
  test("lie on the map, and hide less than below their tokens", () => {
    const regions = view.regions.filter(({ forces }) => forces.length > 0);
    const size = { w: 100, h: 27 };
    const boxes = plateBoxes(
      view,
      regions,
      regions.map(() => size),
    );
    const pieces = [...view.figures, ...view.monuments].map(({ hex }) => centre(hex));
    const hidden = (x: number, y: number) => pieces.filter((piece) => piece.x > x && piece.x < x + size.w && piece.y > y && piece.y < y + size.h).length;
    const below = regions.map(({ land }) => heart(land)).map(({ x, y }) => hidden(x - size.w / 2, y + 15));
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    expect(sum(boxes.map(({ x, y }) => hidden(x, y)))).toBeLessThanOrEqual(sum(below));
    for (const { x, y, w, h } of boxes) expect([x >= 0, y >= 0, x + w <= MAP.w, y + h <= MAP.h]).toEqual([true, true, true, true]);
  });
});
