// Figures: discs for warriors, squares with cut corners for guardians, and gods in shrines that rise above their hex. Every figure carries
// the mark of its seat, so that nothing depends on colour.
import type { ComponentChildren } from "preact";
import { Glyph } from "../../../ui/Icon";
import { figureIcon, type God, type Kind, type Seat } from "./kinds";
import "./pieces.css";

export interface Placed {
  x: number;
  y: number;
  size: number;
  id?: string | undefined;
}

export interface FigureProps extends Placed {
  kind: Kind;
  god?: God | null;
  seat: Seat;
  /** The other seat of a merged god. */
  partner?: Seat | null;
  radiant?: boolean;
  flooded?: boolean;
  neutralised?: boolean;
  /** Whether it has moved in this action. */
  moved?: boolean;
  ghost?: boolean;
}

/** A figure, drawn on a 48 grid; gods rise above it. */
export function FigureToken({ kind, god = null, seat, partner = null, x, y, size, id, radiant, flooded, neutralised, moved, ghost }: FigureProps) {
  const state = [ghost && "faint", neutralised && "neutralised", moved && "moved"].filter((name) => name).join(" ");
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`ank-figure s-${seat} ${state}`} data-piece={id} data-size={size}>
        <g transform={`scale(${size / 48})`}>
          {radiant && <path class="ank-rays" d={RAYS} />}
          <Base kind={kind} partner={kind === "god" ? partner : null} />
          <Picture kind={kind} god={god} seat={seat} partner={partner} />
          {flooded && <path class="ank-flooded" d="M6 37l6-4.5 6 4.5 6-4.5 6 4.5 6-4.5 6 4.5" />}
          {neutralised && <path class="ank-bound" d="M10 10 38 38" />}
        </g>
      </g>
    </g>
  );
}

/** Twelve rays around a figure with a Sun token. */
const RAYS = Array.from({ length: 12 }, (_, index) => {
  const [sin, cos] = [Math.sin((index * Math.PI) / 6), Math.cos((index * Math.PI) / 6)];
  const point = (r: number) => `${(24 + sin * r).toFixed(1)} ${(24 - cos * r).toFixed(1)}`;
  return `M${point(25.5)}L${point(30)}`;
}).join("");

/** A shrine: a niche with a round top on a pedestal. */
const NICHE = "M6 41V7.500C6-5.500 13.500-13 24-13S42-5.500 42 7.500V41Z";
const INNER_NICHE = "M9.500 39V8C9.500-3.500 15.500-9.500 24-9.500S38.500-3.500 38.500 8V39Z";
const PEDESTAL = "M7 37H41L46 48.500H2Z";

/** The base of a figure; its shape distinguishes warriors, gods and guardians. */
function Base({ kind, partner }: { kind: Kind; partner: Seat | null }) {
  if (kind === "god") {
    return (
      <>
        <path class={partner ? `ank-niche merged s-${partner}` : "ank-niche"} d={NICHE} />
        <path class="ank-face" d={INNER_NICHE} />
        <circle class="ank-glory" cx={24} cy={8} r={15} />
      </>
    );
  }
  if (kind === "warrior") {
    return (
      <>
        <circle class="ank-side" cx={24} cy={25.5} r={20.5} />
        <circle class="ank-face" cx={24} cy={23} r={20} />
      </>
    );
  }
  return (
    <>
      <path class="ank-side" d="M12 5.5H36L45 14.5V36.5L36 46H12L3 36.5V14.5Z" />
      <path class="ank-face" d="M12.5 2.5H35.5L44.5 11.5V33.5L35.5 42.5H12.5L3.5 33.5V11.5Z" />
    </>
  );
}

function Picture({ kind, god, seat, partner }: { kind: Kind; god: God | null; seat: Seat; partner: Seat | null }) {
  if (kind === "warrior") return <Warrior seat={seat} />;
  if (kind === "god") return <Statue god={god} seats={partner ? [seat, partner] : [seat]} />;
  return (
    <>
      <Glyph name={figureIcon(kind, god)} x={8} y={3.5} size={32} class="ank-portrait" />
      <Badges seats={[seat]} y={41} />
    </>
  );
}

/** A god in the shrine, and on its pedestal the marks of the seats that play it. */
function Statue({ god, seats }: { god: God | null; seats: readonly Seat[] }) {
  return (
    <>
      <Glyph name={figureIcon("god", god)} x={3.5} y={-7} size={41} class="ank-portrait" />
      <path class="ank-pedestal" d={PEDESTAL} />
      <Badges seats={seats} y={41.5} />
    </>
  );
}

function Badges({ seats, y }: { seats: readonly Seat[]; y: number }) {
  return (
    <>
      {seats.map((seat, index) => {
        const x = 24 + (index - (seats.length - 1) / 2) * 17;
        return (
          <g key={seat} class={`s-${seat}`}>
            <circle class="ank-badge" cx={x} cy={y} r={7.5} />
            <use class="ank-badge-mark" href={`#mark-${seat}`} x={x - 5} y={y - 5} width={10} height={10} />
          </g>
        );
      })}
    </>
  );
}

/** A shield with the seat's mark, and a spear. */
function Warrior({ seat }: { seat: Seat }) {
  return (
    <>
      <path class="ank-on" d="M10.5 36.5V20C10.5 13.5 14.5 9.5 20.5 9.5S30.5 13.5 30.5 20V36.5Z" />
      <path class="ank-on" d="M34 19H36.5V38H34ZM35.25 7.5L38.8 14.5C38.4 16.8 37.2 18.3 35.25 19 33.3 18.3 32.1 16.8 31.7 14.5Z" />
      <use class="ank-shield" href={`#mark-${seat}`} x={13} y={15.5} width={15} height={15} />
    </>
  );
}

/** The picture of a figure alone, in the current ink. */
export function Silhouette({ kind, god, x, y, size, class: own }: Omit<Placed, "id"> & { kind: Kind; god?: God | null; class?: string }) {
  return <Glyph name={figureIcon(kind, god)} x={x} y={y} size={size} {...(own ? { class: own } : {})} />;
}

export function GodMark({ god, x, y, size, class: own }: Omit<Placed, "id"> & { god: God; class?: string }) {
  return <Silhouette kind="god" god={god} x={x} y={y} size={size} {...(own ? { class: own } : {})} />;
}

/** A piece at its place; its own coordinates begin at its upper left corner. */
export function Piece({ x, y, size, id, class: own, children }: Placed & { class: string; children: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={own} data-piece={id} data-size={size}>
        {children}
      </g>
    </g>
  );
}
