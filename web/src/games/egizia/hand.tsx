// The cards in a seat's mat, and the Sphinx cards that only their owner sees.
import { useContext, useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Look, Move } from "../../game";
import type { Seat } from "../../protocol";
import { Behind } from "../../ui/Behind";
import { type Box, Label, Least, round } from "../../ui/draw";
import { explain } from "../../ui/explain";
import { Glyph, Icon } from "../../ui/Icon";
import { Spot } from "../../ui/Spot";
import { playerOf } from "./balance";
import { Chip, type MatProps } from "./chips";
import { aboutGoal, aboutNile, fieldText, goalText, goalTitle, nileTitle } from "./details/texts";
import { NileToken } from "./pieces/cards";
import { FieldFace } from "./pieces/lands";
import { goalPoints } from "./pieces/pictograms";
import { wrap } from "./pieces/text";
import { Points } from "./pieces/tokens";
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
  useLayoutEffect(() => {
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
        <NileToken card={card} used={card.used} x={0} y={0} size={24} id={`nile-${card.card}`} named />
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

/** The cards that the viewer is choosing from. */
export function lookCards(view: View, you: Seat | null): readonly SphinxView[] {
  return playerOf(view, you)?.look ?? [];
}

const GAP = 8;
const CAPTION = 24;

/** The drawn Sphinx cards with their texts, in a box of the board; each can be kept. */
export function SphinxLook({ look, box }: { look: Look<View>; box: Box }) {
  const cards = lookCards(look.view, look.you);
  if (cards.length === 0) return null;
  // Wide boxes hold columns of text, high ones rows.
  const columns = box.w > 400 ? cards.length : box.w > 300 ? Math.min(2, cards.length) : 1;
  const rows = Math.ceil(cards.length / columns);
  const w = (box.w - (columns - 1) * GAP) / columns;
  const h = Math.min(HIGHEST_CARD, (box.h - CAPTION - (rows - 1) * GAP) / rows);
  return (
    <g class="eg-look">
      {cards.map((card, at) => (
        <Looked
          key={card.card}
          card={card}
          look={look}
          x={round(box.x + (at % columns) * (w + GAP))}
          y={round(box.y + Math.floor(at / columns) * (h + GAP))}
          w={round(w)}
          h={round(h)}
        />
      ))}
      <OnlyYou look={look} x={box.x + box.w / 2} y={box.y + box.h - 6} />
    </g>
  );
}

const HIGHEST_CARD = 165;

/** A Sphinx card to choose: its points, its name, and what it counts; where there is no room for both texts, the longer one if it fits. */
function Looked({ card, look, x, y, w, h }: { card: SphinxView; look: Look<View> } & Box) {
  const { words } = look;
  const size = Math.max(h > 140 ? 13.5 : 12, useContext(Least));
  const line = size * 1.22;
  const stela = h < 70 ? 24 : 30;
  const beside = w - stela - 26;
  const name = wrap(goalTitle(card, words), beside, size * 1.05, 3);
  const sentence = goalText(card, words);
  const head = Math.max(stela * 1.12 + 14, name.length * line + 12);
  const below = wrap(sentence, w - 22, size, 9);
  const both = head + (below.length + 1) * line + 8 <= h;
  const instead = wrap(sentence, beside, size, 9);
  const close = size * 1.12;
  const alone = !both && (instead.length + 1) * close + 12 <= h;
  return (
    <>
      <g transform={`translate(${x} ${y})`} {...explain(aboutGoal(card, words))}>
        <g class="eg-card k-goal" data-piece={`sphinx-${card.card}`} data-size={w}>
          <rect class="eg-paper" width={w} height={h} rx={7} />
          <Points value={goalPoints(card)} x={9} y={7} size={stela} />
          {(alone ? instead : name).map((part, at) => (
            <Label
              key={at}
              x={stela + 17}
              y={7 + (at + 0.85) * (alone ? close : line)}
              size={alone ? size : size * 1.05}
              kind={alone ? "caption" : "title"}
              fit={beside + 4}
            >
              {part}
            </Label>
          ))}
          {both &&
            below.map((part, at) => (
              <Label key={at} x={10} y={head + (at + 0.8) * line} size={size} fit={w - 18}>
                {part}
              </Label>
            ))}
          <Label x={w - 9} y={h - 7} size={size} anchor="end" class="strong" fit={w - 18}>
            {words.label("worth-now", { points: card.worth })}
          </Label>
        </g>
      </g>
      <Spot move={`keep ${card.card}`} x={x} y={y} w={w} h={h} outline about={sentence} now={words.label("points-now", { points: card.worth })} />
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
