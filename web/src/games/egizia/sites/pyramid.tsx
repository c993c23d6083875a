// The pyramid, built row by row from the left, and the temple beside it: pillars, then columns, then lintels.
import { useContext } from "preact/hooks";
import type { Look } from "../../../game";
import { type Box, Label, Least, round } from "../../../ui/draw";
import { sign } from "../../../ui/explain";
import type { PartProps } from "../parts";
import type { Owner, Part } from "../pieces/kinds";
import { Marker } from "../pieces/tokens";
import { brickId } from "../track";
import type { PartView, View } from "../view";
import { Bricks } from "./bricks";

export function PyramidSite(props: PartProps) {
  const { w, h, tall } = props;
  if (tall) {
    const high = h * 0.54;
    return (
      <>
        <Pyramid {...props} h={high} />
        <g transform={`translate(${w * 0.14} ${high + 8})`}>
          <Temple {...props} w={w * 0.72} h={h - high - 8} />
        </g>
      </>
    );
  }
  const left = w * 0.585;
  return (
    <>
      <Pyramid {...props} w={left} />
      <g transform={`translate(${left + 6} 0)`}>
        <Temple {...props} w={w - left - 6} />
        <Leaders look={props.look} w={w - left - 6} />
      </g>
    </>
  );
}

/** The leaders of the rows that are not full yet, and the points each row would bring. */
function Leaders({ look, w }: { look: Look<View>; w: number }) {
  const { view, words } = look;
  const line = Math.max(17, useContext(Least) * 1.3);
  const rows = view.pyramid.flatMap(({ spaces }, level) => {
    const leader = spaces.includes(null) ? leaderOf(spaces) : null;
    return leader ? [{ row: level + 1, ...leader }] : [];
  });
  if (rows.length === 0) return null;
  const summary = rows.map((leader) => words.label("sum-row-leader", leader)).join(" ");
  return (
    <g {...sign({ name: words.label("row-bonus"), text: `${summary} ${words.label("about-row-bonus")}`, rule: "row-bonus" })}>
      <Label x={0} y={10} size={11.5} fit={w}>
        {words.label("row-bonus")}
      </Label>
      {rows.slice(0, MAX_LEADERS).map(({ row, seat, bricks }, index) => (
        <g key={row} transform={`translate(0 ${round(12 + (index + 1) * line)})`}>
          <Label x={0} y={0} size={12} fit={w - 46}>
            {words.label("row-of", { row })}
          </Label>
          <Marker owner={seat} x={w - 42} y={-12.5} size={15} />
          <Label x={w - 2} y={0} size={13} kind="number" anchor="end" class="strong">
            {`+${bricks}`}
          </Label>
        </g>
      ))}
    </g>
  );
}

/** The lines between the heading and the temple. */
const MAX_LEADERS = 3;

/** The seat with most bricks; of equals, the one further left. */
export function leaderOf(spaces: readonly (Owner | null)[]): { seat: Owner; bricks: number } | null {
  const laid = spaces.filter((seat) => seat !== null);
  const counts = laid.map((seat) => ({ seat, bricks: laid.filter((other) => other === seat).length }));
  return counts.reduce<{ seat: Owner; bricks: number } | null>((best, one) => (best && best.bricks >= one.bricks ? best : one), null);
}

/** The height of the pyramid's point above its last row, in rows. */
const TIP = 0.8;

