// A hook that follows a media query, and the queries that select a layout. The styles of table-phone.css repeat them.
import { useEffect, useState } from "preact/hooks";

/** Phones on their side, and windows that are enlarged to twice the size: the board is beside everything else. */
export const LANDSCAPE = "(min-width: 560px) and (max-width: 1000px) and (max-height: 500px) and (min-aspect-ratio: 4/3)";

/** Phones, upright or on their side: what a player needs is in a dock. */
export const PHONE = `(max-width: 699px), ${LANDSCAPE}`;

/** Places for a board that are wide and low, and where fingers need large targets: phones on their side, and tablets. */
export const FLAT_BOARD = `(min-width: 700px) and ${LANDSCAPE}, (min-width: 700px) and (max-width: 1280px) and (pointer: coarse)`;

export function useMedia(query: string): boolean {
  const [matches, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => set(list.matches);
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);
  return matches;
}
