// Five influence tracks, and the five actions that move discs on them.
import { Brackets, range } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { Spot } from "../../../ui/Spot";
import { everyone, type PartProps, payItems, payText } from "../parts";
import { COLOURS } from "../pieces/kinds";
import { type Item, Row } from "../pieces/row";
import { Disc, Points } from "../pieces/tokens";
import { track } from "../track";
import type { NileAction } from "../view";
import { Chosen, HEAD, ZoneHead, type ZoneProps } from "./zone";

/** The width of the points beside the tracks. */
const MARGIN = 20;
const ACTION = 78;
/** The symbols over the tracks. */
const SIGN = 14;

export function Nile({ look, box, tall }: ZoneProps) {
  const { printed } = look.view;
  const pitch = (box.w - MARGIN) / COLOURS.length;
  const levels = printed.nile_points.length;
  const h = (box.h - HEAD - SIGN - ACTION - 5) / levels;
  return (
    <>
      <ZoneHead zone="nile" look={look} box={box} cost={[]} />
      <g transform={`translate(0 ${HEAD + SIGN - 2})`}>
        {printed.nile_points.map((points, level) => (
          <g key={level} transform={`translate(0 ${(levels - 1 - level) * h})`} aria-hidden="true">
            {points > 0 && <Points x={0} y={(h - 17) / 2 - 1} size={15} value={points} />}
          </g>
        ))}
        {COLOURS.map((colour, column) => (
          <g key={colour} transform={`translate(${MARGIN + column * pitch} 0)`}>
            <Level look={look} colour={colour} w={pitch - 3} h={h} levels={levels} tall={tall} />
          </g>
        ))}
      </g>
      {printed.nile.map((action, index) => (
        <g key={index} transform={`translate(${(index * (box.w + 3)) / printed.nile.length} ${box.h - ACTION})`}>
          <Action look={look} action={action} number={index + 1} w={(box.w + 3) / printed.nile.length - 3} />
        </g>
      ))}
    </>
  );
}

interface LevelProps {
  look: PartProps["look"];
  colour: (typeof COLOURS)[number];
  w: number;
  h: number;
  levels: number;
  tall: boolean;
}

/** One track, from the start at the bottom. */
function Level({ look, colour, w, h, levels, tall }: LevelProps) {
  const people = everyone(look.view);
  const { moved } = track(look.view);
  const { columns, rows, size } = grid(people.length, w - 4, h - 5);
  const own = look.view.players["abcde".indexOf(look.you ?? "-")]?.nile[colour] ?? 0;
  const top = (level: number) => (levels - 1 - level) * h;
  return (
    <g class={`r-${colour}`}>
      {range(levels).map((level) => (
        <rect key={level} class={level === 0 ? "ph-start" : "ph-level"} x={0} y={top(level)} width={w} height={h - 3} rx={4} />
      ))}
      <Glyph name={`res-${colour}`} x={w / 2 - 7} y={-SIGN - 2} size={14} class="ph-printed" />
      {people.map((one, index) => {
        const [column, row] = [index % columns, Math.floor(index / columns)];
        const x = w / 2 + (column - columns / 2) * (size + 1) + 0.5;
        const y = top(one.nile[colour] ?? 0) + (h - 3) / 2 + (row - rows / 2) * (size + 1);
        const id = `disc-${one.owner}-${colour}`;
        return (
          <g key={one.owner}>
            <Disc owner={one.owner} x={x} y={y} size={size} id={id} />
            {moved.has(id) && (
              <g transform={`translate(${x} ${y})`}>
                <Brackets size={size} />
              </g>
            )}
          </g>
        );
      })}
      <Spot
        move={`step ${colour}`}
        x={0}
        y={top(Math.min(own + 1, levels - 1))}
        w={w}
        h={h - 3}
        r={4}
        reach={tall ? [1.5, 14] : [1, 2]}
        outline
        about={look.words.label("step-to", { level: own + 1, points: look.view.printed.nile_points[own + 1] ?? 0 })}
      />
    </g>
  );
}

/** The grid for this number of discs; it has more rows only if the discs become clearly larger. */
function grid(count: number, w: number, h: number): { columns: number; rows: number; size: number } {
  const tries = range(count).map((index) => {
    const [columns, rows] = [count - index, Math.ceil(count / (count - index))];
    return { columns, rows, size: Math.min(22, w / columns - 1, h / rows - 1) };
  });
  return tries.reduce((best, one) => (one.size > best.size * 1.15 ? one : best));
}

/** The cost at the top, then the gain, then the steps on tracks. */
function Action({ look, action, number, w }: { look: PartProps["look"]; action: NileAction; number: number; w: number }) {
  const move = `nile ${number}`;
  const gains: Item[] = [...action.gain.map((res): Item => ({ res })), ...range(action.jars).map((): Item => ({ icon: "jar" }))];
  return (
    <>
      <rect class="ph-well" width={w} height={ACTION} rx={6} />
      <Row items={payItems(action.cost)} x={3} y={5} w={w - 6} h={17} />
      <path class="ph-rule" d={`M6 26.5H${w - 6}`} />
      <Row items={gains} x={3} y={31} w={w - 6} h={17} />
      <Arrows action={action} w={w} />
      <Chosen look={look} move={move} x={0} y={0} w={w} h={ACTION} />
      <Spot move={move} x={0} y={0} w={w} h={ACTION} reach={[1.5, 3]} outline about={payText(look, move)} />
    </>
  );
}

/** An arrow for each step, above the colours of the tracks where it may be used. */
function Arrows({ action, w }: { action: NileAction; w: number }) {
  const every = action.tracks.length === COLOURS.length;
  const items: Item[] = [...range(action.arrows).map((): Item => ({ icon: "climb" }))];
  const strip = Math.min(w - 12, 34);
  const part = strip / action.tracks.length;
  return (
    <g>
      <Row items={items} x={3} y={52} w={w - 6} h={15} />
      {(every ? COLOURS : action.tracks).map((colour, index) => (
        <rect key={colour} class={`ph-strip r-${colour}`} x={(w - strip) / 2 + index * part} y={69.5} width={part} height={4} />
      ))}
    </g>
  );
}

export function nileSummary(look: PartProps["look"]): string {
  const { words } = look;
  const tracks = everyone(look.view).map((one) => {
    const levels = COLOURS.map((colour) => words.label("sum-track", { colour, level: one.nile[colour] ?? 0 })).join(", ");
    return words.label("sum-someone", { seat: one.owner, text: [levels] });
  });
  return tracks.join("; ");
}
