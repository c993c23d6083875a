// What every drawing is made of: texts that keep to their width, and the brackets around what moved last.
import { type ComponentChildren, createContext } from "preact";
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Face, textWidth } from "./metrics";
import "./draw.css";

export { textWidth };

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The smallest text that can be read, in pixels of the screen. */
const READABLE = 11;

/** The same in units of the drawing; 0 until it is on the screen. Texts are at least as large, as `--least` says. */
export const Least = createContext(0);

/** A drawing that fills its place. */
export function Drawing({ w, h, label, children }: { w: number; h: number; label: string; children: ComponentChildren }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [least, setLeast] = useState(0);
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (!svg) return;
    const measure = () => {
      const scale = svg.getScreenCTM()?.a ?? 0;
      if (scale > 0) setLeast(round(READABLE / scale));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);
  return (
    <svg ref={drawing} class="board" viewBox={`0 0 ${w} ${h}`} role="group" aria-label={label} style={{ "--least": `${least}px` }}>
      <Least.Provider value={least}>{children}</Least.Provider>
    </svg>
  );
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

/** How narrow letters may become before they shrink. */
const NARROWEST = 0.73;

/** A text of the drawing. `--k` enlarges it where the board is small, `--least` keeps it readable. One that is too long for its width
 * becomes smaller as long as it can be read, then narrower. */
export function Label({ x, y, size, kind = "caption", anchor = "start", class: own = "", fit, children }: LabelProps) {
  const least = useContext(Least);
  const face: Face = kind !== "caption" ? "serif" : /\bstrong\b/.test(own) ? "strong" : "sans";
  // The size at which it is as wide as it may be.
  const full = fit === undefined ? Number.POSITIVE_INFINITY : fit / textWidth(String(children), 1, face);
  const narrow = full < least;
  const most = narrow ? Math.min(least, full / NARROWEST) : Math.max(8, full);
  return (
    <text
      x={x}
      y={y}
      class={`t-${kind} ${own}`}
      text-anchor={anchor}
      style={{ "--size": `${size}px`, ...(Number.isFinite(most) ? { "--most": `${round(most)}px` } : {}) }}
      {...(narrow ? { textLength: round(fit ?? 0), lengthAdjust: "spacingAndGlyphs" } : {})}
    >
      {children}
    </text>
  );
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}
