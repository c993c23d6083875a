// Answers side by side, each on a tile of its own.
import type { Look, Move } from "../../../game";
import { type Box, Label, textWidth } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { plain } from "../../../ui/numbers";
import { Spot } from "../../../ui/Spot";
import { bringsText } from "../details/notes";
import { Prose } from "../panel";
import { parse } from "../parts";
import type { Power } from "../pieces/kinds";
import type { Event, View } from "../view";
import { type Option, Owners, optionOf } from "./options";

const GAP = 8;

/** One column as long as each tile is large enough for a finger, then two. */
function grid(count: number, { h }: Box, tall: boolean): { columns: number; rowH: number } {
  const columns = count * (tall ? 46 : 62) > h + GAP ? 2 : 1;
  const rows = Math.ceil(count / columns);
  return { columns, rowH: Math.min(tall ? 84 : 104, (h + GAP) / rows - GAP) };
}

export function Tiles({ moves, look, box, tall }: { moves: readonly Move[]; look: Look<View, Event>; box: Box; tall: boolean }) {
  const { columns, rowH } = grid(moves.length, box, tall);
  const w = (box.w + GAP) / columns - GAP;
  return (
    <g>
      {moves.map((move, at) => (
        <Tile
          key={move}
          option={optionOf(move, look)}
          look={look}
          tall={tall}
          box={{ x: box.x + (at % columns) * (w + GAP), y: box.y + Math.floor(at / columns) * (rowH + GAP), w, h: rowH }}
        />
      ))}
    </g>
  );
}

function Tile({ option, look, box, tall }: { option: Option; look: Look<View, Event>; box: Box; tall: boolean }) {
  const { move, title, text, cost, count, picture } = option;
  const { x, y, w, h } = box;
  const large = parse(move)[0] === "god";
  const size = Math.min(large ? (tall ? 58 : 88) : tall ? 32 : 46, h - 12);
  const left = size + (tall ? 14 : 22);
  const note = count === null || count < 2 ? "" : ` ×${count}`;
  const head = tall ? 13.5 : 16.5;
  const [verb, noun] = parse(move);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="ankp-tile" width={w} height={h} rx={8} />
      <g transform={`translate(${(left - size) / 2} ${(h - size) / 2})`} aria-hidden="true">
        {picture(size)}
      </g>
      <g aria-hidden="true">
        <Label x={left} y={text ? head + 6 : h / 2 + head * 0.35} size={head} kind="title" fit={w - left - 8 - (cost > 0 ? 46 : 0)}>
          {`${title}${note}`}
        </Label>
        {text && (
          <Prose box={{ x: left, y: head + (tall ? 10 : 12), w: w - left - 8, h: h - head - (tall ? 12 : 16) }} size={tall ? 12 : 14}>
            {text}
          </Prose>
        )}
        {cost > 0 && <Cost count={cost} x={w - 6} y={tall ? 3 : 7} />}
        {verb === "power" && <Owners power={noun as Power} view={look.view} x={w - (cost > 0 ? 54 : 8)} y={tall ? 4 : 8} size={15} />}
      </g>
      <Spot move={move} x={0} y={0} w={w} h={h} r={8} reach={[3, 3]} outline about={bringsText(move, look)} />
    </g>
  );
}

/** A cost in followers, right-aligned at x. */
export function Cost({ count, x, y }: { count: number; x: number; y: number }) {
  const text = plain(-count);
  const w = textWidth(text, 13, "serif") + 26;
  return (
    <g class="ankp-cost" transform={`translate(${x - w} ${y})`}>
      <rect width={w} height={18} rx={9} />
      <Glyph name="follower" x={5} y={2.5} size={13} />
      <Label x={w - 6} y={13.5} size={13} kind="number" anchor="end">
        {text}
      </Label>
    </g>
  );
}
