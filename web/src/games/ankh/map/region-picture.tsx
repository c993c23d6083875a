// A region by itself with everything that stands in it, for sheets that cover the map.
import type { Look } from "../../../game";
import type { Box } from "../../../ui/draw";
import { round } from "../../../ui/draw";
import { explain } from "../../../ui/explain";
import { regionText } from "../details/notes";
import { regionOf } from "../parts";
import { FigureToken } from "../pieces/figures";
import { GateToken, MonumentToken } from "../pieces/tokens";
import type { Event, View } from "../view";
import { centre, H, hexPath, outline, R } from "./geometry";
import { Terrain } from "./land";
import { figureSize, SIZES } from "./pieces";

/** Room for pieces that rise above their hex. */
const ABOVE = 14;

export function RegionPicture({ token, look: { view, words }, box }: { token: number; look: Look<View, Event>; box: Box }) {
  const region = regionOf(view, token);
  if (!region) return null;
  const { land, water } = region;
  const inside = new Set(land);
  const points = land.map(centre);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - R - 2, Math.min(...ys) - H - ABOVE];
  const [w, h] = [Math.max(...xs) + R + 2 - left, Math.max(...ys) + H + 4 - top];
  const here = new Set([...land, ...water]);
  const pieces = [
    ...view.gates
      .filter((hex) => inside.has(hex))
      .map((hex) => ({ hex, size: SIZES.gate, draw: (x: number, y: number, size: number) => <GateToken x={x} y={y} size={size} /> })),
    ...view.monuments
      .filter(({ hex }) => inside.has(hex))
      .map((one) => ({ hex: one.hex, size: SIZES.monument, draw: (x: number, y: number, size: number) => <MonumentToken {...one} x={x} y={y} size={size} /> })),
    ...view.figures
      .filter(({ hex }) => here.has(hex))
      .map(({ id: _id, ...figure }) => ({
        hex: figure.hex,
        size: figureSize(figure.kind),
        draw: (x: number, y: number, size: number) => <FigureToken {...figure} x={x} y={y} size={size} />,
      })),
  ].sort((one, other) => centre(one.hex).y - centre(other.hex).y);
  return (
    <svg aria-hidden="true" x={box.x} y={box.y} width={box.w} height={box.h} viewBox={`${round(left)} ${round(top)} ${round(w)} ${round(h)}`}>
      <g {...explain({ name: words.label("region", { token }), text: regionText(region, words), rule: "regions" })}>
        <path class="ank-water" d={water.map((hex) => hexPath(hex)).join("")} />
        <Terrain fertile={view.printed.fertile.filter((hex) => inside.has(hex))} desert={view.printed.desert.filter((hex) => inside.has(hex))} />
        <path class="ank-frame" d={outline(land)} />
        {pieces.map(({ hex, size, draw }, at) => {
          const { x, y } = centre(hex);
          return <g key={at}>{draw(x - size / 2, y - size / 2, size)}</g>;
        })}
      </g>
    </svg>
  );
}
