// Nile cards and Sphinx cards of any size, and the backs of their decks.
import type { ComponentChildren } from "preact";
import { Label } from "../../../ui/draw";
import { type Explanation, explain } from "../../../ui/explain";
import { Glyph } from "../../../ui/Icon";
import type { NileView, SphinxView } from "../view";
import { EFFECT_ICONS, KIND_ICONS, type NileKind } from "./kinds";
import { FieldFace, QuarryFace } from "./lands";
import { bonusItems, effectItems, goalItems, goalPoints, signText } from "./pictograms";
import { Row } from "./row";
import { nameLines, wrap } from "./text";
import { Points } from "./tokens";
import "./pieces.css";

export interface CardBox {
  x: number;
  y: number;
  w: number;
  h: number;
  id?: string | undefined;
  about?: Explanation | undefined;
}

interface NileProps extends CardBox {
  card: NileView;
  /** Shown below the picture; without it there is only the picture. */
  name?: string;
  /** The upper line: what it yields or when it works; without it there is the sign of its kind. */
  top?: string | undefined;
  /** What it brings at once, in words; without them there are pictograms. */
  bonus?: string | undefined;
  /** Whether it was used in this round: it is dimmed, with the mark of a card turned sideways. */
  used?: boolean | undefined;
}

/** A Nile card: a band and cut corners for its kind, its effect as a picture, its name. */
export function NileCardFace({ card, name, top: line, bonus: gain, used, x, y, w, h, id, about }: NileProps) {
  const band = h * 0.065;
  const size = Math.min(h * 0.115, w * 0.15);
  const lines = name ? nameLines(name, w * 0.94, size) : [];
  const foot = lines.length * size * 1.08 + (lines.length > 0 ? h * 0.05 : h * 0.06);
  const bonus = card.bonus ? h * 0.15 : 0;
  const mark = Math.min(w * 0.17, h * 0.14);
  const land = card.effect === "field" || card.effect === "quarry";
  const top = band + mark * (line === undefined ? 0.7 : 1);
  const room = { top, height: h - top - foot - bonus };
  const aside = land ? w * 0.07 : w * 0.05 + mark + 3;
  return (
    <Card x={x} y={y} w={w} h={h} id={id} about={about} kind={card.kind} used={used}>
      <Picture card={card} x={w * 0.08} y={room.top} w={w * 0.84} h={room.height} />
      {card.bonus && gain === undefined && <Row items={bonusItems(card.bonus)} x={w * 0.1} y={room.top + room.height} w={w * 0.8} h={bonus * 0.92} />}
      {gain !== undefined && (
        <Label x={w / 2} y={room.top + room.height + bonus * 0.72} size={12} anchor="middle" class="strong" fit={w * 0.92}>
          {gain}
        </Label>
      )}
      {!(land && line !== undefined) && <Glyph name={KIND_ICONS[card.kind]} x={w * 0.05} y={band + h * 0.02} size={mark} class="eg-sign soft" />}
      {line !== undefined && (
        <Label x={aside} y={band + h * 0.02 + mark * 0.76} size={11.5} fit={w * 0.93 - aside}>
          {line}
        </Label>
      )}
      {lines.map((line, at) => (
        <Label key={at} x={w / 2} y={h - h * 0.06 - (lines.length - 1 - at) * size * 1.08} size={size} kind="title" anchor="middle" fit={w * 0.94}>
          {line}
        </Label>
      ))}
    </Card>
  );
}

/** Land is drawn as a plot, every other effect as a row of pictograms. */
function Picture({ card, x, y, w, h }: { card: NileView; x: number; y: number; w: number; h: number }) {
  const plot = Math.min(w * 0.78, h * 0.94);
  const corner = { x: x + (w - plot) / 2, y: y + (h - plot) / 2, size: plot };
  if (card.effect === "field") return <FieldFace colour={card.colour ?? "green"} value={card.number} irrigated {...corner} />;
  if (card.effect === "quarry") return <QuarryFace value={card.number} {...corner} />;
  const row = Math.min(h * 0.82, w * 0.56);
  return <Row items={effectItems(card)} x={x} y={y + (h - row) / 2} w={w} h={row} />;
}

/** A Nile card where there is room for a symbol only. */
export function NileToken({
  card,
  used,
  x,
  y,
  size,
  id,
  named = false,
}: {
  card: NileView;
  /** Whether its name stands beside it: then the symbol has no text. */
  named?: boolean;
  used?: boolean | undefined;
  x: number;
  y: number;
  size: number;
  id?: string | undefined;
}) {
  const text = named ? "" : signText(card);
  const sign = size * (text ? 0.54 : 0.66);
  return (
    <Card x={x} y={y} w={size} h={size} id={id} kind={card.kind} used={used}>
      <Glyph
        name={EFFECT_ICONS[card.effect]}
        x={(size - sign) * (text ? 0.16 : 0.5)}
        y={(size - sign) * (text ? 0.24 : 0.5) + size * 0.02}
        size={sign}
        class="eg-sign"
      />
      {text && (
        <Label x={size * 0.95} y={size * 0.94} size={size * 0.48} kind="number" anchor="end" class="strong">
          {text}
        </Label>
      )}
    </Card>
  );
}

