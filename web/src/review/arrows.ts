// The moves of a decision over the board: arrows where they lead from one place to another, rings where they are about one.
import type { GameUI } from "../game";
import type { Decision } from "../protocol";
import type { Drawn, Shape } from "../study/Shapes";
import { isWrong } from "./marks";

/** The shapes, the best move last, so that it is drawn over the others. The move that was played is dashed, unless it is the best one,
 * and red if it was wrong. Of moves about the same places only the best is drawn. */
export function arrowsOf(ui: Pick<GameUI<unknown>, "route">, view: unknown, { seat, moves, played, mark, expected }: Decision): Drawn[] {
  const drawn = new Map<string, Drawn>();
  moves.forEach(({ move }, index) => {
    // What the search expected after the best move tells where it leads, if the same seat goes on.
    const next = index === 0 && expected[1]?.actor === seat ? [expected[1].move] : [];
    const route = ui.route?.(view, [move, ...next]);
    if (!route || drawn.has(route.join())) return;
    const [from, to] = route;
    const shape: Shape = to === undefined ? { circle: { place: from } } : { arrow: { from, to } };
    drawn.set(route.join(), { shape, rank: index + 1, dashed: index === played && index > 0, wrong: index === played && isWrong(mark) });
  });
  return [...drawn.values()].reverse();
}
