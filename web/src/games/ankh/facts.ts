// What a seat owns, in words: the texts of all forms of a mat, and of the position in words.
import type { Look, Words } from "../../game";
import { type Explanation, sentences } from "../../ui/explain";
import { cardText, godsText, godText, powerText } from "./details/texts";
import { CARDS, type Card, GUARDIANS, MONUMENTS, type Power } from "./pieces/kinds";
import type { Event, PlayerView, View } from "./view";

export type Told = Pick<Look<View, Event>, "view" | "words">;

/** «3 warriors and Apep», without the god; «none» if there is nobody. */
export function troopsText({ entity }: PlayerView, { view, words }: Told): string {
  const own = view.figures.filter(({ seat, kind }) => seat === entity && kind !== "god");
  const warriors = own.filter(({ kind }) => kind === "warrior").length;
  return listed(
    [
      ...(warriors > 0 ? [words.label("n-warriors", { count: warriors })] : []),
      ...countedGuardians(
        own.map(({ kind }) => kind),
        words,
      ),
    ],
    words,
  );
}

/** «4 in supply», with guardians that wait there. */
export function supplyText({ warriors, guardians, trapped }: PlayerView, words: Words): string {
  return listed(
    [
      words.label("n-warriors", { count: warriors }),
      ...countedGuardians(guardians, words),
      ...(trapped > 0 ? [words.label("trapped", { count: trapped })] : []),
    ],
    words,
  );
}

function countedGuardians(kinds: readonly string[], words: Words): string[] {
  return GUARDIANS.flatMap((guardian) => {
    const count = kinds.filter((kind) => kind === guardian).length;
    return count === 0 ? [] : [count === 1 ? words.title(guardian) : `${words.title(guardian)} ×${count}`];
  });
}

/** «1 obelisk and 2 temples». */
export function monumentsText({ monuments }: PlayerView, words: Words): string {
  return listed(
    MONUMENTS.filter((monument) => (monuments[monument] ?? 0) > 0).map((monument) => words.label(`n-${monument}`, { count: monuments[monument] ?? 0 })),
    words,
  );
}

export function powersText({ powers }: PlayerView, words: Words): string {
  return listed(
    powers.map((power) => words.label(`power-short-${power}`)),
    words,
  );
}

export function nextText({ next }: PlayerView, words: Words): string {
  return next ? words.label("next-cost", { cost: next.cost }) : words.label("all-powers");
}

function listed(items: readonly string[], words: Words): string {
  return items.length > 0 ? items.join(", ") : words.text("ui-none");
}

/** The devotion against the line below which gods are forgotten; null once that has happened. */
export function lineText({ red, score, fortune }: PlayerView, { view, words }: Told): string | null {
  const { forget_after: after, last_red: last } = view.printed;
  if (fortune === "forgotten") return words.title("forgotten");
  if (view.conflicts >= after || view.ending !== null) return null;
  return red ? words.label("below-line", { missing: last + 1 - score }) : words.label("above-line");
}

export function aboutLine({ red, score }: PlayerView, { view, words }: Told): Explanation {
  const { forget_after: conflict, last_red: last } = view.printed;
  return {
    name: words.label("row-line"),
    text: red ? words.label("red-of", { missing: last + 1 - score, conflict }) : words.label("remember-line", { conflict, red: last }),
    rule: "forgotten",
  };
}

export function aboutFollowers({ followers, gain }: PlayerView, words: Words): Explanation {
  return {
    name: words.label("row-followers"),
    text: `${words.label("followers-of", { count: followers })} ${words.label("gain-now", { count: gain })}`,
    rule: "followers",
  };
}

export function aboutWarriors({ warriors, trapped, bases }: PlayerView, words: Words): Explanation {
  const text = sentences([
    words.label("warriors-of", { count: warriors }),
    trapped > 0 ? words.label("trapped-of", { count: trapped }) : undefined,
    words.label("bases-of", { small: bases.small ?? 0, large: bases.large ?? 0 }),
  ]);
  return { name: words.label("row-warriors"), text, rule: "figures" };
}

export function aboutMonuments({ monuments, ankhs }: PlayerView, words: Words): Explanation {
  const counts = MONUMENTS.map((monument) => words.label("controls", { monument, count: monuments[monument] ?? 0 }));
  return { name: words.label("row-monuments"), text: sentences([...counts, words.label("ankhs-of", { count: ankhs })]), rule: "monuments" };
}

export function aboutPower(power: Power, words: Words): Explanation {
  return { name: words.title(power), text: powerText(power, words), rule: `power-${power}` };
}

export function aboutNext({ next }: PlayerView, words: Words): Explanation {
  if (!next) return { name: words.label("all-powers"), rule: "powers" };
  return {
    name: words.label("next-level", { level: next.level }),
    text: words.label(next.guardian ? "locked-guardian" : "locked", { ...next }),
    rule: "unlock",
  };
}

export function aboutCard(card: Card, used: boolean, words: Words): Explanation {
  return { name: used ? words.label("used-card", { card }) : words.title(card), text: cardText(card, words), rule: `card-${card}` };
}

export function aboutGods(player: PlayerView, words: Words): Explanation {
  const partner = player.partner ? words.label("merged-with", { seat: player.partner }) : undefined;
  return {
    name: godsText(player, words),
    text: sentences([...player.gods.map((god) => godText(god, words)), partner]),
    ...(player.gods[0] ? { rule: `god-${player.gods[0]}` } : {}),
  };
}

/** The cards that the seat has had, in the order of the box; used ones are public. */
export function cardsOf({ hand, used }: PlayerView): { card: Card; used: boolean }[] {
  return CARDS.filter((card) => hand.includes(card) || used.includes(card)).map((card) => ({ card, used: used.includes(card) }));
}

/** Pieces that only one god has: trapped warriors, Sun and Underworld tokens, Amun's token. */
export interface Special {
  id: "captives" | "suns" | "gates" | "amun";
  label: string;
  value: string;
  about: Explanation;
}

export function specialsOf(player: PlayerView, { view, words }: Told): Special[] {
  const { printed } = view;
  const specials: Special[] = [];
  const counted = (id: "captives" | "suns" | "gates", count: number, most: number, rule: string) =>
    specials.push({
      id,
      label: words.label(`row-${id}`),
      value: words.label("of-cards", { count, most }),
      about: { name: words.label(`row-${id}`), text: words.label(`${id}-of`, { count, most }), rule },
    });
  if (player.gods.includes("anubis")) counted("captives", player.captives.length, printed.captives, "god-anubis");
  if (player.suns !== null) counted("suns", player.suns, printed.suns, "god-ra");
  if (player.gates !== null) counted("gates", player.gates, printed.gates, "god-osiris");
  if (player.amun !== null) {
    const text = words.label(player.amun ? "amun-up" : "amun-down");
    const label = words.label("row-amun");
    specials.push({ id: "amun", label, value: words.label(player.amun ? "amun-ready" : "amun-used"), about: { name: label, text, rule: "god-amun" } });
  }
  return specials;
}
