// The plate: the wheel, the five zones around it as fans, the gods on their borders, and in the corners what belongs to no zone.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { Look, Words } from "../../game";
import { Drawing, Label, Least, range, textWidth } from "../../ui/draw";
import { sentences } from "../../ui/explain";
import type { Track } from "../../ui/following";
import { Glyph } from "../../ui/Icon";
import { Gods } from "./gods";
import { type Layout, outline, polar, sector, TALL, WIDE } from "./layout";
import { everyone, ownerName } from "./parts";
import { COLOURS, type Owner, RESOURCES, ZONE_ICONS, type Zone } from "./pieces/kinds";
import { Resource } from "./pieces/resource";
import { Cube, Cylinder, JAR_HEIGHT, JarTile, OwnerMark } from "./pieces/tokens";
import { Press } from "./press";
import { isDraft, jarText, placeText, tombPoints, viewer } from "./texts";
import { movesIn, type Topic, topicOf } from "./topics";
import { bankAnchor } from "./track";
import type { View, ZoneView } from "./view";
import { Wheel } from "./wheel";

export interface PlateProps {
  look: Look<View>;
  layout: Layout;
  tracks: Track;
  open: Topic;
  show: (topic: Topic) => void;
}

export function Plate(props: PlateProps) {
  const { look, layout } = props;
  return (
    <Drawing w={layout.width} h={layout.height} label={look.words.text("pharaon")}>
      <Fans {...props} />
      <Wheel {...props} />
      {layout.tall ? <SmallCorners {...props} /> : <Corners {...props} />}
      <Gods {...props} />
    </Drawing>
  );
}

function Fans(props: PlateProps) {
  return (
    <>
      {props.look.view.zones.map((zone, place) => (
        <Fan key={zone.zone} zone={zone} place={place} {...props} />
      ))}
    </>
  );
}

/** The state of a zone for the viewer. */
export interface ZoneState {
  kind: "legal" | "shut" | "calm";
  /** What the viewer can do there, or why not. */
  text: string;
  short: string;
}

export function zoneState({ zone, slots }: ZoneView, look: Look<View>): ZoneState {
  const { view, words, legal } = look;
  const choices = movesIn(zone, legal);
  const free = slots.filter((piece) => piece === null).length;
  if (choices > 0) {
    if (zone === "tomb") {
      const tomb = viewer(look)?.tomb ?? 0;
      const points = tombPoints(view, tomb + 1);
      const gain = { space: tomb + 1, points, count: points - tombPoints(view, tomb) };
      return { kind: "legal", text: words.label("can-build", gain), short: words.label("can-build-short", gain) };
    }
    return { kind: "legal", text: words.label("can-choose", { count: choices }), short: words.label("can-choose-short", { count: choices }) };
  }
  if (free === 0) {
    const last = view.round >= view.rounds;
    return { kind: "shut", text: words.label(last ? "zone-full-last" : "zone-full"), short: words.label("zone-full-last") };
  }
  if (legal.has("pass")) return { kind: "shut", text: words.label("too-dear"), short: words.label("too-dear") };
  return { kind: "calm", text: words.label("places-free", { free, slots: slots.length }), short: words.label("places-free-short", { free }) };
}

/** The text that explains a zone: what one does there, and who may enter. */
function zoneAbout(zone: ZoneView, look: Look<View>) {
  const { words } = look;
  const taken = zone.slots.filter((piece) => piece !== null);
  const next = zone.later[0];
  return {
    name: words.title(zone.zone),
    text: sentences([
      words.text(`pharaon-zone-${zone.zone}`),
      words.label("sum-section", { zone: zone.zone, colour: zone.colour, free: zone.slots.length - taken.length, slots: zone.slots.length }),
      next && words.label("next-entry", { zone: zone.zone, colour: next }),
    ]),
    now: zoneState(zone, look).text,
    rule: zone.zone,
  };
}

