// The hand of battle cards to choose from.
import type { Look, Move } from "../../../game";
import type { Box } from "../../../ui/draw";
import { Spot } from "../../../ui/Spot";
import { cardText } from "../details/texts";
import { parse } from "../parts";
import type { Card } from "../pieces/kinds";
import { CardFace } from "../pieces/tokens";
import type { View } from "../view";

const GAP = 8;

export function CardChoice({ moves, look, box, tall }: { moves: readonly Move[]; look: Look<View>; box: Box; tall: boolean }) {
  const { view, words } = look;
  const gap = tall ? 4 : GAP;
  const w = Math.min(tall ? 66 : 104, (box.w + gap) / moves.length - gap);
  const h = Math.min(box.h, w * 1.45, tall ? 96 : 140);
  const left = box.x + (box.w - moves.length * (w + gap) + gap) / 2;
  return (
    <g>
      {moves.map((move, at) => {
        const card = parse(move)[1] as Card;
        const x = left + at * (w + gap);
        return (
          <g key={move}>
            <g aria-hidden="true">
              <CardFace card={card} strength={strengthOf(card, view)} name={words.label(`card-short-${card}`)} x={x} y={box.y} w={w} h={h} />
            </g>
            <Spot move={move} x={x} y={box.y} w={w} h={h} r={7} reach={[gap / 2, 3]} outline about={cardText(card, words)} />
          </g>
        );
      })}
    </g>
  );
}

export function strengthOf(card: Card, { printed }: View): number {
  return printed.cards.find((one) => one.card === card)?.strength ?? 0;
}
