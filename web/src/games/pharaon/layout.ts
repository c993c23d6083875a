// Two layouts of the plate with the same keys, one for desks and one for phones. Zones are numbered clockwise from the top, in the order of
// the ring; a zone faces the section of the wheel with its number.
import { round } from "../../ui/draw";

export interface Layout {
  tall: boolean;
  width: number;
  height: number;
  wheel: { x: number; y: number };
  /** Radii: the hub, the entry colours, the slots, the wheel, and the rim that shows the next colours. */
  hub: number;
  entry: number;
  slots: number;
  disc: number;
  rim: number;
  /** Sizes of the pieces on the slots and of the entry colours, which phones have in the fans only. */
  piece: number;
  sign: number;
  /** The fans: their radii, and where their texts are centred. */
  fan: { inner: number; outer: number; text: number };
  /** The distance of the gods from the wheel's centre, the radius of their rings, and the size of their plates. */
  god: { at: number; r: number; w: number; h: number };
}

export const WIDE: Layout = {
  tall: false,
  width: 692,
  height: 610,
  wheel: { x: 346, y: 303 },
  hub: 55,
  entry: 79,
  slots: 119,
  disc: 141,
  rim: 150,
  piece: 25,
  sign: 28,
  fan: { inner: 157, outer: 298, text: 225 },
  god: { at: 276, r: 21, w: 166, h: 54 },
};

export const TALL: Layout = {
  tall: true,
  width: 390,
  height: 370,
  wheel: { x: 195, y: 181 },
  hub: 37,
  entry: 0,
  slots: 67,
  disc: 88,
  rim: 94,
  piece: 18,
  sign: 0,
  fan: { inner: 98, outer: 176, text: 137 },
  god: { at: 168, r: 19, w: 44, h: 44 },
};

/** The point at this angle around the wheel, in degrees clockwise from the top. */
export function polar({ wheel }: Layout, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(wheel.x + radius * Math.sin(angle)), round(wheel.y - radius * Math.cos(angle))];
}

/** A part of a ring around the origin, from one angle to another; `gap` shortens it at both ends by the same width everywhere. */
export function sector(inner: number, outer: number, from: number, to: number, gap = 0): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  };
  const [far, near] = [(gap / outer) * (180 / Math.PI), (gap / inner) * (180 / Math.PI)];
  return `M${at(outer, from + far)}A${outer} ${outer} 0 0 1 ${at(outer, to - far)}L${at(inner, to - near)}A${inner} ${inner} 0 0 0 ${at(inner, from + near)}Z`;
}

/** The outline of a fan around the wheel's centre, without what the gods cover, so that a mark over the board does not cross their texts. */
export function outline(layout: Layout, place: number): string {
  const { inner, outer } = layout.fan;
  const [from, to] = [place * 72 - 36, place * 72 + 36];
  const at = (radius: number, degrees: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  };
  const along = (parts: number, point: (part: number) => [number, number]) => Array.from({ length: parts }, (_, index) => point(index / parts));
  const points = [
    ...along(72, (part) => at(outer, from + part * 72)),
    ...along(48, (part) => at(outer + part * (inner - outer), to)),
    ...along(36, (part) => at(inner, to - part * 72)),
    ...along(48, (part) => at(inner + part * (outer - inner), from)),
    at(outer, from),
  ];
  const { w, h } = layout.god;
  const gods = [from, to].map((degrees) => at(layout.god.at, degrees));
  const covered = ([x, y]: [number, number]) => gods.some(([left, top]) => Math.abs(x - left) < w / 2 + COVER && Math.abs(y - top) < h / 2 + COVER);
  let drawing = false;
  return points
    .map((point) => {
      if (covered(point)) {
        drawing = false;
        return "";
      }
      const verb = drawing ? "L" : "M";
      drawing = true;
      return `${verb}${round(point[0])} ${round(point[1])}`;
    })
    .join("");
}

/** The distance that a mark keeps from a god. */
const COVER = 2;
