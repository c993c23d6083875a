// A row of pictograms, centred in its width: what a card or a space does, without words.
import { Label, textWidth } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
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

const GAP = 0.12;
const TEXT = 0.86;

/** How wide an item is for its height. */
function width(item: Item): number {
  if ("text" in item) return textWidth(item.text, TEXT, true);
  return "points" in item || "grave" in item ? 0.84 : 1;
}

/** How wide a row of this height would be. */
export function rowWidth(items: readonly Item[], h: number): number {
  return items.reduce((sum, item) => sum + width(item) + GAP, -GAP) * h;
}

interface RowProps {
  items: readonly Item[];
  x: number;
  y: number;
  w: number;
  h: number;
  align?: "start" | "middle";
}

export function Row({ items, x, y, w, h, align = "middle" }: RowProps) {
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

function Pictogram({ item, x, y, size }: { item: Item; x: number; y: number; size: number }) {
  if ("icon" in item) return <Glyph name={item.icon} x={x} y={y} size={size} class="eg-sign" />;
  if ("crew" in item) return <CrewMark crew={item.crew} x={x} y={y} size={size} />;
  if ("field" in item) return <FieldFace colour={item.field} value={item.value} irrigated x={x} y={y} size={size} />;
  if ("grave" in item) return <GraveTile value={item.grave} x={x} y={y} w={size * 0.82} h={size} />;
  if ("points" in item) return <Points value={item.points} x={x + size * 0.02} y={y + size * 0.05} size={size * 0.8} />;
  return (
    <Label x={x} y={y + size * 0.8} size={size * TEXT} kind="number" class="strong">
      {item.text}
    </Label>
  );
}
