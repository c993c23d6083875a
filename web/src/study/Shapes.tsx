// Circles and arrows over the board, drawn from the boxes of its elements, so that they fit every size and layout of it.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Remark } from "../protocol";
import { useRemeasuring } from "../table/Marks";
import { type Area, areasOf } from "../ui/places";
import { placeAt } from "./places";
import "../styles/shapes.css";

export type Shape = Extract<Remark, { circle: unknown } | { arrow: unknown }>;

/** A shape, and how it stands out among others. */
export interface Drawn {
  shape: Shape;
  /** Its place among the best, from 1: a number on it, and the less ink the higher. */
  rank?: number;
  /** Whether it is what was done, not what could be done. */
  dashed?: boolean;
  /** Whether that was wrong. */
  wrong?: boolean;
}

/** What a tap on the board draws. */
export const TOOLS = ["circle", "arrow"] as const;
export type Tool = (typeof TOOLS)[number];

export interface Drawing {
  tool: Tool;
  /** Draws a shape, or removes one that is there. */
  onDraw: (shape: Shape) => void;
}

interface ShapesProps {
  shapes: readonly Drawn[];
  view: unknown;
  /** Null if the visitor only looks. */
  drawing: Drawing | null;
}

interface Point {
  x: number;
  y: number;
}

/** What is drawn of a shape, in pixels of the board. */
interface Path {
  key: string;
  class?: string;
  d: string;
  transform?: string | undefined;
  /** The head of an arrow. */
  head?: string;
  /** A number on an arrow, and where it stands. */
  number?: Point & { text: number };
}

