// Two layouts with the same keys, one for desks and one for phones. The Nile runs from left to right on desks and downwards on phones; a
// space further downstream is always further along.
import type { Box } from "../../ui/draw";
import type { Site } from "./pieces/kinds";

export interface Layout {
  tall: boolean;
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
  /** The phases of the round, or a preview of the move that is pointed at. */
  strip: Box;
}

export const WIDE: Layout = {
  tall: false,
  width: 1140,
  height: 640,
  track: { x: 10, y: 8, w: 880, h: 28 },
  order: { x: 898, y: 8, w: 234, h: 28 },
  river: { x: 0, y: 172, w: 1140, h: 60 },
  first: 58,
  pitch: 53.8,
  card: { x: -50, y: 43, w: 100, h: 124 },
  town: { x: -51, y: 240, w: 102, h: 58 },
  ship: 50,
  deck: { x: 1084, y: 80, w: 46, h: 60 },
  sites: {
    "site-sphinx": { x: 204, y: 324, w: 262, h: 282 },
    "site-obelisk": { x: 474, y: 324, w: 326, h: 282 },
    "site-pyramid": { x: 808, y: 324, w: 324, h: 282 },
  },
  ring: { x: 8, y: 324, w: 188, h: 78 },
  markets: { x: 8, y: 407, w: 188, h: 199 },
  look: { x: 570, y: 38, w: 108, h: 198 },
  strip: { x: 8, y: 611, w: 1124, h: 24 },
};

const PANEL = { x: 4, y: 18, w: 246, h: 447 };

/** On phones a row is as high as a thumb: 45 units are 44 pixels in a window 360 pixels wide. */
export const TALL: Layout = {
  tall: true,
  width: 352,
  height: 469,
  track: { x: 4, y: 1, w: 344, h: 16 },
  order: { x: 4, y: 1, w: 344, h: 16 },
  river: { x: 101, y: 18, w: 58, h: 450 },
  first: 18,
  pitch: 45,
  card: { x: 4, y: 1, w: 96, h: 43 },
  town: { x: 160, y: 1, w: 90, h: 43 },
  ship: 27,
  deck: { x: 0, y: 0, w: 0, h: 0 },
  sites: { "site-sphinx": PANEL, "site-obelisk": PANEL, "site-pyramid": PANEL },
  ring: { x: 4, y: 18, w: 246, h: 128 },
  markets: { x: 4, y: 150, w: 246, h: 315 },
  look: PANEL,
  strip: { x: 0, y: 0, w: 0, h: 0 },
};

/** The part of the board that a tab of a phone opens. */
export const OPENED: Box = PANEL;

/** The middle of a space along the river; every space has its own on desks, two share a row on phones. */
export function along(layout: Layout, position: number): number {
  if (!layout.tall) return layout.first + (position - 1) * layout.pitch;
  return layout.first + Math.floor((position - 1) / 2) * layout.pitch;
}

/** The box of a card square or of a town. */
export function spaceBox(layout: Layout, position: number, kind: "card" | "town"): Box {
  const { x, y, w, h } = layout[kind];
  const at = along(layout, position);
  return layout.tall ? { x, y: at + y, w, h } : { x: at + x, y, w, h };
}

/** How far a bank swings out at a point along the river. */
export function swing(at: number, phase: number): number {
  return Math.sin(at / 95 + phase) * 4;
}