/** The contents of a zone in one line. */
function contents(zone: Zone, { view, words }: Look<View>, fit: number): string {
  switch (zone) {
    case "nobles":
      return nobleList(view, words, fit);
    case "artisans":
      return words.label("fan-artisans", { parts: view.artisans.flatMap((card) => (card ? [String(card.points)] : [])) });
    case "offerings":
      return words.label("fan-offerings", { count: view.pairs.filter(Boolean).length, number: view.bonus.filter(Boolean).length });
    case "nile":
      return words.label("fan-nile", { count: view.printed.nile.length, number: COLOURS.length });
    case "tomb":
      return "";
  }
}

/** The nobles by name, or their number if the names are too long. */
function nobleList(view: View, words: Words, fit: number): string {
  const roles = view.nobles.flatMap((card) => (card ? [words.title(card.role)] : []));
  const names = roles.join(" · ");
  return textWidth(names, 11.5, "sans") <= fit * 1.1 ? names : words.label("have-all-nobles", { count: roles.length });
}

/** The price of a zone in words; that of the tomb depends on the step. */
export function priceText(zone: Zone, look: Look<View>): string {
  const { words, view } = look;
  if (zone !== "tomb") return words.label(`price-${zone}`);
  const next = view.printed.tomb[viewer(look)?.tomb ?? 0];
  return next ? words.label("price-tomb", { cost: next.cost }) : words.label("tomb-done");
}

/** Above this size of the smallest readable text the fans fold their contents and the next colour away; the panel keeps them. */
const FOLD_AT = 12.9;

/** The outlines of the fans by their places. */
const OUTLINES = {
  wide: range(5).map((place) => outline(WIDE, place)),
  tall: range(5).map((place) => outline(TALL, place)),
};

interface FanProps extends PlateProps {
  zone: ZoneView;
  place: number;
}

function Fan({ zone, place, look, layout, open, show }: FanProps) {
  const { words } = look;
  const { x, y } = layout.wheel;
  const state = zoneState(zone, look);
  const { inner, outer } = layout.fan;
  const angle = place * 72;
  const about = zoneAbout(zone, look);
  const shape = (
    <g transform={`translate(${x} ${y})`}>
      <path class={`ph-fan ${state.kind}`} d={sector(inner, outer, angle - 36, angle + 36, layout.tall ? 2 : 3)} />
      <path class="ph-outline" data-outline d={OUTLINES[layout.tall ? "tall" : "wide"][place]} />
      <path class="ph-hit" d={sector(layout.hub, outer, angle - 36, angle + 36)} />
    </g>
  );
  const [middle, cy] = polar(layout, layout.fan.text, angle);
  // The texts of the lateral fans keep clear of the wheel.
  const cx = layout.tall ? middle : middle + (place === 1 ? 7 : place === 4 ? -7 : 0);
  return (
    <Press
      label={sentences([words.title(zone.zone), state.text, about.text])}
      about={about}
      open={open === zone.zone}
      show={() => show(zone.zone)}
      class={`ph-zone ${state.kind}`}
      place={[`zone-${zone.zone}`, ...(open === zone.zone ? [] : placesIn(zone.zone, look.view))].join(" ")}
      shape={shape}
    >
      <g data-anchor={open === zone.zone ? undefined : DECKS[zone.zone]}>
        {layout.tall ? (
          <SmallFanText zone={zone} state={state} x={cx} y={cy} look={look} />
        ) : (
          <FanText zone={zone} state={state} x={cx} y={cy} place={place} look={look} open={open} />
        )}
      </g>
    </Press>
  );
}

/** The places inside a zone, which are on its fan while the zone is closed. */
function placesIn(zone: Zone, view: View): string[] {
  const numbered = (name: string, list: readonly unknown[]) => list.map((_, index) => `${name}-${index + 1}`);
  switch (zone) {
    case "nobles":
      return numbered("noble-place", view.nobles);
    case "artisans":
      return numbered("artisan-place", view.artisans);
    case "offerings":
      return [...numbered("pair", view.pairs), ...numbered("bonus", view.bonus)];
    case "nile":
      return everyone(view).flatMap(({ owner }) => COLOURS.map((colour) => `disc-${owner}-${colour}`));
    case "tomb":
      return [];
  }
}

