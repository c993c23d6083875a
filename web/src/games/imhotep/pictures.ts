// The parts of the board that the rules show.
import type { Pictures } from "../../rules/pictures";
import { around } from "../../ui/draw";
import { WIDE } from "./layout";

const { width, height, sites, water } = WIDE;
const MARGIN = 6;

export const pictures: Pictures = {
  width,
  height,
  parts: {
    board: { x: 0, y: 0, w: width, h: height },
    market: around(sites.market, MARGIN),
    pyramid: around(sites.pyramid, MARGIN),
    temple: around(sites.temple, MARGIN),
    burial: around(sites.burial, MARGIN),
    obelisks: around(sites.obelisks, MARGIN),
    /** The first two ships of three slots that have not sailed. */
    "left-ships": { x: 136, y: 480, w: 474, h: height - 480 },
    /** Two sites with the ships in their harbours. */
    harbours: { x: sites.pyramid.x - MARGIN, y: sites.pyramid.y - MARGIN, w: 2 * sites.pyramid.w + 10 + 2 * MARGIN, h: water + 110 - sites.pyramid.y },
  },
};
