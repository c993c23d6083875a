// The parts of the board that the rules show: of the plate, and topics of the panel.
import type { Pictures } from "../../rules/pictures";
import { WIDE } from "./layout";

const { width, height, wheel, rim } = WIDE;

/** The size of a topic of the panel at a desk. */
const topic = (h: number) => ({ w: 370, h });

export const pictures: Pictures = {
  width,
  height,
  parts: {
    board: { x: 0, y: 0, w: width, h: height },
    wheel: { x: wheel.x - rim - 3, y: wheel.y - rim - 3, w: 2 * rim + 6, h: 2 * rim + 6 },
    /** The zone at the top, and the gods at two borders. */
    zone: { x: wheel.x - 130, y: 0, w: 260, h: 170 },
    gods: { x: 0, y: 350, w: 440, h: height - 350 },
    offerings: topic(600),
    nobles: topic(520),
    artisans: topic(530),
    nile: topic(640),
    tomb: topic(560),
    passing: topic(560),
    traitor: topic(860),
  },
};
