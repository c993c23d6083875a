// The moves of a decision as arrows over the board, where they lead from one place to another.
import type { GameUI } from "../game";
import type { Decision } from "../protocol";
import type { Drawn } from "../study/Shapes";

/** The arrows, the best move last, so that it is drawn over the others. The move that was played is dashed, unless it is the best one. */
export function arrowsOf(ui: Pick<GameUI<unknown>, "route">, view: unknown, { seat, moves, played, expected }: Decision): Drawn[] {
  const arrows = moves.flatMap(({ move }, index): Drawn[] => {
    // What the search expected after the best move tells where it leads, if the same seat goes on.
    const next = index === 0 && expected[1]?.actor === seat ? [expected[1].move] : [];
    const route = ui.route?.(view, [move, ...next]);
    return route ? [{ shape: { arrow: { from: route[0], to: route[1] } }, rank: index + 1, dashed: index === played && index > 0 }] : [];
  });
  return arrows.reverse();
}
