// Shared by all panels: the head with entry, price and payment, a row of the list, and the line about the gods.
import type { ComponentChildren } from "preact";
import type { Look, Move } from "../../../game";
import { type Explanation, explain, sentences, sign } from "../../../ui/explain";
import { Icon } from "../../../ui/Icon";
import { SpotButton } from "../../../ui/Spot";
import { type Piece, PiecePicture, payText, usePaymentPreview, zoneOf } from "../parts";
import { type Colour, ZONE_ICONS, type Zone } from "../pieces/kinds";
import { ResourceText } from "../pieces/resource";
import { priceText, zoneState } from "../plate";
import { progressOf, progressText, viewer } from "../texts";
import type { View } from "../view";

export interface PanelProps {
  look: Look<View>;
}

/** A resource with its name in a line of text. */
export function Named({ colour, look, shape = "gain" }: PanelProps & { colour: Colour | "silver"; shape?: "pay" | "gain" }) {
  return (
    <span class="ph-named" {...explain({ name: look.words.title(colour), rule: "resources" })}>
      <ResourceText kind={colour} shape={shape} />
      {look.words.name(colour)}
    </span>
  );
}

/** Colours to be paid, without their names: the line says what they are. */
export function Cost({ colours, look }: PanelProps & { colours: readonly Colour[] }) {
  return (
    <span class="ph-cost" {...sign({ name: look.words.label("cost", { cost: colours }), rule: "payment" })}>
      {colours.map((colour, index) => (
        <ResourceText key={index} kind={colour} shape="pay" />
      ))}
    </span>
  );
}

/** Pieces of the viewer's supply; those that are still owed are faint. */
function Pieces({ pieces, owed = [], look }: PanelProps & { pieces: readonly Piece[]; owed?: readonly Piece[] }) {
  const { words } = look;
  const all = [...pieces, ...owed];
  return (
    <span class="ph-cost" {...sign({ name: all.map((piece) => words.title(piece)).join(", "), rule: "payment" })}>
      {all.map((piece, index) => (
        <svg key={index} class={`ph-inline ${index < pieces.length ? "" : "owed"}`} viewBox="0 0 20 20" aria-hidden="true">
          <PiecePicture piece={piece} x={0.5} y={0.5} size={19} />
        </svg>
      ))}
    </span>
  );
}

/** The head of a panel: what one does here. */
export function Head({ icon, title, note, say }: { icon: string; title: string; note?: string | undefined; say?: string | undefined }) {
  return (
    <header class="ph-head">
      <div>
        <h2>
          <Icon name={icon} />
          {title}
        </h2>
        {note !== undefined && <span class="ph-note">{note}</span>}
      </div>
      {say !== undefined && <p>{say}</p>}
    </header>
  );
}

/** The head of a zone: also the entry, the price, and the payment from the viewer's supply. */
export function ZoneHead({ zone, look }: PanelProps & { zone: Zone }) {
  const { view, words } = look;
  const here = view.zones.find((one) => one.zone === zone);
  if (!here) return null;
  const free = here.slots.filter((piece) => piece === null).length;
  const next = here.later[0];
  return (
    <>
      <div {...explain({ name: words.title(zone), text: words.text(`pharaon-zone-${zone}`), rule: zone })}>
        <Head
          icon={ZONE_ICONS[zone]}
          title={words.title(zone)}
          note={free > 0 ? words.label("places-free", { free, slots: here.slots.length }) : words.label("places-none", { slots: here.slots.length })}
          say={words.label(`say-${zone}`)}
        />
      </div>
      <dl class="ph-terms">
        <div {...explain({ name: words.label("enter-with"), text: words.label("enter-about"), rule: "entry" })}>
          <dt>{words.label("enter-with")}</dt>
          <dd>
            <Named colour={here.colour} look={look} shape="pay" />
            {next && (
              <small>
                {words.label("next-round")} {words.name(next)}
              </small>
            )}
          </dd>
        </div>
        <div {...explain({ name: words.label("price"), text: words.label("price-about"), rule: "payment" })}>
          <dt>{words.label("price")}</dt>
          <dd>{priceText(zone, look)}</dd>
        </div>
        <Payment zone={zone} look={look} />
      </dl>
    </>
  );
}

