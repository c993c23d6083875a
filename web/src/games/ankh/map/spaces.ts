// The hexes in words: terrain, region, pieces and neighbours. Screen readers and explanations use these texts, so that the map can be
// explored without seeing it.
import type { Look, Move, Words } from "../../../game";
import { type Explanation, sentences } from "../../../ui/explain";
import { godText, guardianText } from "../details/texts";
import { figureAt, monumentAt, parse, shapeOf } from "../parts";
import type { FigureView, MonumentView, View } from "../view";
import { columnOf, DIRECTIONS, rowOf, step } from "./geometry";

export type Terrain = "fertile" | "desert" | "water";

export interface Space {
  hex: string;
  terrain: Terrain;
  /** The tokens of its regions: one for land; for water, those of all regions around it. */
  tokens: readonly number[];
  figure: FigureView | undefined;
  monument: MonumentView | undefined;
  /** Whether it has an Underworld token. */
  gate: boolean;
  neighbours: readonly Neighbour[];
}

interface Neighbour {
  hex: string;
  /** The line between the two hexes. */
  line: "river" | "camel" | null;
}

const known = new WeakMap<View, ReadonlyMap<string, Space>>();

/** All hexes of the map, row by row; the result is cached for each view. */
export function spacesOf(view: View): ReadonlyMap<string, Space> {
  let spaces = known.get(view);
  if (!spaces) {
    spaces = readSpaces(view);
    known.set(view, spaces);
  }
  return spaces;
}

function readSpaces(view: View): ReadonlyMap<string, Space> {
  const { fertile, desert, water } = view.printed;
  const terrains = new Map<string, Terrain>([
    ...fertile.map((hex): [string, Terrain] => [hex, "fertile"]),
    ...desert.map((hex): [string, Terrain] => [hex, "desert"]),
    ...water.map((hex): [string, Terrain] => [hex, "water"]),
  ]);
  const lines = new Map<string, "river" | "camel">([
    ...view.printed.rivers.flatMap((edge) => bothWays(edge).map((name): [string, "river"] => [name, "river"])),
    ...[...view.camels, ...view.path].flatMap((edge) => bothWays(edge).map((name): [string, "camel"] => [name, "camel"])),
  ]);
  const regions = new Map<string, number[]>();
  for (const { token, land, water } of view.regions) for (const hex of [...land, ...water]) regions.set(hex, [...(regions.get(hex) ?? []), token]);
  const reading = [...terrains].sort(([one], [other]) => inReadingOrder(one, other));
  return new Map(
    reading.map(([hex, terrain]) => [
      hex,
      {
        hex,
        terrain,
        tokens: regions.get(hex) ?? [],
        figure: figureAt(view, hex),
        monument: monumentAt(view, hex),
        gate: view.gates.includes(hex),
        neighbours: DIRECTIONS.map((_, direction) => step(hex, direction))
          .filter((next) => terrains.has(next))
          .map((next) => ({ hex: next, line: lines.get(`${hex}-${next}`) ?? null })),
      },
    ]),
  );
}

/** Row by row, and from left to right. */
export function inReadingOrder(one: string, other: string): number {
  return rowOf(one) - rowOf(other) || columnOf(one) - columnOf(other);
}

function bothWays(edge: string): string[] {
  const [one = "", other = ""] = edge.split("-");
  return [`${one}-${other}`, `${other}-${one}`];
}

/** Texts that were formatted before. A position has hundreds, and a move changes few of them. */
const formatted = new WeakMap<Words, Map<string, string>>();

function remembered(words: Words, key: string, format: () => string): string {
  let texts = formatted.get(words);
  if (!texts) {
    texts = new Map();
    formatted.set(words, texts);
  }
  let text = texts.get(key);
  if (text === undefined) {
    text = format();
    texts.set(key, text);
  }
  return text;
}

/** «d4, desert, region 2». */
export function spaceName({ hex, terrain, tokens }: Space, words: Words): string {
  const [token] = tokens;
  if (token === undefined || tokens.length > 1) return remembered(words, `space ${hex}`, () => words.label("space-plain", { hex, terrain }));
  return remembered(words, `space ${hex} ${token}`, () => words.label("space", { hex, terrain, token }));
}

/** The pieces on a hex: «Warrior of Marek». */
export function piecesOn({ figure, monument, gate }: Space, words: Words): string[] {
  const pieces = [figure && figureName(figure, words), monument && monumentName(monument, words), gate && words.title("gate")];
  return pieces.filter((piece): piece is string => typeof piece === "string");
}

