// Tokens: buildings with their owners, Ankh tokens, order tokens of regions, camels, suns, gates; and battle cards.
import { Label } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { Piece, type Placed } from "./figures";
import { type Card, cardIcon, type Monument, type Seat } from "./kinds";
import "./pieces.css";

/** A building in elevation, as large as its hex. Its flags, tip or capstone have the colour of the owner, whose Ankh token lies at its
 * foot; a neutral building is bare. */
export function MonumentToken({ monument, seat, x, y, size, id }: Placed & { monument: Monument; seat: Seat | null }) {
  const token = size * 0.42;
  return (
    <Piece x={x} y={y} size={size} id={id} class={seat ? `ank-monument s-${seat}` : "ank-monument neutral"}>
      <g transform={`scale(${size / 48})`}>
        <ellipse class="ank-shade" cx={25} cy={45} rx={25} ry={4.5} />
        <Building monument={monument} />
      </g>
      {seat && <AnkhToken seat={seat} x={size * 0.86 - token / 2} y={size * 0.86 - token / 2} size={token} />}
    </Piece>
  );
}

/** On a 48 grid; the obelisk and the flags of the temple rise above it. */
function Building({ monument }: { monument: Monument }) {
  switch (monument) {
    case "pyramid":
      return (
        <>
          <path class="ank-lit" d="M-2 45 24 1 50 45Z" />
          <path class="ank-dim" d="M24 1 50 45H32Z" />
          <path class="ank-line" d="M5.300 33H38M11.800 22H32.500" />
          <path class="ank-accent" d="M24 1 32.300 15 27 18.500 15.700 15Z" />
          <path class="ank-outline" d="M-2 45 24 1 50 45Z" />
        </>
      );
    case "temple":
      return (
        <>
          <path class="ank-accent" d="M7 8V-7L19-3.500 9-0.500V8ZM39 8V-7L51-3.500 41-0.500V8Z" />
          <path class="ank-lit" d="M-1 45 3 12H20L22 45ZM26 45 28 12H45L49 45Z" />
          <path class="ank-dim" d="M15 45 15.500 12H20L22 45ZM42 45 40.500 12H45L49 45Z" />
          <path class="ank-lit" d="M20 21H28V28H20Z" />
          <path class="ank-dark" d="M21 28H27L27.500 45H20.500Z" />
          <path class="ank-accent" d="M2 7.500H21.500V13H2ZM26.500 7.500H46V13H26.500Z" />
          <path class="ank-outline" d="M-1 45 2.600 13H2V7.500H21.500V13L20.300 21H27.700L26.500 13V7.500H46V13H45.400L49 45Z" />
        </>
      );
    case "obelisk":
      return (
        <>
          <path class="ank-lit" d="M16.500 40 19.500 2 24-9 28.500 2 31.500 40Z" />
          <path class="ank-dim" d="M24-9 28.500 2 31.500 40H25.500Z" />
          <path class="ank-accent" d="M19.500 2 24-9 28.500 2Z" />
          <path class="ank-line" d="M22 9V14M22 19V26M22 31V34" />
          <path class="ank-lit" d="M10 38H38V42H42V46H6V42H10Z" />
          <path class="ank-outline" d="M16.800 38 19.500 2 24-9 28.500 2 31.200 38H38V42H42V46H6V42H10V38Z" />
        </>
      );
  }
}

/** A round token with the mark of its owner; also used as a marker on tracks. */
export function AnkhToken({ seat, x, y, size, id }: Placed & { seat: Seat }) {
  const r = size / 2;
  const mark = size * 0.56;
  return (
    <Piece x={x} y={y} size={size} id={id} class={`ank-token s-${seat}`}>
      <circle class="ank-side" cx={r} cy={r + size * 0.07} r={r} />
      <circle class="ank-face" cx={r} cy={r} r={r * 0.95} />
      <use href={`#mark-${seat}`} x={r - mark / 2} y={r - mark / 2} width={mark} height={mark} />
    </Piece>
  );
}