/** Where cards and tokens come from while the zone is closed. */
const DECKS: Partial<Record<Zone, string>> = { nobles: "noble-deck", artisans: "artisan-deck", offerings: "bag" };

interface FanTextProps {
  zone: ZoneView;
  state: ZoneState;
  x: number;
  y: number;
  look: Look<View>;
}

/** The heights of rows that are no line of text, in lines. */
const HEIGHTS: Record<string, number> = { track: 1.35, pill: 1.45 };

/** The width of the texts in the upper, the lateral and the lower fans. */
const FAN_WIDTHS = [178, 138, 164, 164, 138];

function FanText({ zone, state, x, y, place, look, open }: FanTextProps & { place: number; open: Topic }) {
  const { words } = look;
  const least = useContext(Least);
  const fit = FAN_WIDTHS[place] ?? 138;
  const folded = least > FOLD_AT;
  const line = Math.max(16, least * 1.28);
  const next = zone.later[0];
  // The lower fans are wide at their inner edge, so they have one line less.
  const low = place === 2 || place === 3;
  const list = contents(zone.zone, look, fit);
  const rows: ComponentChildren[] = [
    <Mixed key="entry" x={x} size={12.5} parts={[words.label("enter-with"), { colour: zone.colour }, { strong: words.name(zone.colour) }]} />,
    <Label key="price" x={x} y={0} size={12.5} anchor="middle" fit={fit}>
      {words.label("fan-price", { text: [priceText(zone.zone, look)] })}
    </Label>,
  ];
  if (zone.zone === "tomb") rows.push(<TombTrack key="track" x={x} look={look} closed={open !== "tomb"} />);
  else if (!folded && list !== "")
    rows.push(
      <Label key="list" x={x} y={0} size={11.5} anchor="middle" class="faint" fit={fit}>
        {list}
      </Label>,
    );
  rows.push(<Pill key="pill" x={x} state={state} text={state.text} fit={fit - 20} />);
  if (!folded && next && !low) {
    const parts: Part[] = [words.label("next-round"), { colour: next }, words.name(next)];
    // Beside the wheel a long line ends with the sign of its colour.
    const shown = widthOf(parts, Math.max(11.5, least)) > fit ? parts.slice(0, 2) : parts;
    rows.push(<Mixed key="next" x={x} size={11.5} faint parts={shown} />);
  }
  // The steps of the tomb and the pill need more room than a line of text.
  const heights = rows.map((row) => line * (HEIGHTS[(row as { key?: string }).key ?? ""] ?? 1));
  const whole = heights.reduce((sum, height) => sum + height, line + 6);
  const top = y - whole / 2;
  const middle = (index: number) => top + line + 6 + heights.slice(0, index).reduce((sum, height) => sum + height, 0) + (heights[index] ?? 0) / 2;
  const title = words.title(zone.zone);
  const wide = textWidth(title, 18, "serif");
  return (
    <>
      <Glyph name={ZONE_ICONS[zone.zone]} x={x - wide / 2 - 13} y={top + 1} size={19} class="ph-sign soft" />
      <Label x={x + 11} y={top + 17} size={18} kind="title" anchor="middle" fit={fit - 24}>
        {title}
      </Label>
      {rows.map((row, index) => (
        <g key={index} transform={`translate(0 ${middle(index) + Math.max(12, least) * 0.36})`}>
          {row}
        </g>
      ))}
    </>
  );
}

/** On phones: name, entry colour, and what can be done. */
function SmallFanText({ zone, state, x, y, look }: FanTextProps) {
  const { words } = look;
  const least = useContext(Least);
  const line = Math.max(16, least * 1.3);
  return (
    <>
      <Label x={x} y={y - line * 0.6} size={15} kind="title" anchor="middle" fit={94}>
        {words.title(zone.zone)}
      </Label>
      <g transform={`translate(0 ${y + line * 0.45})`}>
        <Mixed x={x} size={12.5} parts={[{ colour: zone.colour }, words.name(zone.colour)]} />
      </g>
      <g transform={`translate(0 ${y + line * 1.55})`}>
        <Pill x={x} state={state} text={state.short} fit={76} />
      </g>
    </>
  );
}

