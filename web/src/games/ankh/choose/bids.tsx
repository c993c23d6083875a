// The number of followers to sacrifice: a button for each, or a counter where there are too many.
import { useState } from "preact/hooks";
import type { Look, Move } from "../../../game";
import { Behind } from "../../../ui/Behind";
import { type Box, Label } from "../../../ui/draw";
import { signed } from "../../../ui/numbers";
import { Spot } from "../../../ui/Spot";
import { bringsText } from "../details/notes";
import { DrawnButton, Prose } from "../panel";
import { parse } from "../parts";
import type { Event, View } from "../view";
import { useSelection } from "./confirm";

const GAP = 6;

interface BidsProps {
  moves: readonly Move[];
  look: Look<View, Event>;
  box: Box;
  tall: boolean;
}

export function BidChoice(props: BidsProps) {
  const { moves, box, tall } = props;
  const cell = { w: tall ? 42 : 44, h: tall ? 42 : 38 };
  const columns = Math.floor((box.w + GAP) / (cell.w + GAP));
  const rows = Math.floor((box.h + GAP) / (cell.h + GAP));
  return moves.length > columns * rows ? <Counter {...props} /> : <Numbers {...props} columns={columns} cell={cell} />;
}

function Numbers({ moves, look, box, tall, columns, cell }: BidsProps & { columns: number; cell: { w: number; h: number } }) {
  const [, selectable] = useSelection();
  const rows = Math.ceil(moves.length / columns);
  return (
    <g>
      <Stake look={look} box={box} tall={tall} from={rows * (cell.h + GAP) + GAP} />
      {moves.map((move, at) =>
        selectable(
          move,
          <Bid move={move} look={look} box={{ x: box.x + (at % columns) * (cell.w + GAP), y: box.y + Math.floor(at / columns) * (cell.h + GAP), ...cell }} />,
        ),
      )}
    </g>
  );
}

/** Shows the text of the plague card below the numbers, where there is room. */
function Stake({ look, box, tall, from }: Omit<BidsProps, "moves"> & { from: number }) {
  const h = box.h - from;
  if (h < 30) return null;
  return (
    <Prose box={{ ...box, y: box.y + from, h }} size={tall ? 12 : 13.5}>
      {look.words.text("ankh-card-plague")}
    </Prose>
  );
}

function Bid({ move, look, box: { x, y, w, h } }: { move: Move; look: Look<View, Event>; box: Box }) {
  return (
    <Spot move={move} x={x} y={y} w={w} h={h} r={8} reach={[GAP / 2, GAP / 2]} about={bringsText(move, look)}>
      <g class="ankp-bid" aria-hidden="true">
        <Label x={x + w / 2} y={y + h / 2 + 7} size={20} kind="number" anchor="middle">
          {parse(move)[1]}
        </Label>
      </g>
    </Spot>
  );
}

const STEPS = [-10, -1, 1, 10];

function Counter({ moves, look, box, tall }: BidsProps) {
  const [chosen, choose] = useState(0);
  const most = moves.length - 1;
  const at = Math.min(chosen, most);
  const w = (box.w - 5 * GAP) / 6;
  const h = Math.min(46, box.h);
  const place = (index: number): Box => ({ x: box.x + index * (w + GAP), y: box.y, w, h });
  const move = moves[at];
  return (
    <g>
      <Behind moves={moves} />
      {STEPS.map((by, index) => {
        const spot = place(index < 2 ? index : index + 2);
        const text = signed(by);
        return (
          <DrawnButton key={by} label={text} open={() => choose(Math.max(0, Math.min(most, at + by)))} box={spot} class="ankp-count">
            <Label x={spot.x + w / 2} y={spot.y + h / 2 + 6} size={17} kind="number" anchor="middle">
              {text}
            </Label>
          </DrawnButton>
        );
      })}
      {move && <Bid move={move} look={look} box={{ ...place(2), w: 2 * w + GAP }} />}
      <Label x={box.x + box.w / 2} y={box.y + h + 18} size={12.5} anchor="middle" fit={box.w}>
        {look.words.label("bid-most", { count: most })}
      </Label>
      <Stake look={look} box={box} tall={tall} from={h + 30} />
    </g>
  );
}
