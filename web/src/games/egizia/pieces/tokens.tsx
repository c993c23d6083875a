// Tokens and tiles: ships, bricks, markers, crews, graves, and the signs of flood and points.
import { Label, range } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { CREW_ICONS, type Crew, type Owner } from "./kinds";
import "./pieces.css";

export interface Placed {
  x: number;
  y: number;
  size: number;
  id?: string | undefined;
}

/** The height of a ship relative to its width. */
export const SHIP_HEIGHT = 0.72;

/** A papyrus boat with the block of its seat on deck; a ghost is its outline. */
export function Ship({ owner, x, y, size, id, ghost }: Placed & { owner: Owner; ghost?: boolean }) {
  // On small ships the block is as large as its mark needs to be.
  const deck = Math.max(size * 0.42, Math.min(15.5, size * 0.58));
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`eg-ship ${ghost ? "ghost" : ""}`} data-piece={id} data-size={size}>
        <Brick owner={owner} x={(size - deck) / 2} y={0} size={deck} />
        <path class="eg-hull" transform={`scale(${size / 60})`} d="M2 10C5 23 13 30 30 30S55 23 58 9C60 24 55 42 45 42H15C5 42 0 25 2 10Z" />
        <path class="eg-plank" transform={`scale(${size / 60})`} d="M6 32C13 36 47 36 54 32" />
      </g>
    </g>
  );
}

/** A block with a lower edge; `h` is given if it differs from the width. */
export function Brick({ owner, x, y, size, h = size, id }: Placed & { owner: Owner; h?: number }) {
  const edge = Math.min(size, h) * 0.16;
  const mark = Math.min(size, h) * 0.48;
  const r = Math.min(size, h) * 0.12;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`eg-piece s-${owner}`} data-piece={id} data-size={size}>
        <rect class="eg-side" width={size} height={h} rx={r} />
        <rect class="eg-face" x={size * 0.03} y={size * 0.03} width={size * 0.94} height={h - edge - size * 0.03} rx={r * 0.8} />
        {size >= 14 && <use href={`#mark-${owner}`} x={(size - mark) / 2} y={(h - edge - mark) / 2} width={mark} height={mark} />}
      </g>
    </g>
  );
}

/** A round marker for tracks. */
export function Marker({ owner, x, y, size, id }: Placed & { owner: Owner }) {
  const r = size / 2;
  const mark = size * 0.52;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`eg-piece s-${owner}`} data-piece={id} data-size={size}>
        <circle class="eg-side" cx={r} cy={r + size * 0.08} r={r} />
        <circle class="eg-face" cx={r} cy={r} r={r * 0.96} />
        <use href={`#mark-${owner}`} x={r - mark / 2} y={r - mark / 2} width={mark} height={mark} />
      </g>
    </g>
  );
}

interface GraveProps {
  /** Null for a tile that is face down. */
  value: number | null;
  x: number;
  y: number;
  w: number;
  h: number;
  id?: string | undefined;
  /** Whether it is the next one to be taken. */
  open?: boolean;
}

/** A grave is a stela; face down it is a plain slab with a closed eye. */
export function GraveTile({ value, x, y, w, h, id, open }: GraveProps) {
  const size = Math.min(w, h);
  const arch = `M1 ${h - 1}V${w * 0.5}C1 ${w * 0.16} ${w * 0.22} 1 ${w / 2} 1S${w - 1} ${w * 0.16} ${w - 1} ${w * 0.5}V${h - 1}Z`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`eg-grave ${value === null ? "shut" : ""} ${open ? "open" : ""}`} data-piece={id} data-size={w}>
        {value === null ? <rect x={1} y={1} width={w - 2} height={h - 2} rx={size * 0.1} /> : <path d={arch} />}
        {value === null ? (
          <Glyph name="hidden" x={(w - size * 0.5) / 2} y={(h - size * 0.5) / 2} size={size * 0.5} class="eg-sign soft" />
        ) : (
          <Label x={w / 2} y={h * 0.5 + size * 0.24} size={size * 0.56} kind="number" anchor="middle" class="strong">
            {value}
          </Label>
        )}
      </g>
    </g>
  );
}

/** The place in the turn order: a slab with a number. */
export function TurnTile({ number, x, y, size, id }: Placed & { number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="eg-tile" data-piece={id} data-size={size}>
        <path d={`M${size * 0.2} 1H${size * 0.8}L${size - 1} ${size / 2} ${size * 0.8} ${size - 1}H${size * 0.2}L1 ${size / 2}Z`} />
        <Label x={size / 2} y={size * 0.73} size={size * 0.64} kind="number" anchor="middle" class="strong">
          {number}
        </Label>
      </g>
    </g>
  );
}

/** The scarab, which counts the laps of a marker. */
export function Scarab({ value, x, y, size, id }: Placed & { value: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="eg-scarab" data-piece={id} data-size={size}>
        <Glyph name="scarab" x={0} y={0} size={size} class="eg-sign" />
        <Label x={size * 0.98} y={size * 0.72} size={size * 0.52} kind="number" class="strong">
          {value}
        </Label>
      </g>
    </g>
  );
}

const POINT_SIZES = [0, 0.88, 0.66];

/** Points: a number on a small stela. */
export function Points({ value, x, y, size }: Placed & { value: number | string }) {
  const text = String(value);
  const [h, r] = [size * 1.12, size / 2];
  return (
    <g transform={`translate(${x} ${y})`} class="eg-points">
      <path d={`M0 ${h}V${r * 0.9}C0 ${r * 0.2} ${r * 0.5} 0 ${r} 0S${size} ${r * 0.2} ${size} ${r * 0.9}V${h}Z`} stroke-width={Math.max(0.7, size * 0.06)} />
      <Label x={r} y={h * 0.86} size={size * (POINT_SIZES[text.length] ?? 0.46)} kind="number" anchor="middle" class="strong">
        {text}
      </Label>
    </g>
  );
}

/** A crew: a round token with its tool; a crew that has worked is turned over. */
export function CrewMark({ crew, x, y, size, used, id }: Placed & { crew: Crew | "any"; used?: boolean | undefined }) {
  const [r, tool] = [size / 2, size * 0.62];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`eg-crew c-${crew} ${used ? "used" : ""}`} data-piece={id} data-size={size}>
        <circle class="eg-crew-body" cx={r} cy={r} r={r - size * 0.04} stroke-width={Math.max(1, size * 0.06)} />
        {used && <path class="eg-turned" d={`M${size * 0.2} ${size * 0.8} ${size * 0.8} ${size * 0.2}`} stroke-width={Math.max(1.2, size * 0.07)} />}
        <Glyph name={CREW_ICONS[crew]} x={(size - tool) / 2} y={(size - tool) / 2} size={tool} class="eg-crew-tool" />
      </g>
    </g>
  );
}

/** One, two or three waves: the level of the flood, or the level needed. */
export function WaterMark({ level, x, y, size, dry }: Omit<Placed, "id"> & { level: number; dry?: boolean }) {
  const wave = "l3-2.6 3 2.6 3-2.6 3 2.6 3-2.6 3 2.6";
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} class={`eg-water ${dry ? "dry" : ""}`}>
      {range(level).map((at) => (
        <path key={at} d={`M3 ${13.3 + (level - 1) * 3 - at * 6}${wave}`} />
      ))}
    </g>
  );
}
