// The buttons in the corners of the map: zoom in, zoom out, and the strengths in the regions.
import { useContext } from "preact/hooks";
import type { Look } from "../../../game";
import { type Box, Least } from "../../../ui/draw";
import { explain } from "../../../ui/explain";
import { Glyph } from "../../../ui/Icon";
import type { Event, View } from "../view";
import type { Pane } from "./pane";

interface ToolsProps {
  look: Look<View, Event>;
  pane: Pane;
  box: Box;
  tall: boolean;
  regions: boolean;
  setRegions: (on: boolean) => void;
}

/** Desks show the whole map at first, so the button to zoom out appears only after zooming in. */
export function Tools({ look: { words }, pane, box, tall, regions, setRegions }: ToolsProps) {
  const size = tall ? 32 : 30;
  const [left, right, top, bottom] = [3, box.w - size - 3, 3, box.h - size - 3];
  const row = tall ? top : bottom;
  return (
    <g class="ank-tools">
      {!tall && (
        <Tool
          icon="regions"
          label={words.label("regions")}
          about={words.label("about-regions")}
          x={left}
          y={top}
          size={size}
          pressed={regions}
          act={() => setRegions(!regions)}
        />
      )}
      <Tool icon="zoom-in" label={words.label("zoom-in")} x={right} y={row} size={size} act={() => pane.by(1.6)} />
      {pane.zoomed && <Tool icon="zoom-out" label={words.label("zoom-out")} x={left} y={row} size={size} act={pane.whole} />}
    </g>
  );
}

interface ToolProps {
  icon: string;
  label: string;
  about?: string | undefined;
  x: number;
  y: number;
  size: number;
  pressed?: boolean;
  act: () => void;
}

function Tool({ icon, label, about, x, y, size, pressed, act }: ToolProps) {
  // As large as a finger, also where the edge of the board cuts off the outer part.
  const margin = Math.max(7, (useContext(Least) * 41) / 11 - size - 3);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  return (
    <g
      class="ank-tool"
      role="button"
      tabindex={0}
      aria-label={label}
      aria-pressed={pressed}
      onClick={act}
      onKeyDown={press}
      {...explain({ name: label, text: about })}
    >
      <rect class="ank-tool-hit" x={x - margin} y={y - margin} width={size + 2 * margin} height={size + 2 * margin} />
      <rect class="ank-tool-face" x={x} y={y} width={size} height={size} rx={8} />
      <Glyph name={icon} x={x + 5} y={y + 5} size={size - 10} />
    </g>
  );
}
