// Nobles and artisans as cards of any size, and the backs of their decks.
import type { ComponentChildren } from "preact";
import { Label, textWidth } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import type { ArtisanView, NobleView } from "../view";
import { RHYTHM_ICONS } from "./kinds";
import { artisanItems, effectItems, perItems, printedPoints } from "./pictograms";
import { Portrait } from "./portraits";
import { Row } from "./row";
import { Points } from "./tokens";
import "./pieces.css";

export interface CardBox {
  x: number;
  y: number;
  w: number;
  h: number;
  id?: string | undefined;
  /** Tooltip. */
  about?: string | undefined;
}

interface NobleProps extends CardBox {
  noble: NobleView;
  name: string;
  /** Whether it was used in this round: it is dimmed, with the mark of a card turned sideways. */
  tired?: boolean;
}

/** A noble: portrait and name, its ability, and below it its points. */
export function NobleCard({ noble, name, tired, x, y, w, h, id, about }: NobleProps) {
  const lines = nameLines(name, w - 6, h * ONE_LINE);
  const band = lines.length > 1 ? h * 0.215 : h * 0.145;
  const picture = Math.min(w * 0.92, h * 0.645 - band);
  const mark = Math.max(11, w * 0.17);
  const stela = Math.max(12, h * 0.135);
  const foot = stela * 1.12 + h * 0.03;
  return (
    <Card x={x} y={y} w={w} h={h} id={id} about={about} class={`noble ${tired ? "tired" : ""}`}>
      <g class="ph-dim">
        <Portrait role={noble.role} x={(w - picture) / 2 + w * 0.02} y={h * 0.65 - band - picture} size={picture} />
        <rect class="ph-name" x={0.5} y={h * 0.65 - band} width={w - 1} height={band} />
        <Name lines={lines} x={w / 2} y={h * (lines.length > 1 ? 0.626 : 0.615)} h={h} fit={w - 4} />
        <Row items={effectItems(noble)} x={3} y={h * 0.67} w={w - 6} h={h * 0.145} />
        <Row items={perItems(noble)} x={w * 0.06 + stela} y={h - foot + stela * 0.12} w={w * 0.92 - stela} h={h * 0.13} />
        <Glyph name={RHYTHM_ICONS[noble.rhythm]} x={w * 0.03} y={h * 0.025} size={mark} class="ph-sign soft" />
        <Points x={w * 0.045} y={h - foot} size={stela} value={printedPoints(noble)} />
      </g>
      {tired && <TiredMark x={w / 2} y={h * 0.25} size={w * 0.4} />}
    </Card>
  );
}

const ONE_LINE = 0.118;
const TWO_LINES = 0.104;

function Name({ lines, x, y, h, fit }: { lines: readonly string[]; x: number; y: number; h: number; fit: number }) {
  const size = h * (lines.length > 1 ? TWO_LINES : ONE_LINE);
  return (
    <>
      {lines.map((line, at) => (
        <Label key={at} x={x} y={y - (lines.length - 1 - at) * size * 0.98} size={size} kind="title" anchor="middle" fit={fit}>
          {line}
        </Label>
      ))}
    </>
  );
}

/** A name in one line, or in two where it is too long and has a space. */
function nameLines(name: string, width: number, size: number): string[] {
  const spaces = [...name].flatMap((char, at) => (char === " " ? [at] : []));
  if (spaces.length === 0 || textWidth(name, size, "serif") <= width) return [name];
  const middle = spaces.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best));
  return [name.slice(0, middle), name.slice(middle + 1)];
}

function TiredMark({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g class="ph-tired">
      <circle cx={x} cy={y} r={size / 2} />
      <Glyph name="tired" x={x - size * 0.34} y={y - size * 0.36} size={size * 0.68} />
    </g>
  );
}

