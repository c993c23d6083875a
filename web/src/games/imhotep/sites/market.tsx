// The market: face-up cards, the pair that lies face down (side B), both piles.
import { type Box, Label } from "../../../ui/draw";
import { explain } from "../../../ui/explain";
import { Glyph } from "../../../ui/Icon";
import { Spot } from "../../../ui/Spot";
import { moveNote } from "../about";
import { type CardId, cardAbout, cardClass, cardIcon, countCards, effect, listCards, shortName } from "../cards";
import { CARD_COLOURS } from "../view";
import type { SiteProps } from "./plate";

const PLACES = [0, 1, 2, 3];

/** The box of a card on the plate. */
function placeBox(place: number, tall: boolean): Box {
  if (tall) return { x: 8 + place * 55, y: 28, w: 52, h: 77 };
  return { x: 11 + (place % 2) * 97, y: 39 + Math.floor(place / 2) * 85, w: 93, h: 81 };
}

export function MarketSite({ look, pieces, w, tall }: SiteProps) {
  const { view } = look;
  // The mark of a ship in the harbour is in the corner.
  const docked = view.ships.some((ship) => ship.docked === "market");
  return (
    <>
      {PLACES.map((place) => {
        const box = placeBox(place, tall);
        const card = view.market[place];
        if (card) return <Card key={`${place}-${card}`} card={card} look={look} box={box} small={tall} id={pieces.card(place)} />;
        if (place === 3 && view.face_down > 0) return <FaceDown key={place} count={view.face_down} box={box} words={look.words} />;
        return <rect key={place} class="no-card" {...size(box)} x={box.x + 0.5} y={box.y + 0.5} rx={5} />;
      })}
      <Piles look={look} x={tall ? w - (docked ? 26 : 6) : 13} y={tall ? 18 : 229} tall={tall} w={w} />
      {!tall && <path class="rule" d={`M12 210h${w - 24}`} />}
    </>
  );
}

/** Targets over the cards. */
export function MarketSpots({ look, tall }: Pick<SiteProps, "look" | "tall">) {
  return (
    <>
      {PLACES.map((place) => {
        const box = placeBox(place, tall);
        const move = `take ${place + 1}`;
        const about = moveNote(look.view, move, look.words) ?? undefined;
        return <Spot key={place} move={move} {...box} r={5} reach={[1, tall ? 8 : 2]} outline about={about} />;
      })}
    </>
  );
}

function size({ w, h }: Box) {
  return { width: w - 1, height: h - 1 };
}

interface CardProps {
  card: CardId;
  look: SiteProps["look"];
  box: Box;
  small: boolean;
  id?: string | undefined;
  /** Text at the lower edge, instead of the effect. */
  note?: string;
}

export function Card({ card, look, box, small, id, note }: CardProps) {
  const { w, h } = box;
  const glyph = small ? 28 : 32;
  const name = shortName(card, look);
  const [nameAt, noteAt] = small ? [h - 21, h - 7] : [h - 22, h - 8];
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <g class={`card ${cardClass(card)}`} data-piece={id} data-size={w} {...explain(cardAbout(card, look))}>
        <rect class="card-paper" width={w} height={h} rx={5} />
        <path class="card-band" d={`M0 5a5 5 0 0 1 5-5H${w - 5}a5 5 0 0 1 5 5V6H0Z`} />
        <Glyph name={cardIcon(card)} x={(w - glyph) / 2} y={small ? 13 : 12} size={glyph} class="card-icon" />
        <Label x={w / 2} y={nameAt} size={small ? 12 : 13} kind="title" anchor="middle" fit={w - (small ? 3 : 6)}>
          {name}
        </Label>
        <Label x={w / 2} y={noteAt} size={small ? 11 : 11.5} anchor="middle" fit={w - 3} class="effect">
          {note ?? (small ? look.words.label(`use-${CARD_COLOURS[card]}`) : effect(card, look))}
        </Label>
      </g>
    </g>
  );
}

