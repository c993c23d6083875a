// The scenery: one horizon behind the five sites, the quay, the river. It does not depend on the game and is rendered once.
import { range } from "../../ui/draw";
import { type Layout, WIDE } from "./layout";

export function Scene({ layout }: { layout: Layout }) {
  const { width, height, quay, water, tall } = layout;
  return (
    <g aria-hidden="true">
      {!tall && <Panorama />}
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

function Panorama() {
  return (
    <>
      <rect class="sky" width="1120" height="330" />
      <rect class="sky-low" y="52" width="1120" height="60" />
      <circle class="sun-ring" cx="449" cy="56" r="46" />
      <circle class="sun" cx="449" cy="56" r="30" />
      <path
        class="far"
        d="M0 70L38 62 92 66 150 50 196 54 240 64 330 60 420 68 520 66 600 62 640 52 668 56 700 40 742 42 760 34 806 36 830 30 868 34 890 44 930 46 960 58 1010 56 1060 66 1120 60V140H0Z"
      />
      <path class="hills" d="M0 82L120 76 260 84 420 78 560 84 640 80 700 66 730 60 752 62 800 54 838 56 862 66 900 78 1000 82 1120 76V140H0Z" />
      <Market x={centre(0)} />
      <Palm x={8} y={92} height={50} lean={7} />
      <Palm x={24} y={92} height={36} lean={-4} />
      <StepPyramid x={centre(1)} />
      <Palm x={228} y={92} height={42} lean={-5} />
      <Pylon x={centre(2)} />
      <Palm x={664} y={92} height={38} lean={5} />
      <RockTomb x={centre(3)} />
      <Obelisks x={centre(4)} />
      <Palm x={1082} y={92} height={46} lean={-6} />
      <Palm x={1100} y={92} height={32} lean={5} />
    </>
  );
}

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

function StepPyramid({ x }: { x: number }) {
  const steps = range(6).map((step) => ({ half: 20 + step * 11.6, top: 22 + step * 11.7 }));
  return (
    <g>
      {steps.map(({ half, top }) => (
        <rect key={top} class="near" x={x - half} y={top} width={2 * half} height={11.8} />
      ))}
      <path class="near-lit" d={steps.map(({ half, top }) => `M${x + half * 0.34} ${top}H${x + half}v11.8H${x + half * 0.34}z`).join("")} />
      <path
        class="near-line"
        d={steps
          .slice(1)
          .map(({ half, top }) => `M${x - half} ${top}h${2 * half}`)
          .join("")}
      />
    </g>
  );
}

/** The gate of a temple: two towers, their flags, the sun over the door. */
function Pylon({ x }: { x: number }) {
  return (
    <g>
      <path class="near-post" d={`M${x - 44} 28V9M${x - 26} 28V13M${x + 26} 28V13M${x + 44} 28V9`} />
      <path class="near" d={`M${x - 44} 9l-13 4 13 4zM${x - 26} 13l-11 3.5 11 3.5zM${x + 26} 13l11 3.5-11 3.5zM${x + 44} 9l13 4-13 4z`} />
      <path class="near" d={`M${x - 66} 92l8-58h-3v-6h50v6h-3l4 24h20l4-24h-3v-6h50v6h-3l8 58z`} />
      <path class="near-lit" d={`M${x - 66} 92l8-58h12l-5 58zM${x + 6} 92l4-34 4-24h11l-6 58z`} />
      <path class="near-line" d={`M${x - 58} 34h44M${x + 14} 34h44M${x - 10} 92V64h20v28M${x - 12} 60h24`} />
      <circle class="near-lit" cx={x} cy="62" r="2.6" />
    </g>
  );
}

function RockTomb({ x }: { x: number }) {
  return (
    <g>
      <path class="near" d={`M${x - 92} 92l8-24 14-4 8-18 16-2 10-14 24 2 12-6 18 4 8 14 16 4 6 16 16 6 8 22z`} />
      <path class="near-lit" d={`M${x - 92} 92l8-24 14-4 8-18 16-2-10 20-8 28zM${x - 36} 30l24 2-16 12-14 4zM${x + 18} 30l8 14 16 4-10 8-16-6z`} />
      <path class="near-door" d={`M${x - 6} 92V74h12v18z`} />
      <path class="near-line" d={`M${x - 28} 92V64h56v28M${x - 32} 64h64M${x - 18} 64v28M${x + 18} 64v28`} />
    </g>
  );
}

function Obelisks({ x }: { x: number }) {
  return (
    <g>
      <path class="near" d={`M${x - 42} 92l5-68 7-12 7 12 5 68zM${x + 12} 92l4-54 6-10 6 10 4 54z`} />
      <path class="near-lit" d={`M${x - 42} 92l5-68 7-12v80zM${x + 12} 92l4-54 6-10v64z`} />
      <path class="near" d={`M${x - 52} 92v-6h44v6zM${x + 4} 92v-5h36v5z`} />
      <path class="near-line" d={`M${x - 37} 24h14M${x + 16} 38h12M${x - 52} 86h44M${x + 4} 87h36`} />
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