/** The crafts of the artisans, in the order of their cards: collar, amphora, statue, cloth, sandals, canopic jar. */
const CRAFTS = [
  "M3.5 5C4 14 7.5 19 12 19S20 14 20.5 5M7 5C7.3 11.5 9 15 12 15S16.7 11.5 17 5M5.7 12.5 8.8 11M18.3 12.5 15.2 11M12 15V19M7.7 17 10 14.2M16.3 17 14 14.2",
  "M9.2 8.3C6.9 9.4 5.7 11.1 5.7 13.3 5.7 16.5 7.8 19.1 12 21 16.2 19.1 18.3 16.5 18.3 13.3 18.3 11.1 17.1 9.4 14.8 8.3V4H9.2ZM7.8 4H16.2M5.8 13.5H18.2M9.2 5.5C5.6 5.3 3.9 7.2 4.6 10.8M14.8 5.5C18.4 5.3 20.1 7.2 19.4 10.8",
  "M9 9.5C8.5 5.5 10 3 12 3S15.5 5.5 15 9.5M7.5 21V13C7.5 11 9 9.5 12 9.5S16.5 11 16.5 13V21ZM12 13V21M5 21H19",
  "M5 3V21M19 3V21M3 5.5H21M3 18.5H21M8 5.5V18.5M11 5.5V18.5M14 5.5V18.5M16.5 5.5V18.5M5 11.5H14M5 14.5H14",
  "M4 15C4 10 5.5 4 8 4S11 10 10.5 15 9.5 20.5 7.3 20.5 4 18 4 15ZM13.5 15C13.5 10 14 4 16.5 4S20 10 20 15 19 20.5 16.7 20.5 13.5 18 13.5 15ZM4.5 12 7.5 8.5 10.7 12M13.3 12 16.5 8.5 19.7 12",
  "M8.5 9H15.5M8.5 9C6.5 10.3 5.7 12 6.2 14.5L7.6 21H16.4L17.8 14.5C18.3 12 17.5 10.3 15.5 9M9 9C8.4 6.7 9.4 4.3 12 3 14.6 4.3 15.6 6.7 15 9M7 14.5H17",
];
const ALIKE = 5;

/** An artisan: its craft, its points, its immediate gain. */
export function ArtisanCard({ artisan, x, y, w, h, id, about }: CardBox & { artisan: ArtisanView }) {
  const items = artisanItems(artisan);
  const stela = Math.min(w * 0.36, h * 0.27);
  const picture = w * 0.56;
  const craft = CRAFTS[Math.floor((artisan.artisan - 1) / ALIKE) % CRAFTS.length];
  return (
    <Card x={x} y={y} w={w} h={h} id={id} about={about} class="artisan">
      <g transform={`translate(${w * 0.4} ${h * 0.2}) scale(${picture / 24})`}>
        <path class="ph-craft" d={craft} />
      </g>
      <Points x={w * 0.06} y={h * 0.05} size={stela} value={artisan.points} />
      <Row items={items} x={3} y={h * 0.68} w={w - 6} h={h * 0.25} />
    </Card>
  );
}

/** The back of a deck: its emblem, a closed eye, and how many are left. */
export function CardBack({ x, y, w, h, icon, count, about }: CardBox & { icon: string; count: number }) {
  const size = Math.min(w, h) * 0.5;
  return (
    <Card x={x} y={y} w={w} h={h} about={about} class="back">
      <rect class="ph-back" x={w * 0.08} y={w * 0.08} width={w * 0.84} height={h - w * 0.16} rx={3} />
      <Glyph name={icon} x={(w - size) / 2} y={h * 0.12} size={size} class="ph-sign soft" />
      <Glyph name="hidden" x={w / 2 - size * 0.3} y={h * 0.5} size={size * 0.6} class="ph-sign soft" />
      <Label x={w / 2} y={h * 0.88} size={Math.max(10, h * 0.17)} kind="number" anchor="middle">
        {count}
      </Label>
    </Card>
  );
}

function Card({ x, y, w, h, id, about, class: own, children }: CardBox & { class: string; children: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`ph-card ${own}`} data-piece={id} data-size={w}>
        {about && <title>{about}</title>}
        <rect class="ph-paper" x={0.5} y={0.5} width={w - 1} height={h - 1} rx={Math.min(6, w * 0.08)} />
        {children}
      </g>
    </g>
  );
}
