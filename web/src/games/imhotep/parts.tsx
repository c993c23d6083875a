// The small parts of the drawing.
import type { ComponentChildren } from "preact";
import type { View } from "./view";

export type SiteId = "market" | "pyramid" | "temple" | "burial" | "obelisks";
export const SITES: readonly SiteId[] = ["market", "pyramid", "temple", "burial", "obelisks"];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function sideOf(view: View, site: SiteId): "a" | "b" {
  return view.options.sides[SITES.indexOf(site)] ?? "a";
}

/** A stone, seen a little from above: face, lower edge, and its owner's mark. */
export function Block({
  x,
  y,
  seat,
  size,
  id,
  last,
}: {
  x: number;
  y: number;
  seat: string;
  size: number;
  id: string | undefined;
  last?: boolean | undefined;
}) {
  const top = size * 0.84;
  const mark = size * 0.46;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`block s-${seat}`} data-piece={id} data-size={size}>
        <rect class="side" width={size} height={size} rx={size * 0.12} />
        <rect class="face" x={size * 0.03} y={size * 0.03} width={size * 0.94} height={top - size * 0.03} rx={size * 0.1} />
        {size > 9.5 && <use href={`#mark-${seat}`} x={(size - mark) / 2} y={(top - mark) / 2} width={mark} height={mark} />}
      </g>
      {last && <Brackets size={size} />}
    </g>
  );
}

/** The edge of a stone on which others lie. */
export function Slice({ x, y, w, h, seat, id }: { x: number; y: number; w: number; h: number; seat: string; id: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`block s-${seat}`} data-piece={id} data-size={w}>
        <rect class="side" width={w} height={h + 1.5} rx={Math.min(2, h / 3)} />
        <rect class="edge" x={1} y={0.8} width={w - 2} height={Math.max(1, h - 1.6)} rx={1.2} />
      </g>
    </g>
  );
}

/** What moved last. */
export function Brackets({ size }: { size: number }) {
  const [a, b, e] = [-3.5, size + 3.5, size * 0.26];
  const corners = `M${a} ${a + e}V${a}H${a + e}M${b - e} ${a}H${b}V${a + e}M${b} ${b - e}V${b}H${b - e}M${a + e} ${b}H${a}V${b - e}`;
  return <path class="last" d={corners} />;
}

/** An empty space and what it is worth. */
export function Space({
  x,
  y,
  size,
  value,
  icon,
  next,
}: {
  x: number;
  y: number;
  size: number;
  value?: number | undefined;
  icon?: string | undefined;
  next?: boolean;
}) {
  const font = Math.max(10.5, size * 0.47);
  const glyph = size * 0.62;
  return (
    <g transform={`translate(${x} ${y})`} class={next ? "next" : ""}>
      <rect class="space" width={size} height={size} rx={size * 0.12} />
      {icon && size < 20 && <Use icon={icon} x={size * 0.12} y={size * 0.12} size={size * 0.76} />}
      {icon && size >= 20 && <Use icon={icon} x={size * 0.36} y={size * 0.34} size={glyph} />}
      {value !== undefined && !(icon && size < 20) && (
        <Label x={icon ? size * 0.25 : size / 2} y={(icon ? size * 0.3 : size / 2) + font * 0.35} size={font} kind="number" anchor="middle">
          {value}
        </Label>
      )}
    </g>
  );
}

function Use({ icon, x, y, size }: { icon: string; x: number; y: number; size: number }) {
  return <use href={`#i-${icon}`} class="bonus" x={x} y={y} width={size} height={size} />;
}

interface LabelProps {
  x: number;
  y: number;
  size: number;
  kind?: "caption" | "number" | "title";
  anchor?: "start" | "middle" | "end";
  class?: string;
  /** The width it must keep to. */
  fit?: number;
  children: ComponentChildren;
}

/** A text of the drawing. `--k` enlarges it where the board is small. */
export function Label({ x, y, size, kind = "caption", anchor = "start", class: own = "", fit, children }: LabelProps) {
  const most = fit === undefined ? undefined : `${round(fitSize(String(children), fit, kind !== "caption"))}px`;
  return (
    <text
      x={x}
      y={y}
      class={`t-${kind} ${own}`}
      text-anchor={anchor}
      style={{ "--size": `${size}px`, ...(most ? { "--most": most } : {}) }}
    >
      {children}
    </text>
  );
}

/** The largest font size at which a text is at most `width` wide, but never too small to read. */
function fitSize(text: string, width: number, serif: boolean): number {
  return Math.max(8, width / textWidth(text, 1, serif));
}

/** About how wide a text is. A drawing cannot wait for the browser's answer. */
export function textWidth(text: string, size: number, serif = false): number {
  let em = 0;
  for (const char of text) {
    if ("iljI.,:;'|·".includes(char)) em += 0.3;
    else if (" frtJ()-/".includes(char)) em += 0.36;
    else if ("mwMW".includes(char)) em += 0.86;
    else if (char >= "A" && char <= "Z") em += 0.68;
    else em += 0.555;
  }
  return em * size * (serif ? 1.02 : 1);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}
