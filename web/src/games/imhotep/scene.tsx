// The scenery: one horizon behind the five sites, the quay, the river. The skyline grows with what is built, and the day passes with the
// rounds.
import { range } from "../../ui/draw";
import { stonesAt } from "./cards";
import { type Layout, WIDE } from "./layout";
import type { SiteId } from "./parts";
import type { View } from "./view";

/** A monument without a last space is drawn complete with this many stones for each player. */
const STONES_OF_A_PLAYER = 5;

/** How much of a monument stands, from 0 to 1. */
export function built(view: View, site: SiteId): number {
  const { pyramid, small_pyramids } = view.printed;
  const spaces = site === "pyramid" ? pyramid.length + small_pyramids.flat().length : STONES_OF_A_PLAYER * view.players.length;
  return Math.min(1, stonesAt(view, site) / spaces);
}

export function Scene({ layout, view }: { layout: Layout; view: View }) {
  const { width, height, quay, water, tall, flat } = layout;
  if (flat) {
    return (
      <g aria-hidden="true">
        <rect class="bank" width={quay} height={height} />
        <rect class="quay-top" x={quay} width={3} height={height} />
        <rect class="quay" x={quay + 3} width={water - quay - 3} height={height} />
        <rect class="water" x={water} width={width - water} height={height} />
        <rect class="water-2" x={water} width={4} height={height} />
        <path class="flow" d={FLAT_FLOW} />
      </g>
    );
  }
  return (
    <g aria-hidden="true">
      {!tall && <Panorama view={view} />}
      <rect class="bank" y={tall ? 0 : 92} width={width} height={quay} />
      <rect class="quay-top" y={quay} width={width} height={tall ? 3 : 6} />
      <rect class="quay" y={quay + (tall ? 3 : 6)} width={width} height={water - quay - (tall ? 3 : 6)} />
      {!tall && <path class="quay-joints" d={JOINTS} />}
      <rect class="water" y={water} width={width} height={height - water} />
      <rect class="water-2" y={water} width={width} height={tall ? 4 : 6} />
      <path class="flow" d={tall ? TALL_FLOW : WIDE_FLOW} />
      {!tall && <Reeds />}
    </g>
  );
}

const centre = (site: number) => 116 + site * 222;
const JOINTS = range(28)
  .map((joint) => `M${20 + joint * 40} ${WIDE.quay + 6}v11`)
  .join("");

/** The hour of the day, from 0 in the first round to 1 in the last. */
function hour(view: View): number {
  return view.rounds > 1 ? Math.min(1, (view.round - 1) / (view.rounds - 1)) : 1;
}

function Panorama({ view }: { view: View }) {
  const time = hour(view);
  return (
    <>
      <rect class="sky" width="1120" height="330" />
      <rect class="sky-low" y="52" width="1120" height="60" />
      <linearGradient id="imhotep-dusk" x1="0" y1="0" x2="0" y2="1">
        <stop class="dusk-high" offset="0" />
        <stop class="dusk-low" offset="1" />
      </linearGradient>
      <rect class="dusk" width="1120" height="100" fill="url(#imhotep-dusk)" opacity={(0.75 * time).toFixed(2)} />
      <path class="stars" d={STARS.slice(0, Math.round(STARS.length * (0.35 + 0.65 * time))).join("")} />
      <g transform={`translate(449 ${(30 + 34 * time).toFixed(1)})`}>
        <circle class="sun-ring" r="34" />
        <circle class="sun" r="22" />
      </g>
      <g transform="translate(449 29)">
        <circle class="moon-ring" r="25" />
        <circle class="moon" r="16" />
      </g>
      <path
        class="far"
        d="M0 70L38 62 92 66 150 50 196 54 240 64 330 60 420 68 520 66 600 62 640 52 668 56 700 40 742 42 760 34 806 36 830 30 868 34 890 44 930 46 960 58 1010 56 1060 66 1120 60V140H0Z"
      />
      <path class="hills" d="M0 82L120 76 260 84 420 78 560 84 640 80 700 66 730 60 752 62 800 54 838 56 862 66 900 78 1000 82 1120 76V140H0Z" />
      <Market x={centre(0)} />
      <Palm x={8} y={92} height={50} lean={7} />
      <Palm x={24} y={92} height={36} lean={-4} />
      <StepPyramid x={centre(1)} part={built(view, "pyramid")} />
      <Palm x={228} y={92} height={42} lean={-5} />
      <Pylon x={centre(2)} part={built(view, "temple")} />
      <Palm x={664} y={92} height={38} lean={5} />
      <RockTomb x={centre(3)} part={built(view, "burial")} />
      <Obelisks x={centre(4)} part={built(view, "obelisks")} />
      <Palm x={1082} y={92} height={46} lean={-6} />
      <Palm x={1100} y={92} height={32} lean={5} />
    </>
  );
}

