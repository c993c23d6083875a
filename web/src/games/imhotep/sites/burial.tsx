// The burial chamber: a sunk floor, filled column by column. Adjacent stones of one owner are joined (side A); walls divide the rows (side
// B).
import { Label, range } from "../../../ui/draw";
import { Block, Space, standing } from "../parts";
import type { SiteProps } from "./plate";

const ROWS = 3;
const LEAST_COLUMNS = 5;

export function BurialSite({ look, pieces, w, tall }: SiteProps) {
  const { view, words } = look;
  const { burial, printed } = view;
  const columns = Math.max(LEAST_COLUMNS, Math.floor(burial.length / ROWS) + 1);
  const [left, top, most] = tall ? [8, 30, 20] : [15, 48, 37];
  const pitch = Math.min(most, (w - 2 * left + 2) / columns);
  const size = pitch - (tall ? 3 : 4) * (pitch / most);
  const groups = printed.burial !== null;
  // Groups stay together (side A); rows stay between their walls (side B).
  const rowPitch = groups ? pitch : most;
  const [wide, high] = [w - 2 * left + 12 - (tall ? 1 : 0), ROWS * most + (tall ? 9 : 8)];
  const at = (index: number): [number, number] => [
    left + Math.floor(index / ROWS) * pitch,
    top + (index % ROWS) * rowPitch + (groups ? (ROWS * (most - pitch)) / 2 : (most - pitch) / 2),
  ];
  return (
    <>
      <rect class="chamber" x={left - 6} y={top - 6} width={wide} height={high} rx={tall ? 4 : 6} />
      {!groups && <path class="wall" d={[1, 2].map((row) => `M${left - 6} ${top + row * most - (tall ? 1.5 : 2)}h${wide}`).join("")} />}
      {groups && <Joints burial={burial} at={at} size={size} pitch={pitch} rowPitch={rowPitch} />}
      {range(columns * ROWS).map((index) => {
        const [x, y] = at(index);
        const seat = burial[index];
        if (seat) return <Block key={index} x={x} y={y} seat={seat} size={size} {...standing(pieces, `burial-${index}`)} />;
        if (index === burial.length) return <Space key={index} x={x} y={y} size={size} next />;
        return <rect key={index} class="floor" x={x} y={y} width={size} height={size} rx={size * 0.12} />;
      })}
      {groups ? <Ladder look={look} w={w} tall={tall} /> : <Places look={look} w={w} tall={tall} />}
      {!tall && <path class="rule" d={`M12 208h${w - 24}`} />}
      {!tall && (
        <Label x={13} y={229} size={12} fit={w - 26}>
          {words.label(groups ? "groups" : "rows")}
        </Label>
      )}
    </>
  );
}

/** Connects the stones of one owner into a group. */
function Joints({
  burial,
  at,
  size,
  pitch,
  rowPitch,
}: {
  burial: string;
  at: (index: number) => [number, number];
  size: number;
  pitch: number;
  rowPitch: number;
}) {
  return (
    <>
      {[...burial].map((seat, index) => {
        const [x, y] = at(index);
        const right = burial[index + ROWS] === seat;
        const below = index % ROWS < ROWS - 1 && burial[index + 1] === seat;
        return (
          <g key={index} class={`joint s-${seat}`}>
            {right && <rect x={x + size - 2} y={y + size * 0.3} width={pitch - size + 4} height={size * 0.3} />}
            {below && <rect x={x + size * 0.34} y={y + size - 2} width={size * 0.32} height={rowPitch - size + 4} />}
          </g>
        );
      })}
    </>
  );
}

/** Points for groups of one, two, three … stones. */
function Ladder({ look, w, tall }: Pick<SiteProps, "look" | "w" | "tall">) {
  const ladder = look.view.printed.burial;
  if (!ladder) return null;
  if (tall) {
    return (
      <Label x={8} y={106} size={11} kind="number" fit={w - 16}>
        {`${ladder.points.join(" · ")} · +${ladder.further}`}
      </Label>
    );
  }
  const cell = (w - 22) / (ladder.points.length + 1);
  return (
    <>
      {ladder.points.map((points, index) => {
        const x = 11 + (index + 0.5) * cell;
        return (
          <g key={index}>
            <path
              class="tally"
              d={range(index + 1)
                .map((stone) => `M${x - (index + 1) * 2.6 + stone * 5.2 + 0.4} 175h4v4h-4z`)
                .join("")}
            />
            <Label x={x} y={196} size={14} kind="number" anchor="middle">
              {points}
            </Label>
          </g>
        );
      })}
      <Label x={11 + (ladder.points.length + 0.5) * cell} y={196} size={14} kind="number" anchor="middle" class="dim">
        {`+${ladder.further}`}
      </Label>
    </>
  );
}

/** The points for the places in a row, for this number of players. */
export function Places({ look, w, tall }: Pick<SiteProps, "look" | "w" | "tall">) {
  const places = look.view.printed.burial_places.slice(0, look.view.players.length);
  if (tall) {
    return (
      <Label x={8} y={106} size={11} kind="number" fit={w - 16}>
        {places.join(" · ")}
      </Label>
    );
  }
  const cell = (w - 22) / places.length;
  return (
    <>
      {places.map((points, index) => (
        <g key={index}>
          <Label x={11 + (index + 0.5) * cell} y={187} size={16} kind="number" anchor="middle" class="strong">
            {points}
          </Label>
          <Label x={11 + (index + 0.5) * cell} y={200.5} size={11.5} anchor="middle">
            {look.words.label("place", { place: index + 1 })}
          </Label>
        </g>
      ))}
    </>
  );
}

export function burialSummary({ view, words }: SiteProps["look"]): string {
  const total = words.label("sum-stones", { site: "burial", count: view.burial.length });
  const rows = range(ROWS).flatMap((row) => {
    const seats = [...view.burial].filter((_, index) => index % ROWS === row);
    return seats.length > 0 ? [`${words.label("row", { row: row + 1 })}: ${words.label("sum-seats", { seats })}`] : [];
  });
  return `${[total, ...rows].join(". ")}.`;
}
