// A row of pictograms, centred in its width: the effect of a card or a space.
import { Label, textWidth } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { type RowProps, type Setting, sideBySide, widthOf } from "../../../ui/row";
import { GodFigure } from "./gods";
import type { God, Resource as Kind, Offering } from "./kinds";
import { Resource } from "./resource";
import { OfferingToken, Points } from "./tokens";

export type Item =
  | { res: Kind | "any"; shape?: "pay" | "gain" }
  | { icon: string }
  | { god: God }
  /** `any` is one of choice, or a random one. */
  | { offering: Offering | "any" }
  | { points: number | string }
  | { text: string };

const TEXT = 0.82;

/** The width of an item relative to its height. */
function width(item: Item): number {
  if ("text" in item) return textWidth(item.text, TEXT, "serif");
  return "points" in item ? 0.9 : 1;
}

const SETTING: Setting<Item> = { width, gap: 0.14 };

/** The width of a row of this height. */
export const rowWidth = (items: readonly Item[], h: number) => widthOf(items, h, SETTING);

export function Row(props: RowProps<Item>) {
  return (
    <>
      {sideBySide(props, SETTING).map((placed, place) => (
        <Pictogram key={place} {...placed} />
      ))}
    </>
  );
}

function Pictogram({ item, x, y, size }: { item: Item; x: number; y: number; size: number }) {
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
