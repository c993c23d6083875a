// The land as it is printed: terrain, coast, river, and the names of columns and rows. Terrain is pale, so that what
// stands on it carries the contrast.
import { useContext, useMemo } from "preact/hooks";
import { Label, Least, range, round } from "../../../ui/draw";
import type { Printed } from "../view";
import { at, COLUMNS, centre, columnOf, DIRECTIONS, edge, H, hexPath, MAP, MARGIN, outline, type Point, R, rowOf, side, step, strokes } from "./geometry";

/** The land never changes during a game, so it is rendered once. */
export function Land({ printed }: { printed: Printed }) {
  const { fertile, desert, water, course } = printed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every update brings a new `printed` with the same content.
  return useMemo(() => <Drawing printed={printed} />, [fertile.join(), desert.join(), water.join(), course.join()]);
}

function paths(hexes: readonly string[]): string {
  return hexes.map((hex) => hexPath(hex)).join("");
}

/** Terrain of two kinds: fields with furrows, which are darker, and sand with dots. They differ without colour, too. */
export function Terrain({ fertile, desert }: Pick<Printed, "fertile" | "desert">) {
  return (
    <>
      <path class="ank-desert" d={paths(desert)} />
      <path class="ank-fertile" d={paths(fertile)} />
      <path class="ank-sand" d={desert.map(sand).join("")} />
      <path class="ank-furrows" d={fertile.map(furrows).join("")} />
      <path class="ank-grid" d={paths([...fertile, ...desert])} />
    </>
  );
}

function Drawing({ printed: { fertile, desert, water, course } }: { printed: Printed }) {
  const land = [...fertile, ...desert];
  const all = [...land, ...water];
  const coast = strokes(shores(land, water));
  const river = strokes(course.map(edge));
  return (
    <g aria-hidden="true" class="ank-land">
      <path class="ank-border" d={outline(all)} />
      <path class="ank-water" d={paths(water)} />
      <path class="ank-coast wide" d={coast} />
      <path class="ank-coast" d={coast} />
      <path class="ank-waves" d={water.map((hex) => waves(hex)).join("")} />
      <Terrain fertile={fertile} desert={desert} />
      <path class="ank-grid on-water" d={paths(water)} />
      <path class="ank-shore" d={coast} />
      <path class="ank-river-bank" d={river} />
      <path class="ank-river" d={river} />
      <path class="ank-frame" d={outline(all)} />
      <Names hexes={all} />
      <HexNames hexes={all} />
    </g>
  );
}

/** The sides where land meets water. */
function shores(land: readonly string[], water: readonly string[]): [Point, Point][] {
  const wet = new Set(water);
  return land.flatMap((hex) =>
    DIRECTIONS.map((_, direction) => direction)
      .filter((direction) => wet.has(step(hex, direction)))
      .map((direction) => side(hex, direction)),
  );
}

/** A pseudo-random number that depends on the hex only, to scatter small details. */
function chance(hex: string, salt: number): number {
  const value = Math.sin(columnOf(hex) * 12.99 + rowOf(hex) * 78.23 + salt * 37.7) * 43758.5;
  return value - Math.floor(value);
}

function near(hex: string, salt: number, dx: number, dy: number): Point {
  const { x, y } = centre(hex);
  return { x: x + dx + (chance(hex, salt) - 0.5) * 8, y: y + dy + (chance(hex, salt + 1) - 0.5) * 6 };
}

function waves(hex: string): string {
  const one = (point: Point) => `M${at(point)}q4.5-4.5 9 0t9 0`;
  return one(near(hex, 1, -15, -8)) + one(near(hex, 3, -4, 9));
}

/** Grains of sand: dots that lie loosely, drawn as strokes without length. */
function sand(hex: string): string {
  return GRAINS.map(([dx, dy], index) => `M${at(near(hex, 2 * index, dx, dy))}h.01`).join("");
}

const GRAINS: readonly [number, number][] = [
  [-19, -2],
  [-9, -16],
  [9, -17],
  [19, 0],
  [10, 16],
  [-10, 17],
  [-4, 1],
  [6, -3],
];

/** Furrows: three wavy lines from side to side. */
function furrows(hex: string): string {
  const { x, y } = centre(hex);
  return [-13, 0, 13].map((dy) => `M${at({ x: x - 19 + Math.abs(dy) * 0.3, y: y + dy })}q5-4 10 0t10 0 10 0${dy === 0 ? "t9 0" : ""}`).join("");
}

/** The name of each hex at its lower edge, for a map that is looked at from near. */
function HexNames({ hexes }: { hexes: readonly string[] }) {
  return (
    <g class="ank-hex-names">
      {hexes.map((hex) => {
        const { x, y } = centre(hex);
        return (
          <text key={hex} x={round(x - 21)} y={round(y + H - 5)}>
            {hex}
          </text>
        );
      })}
    </g>
  );
}

/** Letters above and below the columns, numbers beside the rows. */
function Names({ hexes }: { hexes: readonly string[] }) {
  const size = Math.max(11, useContext(Least));
  return (
    <g class="ank-names">
      {range(COLUMNS).map((column) => {
        const own = hexes.filter((hex) => columnOf(hex) === column).map((hex) => centre(hex).y);
        const x = MARGIN.x + R * (1 + 1.5 * column);
        const letter = String.fromCharCode(97 + column);
        return (
          <g key={column}>
            <Label x={x} y={Math.min(...own) - H - 4.5} size={11} anchor="middle">
              {letter}
            </Label>
            <Label x={x} y={Math.max(...own) + H + 3 + size * 0.72} size={11} anchor="middle">
              {letter}
            </Label>
          </g>
        );
      })}
      {hexes
        .filter((hex) => columnOf(hex) === 0 || columnOf(hex) === COLUMNS - 1)
        .map((hex) => (
          <Label key={hex} x={columnOf(hex) === 0 ? 13 : MAP.w - 13} y={centre(hex).y + 4} size={11} anchor="middle">
            {rowOf(hex)}
          </Label>
        ))}
    </g>
  );
}
