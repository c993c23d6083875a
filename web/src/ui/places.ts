// Places on the board by name. A drawing gives an element the attribute `data-place` with one or more ids, separated by spaces: "temple",
// "ship-2 quay-temple", "hex-e4". Ids of pieces (`data-piece`) and anchors (`data-anchor`) name places too, so that a piece needs no second
// name. A place that is no rectangle contains a path with the attribute `data-outline`. A game's `places` (game.ts) returns the ids that an event is about; ids without an element on the board are skipped.
import { store } from "../store";

/** A rectangle inside the board, in screen pixels from the board's upper left corner. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The outline of a place that is no rectangle, as a path and its transformation. */
  outline?: { d: string; transform: string };
}

/** The ids of the places that are marked on the board now: those of the log line that somebody points at. */
export const pointedAt = store<readonly string[]>([]);

/** The areas of a place on the board; several if it is drawn in parts. */
export function areasOf(root: Element, id: string): Area[] {
  const name = CSS.escape(id);
  return firstDrawn(root, [`[data-place~="${name}"]`, `[data-piece="${name}"], [data-anchor="${name}"]`]);
}

/** The area of a piece; that of its place where the piece itself is folded away. */
export function areasOfPiece(root: Element, id: string): Area[] {
  const name = CSS.escape(id);
  return firstDrawn(root, [`[data-piece="${name}"]`, `[data-place~="${name}"]`]);
}

/** The areas of the places that play a move. */
export function areasOfMoves(root: Element): Area[] {
  return [...root.querySelectorAll("[data-move]")].flatMap((element) => areaOf(root, element.querySelector(".target") ?? element) ?? []);
}

/** The areas of the elements of the first selector that finds some on the board. */
function firstDrawn(root: Element, selectors: readonly string[]): Area[] {
  for (const selector of selectors) {
    const areas = [...root.querySelectorAll(selector)].flatMap((element) => areaOf(root, element) ?? []);
    if (areas.length > 0) return areas;
  }
  return [];
}

/** The visible area of an element; null if it is hidden, or outside of the drawing that contains it, such as a map that is enlarged. */
function areaOf(root: Element, element: Element): Area | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const drawing = (element as SVGElement).ownerSVGElement?.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (drawing && (x < drawing.left || x > drawing.right || y < drawing.top || y > drawing.bottom)) return null;
  const origin = root.getBoundingClientRect();
  const area = { x: box.left - origin.left, y: box.top - origin.top, w: box.width, h: box.height };
  const outline = outlineOf(element, origin);
  return outline ? { ...area, outline } : area;
}

function outlineOf(element: Element, origin: DOMRect): Area["outline"] | null {
  const path = element.querySelector<SVGPathElement>("path[data-outline]");
  const matrix = path?.getScreenCTM();
  if (!path || !matrix) return null;
  const { a, b, c, d, e, f } = matrix;
  return { d: path.getAttribute("d") ?? "", transform: `matrix(${a} ${b} ${c} ${d} ${e - origin.left} ${f - origin.top})` };
}
