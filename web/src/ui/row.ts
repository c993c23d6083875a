// Layout of items side by side.
import type { Box } from "./draw";

/** Widths and gap of the items, for a row of height 1. */
export interface Setting<T> {
  width: (item: T) => number;
  gap: number;
}

/** The width of a row of this height. */
export function widthOf<T>(items: readonly T[], h: number, { width, gap }: Setting<T>): number {
  return items.reduce((sum, item) => sum + width(item) + gap, -gap) * h;
}

export interface RowProps<T> extends Box {
  items: readonly T[];
  align?: "start" | "middle";
}

/** The boxes of the items; the row becomes lower if its items do not fit into the width. */
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
