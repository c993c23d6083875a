// The wheel: five sections, each open to the zone it faces. Only the wheel turns; the pieces on it stay upright.
import type { Look } from "../../game";
import { Brackets, Label, round } from "../../ui/draw";
import type { Track } from "../../ui/following";
import { Spot } from "../../ui/Spot";
import { type Layout, polar, sector } from "./layout";
import { PiecePicture, usePaymentPreview } from "./parts";
import type { Colour, Zone } from "./pieces/kinds";
import { Resource } from "./pieces/resource";
import { ZoneEmblem } from "./pieces/tokens";
import { wheelId } from "./track";
import { Press } from "./traitor/press";
import type { View, ZoneView } from "./view";

interface WheelProps {
  look: Look<View>;
  layout: Layout;
  tracks: Track;
  /** The open zone; on phones only. */
  open?: Zone | null;
  about: () => void;
}

export function Wheel(props: WheelProps) {
  const { look, layout } = props;
  const { view } = look;
  const { x, y, r } = layout.wheel;
  return (
    <g class="ph-wheel-place" transform={`translate(${x} ${y})`} role="group" aria-label={wheelSummary(look)}>
      <circle class="ph-rim-ring" r={layout.rim - 1.5} />
      <Rim {...props} />
      <g class="ph-wheel" style={{ "--turn": `${turn(view)}deg` }}>
        <circle class="ph-wheel-disc" r={r + 1} />
        {view.printed.wheel.map((colour, index) => (
          <Section key={colour} colour={colour} angle={index * 72} {...props} />
        ))}
      </g>
      <Hub {...props} />
    </g>
  );
}

/** The rotation of the wheel in degrees; it grows or shrinks round by round, so that the wheel never spins back. */
function turn({ offset, direction, round }: View): number {
  const steps = (Math.max(1, round) - 1) * (direction === "cw" ? 1 : -1);
  const first = (((offset - steps) % 5) + 5) % 5;
  return 72 * (first + steps);
}

interface SectionProps extends WheelProps {
  colour: Colour;
  angle: number;
}

function Section({ colour, angle, look, layout, tracks, open }: SectionProps) {
  const { r } = layout.wheel;
  const hub = hubRadius(layout);
  const zone = look.view.zones.find((one) => one.colour === colour);
  const at = (radius: number, degrees: number) => {
    const rad = ((angle + degrees) * Math.PI) / 180;
    return { transform: `translate(${round(radius * Math.sin(rad))}px, ${round(-radius * Math.cos(rad))}px)` };
  };
  const sign = layout.tall ? 19 : 27;
  const closed = zone?.slots.every((piece) => piece !== null);
  const chosen = zone !== undefined && zone.zone === open;
  return (
    <g class={`ph-section r-${colour} ${closed ? "closed" : ""} ${chosen ? "chosen" : ""}`}>
      <path class="ph-section-ground" d={sector(hub + 3, r - 2, angle - 35.2, angle + 35.2)} />
      <g style={at(hub + (layout.tall ? 13 : 22), 0)}>
        <g class="ph-upright">
          <Resource kind={colour} x={-sign / 2} y={-sign / 2} size={sign} shape="pay" />
        </g>
      </g>
      {zone && <Slots zone={zone} at={at} look={look} layout={layout} tracks={tracks} />}
    </g>
  );
}

interface SlotsProps {
  zone: ZoneView;
  at: (radius: number, degrees: number) => { transform: string };
  look: Look<View>;
  layout: Layout;
  tracks: Track;
}