/** «c4 Isis of Marek», «c3 water», «d5 desert across the river». */
export function neighbourText(space: Space, line: Neighbour["line"], words: Words): string {
  const { hex, terrain, figure, monument, gate } = space;
  const key = `neighbour ${hex} ${line} ${figure?.god ?? figure?.kind} ${figure?.seat} ${monument?.monument} ${monument?.seat} ${gate}`;
  return remembered(words, key, () => {
    const pieces = piecesOn(space, words);
    return words.label(line ? `neighbour-${line}` : "neighbour", { hex, pieces: pieces.length > 0 ? pieces : [words.name(terrain)] });
  });
}

/** «Isis of Marek», «Warrior of Marek». */
export function figureName({ kind, god, seat }: FigureView, words: Words): string {
  return remembered(words, `figure ${god ?? kind} ${seat}`, () => words.label("figure-of", { kind: god ?? kind, seat }));
}

function monumentName({ monument, seat }: MonumentView, words: Words): string {
  return remembered(words, `monument ${monument} ${seat}`, () =>
    seat ? words.label("monument-of", { monument, seat }) : words.label("monument-neutral", { monument }),
  );
}

/** «Next to: c3 water, c4 Isis of Marek, d5 desert across the river». */
export function neighboursText({ neighbours }: Space, spaces: ReadonlyMap<string, Space>, words: Words): string {
  const items = neighbours.flatMap(({ hex, line }) => {
    const next = spaces.get(hex);
    return next ? [neighbourText(next, line, words)] : [];
  });
  return nextTo(items, words);
}

/** The items are joined here, because a list of six takes the time of six messages. */
function nextTo(items: readonly string[], words: Words): string {
  const all = items.join(", ");
  return remembered(words, `next ${all}`, () => words.label("next-to", { hexes: [all] }));
}

/** The pieces on the adjacent hexes: «Next to: c4 Isis of Marek»; undefined if there are none. */
export function neighboursWith({ neighbours }: Space, spaces: ReadonlyMap<string, Space>, words: Words): string | undefined {
  const items = neighbours.flatMap(({ hex, line }) => {
    const next = spaces.get(hex);
    const stands = next !== undefined && line === null && (next.figure !== undefined || next.monument !== undefined || next.gate);
    return stands ? [neighbourText(next, line, words)] : [];
  });
  return items.length > 0 ? nextTo(items, words) : undefined;
}

/** The states of the pieces on a hex, and its neighbours: what screen readers say after its name. */
export function surroundingsOf(space: Space, spaces: ReadonlyMap<string, Space>, { view, words }: Pick<Look<View>, "view" | "words">): string {
  return sentences([...statesOf(space, view, words), neighboursText(space, spaces, words)]);
}

/** The special states of the figure or monument on a hex. */
function statesOf({ hex, figure }: Space, view: View, words: Words): string[] {
  const states = (["radiant", "flooded", "moved", "neutralised"] as const).filter((state) => figure?.[state]).map((state) => words.label(`is-${state}`));
  const struck = view.figures.some(({ strikes }) => strikes.includes(hex));
  const strikes = figure && figure.strikes.length > 0 ? [words.label("strikes", { count: figure.strikes.length })] : [];
  return [...states, ...strikes, ...(struck ? [words.label("is-struck")] : [])];
}

/** The explanation of a hex: what stands there and what that does, or what the terrain means. */
export function aboutSpace(space: Space, view: View, words: Words): Explanation {
  const { figure, monument, terrain } = space;
  const name = spaceName(space, words);
  const states = statesOf(space, view, words);
  if (figure) return { name, text: sentences([figureName(figure, words), abilityOf(figure, view, words), ...states]), rule: ruleOf(figure) };
  if (monument) return { name, text: sentences([...piecesOn(space, words), words.text(`ankh-monument-${monument.monument}`), ...states]), rule: "monuments" };
  if (space.gate) return { name, text: sentences([words.title("gate"), words.label("about-gate")]), rule: "god-osiris" };
  return { name, text: remembered(words, `about ${terrain}`, () => words.label(`about-${terrain}`)), rule: terrain === "water" ? "water" : "regions" };
}

function ruleOf({ kind, god }: FigureView): string {
  if (god) return `god-${god}`;
  return kind === "warrior" || kind === "god" ? "figures" : `guardian-${kind}`;
}

/** The ability of a figure; for a god, all abilities of its player. */
export function abilityOf({ kind, seat }: FigureView, view: View, words: Words): string {
  if (kind === "warrior") return words.label("about-warrior");
  if (kind !== "god") return guardianText(kind, words);
  const gods = view.players["abcde".indexOf(seat)]?.gods ?? [];
  return [words.label("about-god"), ...gods.map((god) => godText(god, words))].join(" ");
}

/** The moves that are made on a hex. */
export function hexMoves(legal: Iterable<Move>): ReadonlyMap<string, Move> {
  return new Map([...legal].filter((move) => shapeOf(move) === "hex").map((move) => [parse(move)[1], move]));
}
