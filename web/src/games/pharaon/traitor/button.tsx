// The Traitor on phones: its mark, stack and score; a tap opens its boards.
import type { Look } from "../../../game";
import { type Box, Label } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { Cube } from "../pieces/tokens";
import type { View } from "../view";
import { Stack } from "./boards";
import { Press } from "./press";
import "./traitor.css";

export function TraitorButton({ look, box, open }: { look: Look<View>; box: Box; open: () => void }) {
  const { view, words } = look;
  const { traitor } = view;
  if (!traitor) return null;
  const { w, h } = box;
  const tokens = [...(view.pharaoh === "traitor" ? ["pharaoh"] : []), ...(view.first === "traitor" ? ["first"] : [])];
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <Press label={words.label("about-traitor")} open={open} shape={<rect class="tr-press tr-door" x={0.5} y={0.5} width={w - 1} height={h - 1} rx={8} />}>
        <g data-anchor="hand-traitor">
          <Cube owner="traitor" x={7} y={6} size={20} />
        </g>
        <Label x={33} y={21} size={14} kind="title" fit={w - 72}>
          {words.title("traitor")}
        </Label>
        <Label x={w - 8} y={22} size={17} kind="number" anchor="end" class="strong">
          {traitor.score}
        </Label>
        <Stack count={traitor.stack} x={8} y={h - 26} size={17} />
        <Label x={30 + Math.max(0, traitor.stack - 1) * 6} y={h - 11} size={13} kind="number">
          {traitor.stack}
        </Label>
        {tokens.map((name, at) => (
          <Glyph key={name} name={name} x={w - 28 - at * 22} y={h - 27} size={20} class="ph-sign" />
        ))}
      </Press>
    </g>
  );
}
