// Replays a battle step by step from the log.
import { useState } from "preact/hooks";
import type { Look } from "../../../game";
import { type Box, Label } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { DrawnButton, HEAD, Plate } from "../panel";
import type { PanelProps } from "../parts";
import type { Event, View } from "../view";
import type { Beat, ConflictLog, RegionLog } from "./conflictLog";
import { LogLines, Sides, StepBar, sidesHeight } from "./frame";
import type { Shown } from "./row";
import { RegionTabs } from "./tabs";

interface ReplayProps extends PanelProps {
  conflict: ConflictLog;
  token: number;
  /** Shows another region; null closes the replay. */
  show: (token: number | null) => void;
}

export function Replay({ look, w, h, tall, conflict, token, show }: ReplayProps) {
  const { words } = look;
  const region = conflict.regions.find((one) => one.token === token) ?? conflict.regions.at(-1);
  const [at, setAt] = useBeat(region);
  const beat = region?.beats[at];
  if (!region || !beat) return null;
  const side = tall ? 0 : 12;
  // The button of the sheet reaches into the corner.
  const corner = 12;
  const top = tall ? corner + 60 : HEAD + 14;
  const foot = tall ? 48 : 44;
  const rows = beat.sides.length > 0 ? sidesHeight(beat.sides.length, (h - top - foot) * 0.62, tall) : 0;
  const close: Box = tall ? { x: w - 46, y: corner, w: 46, h: 46 } : { x: w - 40, y: 3, w: 34, h: 30 };
  const lines = beat.events.map((event) => words.event(event));
  return (
    <g role="group" aria-label={words.label(`told-${region.ended}`, { token: region.token, seat: region.seat })}>
      {!tall && <Plate w={w} h={h} title={words.label("conflict-told", { number: conflict.number, token: region.token })} />}
      {region.ended === "battle" && <StepBar stage={beat.stage} look={look} box={{ x: side, y: tall ? corner + 50 : HEAD, w: w - 2 * side }} />}
      {rows > 0 && <Sides sides={beat.sides.map((one) => shown(one, beat))} look={look} tall={tall} box={{ x: side, y: top, w: w - 2 * side, h: rows }} />}
      <LogLines lines={lines} size={tall ? 11.5 : 14} box={{ x: side + 2, y: top + rows + 8, w: w - 2 * side - 4, h: h - top - rows - foot - 8 }} />
      <Steps region={region} at={at} setAt={setAt} look={look} box={tall ? { x: 0, y: corner, w: w - 52, h: 46 } : { x: 12, y: h - 44, w: 228, h: 34 }} />
      <RegionTabs conflict={conflict} current={region.token} words={words} show={show} x={w - side} y={tall ? h : h - 14} tall={tall} />
      <DrawnButton label={words.text("ui-close")} open={() => show(null)} box={close} class="ankp-turn">
        <Glyph name={tall ? "devotion" : "close"} x={close.x + close.w / 2 - 9} y={close.y + close.h / 2 - 9} size={18} />
      </DrawnButton>
    </g>
  );
}

/** The beat that is shown; a region that was just opened starts with its last one. */
function useBeat(region: RegionLog | undefined): [number, (at: number) => void] {
  const [chosen, choose] = useState<{ token: number; at: number } | null>(null);
  const last = Math.max(0, (region?.beats.length ?? 1) - 1);
  const at = chosen && chosen.token === region?.token ? Math.min(chosen.at, last) : last;
  return [at, (next) => region && choose({ token: region.token, at: Math.max(0, Math.min(last, next)) })];
}

function shown({ cards, ...side }: Beat["sides"][number], { winner }: Beat): Shown {
  return { ...side, cards, answered: null, secret: false, most: 0, wins: winner === side.seat };
}

/** Buttons for the previous and the next beat, and the current position between them. */
function Steps({
  region,
  at,
  setAt,
  look,
  box: { x, y, w, h },
}: {
  region: RegionLog;
  at: number;
  setAt: (at: number) => void;
  look: Look<View, Event>;
  box: Box;
}) {
  const { words } = look;
  const { beats } = region;
  if (beats.length < 2) return null;
  const stage = beats[at]?.stage ?? "aftermath";
  return (
    <g>
      <DrawnButton label={words.label("replay-back")} open={() => setAt(at - 1)} box={{ x, y, w: h, h }} class={`ankp-turn ${at === 0 ? "off" : ""}`}>
        <g transform={`rotate(180 ${x + h / 2} ${y + h / 2})`}>
          <Glyph name="arrow" x={x + h / 2 - 9} y={y + h / 2 - 9} size={18} />
        </g>
      </DrawnButton>
      <Label x={x + w / 2} y={y + h / 2 + 5} size={13} anchor="middle" class="strong" fit={w - 2 * h - 18}>
        {`${at + 1}/${beats.length} ${words.title(stage)}`}
      </Label>
      <DrawnButton
        label={words.label("replay-on")}
        open={() => setAt(at + 1)}
        box={{ x: x + w - h, y, w: h, h }}
        class={`ankp-turn ${at === beats.length - 1 ? "off" : ""}`}
      >
        <Glyph name="arrow" x={x + w - h / 2 - 9} y={y + h / 2 - 9} size={18} />
      </DrawnButton>
    </g>
  );
}