/** Stars of the night sky, scattered always in the same way. */
const STARS = range(46).map((star) => `M${(star * 397 + 31) % 1110} ${((star * star * 53 + star * 17) % 44) + 5}h.01`);

/** Two stalls with striped awnings, and jars. */
function Market({ x }: { x: number }) {
  const jar = (at: number, floor: number, big: number) =>
    `M${at} ${floor}c${-big} ${-big} ${-big * 0.8} ${-big * 2.2} 0 ${-big * 2.7}h${big * 1.7}c${big * 0.8} ${big * 0.5} ${big} ${big * 1.7} 0 ${big * 2.7}z`;
  return (
    <g>
      <path class="near" d={`M${x - 74} 44h66l8 18h-82zM${x + 12} 34h52l10 18h-72z`} />
      <path class="near-lit" d={`M${x - 61} 44h13l2 18h-19zM${x - 34} 44h13l6 18h-18zM${x + 25} 34h13v18h-17zM${x + 51} 34h13l10 18h-19z`} />
      <path class="near-post" d={`M${x - 78} 62v30M${x - 4} 62v30M${x + 5} 52v40M${x + 70} 52v40`} />
      <path class="near" d={`M${x - 72} 80h62v12h-62zM${x + 12} 76h52v16h-52z`} />
      <path class="near" d={jar(x - 60, 80, 4.2) + jar(x - 42, 80, 4.2) + jar(x + 28, 76, 5) + jar(x + 47, 76, 4.2)} />
      <path class="near-line" d={`M${x - 72} 86h62M${x + 12} 84h52`} />
    </g>
  );
}

/** The ground on which a monument stands, and the height that each may reach (units of the wide board). */
const GROUND = 92;

/** Six courses; each is laid from the left. */
function StepPyramid({ x, part }: { x: number; part: number }) {
  const COURSES = 6;
  const laid = part * COURSES;
  const courses = range(COURSES)
    .filter((course) => course < laid)
    .map((course) => {
      const step = COURSES - 1 - course;
      const half = 20 + step * 11.6;
      return { left: x - half, wide: 2 * half * Math.min(1, laid - course), half, top: 22 + step * 11.7 };
    });
  return (
    <g>
      <rect class="near" x={x - 82} y={GROUND - 3} width={164} height={3} />
      {courses.map(({ left, wide, top }) => (
        <rect key={top} class="near" x={left} y={top} width={wide} height={11.8} />
      ))}
      <path
        class="near-lit"
        d={courses
          .filter(({ wide, half }) => wide === 2 * half)
          .map(({ half, top }) => `M${x + half * 0.34} ${top}H${x + half}v11.8H${x + half * 0.34}z`)
          .join("")}
      />
      <path class="near-line" d={courses.map(({ left, wide, top }) => `M${left} ${top}h${wide}`).join("")} />
    </g>
  );
}

/** The gate of a temple: two towers that rise together, then their flags and the sun over the door. */
function Pylon({ x, part }: { x: number; part: number }) {
  const complete = part >= 1;
  // The towers lean inwards: the higher they are, the narrower their tops.
  const top = GROUND - 6 - part * 52;
  const lean = ((GROUND - top) / 58) * 8;
  const tower = (side: number) => {
    const [outer, inner] = [x + side * (66 - lean), x + side * (10 + lean * 0.55)];
    return `M${x + side * 66} ${GROUND}L${outer} ${top}H${inner}L${x + side * 8} ${GROUND}z`;
  };
  const cornice = (side: number) => `M${x + side * 61} 34v-6H${x + side * 11}v6z`;
  return (
    <g>
      {complete && (
        <>
          <path class="near-post" d={`M${x - 44} 28V9M${x - 26} 28V13M${x + 26} 28V13M${x + 44} 28V9`} />
          <path class="near" d={`M${x - 44} 9l-13 4 13 4zM${x - 26} 13l-11 3.5 11 3.5zM${x + 26} 13l11 3.5-11 3.5zM${x + 44} 9l13 4-13 4z`} />
          <path class="near" d={cornice(-1) + cornice(1)} />
        </>
      )}
      <path class="near" d={`${tower(-1)}${tower(1)}M${x - 12} ${GROUND}V${Math.max(58, top)}h24V${GROUND}z`} />
      <path
        class="near-lit"
        d={`M${x - 66} ${GROUND}L${x - 66 + lean} ${top}h12L${x - 51} ${GROUND}zM${x + 8} ${GROUND}L${x + 10 + lean * 0.55} ${top}h11L${x + 19} ${GROUND}z`}
      />
      {part > 0.5 && <path class="near-line" d={`M${x - 10} 92V64h20v28M${x - 12} 60h24`} />}
      {complete && <circle class="near-lit" cx={x} cy="62" r="2.6" />}
      <path class="near-line" d={`M${x - 66 + lean} ${top}H${x - 10 - lean * 0.55}M${x + 10 + lean * 0.55} ${top}H${x + 66 - lean}`} />
    </g>
  );
}