/** The conflict order token of a region: a stela with a number. */
export function OrderToken({ number, x, y, size, id, lit }: Placed & { number: number; lit?: boolean }) {
  const [r, h] = [size / 2, size];
  return (
    <Piece x={x} y={y} size={size} id={id} class={lit ? "ank-order lit" : "ank-order"}>
      <path
        class="ank-order-side"
        d={`M${size * 0.06} ${h}V${r * 0.8}C${size * 0.06} ${-size * 0.12} ${size * 0.94} ${-size * 0.12} ${size * 0.94} ${r * 0.8}V${h}Z`}
      />
      <path
        class="ank-order-face"
        d={`M${size * 0.06} ${h * 0.9}V${r * 0.8}C${size * 0.06} ${-size * 0.12} ${size * 0.94} ${-size * 0.12} ${size * 0.94} ${r * 0.8}V${h * 0.9}Z`}
      />
      <Label x={r} y={h * 0.74} size={size * 0.68} kind="number" anchor="middle" class="ank-order-number" fit={size * 0.62}>
        {number}
      </Label>
    </Piece>
  );
}

export function CamelToken({ x, y, size, id }: Placed) {
  const r = size / 2;
  return (
    <Piece x={x} y={y} size={size} id={id} class="ank-camel">
      <circle cx={r} cy={r} r={r - 0.5} />
      <Glyph name="camel" x={size * 0.14} y={size * 0.14} size={size * 0.72} />
    </Piece>
  );
}

/** A Sun token of Ra. */
export function SunToken({ x, y, size, id }: Placed) {
  const r = size / 2;
  return (
    <Piece x={x} y={y} size={size} id={id} class="ank-sun">
      <circle cx={r} cy={r} r={r - 0.5} />
      <Glyph name="radiance" x={size * 0.12} y={size * 0.12} size={size * 0.76} />
    </Piece>
  );
}

/** An Underworld token of Osiris: a dark gate that others may not enter. */
export function GateToken({ x, y, size, id }: Placed) {
  return (
    <Piece x={x} y={y} size={size} id={id} class="ank-gate">
      <path transform={`scale(${size / 48})`} d="M12.5 3H35.5L47 24 35.5 45H12.5L1 24Z" />
      <Glyph name="underworld" x={size * 0.22} y={size * 0.2} size={size * 0.56} />
    </Piece>
  );
}

interface CardProps {
  card: Card;
  strength: number;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Left out where there is room for the picture only. */
  name?: string;
  /** Whether it is face down. */
  down?: boolean;
  id?: string | undefined;
}

/** A battle card: its picture, its name and its strength. Face down it is a plain back with a closed eye. */
export function CardFace({ card, strength, x, y, w, h, name, down, id }: CardProps) {
  const picture = Math.min(w * 0.6, h * (name ? 0.38 : 0.5));
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={down ? "ank-card back" : "ank-card"} data-piece={id} data-size={w}>
        <rect class="ank-paper" x={0.5} y={0.5} width={w - 1} height={h - 1} rx={Math.min(7, w * 0.12)} />
        {down ? (
          <Glyph name="hidden" x={(w - picture) / 2} y={(h - picture) / 2} size={picture} class="ank-soft" />
        ) : (
          <>
            <Glyph name={cardIcon(card)} x={(w - picture) / 2} y={h * 0.1} size={picture} class="ank-ink" />
            {name && (
              <Label x={w / 2} y={h * 0.71} size={12.5} kind="title" anchor="middle" fit={w - 6}>
                {name}
              </Label>
            )}
            <Label x={w / 2} y={h * 0.92} size={Math.max(12, h * 0.17)} kind="number" anchor="middle" class={strength > 0 ? "strong" : "dim"}>
              {strength > 0 ? `+${strength}` : "0"}
            </Label>
          </>
        )}
      </g>
    </g>
  );
}
