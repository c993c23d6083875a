// The cards in a seat's mat, and the Sphinx cards that only their owner sees.
import { useEffect, useState } from "preact/hooks";
import type { Look, Move } from "../../game";
import type { Seat } from "../../protocol";
import { Behind } from "../../ui/Behind";
import { type Box, Label } from "../../ui/draw";
import { Glyph, Icon } from "../../ui/Icon";
import { Spot } from "../../ui/Spot";
import { Chip, type MatProps, ScarabSign } from "./chips";
import { fieldText, goalText, goalTitle, nileAbout, nileTitle } from "./details/texts";
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

/** Fields, cards, graves and Sphinx cards; while a card needs one more choice, its answers are shown instead. */
export function Holdings(props: MatProps) {
  const { player, look } = props;
  const [chosen, choose] = useState<OwnCard | null>(null);
  useEffect(() => choose(null), [look.view]);
  const moves = chosen ? playsOf(chosen, player, look).moves : [];
  return (
    <div class="eg-row">
      <Behind moves={cardMoves(player, look)} />
      {chosen && moves.length > 0 ? <CardAnswers card={chosen} moves={moves} back={() => choose(null)} {...props} /> : <Laid {...props} choose={choose} />}
    </div>
  );
}

function CardAnswers({ card, moves, back, player, look }: MatProps & { card: OwnCard; moves: readonly Move[]; back: () => void }) {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && back();
    addEventListener("keydown", closeOnEscape);
    return () => removeEventListener("keydown", closeOnEscape);
  }, [back]);
  return (
    <>
      <Chip class="eg-card-chip asking" text={nileTitle(card, look.words)} onClick={back}>
        <CardPicture card={card} />
      </Chip>
      <Choices card={card} moves={moves} player={player} look={look} />
      <button type="button" class="eg-chip eg-back-chip" title={look.words.text("ui-close")} onClick={back}>
        <Icon name="close" />
        <span class="unseen">{look.words.text("ui-close")}</span>
      </button>
    </>
  );
}

function Laid({ choose, ...props }: MatProps & { choose: (card: OwnCard) => void }) {
  const { player, seat, look, open } = props;
  const cards = powers(player);
  const works = (card: OwnCard) => look.view.build?.seat === seat && isCommitted(card, player, look.view);
  return (
    <>
      <Fields {...props} />
      <ul class="eg-cards" data-anchor={`cards-${seat}`} aria-label={look.words.label("cards")}>
        {cards.map((card) => (
          <li key={card.card}>
            <CardChip card={card} plays={playsOf(card, player, look)} works={works(card)} look={look} choose={choose} open={() => open({ of: "nile", card })} />
          </li>
        ))}
        <Graves {...props} />
        <Goals {...props} />
        {player.scarab > 0 && (
          <li>
            <ScarabSign {...props} />
          </li>
        )}
      </ul>
    </>
  );
}

/** The number of fields and cards that fit side by side. */
const MAX_SIDE_BY_SIDE = 9;

function Fields({ player, seat, look, open }: MatProps) {
  return (
    <ul
      class={`eg-fields ${player.fields.length + player.hand.length + powers(player).length > MAX_SIDE_BY_SIDE ? "many" : ""}`}
      aria-label={look.words.title("field")}
    >
      {player.fields.map((field) => (
        <li key={field.card}>
          <Chip class="eg-field-chip" text={fieldText(field, look.words)} onClick={() => open({ of: "feeding", seat })}>
            <FieldPicture field={field} />
          </Chip>
        </li>
      ))}
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

function CardPicture({ card }: { card: OwnCard }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <NileToken card={card} used={card.used} x={0} y={0} size={36} id={`nile-${card.card}`} />
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
  const text = [nileAbout(card, look.words), ...(card.used ? [look.words.label("used")] : [])].join("\n");
  const [only, ...others] = moves;
  const lit = only === undefined ? (works ? "works" : "") : free ? "free" : "lit";
  if (only !== undefined && others.length === 0) {
    return (
      <Chip class={`eg-card-chip ${lit}`} text={text} move={only}>
        <CardPicture card={card} />
      </Chip>
    );
  }
  return (
    <Chip class={`eg-card-chip ${lit}`} text={text} onClick={only === undefined ? open : () => choose(card)}>
      <CardPicture card={card} />
    </Chip>
  );
}

function Graves({ player, seat, look, open }: MatProps) {
  if (player.graves.length === 0 && player.grave_sum === 0) return null;
  return (
    <li>
      <Chip
        class="eg-count"
        text={look.words.label("graves-of", { count: player.graves.length, sum: player.grave_sum })}
        onClick={() => open({ of: "mat", seat })}
      >
        <Icon name="grave" />
        <b aria-hidden="true">{player.grave_sum}</b>
      </Chip>
    </li>
  );
}

/** The Sphinx cards in hand, with the points each would bring now; only the number of other players' cards. */
function Goals({ player, seat, look, open }: MatProps) {
  const { words } = look;
  if (player.hand.length === 0) {
    return (
      <li>
        <Chip
          class={`eg-count ${player.sphinx === 0 ? "none" : ""}`}
          text={words.label("sphinx-of", { count: player.sphinx })}
          onClick={() => open({ of: "mat", seat })}
        >
          <span data-anchor={`sphinx-${seat}`} aria-hidden="true">
            <Icon name="sphinx" />
          </span>
          <b aria-hidden="true">{player.sphinx}</b>
        </Chip>
      </li>
    );
  }
  return (
    <>
      {player.hand.map((card) => (
        <li key={card.card}>
          <Chip class="eg-goal-chip" text={goalAbout(card, look)} onClick={() => open({ of: "sphinx", card })}>
            <span data-anchor={`sphinx-${seat}`} aria-hidden="true">
              <Icon name="sphinx" />
            </span>
            <b aria-hidden="true">{card.worth}</b>
          </Chip>
        </li>
      ))}
    </>
  );
}

export function goalAbout(card: SphinxView, { words }: Look<View>): string {
  return [goalTitle(card, words), goalText(card, words), `${words.label("worth-now", { points: card.worth })} (${words.label("only-you")})`].join("\n");
}

/** The cards that the viewer is choosing from. */
export function lookCards(view: View, you: Seat | null): readonly SphinxView[] {
  return you === null ? [] : (view.players["abcde".indexOf(you)]?.look ?? []);
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
      <SphinxCardFace card={card} text={goalTitle(card, words)} x={x} y={y} w={w} h={h} about={goalAbout(card, look)} id={`sphinx-${card.card}`} />
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