/** A tomb in a rock face: first the door, then the columns from the middle outwards, then the cornice. */
function RockTomb({ x, part }: { x: number; part: number }) {
  const columns = Math.floor(part * 4);
  return (
    <g>
      <path class="near" d={`M${x - 92} 92l8-24 14-4 8-18 16-2 10-14 24 2 12-6 18 4 8 14 16 4 6 16 16 6 8 22z`} />
      <path class="near-lit" d={`M${x - 92} 92l8-24 14-4 8-18 16-2-10 20-8 28zM${x - 36} 30l24 2-16 12-14 4zM${x + 18} 30l8 14 16 4-10 8-16-6z`} />
      {part > 0 && <path class="near-door" d={`M${x - 6} 92V${86 - 12 * Math.min(1, part * 4)}h12V92z`} />}
      <path
        class="near-line"
        d={[18, 28, 38]
          .slice(0, columns)
          .map((at) => `M${x - at} 92V64M${x + at} 92V64`)
          .join("")}
      />
      {columns > 0 && <path class="near-line" d={`M${x - 14 - columns * 8} 64h${2 * (14 + columns * 8)}`} />}
      {part >= 1 && <path class="near-line" d={`M${x - 50} 59h100M${x - 46} 54h92`} />}
    </g>
  );
}

/** Two obelisks that rise: the right one follows the left one. */
function Obelisks({ x, part }: { x: number; part: number }) {
  const obelisk = (at: number, half: number, height: number, share: number) => {
    if (share <= 0) return null;
    const high = 6 + (height - 6) * Math.min(1, share);
    const neck = half * (1 - 0.42 * (high / height));
    const point = share >= 1 ? half * 0.95 : 0;
    const tip = point > 0 ? `L${at} ${GROUND - high - point}` : "";
    return (
      <>
        <path class="near" d={`M${at - half} ${GROUND}L${at - neck} ${GROUND - high}${tip}L${at + neck} ${GROUND - high}L${at + half} ${GROUND}z`} />
        <path class="near-lit" d={`M${at - half} ${GROUND}L${at - neck} ${GROUND - high}L${at} ${GROUND - high - point}V${GROUND}z`} />
        <path class="near-line" d={`M${at - neck} ${GROUND - high}h${2 * neck}`} />
      </>
    );
  };
  return (
    <g>
      {obelisk(x - 30, 12, 69, part * 2)}
      {obelisk(x + 22, 10, 56, part * 2 - 1)}
      <path class="near" d={`M${x - 52} 92v-6h44v6zM${x + 4} 92v-5h36v5z`} />
      <path class="near-line" d={`M${x - 52} 86h44M${x + 4} 87h36`} />
    </g>
  );
}

function Palm({ x, y, height, lean }: { x: number; y: number; height: number; lean: number }) {
  const [tx, ty] = [x + lean, y - height];
  const leaf = (dx: number, dy: number) => `M${tx} ${ty}q${dx * 0.5} ${dy - 7} ${dx} ${dy}q${-dx * 0.45} ${-dy * 0.2 - 2} ${-dx} ${-dy}z`;
  return (
    <g>
      <path class="near-post" d={`M${x} ${y}q${-lean * 0.3} ${-height * 0.6} ${lean} ${-height}`} />
      <path class="near" d={leaf(-16, 5) + leaf(16, 6) + leaf(-12, -4) + leaf(12, -3) + leaf(-9, 13) + leaf(9, 13)} />
    </g>
  );
}

function Reeds() {
  const stem = (index: number) => {
    const [x, height, lean] = [1110 - index * 8.5, 34 + ((index * 37) % 30), ((index % 3) - 1) * 6];
    const [tx, ty] = [x + lean, 620 - height];
    return `M${x} 620q${lean / 2} ${-height / 2} ${lean} ${-height}M${tx} ${ty}q-6 -7 -9 -5M${tx} ${ty}q-3 -9 -4 -10M${tx} ${ty}q3 -9 4 -10M${tx} ${ty}q6 -7 9 -5`;
  };
  return <path class="reeds" d={range(6).map(stem).join("")} />;
}

/** Ripples, scattered evenly and always in the same way. */
function flow(x: number, y: number, w: number, h: number, count: number, seed: number): string {
  let state = seed;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return range(count)
    .map((ripple) => {
      const [at, down, length] = [x + random() * w, y + ((ripple + random() * 0.8) / count) * h, 10 + random() * 18];
      const half = (length / 2).toFixed(1);
      return `M${at.toFixed(1)} ${down.toFixed(1)}q${half} -4 ${length.toFixed(1)} 0t${length.toFixed(1)} 0`;
    })
    .join("");
}

const WIDE_FLOW = flow(10, 374, 1060, 220, 36, 77);
const TALL_FLOW = flow(6, 264, 330, 216, 18, 31);
const FLAT_FLOW = flow(290, 12, 260, 320, 20, 31);
