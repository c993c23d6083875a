// The hand of battle cards to choose from.
import { useContext } from "preact/hooks";
import type { Look, Move } from "../../../game";
import { type Box, Least, textWidth } from "../../../ui/draw";
import { Spot } from "../../../ui/Spot";
import { cardText } from "../details/texts";
import { parse } from "../parts";
import type { Card } from "../pieces/kinds";
import { CardFace } from "../pieces/tokens";
import type { Event, View } from "../view";

const GAP = 8;
/** Minimum height of a card with picture, name and strength. */
const MIN_CARD_HEIGHT = { tall: 50, wide: 62 };

export function CardChoice({ moves, look, box, tall }: { moves: readonly Move[]; look: Look<View, Event>; box: Box; tall: boolean }) {
  const { view, words } = look;
  const gap = tall ? 4 : GAP;
  const least = Math.max(tall ? 12.5 : 0, useContext(Least));
  const names = moves.map((move) => words.label(`card-short-${parse(move)[1]}`));
  const one = (box.w + gap) / moves.length - gap;
  // Uses two rows, if they fit, where the names of seven cards side by side would be too small to read.
  const cramped = moves.length > 4 && names.some((name) => textWidth(name, least, "serif") > one - 6);
  const rows = cramped && box.h >= 2 * MIN_CARD_HEIGHT[tall ? "tall" : "wide"] + gap ? 2 : 1;
  const columns = Math.ceil(moves.length / rows);
  const w = Math.min(tall ? 78 : 104, (box.w + gap) / columns - gap);
  const h = Math.min((box.h + gap) / rows - gap, w * 1.45, tall ? 96 : 140);
  const left = box.x + (box.w - columns * (w + gap) + gap) / 2;
  return (
    <g>
      {moves.map((move, at) => {
        const card = parse(move)[1] as Card;
        const x = left + (at % columns) * (w + gap);
        const y = box.y + Math.floor(at / columns) * (h + gap);
        return (
          <g key={move}>
            <g aria-hidden="true">
              <CardFace card={card} strength={strengthOf(card, view)} name={names[at] ?? ""} x={x} y={y} w={w} h={h} />
            </g>
            <Spot move={move} x={x} y={y} w={w} h={h} r={7} reach={[gap / 2, gap / 2]} outline about={cardText(card, words)} />
          </g>
        );
      })}
    </g>
  );
}

export function strengthOf(card: Card, { printed }: View): number {
  return printed.cards.find((one) => one.card === card)?.strength ?? 0;
}
