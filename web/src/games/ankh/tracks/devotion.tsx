// The devotion track: markers on their spaces, stacked where they share one; red below the bar, blue above it.
import { useContext } from "preact/hooks";
import type { Look } from "../../../game";
import { SEATS } from "../../../seat";
import { Label, range } from "../../../ui/draw";
import type { Explanation } from "../../../ui/explain";
import { AboutContext } from "../details/about";
import { DrawnButton } from "../panel";
import type { PanelProps } from "../parts";
import type { Seat } from "../pieces/kinds";
import { AnkhToken } from "../pieces/tokens";
import type { Event, View } from "../view";

/** Coordinates of a space. */
type Place = (space: number) => { x: number; y: number };

export function DevotionTrack({ look, w, h, tall }: PanelProps) {
  const { view, words } = look;
  const open = useContext(AboutContext);
  const { top, last_red: red } = view.printed;
  const length = tall ? w - 26 : h - 30;
  const step = length / top;
  const place: Place = (space) => (tall ? { x: 13 + space * step, y: h / 2 } : { x: w / 2, y: h - 15 - space * step });
  return (
    <g role="group" aria-label={words.label("devotion-track")}>
      <rect class="ankp-plate" width={w} height={h} rx={8} />
      <Parts place={place} step={step} red={red} top={top} w={w} h={h} tall={tall} />
      {range(top + 1).map((space) => (
        <Space key={space} space={space} place={place} step={step} look={look} tall={tall} w={w} />
      ))}
      <Markers look={look} place={place} tall={tall} />
      {!tall && (
        <>
          <g class="ankp-rotated" transform={`translate(11.5 ${place(top - 3).y}) rotate(-90)`}>
            <Label x={0} y={0} size={12} anchor="middle">
              {words.label("devotion-track")}
            </Label>
          </g>
          <DrawnButton label={devotionText(look)} about={aboutTrack(look)} open={() => open({ of: "devotion" })} box={{ x: 0, y: 0, w, h }} r={8} />
        </>
      )}
    </g>
  );
}

interface PartsProps {
  place: Place;
  step: number;
  red: number;
  top: number;
  w: number;
  h: number;
  tall: boolean;
}

/** The red part and the blue one, and the bar between them. */
function Parts({ place, step, red, top, w, h, tall }: PartsProps) {
  const bar = place(red + 0.5);
  const [low, high] = [place(-0.5), place(top + 0.5)];
  const band = (from: { x: number; y: number }, to: { x: number; y: number }) =>
    tall ? { x: from.x, y: 2, width: to.x - from.x, height: h - 4 } : { x: 2, y: to.y, width: w - 4, height: from.y - to.y };
  return (
    <>
      <rect class="ankp-red" {...band({ x: Math.max(2, low.x), y: Math.min(h - 2, low.y) }, bar)} rx={4} />
      <rect class="ankp-blue" {...band(bar, { x: Math.min(w - 2, high.x), y: Math.max(2, high.y) })} rx={4} />
      <path class="ankp-bar" d={tall ? `M${bar.x} 1V${h - 1}` : `M1 ${bar.y}H${w - 1}`} stroke-width={Math.min(3, step / 3)} />
    </>
  );
}

interface SpaceProps {
  space: number;
  place: Place;
  step: number;
  look: Look<View, Event>;
  tall: boolean;
  w: number;
}

/** A tick, or a number on every fifth space. On phones it is hardly wider than its space, so that the number before the bar keeps off it. */
function Space({ space, place, step, look: { view }, tall, w }: SpaceProps) {
  const { x, y } = place(space);
  const { top } = view.printed;
  const numbered = space % 5 === 0 ? top - space > 2 || space === top : space === top;
  if (!numbered) return <path class="ankp-tick" d={tall ? `M${x} ${y - 3}v6` : `M${x - 5} ${y}h10`} />;
  const strength = space === top ? "strong" : "dim";
  return (
    <g class={space === top ? "ankp-top" : ""}>
      <Label x={tall ? x : w / 2} y={y + 4} size={tall ? 10.5 : 12.5} fit={tall ? step + 3 : w} kind="number" anchor="middle" class={strength}>
        {space}
      </Label>
    </g>
  );
}

/** Markers on one space are stacked: the last one to arrive is on top and ahead. */
function Markers({ look: { view }, place, tall }: { look: Look<View, Event>; place: Place; tall: boolean }) {
  const size = tall ? 17 : 22;
  const shift = tall ? 7 : 9;
  const standing = [...view.devotion].reverse();
  return (
    <>
      {standing.map((seat) => {
        const player = view.players[SEATS.indexOf(seat)];
        if (!player) return null;
        const { x, y } = place(player.score);
        const mates = standing.filter((other) => view.players[SEATS.indexOf(other)]?.score === player.score);
        const up = (mates.indexOf(seat) - (mates.length - 1) / 2) * shift;
        const [dx, dy] = tall ? [0, -Math.max(-6, Math.min(6, up))] : [Math.max(-9, Math.min(9, up)), -up * 0.35];
        return <Marker key={seat} seat={seat} view={view} x={x - size / 2 + dx} y={y - size / 2 + dy} size={size} />;
      })}
    </>
  );
}

/** The marker of a seat; that of its partner in a merged god is below it. */
function Marker({ seat, view, x, y, size }: { seat: Seat; view: View; x: number; y: number; size: number }) {
  const partner = view.players[SEATS.indexOf(seat)]?.partner;
  return (
    <>
      {partner && <AnkhToken seat={partner} x={x} y={y + size * 0.22} size={size} />}
      <AnkhToken seat={seat} x={x} y={y} size={size} id={`devotion-${seat}`} />
    </>
  );
}

function aboutTrack({ view, words }: Look<View, Event>): Explanation {
  const { top, last_red: red, forget_after: conflict } = view.printed;
  return { name: words.label("devotion-track"), text: words.label("about-devotion", { top, red, conflict }), rule: "devotion" };
}

/** «1. Zofia 21, 2. Ilse 12 …». */
export function devotionText({ view, words }: Look<View, Event>): string {
  const lines = view.devotion.map((seat, at) => words.label("rank-of", { rank: at + 1, seat, points: view.players[SEATS.indexOf(seat)]?.score ?? 0 }));
  return [words.label("devotion-track"), ...lines].join(". ");
}
