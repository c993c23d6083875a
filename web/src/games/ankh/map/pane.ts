// The window of the map: zoomed and moved by gestures, wheel and keys. The transform is set directly, so gestures render nothing again.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Point } from "./geometry";
import { clamp, reveal, type Size, seen, transformOf, WHOLE, type Zoom, zoomAt } from "./zoom";

/** The distance in pixels that a finger may slip during a tap. */
const TAP_SLOP = 9;
/** The zoom at which hexes show their names. */
const NEAR = 1.6;

type OnScreen = Pick<MouseEvent, "clientX" | "clientY">;

export class Pane {
  readonly window: { current: SVGSVGElement | null } = { current: null };
  readonly picture: { current: SVGGElement | null } = { current: null };
  private zoom: Zoom = WHOLE;
  private readonly fingers = new Map<number, Point>();
  private slipped = 0;
  private touch = false;

  constructor(
    private readonly size: Size,
    /** Called when the map comes nearer or goes away by a step that changes its drawing. */
    private readonly onZoomed: (level: number) => void,
  ) {}

  get zoomed(): boolean {
    return this.zoom.k > 1;
  }

  /** Whether the hexes are large enough for their names. */
  get near(): boolean {
    return this.zoom.k >= NEAR;
  }

  get transform(): string {
    return transformOf(this.zoom);
  }

  /** Whether the last press was a drag. */
  get dragged(): boolean {
    return this.slipped > TAP_SLOP;
  }

  /** Whether the last press was a touch. */
  get touched(): boolean {
    return this.touch;
  }

  /** Zooms by a factor; returns false at the limit. */
  by(factor: number, around: Point = { x: this.size.w / 2, y: this.size.h / 2 }): boolean {
    const before = this.zoom.k;
    this.set(zoomAt(this.zoom, factor, around, this.size));
    return this.zoom.k !== before;
  }

  readonly whole = () => this.set(WHOLE);

  /** Moves the window so that these points are visible. */
  show(points: readonly Point[]): void {
    this.set(reveal(this.zoom, points, this.size));
  }

  /** Moves the window so that the focused element is visible. */
  follow(target: Element): void {
    const box = target.getBoundingClientRect();
    const { x, y } = this.place({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
    if (this.zoomed && !seen(WHOLE, { x, y }, this.size, 20)) this.pan(this.size.w / 2 - x, this.size.h / 2 - y);
  }

  /** A point of the screen in the coordinates of the window. */
  place({ clientX, clientY }: OnScreen): Point {
    const matrix = this.window.current?.getScreenCTM();
    return matrix ? { x: (clientX - matrix.e) / matrix.a, y: (clientY - matrix.f) / matrix.d } : { x: 0, y: 0 };
  }

  private set(zoom: Zoom): void {
    if (zoom === this.zoom) return;
    this.zoom = zoom;
    this.picture.current?.setAttribute("transform", this.transform);
    this.onZoomed(Number(this.zoomed) + Number(this.near));
  }

  private pan(dx: number, dy: number): void {
    const { k, x, y } = this.zoom;
    this.set(clamp({ k, x: x + dx, y: y + dy }, this.size));
  }

  private readonly down = (event: PointerEvent) => {
    if (event.isPrimary) {
      this.fingers.clear();
      this.slipped = 0;
      this.touch = event.pointerType === "touch";
    }
    if (event.button === 0) this.fingers.set(event.pointerId, this.place(event));
  };

  private readonly move = (event: PointerEvent) => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const point = this.place(event);
    this.fingers.set(event.pointerId, point);
    this.slipped += Math.hypot(point.x - before.x, point.y - before.y);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, point, other);
    else if (this.zoomed && this.dragged) this.pan(point.x - before.x, point.y - before.y);
  };

  /** Zooms while one finger moves and the other stays. */
  private pinch(before: Point, point: Point, other: Point): void {
    this.slipped = Number.POSITIVE_INFINITY;
    const spread = (from: Point) => Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
    this.by(spread(point) / spread(before), { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
  }

  private readonly up = (event: PointerEvent) => void this.fingers.delete(event.pointerId);

  private readonly wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 300), this.place(event));
  };

  private readonly key = (event: KeyboardEvent) => {
    const factor = { "+": 1.4, "=": 1.4, "-": 1 / 1.4, "0": 0 }[event.key];
    if (factor === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.by(factor);
  };

  readonly handlers = {
    onPointerDown: this.down,
    onPointerMove: this.move,
    onPointerUp: this.up,
    onPointerCancel: this.up,
    onPointerLeave: this.up,
    onWheel: this.wheel,
    onKeyDown: this.key,
  };

  /** Attaches the listeners. Touches that move the map must move nothing else, and elements inside a drawing have no `touch-action` of
   * their own. Focus events are observed from outside, because listeners on the window would make it a tab stop. */
  listen(): () => void {
    const window = this.window.current;
    const board = window?.closest("div");
    const hold = (event: TouchEvent) => {
      if (event.touches.length > 1 || this.zoomed) event.preventDefault();
    };
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && window?.contains(target)) this.follow(target);
    };
    window?.addEventListener("touchmove", hold, { passive: false });
    board?.addEventListener("focusin", focused);
    return () => {
      window?.removeEventListener("touchmove", hold);
      board?.removeEventListener("focusin", focused);
    };
  }
}

/** A window for a picture of this size; the component renders again when the whole map comes into view or leaves it, and when hexes become
 * large enough for their names. */
export function usePane({ w, h }: Size): Pane {
  const [, setLevel] = useState(0);
  const pane = useMemo(() => new Pane({ w, h }, setLevel), [w, h]);
  useEffect(() => pane.listen(), [pane]);
  return pane;
}
