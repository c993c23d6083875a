// The parts of the board that the rules show.
import type { Pictures } from "../../rules/pictures";
import { around } from "../../ui/draw";
import { WIDE } from "./layout";

const { width, height, map, events, actions, side, devotion } = WIDE;
const MARGIN = 4;

export const pictures: Pictures = {
  width,
  height,
  parts: {
    board: { x: 0, y: 0, w: width, h: height },
    map: around(map, MARGIN),
    /** A part of the map that shows pieces large. */
    northwest: { x: map.x, y: map.y, w: map.w * 0.6, h: map.h * 0.55 },
    events: around(events, MARGIN),
    actions: around(actions, MARGIN),
    /** Guardians and powers. */
    side: around(side, MARGIN),
    /** A battle of two gods. */
    battle: { ...around(side, MARGIN), h: 182 },
    /** The lower half of the devotion track, with the map beside it. */
    "devotion-bottom": { x: 0, y: height / 2, w: devotion.w + 220, h: height / 2 },
  },
};
