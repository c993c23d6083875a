// Names, labels and notes of moves that depend on the position: what each answer is about, costs and brings.
import type { Look, Move, Words } from "../../game";
import { sentences } from "../../ui/explain";
import { balanceText, hungerAhead, playerOf } from "./balance";
import { hungerAt } from "./details/feeding";
import { actTexts, goalText, marketSpaceText, nileText, nileTitle, offerText, spaceText } from "./details/texts";
import { offerOf, targetOf } from "./offers";
import type { Crew, Effect, Market, NileView, OwnCard, PlayerView, View } from "./view";

/** Names a move by what it leads to or uses up; null where the move's own text does so. */
export function moveName(view: View, move: Move, words: Words): string | null {
  const [verb = "", noun = ""] = move.split(" ");
  switch (verb) {
    case "ship":
    case "double":
      return shipName(view, move, words);
    case "take": {
      const card = targetOf(view, move)?.card;
      return card ? detailed(words.label("take-card", cardFields(card)), card, words) : null;
    }
    case "berth":
      return view.site ? words.label("berth-at", { number: Number(noun), site: view.site }) : null;
    case "boost":
    case "haul":
    case "grain": {
      const card = cardUsed(view, verb);
      return card ? words.label("discard-card", cardFields(card)) : null;
    }
    case "market": {
      const space = nextSpace(view, noun as Market);
      return words.label("market-down", { market: noun, space, text: marketSpaceText(noun as Market, space, view.printed.markets, words) });
    }
    case "grave": {
      const value = view.graves.find(({ open }) => open)?.value;
      return noun === "" && value ? words.label("take-grave", { value }) : null;
    }
    default:
      return null;
  }
}

/** A ship by the card, the site or the town where it lands. */
function shipName(view: View, move: Move, words: Words): string | null {
  const space = targetOf(view, move);
  if (space?.card) return detailed(words.label("ship-card", cardFields(space.card)), space.card, words);
  if (space?.site) return words.label("ship-site", { site: space.site });
  if (!space?.town) return null;
  return words.label(move.startsWith("double") ? "double-town" : "ship-town", { town: space.town, acts: actTexts(space, words) });
}

function cardFields({ effect, number, colour }: NileView) {
  return { effect, number, colour };
}

/** Adds the crews or buildings of a card, in which cards of the same title differ. */
function detailed(text: string, { crews, buildings }: NileView, words: Words): string {
  const parts = crews ?? buildings;
  return parts.length > 0 ? `${text} (${words.label("parts-of", { parts })})` : text;
}

/** Labels an answer with what it brings; null where the move's own text says enough. */
export function moveLabel(view: View, move: Move, words: Words): string | null {
  const [verb = "", noun = ""] = move.split(" ");
  const points = offerOf(view, move)?.points ?? 0;
  const player = playerOf(view, view.active);
  switch (verb) {
    case "take": {
      const card = targetOf(view, move)?.card;
      return card ? nileTitle(card, words) : null;
    }
    case "feed":
      return points < 0 ? words.label("feed-for", { count: Number(noun), points }) : null;
    case "pass":
      return hungerAhead(view) < 0 ? words.label("pass-hungry", { points: hungerAhead(view) }) : null;
    case "done":
      return doneText(view, points, words);
    case "commit":
      return words.label("crew-works", { crew: noun, strength: strengthOf(player, noun) });
    case "joker":
      return words.label("crew-joins", { crew: "joker", count: strengthOf(player, "joker") });
    case "grow":
    case "drill":
    case "train":
      return words.label("crew-grows", { crew: noun, from: strengthOf(player, noun), number: strengthOf(player, noun) + 1 });
    case "boost":
    case "haul":
    case "grain": {
      const card = cardUsed(view, verb);
      return card ? nileTitle(card, words) : null;
    }
    case "ring":
      return ringLabel(view, noun, words);
    case "market":
      return words.label("market-to", { market: noun, space: nextSpace(view, noun as Market) });
    case "berth":
      return words.label("berth-order", { number: Number(noun) });
    default:
      return priced(view, move, words);
  }
}

/** Building: what is paid. */
function priced(view: View, move: Move, words: Words): string | null {
  const [verb = "", noun = ""] = move.split(" ");
  const stones = offerOf(view, move)?.stones ?? 0;
  if (stones === 0 || !PRICED.has(verb)) return null;
  // The icon says that it is the pyramid.
  const text =
    verb === "row" ? words.label("row-of", { row: Number(noun) }) : words.text(`egizia-move-${verb}.short`, { first: Number(noun), "noun-id": noun });
  return words.label("pays", { text, count: stones });
}

const PRICED: ReadonlySet<string> = new Set(["draw", "obelisk", "grave", "row", "pillar", "column", "lintel"]);

/** What a move leads to does, its cost and gain, and the powers it uses up. */
export function moveNote(view: View, move: Move, words: Words): string | null {
  // The name of a move that discards a card is the card.
  const offer = move in DISCARDED ? undefined : offerText(move, { view, words });
  return [contentOf(view, move, words), offer].filter((part) => part).join(" · ") || null;
}

