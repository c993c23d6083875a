// The pyramid of time: the round counter, and the rows of the players who have passed.
import { useContext } from "preact/hooks";
import type { Look } from "../../game";
import { Brackets, Label, range } from "../../ui/draw";
import { Spot } from "../../ui/Spot";
import { AboutContext, everyone, type PartProps, type Someone } from "./parts";
import { rewardItems } from "./pieces/pictograms";
import { Row } from "./pieces/row";
import { Cylinder } from "./pieces/tokens";
import { track } from "./track";
import type { View } from "./view";
import { DrawnButton } from "./zones/zone";

const HEAD = 26;

interface PyramidProps extends PartProps {
  /** Whether it is the small picture on phones, which has no targets and opens the large one. */
  small?: boolean;
}

export function Pyramid({ look, box, tall, small }: PyramidProps) {
  const { view, words } = look;
  const about = useContext(AboutContext);
  const rows = view.traitor ? view.printed.pyramid.slice(0, 1) : view.printed.pyramid;
  const longest = Math.max(...rows.map((row) => row.length));
  const pad = small ? 5 : 9;
  const head = small ? 22 : HEAD;
  const pitch = (box.w - 2 * pad) / longest;
  const h = Math.min((box.h - head - pad + 3) / rows.length, small ? 40 : 46);
  const left = (row: number) => pad + ((longest - (rows[row]?.length ?? 0)) * pitch) / 2;
  const top = (row: number) => box.h - pad + 3 - (row + 1) * h;
  const field = (row: number, place: number) => ({ x: left(row) + place * pitch, y: top(row), w: pitch - 3, h: h - 3 });
  // If only one row is drawn, the cylinders are beside the counter.
  const beside = pad + (rows.length === 1 ? 34 : 0);
  const shared = { look, field, tall, small: small ?? false };
  return (
    <>
      {!small && <DrawnButton label={words.label("about-pyramid")} open={() => about({ of: "pyramid" })} x={pad - 3} w={130} />}
      {!small && (
        <Label x={pad + 1} y={19} size={15} kind="title" class="ph-under" fit={box.w - 2 * pad - (rows.length === 1 ? 158 : 112)}>
          {words.label("pyramid")}
        </Label>
      )}
      <Counter look={look} x={small ? beside : box.w - pad - 5 * 20 + 3} step={small ? (box.w - pad - beside) / 5 : 20} y={6} />
      {rows.map((fields, row) =>
        fields.map((rewards, place) => <Field key={`${row}-${place}`} rewards={rewards} {...field(row, place)} small={small ?? false} />),
      )}
      <Standing {...shared} box={box} rows={rows.length} pad={pad} head={head} />
      {!small && <PyramidSpots {...shared} rows={rows} />}
    </>
  );
}

/** The round counter. */
function Counter({ look, x, y, step }: { look: Look<View>; x: number; y: number; step: number }) {
  const { round, rounds } = look.view;
  return (
    <g aria-hidden="true">
      {range(rounds).map((index) => (
        <g key={index} class={index + 1 === round ? "ph-now" : index + 1 < round ? "ph-past" : ""}>
          <rect class="ph-round" x={x + index * step} y={y} width={step - 3} height={16} rx={3} />
          <Label x={x + index * step + (step - 3) / 2} y={y + 12} size={11.5} kind="number" anchor="middle">
            {index + 1}
          </Label>
        </g>
      ))}
    </g>
  );
}

interface FieldBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

function Field({ rewards, x, y, w, h, small }: FieldBox & { rewards: View["printed"]["pyramid"][number][number]; small: boolean }) {
  const size = Math.min(small ? 13 : 19, h - 8);
  // A cylinder is at the left.
  const left = rewards.length > 1 ? 2 : w * 0.32;
  return (
    <>
      <rect class="ph-field" x={x} y={y} width={w} height={h} rx={4} />
      <Row items={rewardItems(rewards)} x={x + left} y={y + h / 2 - size / 2} w={w - left - 2} h={size} />
    </>
  );
}

interface PlacedProps {
  look: Look<View>;
  field: (row: number, place: number) => FieldBox;
  small: boolean;
}

/** The cylinders: on the pyramid, or beside it if the player has not passed. */
function Standing({ look, field, small, box, rows, pad, head }: PlacedProps & { box: PartProps["box"]; rows: number; pad: number; head: number }) {
  const { moved } = track(look.view);
  const size = small ? 12 : 19;
  const people = everyone(look.view);
  const waiting = people.filter((one) => one.place.at !== "pyramid");
  const at = (one: Someone): [number, number] => {
    if (one.place.at === "pyramid") {
      const { x, y, h } = field(one.place.row - 1, one.place.field - 1);
      return [x + 2, y + h - size * 0.95 - 2];
    }
    const index = waiting.indexOf(one);
    if (rows === 1 && small) return [pad + index * 15, 6];
    if (rows === 1) return [box.w - pad - 104 - (waiting.length - index) * (size + 2), 5];
    return [pad + (index % 3) * (size + 1), head + (small ? 1 : 4) + Math.floor(index / 3) * (size + 2)];
  };
  return (
    <g aria-label={pyramidSummary(look)} role="img">
      {people.map((one) => {
        const [x, y] = at(one);
        const id = small ? undefined : `cylinder-${one.owner}`;
        return (
          <g key={one.owner} class={one.place.at === "last" ? "ph-last" : ""}>
            <Cylinder owner={one.owner} x={x} y={y} size={size} id={id} />
            {id && moved.has(id) && (
              <g transform={`translate(${x} ${y})`}>
                <Brackets size={size} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Targets: the rewards of the viewer's row, the next field with the general, and the place for passing. */
function PyramidSpots({ look, field, rows, tall }: PlacedProps & { rows: View["printed"]["pyramid"]; tall: boolean }) {
  const { view, words, you } = look;
  const place = view.players["abcde".indexOf(you ?? "-")]?.place;
  const reach: [number, number] = tall ? [1.5, 12.5] : [1.5, 1.5];
  const taken = everyone(view).flatMap((one) => (one.place.at === "pyramid" ? [one.place.row] : []));
  const free = rows.findIndex((_, row) => !taken.includes(row + 1));
  return (
    <>
      {place?.at === "pyramid" && (
        <>
          {range(place.field).map((index) => (
            <Spot key={index} move={`reward ${index + 1}`} {...field(place.row - 1, index)} r={4} reach={reach} outline />
          ))}
          <Spot move="advance" {...field(place.row - 1, place.field)} r={4} reach={reach} outline />
        </>
      )}
      {free >= 0 && <Spot move="pass" {...field(free, 0)} r={4} reach={reach} about={words.label("pass-row", { row: free + 1 })} />}
    </>
  );
}

export function pyramidSummary(look: Look<View>): string {
  const { words } = look;
  const people = everyone(look.view).map((one) => {
    const seat = one.owner;
    if (one.place.at === "pyramid") return words.label("sum-passed", { seat, row: one.place.row, field: one.place.field });
    return words.label(one.place.at === "last" ? "sum-passed-last" : "sum-active", { seat });
  });
  return people.join("; ");
}
