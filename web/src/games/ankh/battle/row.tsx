// One side of a battle: its player, its cards, the parts of its strength, its losses and gains.
import type { Look } from "../../../game";
import { type Box, Label, textWidth } from "../../../ui/draw";
import { explain } from "../../../ui/explain";
import { Glyph } from "../../../ui/Icon";
import { plain, signed } from "../../../ui/numbers";
import { strengthOf } from "../choose/cards";
import { forceText, seatsOf } from "../details/texts";
import { type Card, cardIcon, type Seat } from "../pieces/kinds";
import { AnkhToken, CardFace } from "../pieces/tokens";
import type { Event, StrengthPart, View } from "../view";
import type { Side } from "./conflictLog";

/** The drawn facts about a side. */
export interface Shown extends Omit<Side, "cards"> {
  /** Null for a card that is face down. */
  cards: readonly (Card | null)[];
  /** Whether the pending secret choice is made; null if none is pending. */
  answered: boolean | null;
  /** Whether only the viewer sees the cards. */
  secret: boolean;
  /** The most that a card could add, while cards are not revealed. */
  most: number;
  wins: boolean;
}

export function SideRow({ side, look, box, tall }: { side: Shown; look: Look<View, Event>; box: Box; tall: boolean }) {
  const { x, y, w, h } = box;
  const token = Math.min(tall ? 20 : 30, h - 6);
  const cardW = Math.min((h - 6) / 1.32, tall ? 24 : 34);
  const strength = strengthText(side);
  const number = textWidth(strength, tall ? 17 : 24, "serif") + 10;
  const cards = side.cards.length * (cardW + 3) + 4;
  const left = token + (tall ? 10 : 18);
  const room = w - left - number - cards - 8;
  const narrow = w < 240;
  const tags = tagsOf(side, look, narrow);
  const tagsWidth = tags.reduce((sum, tag) => sum + tagWidth(tag), 0);
  return (
    <g
      transform={`translate(${x} ${y})`}
      class={`ankp-side ${side.wins ? "wins" : ""}`}
      role="group"
      aria-label={spoken(side, look)}
      {...explain({ name: nameOf(side.seat, look), text: spoken(side, look) })}
    >
      <rect class="ankp-tile" width={w} height={h} rx={8} />
      <g aria-hidden="true">
        <AnkhToken seat={side.seat} x={tall ? 5 : 9} y={(h - token) / 2 - 1} size={token} />
        <Label x={left} y={h / 2 - (tall ? 2 : 4)} size={tall ? 12 : 15} kind="title" fit={Math.max(40, room - tagsWidth)}>
          {nameOf(side.seat, look)}
        </Label>
        <Tags tags={tags} x={left + Math.max(40, room - tagsWidth) + 4} y={h / 2 - (tall ? 12 : 17)} />
        <Breakdown side={side} look={look} x={left} y={h / 2 + (tall ? 11 : 15)} w={room} tall={tall} />
        <Cards side={side} view={look.view} x={w - number - cards} y={(h - cardW * 1.32) / 2} w={cardW} />
        <Label x={w - 8} y={h / 2 + (tall ? 6 : 8)} size={tall ? 17 : 24} kind="number" anchor="end" class="strong">
          {strength}
        </Label>
      </g>
    </g>
  );
}

function nameOf(seat: Seat, { view, names }: Look<View, Event>): string {
  return seatsOf(view, seat)
    .map((one) => names[one] ?? one)
    .join(" + ");
}

/** The strength; a range while a card can still add to it. */
function strengthText({ force, most }: Shown): string {
  if (!force) return "";
  return most > 0 && force.figures > 0 ? `${force.strength}–${force.strength + most}` : String(force.strength);
}

function spoken(side: Shown, { view, words, names }: Look<View, Event>): string {
  const cards = side.cards.filter((card) => card !== null);
  return [
    names[side.seat] ?? side.seat,
    side.force ? forceText(side.force, words) : "",
    cards.length > 0 ? words.label("plays-cards", { cards }) : "",
    side.answered ? words.label("chosen") : "",
    side.bid === null ? "" : words.label("bid-of", { count: side.bid }),
    side.killed > 0 ? words.label("killed-of", { count: side.killed }) : "",
    side.wins ? words.label("wins", { seat: seatsOf(view, side.seat)[0] }) : "",
  ]
    .filter((part) => part)
    .join(". ");
}

