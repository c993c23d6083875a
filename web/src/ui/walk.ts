// Arrow keys walk from thing to thing on a board.

/** The direction of each arrow key. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of `all` in the direction of an arrow key; things beside the way count as farther. */
export function nearest<E extends Element>(from: Element, all: Iterable<E>, key: string): E | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const here = centre(from);
  let best: { element: E; cost: number } | null = null;
  for (const element of all) {
    const [x, y] = centre(element);
    const along = (x - here[0]) * dx + (y - here[1]) * dy;
    const across = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    if (element === from || along < 1) continue;
    const cost = along + 2.5 * across;
    if (!best || cost < best.cost) best = { element, cost };
  }
  return best?.element ?? null;
}

/** The middle of a thing; of a target, the middle of what is drawn. */
function centre(element: Element): [number, number] {
  const target = element.matches(".spot") ? element.querySelector(".target") : null;
  const { left, top, width, height } = (target ?? element).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
