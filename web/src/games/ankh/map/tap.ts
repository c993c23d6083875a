// Interprets taps and clicks on the map.
import { useRef } from "preact/hooks";
import type { Pane } from "./pane";

/** Maximum distance from a tap to its target, and how much closer that must be than the next one; in screen pixels. */
const TAP_RADIUS = 26;
const TAP_MARGIN = 10;
/** A target that is drawn smaller than this (pixels) is enlarged by the first tap. */
const LEAST_DRAWN = 30;
/** Two taps within this time (milliseconds) and distance (pixels) are a double tap. */
const DOUBLE_TAP = { time: 350, far: 28 };

/** Handles clicks in the capture phase, before their targets do. */
export function useTap(pane: Pane): (event: MouseEvent) => void {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (event) => {
    // Clicks that are dispatched below are not trusted; they pass through.
    if (!event.isTrusted) return;
    if (pane.dragged) return void event.stopPropagation();
    if (pane.touched && meant(event, pane)) return;
    if ((event.target as Element).closest(".spot, .ank-region, .ank-tap")) return;
    const before = last.current;
    last.current = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    if (event.timeStamp - before.time > DOUBLE_TAP.time || Math.hypot(event.clientX - before.x, event.clientY - before.y) > DOUBLE_TAP.far) return;
    last.current.time = Number.NEGATIVE_INFINITY;
    if (pane.zoomed) pane.whole();
    else pane.by(2, pane.place(event));
  };
}

/** A touch plays the nearest target. If two targets are possible, or the target is small, the map zooms in instead. */
function meant(event: MouseEvent, pane: Pane): boolean {
  const [first, second] = targets(event, pane);
  if (!first || first.far > TAP_RADIUS) return false;
  event.stopPropagation();
  const unclear = second !== undefined && second.far - first.far < TAP_MARGIN;
  if (!((unclear || isSmall(first.spot)) && pane.by(1.9, pane.place(event)))) first.spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}

function isSmall(spot: Element): boolean {
  const { width, height } = (spot.querySelector(".target") ?? spot).getBoundingClientRect();
  return Math.max(width, height) < LEAST_DRAWN;
}

/** The targets, the nearest first. A region is either hit or not: it has no middle. */
function targets(event: MouseEvent, pane: Pane): { spot: Element; far: number }[] {
  const spots = [...(pane.window.current?.querySelectorAll(".ank-spot:not(.region)") ?? [])];
  const far = (spot: Element) => {
    const box = (spot.querySelector(".hit") ?? spot).getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - event.clientX, box.top + box.height / 2 - event.clientY);
  };
  return spots.map((spot) => ({ spot, far: far(spot) })).sort((one, other) => one.far - other.far);
}
