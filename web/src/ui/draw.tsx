// Building blocks of every drawing: texts that keep to their width, and the brackets around the pieces that moved last.
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

/** The box with a margin around it. */
export function around({ x, y, w, h }: Box, margin: number): Box {
  return { x: x - margin, y: y - margin, w: w + 2 * margin, h: h + 2 * margin };
}

/** The smallest readable text size, in screen pixels. */
const MIN_TEXT_SIZE = 11;

/** The smallest readable size in units of the drawing; 0 until the drawing is on the screen. `--least` keeps texts at least that large. */
export const Least = createContext(0);

/** An SVG that fills its container. */
export function Drawing({ w, h, label, children }: { w: number; h: number; label: string; children: ComponentChildren }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [least, setLeast] = useState(0);
  // Another layout has another scale in the same room, so it is measured again.
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (!svg) return;
    const measure = () => {
      const scale = svg.getScreenCTM()?.a ?? 0;
      if (scale > 0) setLeast(round(MIN_TEXT_SIZE / scale));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  }, [w, h]);
  return (
    <svg ref={drawing} class="board" viewBox={`0 0 ${w} ${h}`} role="group" aria-label={label} style={{ "--least": `${least}px` }}>
      <Least.Provider value={least}>{children}</Least.Provider>
    </svg>
  );
}

/** Brackets around a piece that moved last. */
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
  /** The maximum width. */
  fit?: number;
  children: ComponentChildren;
}

/** The smallest factor by which letters are condensed before they shrink. */
const MIN_CONDENSED = 0.54;

/** A text in a drawing. `--k` enlarges it where the board is small, `--least` keeps it readable. A text that is too long for its width
 * becomes smaller as long as it stays readable, then condensed. */
export function Label({ x, y, size, kind = "caption", anchor = "start", class: own = "", fit, children }: LabelProps) {
  const least = useContext(Least);
  const face: Face = kind !== "caption" ? "serif" : /\bstrong\b/.test(own) ? "strong" : "sans";
  // The size at which the text fills its width exactly.
  const full = fit === undefined ? Number.POSITIVE_INFINITY : fit / textWidth(String(children), 1, face);
  const narrow = full < least;
  const most = narrow ? Math.min(least, full / MIN_CONDENSED) : Math.max(8, full);
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
