// Coordinates of hexes, their sides and their corners. Hexes are flat at the top and named by column and row; the odd columns
// lie half a hex further south.
import { round } from "../../../ui/draw";

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to a corner; the map is drawn in these units and scaled as a whole. */
export const R = 32;
/** Half the height of a hex. */
export const H = (R * Math.sqrt(3)) / 2;
/** Around the map there is room for the names of columns and rows. */
export const MARGIN = { x: 22, y: 16 };
export const COLUMNS = 11;
export const ROWS = 10;
export const MAP = { w: R * (1.5 * COLUMNS + 0.5) + 2 * MARGIN.x, h: 2 * H * ROWS + 2 * MARGIN.y };

export function columnOf(hex: string): number {
  return hex.charCodeAt(0) - "a".charCodeAt(0);
}

export function rowOf(hex: string): number {
  return Number(hex.slice(1));
}

export function centre(hex: string): Point {
  const column = columnOf(hex);
  return { x: MARGIN.x + R * (1 + 1.5 * column), y: MARGIN.y + H * (2 * rowOf(hex) + 1 + (column & 1)) };
}

/** Directions clockwise from the north. */
export const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"] as const;

/** The neighbour in a direction, on the map or not. */
export function step(hex: string, direction: number): string {
  const column = columnOf(hex);
  const odd = column & 1;
  const [dx, dy] = [
    [0, -1],
    [1, odd - 1],
    [1, odd],
    [0, 1],
    [-1, odd],
    [-1, odd - 1],
  ][((direction % 6) + 6) % 6] as [number, number];
  return `${String.fromCharCode("a".charCodeAt(0) + column + dx)}${rowOf(hex) + dy}`;
}

/** The corner between the sides towards a direction and the next one clockwise. */
export function corner(hex: string, direction: number, r = R): Point {
  const { x, y } = centre(hex);
  const angle = ((direction - 1) * Math.PI) / 3;
  return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
}

/** Both ends of the side towards a direction. */
export function side(hex: string, direction: number): [Point, Point] {
  return [corner(hex, direction - 1), corner(hex, direction)];
}

/** Both ends of the side that two hexes share: `c1-d1`. */
export function edge(name: string): [Point, Point] {
  const [one = "", other = ""] = name.split("-");
  const direction = [0, 1, 2, 3, 4, 5].find((at) => step(one, at) === other) ?? 0;
  return side(one, direction);
}

export function middle([one, other]: [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** A hex as a path; a smaller one lies inside its lines. */
export function hexPath(hex: string, r = R): string {
  return `M${[0, 1, 2, 3, 4, 5].map((direction) => at(corner(hex, direction, r))).join("L")}Z`;
}

export function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Lines through sides, joined where they meet: one stroke instead of many. */
export function strokes(sides: readonly [Point, Point][]): string {
  const left = new Set(sides);
  const paths: string[] = [];
  for (const first of sides) {
    if (!left.delete(first)) continue;
    const line: Point[] = [...first];
    while (extend(line, left, "end") || extend(line, left, "start"));
    const closed = line.length > 3 && same(line[0], line[line.length - 1]);
    const points = closed ? line.slice(0, -1) : line;
    paths.push(`M${points.map(at).join("L")}${closed ? "Z" : ""}`);
  }
  return paths.join("");
}

function extend(line: Point[], left: Set<[Point, Point]>, where: "start" | "end"): boolean {
  const tip = where === "end" ? line[line.length - 1] : line[0];
  for (const next of left) {
    const other = same(next[0], tip) ? next[1] : same(next[1], tip) ? next[0] : null;
    if (!other) continue;
    left.delete(next);
    if (where === "end") line.push(other);
    else line.unshift(other);
    return true;
  }
  return false;
}

function same(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 0.1;
}

/** The outline of a set of hexes. */
export function outline(hexes: readonly string[]): string {
  const inside = new Set(hexes);
  return strokes(hexes.flatMap((hex) => [0, 1, 2, 3, 4, 5].filter((direction) => !inside.has(step(hex, direction))).map((direction) => side(hex, direction))));
}

/** The corner nearest to the middle of a set of hexes where three of them meet: a mark there covers nothing. Where there
 * is none, the middle of the hex that is nearest. */
export function heart(hexes: readonly string[]): Point {
  const inside = new Set(hexes);
  const centres = hexes.map(centre);
  const mean = { x: average(centres.map(({ x }) => x)), y: average(centres.map(({ y }) => y)) };
  const corners = hexes.flatMap((hex) =>
    [0, 1].filter((direction) => inside.has(step(hex, direction)) && inside.has(step(hex, direction + 1))).map((direction) => corner(hex, direction)),
  );
  return nearest(corners.length > 0 ? corners : centres, mean);
}

function nearest(points: readonly Point[], to: Point): Point {
  const far = (point: Point) => Math.hypot(point.x - to.x, point.y - to.y);
  return points.reduce((best, point) => (far(point) < far(best) - 0.01 ? point : best), points[0] ?? to);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
