// Targets on the map. A few targets are highlighted as a whole; many are dots, and only the one that is pointed at is highlighted.
import type { Look, Move } from "../../../game";
import { SEATS } from "../../../seat";
import { Label } from "../../../ui/draw";
import { SpotGroup } from "../../../ui/Spot";
import { effectText, noteOf } from "../details/notes";
import { figureAt, monumentAt, offerOf, parse, regionAt, regionOf, shapeOf } from "../parts";
import { FigureToken } from "../pieces/figures";
import type { Seat } from "../pieces/kinds";
import { GateToken, MonumentToken } from "../pieces/tokens";
import type { Event, FigureView, View } from "../view";
import { at, centre, corner, DIRECTIONS, edge, heart, hexPath, MAP, middle, outline, type Point, R, step } from "./geometry";
import { figureSize, SIZES } from "./pieces";

/** With more targets than this, they are drawn as dots. */
export const MANY_TARGETS = 12;

export function mapMoves(legal: Iterable<Move>): Move[] {
  return [...legal].filter((move) => shapeOf(move) !== null);
}

/** The targets that are not hexes; those are in the grid. */
export function Targets({ look, many }: { look: Look<View, Event>; many: boolean }) {
  return (
    <g class="ank-targets">
      <Picked look={look} />
      {mapMoves(look.legal)
        .filter((move) => shapeOf(move) !== "hex")
        .map((move) => (
          <Target key={move} move={move} look={look} many={many} />
        ))}
    </g>
  );
}

/** Keeps the selected piece highlighted. */
function Picked({ look: { view, legal } }: { look: Look<View, Event> }) {
  const { figure, target, lifted, spared, tokens } = view.open;
  if (legal.size === 0) return null;
  const picked = [figure, target, lifted, ...spared].filter((hex) => hex !== null);
  const swapped = [...legal].some((move) => parse(move)[0] === "with") ? regionOf(view, tokens[0] ?? 0) : undefined;
  return (
    <g aria-hidden="true">
      <path class="ank-picked" d={picked.map((hex) => hexPath(hex, R - 2)).join("")} />
      {swapped && <PickedToken land={swapped.land} />}
    </g>
  );
}

/** The token that is to be swapped with another. */
function PickedToken({ land }: { land: readonly string[] }) {
  const { x, y } = heart(land);
  return <circle class="ank-picked token" cx={x} cy={y} r={18} />;
}

interface TargetProps {
  move: Move;
  look: Look<View, Event>;
  many: boolean;
}

function Target(props: TargetProps) {
  switch (shapeOf(props.move)) {
    case "edge":
      return <EdgeTarget {...props} />;
    case "corner":
      return <CornerTarget {...props} />;
    default:
      return <RegionTarget {...props} />;
  }
}

/** The place where a move is made on the map, which a zoomed window must show. */
export function placeOf(move: Move, view: View): Point | null {
  const [, noun] = parse(move);
  switch (shapeOf(move)) {
    case "hex":
      return centre(noun);
    case "edge":
      return middle(edge(noun));
    case "corner":
      return view.open.figure ? corner(view.open.figure, DIRECTIONS.indexOf(noun as (typeof DIRECTIONS)[number])) : null;
    case "region":
      return heart(landOf(move, view));
    default:
      return null;
  }
}

function isFree(hex: string, view: View): boolean {
  return figureAt(view, hex) === undefined && monumentAt(view, hex) === undefined;
}

function isCovered(hex: string, view: View): boolean {
  return !isFree(hex, view) || view.gates.includes(hex);
}

/** The classes of a hex that is a target. */
export function hexClass(move: Move, view: View, many: boolean): string {
  const covered = isCovered(parse(move)[1], view);
  return `spot ank-spot ${covered ? "outline" : ""} ${many && !covered ? "dotted" : ""}`;
}

/** The drawing of a hex that is a target. */
export function HexMark({ move, look, many }: TargetProps) {
  const [, hex] = parse(move);
  return (
    <>
      <path class="hit" data-outline d={hexPath(hex)} />
      <path class="halo" d={hexPath(hex, R - 1)} />
      <path class="target" d={hexPath(hex, R - 4)} />
      {many && !isCovered(hex, look.view) && <Dot {...centre(hex)} />}
      {isFree(hex, look.view) && <Ghost move={move} look={look} hex={hex} />}
    </>
  );
}

function Dot({ x, y }: Point) {
  return (
    <g class="ank-dot">
      <circle class="ring" cx={x} cy={y} r={8.5} />
      <circle cx={x} cy={y} r={5} />
    </g>
  );
}

/** A preview of the piece that the move would place, shown while it is pointed at. */
function Ghost({ move, look, hex }: { move: Move; look: Look<View, Event>; hex: string }) {
  return (
    <g class="ank-ghost" aria-hidden="true">
      <Shown move={move} look={look} hex={hex} />
    </g>
  );
}

