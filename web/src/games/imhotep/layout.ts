// Three layouts with the same keys: for desks, for phones, and for phones on their side.
import type { Box } from "../../ui/draw";
import type { SiteId } from "./parts";
import type { View } from "./view";

export interface Layout {
  /** Whether plates and ships have their small form. */
  tall: boolean;
  /** Whether the ships are beside the sites instead of below them. */
  flat: boolean;
  width: number;
  height: number;
  sites: Record<SiteId, Box>;
  /** Upper edge of the quay and of the water; their left edge where the ships are beside the sites. */
  quay: number;
  water: number;
  /** The slots of a ship: their size and their distance. */
  slot: number;
  pitch: number;
  /** The scale of a hull. */
  hull: number;
  /** Small form: where the first ship lies, the distance to the next one, and the pennant that sails it. */
  rows: { x: number; y: number; step: number; sail: number };
}

export const WIDE: Layout = {
  tall: false,
  flat: false,
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
  rows: { x: 0, y: 0, step: 0, sail: 0 },
};

/** On a phone a slot is as wide as a thumb: 50 units are 40 pixels in a window of 360 by 640 pixels. */
export const TALL: Layout = {
  tall: true,
  flat: false,
  width: 366,
  height: 488,
  sites: {
    pyramid: { x: 5, y: 5, w: 152, h: 110 },
    temple: { x: 161, y: 5, w: 98, h: 110 },
    burial: { x: 263, y: 5, w: 98, h: 110 },
    market: { x: 5, y: 119, w: 236, h: 110 },
    obelisks: { x: 245, y: 119, w: 116, h: 110 },
  },
  quay: 232,
  water: 252,
  slot: 36,
  pitch: 50,
  hull: 0.6,
  rows: { x: 82, y: 294, step: 57, sail: 310 },
};

/** The sites in three rows at the left, the ships in four rows at the right: 51 units are 40 pixels in a window of 740 by 360 pixels. */
export const FLAT: Layout = {
  tall: true,
  flat: true,
  width: 590,
  height: 346,
  sites: {
    pyramid: { x: 5, y: 5, w: 152, h: 110 },
    temple: { x: 161, y: 5, w: 100, h: 110 },
    burial: { x: 5, y: 118, w: 125, h: 110 },
    obelisks: { x: 134, y: 118, w: 127, h: 110 },
    market: { x: 5, y: 231, w: 256, h: 110 },
  },
  quay: 266,
  water: 280,
  slot: 38,
  pitch: 51,
  hull: 0.6,
  rows: { x: 316, y: 66, step: 85, sail: 534 },
};

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
  if (layout.tall) return view.ships.map((_, index) => ({ x: layout.rows.x, y: layout.rows.y + index * layout.rows.step, scale: 1 }));
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
