// Things side by side.
import type { Box } from "./draw";

/** How the items of a row are set: how wide each is, and the gap between two, for a height of 1. */
export interface Setting<T> {
  width: (item: T) => number;
  gap: number;
}

/** How wide a row of this height would be. */
export function widthOf<T>(items: readonly T[], h: number, { width, gap }: Setting<T>): number {
  return items.reduce((sum, item) => sum + width(item) + gap, -gap) * h;
}

export interface RowProps<T> extends Box {
  items: readonly T[];
  align?: "start" | "middle";
}

/** Where the items of a row lie: lower than its box if they do not fit into its width. */
export function sideBySide<T>({ items, x, y, w, h, align = "middle" }: RowProps<T>, setting: Setting<T>): { item: T; x: number; y: number; size: number }[] {
  const size = h * Math.min(1, w / widthOf(items, h, setting));
  let at = x + (align === "middle" ? (w - widthOf(items, size, setting)) / 2 : 0);
  const top = y + (h - size) / 2;
  return items.map((item) => {
    const left = at;
    at += (setting.width(item) + setting.gap) * size;
    return { item, x: left, y: top, size };
  });
}