/** What the viewer would pay: for the action in progress, for the one that is pointed at, or for all if they cost the same. */
function Payment({ zone, look }: PanelProps & { zone: Zone }) {
  const { view, words } = look;
  const preview = usePaymentPreview(look);
  const player = viewer(look);
  if (!player) return null;
  const way = view.under_way?.zone === zone ? view.under_way : null;
  const offers = view.offers.filter((offer) => offer.zone === zone);
  const [first] = offers;
  const same = first && offers.every(({ entry, pieces }) => entry === first.entry && String(pieces) === String(first.pieces));
  const shown = preview?.zone === zone ? preview : same ? first : null;
  const here = view.zones.find((one) => one.zone === zone);
  const state = here && zoneState(here, look);
  const paid = way ? [...(way.entry ? [way.entry] : []), ...way.paid] : [];
  return (
    <div {...explain({ name: words.label(way ? "paid" : "you-pay"), text: words.label("pay-about"), rule: "payment" })}>
      <dt>{words.label(way ? "paid" : "you-pay")}</dt>
      <dd>
        {way ? (
          <>
            <Pieces pieces={paid} owed={way.owed} look={look} />
            {way.owed.length > 0 && <small>{words.label("still-owed", { count: way.owed.length })}</small>}
          </>
        ) : shown ? (
          <>
            {shown.entry && (
              <>
                <Pieces pieces={[shown.entry]} look={look} /> <small>{words.label("to-enter")}</small>
              </>
            )}
            {shown.pieces.length > 0 && <Pieces pieces={shown.pieces} look={look} />}
            {shown.pieces.length === 0 && <small>{words.label("nothing-else")}</small>}
          </>
        ) : (
          <span>{offers.length > 0 ? words.label("pay-differs") : state?.kind === "shut" ? state.text : "–"}</span>
        )}
      </dd>
    </div>
  );
}

interface ItemProps extends PanelProps {
  move: Move;
  picture?: ComponentChildren;
  /** The name, if it has one. */
  name?: ComponentChildren;
  say: ComponentChildren;
  /** What it brings, and below it why. */
  gain?: string | undefined;
  why?: string | undefined;
  about: Explanation;
  class?: string;
  anchor?: string | undefined;
  /** The name of the place, for lines of the log. */
  place?: string | undefined;
  /** Another choice with the same thing. */
  more?: ComponentChildren;
}

/** A row of a panel: picture, name, what it does, what it brings. It is a button while its move is legal. */
export function Item({ look, move, picture, name, say, gain, why, about, class: own = "", anchor, place, more }: ItemProps) {
  const way = look.view.under_way;
  const chosen = way?.action === move;
  const dear = look.legal.has("pass") && zoneOf(move) !== null && !look.legal.has(move);
  const brings = [gain, why].filter((part) => part !== undefined).join(" ");
  const now = sentences([brings, payText(look, move)]);
  return (
    <li class={`ph-item ${own} ${chosen ? "chosen" : ""} ${dear ? "dear" : ""}`} data-anchor={anchor} data-place={place}>
      <SpotButton move={move} class="ph-row" about={{ ...about, now: now === "" ? undefined : now }}>
        {picture}
        <span class="ph-say">
          {name && <b>{name}</b>}
          <span>{say}</span>
        </span>
        {(gain ?? why) !== undefined && (
          <span class="ph-gain">
            {gain !== undefined && <b>{gain}</b>}
            {why !== undefined && <small>{why}</small>}
          </span>
        )}
      </SpotButton>
      {more}
    </li>
  );
}

/** A place whose thing is gone. */
export function Gone({ text }: { text: string }) {
  return <li class="ph-item gone">{text}</li>;
}

/** The gods beside a zone, and how far the viewer is with each. */
export function GodsBeside({ zone, look }: PanelProps & { zone: Zone }) {
  const { view, words } = look;
  const player = viewer(look);
  return (
    <>
      {view.gods
        .filter(({ zones }) => zones.includes(zone))
        .map((god) => {
          const side = player && progressOf(god, player, view)[god.zones.indexOf(zone) === 0 ? 0 : 1];
          const need = god.conditions[god.zones.indexOf(zone)]?.need ?? 0;
          return (
            <span key={god.god} {...explain({ name: words.title(god.god), text: words.label("god-once"), rule: "gods" })}>
              <b>{words.title(god.god)}</b> +{god.points}: {side ? progressText(side, words) : words.label(`need-${zone}`, { count: need })}
            </span>
          );
        })}
    </>
  );
}

export function Foot({ children }: { children: ComponentChildren }) {
  return <footer class="ph-foot">{children}</footer>;
}

/** The tables of printed facts behind each topic. */
const TABLES = {
  wheel: ["wheel"],
  gods: ["god", "god_need", "god_points"],
  jars: ["jar"],
  artisans: ["artisan"],
  nile: ["nile", "nile_track"],
  tomb: ["tomb_points", "tomb_cost"],
  pyramid: ["pyramid"],
  nobles: ["noble", "noble_zone", "scribe", "official"],
  traitor: ["traitor_board", "traitor_noble"],
  offerings: ["offering"],
} as const satisfies Record<string, readonly string[]>;

/** Says that some of the numbers are reconstructed; renders nothing if none is. */
export function Reconstructed({ look, topics }: PanelProps & { topics: readonly (keyof typeof TABLES)[] }) {
  const { printed } = look.view;
  if (!topics.some((topic) => TABLES[topic].some((table) => printed.reconstructed.includes(table)))) return null;
  return (
    <span class="ph-dagger" {...explain({ name: look.words.label("reconstructed-short"), text: look.words.label("reconstructed"), rule: "numbers" })}>
      † {look.words.label("reconstructed-short")}
    </span>
  );
}
