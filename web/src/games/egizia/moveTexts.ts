// Labels and notes of moves that depend on the position.
import type { Look, Move, Words } from "../../game";
import { SEATS } from "../../seat";
import { nileTitle, offerText } from "./details/texts";
import { offerOf, targetOf } from "./parts";
import type { View } from "./view";

/** Labels a card to take with its name, hunger with its cost, and `done` with its meaning. */
export function moveLabel(view: View, move: Move, words: Words): string | null {
  const points = offerOf(view, move)?.points ?? 0;
  switch (move.split(" ", 1)[0]) {
    case "take": {
      const card = targetOf(view, move)?.card;
      return card ? nileTitle(card, words) : null;
    }
    case "feed":
      return points < 0 ? words.label("feed-for", { count: Number(move.split(" ")[1]), points }) : null;
    case "done":
      return doneText(view, points, words);
    default:
      return null;
  }
}

/** The destination of a ship or the card taken, then the move's cost and gain and the powers it uses up; for `done`, its meaning. */
export function moveNote(view: View, move: Move, words: Words): string | null {
  if (move === "done") return moveLabel(view, move, words);
  const space = targetOf(view, move);
  const place = space?.site ?? space?.town;
  const where = space?.card ? nileTitle(space.card, words) : place && words.title(place);
  return [where, offerText(move, { view, words })].filter((part) => part).join(" · ") || null;
}

/** Passing and giving up lose what one could still do; so does going hungry while grain or stones are at hand. */
export function ends({ view, words }: Pick<Look<View>, "view" | "words">, move: Move): string | null {
  switch (move) {
    case "pass":
      return words.label("ends-pass");
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

function doneText(view: View, hunger: number, words: Words): string | null {
  if (view.phase === "feed") return words.label("go-hungry", { points: hunger });
  if (view.phase === "sail") return words.label("end-turn");
  const returned = view.players[SEATS.findIndex((seat) => seat === view.active)]?.look.length ?? 0;
  return returned > 0 ? words.label("return-cards", { points: returned * view.printed.sphinx_build.points }) : null;
}
