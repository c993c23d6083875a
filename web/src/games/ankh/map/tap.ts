// What a finger or the mouse means when it taps the map.
import { useRef } from "preact/hooks";
import type { Pane } from "./pane";

/** As near as a finger must come to a target, and how much nearer than to the next one: in pixels of the screen. */
const NEAR = 26;
const CLEAR = 10;
/** Two taps are one gesture within so many milliseconds and pixels. */
const TWICE = { time: 350, far: 28 };

/** Catches clicks on their way down to what was hit. */
export function useTap(pane: Pane): (event: MouseEvent) => void {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (event) => {
    // One that was passed on below goes its way.
    if (!event.isTrusted) return;
    if (pane.dragged) return void event.stopPropagation();
    if (pane.touched && meant(event, pane)) return;
    if ((event.target as Element).closest(".spot, .ank-region, .ank-tap")) return;
    const before = last.current;
    last.current = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    if (event.timeStamp - before.time > TWICE.time || Math.hypot(event.clientX - before.x, event.clientY - before.y) > TWICE.far) return;
    last.current.time = Number.NEGATIVE_INFINITY;
    if (pane.zoomed) pane.whole();
    else pane.by(2, pane.place(event));
  };
}

/** A finger plays the target that is nearest. Where it might mean one of two, the map comes nearer instead. */
function meant(event: MouseEvent, pane: Pane): boolean {
  const [first, second] = targets(event, pane);
  if (!first || first.far > NEAR) return false;
  event.stopPropagation();
  const unclear = second !== undefined && second.far - first.far < CLEAR;
  if (!(unclear && pane.by(1.9, pane.place(event)))) first.spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}

/** The targets, the nearest first. A region is hit or not: it has no middle. */
function targets(event: MouseEvent, pane: Pane): { spot: Element; far: number }[] {
  const spots = [...(pane.window.current?.querySelectorAll(".ank-spot:not(.region)") ?? [])];
  const far = (spot: Element) => {
    const box = (spot.querySelector(".hit") ?? spot).getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - event.clientX, box.top + box.height / 2 - event.clientY);
  };
  return spots.map((spot) => ({ spot, far: far(spot) })).sort((one, other) => one.far - other.far);
}
