// Tokens and tiles: offerings, jars, the two unique tokens.
import { Label } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { type Colour, type Offering, type Owner, ZONE_ICONS, type Zone } from "./kinds";
import { Resource } from "./resource";
import "./pieces.css";

interface Placed {
  x: number;
  y: number;
  size: number;
  id?: string | undefined;
}

/** An offering: a bowl seen from above, with a double rim around its symbol. `any` is one that is not known yet. */
export function OfferingToken({ kind, x, y, size, ghost, id }: Placed & { kind: Offering | "any"; ghost?: boolean }) {
  const half = size / 2;
  const rim = Math.max(0.8, size * 0.04);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`ph-offering ${ghost ? "ghost" : ""}`} data-piece={id} data-size={size}>
        <circle class="ph-bowl" cx={half} cy={half} r={half - rim / 2} stroke-width={rim} />
        <circle class="ph-rim" cx={half} cy={half} r={half - rim * 2.3} stroke-width={rim * 0.7} />
        <Content kind={kind} size={size} />
      </g>
    </g>
  );
}

function Content({ kind, size }: { kind: Offering | "any"; size: number }) {
  if (kind === "any") return <Glyph name="offering" x={size * 0.22} y={size * 0.2} size={size * 0.56} class="ph-sign" />;
  const cut = kind.indexOf("-");
  const [sort, what] = [kind.slice(0, cut), kind.slice(cut + 1)];
  if (sort === "res") {
    const inner = size * 0.58;
    return <Resource kind={what as Colour} x={(size - inner) / 2} y={(size - inner) / 2} size={inner} shape="pay" />;
  }
  if (sort === "zone") return <Wild zone={what as Zone} size={size} />;
  return (
    <Label x={size / 2} y={size * 0.7} size={size * 0.6} kind="number" anchor="middle" class="strong">
      {`+${what}`}
    </Label>
  );
}

/** An offering that counts as any colour in one zone: the emblem of the zone over the five colours. */
function Wild({ zone, size }: { zone: Zone; size: number }) {
  const inner = size * 0.5;
  return (
    <>
      <Glyph name={ZONE_ICONS[zone]} x={(size - inner) / 2} y={size * 0.16} size={inner} class="ph-sign" />
      <Colours x={size * 0.24} y={size * 0.71} w={size * 0.52} h={size * 0.1} />
    </>
  );
}

/** The five colours as a strip. */
export function Colours({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const step = w / 5;
  return (
    <>
      {(["black", "blue", "red", "green", "yellow"] as const).map((colour, place) => (
        <rect key={colour} class={`ph-strip r-${colour}`} x={x + place * step} y={y} width={step + 0.1} height={h} />
      ))}
    </>
  );
}

/** A canopic jar with its three resources, two above one. */
export function JarTile({ top, bottom, x, y, size, id }: Placed & { top: readonly Colour[]; bottom: Colour }) {
  const s = size * 0.36;
  const [left, right] = top;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="ph-jar" data-piece={id} data-size={size}>
        <Vessel size={size} />
        {left && <Resource kind={left} x={size * 0.49 - s} y={size * 0.33} size={s} />}
        {right && <Resource kind={right} x={size * 0.51} y={size * 0.33} size={s} />}
        <Resource kind={bottom} x={(size - s) / 2} y={size * 0.7} size={s} />
      </g>
    </g>
  );
}

/** The height of a jar relative to its width. */
export const JAR_HEIGHT = 1.14;

