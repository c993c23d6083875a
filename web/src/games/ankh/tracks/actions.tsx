// The four action tracks: the position of each marker, the event it would trigger, and the actions taken in this turn.
import { useContext } from "preact/hooks";
import type { Look } from "../../../game";
import { type Box, Label, range, textWidth } from "../../../ui/draw";
import { sentences } from "../../../ui/explain";
import { Glyph } from "../../../ui/Icon";
import { plain } from "../../../ui/numbers";
import { Spot } from "../../../ui/Spot";
import { AboutContext } from "../details/about";
import { bringsText, effectText } from "../details/notes";
import { nextEvent, playerOf, stateText } from "../details/texts";
import { DrawnButton, HEAD, Plate } from "../panel";
import { offerOf, type PanelProps } from "../parts";
import { type Action, actionIcon, occasionIcon } from "../pieces/kinds";
import type { Event, TrackView, View } from "../view";

export function ActionTracks({ look, w, h, tall }: PanelProps) {
  const { view, words } = look;
  const top = tall ? 0 : HEAD;
  const gap = tall ? 6 : 3;
  const side = tall ? 0 : 10;
  const rowH = Math.min(tall ? 52 : 30, (h - top - (tall ? 20 : 4)) / view.tracks.length - gap);
  return (
    <g role="group" aria-label={words.label("actions")}>
      {!tall && <Plate w={w} h={h} title={words.label("actions")} note={note(look)} />}
      {view.tracks.map((track, at) => (
        <Row key={track.action} track={track} look={look} tall={tall} box={{ x: side, y: top + at * (rowH + gap), w: w - 2 * side, h: rowH }} />
      ))}
      {tall && (
        <Label x={w / 2} y={h - 4} size={12} anchor="middle" fit={w}>
          {note(look)}
        </Label>
      )}
    </g>
  );
}

/** The number of actions left, and whose they are. */
function note({ view, words }: Look<View, Event>): string {
  const { active, taken, allowed, tracks } = view;
  if (active === null) return "";
  if (taken.length === 0) return words.label(allowed === 1 ? "actions-one" : "actions-two", { seat: active });
  // An action that triggers an event ends the turn; after the lowest track no second action is possible, because it must be lower.
  const over = tracks.some(({ space, spaces }) => space === spaces - 1) || taken.at(-1) === tracks.at(-1)?.action;
  return taken.length < allowed && !over ? words.label("actions-lower") : words.label("actions-last", { seat: active });
}

interface RowProps {
  track: TrackView;
  look: Look<View, Event>;
  tall: boolean;
  box: Box;
}

/** Name and track are side by side on desks, below one another on phones. */
function Row({ track, look, tall, box }: RowProps) {
  const { view, words, legal } = look;
  const open = useContext(AboutContext);
  const { action } = track;
  const { x, y, w, h } = box;
  const label = tall ? w - 34 : 212;
  const middle = y + (tall ? 15 : h / 2);
  const gains = legal.has(action) ? worth(action, look) : null;
  return (
    <g class={`ankp-action ${view.taken.includes(action) ? "taken" : ""}`}>
      <rect class="ankp-action-face" x={x} y={y} width={w} height={h} rx={6} />
      <Glyph name={actionIcon(action)} x={x + 6} y={y + h / 2 - (tall ? 12 : 10)} size={tall ? 24 : 20} class="ankp-ink" />
      <Label x={x + (tall ? 38 : 32)} y={middle + 5} size={14.5} kind="title" fit={label - 40 - (tall && gains !== null ? worthWidth(gains) : 0)}>
        {words.title(action)}
      </Label>
      <Spaces track={track} box={tall ? { x: x + 37, y: y + h - 21, w: w - 76, h: 15 } : { x: x + label, y: middle - 9, w: w - label - 78, h: 18 }} />
      <Trigger track={track} look={look} x={x + w - 28} y={y + h / 2 - 9} />
      {legal.has(action) ? (
        <>
          <Spot move={action} x={x} y={y} w={w} h={h} r={6} reach={[2, 2]} outline about={bringsText(action, look)} />
          {gains !== null && <Worth text={gains} x={tall ? x + label - 5 : x + w - 34} y={middle} />}
        </>
      ) : (
        <DrawnButton
          label={sentences([words.title(action), stateText(track, look)])}
          about={{ name: words.title(action), text: effectText(action, look), rule: action }}
          open={() => open({ of: "action", action })}
          box={box}
        />
      )}
    </g>
  );
}

/** The event that the marker triggers at the end of its track; highlighted if that is one step away. */
function Trigger({ track: { space, spaces }, look: { view }, x, y }: { track: TrackView; look: Look<View, Event>; x: number; y: number }) {
  const occasion = nextEvent(view);
  if (!occasion || space >= spaces - 1) return null;
  return (
    <g class={`ankp-trigger ${space === spaces - 2 ? "near" : ""}`}>
      <Glyph name={occasionIcon(occasion)} x={x} y={y} size={18} />
    </g>
  );
}

/** The spaces from the marker's start; passed ones are dark, the last one triggers the event. */
function Spaces({ track: { action, space, spaces, start }, box: { x, y, w, h } }: { track: TrackView; box: Box }) {
  const cell = Math.min(40, w / spaces);
  return (
    <g aria-hidden="true">
      {range(spaces).map((at) => (
        <rect
          key={at}
          class={`ankp-step ${at < start ? "unused" : at <= space ? "past" : ""} ${at === spaces - 1 ? "end" : ""}`}
          x={x + at * cell + 1.5}
          y={y}
          width={cell - 3}
          height={h}
          rx={3.5}
        />
      ))}
      <g transform={`translate(${x + space * cell + cell / 2 - 7.5} ${y + h / 2 - 7.5})`}>
        <g class="ankp-marker" data-piece={`marker-${action}`} data-size={15}>
          <circle cx={7.5} cy={7.5} r={7} />
        </g>
      </g>
    </g>
  );
}

function worthWidth(text: string): number {
  return textWidth(text, 12.5, "serif") + 22;
}

function Worth({ text, x, y }: { text: string; x: number; y: number }) {
  const w = worthWidth(text);
  return (
    <g class="ankp-worth" aria-hidden="true">
      <rect x={x - w} y={y - 9} width={w} height={18} rx={9} />
      <Glyph name="follower" x={x - w + 4} y={y - 6} size={12} />
      <Label x={x - 5} y={y + 4.5} size={12.5} kind="number" anchor="end">
        {text}
      </Label>
    </g>
  );
}

/** The immediate gain or cost of the action: followers for Gain, the price of the next power. */
function worth(action: Action, { view, you }: Look<View, Event>): string | null {
  if (action === "gain") return `+${offerOf(view, "gain")?.followers ?? 0}`;
  const next = playerOf(view, you)?.next;
  return action === "unlock" && next ? plain(-next.cost) : null;
}
