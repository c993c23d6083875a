// The Traitor on the board: its boards, and its possessions in a few numbers.
import type { ComponentChild } from "preact";
import type { Look } from "../../../game";
import { type Box, Label, round } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { GodFigure } from "../pieces/gods";
import { ZONE_ICONS } from "../pieces/kinds";
import { Resource } from "../pieces/resource";
import { Cube, FirstToken, OfferingToken, PharaohToken, Points } from "../pieces/tokens";
import type { TraitorView, View } from "../view";
import { Stack, TraitorBoards } from "./boards";
import { Press } from "./press";
import "./traitor.css";

const HEAD = 34;
const FOOT = 60;

/** The whole Traitor inside a box of the board; its head opens the details. */
export function TraitorPanel({ look, box, open }: { look: Look<View>; box: Box; open: () => void }) {
  const { traitor } = look.view;
  if (!traitor) return null;
  const { w, h } = box;
  return (
    <g transform={`translate(${box.x} ${box.y})`} class="tr-panel">
      <Head look={look} traitor={traitor} w={w} open={open} />
      <TraitorBoards look={look} box={{ x: 0, y: HEAD, w, h: h - HEAD - FOOT }} />
      <Owned look={look} traitor={traitor} box={{ x: 0, y: h - FOOT + 6, w, h: FOOT - 6 }} />
    </g>
  );
}

function Head({ look, traitor, w, open }: { look: Look<View>; traitor: TraitorView; w: number; open: () => void }) {
  const { words } = look;
  return (
    <Press label={words.label("about-traitor")} open={open} shape={<rect class="tr-press" width={w} height={HEAD - 4} rx={7} />}>
      <g data-anchor="hand-traitor">
        <Cube owner="traitor" x={5} y={5} size={20} />
      </g>
      <Label x={32} y={21} size={16} kind="title">
        {words.title("traitor")}
      </Label>
      <g>
        <title>{words.label("traitor-stack", { count: traitor.stack })}</title>
        <Stack count={traitor.stack} x={w - 70 - Math.max(0, traitor.stack - 1) * 5.5} y={6} size={16} />
        <Label x={w - 50} y={20} size={14} kind="number" anchor="start">
          {traitor.stack}
        </Label>
      </g>
      <Label x={w - 4} y={21} size={18} kind="number" anchor="end" class="strong">
        {traitor.score}
      </Label>
    </Press>
  );
}

interface Cell {
  text: string;
  value: number;
  picture: (x: number, y: number, size: number) => ComponentChild;
}

function cells({ words }: Look<View>, traitor: TraitorView): Cell[] {
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
  const icon = (name: string) => (x: number, y: number, size: number) => <Glyph name={name} x={x} y={y} size={size} class="ph-sign" />;
  return [
    { text: words.title("nobles"), value: traitor.nobles.length, picture: icon(ZONE_ICONS.nobles) },
    {
      text: words.label("traitor-noble-value", { points: traitor.noble_value }),
      value: traitor.noble_value,
      picture: (x, y, size) => <Points x={x} y={y} size={size * 0.9} value="=" />,
    },
    { text: words.title("artisans"), value: traitor.artisans.length, picture: icon(ZONE_ICONS.artisans) },
    { text: words.title("tomb"), value: traitor.tomb, picture: icon("tomb-step") },
    { text: words.title("nile"), value: sum(traitor.nile), picture: icon("climb") },
    { text: words.title("offerings"), value: sum(traitor.offerings), picture: (x, y, size) => <OfferingToken kind="any" x={x} y={y} size={size} /> },
    { text: words.title("resources"), value: sum(traitor.resources), picture: (x, y, size) => <Resource kind="any" x={x} y={y} size={size} /> },
  ];
}

/** A row of counts, and below the gods it has reached. */
function Owned({ look, traitor, box }: { look: Look<View>; traitor: TraitorView; box: Box }) {
  const all = cells(look, traitor);
  const step = box.w / all.length;
  const { view, words } = look;
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      {all.map(({ text, value, picture }, at) => (
        <g key={at} transform={`translate(${round(at * step)} 0)`}>
          <title>{`${text}: ${value}`}</title>
          <rect class="tr-press" width={step} height={24} />
          {picture(0, 3, 18)}
          <Label x={21} y={17.5} size={13.5} kind="number" class="strong">
            {value}
          </Label>
        </g>
      ))}
      {view.gods.map(({ god, points }, at) => {
        const reached = traitor.gods.includes(god);
        return (
          <g key={god} class={`tr-god ${reached ? "reached" : ""}`} transform={`translate(${at * 44} 27)`}>
            <title>{words.label(reached ? "traitor-god-yes" : "traitor-god-no", { god, points })}</title>
            <rect class="tr-chip" x={0.5} y={0.5} width={40} height={25} rx={6} />
            <GodFigure god={god} x={3} y={2.5} size={21} />
            <Label x={37} y={17.5} size={12} kind="number" anchor="end">
              {points}
            </Label>
          </g>
        );
      })}
      {view.pharaoh === "traitor" && <PharaohToken x={box.w - 54} y={27} size={25} id="pharaoh" />}
      {view.first === "traitor" && <FirstToken x={box.w - 26} y={27} size={25} id="first" />}
    </g>
  );
}