type Part = string | { colour: ZoneView["colour"] } | { strong: string };

/** The size of a colour's square, and the space between the parts of a line, relative to the text. */
const [SQUARE, SPACE] = [1.22, 0.32];

function partWidth(part: Part, size: number): number {
  if (typeof part === "string") return textWidth(part, size, "sans");
  return "colour" in part ? size * SQUARE : textWidth(part.strong, size, "strong");
}

function widthOf(parts: readonly Part[], size: number): number {
  return parts.reduce((sum, part) => sum + partWidth(part, size), 0) + (parts.length - 1) * size * SPACE;
}

/** Words and colours in one centred line. */
function Mixed({ x, size, parts, faint }: { x: number; size: number; parts: readonly Part[]; faint?: boolean }) {
  const least = useContext(Least);
  const real = Math.max(size, least);
  const gap = real * SPACE;
  const square = real * SQUARE;
  const widths = parts.map((part) => partWidth(part, real));
  const whole = widthOf(parts, real);
  return (
    <>
      {parts.map((part, index) => {
        const at = x - whole / 2 + widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
        if (typeof part !== "string" && "colour" in part) {
          return <Resource key={index} kind={part.colour} x={at} y={-real * 0.36 - square / 2} size={square} shape="pay" />;
        }
        return (
          <Label key={index} x={at} y={0} size={size} class={typeof part === "string" ? (faint ? "faint" : "") : "strong"}>
            {typeof part === "string" ? part : part.strong}
          </Label>
        );
      })}
    </>
  );
}

/** What can be done in a zone, or why nothing. */
function Pill({ x, state, text, fit }: { x: number; state: ZoneState; text: string; fit: number }) {
  const least = useContext(Least);
  const size = Math.max(12, least);
  const w = Math.min(fit, textWidth(text, size, "strong")) + 18;
  const h = size * 1.5;
  return (
    <g class={`ph-pill ${state.kind}`}>
      <rect x={x - w / 2} y={-h * 0.72} width={w} height={h} rx={h / 2} />
      <Label x={x} y={0} size={12} anchor="middle" class="strong" fit={fit}>
        {text}
      </Label>
    </g>
  );
}

