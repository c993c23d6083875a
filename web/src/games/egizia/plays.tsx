// The moves that a card in the viewer's mat can play. Some need one more choice: a crew, a field, a number.
import type { ComponentChildren } from "preact";
import type { Look, Move } from "../../game";
import { Glyph } from "../../ui/Icon";
import { SpotButton } from "../../ui/Spot";
import { nileTitle } from "./details/texts";
import { COLOURS, CREWS, type Effect } from "./pieces/kinds";
import { FieldFace } from "./pieces/lands";
import { CrewMark } from "./pieces/tokens";
import type { FieldView, OwnCard, PlayerView, View } from "./view";

/** The verb that uses up a card or its power. */
const VERBS: Partial<Record<Effect, string>> = {
  stones: "haul",
  "sell-stones": "sell",
  "better-field": "water",
  "crew-each-round": "drill",
  "pay-for-crew": "train",
  strength: "boost",
  "double-turn": "again",
  grain: "grain",
  "stones-as-grain": "feed",
  "first-place": "first",
  "stand-in": "stand-in",
};

/** Verbs that are offered beside the decision of the turn. */
const FREE: ReadonlySet<string> = new Set(["haul", "sell", "water", "drill", "train"]);

export interface Plays {
  moves: Move[];
  free: boolean;
}

/** Whether a card takes part in the current build: it leaves the game when the first brick is laid. */
export function isCommitted({ card, effect }: OwnCard, { cards }: PlayerView, { build }: View): boolean {
  if (!build) return false;
  const place = cards.filter((one) => one.effect === effect).findIndex((one) => one.card === card);
  const regular = build.crews.filter((crew) => crew !== "joker").length;
  return (effect === "strength" && place < build.boosts) || (effect === "two-crews" && place < regular - 1);
}

/** The legal moves of one of the viewer's cards. Of several equal cards the first one is played; a card that covers a field does nothing
 * more. */
export function playsOf({ card, effect, field }: OwnCard, player: PlayerView, { legal, view }: Look<View>): Plays {
  const verb = VERBS[effect];
  const first = player.cards.find((one) => one.effect === effect && one.field === null && !isCommitted(one, player, view));
  const moves = verb === undefined || field !== null || first?.card !== card ? [] : [...legal].filter((move) => move.split(" ", 1)[0] === verb);
  return { moves, free: verb !== undefined && FREE.has(verb) };
}

interface ChoicesProps {
  card: OwnCard;
  moves: readonly Move[];
  player: PlayerView;
  look: Look<View>;
}

/** The choices of a card: each answer is a button with its gain. */
export function Choices({ card, moves, player, look }: ChoicesProps) {
  return (
    <div class="eg-choices" role="group" aria-label={look.words.label("choose", { card: nileTitle(card, look.words) })}>
      {moves.map((move) => (
        <SpotButton key={move} move={move} class="eg-choice">
          <Answer move={move} player={player} look={look} />
        </SpotButton>
      ))}
    </div>
  );
}

function Answer({ move, player, look }: { move: Move; player: PlayerView; look: Look<View> }): ComponentChildren {
  const noun = move.split(" ")[1] ?? "";
  const crew = CREWS.find((one) => one === noun);
  if (crew) return <CrewAnswer crew={crew} look={look} strength={player.crews.find((one) => one.crew === crew)?.strength ?? 0} />;
  const field = player.fields.find(({ card }) => card === noun);
  if (field) return <FieldAnswer field={field} view={look.view} />;
  const points = look.view.offers.find(({ action }) => action === move)?.points ?? 0;
  return (
    <>
      <b aria-hidden="true">{noun}</b>
      {points < 0 && <small aria-hidden="true">−{-points}</small>}
    </>
  );
}

/** A field before and after the move. */
function FieldAnswer({ field: { colour, value, irrigated }, view: { printed, ring } }: { field: FieldView; view: View }) {
  const better = COLOURS[Math.max(0, COLOURS.indexOf(colour) - 1)] ?? colour;
  const wet = printed.water.some((place) => place.ring === ring && place.irrigates.includes(better));
  return (
    <svg class="eg-change" viewBox="0 0 84 30" aria-hidden="true">
      <FieldFace colour={colour} value={value} irrigated={irrigated} x={0} y={0} size={30} />
      <Glyph name="arrow" x={33} y={6} size={18} class="eg-sign" />
      <FieldFace colour={better} value={value} irrigated={wet} x={54} y={0} size={30} />
    </svg>
  );
}

function CrewAnswer({ crew, strength, look }: { crew: (typeof CREWS)[number]; strength: number; look: Look<View> }) {
  return (
    <>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <CrewMark crew={crew} x={0} y={0} size={26} />
      </svg>
      <span aria-hidden="true">{look.words.label("short-crew", { crew })}</span>
      <b aria-hidden="true">{strength + 1}</b>
    </>
  );
}