/** What the thing does that a move leads to or uses. */
function contentOf(view: View, move: Move, words: Words): string | null {
  const [verb = "", noun = ""] = move.split(" ");
  const player = playerOf(view, view.active);
  switch (verb) {
    case "ship":
    case "double":
    case "take": {
      const space = targetOf(view, move);
      return space && (space.card || space.site) ? spaceText(space, words) : null;
    }
    case "keep": {
      const card = view.players.flatMap(({ look }) => look).find((one) => one.card === Number(noun));
      return card ? `${goalText(card, words)} (${words.label("worth-now", { points: card.worth })})` : null;
    }
    case "pass":
      return balanceText({ view, words });
    case "berth":
      return words.label("berth-about", { number: Number(noun) });
    case "grow":
    case "drill":
    case "train":
      return `${moveLabel(view, move, words)}. ${words.label("grow-about")}`;
    case "commit":
    case "joker":
      return `${moveLabel(view, move, words)}. ${words.label("work-about")}`;
    case "ring": {
      const to = ringAt(view, noun);
      const label = ringLabel(view, noun, words);
      return to ? [words.label("water-level", { ring: to.ring, colours: to.irrigates }), label].join(" · ") : label;
    }
    case "boost":
    case "haul":
    case "grain": {
      const card = cardUsed(view, verb);
      return card ? nileText(card, words) : null;
    }
    case "give-up":
      return words.label("ends-give-up");
    case "done": {
      const text = doneText(view, offerOf(view, move)?.points ?? 0, words);
      const left = view.phase === "build" && view.build && view.build.budget > 0 ? words.label("value-left", { budget: view.build.budget }) : undefined;
      return sentences([text ?? undefined, left]) || null;
    }
    default: {
      const effect = POWERS[verb];
      const card = effect && player?.cards.find((one) => one.effect === effect);
      return card ? `${nileTitle(card, words)}: ${nileText(card, words)}` : null;
    }
  }
}

/** The card that a move uses. */
const POWERS: Record<string, Effect> = {
  again: "double-turn",
  first: "first-place",
  "stand-in": "stand-in",
  sell: "sell-stones",
  water: "better-field",
};

/** Passing and giving up lose what one could still do; so does going hungry while grain or stones are at hand. */
export function ends({ view, words }: Pick<Look<View>, "view" | "words">, move: Move): string | null {
  switch (move) {
    case "pass":
      return passQuestion(view, words);
    case "give-up":
      return words.label("ends-give-up");
    case "done": {
      const points = offerOf(view, move)?.points ?? 0;
      return view.phase === "feed" && points < 0 ? words.label("ends-hungry", { points }) : null;
    }
    default:
      return null;
  }
}

/** The question before passing, with the balance of the round if somebody goes hungry. */
function passQuestion(view: View, words: Words): string {
  const points = hungerAhead(view);
  const penalty = playerOf(view, view.active)?.penalty ?? 1;
  return points < 0 ? words.label("ends-pass-hungry", { missing: -points / penalty, points }) : words.label("ends-pass");
}

function doneText(view: View, hunger: number, words: Words): string | null {
  if (view.phase === "feed") return words.label("go-hungry", { points: hunger });
  if (view.phase === "sail") return words.label("end-turn");
  const returned = playerOf(view, view.active)?.look.length ?? 0;
  if (returned > 0) return words.label("return-cards", { points: returned * view.printed.sphinx_build.points });
  return view.build ? words.label("stop-building") : null;
}

function strengthOf(player: PlayerView | undefined, crew: Crew | string): number {
  return player?.crews.find((one) => one.crew === crew)?.strength ?? 0;
}

/** The cards that a move discards for what is printed on them. */
const DISCARDED = { boost: "strength", haul: "stones", grain: "grain" } as const satisfies Record<string, Effect>;

/** The card that a move discards: the first one that is still there. */
function cardUsed(view: View, verb: keyof typeof DISCARDED): OwnCard | undefined {
  return playerOf(view, view.active)?.cards.find(({ effect, used }) => effect === DISCARDED[verb] && !used);
}

/** The place of the water ring after a move. */
function ringAt(view: View, to: string) {
  const { water } = view.printed;
  const now = water.findIndex(({ ring }) => ring === view.ring);
  return water[now + (to === "left" ? -1 : to === "right" ? 1 : 0)];
}

function ringLabel(view: View, to: string, words: Words): string | null {
  const player = playerOf(view, view.active);
  const place = ringAt(view, to);
  if (!player || !place) return null;
  const points = hungerAt(player, place.ring, view);
  return points < 0 ? words.label("ring-hungry", { ring: to, points }) : words.label("ring-fed", { ring: to });
}

/** The space of the marker after a step down. */
function nextSpace(view: View, market: Market): number {
  const now = playerOf(view, view.active)?.markets[market] ?? 1;
  return Math.min(now + 1, view.printed.markets.spaces);
}
