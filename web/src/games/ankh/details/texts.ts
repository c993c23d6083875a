// Texts about things and moves.
import type { Look, Move, Words } from "../../../game";
import { SEATS } from "../../../seat";
import { offerOf, parse } from "../parts";
import type { Card, God, Guardian, Occasion, Power, Seat } from "../pieces/kinds";
import type { Event, FigureView, ForceView, MonumentView, Offer, PlayerView, StrengthPart, TrackView, View } from "../view";

/** Descriptions in a sentence or two. */
export const powerText = (power: Power, words: Words) => words.text(`ankh-power-${power}`);
export const cardText = (card: Card, words: Words) => words.text(`ankh-card-${card}`);
export const godText = (god: God, words: Words) => words.text(`ankh-god-${god}`);
export const guardianText = (guardian: Guardian, words: Words) => words.text(`ankh-guardian-${guardian}`);

export function playerOf(view: View, seat: Seat | null): PlayerView | undefined {
  return seat === null ? undefined : view.players[SEATS.indexOf(seat)];
}

/** The seats that play the pieces of a seat; a merged god has two. */
export function seatsOf(view: View, seat: Seat): Seat[] {
  const partner = playerOf(view, seat)?.partner;
  return partner ? [seat, partner] : [seat];
}

/** «Isis», «Isis and Ra». */
export function godsText({ gods }: PlayerView, words: Words): string {
  return gods.length > 1 ? words.label("gods", { one: gods[0], other: gods[1] }) : gods[0] ? words.title(gods[0]) : words.label("no-god");
}

/** «3 figures», «1 Drought». */
export function partText({ part, strength }: StrengthPart, words: Words): string {
  return words.label("part", { part, strength });
}

/** «3 figures + 1 Drought + 2 Temple-Attuned = 6». */
export function forceText({ parts, strength, figures }: Pick<ForceView, "parts" | "strength" | "figures">, words: Words): string {
  if (figures === 0) return words.label("no-figures");
  const counted = parts.filter((part) => part.strength > 0);
  return counted.length === 0 ? "0" : `${counted.map((part) => partText(part, words)).join(" + ")} = ${strength}`;
}

export function figureTitle({ kind, god, seat }: FigureView, words: Words): string {
  return kind === "god" && god ? words.title(god) : words.label("figure-of", { kind, seat });
}

export function monumentTitle({ monument, seat }: MonumentView, words: Words): string {
  return seat ? words.label("monument-of", { monument, seat }) : words.label("monument-neutral", { monument });
}

/** The cost, gain and consequences of a move; undefined if it has none. */
export function offerText(move: Move, { view, words }: Pick<Look<View, Event>, "view" | "words">): string | undefined {
  const offer = offerOf(view, move);
  if (!offer) return undefined;
  const parts = [
    ...followers(offer, words),
    ...(offer.devotion > 0 ? [words.label("brings-devotion", { points: offer.devotion })] : []),
    ...(offer.triggers ? [words.label("triggers", { occasion: offer.triggers })] : []),
  ];
  return parts.length > 0 ? parts.join(", ") : undefined;
}

function followers({ action, followers: count }: Offer, words: Words): string[] {
  if (count < 0) return [words.label("costs", { count: -count })];
  return count > 0 || parse(action)[0] === "gain" ? [words.label("brings", { count })] : [];
}

/** The next event, whichever marker triggers it; null after the end of the game. */
export function nextEvent({ printed, event, ending }: View): Occasion | null {
  return ending === null ? (printed.events[event] ?? null) : null;
}

/** How often the action can still be chosen before an event follows. */
export function stateText(track: TrackView, { view, words }: Pick<Look<View, Event>, "view" | "words">): string {
  const left = track.spaces - 1 - track.space;
  const occasion = nextEvent(view);
  if (!occasion) return "";
  return left === 1 ? words.label("track-triggers", { occasion }) : words.label("track-left", { left, occasion });
}

/** «Conflict 2 of 5». */
export function progress({ conflicts, printed }: View, words: Words): string {
  return words.label("progress", { conflict: conflicts, conflicts: printed.events.filter((event) => event === "conflict").length });
}
