// The GameUI of Ankh.
import type { GameUI, Look, Move, MoveGroup } from "../../game";
import { SEATS } from "../../seat";
import { Board } from "./board";
import { describe } from "./describe";
import { labelOf, nameOf, noteOf } from "./details/notes";
import { sheet } from "./details/sheet";
import { progress } from "./details/texts";
import { Opening } from "./god-card";
import { Mat } from "./mat";
import { moment } from "./moment";
import { parse, shapeOf } from "./parts";
import { ACTIONS, type Action, actionIcon, type Card, cardIcon, figureIcon, GODS, type Kind } from "./pieces/kinds";
import { places, route } from "./places";
import { sounds } from "./sounds";
import type { Event, View } from "./view";

/** The icon of each verb; a verb with a thing as its noun has the icon of that thing. */
const VERBS: Record<string, string> = {
  scenario: "regions",
  by: "act-summon",
  from: "act-move",
  at: "act-summon",
  sun: "radiance",
  power: "devotion",
  done: "arrow",
  decline: "close",
  control: "ankh",
  camel: "camel",
  old: "regions",
  swap: "swap",
  with: "swap",
  announce: "double",
  bid: "follower",
  trap: "god-anubis",
  tiebreak: "tiebreak",
  spare: "god-isis",
  lift: "underworld",
  gate: "underworld",
  worship: "devotion",
  adopt: "substitute",
  aim: "aim",
};

/** The largest number of answers that are buttons of their own. */
const MAX_BUTTONS = 6;

/** Verbs whose nouns have long names and are chosen from pictures: one button is enough. */
const PICTURED = new Set(["power", "card"]);

/** Groups the answers to the current step, except those that are highlighted on the map. */
function groups(legal: readonly Move[]): MoveGroup[] {
  const answers = legal.filter((move) => shapeOf(move) === null);
  const found: MoveGroup[] = [];
  for (const move of answers) {
    const [verb] = parse(move);
    const group = answers.length > MAX_BUTTONS || PICTURED.has(verb) ? found.find((other) => other.verb === verb) : undefined;
    if (group) group.moves.push(move);
    else found.push({ icon: iconOf(move), verb, moves: [move] });
  }
  return found;
}

function iconOf(move: Move): string {
  const [verb, noun] = parse(move);
  if (ACTIONS.includes(verb as Action)) return actionIcon(verb as Action);
  if (verb === "card") return cardIcon(noun as Card);
  if (verb === "god") return `god-${GODS.find((god) => god === noun) ?? "amun"}`;
  if (verb === "build") return noun;
  if (verb === "guardian" || verb === "adopt") return figureIcon(noun as Kind);
  if (verb === "call") return figureIcon(noun === "captive" ? "warrior" : (noun as Kind));
  return VERBS[verb] ?? "arrow";
}

/** Nobody passes in Ankh; but an action that unlocks a power is wasted without one. */
function ends({ legal, words }: Pick<Look<View>, "legal" | "words">, move: Move): string | null {
  return move === "decline" && [...legal].some((other) => parse(other)[0] === "power") ? words.label("ends-power") : null;
}

const ankh: GameUI<View, Event> = {
  Board,
  Mat,
  Opening,
  places,
  route,
  sounds,
  groups,
  ends,
  describe,
  moment,
  openings: ["scenario", "god", "guardian"],
  moveName: (view, move, words) => nameOf(move, { view, words }),
  moveLabel: (view, move, words) => labelOf(move, { view, words }),
  moveNote: (view, move, words) => noteOf(move, { view, words }),
  sheet,
  score: (view, seat) => view.players[SEATS.indexOf(seat)]?.score ?? 0,
  stage: ({ event }) => (event.type === "game-began" ? 1 : event.type === "conflict-ended" ? event.number + 1 : null),
  progress,
};

export default ankh;
