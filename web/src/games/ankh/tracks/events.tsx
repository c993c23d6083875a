// The event track: every space shows its event. After some conflicts gods merge or are forgotten, and the last conflict ends the game;
// marks on these spaces show it.
import { useContext } from "preact/hooks";
import type { Look } from "../../../game";
import { useAim } from "../../../ui/aim";
import { type Box, Label, range } from "../../../ui/draw";
import { sentences, sign } from "../../../ui/explain";
import { Glyph } from "../../../ui/Icon";
import { AboutContext } from "../details/about";
import { nextEvent } from "../details/texts";
import { DrawnButton } from "../panel";
import { offerOf, type PanelProps } from "../parts";
import { occasionIcon } from "../pieces/kinds";
import type { Event, Printed, View } from "../view";

export type Mark = "merge" | "forget" | "end";

/** The consequence of a space of the track, counted from 1. */
export function markOf({ events, merges, merge_after, forget_after }: Printed, space: number): Mark | null {
  if (events[space - 1] !== "conflict") return null;
  const number = events.slice(0, space).filter((event) => event === "conflict").length;
  if (space === events.length) return "end";
  if (merges && number === merge_after) return "merge";
  return number === forget_after ? "forget" : null;
}

const MARK_ICONS: Record<Mark, string> = { merge: "substitute", forget: "close", end: "first" };

/** On desks the track leaves room for the next event in words. */
const NEXT_WIDTH = 150;

export function EventTrack({ look, w, h, tall }: PanelProps) {
  const { view, words } = look;
  const open = useContext(AboutContext);
  const aimed = useAim(look);
  const { events } = view.printed;
  const inset = tall ? 2 : 6;
  const cell = (w - 2 * inset - (tall ? 0 : NEXT_WIDTH)) / events.length;
  const box = (space: number): Box => ({ x: inset + (space - 1) * cell + 1, y: tall ? 2 : 4, w: cell - 2, h: h - (tall ? 4 : 8) });
  const next = nextEvent(view);
  const triggered = aimed !== null && offerOf(view, aimed)?.triggers !== undefined && offerOf(view, aimed)?.triggers !== null;
  const show = () => open({ of: "events" });
  return (
    <g role="group" aria-label={words.label("event-track")}>
      <rect class="ankp-plate" width={w} height={h} rx={8} />
      {!tall && (
        <DrawnButton
          label={eventText(look)}
          about={{ name: words.label("event-track"), text: eventText(look), rule: "event-track" }}
          open={show}
          box={{ x: 0, y: 0, w, h }}
          r={8}
        />
      )}
      {range(events.length).map((index) => (
        <Space key={index} space={index + 1} look={look} box={box(index + 1)} tall={tall} next={triggered && index === view.event} open={show} />
      ))}
      {!tall && (
        <g class="ankp-next" aria-hidden="true">
          <Label x={w - NEXT_WIDTH + 4} y={15} size={11.5} fit={NEXT_WIDTH - 12}>
            {words.label("next-event")}
          </Label>
          <Label x={w - NEXT_WIDTH + 4} y={30} size={13.5} kind="title" fit={NEXT_WIDTH - 12}>
            {next ? words.title(next) : words.text("ui-none")}
          </Label>
        </g>
      )}
    </g>
  );
}

interface SpaceProps {
  space: number;
  look: Look<View, Event>;
  box: Box;
  tall: boolean;
  /** Whether the action that is pointed at leads here. */
  next: boolean;
  open: () => void;
}

function Space({ space, look: { view, words }, box: { x, y, w, h }, tall, next, open }: SpaceProps) {
  const occasion = view.printed.events[space - 1];
  if (!occasion) return null;
  const state = space < view.event ? "past" : space === view.event ? "here" : "";
  const size = Math.min(w - 3, h - 2, 20);
  const mark = markOf(view.printed, space);
  const about = {
    name: words.label("event-named", { space, spaces: view.printed.events.length, occasion }),
    text: sentences([words.text(`ankh-occasion-${occasion}`), mark ? capital(words.label(`then-${mark}`)) : undefined]),
    rule: occasion,
  };
  return (
    <g class={`ankp-event ${state} ${occasion} ${next ? "next" : ""}`} {...sign(about)} {...(tall ? {} : { onClick: open })}>
      <rect x={x} y={y} width={w} height={h} rx={4} />
      <Glyph name={occasionIcon(occasion)} x={x + (w - size) / 2} y={y + (h - size) / 2} size={size} />
      {mark && <MarkSign mark={mark} x={x + w - 3} y={y + (tall ? h - 3 : 2)} r={tall ? 5 : 6.5} />}
    </g>
  );
}

function capital(text: string): string {
  return `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`;
}

function MarkSign({ mark, x, y, r }: { mark: Mark; x: number; y: number; r: number }) {
  return (
    <g class={`ankp-mark ${mark}`} transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <Glyph name={MARK_ICONS[mark]} x={-r * 0.7} y={-r * 0.7} size={r * 1.4} />
    </g>
  );
}

/** «Event track. Event 6 of 18. Next: Conflict.». */
export function eventText({ view, words }: Look<View, Event>): string {
  const { events } = view.printed;
  const next = events[view.event];
  const here = `${words.label("event-track")}. ${words.label("event-at", { space: view.event, spaces: events.length })}`;
  return next ? `${here} ${words.label("event-next", { occasion: next })}` : here;
}