export function Shapes({ shapes, view, drawing }: ShapesProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [paths, set] = useState<readonly Path[]>([]);
  const { handlers, first, drag } = usePen(svg, drawing);
  // Another view is another board.
  const measure = useCallback(() => {
    const stage = svg.current?.parentElement;
    if (!stage) return;
    const found = shapes.flatMap((one) => pathsOf(stage, one));
    const own = [...(first === null ? [] : pathsOfEnd(stage, first)), ...(drag === null ? [] : pathsOfDrag(stage, drag))];
    set((before) => (before.length + found.length + own.length === 0 ? before : [...found, ...own]));
  }, [shapes, view, first, drag]);
  useLayoutEffect(measure, [measure]);
  useRemeasuring(svg, measure);
  return (
    <svg class={`study-shapes ${drawing ? "drawing" : ""} ${drag ? "dragging" : ""}`} ref={svg} aria-hidden="true" {...handlers}>
      {paths.map(({ key, class: own, d, transform, head, number }) => (
        <g key={key} class={own}>
          <path class="halo" d={d} transform={transform} />
          {head && <path class="halo" d={head} />}
          <path class="line" d={d} transform={transform} />
          {head && <path class="head" d={head} />}
          {number && (
            <>
              <circle cx={number.x} cy={number.y} r={11} />
              <text x={number.x} y={number.y}>
                {number.text}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

/** An arrow that is being dragged. */
interface Drag {
  id: string;
  to: Point;
}

/** Milliseconds for which a finger rests on a place before it draws an arrow from there: whoever swipes at once scrolls. */
const HOLD = 250;
/** Pixels that a finger may move in a tap. */
const SLIP = 12;

/** Taps and drags on the board. A tap draws a circle, or with the tool for arrows one end of an arrow; a drag from place to place draws an arrow. */
function usePen(svg: { current: SVGSVGElement | null }, drawing: Drawing | null) {
  /** The place of the first tap, with the tool for arrows. */
  const [first, setFirst] = useState<string | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The pointer that is down on a place. */
  const down = useRef<{ id: string; x: number; y: number; drags: boolean; timer?: ReturnType<typeof setTimeout> } | null>(null);
  const draws = drawing !== null;
  const tool = drawing?.tool;
  const lift = useCallback(() => {
    clearTimeout(down.current?.timer);
    down.current = null;
    setDrag(null);
  }, []);
  // Another tool begins anew, before anybody can tap.
  useLayoutEffect(() => {
    setFirst(null);
    return lift;
  }, [tool, lift]);
  useEffect(() => {
    const element = svg.current;
    if (!element || !draws) return;
    // A finger that drags an arrow must not scroll the page as well. Handlers of elements are passive: they could not prevent it.
    const moved = (event: TouchEvent) => {
      if (down.current?.drags && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchmove", moved, { passive: false });
    return () => element.removeEventListener("touchmove", moved);
  }, [svg, draws]);
  if (!drawing) return { first: null, drag: null, handlers: {} };
  const at = (event: PointerEvent): Point & { id: string | null } => {
    const stage = svg.current?.parentElement;
    const box = stage?.getBoundingClientRect();
    const [x, y] = [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
    return { x, y, id: stage ? placeAt(stage, x, y) : null };
  };
  const tap = (id: string) => {
    if (drawing.tool === "circle") drawing.onDraw({ circle: { place: id } });
    else if (first === null) setFirst(id);
    else {
      setFirst(null);
      if (first !== id) drawing.onDraw({ arrow: { from: first, to: id } });
    }
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const { id, x, y } = at(event);
      if (id === null || event.button !== 0 || !event.isPrimary) return;
      if (event.pointerType === "mouse") {
        event.preventDefault();
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        down.current = { id, x, y, drags: true };
        return;
      }
      const rests = () => {
        if (down.current) down.current.drags = true;
        setDrag({ id, to: { x, y } });
      };
      down.current = { id, x, y, drags: false, timer: setTimeout(rests, HOLD) };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = down.current;
      if (!start?.drags) return;
      const { x, y } = at(event);
      if (Math.hypot(x - start.x, y - start.y) > SLIP) setDrag({ id: start.id, to: { x, y } });
    },
    onPointerUp: (event: PointerEvent) => {
      const start = down.current;
      if (!start) return;
      lift();
      const { x, y, id } = at(event);
      // A drag that came back to its place is a tap.
      if (id === start.id || Math.hypot(x - start.x, y - start.y) <= SLIP) tap(start.id);
      else if (start.drags && id !== null) {
        setFirst(null);
        drawing.onDraw({ arrow: { from: start.id, to: id } });
      }
    },
    // The finger scrolls.
    onPointerCancel: lift,
    // A long press draws.
    onContextMenu: (event: Event) => event.preventDefault(),
  };
  return { first, drag, handlers };
}

function pathsOf(stage: Element, { shape, rank, dashed, wrong }: Drawn): Path[] {
  const own = `${rank === undefined ? "" : `rank-${rank}`} ${dashed ? "dashed" : ""} ${wrong ? "wrong" : ""}`;
  const numbered = (at: Point) => (rank === undefined ? {} : { number: { ...at, text: rank } });
  if ("circle" in shape) {
    const { place } = shape.circle;
    return areasOf(stage, place).map((area, nth) => ({ key: `${place} ${nth} ${own}`, class: own, ...ring(area), ...numbered(onRing(area)) }));
  }
  const { from, to } = shape.arrow;
  const [one] = areasOf(stage, from);
  const [other] = areasOf(stage, to);
  if (!one || !other) return [];
  const { middle, ...path } = arrow(centre(one), edge(centre(one), other));
  return [{ key: `${from} ${to} ${own}`, class: own, ...path, ...numbered(middle) }];
}

/** The first end of an arrow. */
function pathsOfEnd(stage: Element, id: string): Path[] {
  return areasOf(stage, id).map((area, nth) => ({ key: `end ${nth}`, class: "dashed", ...ring(area) }));
}

function pathsOfDrag(stage: Element, { id, to }: Drag): Path[] {
  const [area] = areasOf(stage, id);
  if (!area) return [];
  const { d, head } = arrow(centre(area), to);
  return [{ key: "drag", d, head }];
}

/** Around a place: along its outline, or an ellipse. */
function ring({ x, y, w, h, outline }: Area): Pick<Path, "d" | "transform"> {
  if (outline) return outline;
  const [rx, ry] = [w / 2 + 5, h / 2 + 5];
  const [left, middle] = [x + w / 2 - rx, y + h / 2];
  return { d: `M${left} ${middle}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z` };
}

/** A point on the ring around a place: where its outline begins, or upper left. */
function onRing({ x, y, w, h, outline }: Area): Point {
  if (!outline) return { x: x + w / 2 - (w / 2 + 5) * Math.SQRT1_2, y: y + h / 2 - (h / 2 + 5) * Math.SQRT1_2 };
  const [a, b, c, d, e, f] = numbersIn(outline.transform);
  const [left, top] = numbersIn(outline.d);
  return { x: a * left + c * top + e, y: b * left + d * top + f };
}

/** The first numbers of a path or a matrix. */
function numbersIn(text: string): [number, number, number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (text.match(/-?\d*\.?\d+(e-?\d+)?/g) ?? []).map(Number);
  return [a, b, c, d, e, f];
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

/** A slightly bent arrow; `middle` is the point halfway along it. */
export function arrow(from: Point, to: Point): { d: string; head: string; middle: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: from.x + dx / 2 + dy * 0.12, y: from.y + dy / 2 - dx * 0.12 };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const back = (turn: number) => `${round(to.x - HEAD * Math.cos(angle + turn))} ${round(to.y - HEAD * Math.sin(angle + turn))}`;
  const neck = { x: to.x - HEAD * 0.7 * Math.cos(angle), y: to.y - HEAD * 0.7 * Math.sin(angle) };
  return {
    d: `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(neck.x)} ${round(neck.y)}`,
    head: `M${round(to.x)} ${round(to.y)}L${back(0.45)}L${back(-0.45)}Z`,
    middle: { x: round((from.x + 2 * bend.x + neck.x) / 4), y: round((from.y + 2 * bend.y + neck.y) / 4) },
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