/** The steps of the tomb with the cubes; the next step of the viewer is outlined. While the tomb is open, its panel has the cubes. */
function TombTrack({ x, look, closed }: { x: number; look: Look<View>; closed: boolean }) {
  const { view } = look;
  const steps = view.printed.tomb.length;
  const [w, h] = [21, 18];
  const left = x - (steps * w) / 2;
  const next = (viewer(look)?.tomb ?? -1) + 1;
  const people = everyone(view);
  return (
    <g transform={`translate(0 ${-h / 2 - 4})`}>
      {range(steps).map((index) => {
        const here = people.filter((one) => one.tomb === index + 1);
        const size = Math.min(14, (w - 4) / Math.max(1, here.length));
        return (
          <g key={index} transform={`translate(${left + index * w} 0)`}>
            <rect class={`ph-step ${index + 1 === next ? "next" : ""}`} x={1} y={0} width={w - 2} height={h} rx={3} />
            {here.length === 0 && (
              <Label x={w / 2} y={13} size={11} anchor="middle" class="faint" fit={w - 4}>
                {index + 1}
              </Label>
            )}
            {here.map((one, nth) => (
              <Cube
                key={one.owner}
                owner={one.owner}
                x={w / 2 - (here.length * size) / 2 + nth * size}
                y={(h - size) / 2}
                size={size - 0.5}
                id={closed ? `cube-${one.owner}` : undefined}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

interface CornerProps extends PlateProps {
  topic: Topic;
  /** The moves that are made there. */
  verbs?: readonly string[];
  title: string;
  label: string;
  text: string;
  rule: string;
  x: number;
  y: number;
  h: number;
  /** Whether it is at the right edge. */
  right?: boolean;
  children: ComponentChildren;
}

const CORNER = 118;

function Corner({ topic, verbs = [], title, label, text, rule, x, y, h, right, look, open, show, children }: CornerProps) {
  const lit = [...look.legal].some((move) => verbs.includes(move.split(" ", 1)[0] ?? ""));
  const name = right ? x + CORNER : x;
  return (
    <Press
      label={label}
      about={{ name: title, text, rule }}
      open={open === topic}
      show={() => show(topic)}
      class={`ph-corner ${lit ? "legal" : ""}`}
      place={topic}
      shape={<rect class="ph-corner-plate" x={x - 4} y={y - 3} width={CORNER + 8} height={h} rx={8} />}
    >
      <Label x={name} y={y + 13} size={14} kind="title" anchor={right ? "end" : "start"} fit={CORNER}>
        {title}
      </Label>
      {children}
    </Press>
  );
}

/** Jars, the pyramid of time, the bank, and the unique tokens; against the Traitor its boards too. */
function Corners(props: PlateProps) {
  const { look, layout } = props;
  const { view, words } = look;
  const right = layout.width - CORNER - 4;
  const low = layout.height - 88;
  const jars = view.jar && !view.jars.some(({ jar }) => jar === view.jar?.jar) ? [...view.jars, view.jar] : view.jars;
  const size = Math.min(30, CORNER / Math.max(1, jars.length) - 3);
  const passed = passedText(look);
  return (
    <>
      <Corner
        {...props}
        topic="passing"
        verbs={["jar"]}
        title={words.label("jars")}
        label={sentences([words.label("jars"), ...jars.map((jar) => jarText(jar, words))])}
        text={words.text("pharaon-jars")}
        rule="jars"
        x={4}
        y={5}
        h={84}
      >
        {jars.map((jar, index) => (
          <JarTile
            key={jar.jar}
            top={jar.top}
            bottom={jar.bottom}
            x={4 + index * (size + 3)}
            y={22}
            size={size}
            id={props.open === "passing" ? undefined : `jar-${jar.jar}`}
          />
        ))}
        <g data-anchor={props.open === "passing" ? undefined : "jar-pile"}>
          <Label x={4} y={22 + size * JAR_HEIGHT + 14} size={11.5} fit={94}>
            {jars.length > 0 ? words.label(isDraft(view) ? "jars-to-begin" : "jars-left", { count: jars.length }) : words.label("no-jars")}
          </Label>
        </g>
      </Corner>
      <PyramidCorner {...props} x={right} text={passed} />
      <Corner
        {...props}
        topic="bank"
        verbs={["gain", "get"]}
        title={words.label("bank")}
        label={sentences([words.label("bank"), ...RESOURCES.map((kind) => words.label("in-bank", { kind, count: view.bank[kind] ?? 0 }))])}
        text={words.label("bank-about")}
        rule="bank"
        x={4}
        y={low}
        h={84}
      >
        {RESOURCES.map((kind, index) => {
          const [x, y] = [4 + (index % 2) * 46, low + 21 + Math.floor(index / 2) * 20];
          return (
            <g key={kind}>
              <g data-anchor={props.open === "bank" ? undefined : bankAnchor(kind)}>
                <Resource kind={kind} x={x} y={y} size={16} />
              </g>
              <Label x={x + 21} y={y + 13} size={12.5} kind="number">
                {view.bank[kind] ?? 0}
              </Label>
            </g>
          );
        })}
      </Corner>
      {view.traitor ? <TraitorCorner {...props} x={right} y={low} /> : <TokensCorner {...props} x={right} y={low + 16} h={68} />}
    </>
  );
}

/** Who passed, in a few words. */
function passedText(look: Look<View>): string {
  const { view, words } = look;
  const first = everyone(view).find(({ place }) => place.at === "pyramid" && place.row === 1);
  return first ? words.label("passed-first", { text: [ownerName(first.owner, look)] }) : words.label("nobody-passed");
}

/** Beside the god next to the corner, which leaves less room. */
const BESIDE_GOD = 74;

function PyramidCorner({ text, ...props }: PlateProps & { x: number; text: string }) {
  const { look, x } = props;
  const { view, words } = look;
  const rows = view.traitor ? view.printed.pyramid.slice(0, 1) : view.printed.pyramid;
  const longest = Math.max(...rows.map((row) => row.length));
  const [w, h] = [20, 14];
  const top = 23;
  const people = everyone(view);
  const states = people.map((one) => sentences([ownerName(one.owner, look), placeText(one, words) ?? words.label("still-in")]));
  return (
    <Corner
      {...props}
      topic="passing"
      verbs={["reward", "advance"]}
      title={words.label("pyramid")}
      label={sentences([words.label("pyramid"), ...states])}
      text={words.text("pharaon-pyramid")}
      rule="pyramid"
      y={5}
      h={view.traitor ? BESIDE_GOD + 30 : top + rows.length * (h + 2) + 22}
      right
    >
      {rows.map((fields, row) =>
        fields.map((_, field) => (
          <rect
            key={`${row}-${field}`}
            class="ph-field"
            x={x + CORNER - longest * w + ((longest - fields.length) * w) / 2 + field * w + 1}
            y={top + (rows.length - 1 - row) * (h + 2)}
            width={w - 2}
            height={h}
            rx={2}
          />
        )),
      )}
      {people.map((one) => {
        if (one.place.at !== "pyramid") return null;
        const row = one.place.row - 1;
        const cx = x + CORNER - longest * w + ((longest - (rows[row]?.length ?? 0)) * w) / 2 + (one.place.field - 1) * w + w / 2;
        return (
          <Cylinder
            key={one.owner}
            owner={one.owner}
            x={cx - 6.5}
            y={top + (rows.length - 1 - row) * (h + 2) + 0.5}
            size={13}
            id={props.open === "passing" ? undefined : `cylinder-${one.owner}`}
          />
        );
      })}
      <Label x={x + CORNER} y={top + rows.length * (h + 2) + 12} size={11.5} anchor="end" fit={94}>
        {text}
      </Label>
      {view.traitor && <TokenLines look={look} x={x} y={BESIDE_GOD} narrow />}
    </Corner>
  );
}

/** Who holds the two unique tokens. */
function TokensCorner(props: PlateProps & { x: number; y: number; h: number }) {
  const { look, x, y } = props;
  const { words } = look;
  return (
    <Corner
      {...props}
      topic="tokens"
      title={words.label("tokens")}
      label={sentences([words.label("tokens"), ...tokenHolders(look).map(({ id, holder }) => `${words.title(id)}: ${holderName(holder, look)}`)])}
      text={words.label("tokens-about")}
      rule="succession"
      right
    >
      <TokenLines look={look} x={x} y={y + 30} />
    </Corner>
  );
}

export function tokenHolders({ view }: Look<View>): { id: "pharaoh" | "first-player"; icon: string; holder: Owner | null; points: number }[] {
  const { tokens } = view.printed;
  return [
    { id: "pharaoh", icon: "pharaoh", holder: view.pharaoh, points: tokens.pharaoh },
    { id: "first-player", icon: "first", holder: view.first, points: tokens.first_player },
  ];
}

export function holderName(holder: Owner | null, look: Look<View>): string {
  return holder ? ownerName(holder, look) : look.words.label("nobody");
}

function TokenLines({ look, x, y, narrow = false }: { look: Look<View>; x: number; y: number; narrow?: boolean }) {
  const { words } = look;
  return (
    <>
      {tokenHolders(look).map(({ id, icon, holder, points }, index) => (
        <g key={id} data-place={icon} transform={`translate(${x} ${y + index * 20})`}>
          <g data-piece={holder ? undefined : icon} data-size={16}>
            <Glyph name={icon} x={CORNER - (narrow ? 93 : 112)} y={-12} size={16} class="ph-sign" />
          </g>
          <Label x={CORNER - (narrow ? 29 : 38)} y={1} size={12} anchor="end" fit={narrow ? 46 : 56}>
            {words.label(`holds-${id}`)}
          </Label>
          {holder && <OwnerMark owner={holder} x={CORNER - (narrow ? 25 : 33)} y={-11} size={14} />}
          <Label x={CORNER} y={1} size={12.5} kind="number" anchor="end" class="strong">
            {points}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The Traitor: its points, and the jars it still turns up in this round. */
function TraitorCorner(props: PlateProps & { x: number; y: number }) {
  const { look, x, y } = props;
  const { view, words } = look;
  const { traitor } = view;
  if (!traitor) return null;
  return (
    <Corner
      {...props}
      topic="traitor"
      title={words.title("traitor")}
      label={sentences([words.title("traitor"), words.label("worth", { points: traitor.score }), words.label("traitor-stack", { count: traitor.stack })])}
      text={words.label("traitor-about")}
      rule="solo"
      h={84}
      right
    >
      <g data-anchor={props.open === "traitor" ? undefined : "hand-traitor"}>
        <Cube owner="traitor" x={x + 4} y={y + 24} size={30} />
      </g>
      <Label x={x + CORNER} y={y + 42} size={22} kind="number" anchor="end" class="strong">
        {traitor.score}
      </Label>
      <Label x={x + CORNER} y={y + 60} size={11.5} anchor="end" fit={CORNER - 40}>
        {words.text("ui-points")}
      </Label>
      <Label x={x + CORNER} y={y + 76} size={11.5} anchor="end" fit={CORNER}>
        {words.label("jars-in-stack", { count: traitor.stack })}
      </Label>
    </Corner>
  );
}

/** On phones each corner is a sign with a word. */
function SmallCorners(props: PlateProps) {
  const { look, layout, open, show } = props;
  const { view, words } = look;
  const corners: { topic: Topic; icon: string; text: string; about: string; rule: string; right: boolean; low: boolean }[] = [
    {
      topic: "passing",
      icon: "jar",
      text: words.label("jars-count", { count: view.jars.length }),
      about: words.text("pharaon-jars"),
      rule: "jars",
      right: false,
      low: false,
    },
    { topic: "tokens", icon: "pharaoh", text: words.label("tokens"), about: words.label("tokens-about"), rule: "succession", right: true, low: false },
    { topic: "bank", icon: "res-silver", text: words.label("bank"), about: words.label("bank-about"), rule: "bank", right: false, low: true },
    view.traitor
      ? { topic: "traitor", icon: "hidden", text: words.title("traitor"), about: words.label("traitor-about"), rule: "solo", right: true, low: true }
      : {
          topic: "passing",
          icon: "pyramid",
          text: words.label("pyramid-short"),
          about: words.text("pharaon-pyramid"),
          rule: "pyramid",
          right: true,
          low: true,
        },
  ];
  return (
    <>
      {corners.map(({ topic, icon, text, about, rule, right, low }) => {
        const w = 84;
        const [x, y] = [right ? layout.width - w - 2 : 2, low ? layout.height - 50 : 0];
        const lit = [...look.legal].some((move) => move !== "pass" && topicOf(move) === topic);
        return (
          <Press
            key={icon}
            label={text}
            about={{ name: text, text: about, rule }}
            open={open === topic}
            show={() => show(topic)}
            class={`ph-corner ${lit ? "legal" : ""}`}
            place={topic}
            shape={<rect class="ph-corner-plate" x={x} y={y} width={w} height={50} rx={8} />}
          >
            <Glyph name={icon} x={right ? x + w - 21 : x + 3} y={y + 16} size={18} class="ph-sign soft" />
            <Label x={right ? x + w - 25 : x + 25} y={y + 30} size={12.5} anchor={right ? "end" : "start"} class="strong" fit={w - 28}>
              {text}
            </Label>
          </Press>
        );
      })}
    </>
  );
}
