// A row of pictograms, centred in its width: the effect of a card or a space.
import { Label, textWidth } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { type RowProps, type Setting, sideBySide, widthOf } from "../../../ui/row";
import type { Colour, Crew } from "./kinds";
import { FieldFace } from "./lands";
import { CrewMark, GraveTile, Points } from "./tokens";

export type Item =
  | { icon: string }
  | { crew: Crew | "any" }
  | { field: Colour; value: number | null }
  | { grave: number }
  | { points: number | string }
  | { text: string };

const TEXT = 0.86;

/** The width of an item relative to its height. */
function width(item: Item): number {
  if ("text" in item) return textWidth(item.text, TEXT, "serif");
  return "grave" in item ? 0.84 : 1;
}

const SETTING: Setting<Item> = { width, gap: 0.12 };

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
  if ("icon" in item) return <Glyph name={item.icon} x={x} y={y} size={size} class="eg-sign" />;
  if ("crew" in item) return <CrewMark crew={item.crew} x={x} y={y} size={size} />;
  if ("field" in item) return <FieldFace colour={item.field} value={item.value} irrigated x={x} y={y} size={size} />;
  if ("grave" in item) return <GraveTile value={item.grave} x={x} y={y} w={size * 0.82} h={size} />;
  if ("points" in item) return <Points value={item.points} x={x + size * 0.03} y={y - size * 0.03} size={size * 0.94} />;
  return (
    <Label x={x} y={y + size * 0.8} size={size * TEXT} kind="number" class="strong">
      {item.text}
    </Label>
  );
}
