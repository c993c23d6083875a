// The parts of the board that the rules show.
import type { Pictures } from "../../rules/pictures";
import { around } from "../../ui/draw";
import { WIDE } from "./layout";

const { width, height, sites, ring, markets, track, order, river, town, look } = WIDE;
const MARGIN = 5;
/** The upper half of the board: cards, river, towns. */
const bank = { y: track.y + track.h + 4, h: town.y + town.h + 18 - (track.y + track.h + 4) };

export const pictures: Pictures = {
  width,
  height,
  parts: {
    board: { x: 0, y: 0, w: width, h: height },
    /** The upper and the lower course of the Nile. */
    upstream: { x: 0, w: width / 2, ...bank },
    downstream: { x: width / 2, w: width / 2, ...bank },
    /** The river with a card and the towns opposite. */
    cards: { x: 0, y: bank.y, w: 440, h: river.y + 40 - bank.y },
    towns: { x: 40, y: river.y - 4, w: 440, h: town.y + town.h + 22 - river.y },
    /** The first Sphinx cards that a player may choose from. */
    look: { ...around(look, MARGIN), w: look.w / 2 },
    obelisk: around(sites["site-obelisk"], MARGIN),
    pyramid: around(sites["site-pyramid"], MARGIN),
    ring: around(ring, MARGIN),
    markets: around(markets, MARGIN),
    track: { x: track.x + track.w / 2 - 40, y: 0, w: order.x + order.w - track.x - track.w / 2 + 48, h: 42 },
  },
};
