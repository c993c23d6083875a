// Places the plates with the strengths where they hide as few pieces as possible.
import type { Box } from "../../../ui/draw";
import type { RegionView, View } from "../view";
import { centre, corner, DIRECTIONS, edge, heart, MAP, MARGIN, middle, type Point, side } from "./geometry";
import { figureSize, GOD_HEIGHT, SIZES } from "./pieces";
import type { Size } from "./zoom";

/** From the middle of an order token to the upper edge of a plate below it. */
const BELOW = 15;

/** Boxes for plates of these sizes, in the order of the regions: over bare ground if there is some, near the order token. */
export function plateBoxes(view: View, regions: readonly RegionView[], sizes: readonly Size[]): Box[] {
  const taken = piecesOf(view);
  return regions.map(({ land }, index) => {
    const box = best(land, sizes[index] ?? { w: 0, h: 0 }, taken);
    taken.push(box);
    return box;
  });
}

function piecesOf(view: View): Box[] {
  return [
    ...view.figures.map(({ hex, kind }) => standing(centre(hex), figureSize(kind), kind === "god" ? GOD_HEIGHT : 1)),
    ...view.monuments.map(({ hex }) => around(centre(hex), { w: SIZES.monument, h: SIZES.monument })),
    ...view.gates.map((hex) => around(centre(hex), { w: SIZES.monument, h: SIZES.monument })),
    ...[...view.camels, ...view.path].map((name) => around(middle(edge(name)), { w: SIZES.camel, h: SIZES.camel })),
    ...view.regions.map(({ land }) => around(heart(land), { w: SIZES.order, h: SIZES.order })),
  ];
}

function best(land: readonly string[], size: Size, taken: readonly Box[]): Box {
  const token = heart(land);
  const usual = { x: token.x, y: token.y + BELOW + size.h / 2 };
  const middles = [
    usual,
    ...land.flatMap((hex) => [centre(hex), ...DIRECTIONS.flatMap((_, direction) => [corner(hex, direction), middle(side(hex, direction))])]),
  ];
  const cost = (box: Box) => {
    const far = Math.hypot(box.x + box.w / 2 - usual.x, box.y + box.h / 2 - usual.y);
    return far + taken.reduce((sum, other) => sum + shared(box, other), 0);
  };
  const boxes = middles.map((middle) => inside(around(middle, size)));
  return boxes.reduce((least, box) => (cost(box) < cost(least) ? box : least));
}

/** A piece whose square lies in the middle of a hex, and which may rise above it. */
function standing({ x, y }: Point, size: number, height: number): Box {
  return { x: x - size / 2, y: y + size / 2 - size * height, w: size, h: size * height };
}

function around({ x, y }: Point, { w, h }: Size): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

function inside({ x, y, w, h }: Box): Box {
  const within = (at: number, size: number, margin: number, whole: number) => Math.max(margin, Math.min(whole - margin - size, at));
  return { x: within(x, w, MARGIN.x, MAP.w), y: within(y, h, MARGIN.y, MAP.h), w, h };
}

/** The area that two boxes have in common. */
function shared(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, w) * Math.max(0, h);
}
