// Shows where a move is made.

/** Leads the eye and the focus to the place of a move: on the board if it has one, otherwise to its button. */
export function showMove(move: string): void {
  const [place] = document.querySelectorAll<SVGElement | HTMLElement>(
    `.stage [data-move="${move}"], .mat [data-move="${move}"], .prompt [data-move="${move}"]`,
  );
  place?.scrollIntoView({ block: "nearest" });
  place?.focus({ focusVisible: true } as FocusOptions);
}
