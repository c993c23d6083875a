// The places on the board that can be marked, and their names.
import { areasOf } from "../ui/places";

export interface Place {
  id: string;
  name: string;
}

const NAMED = "[data-place], [data-piece], [data-anchor]";

function idsOf(element: Element): string[] {
  const { place = "", piece = "", anchor = "" } = (element as HTMLElement | SVGElement).dataset;
  return [...place.split(" "), piece, anchor].filter((id) => /^[a-z0-9-]{1,40}$/.test(id) && !id.endsWith("-"));
}

/** What the board calls a thing, in its own words: its explanation, or its name for screen readers; null if it has no name of its own. */
function nameOf(element: Element): string | null {
  const explained = element.matches("[data-explain]") ? element : element.querySelector("[data-explain]");
  const around = element.closest("[data-explain], [aria-label], svg, section");
  for (const one of [explained, around]) {
    // The name of a whole drawing tells no places apart.
    if (!one || one.matches("svg, section")) continue;
    const name = (one as HTMLElement).dataset.explain ?? one.getAttribute("aria-label");
    if (name) return name;
  }
  return null;
}

/** The ids of the places that are drawn and have a name, with the element of each. Pieces without one stand on places that have. */
function named(root: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const element of root.querySelectorAll(NAMED)) {
    if (nameOf(element) !== null) for (const id of idsOf(element)) if (!found.has(id)) found.set(id, element);
  }
  return found;
}

/** All named places that are drawn now, by name. Things with the same name are told apart by their ids. */
export function placesOn(root: Element): Place[] {
  const all = [...named(root)].flatMap(([id, element]) => (areasOf(root, id).length > 0 ? [{ id, name: nameOf(element) ?? id }] : []));
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  const places = all.map(({ id, name }) => ({ id, name: (counts.get(name) ?? 0) > 1 ? `${name} (${id})` : name }));
  return places.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
}

/** The smallest place at a point of the board, in pixels from its upper left corner. */
export function placeAt(root: Element, x: number, y: number): string | null {
  let best: { id: string; size: number; far: number } | null = null;
  for (const id of named(root).keys()) {
    for (const { x: left, y: top, w, h } of areasOf(root, id)) {
      if (x < left || y < top || x > left + w || y > top + h) continue;
      const size = w * h;
      const far = Math.hypot(x - left - w / 2, y - top - h / 2);
      // Cells of a map overlap as rectangles: the nearest of them counts.
      const alike = best !== null && size > best.size * 0.8 && size < best.size * 1.25;
      if (best === null || (alike ? far < best.far : size < best.size)) best = { id, size, far };
    }
  }
  return best?.id ?? null;
}