/** A Sphinx card: its goal and its points, and its text if there is room. */
export function SphinxCardFace({ card, text, x, y, w, h, id, about }: CardBox & { card: SphinxView; text?: string }) {
  const size = Math.min(13, Math.max(11, w * 0.092));
  const lines = text ? wrap(text, w * 0.9, size, Math.floor((h * 0.5) / (size * 1.2))) : [];
  const points = goalPoints(card);
  const stela = Math.min(w * 0.26, h * 0.22);
  const words = lines.length * size * 1.2;
  const row = Math.min(w * 0.34, (h - stela * 1.3 - words) * 0.72);
  const top = stela * 1.25 + (h - stela * 1.25 - words - row) / 2 - h * 0.02;
  return (
    <Card x={x} y={y} w={w} h={h} id={id} about={about} kind="goal">
      <Row items={goalItems(card)} x={w * 0.08} y={top} w={w * 0.84} h={row} />
      <Points value={points} x={w * 0.06} y={h * 0.055} size={stela} />
      <Glyph name="sphinx" x={w * 0.7} y={h * 0.05} size={w * 0.24} class="eg-sign soft" />
      {lines.map((line, at) => (
        <Label key={at} x={w / 2} y={h - w * 0.05 - (lines.length - 1 - at) * size * 1.2} size={size} anchor="middle" fit={w * 0.95}>
          {line}
        </Label>
      ))}
    </Card>
  );
}

/** The back of a deck: its emblem, a closed eye, and how many are left. */
export function CardBack({ x, y, w, h, icon, text, about, id }: CardBox & { icon: string; text?: string }) {
  const size = Math.min(w, h) * 0.46;
  const counted = text !== undefined;
  return (
    <Card x={x} y={y} w={w} h={h} about={about} id={id} kind="back">
      <rect class="eg-back" x={w * 0.03} y={w * 0.05} width={w * 0.94} height={h - w * 0.1} rx={3} />
      <Glyph name={icon} x={(w - size) / 2} y={h * 0.13} size={size} class="eg-sign soft" />
      <Glyph name="hidden" x={w / 2 - size * 0.32} y={h * (counted ? 0.5 : 0.6)} size={size * 0.64} class="eg-sign soft" />
      {counted && (
        <Label x={w / 2} y={h * 0.87} size={12} anchor="middle" class="strong" fit={w * 0.94}>
          {text}
        </Label>
      )}
    </Card>
  );
}

interface FrameProps extends CardBox {
  kind: NileKind | "goal" | "back";
  used?: boolean | undefined;
  children: ComponentChildren;
}

/** Permanent cards have all corners; cards that leave the game lack one, one-time cards lack two. */
function outline(kind: FrameProps["kind"], w: number, h: number): string {
  const [r, cut] = [Math.min(6, w * 0.08), Math.min(w, h) * 0.2];
  const left = kind === "immediate" ? `M.5 ${cut}L${cut} .5` : `M.5 ${r}Q.5 .5 ${r} .5`;
  const right = kind === "immediate" || kind === "any-time" ? `H${w - cut}L${w - 0.5} ${cut}` : `H${w - r}Q${w - 0.5} .5 ${w - 0.5} ${r}`;
  return `${left}${right}V${h - r}Q${w - 0.5} ${h - 0.5} ${w - r} ${h - 0.5}H${r}Q.5 ${h - 0.5} .5 ${h - r}Z`;
}

/** The band along the upper edge. */
function bandPath(kind: FrameProps["kind"], w: number, h: number): string {
  const [r, cut, deep] = [Math.min(6, w * 0.08), Math.min(w, h) * 0.2, Math.max(2.5, Math.min(h, w * 1.2) * 0.065)];
  const left = kind === "immediate" ? `M${cut - deep} ${deep + 0.5}L${cut} .5` : `M.5 ${Math.max(r, deep)}V${r}Q.5 .5 ${r} .5`;
  const right =
    kind === "immediate" || kind === "any-time"
      ? `H${w - cut}L${w - cut + deep} ${deep + 0.5}`
      : `H${w - r}Q${w - 0.5} .5 ${w - 0.5} ${r}V${Math.max(r, deep)}`;
  return `${left}${right}Z`;
}

function Card({ x, y, w, h, id, about, kind, used, children }: FrameProps) {
  const nile = kind !== "goal" && kind !== "back";
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`eg-card k-${kind} ${used ? "used" : ""}`} data-piece={id} data-size={w} {...(about ? explain(about) : {})}>
        <path class="eg-paper" d={outline(kind, w, h)} />
        {nile && <path class="eg-band" d={bandPath(kind, w, h)} />}
        <g class="eg-dim">{children}</g>
        {used && <UsedMark x={w / 2} y={h * 0.42} size={Math.min(w, h) * 0.5} />}
      </g>
    </g>
  );
}

function UsedMark({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g class="eg-used">
      <circle cx={x} cy={y} r={size / 2} />
      <Glyph name="tired" x={x - size * 0.34} y={y - size * 0.36} size={size * 0.68} />
    </g>
  );
}
