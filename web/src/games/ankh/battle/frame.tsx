// Shared by a battle and its replay: the head with the steps, and the rows of the sides.
import type { Look } from "../../../game";
import { type Box, Label } from "../../../ui/draw";
import { sign } from "../../../ui/explain";
import { wrap } from "../panel";
import type { Event, Stage, View } from "../view";
import { type Shown, SideRow } from "./row";

/** The steps of the rules, as segments of a bar. */
const STEPS: readonly (readonly Stage[])[] = [["obelisks"], ["announcement", "cards"], ["building"], ["plague"], ["majority"], ["resolution"], ["aftermath"]];

/** The progress of the battle, and the name of the step. */
export function StepBar({ stage, look, box: { x, y, w } }: { stage: Stage; look: Look<View, Event>; box: Pick<Box, "x" | "y" | "w"> }) {
  const at = STEPS.findIndex((stages) => stages.includes(stage));
  const cell = (w + 4) / STEPS.length;
  return (
    <g
      {...sign({
        name: look.words.label("battle-step", { step: at + 1, steps: STEPS.length, stage }),
        text: look.words.text(`ankh-stage-${stage}`),
        rule: "battle",
      })}
    >
      <rect class="ankp-hit" x={x} y={y - 4} width={w} height={14} />
      {STEPS.map((stages, index) => (
        <rect
          key={stages[0]}
          class={`ankp-seg ${index < at ? "past" : index === at ? "here" : ""}`}
          x={x + index * cell}
          y={y}
          width={cell - 4}
          height={6}
          rx={3}
        />
      ))}
    </g>
  );
}

/** The height that the sides take. */
export function sidesHeight(count: number, most: number, tall: boolean): number {
  return Math.min(count * ((tall ? 34 : 56) + GAP) - GAP, most);
}

const GAP = 4;

export function Sides({ sides, look, box, tall }: { sides: readonly Shown[]; look: Look<View, Event>; box: Box; tall: boolean }) {
  const h = (box.h + GAP) / sides.length - GAP;
  return (
    <>
      {sides.map((side, at) => (
        <SideRow key={side.seat} side={side} look={look} tall={tall} box={{ x: box.x, y: box.y + at * (h + GAP), w: box.w, h }} />
      ))}
    </>
  );
}

/** Lines of the log; only the last ones if there is not enough room. */
export function LogLines({ lines, box, size }: { lines: readonly string[]; box: Box; size: number }) {
  const leading = size * 1.32;
  const room = Math.floor(box.h / leading);
  const rows = lines.flatMap((line) => wrap(line, box.w - 12, size).map((text, at) => ({ text, first: at === 0 })));
  return (
    <g class="ankp-log">
      {rows.slice(-room).map(({ text, first }, at) => (
        <g key={at}>
          {first && <circle cx={box.x + 3} cy={box.y + (at + 0.62) * leading} r={2} />}
          <Label x={box.x + 12} y={box.y + (at + 0.86) * leading} size={size} fit={box.w - 12}>
            {text}
          </Label>
        </g>
      ))}
    </g>
  );
}
