// The Nile and its ships. It runs to the right; downwards on phones, and in lines in low windows.
import type { Look } from "../../game";
import { useAim } from "../../ui/aim";
import { Brackets, Label, range, round } from "../../ui/draw";
import { explain } from "../../ui/explain";
import type { Track } from "../../ui/following";
import { along, type Layout, LINE, spaceBox, swing, WATER } from "./layout";
import { targetOf } from "./offers";
import type { Owner } from "./pieces/kinds";
import { SHIP_HEIGHT, Ship } from "./pieces/tokens";
import { SOURCE, shipId } from "./track";
import type { SpaceView, View } from "./view";

interface RiverProps {
  look: Look<View>;
  layout: Layout;
  tracks: Track;
}

export function River({ look: { words }, layout }: Omit<RiverProps, "tracks">) {
  return (
    <g {...explain({ name: words.label("tab-river"), text: words.label("about-river"), rule: "downstream" })}>
      <rect {...source(layout)} fill="none" data-anchor={SOURCE} />
      <path class="egb-water" d={water(layout)} />
      <g aria-hidden="true">
        <path class="egb-shore" d={shores(layout)} />
        <path class="egb-flow" d={flow(layout)} />
        {layout.kind === "wide" && (
          <>
            <Label x={12} y={layout.river.y + layout.river.h - 3} size={11} class="on-water">
              {words.label("source")}
            </Label>
            <Label x={layout.width - 12} y={layout.river.y + layout.river.h - 3} size={11} anchor="end" class="on-water">
              {words.label("mouth")}
            </Label>
          </>
        )}
      </g>
    </g>
  );
}

/** All ships on the river, and a preview of the one that is aimed. */
export function Ships({ look, layout, tracks }: RiverProps) {
  return (
    <>
      {look.view.river.map((space) => (
        <Moored key={space.position} space={space} layout={layout} look={look} tracks={tracks} />
      ))}
      <Ghost look={look} layout={layout} />
    </>
  );
}

/** The ships at one space. Ships at a site are drawn at its pier, unless the building space is still to be chosen. */
function Moored({ space, layout, look: { view, words }, tracks }: RiverProps & { space: SpaceView }) {
  const ships = space.site ? waiting(space, view) : space.ships;
  return (
    <>
      {ships.map((owner, nth) => {
        const id = shipId(space, nth);
        const [x, y] = shipPlace(layout, space, nth, ships.length);
        return (
          <g key={id} {...explain({ name: words.label("ship-of", { seat: owner, space: space.position }), text: words.label("about-ships"), rule: "ship" })}>
            <Ship owner={owner} x={x} y={y} size={layout.ship} id={id} />
            {tracks.moved.has(id) && (
              <g transform={`translate(${x + layout.ship * 0.14} ${y})`}>
                <Brackets size={layout.ship * SHIP_HEIGHT} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

function waiting(space: SpaceView, view: View): readonly Owner[] {
  const site = view.sites.find((one) => one.site === space.site);
  if (view.phase !== "sail" || !site) return [];
  return space.ships.filter((owner) => !site.places.includes(owner) && site.substitute !== owner);
}

/** The position of a space's ship; several are side by side. */
function shipPlace(layout: Layout, space: SpaceView, nth: number, count: number): [number, number] {
  const { river, ship, kind, pitch } = layout;
  const high = ship * SHIP_HEIGHT;
  const at = along(layout, space.position);
  if (kind === "low") {
    const box = spaceBox(layout, space.position, "town");
    return [round(box.x + box.w / 2 - ship / 2 + (nth - (count - 1) / 2) * (ship - 2)), round(at + pitch - high + 0.5)];
  }
  if (kind === "tall") {
    const lane = space.space === "card" ? river.x + 1 : river.x + river.w - ship - 1;
    return [lane, round(at + (pitch - high) / 2 + (nth - (count - 1) / 2) * 13)];
  }
  const aside = (nth - (count - 1) / 2) * 20;
  return [round(at - ship / 2 + aside), round(river.y + (river.h - high) / 2 - 5 + swing(at, 0) + nth * 4)];
}

/** A preview of the ship at its destination. */
function Ghost({ look, layout }: { look: Look<View>; layout: Layout }) {
  const move = useAim(look);
  const space = move === null ? undefined : targetOf(look.view, move);
  if (!space || !look.you || move?.startsWith("take")) return null;
  const [x, y] = shipPlace(layout, space, space.site ? 0 : space.ships.length, space.site ? 1 : space.ships.length + 1);
  return (
    <g class="egb-ghost" aria-hidden="true">
      <Ship owner={look.you} x={x} y={y} size={layout.ship} />
    </g>
  );
}

/** Where the river enters the board. */
function source({ river, ship, kind, pitch }: Layout): { x: number; y: number; width: number; height: number } {
  if (kind === "wide") return { x: river.x, y: river.y, width: ship, height: river.h };
  return kind === "low" ? { x: 0, y: river.y + pitch - WATER, width: ship, height: WATER } : { x: river.x, y: river.y, width: river.w, height: ship };
}

/** Both banks as points, in the direction of the river. */
function bank(layout: Layout, side: 0 | 1): string[] {
  const { river, touch } = layout;
  const [from, length] = touch ? [river.y, river.h] : [river.x, river.w];
  const across = touch ? river.x + side * river.w : river.y + side * river.h;
  return range(Math.floor(length / 15) + 2).map((step) => {
    const at = Math.min(from + step * 15, from + length);
    const edge = round(across + swing(at, side * 1.3));
    return touch ? `${edge} ${at}` : `${at} ${edge}`;
  });
}

/** The lower edges of the lines in a low window: the river runs below its spaces. */
function lines({ river, pitch }: Layout): number[] {
  return range(Math.ceil(20 / LINE)).map((line) => round(river.y + (line + 1) * pitch));
}

function water(layout: Layout): string {
  if (layout.kind === "low")
    return lines(layout)
      .map((y) => `M0 ${y}v-${WATER}h${layout.width}v${WATER}z`)
      .join("");
  return `M${bank(layout, 0).join("L")}L${bank(layout, 1).reverse().join("L")}Z`;
}

function shores(layout: Layout): string {
  if (layout.kind === "low")
    return lines(layout)
      .map((y) => `M0 ${y - WATER}h${layout.width}M0 ${y}h${layout.width}`)
      .join("");
  return `M${bank(layout, 0).join("L")}M${bank(layout, 1).join("L")}`;
}

/** Small waves, and here and there an arrowhead that shows the direction of the river. */
function flow(layout: Layout): string {
  const { river, pitch, width, kind } = layout;
  if (kind === "low") {
    return lines(layout)
      .flatMap((y) => range(LINE + 1).map((at) => `M${round(2 + (at * (width - 12)) / LINE)} ${y - 9}l4 3-4 3`))
      .join("");
  }
  if (kind === "tall")
    return range(9)
      .map((row) => `M${river.x + 24} ${river.y + (row + 1) * pitch - 2}l5 4 5-4`)
      .join("");
  const waves = range(19).map((step) => {
    const x = 30 + step * 58 + ((step * 37) % 23);
    const y = river.y + 12 + ((step * 29) % 5) * 9;
    return `M${x} ${y}q7-5 14 0t14 0`;
  });
  const heads = range(4).map((step) => `M${170 + step * 268} ${river.y + river.h - 11}l6 4-6 4`);
  return [...waves, ...heads].join("");
}
