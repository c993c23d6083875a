// The land as it is printed: terrain, coast, river, and the names of columns and rows. Terrain is pale, so that what
// stands on it carries the contrast.
import { useMemo } from "preact/hooks";
import { Label, range } from "../../../ui/draw";
import type { Printed } from "../view";
import { at, COLUMNS, centre, columnOf, DIRECTIONS, edge, H, hexPath, MAP, MARGIN, outline, type Point, R, rowOf, side, step, strokes } from "./geometry";

/** The land never changes during a game, so it is rendered once. */
export function Land({ printed, named }: LandProps) {
  const { fertile, desert, water, course } = printed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every update brings a new `printed` with the same content.
  return useMemo(() => <Drawing printed={printed} named={named} />, [fertile.join(), desert.join(), water.join(), course.join(), named]);
}

interface LandProps {
  printed: Printed;
  /** Whether to show the names of columns and rows. */
  named: boolean;
}

function Drawing({ printed: { fertile, desert, water, course }, named }: LandProps) {
  const land = [...fertile, ...desert];
  const all = [...land, ...water];
  const paths = (hexes: readonly string[]) => hexes.map((hex) => hexPath(hex)).join("");
  const coast = strokes(shores(land, water));
  const river = strokes(course.map(edge));
  return (
    <g aria-hidden="true" class="ank-land">
      <path class="ank-border" d={outline(all)} />
      <path class="ank-water" d={paths(water)} />
      <path class="ank-coast wide" d={coast} />
      <path class="ank-coast" d={coast} />
      <path class="ank-waves" d={water.map((hex) => waves(hex)).join("")} />
      <path class="ank-desert" d={paths(desert)} />
      <path class="ank-fertile" d={paths(fertile)} />
      <path class="ank-dunes" d={desert.map(dunes).join("")} />
      <path class="ank-reeds" d={fertile.map(reeds).join("")} />
      <path class="ank-grid" d={paths(land)} />
      <path class="ank-grid on-water" d={paths(water)} />
      <path class="ank-shore" d={coast} />
      <path class="ank-river-bank" d={river} />
      <path class="ank-river" d={river} />
      <path class="ank-frame" d={outline(all)} />
      {named && <Names hexes={all} />}
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

/** A dune here and there. */
function dunes(hex: string): string {
  const lines = [];
  if (chance(hex, 5) > 0.35) lines.push(`M${at(near(hex, 6, -17, -12))}q6-6 12-1.5q5 3 9 2`);
  if (chance(hex, 8) > 0.45) lines.push(`M${at(near(hex, 9, -6, 17))}q6-5 11-1q3 2 6 1.5`);
  return lines.join("");
}

/** Tufts of reed. */
function reeds(hex: string): string {
  const tuft = (point: Point) => `M${at(point)}v-6m0 6l-3.5-4.5m3.5 4.5l3.5-4.5`;
  const tufts = [];
  if (chance(hex, 11) > 0.3) tufts.push(tuft(near(hex, 12, -14, -10)));
  if (chance(hex, 14) > 0.4) tufts.push(tuft(near(hex, 15, 13, 19)));
  return tufts.join("");
}

/** Letters above and below the columns, numbers beside the rows. */
function Names({ hexes }: { hexes: readonly string[] }) {
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
            <Label x={x} y={Math.max(...own) + H + 11} size={11} anchor="middle">
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
