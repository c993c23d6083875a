// A veil over the board that leaves free only what can be played: in lessons the eye finds the taught move at once.
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Area, areasOfMoves } from "../ui/places";
import { useRemeasuring } from "./Marks";

/** How far a hole reaches beyond its place, and its corners (pixels). */
const MARGIN = 14;
const RADIUS = 14;

export function Veil({ legal }: { legal: readonly string[] }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [holes, set] = useState<readonly Area[]>([]);
  const measure = useCallback(() => {
    const stage = drawing.current?.parentElement;
    if (!stage) return;
    const found = areasOfMoves(stage);
    set((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
  }, []);
  // Other moves have other places.
  useLayoutEffect(measure, [measure, legal]);
  useRemeasuring(drawing, measure);
  return (
    <svg class="veil" ref={drawing} aria-hidden="true">
      {holes.length > 0 && <path d={`M-9 -9H9999V9999H-9Z${holes.map(hole).join("")}`} />}
    </svg>
  );
}

/** A rectangle with round corners, drawn the other way round than what surrounds it. */
function hole({ x, y, w, h }: Area): string {
  const [left, top, right, bottom] = [x - MARGIN, y - MARGIN, x + w + MARGIN, y + h + MARGIN];
  const r = Math.min(RADIUS, (right - left) / 2, (bottom - top) / 2);
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 0 ${dx} ${dy}`;
  return `M${left + r} ${top}${arc(-r, r)}V${bottom - r}${arc(r, r)}H${right - r}${arc(r, -r)}V${top + r}${arc(-r, -r)}Z`;
}