function Pyramid({ look, tracks, w, h, touch }: PartProps) {
  const rows = look.view.pyramid;
  const longest = Math.max(...rows.map(({ spaces }) => spaces.length));
  const foot = 6;
  const pitch = Math.min((w - 4) / longest, (h - foot) / (rows.length + TIP));
  const size = pitch - 1.8;
  const base = h - foot;
  const middle = w / 2;
  const reach = (longest * pitch) / 2;
  const top = base - rows.length * pitch;
  return (
    <>
      <g aria-hidden="true">
        <path class="egb-stone" d={`M${middle - reach - 2} ${base}L${middle} ${round(top - pitch * TIP)}L${middle + reach + 2} ${base}Z`} />
        <rect class="egb-plinth" x={middle - reach - 3} y={base} width={2 * reach + 6} height={foot} rx={2} />
      </g>
      {rows.map((row, level) => {
        const y = round(base - (level + 1) * pitch + 0.9);
        const x = (place: number) => round(middle - (row.spaces.length * pitch) / 2 + place * pitch + 0.9);
        return (
          <Bricks
            key={level}
            {...row}
            value={() => row.value}
            box={(place) => ({ x: x(place), y, w: size, h: size })}
            id={(place) => brickId("pyramid", level, place)}
            move={`row ${level + 1}`}
            look={look}
            tracks={tracks}
            touch={touch}
            name={look.words.label("rows-of", { building: "pyramid", row: level + 1 })}
            rule="pyramid"
          />
        );
      })}
    </>
  );
}

const MOVES: Record<Part, string> = { "pillar-left": "pillar left", "pillar-right": "pillar right", columns: "column", lintels: "lintel" };

/** The temple in elevation: pillars of blocks at the sides, columns of full height between them, lintels across. */
function Temple({ look, tracks, w, h, touch }: PartProps) {
  const parts = look.view.temple;
  const high = Math.max(...parts.filter(({ part }) => part.startsWith("pillar")).map(({ spaces }) => spaces.length));
  const foot = 6;
  const unit = Math.min((w - 18) / 4, (h - foot - 16) / (high + 1));
  const span = Math.min(w, unit * 4 + 18);
  const left = (w - span) / 2;
  const base = h - foot;
  const roof = base - (high + 1) * unit - 3;
  const plan = { unit, span, left, base, high };
  return (
    <>
      <g aria-hidden="true">
        <path class="egb-plinth" d={`M${left - 2} ${round(roof)}l-3-9h${span + 10}l-3 9z`} />
        <rect class="egb-stone" x={left} y={round(roof)} width={span} height={round(base - roof)} />
        <rect class="egb-plinth" x={left - 4} y={base} width={span + 8} height={foot} rx={2} />
      </g>
      {parts.map((part) => (
        <Bricks
          key={part.part}
          {...part}
          value={(place) => part.values[place] ?? 0}
          box={(place) => templeBox(part, place, plan)}
          id={(place) => brickId(part.part, 0, place)}
          move={MOVES[part.part]}
          look={look}
          tracks={tracks}
          touch={touch}
          name={`${look.words.title("temple")}: ${look.words.name(part.part)}`}
          rule="temple"
        />
      ))}
    </>
  );
}

interface Plan {
  unit: number;
  span: number;
  left: number;
  base: number;
  /** The number of blocks in a pillar. */
  high: number;
}

function templeBox(part: PartView, place: number, { unit, span, left, base, high }: Plan): Box {
  const size = unit - 1.8;
  const tall = high * unit - 1.8;
  switch (part.part) {
    case "pillar-left":
      return { x: round(left + 1), y: round(base - (place + 1) * unit + 0.9), w: size, h: size };
    case "pillar-right":
      return { x: round(left + span - unit + 0.8), y: round(base - (place + 1) * unit + 0.9), w: size, h: size };
    case "columns": {
      const room = span - 2 * unit;
      const step = room / part.spaces.length;
      const wide = Math.min(size, step - 4);
      return { x: round(left + unit + (place + 0.5) * step - wide / 2), y: round(base - tall - 0.9), w: wide, h: tall };
    }
    case "lintels": {
      const step = (span - 2) / part.spaces.length;
      return { x: round(left + 1 + place * step + 0.9), y: round(base - (high + 1) * unit - 0.9), w: step - 1.8, h: size };
    }
  }
}

export function pyramidSummary({ view, words }: Look<View>): string {
  const all = view.pyramid.flatMap((row) => row.spaces);
  const temple = view.temple.flatMap((part) => part.spaces);
  const built = (spaces: readonly (string | null)[]) => spaces.filter((owner) => owner !== null).length;
  return [
    words.label("sum-bricks", { building: "pyramid", count: built(all), spaces: all.length }),
    words.label("sum-bricks", { building: "temple", count: built(temple), spaces: temple.length }),
  ].join(" ");
}
