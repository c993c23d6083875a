// Two layouts with the same keys, one for desks and one for phones. Zones are numbered clockwise from the top, in the order of the ring; a
// zone faces the section of the wheel with its number.
import { type Box, round } from "../../ui/draw";

/** The box of a zone: the distance of its head from both sides, where medallions are; or whether it is centred. */
export interface ZoneBox extends Box {
  inset?: [number, number];
  centred?: boolean;
}

export interface Layout {
  tall: boolean;
  width: number;
  height: number;
  wheel: { x: number; y: number; r: number };
  /** Radii around the wheel: the rim that shows the next colours, and the beginning of the zones. */
  rim: number;
  /** The radius of a god's medallion, and its distance from the wheel's centre. */
  god: { r: number; at: number };
  /** The boxes of the zones by number; all the same on phones, because one is open at a time. */
  zones: ZoneBox[];
  pyramid: Box;
  jars: Box;
  bank: Box;
  /** The standings; in a solo game, the Traitor's boards. */
  standings: Box;
}

const WHEEL = { x: 421, y: 304, r: 124 };
const LOWER = { y: 358, w: 262, h: 260 };
const UPPER = { y: 15, w: 238, h: 322 };

export const WIDE: Layout = {
  tall: false,
  width: 1140,
  height: 632,
  wheel: WHEEL,
  rim: 142,
  god: { r: 28, at: 158 },
  zones: [
    { x: 279, y: 12, w: 284, h: 146, centred: true },
    { x: 589, ...UPPER },
    { x: 565, ...LOWER, inset: [34, 2] },
    { x: 15, ...LOWER, inset: [2, 34] },
    { x: 15, ...UPPER },
  ],
  jars: { x: 301, y: 506, w: 240, h: 118 },
  pyramid: { x: 846, y: 8, w: 286, h: 222 },
  standings: { x: 846, y: 238, w: 286, h: 296 },
  bank: { x: 846, y: 542, w: 286, h: 82 },
};

/** Against the Traitor only one row of the pyramid is used, and its boards need the room. */
export const SOLO: Layout = {
  ...WIDE,
  pyramid: { x: 846, y: 8, w: 286, h: 92 },
  standings: { x: 846, y: 108, w: 286, h: 426 },
};

const PANEL = { x: 4, y: 216, w: 358, h: 268 };

/** On phones a target must be as wide as a thumb: 47 units are 44 pixels in a window 360 pixels wide. */
export const TALL: Layout = {
  tall: true,
  width: 366,
  height: 488,
  wheel: { x: 108, y: 106, r: 73 },
  rim: 85,
  god: { r: 15, at: 92 },
  zones: [PANEL, PANEL, PANEL, PANEL, PANEL],
  pyramid: { x: 222, y: 5, w: 140, h: 112 },
  jars: { x: 222, y: 121, w: 140, h: 46 },
  bank: { x: 222, y: 171, w: 140, h: 40 },
  standings: PANEL,
};

/** The point at this angle, in degrees clockwise from the top. */
export function polar(layout: Layout, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(layout.wheel.x + radius * Math.sin(angle)), round(layout.wheel.y - radius * Math.cos(angle))];
}

/** A part of a ring around the origin, from one angle to another. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  };
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

type Point = [number, number];

/** The plate of each zone on the desk: bounded by the rim of the wheel, the borders and the edge of the board. */
export function plates(layout: Layout): string[] {
  const { x, y } = layout.wheel;
  const gap = 4;
  const [left, right, top, bottom] = [8, 834, 8, layout.height - 8];
  const wing = 152;
  const side = round(y + layout.rim * Math.cos((108 * Math.PI) / 180) * -1);
  const court = layout.jars;
  const edges: Point[][] = [
    [
      [x - wing + gap, top],
      [x + wing - gap, top],
    ],
    [
      [x + wing + gap, top],
      [right, top],
      [right, side - gap],
    ],
    [
      [right, side + gap],
      [right, bottom],
      [court.x + court.w + gap * 2, bottom],
      [court.x + court.w + gap * 2, court.y - gap * 2],
      [x + gap, court.y - gap * 2],
    ],
    [
      [x - gap, court.y - gap * 2],
      [court.x - gap * 2, court.y - gap * 2],
      [court.x - gap * 2, bottom],
      [left, bottom],
      [left, side + gap],
    ],
    [
      [left, side - gap],
      [left, top],
      [x - wing - gap, top],
    ],
  ];
  const spread = (gap / layout.rim) * (180 / Math.PI);
  return edges.map((points, zone) => {
    const start = polar(layout, layout.rim, zone * 72 - 36 + spread);
    const end = polar(layout, layout.rim, zone * 72 + 36 - spread);
    return `${smooth([start, ...points, end], 9)}A${layout.rim} ${layout.rim} 0 0 0 ${start[0]} ${start[1]}Z`;
  });
}

/** A path through the points, with rounded bends. */
function smooth(points: readonly Point[], radius: number): string {
  const parts = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${point[0]} ${point[1]}`;
    if (!after) return `L${point[0]} ${point[1]}`;
    const from = towards(point, before, radius);
    const to = towards(point, after, radius);
    return `L${from[0]} ${from[1]}Q${point[0]} ${point[1]} ${to[0]} ${to[1]}`;
  });
  return parts.join("");
}

function towards([x, y]: Point, [tx, ty]: Point, distance: number): Point {
  const length = Math.hypot(tx - x, ty - y);
  const part = Math.min(0.5, distance / length);
  return [round(x + (tx - x) * part), round(y + (ty - y) * part)];
}
