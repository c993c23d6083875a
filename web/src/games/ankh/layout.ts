// Two layouts with the same keys, one for desks and one for phones.
import type { Box } from "../../ui/draw";

export interface Layout {
  tall: boolean;
  width: number;
  height: number;
  devotion: Box;
  events: Box;
  map: Box;
  actions: Box;
  /** The battle, a choice, or guardians and powers. */
  side: Box;
  /** The buttons that open the panels; on phones only. */
  foot: Box;
}

export const WIDE: Layout = {
  tall: false,
  width: 1140,
  height: 640,
  devotion: { x: 8, y: 8, w: 40, h: 624 },
  events: { x: 56, y: 8, w: 588, h: 36 },
  map: { x: 56, y: 50, w: 588, h: 582 },
  actions: { x: 652, y: 8, w: 480, h: 156 },
  side: { x: 652, y: 170, w: 480, h: 462 },
  foot: { x: 0, y: 0, w: 0, h: 0 },
};

/** A sheet over the lower part of the map. */
export const SHEET: Box = { x: 4, y: 143, w: 344, h: 278 };
/** A sheet over the whole board, for long texts. */
export const LONG_SHEET: Box = { x: 4, y: 2, w: 344, h: 419 };

/** The box below the head of a sheet. */
export function inside({ x, y, w, h }: Box): Box {
  return { x: x + 8, y: y + 36, w: w - 16, h: h - 42 };
}

export const TALL: Layout = {
  tall: true,
  width: 352,
  height: 469,
  devotion: { x: 4, y: 2, w: 344, h: 30 },
  events: { x: 4, y: 34, w: 344, h: 24 },
  map: { x: 0, y: 60, w: 352, h: 361 },
  actions: inside(SHEET),
  side: inside(SHEET),
  foot: { x: 4, y: 422, w: 344, h: 46 },
};
