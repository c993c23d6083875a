// What every drawing is made of: texts that keep to their width, and the brackets around what moved last.
import type { ComponentChildren } from "preact";
import { type Face, textWidth } from "./metrics";
import "./draw.css";

export { textWidth };

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What moved last. */
export function Brackets({ size }: { size: number }) {
  const [a, b, e] = [-3.5, size + 3.5, size * 0.26];
  const corners = `M${a} ${a + e}V${a}H${a + e}M${b - e} ${a}H${b}V${a + e}M${b} ${b - e}V${b}H${b - e}M${a + e} ${b}H${a}V${b - e}`;
  return <path class="last" d={corners} />;
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
  const most = fit === undefined ? undefined : `${round(fitSize(String(children), fit, kind === "caption" ? (/\bstrong\b/.test(own) ? "strong" : "sans") : "serif"))}px`;
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
function fitSize(text: string, width: number, face: Face): number {
  return Math.max(8, width / textWidth(text, 1, face));
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}