/** A face-down jar: a closed eye, never the picture of the front. */
export function JarBack({ x, y, size }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`} class="ph-jar back">
      <Vessel size={size} />
      <Glyph name="hidden" x={size * 0.28} y={size * 0.44} size={size * 0.44} class="ph-sign soft" />
    </g>
  );
}

function Vessel({ size }: { size: number }) {
  return (
    <g transform={`scale(${size})`} stroke-width={Math.max(0.025, 0.8 / size)}>
      <path class="ph-jar-body" d="M.3.22C.1.3.03.44.06.62L.2 1.12H.8L.94.62C.97.44.9.3.7.22Z" />
      <path class="ph-jar-lid" d="M.3.22C.26.1.36.02.5.02S.74.1.7.22Z" />
    </g>
  );
}

/** The token of the player who begins the next round: the rising sun. */
export function FirstToken(props: Placed) {
  return <Plaque {...props} icon="first" />;
}

/** The heir's token: crook and flail. */
export function PharaohToken(props: Placed) {
  return <Plaque {...props} icon="pharaoh" />;
}

function Plaque({ x, y, size, id, icon }: Placed & { icon: string }) {
  const inner = size * 0.72;
  const edge = Math.max(0.8, size * 0.05);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="ph-plaque" data-piece={id} data-size={size}>
        <path
          d={`M${size * 0.28} ${edge / 2}H${size * 0.72}L${size - edge / 2} ${size * 0.28}V${size * 0.72}L${size * 0.72} ${size - edge / 2}H${size * 0.28}L${edge / 2} ${size * 0.72}V${size * 0.28}Z`}
          stroke-width={edge}
          stroke-linejoin="round"
        />
        <Glyph name={icon} x={(size - inner) / 2} y={(size - inner) / 2} size={inner} class="ph-sign" />
      </g>
    </g>
  );
}

export function ZoneEmblem({ zone, x, y, size }: Omit<Placed, "id"> & { zone: Zone }) {
  return <Glyph name={ZONE_ICONS[zone]} x={x} y={y} size={size} class="ph-sign" />;
}

/** The mark of an owner, in a drawing. */
export function OwnerMark({ owner, x, y, size }: Omit<Placed, "id"> & { owner: Owner }) {
  const inner = size * 0.58;
  return (
    <g class={`s-${owner}`} transform={`translate(${x} ${y})`}>
      <rect class="ph-mark" width={size} height={size} rx={size * 0.25} />
      <use class="ph-mark-sign" href={`#mark-${owner}`} x={(size - inner) / 2} y={(size - inner) / 2} width={inner} height={inner} />
    </g>
  );
}

interface SeatPiece extends Placed {
  owner: Owner;
}

/** A piece for the round counter and the pyramid. */
export function Cylinder({ owner, x, y, size, id }: SeatPiece) {
  const [rx, ry, h] = [size / 2, size * 0.3, size * 0.44];
  const mark = size * 0.42;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`ph-piece s-${owner}`} data-piece={id} data-size={size}>
        <path class="ph-side" d={`M0 ${ry}V${ry + h}A${rx} ${ry} 0 0 0 ${size} ${ry + h}V${ry}Z`} />
        <ellipse class="ph-face" cx={rx} cy={ry} rx={rx} ry={ry} />
        <use href={`#mark-${owner}`} x={rx - mark / 2} y={ry - mark / 2} width={mark} height={mark} />
      </g>
    </g>
  );
}

/** A piece for the influence tracks. */
export function Disc({ owner, x, y, size, id }: SeatPiece) {
  const r = size / 2;
  const mark = size * 0.52;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`ph-piece s-${owner}`} data-piece={id} data-size={size}>
        <circle class="ph-side" cx={r} cy={r + size * 0.08} r={r} />
        <circle class="ph-face" cx={r} cy={r} r={r * 0.96} />
        <use href={`#mark-${owner}`} x={r - mark / 2} y={r - mark / 2} width={mark} height={mark} />
      </g>
    </g>
  );
}

/** A piece for the tomb track. */
export function Cube({ owner, x, y, size, id }: SeatPiece) {
  const top = size * 0.84;
  const mark = size * 0.48;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`ph-piece s-${owner}`} data-piece={id} data-size={size}>
        <rect class="ph-side" width={size} height={size} rx={size * 0.12} />
        <rect class="ph-face" x={size * 0.03} y={size * 0.03} width={size * 0.94} height={top - size * 0.03} rx={size * 0.1} />
        <use href={`#mark-${owner}`} x={(size - mark) / 2} y={(top - mark) / 2} width={mark} height={mark} />
      </g>
    </g>
  );
}