/** «3 figures + 1 Drought + 2 Temple-Attuned»; numbers and symbols on phones. */
function Breakdown({
  side: { force },
  look: { words },
  x,
  y,
  w,
  tall,
}: {
  side: Shown;
  look: Look<View, Event>;
  x: number;
  y: number;
  w: number;
  tall: boolean;
}) {
  if (!force) return null;
  const text = forceText(force, words);
  if (!tall || force.figures === 0) {
    return (
      <Label x={x} y={y} size={tall ? 11 : 13} fit={w}>
        {text}
      </Label>
    );
  }
  const parts = force.parts.filter(({ strength }) => strength > 0);
  // Where there is no room for all parts, the total at the right is enough.
  return parts.length * SUMMAND <= w + 8 ? <Summands parts={parts} x={x} y={y} /> : null;
}

/** The width of one part of a sum on phones. */
const SUMMAND = 36;

const PART_ICONS: Record<string, string> = { figures: "figure-warrior", resplendent: "power-resplendent", captives: "god-anubis", temples: "temple" };

function partIcon(part: StrengthPart["part"]): string {
  return PART_ICONS[part] ?? cardIcon(part as Card);
}

function Summands({ parts, x, y }: { parts: readonly StrengthPart[]; x: number; y: number }) {
  return (
    <>
      {parts.map(({ part, strength }, at) => (
        <g key={part} class="ankp-summand" transform={`translate(${x + at * SUMMAND} ${y})`}>
          <Label x={at === 0 ? 9 : 15} y={0} size={12} kind="number" anchor="end">
            {at === 0 ? strength : `+${strength}`}
          </Label>
          <Glyph name={partIcon(part)} x={at === 0 ? 11 : 17} y={-11} size={14} />
        </g>
      ))}
    </>
  );
}

interface Tag {
  icon: string;
  text: string;
  kind: string;
}

/** Small signs: a secret choice is made, the bid, figures lost, devotion gained. */
function tagsOf({ answered, bid, killed, gained }: Shown, { words }: Look<View, Event>, narrow: boolean): Tag[] {
  return [
    ...(answered && bid === null ? [{ icon: "hidden", text: narrow ? "" : words.label("chosen"), kind: "chosen" }] : []),
    ...(bid === null ? [] : [{ icon: "follower", text: String(bid), kind: "bid" }]),
    ...(killed === 0 ? [] : [{ icon: "figure-warrior", text: plain(-killed), kind: "killed" }]),
    ...(gained === 0 ? [] : [{ icon: "devotion", text: signed(gained), kind: "gained" }]),
  ];
}

function tagWidth({ text }: Tag): number {
  return text === "" ? 18 : Math.max(38, 22 + textWidth(text, 12.5));
}

function Tags({ tags, x, y }: { tags: readonly Tag[]; x: number; y: number }) {
  return (
    <>
      {tags.map((tag, at) => (
        <g
          key={tag.kind}
          class={`ankp-tag ${tag.kind}`}
          transform={`translate(${x + tags.slice(0, at).reduce((sum, before) => sum + tagWidth(before), 0)} ${y})`}
        >
          <Glyph name={tag.icon} x={0} y={0} size={14} />
          <Label x={16} y={11.5} size={12.5} kind={tag.kind === "chosen" ? "caption" : "number"}>
            {tag.text}
          </Label>
        </g>
      ))}
    </>
  );
}

/** A place for a card that is not chosen yet. */
function Slot({ x, y, w }: { x: number; y: number; w: number }) {
  return <rect class="ankp-slot" x={x + 0.5} y={y + 0.5} width={w - 1} height={w * 1.32 - 1} rx={4} />;
}

/** The cards, face up or face down. Cards that only the viewer sees carry an eye. */
function Cards({ side, view, x, y, w }: { side: Shown; view: View; x: number; y: number; w: number }) {
  return (
    <>
      {side.cards.map((card, at) => (
        <g key={at}>
          {card === null && side.answered === false ? (
            <Slot x={x + at * (w + 3)} y={y} w={w} />
          ) : (
            <CardFace card={card ?? "cycle"} strength={card ? strengthOf(card, view) : 0} down={card === null} x={x + at * (w + 3)} y={y} w={w} h={w * 1.32} />
          )}
          {side.secret && card && <Glyph name="eye" x={x + at * (w + 3) + w - 11} y={y + 1} size={10} class="ankp-soft" />}
        </g>
      ))}
    </>
  );
}
