// The lowest line of the board: the phases of a round, or a preview of the move that the viewer points at.
import type { Look } from "../../game";
import { useAim } from "../../ui/aim";
import { type Box, Label } from "../../ui/draw";
import { previewText, targetOf } from "./parts";
import { wrap } from "./pieces/text";
import type { View } from "./view";

const PHASES: readonly View["phase"][] = ["deal", "sail", "feed", "produce", "build", "cooperation", "turn-order"];

export function Strip({ look, box }: { look: Look<View>; box: Box }) {
  const move = useAim(look);
  return (
    <g transform={`translate(${box.x} ${box.y})`} aria-hidden="true">
      {move === null ? (
        <Phases look={look} w={box.w} h={box.h} />
      ) : (
        <>
          <rect class="egb-hint" width={box.w} height={box.h} rx={6} />
          <Label x={12} y={box.h / 2 + 4.5} size={13.5} class="strong" fit={box.w - 24}>
            {previewText(look, move) || look.words.move(move)}
          </Label>
        </>
      )}
    </g>
  );
}

/** The preview on phones, at the edge of the board that is further from the finger, while a target is pressed. */
export function Held({ look, width, height }: { look: Look<View>; width: number; height: number }) {
  const move = useAim(look);
  if (move === null) return null;
  const lines = wrap(previewText(look, move) || look.words.move(move), width - 36, SIZE, 4);
  const h = lines.length * LINE + 16;
  const position = targetOf(look.view, move)?.position;
  const low = position === undefined ? move.startsWith("ring") : position <= MIDDLE;
  return (
    <g transform={`translate(4 ${low ? height - h - 4 : 4})`} class="egb-held" aria-hidden="true">
      <rect class="egb-hint" width={width - 8} height={h} rx={8} />
      {lines.map((line, index) => (
        <Label key={index} x={12} y={20 + index * LINE} size={SIZE} class="strong">
          {line}
        </Label>
      ))}
    </g>
  );
}

const SIZE = 13;
const LINE = 17;
/** The last space in the upper half of the river. */
const MIDDLE = 10;

function Phases({ look, w, h }: { look: Look<View>; w: number; h: number }) {
  const { view, words } = look;
  const step = w / PHASES.length;
  const now = PHASES.indexOf(view.phase);
  return (
    <>
      {PHASES.map((phase, index) => {
        const x = index * step;
        const kind = index === now ? "now" : index < now ? "past" : "";
        const tail = index === 0 ? `M${x + 6} 0` : `M${x} 0`;
        const back = index === 0 ? "a6 6 0 0 1-6-6v-12a6 6 0 0 1 6-6z" : `l7 ${-h / 2}z`;
        return (
          <g key={phase} class={`egb-phase ${kind}`}>
            <path d={`${tail}H${x + step - 8}l7 ${h / 2}l-7 ${h / 2}H${index === 0 ? x + 6 : x}${back}`} />
            <Label x={x + step / 2} y={h / 2 + 4.5} size={12.5} anchor="middle" fit={step - 26}>
              {`${index + 1} ${words.title(phase)}`}
            </Label>
          </g>
        );
      })}
    </>
  );
}
