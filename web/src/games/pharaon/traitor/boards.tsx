// The Traitor's five boards side by side: lanes that fill from the bottom, each owned by a colour.
import type { Look } from "../../../game";
import { type Box, Label, range } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { Resource } from "../pieces/resource";
import { Row } from "../pieces/row";
import { JarBack } from "../pieces/tokens";
import type { LaneView, SpaceView, View } from "../view";
import { symbolItems, symbolText } from "./symbols";
import "./traitor.css";

const GAP = 5;
const HEAD = 25;

/** The id of a token that travels to a lane; both count from 0, spaces from the bottom. */
export const laneId = (lane: number, space: number) => `lane-${lane}-${space}`;

/** All boards inside a box of a drawing. */
export function TraitorBoards({ look, box }: { look: Look<View>; box: Box }) {
  const { view } = look;
  const lanes = view.traitor?.lanes ?? [];
  const w = (box.w - GAP * (lanes.length - 1)) / Math.max(1, lanes.length);
  return (
    <g transform={`translate(${box.x} ${box.y})`} class="tr-boards">
      {lanes.map((lane, index) => (
        <g key={lane.board} transform={`translate(${index * (w + GAP)} 0)`}>
          <Lane lane={lane} index={index} look={look} w={w} h={box.h} />
        </g>
      ))}
    </g>
  );
}

function Lane({ lane, index, look, w, h }: { lane: LaneView; index: number; look: Look<View>; w: number; h: number }) {
  const { words, view } = look;
  const now = view.round === index + 1;
  const step = (h - HEAD - 5) / Math.max(1, lane.spaces.length);
  const next = lane.spaces.findIndex(({ token }) => token === null);
  return (
    <g class={`tr-lane ${lane.face} ${lane.colour ? `r-${lane.colour}` : ""}`} role="img" aria-label={laneText(lane, index, look)}>
      <rect class="tr-board" x={0.5} y={0.5} width={w - 1} height={h - 1} rx={6} />
      <g class={now ? "now" : ""}>
        <title>{words.label(now ? "lane-jars-now" : "lane-jars", { count: lane.jars, round: index + 1 })}</title>
        <rect class="tr-head" x={3} y={3} width={w - 6} height={HEAD - 4} rx={4} />
        <JarBack x={w / 2 - 16} y={5} size={14.5} />
        <Label x={w / 2 + 3} y={18.5} size={14} kind="number" class="tr-count">
          {lane.jars}
        </Label>
        {lane.face === "dark" && <Glyph name="theme" x={w - 15} y={7.5} size={11} class="tr-face" />}
      </g>
      {lane.spaces.map((space, place) => (
        <Space
          key={place}
          space={space}
          about={spaceText(space, place, look)}
          id={laneId(index, place)}
          next={place === next}
          box={{ x: 4, y: h - 4 - (place + 1) * step, w: w - 8, h: step - 2 }}
        />
      ))}
    </g>
  );
}

function Space({ space, about, id, next, box }: { space: SpaceView; about: string; id: string; next: boolean; box: Box }) {
  const { x, y, w, h } = box;
  const size = h - 3;
  const sign = Math.min(20, h * 0.68);
  return (
    <g class={`tr-space ${next ? "next" : ""}`}>
      <title>{about}</title>
      <rect x={x} y={y} width={w} height={h} rx={3.5} />
      {space.token ? (
        <Resource kind={space.token} x={x + (w - size) / 2} y={y + 1.5} size={size} id={id} />
      ) : space.symbol ? (
        <Row items={symbolItems(space.symbol)} x={x + 2} y={y + (h - sign) / 2} w={w - 4} h={sign} />
      ) : (
        <circle class="tr-none" cx={x + w / 2} cy={y + h / 2} r={1.6} />
      )}
    </g>
  );
}

function spaceText({ symbol, token }: SpaceView, place: number, { words }: Look<View>): string {
  const means = symbol ? symbolText(symbol, words) : words.label("symbol-none");
  const text = words.label("lane-space", { space: place + 1 });
  return token ? `${text}: ${words.title(token)} (${means})` : `${text}: ${means}`;
}

/** The text of a lane for screen readers: its owner, how full it is, and its next symbol. */
function laneText(lane: LaneView, index: number, look: Look<View>): string {
  const { words } = look;
  const filled = lane.spaces.filter(({ token }) => token !== null).length;
  const next = lane.spaces[filled];
  const parts = [
    words.label("sum-lane", { lane: index + 1, board: lane.board.toUpperCase(), face: lane.face }),
    ...(lane.colour ? [words.title(lane.colour)] : []),
    words.label("sum-lane-fill", { count: filled, total: lane.spaces.length }),
    ...(next ? [words.label("sum-lane-next", { what: [next.symbol ? symbolText(next.symbol, words) : words.label("symbol-none")] })] : []),
  ];
  return parts.join(", ");
}

/** Jars of the Traitor's stack, face down, the topmost in front. */
export function Stack({ count, x, y, size }: { count: number; x: number; y: number; size: number }) {
  return (
    <>
      {range(Math.min(count, 5)).map((at) => (
        <JarBack key={at} x={x + at * size * 0.34} y={y} size={size} />
      ))}
    </>
  );
}
