// The score track. The first to arrive on a space is ahead: on top of the stack. The full order is shown beside it.
import { useContext } from "preact/hooks";
import type { Look } from "../../game";
import { SEATS } from "../../seat";
import { type Box, Label, Least, range, round, textWidth } from "../../ui/draw";
import { explain, sign } from "../../ui/explain";
import { MINUS, plain } from "../../ui/numbers";
import { AboutContext } from "./details/about";
import type { Layout } from "./layout";
import { DrawnButton } from "./parts";
import type { Owner } from "./pieces/kinds";
import { Marker } from "./pieces/tokens";
import { scoreId } from "./track";
import type { View } from "./view";

export function ScoreTrack({ look, layout }: { look: Look<View>; layout: Layout }) {
  const { view } = look;
  const { y, w, h } = layout.track;
  const count = view.printed.track_spaces;
  // Markers with fewer points than none stand before the track, so that nobody takes the last for the first.
  const below = view.track.filter((seat) => points(view, seat) < 0);
  const ahead = view.track.filter((seat) => !below.includes(seat));
  const pocket = below.length === 0 ? 0 : below.length + 1.5;
  const pitch = w / (count + pocket);
  const x = layout.track.x + pocket * pitch;
  const size = Math.min(16.5, pitch);
  const covered = new Set(ahead.map((seat) => spaceOf(view, seat)));
  return (
    <>
      <g {...explain({ name: look.words.label("score-track"), text: look.words.label("about-track"), rule: "score-track" })}>
        <Label x={10} y={y + h / 2 + 4} size={12} fit={layout.track.x - 14}>
          {look.words.title("points")}
        </Label>
        {below.length > 0 && (
          <g>
            <rect class="egb-cell below" x={layout.track.x} y={y} width={round((pocket - 0.5) * pitch)} height={h} rx={2.5} />
            <Label x={round(layout.track.x + 0.55 * pitch)} y={y + h / 2 + 4} size={11.5} kind="number" anchor="middle">
              {MINUS}
            </Label>
            {below.map((seat, place) => (
              <Marker
                key={seat}
                owner={seat}
                x={round(layout.track.x + (below.length - place + 0.5) * pitch - size / 2)}
                y={round(y + (h - size) / 2)}
                size={size}
                id={scoreId(seat)}
              />
            ))}
          </g>
        )}
        {range(count).map((space) => (
          <g key={space}>
            <rect
              class={space % 5 === 0 ? "egb-cell fifth" : "egb-cell"}
              x={round(x + space * pitch + 0.5)}
              y={y}
              width={round(pitch - 1)}
              height={h}
              rx={2.5}
            />
            {space % 5 === 0 && !covered.has(space) && (
              <Label x={round(x + (space + 0.5) * pitch)} y={y + h / 2 + 4} size={11.5} kind="number" anchor="middle">
                {space}
              </Label>
            )}
          </g>
        ))}
        {/* The rear ones first, so that the front one lies on top. */}
        {[...ahead].reverse().map((seat) => {
          const pile = ahead.filter((other) => spaceOf(view, other) === spaceOf(view, seat));
          const depth = pile.indexOf(seat);
          const top = y + (h - size - (pile.length - 1) * 4) / 2;
          return (
            <Marker
              key={seat}
              owner={seat}
              x={round(x + (spaceOf(view, seat) + 0.5) * pitch - size / 2)}
              y={round(top + depth * 4)}
              size={size}
              id={scoreId(seat)}
            />
          );
        })}
      </g>
      <Order look={look} box={layout.order} />
    </>
  );
}

/** The space of a marker that is not below zero. Spaces start again from the first one after each lap. */
function spaceOf(view: View, seat: Owner): number {
  return points(view, seat) % view.printed.track_spaces;
}

function points(view: View, seat: Owner): number {
  return view.players[SEATS.indexOf(seat)]?.score ?? 0;
}

/** All markers from first to last, with their points; `small` where there is no track beside it and no room for a button. */
export function Order({ look, box, small = false }: { look: Look<View>; box: Box; small?: boolean }) {
  const { view, words } = look;
  const about = useContext(AboutContext);
  const caption = words.label("front");
  const lead = small ? 56 : 62;
  const name = Math.min(lead - 16, textWidth(caption, Math.max(11.5, useContext(Least))));
  const step = (box.w - lead) / Math.max(4, view.track.length);
  const size = Math.min(17, box.h);
  const markers = view.track.map((seat) => words.label("sum-marker", { seat, points: points(view, seat) }));
  const summary = `${words.label("score-order")} ${markers.join(", ")}`;
  return (
    <g transform={`translate(${box.x} ${box.y})`} {...(small ? sign({ name: words.label("score-track"), text: summary, rule: "score-track" }) : {})}>
      <g aria-hidden="true">
        <Label x={0} y={box.h / 2 + 4} size={11.5} fit={name}>
          {caption}
        </Label>
        <path class="egb-arrow" d={`M${round(name + 10)} ${box.h / 2 - 4}l-4 4 4 4`} />
        {view.track.map((seat, place) => (
          <g key={seat} transform={`translate(${round(lead + place * step)} 0)`}>
            <Marker owner={seat} x={0} y={(box.h - size) / 2 - 0.5} size={size} id={small ? scoreId(seat) : undefined} />
            <Label x={size + 3} y={box.h / 2 + 4.5} size={13} kind="number" class="strong">
              {plain(points(view, seat))}
            </Label>
          </g>
        ))}
      </g>
      {!small && (
        <DrawnButton
          label={summary}
          about={{ name: words.label("score-track"), text: words.label("about-track"), rule: "score-track" }}
          open={() => about({ of: "score" })}
          box={{ x: -2, y: 0, w: box.w, h: box.h }}
        />
      )}
    </g>
  );
}
