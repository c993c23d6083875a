// The wheel: five sections, each open to the zone it faces. Only the wheel turns; the pieces on it stay upright.
import type { Look } from "../../game";
import { Brackets, Label, round } from "../../ui/draw";
import { explain, sentences, sign, spoken } from "../../ui/explain";
import type { Track } from "../../ui/following";
import { Spot } from "../../ui/Spot";
import { type Layout, polar, sector } from "./layout";
import { PiecePicture, usePaymentPreview } from "./parts";
import type { Colour } from "./pieces/kinds";
import { Resource } from "./pieces/resource";
import type { PlateProps } from "./plate";
import { Press } from "./press";
import { wheelId } from "./track";
import type { View, ZoneView } from "./view";

export function Wheel(props: PlateProps) {
  const { look, layout } = props;
  const { view } = look;
  const { x, y } = layout.wheel;
  return (
    <g class="ph-wheel-place" transform={`translate(${x} ${y})`}>
      <circle class="ph-rim-ring" r={layout.rim} />
      <Rim {...props} />
      <g class="ph-wheel" style={{ "--turn": `${turn(view)}deg` }}>
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

interface SectionProps extends PlateProps {
  colour: Colour;
  angle: number;
}

function Section({ colour, angle, look, layout, tracks, open }: SectionProps) {
  const zone = look.view.zones.find((one) => one.colour === colour);
  const at = (radius: number, degrees: number) => {
    const rad = ((angle + degrees) * Math.PI) / 180;
    return { transform: `translate(${round(radius * Math.sin(rad))}px, ${round(-radius * Math.cos(rad))}px)` };
  };
  const closed = zone?.slots.every((piece) => piece !== null);
  const chosen = zone !== undefined && zone.zone === open;
  const about = sectionAbout(colour, zone, look);
  return (
    <g class={`ph-section r-${colour} ${closed ? "closed" : ""} ${chosen ? "chosen" : ""}`} {...explain(about)}>
      <path
        class="ph-section-ground"
        role="img"
        aria-label={spoken(about)}
        d={sector(layout.hub + 1, layout.disc, angle - 36, angle + 36, layout.tall ? 1 : 1.5)}
      />
      {layout.sign > 0 && (
        <g style={at(layout.entry, 0)}>
          <g class="ph-upright">
            <Resource kind={colour} x={-layout.sign / 2} y={-layout.sign / 2} size={layout.sign} shape="pay" />
          </g>
        </g>
      )}
      {zone && <Slots zone={zone} at={at} look={look} layout={layout} tracks={tracks} />}
    </g>
  );
}

function sectionAbout(colour: Colour, zone: ZoneView | undefined, { words }: Look<View>) {
  const pieces = zone?.slots.filter((piece) => piece !== null) ?? [];
  const free = (zone?.slots.length ?? 0) - pieces.length;
  const here = zone && words.label("sum-section", { zone: zone.zone, colour, free, slots: zone.slots.length });
  return {
    name: words.title(colour),
    text: sentences([here, pieces.length > 0 ? words.label("on-wheel", { pieces }) : undefined]),
    rule: "wheel",
  };
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
  const size = layout.piece;
  const pitch = 17;
  const free = zone.slots.indexOf(null);
  const way = look.view.under_way;
  const laying = way?.zone === zone.zone ? way.entry : preview?.zone === zone.zone ? preview.entry : null;
  return (
    <>
      {zone.slots.map((piece, slot) => {
        const id = wheelId(look.view, zone.zone, slot);
        return (
          <g key={slot} style={at(layout.slots, (slot - (zone.slots.length - 1) / 2) * pitch)}>
            <g class="ph-upright">
              <circle class="ph-slot" r={size / 2 + 1} />
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
                <Spot move={`wheel ${zone.colour}`} x={-size / 2} y={-size / 2} w={size} h={size} r={size / 2} reach={layout.tall ? [16, 16] : [8, 8]} />
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}

/** The hub: the round, and the direction in which the wheel will turn. It opens the colours of the rounds to come. */
function Hub({ look, layout, open, show }: PlateProps) {
  const { view, words } = look;
  const { hub } = layout;
  const text = words.text("ui-round", { round: view.round, rounds: view.rounds });
  const turns = words.label("wheel-turns", { direction: view.direction });
  const k = hub / 55;
  return (
    <Press
      class="ph-hub"
      label={sentences([text, turns, words.label("later-rounds")])}
      about={{ name: text, text: turns, rule: "wheel" }}
      open={open === "wheel"}
      show={() => show("wheel")}
      place="wheel"
      shape={<circle class="ph-hub-ground" r={hub} />}
    >
      <Direction direction={view.direction} r={hub - 5 * k} />
      <Label x={0} y={-13 * k} size={12} anchor="middle" fit={hub * 1.15}>
        {words.label("round")}
      </Label>
      <Label x={0} y={15 * k} size={29 * k} kind="title" anchor="middle">
        {view.round}
      </Label>
      <Label x={0} y={33 * k} size={12} anchor="middle" fit={hub * 1.05}>
        {words.label("of-rounds", { rounds: view.rounds })}
      </Label>
    </Press>
  );
}

/** An arrow around the hub. */
function Direction({ direction, r }: { direction: View["direction"]; r: number }) {
  const s = direction === "cw" ? 1 : -1;
  const at = (degrees: number, radius = r) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  };
  const tip = 62 * s;
  return (
    <g class="ph-direction">
      <path d={`M${at(-tip)}A${r} ${r} 0 0 ${s > 0 ? 1 : 0} ${at(tip)}`} />
      <path d={`M${at(tip - 10 * s, r + 4.5)}L${at(tip)}L${at(tip - 12 * s, r - 4)}`} />
    </g>
  );
}

/** The rim: before each zone a strip in its entry colour of the next round. */
function Rim({ look, layout }: PlateProps) {
  const { view } = look;
  return (
    <>
      {view.zones.map((zone, place) => {
        const next = zone.later[0];
        return (
          <g key={zone.zone}>
            {next && <path class={`ph-next r-${next}`} d={sector(layout.disc + 2, layout.rim, place * 72 - 13, place * 72 + 13)} />}
            {zone.overflow && <Overflow zone={zone} look={look} layout={layout} place={place} />}
          </g>
        );
      })}
    </>
  );
}

/** The piece of a player who entered a full section, beside it. */
function Overflow({ zone, look, layout, place }: { zone: ZoneView; look: Look<View>; layout: Layout; place: number }) {
  const size = layout.piece * 0.84;
  const [cx, cy] = polar({ ...layout, wheel: { x: 0, y: 0 } }, layout.rim, place * 72 + 22);
  return (
    zone.overflow && (
      <g {...sign({ name: look.words.title(zone.overflow), text: look.words.label("overflow", { zone: zone.zone }), rule: "entry" })}>
        <PiecePicture piece={zone.overflow} x={cx - size / 2} y={cy - size / 2} size={size} id={wheelId(look.view, zone.zone, "over")} />
      </g>
    )
  );
}
