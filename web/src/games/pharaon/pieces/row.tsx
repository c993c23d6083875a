// A row of pictograms, centred in its width: what a card or a space does, without words.
import { Label, textWidth } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { GodFigure } from "./gods";
import type { God, Offering, Resource as Kind } from "./kinds";
import { Resource } from "./resource";
import { OfferingToken, Points } from "./tokens";

export type Item =
  | { res: Kind | "any"; shape?: "pay" | "gain" }
  | { icon: string }
  | { god: God }
  /** `any` is one of choice or by chance. */
  | { offering: Offering | "any" }
  | { points: number | string }
  | { text: string };

const GAP = 0.14;
const TEXT = 0.82;

/** How wide an item is for its height. */
function width(item: Item): number {
  if ("text" in item) return textWidth(item.text, TEXT, true);
  return "points" in item ? 0.9 : 1;
}

/** How wide a row of this height would be. */
export function rowWidth(items: readonly Item[], h: number): number {
  return items.reduce((sum, item) => sum + width(item) + GAP, -GAP) * h;
}

export function Row({ items, x, y, w, h, align = "middle" }: { items: readonly Item[]; x: number; y: number; w: number; h: number; align?: "start" | "middle" }) {
  const scale = Math.min(1, w / rowWidth(items, h));
  const height = h * scale;
  let at = x + (align === "middle" ? (w - rowWidth(items, height)) / 2 : 0);
  const top = y + (h - height) / 2;
  return (
    <>
      {items.map((item, place) => {
        const left = at;
        at += (width(item) + GAP) * height;
        return <Pictogram key={place} item={item} x={left} y={top} size={height} />;
      })}
    </>
  );
}

export function Pictogram({ item, x, y, size }: { item: Item; x: number; y: number; size: number }) {
  if ("res" in item) return <Resource kind={item.res} x={x} y={y} size={size} shape={item.shape ?? "gain"} />;
  if ("icon" in item) return <Glyph name={item.icon} x={x} y={y} size={size} class="ph-sign" />;
  if ("god" in item) return <GodFigure god={item.god} x={x} y={y} size={size} />;
  if ("points" in item) return <Points x={x + size * 0.03} y={y + size * 0.03} size={size * 0.84} value={item.points} />;
  if ("offering" in item) return <OfferingToken kind={item.offering} x={x} y={y} size={size} />;
  return (
    <Label x={x} y={y + size * 0.79} size={size * TEXT} kind="number" class="strong">
      {item.text}
    </Label>
  );
}
