// Shows where a move is made.
import { store } from "../store";

/** The move at which the list of all moves is to open, because it has a place nowhere else. */
export const listedMove = store<string | null>(null);

/** Leads the eye and the focus to the place of a move: on the board if it has one, otherwise to its button or its line in the list of all moves. */
export function showMove(move: string): void {
  const [place] = document.querySelectorAll<SVGElement | HTMLElement>(
    `.stage [data-move="${move}"], .mat [data-move="${move}"], .prompt [data-move="${move}"]`,
  );
  if (!place) {
    listedMove.set(move);
    return;
  }
  place.scrollIntoView({ block: "nearest" });
  place.focus({ focusVisible: true } as FocusOptions);
}
