// Three layouts with the same keys: for desks, for phones, and for phones in low windows. The Nile runs from left to right on desks and
// downwards on phones; in low windows it runs in lines, like a text. A space further downstream is always further along.
import type { Box } from "../../ui/draw";
import type { Site } from "./pieces/kinds";

export interface Layout {
  kind: "wide" | "tall" | "low";
  /** Whether it is for fingers: few words, and targets as large as thumbs. */
  touch: boolean;
  width: number;
  height: number;
  /** The score track; on phones only the order of the markers. */
  track: Box;
  order: Box;
  river: Box;
  /** The position of the first space along the river, and the distance between two spaces. */
  first: number;
  pitch: number;
  /** The size of a card square and of a town, and their positions across the river. */
  card: Box;
  town: Box;
  /** The width of a ship. */
  ship: number;
  deck: Box;
  sites: Record<Site, Box>;
  /** The water ring and both markets. */
  ring: Box;
  markets: Box;
  /** The box of the Sphinx cards that only the viewer sees. */
  look: Box;
  /** The tabs of phones: the first one, and the distance to the next. */
  tabs: Box & { dx: number; dy: number };
}

export const WIDE: Layout = {
  kind: "wide",
  touch: false,
  width: 1140,
  height: 640,
  track: { x: 58, y: 8, w: 832, h: 28 },
  order: { x: 898, y: 8, w: 234, h: 28 },
  river: { x: 0, y: 172, w: 1140, h: 60 },
  first: 58,
  pitch: 53.8,
  card: { x: -50, y: 45, w: 100, h: 124 },
  town: { x: -52, y: 238, w: 104, h: 68 },
  ship: 50,
  deck: { x: 1084, y: 66, w: 46, h: 78 },
  sites: {
    "site-sphinx": { x: 248, y: 330, w: 230, h: 302 },
    "site-obelisk": { x: 486, y: 330, w: 320, h: 302 },
    "site-pyramid": { x: 814, y: 330, w: 318, h: 302 },
  },
  ring: { x: 8, y: 330, w: 232, h: 90 },
  markets: { x: 8, y: 425, w: 232, h: 207 },
  look: { x: 12, y: 42, w: 1116, h: 206 },
  tabs: { x: 0, y: 0, w: 0, h: 0, dx: 0, dy: 0 },
};

/** The height of the line with the order of the markers, on phones. */
const ORDER = 18;

/** The layout of phones; a row is as high as a thumb: 41 units are 40 pixels in a window 360 pixels wide. */
function tall(pitch: number): Layout {
  const high = pitch * 10;
  const panel = { x: 4, y: ORDER, w: 246, h: high - 3 };
  return {
    kind: "tall",
    touch: true,
    width: 352,
    height: ORDER + high + 1,
    track: { x: 4, y: 1, w: 344, h: 16 },
    order: { x: 4, y: 1, w: 344, h: 16 },
    river: { x: 101, y: ORDER, w: 58, h: high },
    first: ORDER,
    pitch,
    card: { x: 4, y: 1, w: 98, h: pitch - 2 },
    town: { x: 158, y: 1, w: 92, h: pitch - 2 },
    ship: 27,
    deck: { x: 0, y: 0, w: 0, h: 0 },
    sites: { "site-sphinx": panel, "site-obelisk": panel, "site-pyramid": panel },
    ring: { x: 4, y: ORDER, w: 246, h: 128 },
    markets: { x: 4, y: ORDER + 132, w: 246, h: high - 135 },
    look: panel,
    tabs: { x: 254, y: ORDER, w: 94, h: (high - 3 - 4 * 3) / 5, dx: 0, dy: (high - 3 - 4 * 3) / 5 + 3 },
  };
}

/** The spaces of the river in one line of a low window. */
export const LINE = 4;

/** The layout of phones in low windows: five lines of the river, and the tabs below them. */
function low(pitch: number): Layout {
  const high = pitch * 5;
  const panel = { x: 4, y: ORDER, w: 344, h: high - 3 };
  const space = { x: 4, y: 1, w: 84, h: pitch - WATER };
  return {
    kind: "low",
    touch: true,
    width: 352,
    height: ORDER + high + 46,
    track: { x: 4, y: 1, w: 344, h: 16 },
    order: { x: 4, y: 1, w: 344, h: 16 },
    river: { x: 0, y: ORDER, w: 352, h: high },
    first: ORDER,
    pitch,
    card: space,
    town: space,
    ship: 25,
    deck: { x: 0, y: 0, w: 0, h: 0 },
    sites: { "site-sphinx": panel, "site-obelisk": panel, "site-pyramid": panel },
    ring: { ...panel, w: 150 },
    markets: { ...panel, x: 158, w: 190 },
    look: panel,
    tabs: { x: 4, y: ORDER + high, w: 66.4, h: 43, dx: 69.4, dy: 0 },
  };
}

/** The height of the river below its spaces, in low windows. */
export const WATER = 12;

/** The layouts of phones, the highest first. */
export const PHONES: readonly Layout[] = [tall(45), tall(41.5), low(65), low(60), low(55)];

/** The middle of a space along the river on desks; the upper edge of its row on phones, where several share a row. */
export function along(layout: Layout, position: number): number {
  if (layout.kind === "wide") return layout.first + (position - 1) * layout.pitch;
  return layout.first + Math.floor((position - 1) / (layout.kind === "low" ? LINE : 2)) * layout.pitch;
}

/** The box of a card square or of a town. */
export function spaceBox(layout: Layout, position: number, kind: "card" | "town"): Box {
  const { x, y, w, h } = layout[kind];
  const at = along(layout, position);
  if (layout.kind === "wide") return { x: at + x, y, w, h };
  return { x: layout.kind === "low" ? x + ((position - 1) % LINE) * (w + 2.6) : x, y: at + y, w, h };
}

/** How far a bank swings out at a point along the river. */
export function swing(at: number, phase: number): number {
  return Math.sin(at / 95 + phase) * 4;
}
