// Marks over the board, drawn from the boxes of its elements: what others did since the viewer's last decision, and the places of the log
// line that somebody points at. They are pictures of what the log says, so screen readers skip them.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useStore } from "../store";
import { tracesOf } from "../ui/following";
import { type Area, areasOf, areasOfPiece, pointedAt } from "../ui/places";

interface Mark extends Area {
  key: string;
  /** The seat in whose colour brackets are drawn; null for the outline of a place. */
  seat: string | null;
}

/** Milliseconds after which pieces have arrived at their places. */
const SETTLED = 900;

/** `places` are marked as long as they are given, besides those that somebody points at. */
export function Marks({ view, places: fixed }: { view: unknown; places: readonly string[] }) {
  const drawing = useRef<SVGSVGElement>(null);
  const pointed = useStore(pointedAt);
  const places = pointed.length > 0 ? pointed : fixed;
  const [marks, set] = useState<readonly Mark[]>([]);
  const measure = useCallback(() => {
    const stage = drawing.current?.parentElement;
    if (!stage) return;
    const found = [
      ...[...tracesOf(view)].flatMap(([id, seat]) => areasOfPiece(stage, id).map((area) => ({ ...area, key: `${id} ${seat}`, seat }))),
      ...places.flatMap((id) => areasOf(stage, id).map((area, nth) => ({ ...area, key: `${id} ${nth}`, seat: null }))),
    ];
    set((before) => (before.length === 0 && found.length === 0 ? before : found));
  }, [view, places]);
  useLayoutEffect(measure, [measure]);
  useRemeasuring(drawing, measure);
  return (
    <svg class="marks" ref={drawing} aria-hidden="true">
      {marks.map(({ key, seat, outline, ...area }) => {
        const own = seat === null ? "pointed" : `trace s-${seat}`;
        if (outline) return <path key={key} class={own} d={outline.d} transform={outline.transform} />;
        const { x, y, w, h } = area;
        if (seat === null) return <rect key={key} class={own} x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx={5} />;
        return <path key={key} class={own} d={corners(area)} />;
      })}
    </svg>
  );
}

/** Brackets around an area. */
function corners({ x, y, w, h }: Area): string {
  const [left, top, right, bottom] = [x - 2.5, y - 2.5, x + w + 2.5, y + h + 2.5].map((at) => Math.round(at * 2) / 2) as [number, number, number, number];
  const e = Math.max(4, Math.min(w, h) * 0.24);
  return `M${left} ${top + e}V${top}H${left + e}M${right - e} ${top}H${right}V${top + e}M${right} ${bottom - e}V${bottom}H${right - e}M${left + e} ${bottom}H${left}V${bottom - e}`;
}

/** Measures again whenever the board may have changed its size or its parts: it is resized, enlarged, drawn anew, or a piece has arrived. */
export function useRemeasuring(drawing: { current: SVGSVGElement | null }, measure: () => void): void {
  useEffect(() => {
    const stage = drawing.current?.parentElement;
    if (!stage) return;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const resized = new ResizeObserver(soon);
    resized.observe(stage);
    const changed = new MutationObserver((records) => {
      // The marks themselves are no news.
      if (records.some(({ target }) => !drawing.current?.contains(target))) soon();
    });
    changed.observe(stage, { subtree: true, childList: true, attributes: true, attributeFilter: ["transform", "viewBox", "style", "class"] });
    const settled = setTimeout(soon, SETTLED);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      resized.disconnect();
      changed.disconnect();
    };
  }, [drawing, measure]);
}
