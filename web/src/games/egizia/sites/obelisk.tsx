// The obelisk, and the graves cut into the rock beside it.
import { useContext } from "preact/hooks";
import type { Look, Words } from "../../../game";
import { Label, Least, round } from "../../../ui/draw";
import { explain, sentences } from "../../../ui/explain";
import { Spot } from "../../../ui/Spot";
import { type PartProps, previewText } from "../parts";
import { Brick, GraveTile } from "../pieces/tokens";
import { brickId, tileId } from "../track";
import type { GraveView, View } from "../view";
import { Bricks } from "./bricks";

export function ObeliskSite(props: PartProps) {
  const { w } = props;
  const left = props.tall ? 84 : 96;
  return (
    <>
      <Obelisk {...props} w={left} />
      <g transform={`translate(${left + 4} 0)`}>
        <Graves {...props} w={w - left - 4} />
      </g>
    </>
  );
}

/** The obelisk in elevation: the shaft narrows, and ends in a point. */
function Obelisk({ look, tracks, w, h, tall, touch }: PartProps) {
  const rows = look.view.obelisk;
  const foot = 7;
  const tip = tall ? 20 : 15;
  const pitch = (h - foot - tip) / rows.length;
  const size = Math.min(pitch - 1.6, w / 2 - 12);
  const widest = Math.max(...rows.map(({ spaces }) => spaces.length));
  const middle = w / 2;
  const half = (widest * (size + 2)) / 2 + 5;
  const neck = size / 2 + 5;
  const base = h - foot;
  return (
    <>
      <g aria-hidden="true">
        <path class="egb-stone" d={`M${middle - half} ${base}L${middle - neck} ${tip}L${middle} 0L${middle + neck} ${tip}L${middle + half} ${base}Z`} />
        <path class="egb-tip" d={`M${middle - neck} ${tip}L${middle} 0L${middle + neck} ${tip}Z`} />
        <rect class="egb-plinth" x={middle - half - 6} y={base} width={2 * half + 12} height={foot} rx={2} />
      </g>
      {rows.map((row, level) => {
        const y = round(base - (level + 1) * pitch + (pitch - size) / 2);
        const x = (place: number) => round(middle - (row.spaces.length * (size + 2)) / 2 + place * (size + 2) + 1);
        return (
          <Bricks
            key={level}
            {...row}
            value={() => row.value}
            box={(place) => ({ x: x(place), y, w: size, h: size })}
            id={(place) => brickId("obelisk", level, place)}
            move="obelisk"
            look={look}
            tracks={tracks}
            touch={touch}
            name={look.words.label("rows-of", { building: "obelisk", row: level + 1 })}
            rule="obelisk"
          />
        );
      })}
    </>
  );
}

/** Doors in the rock, beginning at the Nile; below them the points for their sum at the end. */
function Graves({ look, tracks, w, h, tall }: PartProps) {
  const { words } = look;
  const { graves, printed } = look.view;
  const line = Math.max(13, useContext(Least) * 1.15);
  const columns = tall ? 3 : 4;
  const rows = Math.ceil(graves.length / columns);
  // On phones each value of the sum has a line of its own.
  const table = line * (tall ? 1 + printed.grave_points.length : 2) + 6;
  const pitch = { x: w / columns, y: (h - table - 2) / rows };
  const tile = { w: Math.min(pitch.x - 8, 46), h: Math.min(pitch.y - 10, 62) };
  const open = graves.findIndex((grave) => grave.open);
  return (
    <>
      <rect class="egb-rock" width={w} height={h - table} rx={7} aria-hidden="true" />
      {graves.map(({ value, owner }, slot) => {
        const x = round((slot % columns) * pitch.x + (pitch.x - tile.w) / 2);
        const y = round(Math.floor(slot / columns) * pitch.y + (pitch.y - tile.h) / 2 + 1);
        const size = Math.min(tile.w - 8, 30);
        const id = brickId("graves", 0, slot);
        return (
          <g key={slot} {...explain({ name: words.label("grave-number", { number: slot + 1 }), text: graveText(graves[slot], words), rule: "graves" })}>
            <path class="egb-ledge" d={`M${x - 4} ${y + tile.h + 2.5}h${tile.w + 8}`} aria-hidden="true" />
            {owner ? (
              <>
                <path class="egb-taken" d={door(x, y, tile.w, tile.h)} aria-hidden="true" />
                <Brick owner={owner} x={x + (tile.w - size) / 2} y={y + tile.h - size - 5} size={size} id={id} />
                {tracks.moved.has(id) && <path class="last" d={`M${x - 3} ${y + 8}v-11h11M${x + tile.w - 8} ${y - 3}h11v11`} />}
              </>
            ) : (
              <GraveTile value={value} id={tileId(slot)} x={x} y={y} w={tile.w} h={tile.h} open={slot === open} />
            )}
            {slot === open && <Spot move="grave" x={x} y={y} w={tile.w} h={tile.h} r={6} reach={[3, 3]} outline about={previewText(look, "grave")} />}
          </g>
        );
      })}
      <g {...explain({ name: words.label("grave-table"), text: words.label("sheet-grave-tiles"), rule: "final-scoring" })}>
        <Label x={2} y={h - table + line + 1} size={11.5} fit={w - 4}>
          {words.label("head-graves")}
        </Label>
        {printed.grave_points.map(({ from, points }, index) => {
          const step = tall ? w : w / printed.grave_points.length;
          return (
            <Label key={from} x={round(2 + (tall ? 0 : index * step))} y={h - table + line * (tall ? 2 + index : 2) + 1} size={11.5} fit={step - 5}>
              {words.label("grave-from", { from, points })}
            </Label>
          );
        })}
      </g>
    </>
  );
}

function graveText(grave: GraveView | undefined, words: Words): string {
  if (!grave) return "";
  const { owner, value, open } = grave;
  const text = owner ? words.label("grave-taken", { seat: owner }) : value === null ? words.label("grave-hidden") : words.label("grave-free", { value });
  return sentences([text, open ? words.label("next-one") : undefined]);
}

/** The path of an empty doorway. */
function door(x: number, y: number, w: number, h: number): string {
  return `M${x + 1} ${y + h - 1}V${y + w * 0.5}C${x + 1} ${y + w * 0.16} ${x + w * 0.22} ${y + 1} ${x + w / 2} ${y + 1}S${x + w - 1} ${y + w * 0.16} ${x + w - 1} ${y + w * 0.5}V${y + h - 1}Z`;
}

export function obeliskSummary({ view, words }: Look<View>): string {
  const spaces = view.obelisk.flatMap((row) => row.spaces);
  const next = view.obelisk.find((row) => row.open)?.value;
  const taken = view.graves.filter((grave) => grave.owner !== null).length;
  const grave = view.graves.find(({ open }) => open)?.value;
  return [
    words.label("sum-bricks", { building: "obelisk", count: spaces.filter((owner) => owner !== null).length, spaces: spaces.length }),
    ...(next === undefined ? [] : [words.label("sum-next", { value: next })]),
    words.label("sum-bricks", { building: "graves", count: taken, spaces: view.graves.length }),
    ...(grave === undefined || grave === null ? [] : [words.label("sum-next", { value: grave })]),
  ].join(" ");
}
