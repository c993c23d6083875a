// The things on the map: gates, camels, monuments, figures, and the claws of scorpions.
import type { Look } from "../../../game";
import { SEATS } from "../../../seat";
import { Brackets } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { FigureToken } from "../pieces/figures";
import { CamelToken, GateToken, MonumentToken } from "../pieces/tokens";
import { camelId, figureId, gateId, monumentId, type Track } from "../track";
import type { Event, FigureView, MonumentView, View } from "../view";
import { at, centre, edge, middle, strokes } from "./geometry";

/** Widths of the pieces; a hex is 55 high and 64 wide. */
export const SIZES = { god: 50, warrior: 40, guardian: 43, monument: 47, gate: 55, camel: 17, order: 24 };
/** The height of a god relative to its width; the upper part rises above the hex. */
export const GOD_HEIGHT = 1.28;

export function figureSize(kind: FigureView["kind"]): number {
  return kind === "god" || kind === "warrior" ? SIZES[kind] : SIZES.guardian;
}

interface Props {
  look: Look<View, Event>;
  tracks: Track;
}

export function Gates({ look: { view }, tracks }: Props) {
  return (
    <g aria-hidden="true">
      {view.gates.map((hex) => (
        <Standing key={hex} hex={hex} size={SIZES.gate} moved={tracks.moved.has(gateId(hex))}>
          {(x, y) => <GateToken x={x} y={y} size={SIZES.gate} id={gateId(hex)} />}
        </Standing>
      ))}
    </g>
  );
}

/** Camels lie on the sides of hexes; a line runs through those of one caravan. */
export function Camels({ look: { view } }: Props) {
  return (
    <g aria-hidden="true" class="ank-camels">
      <path class="ank-caravan" d={strokes(view.camels.map(edge))} />
      {view.path.length > 0 && <path class="ank-caravan laying" d={strokes(view.path.map(edge))} />}
      {[...view.camels, ...view.path].map((name) => {
        const { x, y } = middle(edge(name));
        return <CamelToken key={name} x={x - SIZES.camel / 2} y={y - SIZES.camel / 2} size={SIZES.camel} id={camelId(name)} />;
      })}
    </g>
  );
}

/** Monuments and figures. Tall ones rise above their hex, so those further south are drawn later. */
export function Pieces({ look: { view }, tracks }: Props) {
  const struck = new Set(view.figures.flatMap(({ strikes }) => strikes));
  const pieces = [
    ...view.monuments.map((monument) => ({ hex: monument.hex, key: monumentId(monument.hex), drawing: <Monument monument={monument} tracks={tracks} /> })),
    ...view.figures.map((figure) => ({ hex: figure.hex, key: figureId(figure.id), drawing: <Figure figure={figure} view={view} tracks={tracks} /> })),
  ].sort((one, other) => centre(one.hex).y - centre(other.hex).y);
  return (
    <g aria-hidden="true" class="ank-pieces-layer">
      {view.figures.map((figure) => figure.aim.length > 0 && <Claws key={figure.id} figure={figure} />)}
      {pieces.map(({ key, drawing }) => (
        <g key={key}>{drawing}</g>
      ))}
      {[...struck].map((hex) => (
        <Struck key={hex} hex={hex} />
      ))}
    </g>
  );
}

function Monument({ monument, tracks }: { monument: MonumentView; tracks: Track }) {
  return (
    <Standing hex={monument.hex} size={SIZES.monument} moved={tracks.moved.has(monumentId(monument.hex))}>
      {(x, y) => <MonumentToken {...monument} x={x} y={y} size={SIZES.monument} id={monumentId(monument.hex)} />}
    </Standing>
  );
}

function Figure({ figure, view, tracks }: { figure: FigureView; view: View; tracks: Track }) {
  const size = figureSize(figure.kind);
  return (
    <Standing hex={figure.hex} size={size} moved={tracks.moved.has(figureId(figure.id))}>
      {(x, y) => (
        <FigureToken {...figure} partner={view.players[SEATS.indexOf(figure.seat)]?.partner ?? null} x={x} y={y} size={size} id={figureId(figure.id)} />
      )}
    </Standing>
  );
}

/** A scorpion will destroy it when the next conflict begins. */
function Struck({ hex }: { hex: string }) {
  const { x, y } = centre(hex);
  return (
    <g class="ank-struck">
      <circle cx={x - 16} cy={y - 14} r={8} />
      <Glyph name="aim" x={x - 22} y={y - 20} size={12} />
    </g>
  );
}

/** A claw that points to the right, relative to the middle of a hex. */
const CLAW = "M21 0C25-1 26-6.5 23.5-9.5 29-10 33.5-7 36-3L30.5-2.5M21 0C25 1 26 6.5 23.5 9.5 29 10 33.5 7 36 3L30.5 2.5";

/** Two claws, open towards the hexes that the scorpion points at. */
function Claws({ figure: { hex, aim, seat } }: { figure: FigureView }) {
  const from = centre(hex);
  return (
    <g class={`ank-claws s-${seat}`}>
      {aim.map((target) => {
        const to = centre(target);
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        return <path key={target} transform={`translate(${at(from)}) rotate(${turn.toFixed(0)})`} d={CLAW} />;
      })}
    </g>
  );
}

/** The hexes that figures left with the last move. */
export function Wakes({ tracks }: { tracks: Track }) {
  return <path aria-hidden="true" class="ank-wake" d={tracks.wakes.map(({ from, to }) => `M${at(centre(from))}L${at(centre(to))}`).join("")} />;
}

interface StandingProps {
  hex: string;
  size: number;
  moved: boolean;
  children: (x: number, y: number) => preact.ComponentChildren;
}

/** A piece in the middle of its hex; in brackets if it has just arrived. */
function Standing({ hex, size, moved, children }: StandingProps) {
  const { x, y } = centre(hex);
  const [left, top] = [x - size / 2, y - size / 2];
  return (
    <>
      {children(left, top)}
      {moved && (
        <g transform={`translate(${left} ${top})`}>
          <Brackets size={size} />
        </g>
      )}
    </>
  );
}
