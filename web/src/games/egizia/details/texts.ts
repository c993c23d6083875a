// Texts about cards, goals, spaces and moves.
import type { Look, Move, Words } from "../../../game";
import type { FieldView, NileView, SpaceView, SphinxView, View } from "../view";

/** «Quarry 3», «Brown field 8». */
export function nileTitle({ effect, number, colour }: NileView, words: Words): string {
  return words.label("card", { effect, number, colour });
}

/** The effect of a Nile card, in a sentence or two. */
export function nileText(card: NileView, words: Words): string {
  const { effect, number, colour, crews, buildings, bonus, after_feeding: fed } = card;
  const does = words.label(`nile-${effect}`, { number, colour, crews, buildings, fed });
  return bonus ? `${does} ${words.label(`bonus-${bonus.gain}`, { number: bonus.number })}` : does;
}

/** Title, kind and effect, for tooltips and screen readers. */
export function nileAbout(card: NileView, words: Words): string {
  return `${nileTitle(card, words)} (${words.name(card.kind)})\n${nileText(card, words)}`;
}

export function goalTitle({ card }: SphinxView, words: Words): string {
  return words.label("sphinx-card", { card });
}

/** The goal of a Sphinx card, in a sentence. */
export function goalText(card: SphinxView, words: Words): string {
  const { goal, number, points, building, buildings, parts, market, crew, of, by_count } = card;
  const [one, two, three, four] = by_count ?? [];
  return words.label(`goal-${goal}`, { number, points, building, buildings, parts, market, crew, of, one, two, three, four });
}

/** The effect of a ship on a space. */
export function spaceText(space: SpaceView, words: Words): string {
  if (space.card) return nileText(space.card, words);
  if (space.site) return words.label(`at-${space.site}`);
  return space.actions.map(({ act, crew, number }) => words.label(`act-${act}`, { crew, number })).join(", ");
}

/** «Brown field 8, not irrigated». */
export function fieldText({ card, colour, value, irrigated }: FieldView, words: Words): string {
  const title = words.label("card", { effect: "field", number: value, colour });
  return [...(card === null ? [words.label("start-field")] : []), title, words.label(irrigated ? "irrigated" : "dry")].join(", ");
}

/** The cost and gain of a move, and the powers it uses up; undefined if it has none. */
export function offerText(move: Move, { view, words }: Pick<Look<View>, "view" | "words">): string | undefined {
  const offer = view.offers.find(({ action }) => action === move);
  if (!offer) return undefined;
  const parts = [
    ...(offer.stones > 0 ? [words.label("costs", { count: offer.stones })] : []),
    ...(offer.points !== 0 ? [words.label("scores", { points: offer.points })] : []),
    ...(offer.uses.length > 0 ? [words.label("uses", { cards: offer.uses.map((effect) => words.title(effect)) })] : []),
  ];
  return parts.length > 0 ? parts.join(", ") : undefined;
}