function Shown({ move, look, hex }: { move: Move; look: Look<View, Event>; hex: string }) {
  const [verb] = parse(move);
  const { monument } = look.view.open;
  const seat = entityOf(look);
  const placed = (size: number) => {
    const { x, y } = centre(hex);
    return { x: x - size / 2, y: y - size / 2, size };
  };
  if (verb === "gate") return <GateToken {...placed(SIZES.gate)} />;
  if (monument && seat) return <MonumentToken monument={monument} seat={seat} {...placed(SIZES.monument)} />;
  const goer = goerOf(look, verb);
  return goer && <FigureToken kind={goer.kind} god={goer.god} seat={goer.seat} {...placed(figureSize(goer.kind))} ghost />;
}

/** The figure that a move would place. */
function goerOf(look: Look<View, Event>, verb: string): Pick<FigureView, "kind" | "god" | "seat"> | null {
  const { view } = look;
  const seat = entityOf(look);
  if (verb === "to") return figureAt(view, view.open.figure) ?? null;
  if (verb === "push") return figureAt(view, view.open.target) ?? null;
  return verb === "at" && view.open.kind && seat ? { kind: view.open.kind, god: null, seat } : null;
}

/** The seat whose pieces the viewer plays. */
function entityOf({ view, you }: Look<View, Event>): Seat | null {
  return you ? (view.players[SEATS.indexOf(you)]?.entity ?? you) : null;
}

/** A place for a camel. */
function EdgeTarget({ move, look, many }: TargetProps) {
  const [one, other] = edge(parse(move)[1]);
  const { x, y } = middle([one, other]);
  const sizes = offerOf(look.view, move)?.divides ?? [];
  const line = `M${at(one)}L${at(other)}`;
  return (
    <SpotGroup move={move} class={`ank-spot edge ${many ? "dotted" : ""}`} about={effectText(move, look)}>
      <path class="hit" d={line} />
      <path class="halo" d={line} />
      <path class="target" d={line} />
      <Dot x={x} y={y} />
      {sizes.length === 2 && <Sizes x={x} y={y} sizes={sizes} />}
    </SpotGroup>
  );
}

/** The sizes of the two regions, shown while the last camel of a line is pointed at. */
function Sizes({ x, y, sizes }: Point & { sizes: readonly number[] }) {
  const [w, h] = [62, 22];
  return (
    <g class="ank-ghost" aria-hidden="true" transform={`translate(${Math.min(MAP.w - w - 4, Math.max(4, x - w / 2))} ${y > 60 ? y - h - 14 : y + 14})`}>
      <rect class="ank-plate" width={w} height={h} rx={6} />
      <Label x={w / 2} y={16} size={14} kind="number" anchor="middle" class="strong">
        {sizes.join(" | ")}
      </Label>
    </g>
  );
}

/** Between the two hexes that the claws of a scorpion point at. */
function CornerTarget({ move, look }: TargetProps) {
  const hex = look.view.open.figure;
  if (!hex) return null;
  const direction = DIRECTIONS.indexOf(parse(move)[1] as (typeof DIRECTIONS)[number]);
  const { x, y } = corner(hex, direction, R * 1.02);
  const hexes = [step(hex, direction), step(hex, direction + 1)];
  return (
    <SpotGroup move={move} class="ank-spot corner" about={effectText(move, look)}>
      <circle class="hit" cx={x} cy={y} r={15} />
      <path class="ank-aimed" d={hexes.map((target) => hexPath(target, R - 4)).join("")} />
      <circle class="halo" cx={x} cy={y} r={12} />
      <circle class="target" cx={x} cy={y} r={10} />
      <use class="ank-aim-sign" href="#i-aim" x={x - 7} y={y - 7} width={14} height={14} transform={`rotate(${30 + direction * 60} ${x} ${y})`} />
    </SpotGroup>
  );
}

/** The land that a move with an order token refers to. */
function landOf(move: Move, view: View): readonly string[] {
  const [verb, noun] = parse(move);
  const hexes = offerOf(view, move)?.hexes ?? [];
  if (hexes.length > 0) return hexes;
  return (verb === "old" ? regionAt(view, noun) : regionOf(view, Number(noun)))?.land ?? [];
}

/** A target that covers a whole region; the move refers to its token. */
function RegionTarget({ move, look }: TargetProps) {
  const land = landOf(move, look.view);
  const { x, y } = heart(land);
  return (
    <SpotGroup move={move} class="ank-spot region outline" about={noteOf(move, look) ?? ""}>
      <path class="hit" d={land.map((hex) => hexPath(hex)).join("")} />
      <path class="halo" d={outline(land)} />
      <path class="target" d={outline(land)} />
      <circle class="ank-token-ring" cx={x} cy={y} r={19} />
    </SpotGroup>
  );
}