/** The back of the pair: a closed eye, never a picture of the front. */
function FaceDown({ count, box, words }: { count: number; box: Box; words: SiteProps["look"]["words"] }) {
  const { x, y, w, h } = box;
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-anchor="pair"
      {...explain({ name: `${words.text("ui-face-down")}: ${count}`, text: words.label("pair-text"), rule: "market-b" })}
    >
      {count > 1 && <rect class="card-back" x={3} y={0} width={w - 3} height={h - 3} rx={5} />}
      <rect class="card-back" x={0} y={count > 1 ? 3 : 0} width={count > 1 ? w - 3 : w} height={count > 1 ? h - 3 : h} rx={5} />
      <Glyph name="hidden" x={w / 2 - 17} y={h / 2 - 22} size={32} class="card-icon" />
      <Label x={w / 2 - 1} y={h - 9} size={11.5} anchor="middle" fit={w - 6}>
        {`${count} ${words.text("ui-face-down")}`}
      </Label>
    </g>
  );
}

/** The number of cards in the piles. */
function Piles({ look, x, y, w, tall }: { look: SiteProps["look"]; x: number; y: number; w: number; tall: boolean }) {
  const { view, words } = look;
  const names = listCards(view.discard).map(([card, copies]) => `${words.title(card)}${copies > 1 ? ` ×${copies}` : ""}`);
  const room = tall ? 74 : (w - 26) / 2;
  const [first, second] = tall ? [x - 2 * room, x - room + 4] : [x, x + room];
  const pile = (at: number, kind: "draw" | "discard", icon: string, count: number, more?: string) => (
    <g
      class="pile"
      {...explain({ name: `${words.text(`ui-${kind}-pile`)}: ${count}`, text: words.label(`pile-${kind}-text`), now: more || undefined, rule: "piles" })}
    >
      <rect class="hit-area" x={at - 3} y={y - 15} width={room} height={20} />
      <g data-anchor={kind === "draw" ? "pile" : "discard"}>
        <Glyph name={icon} x={at} y={y - 14} size={18} />
      </g>
      <Label x={at + 21} y={y - 0.5} size={tall ? 11 : 12} fit={room - 24}>
        {words.label(`pile-${kind}`, { count })}
      </Label>
    </g>
  );
  return (
    <>
      {pile(first, "draw", "deck", view.pile)}
      {pile(second, "discard", "discard", countCards(view.discard), names.join(", "))}
    </>
  );
}

/** The cards of the pair that the viewer has seen and may choose from. */
export function Peeked({ look, box, small }: { look: SiteProps["look"]; box: Box; small: boolean }) {
  const { view, words } = look;
  const cards = view.peek;
  if (cards.length === 0) return null;
  const w = (box.w - 6) / 2;
  return (
    <g class="peeked">
      <g role="img" aria-label={words.label("seen", { cards })} {...explain({ name: words.label("seen", { cards }), text: words.label("pair-text") })}>
        {cards.map((card, index) => (
          <g key={index}>
            <Card card={card} look={look} box={{ ...box, x: box.x + index * (w + 6), w }} small={small} note={words.label("only-you")} />
            <Glyph name="eye" x={box.x + index * (w + 6) + 6} y={box.y + 10} size={14} class="only-you" />
          </g>
        ))}
      </g>
      {cards.map((card, index) =>
        cards.indexOf(card) === index ? (
          <Spot
            key={index}
            move={`keep ${card}`}
            x={box.x + index * (w + 6)}
            y={box.y}
            w={w}
            h={box.h}
            r={5}
            reach={[2, 3]}
            outline
            about={moveNote(look.view, `keep ${card}`, look.words) ?? undefined}
          />
        ) : null,
      )}
    </g>
  );
}

export function marketSummary({ view, words }: SiteProps["look"]): string {
  const cards = view.market.filter((card) => card !== null);
  const shown = cards.length > 0 ? words.label("sum-cards", { site: "market", cards }) : words.label("sum-no-cards", { site: "market" });
  const pair = view.face_down > 0 ? ` ${words.text("ui-face-down")}: ${view.face_down}.` : "";
  return `${shown}.${pair} ${words.text("ui-draw-pile")}: ${view.pile}.`;
}
