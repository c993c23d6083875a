// The move that the viewer points at, so that a board can preview it.
import type { Look, Move } from "../game";
import { store, useStore } from "../store";

const aim = store<Move | null>(null);

/** Handlers for the element around the board. Handlers on single drawings would make them tab stops. */
export const aiming = {
  onPointerOver: (event: Event) => aim.set(moveAt(event)),
  onPointerLeave: () => aim.set(null),
  onFocusIn: (event: Event) => aim.set(moveAt(event)),
  onFocusOut: () => aim.set(null),
};

function moveAt({ target }: Event): Move | null {
  return target instanceof Element ? (target.closest<HTMLElement | SVGElement>("[data-move]")?.dataset.move ?? null) : null;
}

/** The move that is pointed at, as long as it is legal. */
export function useAim({ legal }: Pick<Look<unknown>, "legal">): Move | null {
  const move = useStore(aim);
  return move !== null && legal.has(move) ? move : null;
}
