// The hand of battle cards to choose from: tiles with picture, name, strength and effect; small cards where there is no room for effects.
import { useContext } from "preact/hooks";
import type { Look, Move } from "../../../game";
import { type Box, Label, Least, textWidth } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { Spot } from "../../../ui/Spot";
import { bringsText } from "../details/notes";
import { fits, Prose } from "../panel";
import { parse } from "../parts";
import { type Card, cardIcon } from "../pieces/kinds";
import { CardFace } from "../pieces/tokens";
import type { Event, View } from "../view";
import { TapAgain, useSelection } from "./confirm";

const GAP = 6;
/** Minimum height of a card with picture, name and strength. */
const MIN_CARD_HEIGHT = { tall: 50, wide: 62 };

interface CardsProps {
  moves: readonly Move[];
  look: Look<View, Event>;
  box: Box;
  tall: boolean;
}

export function CardChoice(props: CardsProps) {
  const { moves, box, look, tall } = props;
  const least = Math.max(10, useContext(Least));
  const tile = tileSize(moves.length, box);
  const room = textBox(tile, least, tall);
  const roomy = moves.every((move) => fits(briefOf(parse(move)[1] as Card, look), room, least));
  return roomy ? <CardTiles {...props} tile={tile} least={least} /> : <SmallCards {...props} />;
}

/** What a card does, in few words. */
function briefOf(card: Card, { view, words }: Look<View, Event>): string {
  return words.label(`card-brief-${card}`, { cost: view.printed.build_cost });
}

type Size = Pick<Box, "w" | "h">;

/** Two columns of tiles. */
function tileSize(count: number, box: Box): Size {
  return { w: (box.w + GAP) / 2 - GAP, h: Math.min(66, (box.h + GAP) / Math.ceil(count / 2) - GAP) };
}

/** Sizes of the pictures on tiles: beside the text on desks, beside the name on phones. */
const ICON = { tall: 17, wide: 24 };

/** The text of a tile is below its name. */
function textBox({ w, h }: Size, least: number, tall: boolean): Box {
  const top = Math.max(14, least) + (tall ? 5 : 6);
  const left = tall ? 7 : ICON.wide + 10;
  return { x: left, y: top, w: w - left - 6, h: h - top - 2 };
}

function CardTiles({ moves, look, box, tall, tile: { w, h }, least }: CardsProps & { tile: Size; least: number }) {
  const { words } = look;
  const [selected, selectable] = useSelection();
  const head = Math.max(13.5, least);
  return (
    <g>
      {moves.map((move, at) => {
        const card = parse(move)[1] as Card;
        const x = box.x + (at % 2) * (w + GAP);
        const y = box.y + Math.floor(at / 2) * (h + GAP);
        const text = textBox({ w, h }, least, tall);
        const icon = tall ? ICON.tall : ICON.wide;
        const left = icon + 10;
        return selectable(
          move,
          <>
            <g aria-hidden="true" transform={`translate(${x} ${y})`}>
              <rect class="ankp-tile" width={w} height={h} rx={7} />
              <Glyph name={cardIcon(card)} x={6} y={tall ? 2 : (h - icon) / 2} size={icon} class="ankp-ink" />
              <Label x={left} y={head + 2} size={head} kind="title" fit={w - left - 34}>
                {words.label(`card-short-${card}`)}
              </Label>
              <Strength strength={strengthOf(card, look.view)} x={w - 7} y={head + 2} />
              <Prose box={text} size={12}>
                {briefOf(card, look)}
              </Prose>
            </g>
            <Spot move={move} x={x} y={y} w={w} h={h} r={7} reach={[GAP / 2, GAP / 2]} outline about={bringsText(move, look)} />
            {selected === move && <TapAgain look={look} x={x} y={y} w={w} h={h} />}
          </>,
        );
      })}
    </g>
  );
}

function Strength({ strength, x, y }: { strength: number; x: number; y: number }) {
  return (
    <Label x={x} y={y} size={15} kind="number" anchor="end" class={strength > 0 ? "strong" : "dim"}>
      {strength > 0 ? `+${strength}` : "0"}
    </Label>
  );
}

/** Cards side by side; the line below the board explains the one that is pointed at. */
function SmallCards({ moves, look, box, tall }: CardsProps) {
  const { view, words } = look;
  const [selected, selectable] = useSelection();
  const least = Math.max(tall ? 12.5 : 0, useContext(Least));
  const names = moves.map((move) => words.label(`card-short-${parse(move)[1]}`));
  const one = (box.w + GAP) / moves.length - GAP;
  // Uses two rows, if they fit, where the names of seven cards side by side would be too small to read.
  const cramped = moves.length > 4 && names.some((name) => textWidth(name, least, "serif") > one - 6);
  const rows = cramped && box.h >= 2 * MIN_CARD_HEIGHT[tall ? "tall" : "wide"] + GAP ? 2 : 1;
  const columns = Math.ceil(moves.length / rows);
  const w = Math.min(tall ? 78 : 104, (box.w + GAP) / columns - GAP);
  const h = Math.min((box.h + GAP) / rows - GAP, w * 1.45, tall ? 96 : 140);
  const left = box.x + (box.w - columns * (w + GAP) + GAP) / 2;
  return (
    <g>
      {moves.map((move, at) => {
        const card = parse(move)[1] as Card;
        const x = left + (at % columns) * (w + GAP);
        const y = box.y + Math.floor(at / columns) * (h + GAP);
        return selectable(
          move,
          <>
            <g aria-hidden="true">
              <CardFace card={card} strength={strengthOf(card, view)} name={names[at] ?? ""} x={x} y={y} w={w} h={h} />
            </g>
            <Spot move={move} x={x} y={y} w={w} h={h} r={7} reach={[GAP / 2, GAP / 2]} outline about={bringsText(move, look)} />
            {selected === move && <TapAgain look={look} x={x} y={y} w={w} h={h} />}
          </>,
        );
      })}
    </g>
  );
}

export function strengthOf(card: Card, { printed }: View): number {
  return printed.cards.find((one) => one.card === card)?.strength ?? 0;
}
