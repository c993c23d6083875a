// Two layouts with the same keys, one for desks and one for phones.
import type { Box } from "../../ui/draw";
import type { SiteId } from "./parts";
import type { View } from "./view";

export interface Layout {
  tall: boolean;
  width: number;
  height: number;
  sites: Record<SiteId, Box>;
  /** Upper edge of the quay and of the water. */
  quay: number;
  water: number;
  /** The slots of a ship: their size and their distance. */
  slot: number;
  pitch: number;
  /** The scale of a hull. */
  hull: number;
}

export const WIDE: Layout = {
  tall: false,
  width: 1120,
  height: 616,
  sites: {
    market: { x: 10, y: 88, w: 212, h: 246 },
    pyramid: { x: 232, y: 88, w: 212, h: 246 },
    temple: { x: 454, y: 88, w: 212, h: 246 },
    burial: { x: 676, y: 88, w: 212, h: 246 },
    obelisks: { x: 898, y: 88, w: 212, h: 246 },
  },
  quay: 340,
  water: 357,
  slot: 32,
  pitch: 38,
  hull: 1,
};

/** On a phone a slot is as wide as a thumb: 47 units are 44 pixels in a window 360 pixels wide. */
export const TALL: Layout = {
  tall: true,
  width: 366,
  height: 488,
  sites: {
    pyramid: { x: 5, y: 5, w: 139, h: 110 },
    temple: { x: 148, y: 5, w: 105, h: 110 },
    burial: { x: 257, y: 5, w: 104, h: 110 },
    market: { x: 5, y: 119, w: 236, h: 110 },
    obelisks: { x: 245, y: 119, w: 116, h: 110 },
  },
  quay: 232,
  water: 252,
  slot: 36,
  pitch: 47,
  hull: 0.68,
};

/** The distance between the rows of the ships on phones. */
export const ROW_HEIGHT = 57;

/** The length of a ship before its first slot, and after its last one. */
const BOW = 46;
const STERN = 52;

/** The length of a ship's deck. */
export function deck(layout: Layout, capacity: number): number {
  return capacity * layout.pitch + 2;
}

export interface Berth {
  x: number;
  y: number;
  scale: number;
}

/** The berth of each ship of the round before it sails: side by side, or one below the other. */
export function berths(layout: Layout, view: View): Berth[] {
  if (layout.tall) return view.ships.map((_, index) => ({ x: 86, y: layout.water + 42 + index * ROW_HEIGHT, scale: 1 }));
  const lengths = view.ships.map((ship) => BOW + deck(layout, ship.slots.length) + STERN);
  const [from, to] = [138, 1050];
  const gap = (to - from - lengths.reduce((sum, length) => sum + length, 0)) / Math.max(1, lengths.length);
  let x = from + gap / 2;
  return lengths.map((length) => {
    const berth = { x: x + BOW, y: 532, scale: 1 };
    x += length + gap;
    return berth;
  });
}

const MOORED = 0.86;

/** The place of a ship in the harbour of a site. On phones ships stay in their rows, and the site shows which ones have come. */
export function mooring(layout: Layout, site: SiteId, capacity: number): Berth {
  const box = layout.sites[site];
  return { x: box.x + box.w / 2 - (MOORED * deck(layout, capacity)) / 2, y: 412, scale: MOORED };
}
