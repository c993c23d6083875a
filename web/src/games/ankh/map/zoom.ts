// The visible part of a picture in its window.
import type { Point } from "./geometry";

/** The scale of the picture relative to its window, and the position of its corner. */
export interface Zoom extends Point {
  k: number;
}

export interface Size {
  w: number;
  h: number;
}

export const WHOLE: Zoom = { k: 1, x: 0, y: 0 };
const MAX_ZOOM = 4;

/** Limits the zoom so that the picture always covers its window. */
export function clamp({ k, x, y }: Zoom, { w, h }: Size): Zoom {
  const scale = Math.min(MAX_ZOOM, Math.max(1, k));
  return { k: scale, x: Math.min(0, Math.max(w - w * scale, x)), y: Math.min(0, Math.max(h - h * scale, y)) };
}

/** Zooms around a point that keeps its place. */
export function zoomAt(zoom: Zoom, by: number, point: Point, size: Size): Zoom {
  const k = Math.min(MAX_ZOOM, Math.max(1, zoom.k * by));
  const grown = k / zoom.k;
  return clamp({ k, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown }, size);
}

export function seen(zoom: Zoom, { x, y }: Point, { w, h }: Size, margin = 0): boolean {
  const [sx, sy] = [x * zoom.k + zoom.x, y * zoom.k + zoom.y];
  return sx >= margin && sy >= margin && sx <= w - margin && sy <= h - margin;
}

/** Moves and zooms so that all points are visible; changes nothing if they are. */
export function reveal(zoom: Zoom, points: readonly Point[], size: Size): Zoom {
  if (zoom.k === 1 || points.every((point) => seen(zoom, point, size))) return zoom;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 90;
  const k = Math.min(zoom.k, size.w / (right - left + room), size.h / (bottom - top + room));
  if (k < 1.15) return WHOLE;
  return clamp({ k, x: size.w / 2 - (k * (left + right)) / 2, y: size.h / 2 - (k * (top + bottom)) / 2 }, size);
}

export function transformOf({ k, x, y }: Zoom): string {
  return k === 1 ? "" : `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)})`;
}
