// Circles and arrows over the board, drawn from the boxes of its elements, so that they fit every size and layout of it.
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Remark } from "../protocol";
import { useRemeasuring } from "../table/Marks";
import { type Area, areasOf } from "../ui/places";
import { placeAt } from "./places";

export type Shape = Extract<Remark, { circle: unknown } | { arrow: unknown }>;

interface ShapesProps {
  shapes: readonly Shape[];
  view: unknown;
  /** Draws a shape, or removes one that is there; null if the visitor only looks. */
  onDraw: ((shape: Shape) => void) | null;
}

interface Point {
  x: number;
  y: number;
}

export function Shapes({ shapes, view, onDraw }: ShapesProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [paths, set] = useState<readonly Drawn[]>([]);
  const [from, begin] = useState<{ id: string; to: Point } | null>(null);
  // Another view is another board.
  const measure = useCallback(() => {
    const stage = drawing.current?.parentElement;
    if (!stage) return;
    const found = shapes.flatMap((shape) => drawn(stage, shape));
    const dragged = from && drawnTo(stage, from.id, from.to);
    set(dragged ? [...found, dragged] : found);
  }, [shapes, view, from]);
  useLayoutEffect(measure, [measure]);
  useRemeasuring(drawing, measure);

  const at = (event: PointerEvent): Point & { id: string | null } => {
    const stage = drawing.current?.parentElement;
    const box = stage?.getBoundingClientRect();
    const [x, y] = [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
    return { x, y, id: stage ? placeAt(stage, x, y) : null };
  };
  const handlers = onDraw && {
    onPointerDown: (event: PointerEvent) => {
      const { id, x, y } = at(event);
      if (id === null || event.button !== 0) return;
      event.preventDefault();
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      begin({ id, to: { x, y } });
    },
    onPointerMove: (event: PointerEvent) => {
      if (from) begin({ id: from.id, to: at(event) });
    },
    onPointerUp: (event: PointerEvent) => {
      const { id } = at(event);
      begin(null);
      if (!from || id === null) return;
      onDraw(id === from.id ? { circle: { place: id } } : { arrow: { from: from.id, to: id } });
    },
    onPointerCancel: () => begin(null),
  };
  return (
    <svg class={onDraw ? "study-shapes drawing" : "study-shapes"} ref={drawing} aria-hidden="true" {...handlers}>
      {paths.map(({ key, d, transform, head }) => (
        <g key={key} transform={transform}>
          <path class="halo" d={d} />
          {head && <path class="halo" d={head} />}
          <path d={d} />
          {head && <path class="head" d={head} />}
        </g>
      ))}
    </svg>
  );
}

interface Drawn {
  key: string;
  d: string;
  transform?: string | undefined;
  /** The head of an arrow. */
  head?: string;
}

function drawn(stage: Element, shape: Shape): Drawn[] {
  if ("circle" in shape) {
    const { place } = shape.circle;
    return areasOf(stage, place).map((area, nth) => ({ key: `${place} ${nth}`, ...ring(area) }));
  }
  const { from, to } = shape.arrow;
  const [one] = areasOf(stage, from);
  const [other] = areasOf(stage, to);
  return one && other ? [{ key: `${from} ${to}`, ...arrow(centre(one), edge(centre(one), other)) }] : [];
}

/** The arrow that is being drawn. */
function drawnTo(stage: Element, id: string, to: Point): Drawn | null {
  const [area] = areasOf(stage, id);
  return area ? { key: "drawn", ...arrow(centre(area), to) } : null;
}

/** Around a place: along its outline, or an ellipse. */
function ring({ x, y, w, h, outline }: Area): Pick<Drawn, "d" | "transform"> {
  if (outline) return outline;
  const [rx, ry] = [w / 2 + 5, h / 2 + 5];
  const [left, middle] = [x + w / 2 - rx, y + h / 2];
  return { d: `M${left} ${middle}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z` };
}

const centre = ({ x, y, w, h }: Area): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Where a line from a point to the middle of an area comes near that middle: arrows end inside, so that small places are not missed. */
function edge(from: Point, area: Area): Point {
  const to = centre(area);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const short = Math.min(area.w, area.h) / 4;
  const share = long > short ? (long - short) / long : 1;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const HEAD = 13;

/** A slightly bent arrow. */
export function arrow(from: Point, to: Point): { d: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: from.x + dx / 2 + dy * 0.12, y: from.y + dy / 2 - dx * 0.12 };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const back = (turn: number) => `${round(to.x - HEAD * Math.cos(angle + turn))} ${round(to.y - HEAD * Math.sin(angle + turn))}`;
  const neck = { x: to.x - HEAD * 0.7 * Math.cos(angle), y: to.y - HEAD * 0.7 * Math.sin(angle) };
  return {
    d: `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(neck.x)} ${round(neck.y)}`,
    head: `M${round(to.x)} ${round(to.y)}L${back(0.45)}L${back(-0.45)}Z`,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
