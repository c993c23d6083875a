// Texts about cards, goals, spaces and moves.
import type { Look, Move, Words } from "../../../game";
import { type Explanation, sentences } from "../../../ui/explain";
import type { FieldView, Market, Markets, NileView, SpaceView, SphinxView, View } from "../view";

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
  return actTexts(space, words).join(", ");
}

/** The actions of a round space, one text for each. */
export function actTexts({ actions }: Pick<SpaceView, "actions">, words: Words): string[] {
  return actions.map(({ act, crew, number }) => words.label(`act-${act}`, { crew, number }));
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

/** The use of a market. */
export function marketText(market: Market, { stones, points, sale_from, sale_stones, sale_points }: Markets, words: Words): string {
  return market === "stone"
    ? words.label("about-market-stone", { stones, from: sale_from, count: sale_stones, points: sale_points })
    : words.label("about-market-grain", { points });
}

/** The meaning of a marker on a space of a market. */
export function marketSpaceText(market: Market, space: number, markets: Markets, words: Words): string {
  const { sale_from, sale_stones, sale_points, stones, penalties, points, spaces } = markets;
  const bottom = space === spaces;
  const sale = space >= sale_from ? [words.label("sells", { count: sale_stones, points: sale_points })] : [];
  const parts =
    market === "stone"
      ? [...sale, ...(bottom ? [words.label("bottom-stones", { count: stones })] : [])]
      : [words.label("penalty", { points: -(penalties[space - 1] ?? 0) }), ...(bottom ? [words.label("bottom-points", { points })] : [])];
  return parts.length > 0 ? parts.join("; ") : words.label("no-sale");
}

/** The rule of a Nile card on the page of rules. */
const NILE_RULES: Record<NileView["effect"], string> = {
  quarry: "nile-quarry",
  field: "nile-field",
  "sphinx-plus": "nile-sphinx-plus-two",
  "sphinx-keep": "nile-sphinx-keep-two",
  "crew-each-round": "nile-crew-plus-each-round",
  "pay-for-crew": "nile-pay-stones-crew-plus",
  upstream: "nile-place-upstream",
  occupied: "nile-place-on-occupied-round",
  "first-place": "nile-first-place-at-sites",
  "stones-as-grain": "nile-stones-as-grain",
  leftover: "nile-take-leftover-card",
  "better-field": "nile-field-upgrade",
  "grave-bonus": "nile-grave-value-bonus",
  "crews-choice": "nile-crews-choice",
  "crew-pair": "nile-crew-pair",
  "stone-market": "nile-stone-market-steps",
  "grain-market": "nile-grain-market-steps",
  "brick-points": "nile-points-per-own-brick",
  grain: "nile-grain",
  stones: "nile-gain-stones",
  strength: "nile-strength-bonus",
  "two-crews": "nile-two-crews-together",
  "double-turn": "nile-double-turn",
  "double-space": "nile-double-round-space",
  "sell-stones": "nile-sell-stones",
  "stand-in": "nile-substitute-may-build",
};

/** The anchor of a Nile card's rule. */
export function ruleOfNile({ effect }: NileView): string {
  return NILE_RULES[effect];
}

/** The explanation of a Nile card. */
export function aboutNile(card: NileView & { used?: boolean }, words: Words): Explanation {
  const text = sentences([words.title(card.kind), nileText(card, words), card.used ? words.label("used") : undefined]);
  return { name: nileTitle(card, words), text, rule: ruleOfNile(card) };
}

/** The explanation of a Sphinx card. */
export function aboutGoal(card: SphinxView, words: Words): Explanation {
  return { name: goalTitle(card, words), text: goalText(card, words), now: words.label("points-now", { points: card.worth }), rule: "sphinx-cards" };
}

/** The explanation of a space of the river without a card; `phase` tells whether its card is taken or not dealt yet. */
export function aboutSpace(space: SpaceView, phase: View["phase"], words: Words): Explanation {
  const place = space.site ?? space.town;
  if (space.square !== null) {
    const text = words.label(phase === "setup" || phase === "deal" ? "square-to-deal" : "empty-square");
    return { name: words.label("square-of", { number: space.square }), text, rule: "card-squares" };
  }
  return { name: place ? words.title(place) : "", text: spaceText(space, words), rule: space.site ? "building-sites" : (space.town ?? undefined) };
}