function Slots({ zone, at, look, layout, tracks }: SlotsProps) {
  const preview = usePaymentPreview(look);
  const { r } = layout.wheel;
  const size = layout.tall ? 16.5 : 25;
  const radius = r - size / 2 - (layout.tall ? 3.5 : 8);
  const pitch = (((size + (layout.tall ? 2.5 : 4)) / radius) * 180) / Math.PI;
  const free = zone.slots.indexOf(null);
  const way = look.view.under_way;
  const laying = way?.zone === zone.zone ? way.entry : preview?.zone === zone.zone ? preview.entry : null;
  return (
    <>
      {zone.slots.map((piece, slot) => {
        const id = wheelId(look.view, zone.zone, slot);
        return (
          <g key={slot} style={at(radius, (slot - (zone.slots.length - 1) / 2) * pitch)}>
            <g class="ph-upright">
              <circle class="ph-slot" r={size / 2} />
              {piece && <PiecePicture piece={piece} x={-size / 2} y={-size / 2} size={size} id={id} />}
              {!piece && slot === free && laying && (
                <g class="ph-thought">
                  <PiecePicture piece={laying} x={-size / 2} y={-size / 2} size={size} />
                </g>
              )}
              {piece && tracks.moved.has(id) && (
                <g transform={`translate(${-size / 2} ${-size / 2})`}>
                  <Brackets size={size} />
                </g>
              )}
              {slot === free && (
                <Spot move={`wheel ${zone.colour}`} x={-size / 2} y={-size / 2} w={size} h={size} r={size / 2} reach={layout.tall ? [15.5, 15.5] : [4, 4]} />
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}

function hubRadius(layout: Layout): number {
  return layout.tall ? 23 : 40;
}

/** The hub: the round, and the direction in which the wheel will turn. It opens the colours of the rounds to come. */
function Hub({ look, layout, about }: WheelProps) {
  const { view, words } = look;
  const r = hubRadius(layout);
  const text = words.text("ui-round", { round: view.round, rounds: view.rounds });
  const shape = (
    <>
      <title>{words.label("later-rounds")}</title>
      <circle class="ph-hit" r={Math.max(r, 24)} />
      <circle class="ph-hub-ground" r={r} />
    </>
  );
  return (
    <g class="ph-hub">
      <Press label={`${text}. ${words.label("wheel-turns", { direction: view.direction })} ${words.label("later-rounds")}`} open={about} shape={shape}>
        <Direction direction={view.direction} r={r - (layout.tall ? 3.5 : 5)} />
        {layout.tall ? (
          <Label x={0} y={6.5} size={19} kind="title" anchor="middle">
            {view.round}
          </Label>
        ) : (
          <>
            <Label x={0} y={-12} size={11.5} anchor="middle" fit={48}>
              {words.label("round")}
            </Label>
            <Label x={0} y={13} size={27} kind="title" anchor="middle">
              {view.round}
            </Label>
            <Label x={0} y={26} size={11.5} anchor="middle" fit={44}>
              {words.label("of-rounds", { rounds: view.rounds })}
            </Label>
          </>
        )}
      </Press>
    </g>
  );
}

/** An arrow around the hub. */
function Direction({ direction, r }: { direction: View["direction"]; r: number }) {
  const s = direction === "cw" ? 1 : -1;
  const at = (degrees: number, radius = r) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  };
  const tip = 52 * s;
  return (
    <g class="ph-direction">
      <path d={`M${at(-tip)}A${r} ${r} 0 0 ${s > 0 ? 1 : 0} ${at(tip)}`} />
      <path d={`M${at(tip - 13 * s, r + 4.5)}L${at(tip)}L${at(tip - 15 * s, r - 4)}`} />
    </g>
  );
}

/** The rim: before each zone, its entry colour in the next round. */
function Rim({ look, layout }: WheelProps) {
  const { view, words } = look;
  const { r } = layout.wheel;
  const size = layout.tall ? 11 : 16;
  const middle = (r + layout.rim) / 2 + (layout.tall ? 1 : 0.5);
  return (
    <>
      {view.zones.map((zone, place) => {
        const next = zone.later[0];
        const [cx, cy] = polar({ ...layout, wheel: { x: 0, y: 0, r } }, middle, place * 72);
        return (
          <g key={zone.zone}>
            {next && (
              <g class={`ph-next r-${next}`}>
                <title>{words.label("next-entry", { zone: zone.zone, colour: next })}</title>
                <path d={sector(r + 3, layout.rim - 3, place * 72 - 13, place * 72 + 13)} />
                <Resource kind={next} x={cx - size / 2} y={cy - size / 2} size={size} />
              </g>
            )}
            {zone.overflow && <Overflow zone={zone} look={look} layout={layout} place={place} />}
          </g>
        );
      })}
    </>
  );
}

/** The piece of a player who entered a full section, beside it. */
function Overflow({ zone, look, layout, place }: { zone: ZoneView; look: Look<View>; layout: Layout; place: number }) {
  const size = layout.tall ? 16 : 21;
  const middle = (layout.wheel.r + layout.rim) / 2;
  const [cx, cy] = polar({ ...layout, wheel: { x: 0, y: 0, r: 0 } }, middle, place * 72 + 22);
  return zone.overflow && <PiecePicture piece={zone.overflow} x={cx - size / 2} y={cy - size / 2} size={size} id={wheelId(look.view, zone.zone, "over")} />;
}

/** The sections as tabs, on phones. They are under the wheel, which lets all clicks through except those on its own targets, and they do
 * not turn. */
export function Tabs({
  look,
  layout,
  lit,
  open,
  show,
}: {
  look: Look<View>;
  layout: Layout;
  lit: ReadonlySet<string>;
  open: string | null;
  show: (zone: Zone) => void;
}) {
  const { x, y } = layout.wheel;
  const { view, words } = look;
  return (
    <g transform={`translate(${x} ${y})`}>
      {view.zones.map(({ zone }, place) => {
        const press = (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          show(zone);
        };
        return (
          <g
            key={zone}
            class={lit.has(zone) ? "ph-tab lit" : "ph-tab"}
            role="tab"
            tabindex={0}
            aria-selected={zone === open}
            aria-label={lit.has(zone) ? words.label("tab-lit", { zone }) : words.title(zone)}
            onClick={() => show(zone)}
            onKeyDown={press}
          >
            {lit.has(zone) && <Lit layout={layout} place={place} />}
            <Emblem layout={layout} zone={zone} place={place} />
            <path class="ph-tab-hit" d={sector(hubRadius(layout), layout.rim + 12, place * 72 - 36, place * 72 + 36)} />
          </g>
        );
      })}
    </g>
  );
}

/** Shows that the section's zone has targets. */
function Lit({ layout, place }: { layout: Layout; place: number }) {
  const [x, y] = polar({ ...layout, wheel: { x: 0, y: 0, r: 0 } }, layout.rim + 10, place * 72 + 12);
  return <circle class="ph-lit" cx={x} cy={y} r={4.5} />;
}

/** The emblem of the zone that a section opens. */
function Emblem({ layout, zone, place }: { layout: Layout; zone: Zone; place: number }) {
  const [x, y] = polar({ ...layout, wheel: { x: 0, y: 0, r: 0 } }, layout.rim + 10, place * 72);
  return <ZoneEmblem zone={zone} x={x - 9} y={y - 9} size={18} />;
}

function wheelSummary({ view, words }: Look<View>): string {
  const parts = view.zones.map((zone) => words.label("sum-section", { zone: zone.zone, colour: zone.colour, free: count(zone), slots: zone.slots.length }));
  return parts.join(" ");
}

function count(zone: ZoneView): number {
  return zone.slots.filter((piece) => piece === null).length;
}
