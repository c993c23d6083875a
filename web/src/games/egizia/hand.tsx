// The cards in a seat's mat, and the Sphinx cards that only their owner sees.
import { useEffect, useState } from "preact/hooks";
import type { Look, Move } from "../../game";
import type { Seat } from "../../protocol";
import { Behind } from "../../ui/Behind";
import { type Box, Label } from "../../ui/draw";
import { explain, sentences } from "../../ui/explain";
import { Glyph, Icon } from "../../ui/Icon";
import { Spot } from "../../ui/Spot";
import { playerOf } from "./balance";
import { Chip, type MatProps } from "./chips";
import { aboutGoal, aboutNile, fieldText, goalText, goalTitle, nileTitle } from "./details/texts";
import { NileToken, SphinxCardFace } from "./pieces/cards";
import { FieldFace } from "./pieces/lands";
import { Choices, isCommitted, type Plays, playsOf } from "./plays";
import type { FieldView, OwnCard, PlayerView, SphinxView, View } from "./view";

/** The cards that are shown as cards. Land is shown by its yield: quarries as stones, fields as plots. A card that improves a field covers it. */
export function powers({ cards }: PlayerView): OwnCard[] {
  const kinds = ["any-time", "permanent", "immediate"];
  return cards
    .filter(({ effect, field }) => effect !== "quarry" && effect !== "field" && field === null)
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

/** All moves that the cards of a mat can play. */
export function cardMoves(player: PlayerView, look: Look<View>): Move[] {
  return [...new Set(powers(player).flatMap((card) => playsOf(card, player, look).moves))];
}

/** The number of cards that the own mat shows in its two lines; the others are in the drawer. Cards that can be played come first. */
const MAX_CARDS = 12;

/** The own cards by name. While a card needs one more choice, its answers are shown instead. */
export function Cards(props: MatProps) {
  const { player, look, seat, open } = props;
  const [chosen, choose] = useState<OwnCard | null>(null);
  useEffect(() => choose(null), [look.view]);
  const moves = chosen ? playsOf(chosen, player, look).moves : [];
  const rest = (card: OwnCard) => Number(playsOf(card, player, look).moves.length === 0);
  const cards = powers(player).sort((one, other) => rest(one) - rest(other));
  const shown = cards.length > MAX_CARDS ? cards.slice(0, MAX_CARDS - 1) : cards;
  const works = (card: OwnCard) => look.view.build?.seat === seat && isCommitted(card, player, look.view);
  return (
    <>
      <Behind moves={cardMoves(player, look)} />
      {chosen && moves.length > 0 ? (
        <CardAnswers card={chosen} moves={moves} back={() => choose(null)} {...props} />
      ) : (
        <ul class="eg-cards" data-anchor={`cards-${seat}`} aria-label={look.words.label("cards")}>
          {shown.map((card) => (
            <li key={card.card}>
              <CardChip
                card={card}
                plays={playsOf(card, player, look)}
                works={works(card)}
                look={look}
                choose={choose}
                open={() => open({ of: "nile", card })}
              />
            </li>
          ))}
          {cards.length === 0 && <li class="none">{look.words.label("no-cards")}</li>}
          {shown.length < cards.length && (
            <li>
              <Chip class="eg-card-chip" about={{ name: look.words.label("cards") }} onClick={() => open({ of: "mat", seat })}>
                {look.words.label("more-of", { count: cards.length - shown.length })}
              </Chip>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function CardAnswers({ card, moves, back, player, look }: MatProps & { card: OwnCard; moves: readonly Move[]; back: () => void }) {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && back();
    addEventListener("keydown", closeOnEscape);
    return () => removeEventListener("keydown", closeOnEscape);
  }, [back]);
  return (
    <div class="eg-answers">
      <Chip class="eg-card-chip asking" about={aboutNile(card, look.words)} onClick={back}>
        <CardName card={card} look={look} />
        <Icon name="close" />
        <span class="unseen">{look.words.text("ui-close")}</span>
      </Chip>
      <Choices card={card} moves={moves} player={player} look={look} />
    </div>
  );
}

function CardName({ card, look }: { card: OwnCard; look: Look<View> }) {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <NileToken card={card} used={card.used} x={0} y={0} size={24} id={`nile-${card.card}`} />
      </svg>
      <span class="eg-card-name">{nileTitle(card, look.words)}</span>
    </>
  );
}

/** The fields as plots, with their grain and whether they are watered. */
export function Fields({ player, seat, look, open }: MatProps) {
  return (
    <ul class="eg-fields" aria-label={look.words.title("field")}>
      {player.fields.map((field) => {
        const name = fieldText(field, look.words);
        return (
          <li key={field.card}>
            <button
              type="button"
              class="eg-chip eg-field-chip"
              {...explain({ name, text: look.words.label("nile-field", { number: field.value }), rule: "fields" })}
              onClick={() => open({ of: "feeding", seat })}
            >
              <FieldPicture field={field} />
              <span class="unseen">{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function FieldPicture({ field: { card, colour, printed, value, irrigated } }: { field: FieldView }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <FieldFace
        colour={colour}
        value={value}
        irrigated={irrigated}
        improved={colour !== printed}
        x={0}
        y={0}
        size={36}
        id={card === null ? undefined : `nile-${card}`}
      />
    </svg>
  );
}

interface CardProps {
  card: OwnCard;
  plays: Plays;
  /** Whether it takes part in the current build. */
  works: boolean;
  look: Look<View>;
  choose: (card: OwnCard) => void;
  open: () => void;
}

/** A card in the viewer's mat. A click plays it, or opens its choices; a card that cannot be played opens its details. */
function CardChip({ card, plays: { moves, free }, works, look, choose, open }: CardProps) {
  const [only, ...others] = moves;
  const lit = only === undefined ? (works ? "works" : "") : free ? "free" : "lit";
  const about = aboutNile(card, look.words);
  const style = `eg-card-chip ${lit} ${card.used ? "used" : ""}`;
  if (only !== undefined && others.length === 0) {
    return (
      <Chip class={style} about={about} move={only}>
        <CardName card={card} look={look} />
      </Chip>
    );
  }
  return (
    <Chip class={style} about={about} onClick={only === undefined ? open : () => choose(card)}>
      <CardName card={card} look={look} />
    </Chip>
  );
}

/** The viewer's own goals with what each brings now; of the others only their number. */
export function Goals({ player, seat, look, open }: MatProps) {
  const { words } = look;
  if (player.hand.length === 0) {
    return (
      <p class="eg-quiet" data-anchor={`sphinx-${seat}`}>
        {player.sphinx === 0 ? words.label("no-goals") : words.label("goals-hidden", { count: player.sphinx })}
      </p>
    );
  }
  return (
    <ul class="eg-goals" data-anchor={`sphinx-${seat}`}>
      {player.hand.map((card) => (
        <li key={card.card}>
          <button type="button" class="eg-goal" {...explain(aboutGoal(card, words))} onClick={() => open({ of: "sphinx", card })}>
            <span>{goalTitle(card, words)}</span>
            <b>{card.worth}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

function goalAbout(card: SphinxView, { words }: Look<View>): string {
  return sentences([goalText(card, words), `${words.label("worth-now", { points: card.worth })} (${words.label("only-you")})`]);
}

/** The cards that the viewer is choosing from. */
export function lookCards(view: View, you: Seat | null): readonly SphinxView[] {
  return playerOf(view, you)?.look ?? [];
}

const CARD_RATIO = 1.34;
const GAP = 10;

/** The drawn Sphinx cards, large enough to read, in a box of the board; each can be kept. */
export function SphinxLook({ look, box }: { look: Look<View>; box: Box; tall: boolean }) {
  const cards = lookCards(look.view, look.you);
  if (cards.length === 0) return null;
  const { columns, w } = grid(cards.length, box.w, box.h - CAPTION);
  const h = w * CARD_RATIO;
  const rows = Math.ceil(cards.length / columns);
  const top = box.y + Math.max(0, (box.h - CAPTION - rows * (h + FOOT + GAP)) / 2);
  return (
    <g class="eg-look">
      {cards.map((card, at) => {
        const row = Math.floor(at / columns);
        const inRow = Math.min(columns, cards.length - row * columns);
        const left = box.x + (box.w - inRow * w - (inRow - 1) * GAP) / 2;
        return <Looked key={card.card} card={card} look={look} x={left + (at % columns) * (w + GAP)} y={top + row * (h + FOOT + GAP)} w={w} h={h} />;
      })}
      <OnlyYou look={look} x={box.x + box.w / 2} y={box.y + box.h - 6} />
    </g>
  );
}

const CAPTION = 24;
const FOOT = 20;

/** The largest size at which the cards fit side by side. */
function grid(count: number, w: number, h: number): { columns: number; w: number } {
  const fits = Array.from({ length: count }, (_, at) => at + 1).map((columns) => {
    const rows = Math.ceil(count / columns);
    const width = Math.min((w - (columns - 1) * GAP) / columns, (h / rows - FOOT - GAP) / CARD_RATIO, 170);
    return { columns, w: width };
  });
  return fits.reduce((best, one) => (one.w > best.w ? one : best));
}

function Looked({ card, look, x, y, w, h }: { card: SphinxView; look: Look<View> } & Box) {
  const { words } = look;
  return (
    <>
      <SphinxCardFace card={card} text={goalTitle(card, words)} x={x} y={y} w={w} h={h} about={aboutGoal(card, words)} id={`sphinx-${card.card}`} />
      <Label x={x + w / 2} y={y + h + 15} size={12} anchor="middle" class="strong" fit={w * 0.92}>
        {words.label("worth-now", { points: card.worth })}
      </Label>
      <Spot move={`keep ${card.card}`} x={x} y={y} w={w} h={h} outline about={goalAbout(card, look)} />
    </>
  );
}

function OnlyYou({ look, x, y }: { look: Look<View>; x: number; y: number }) {
  return (
    <>
      <Glyph name="eye" x={x - 50} y={y - 13} size={16} class="eg-sign soft" />
      <Label x={x - 30} y={y} size={12}>
        {look.words.label("only-you")}
      </Label>
    </>
  );
}
