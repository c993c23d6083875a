// The GameUI of Egizia.
import type { GameUI, Move, MoveGroup, Words } from "../../game";
import type { Seat } from "../../protocol";
import { SEATS } from "../../seat";
import { Board } from "./board";
import { describe } from "./describe";
import { sheet } from "./details/sheet";
import { Mat } from "./mat";
import { moment } from "./moment";
import { ends, moveLabel, moveName, moveNote } from "./moveTexts";
import { CREW_ICONS, type Crew, EFFECT_ICONS } from "./pieces/kinds";
import { places, route } from "./places";
import { sounds } from "./sounds";
import type { Event, View } from "./view";

/** The icon of each verb; a verb with a crew as its noun has the icon of that crew. */
const VERBS: Record<string, string> = {
  double: "double",
  berth: "ship",
  pass: "arrow",
  take: "card",
  decline: "close",
  ring: "water",
  again: "ship",
  done: "arrow",
  grain: "grain",
  feed: "stone",
  first: "first",
  boost: "strength",
  "give-up": "close",
  draw: "sphinx",
  extra: "sphinx",
  obelisk: "obelisk",
  grave: "grave",
  row: "pyramid",
  pillar: "temple",
  column: "temple",
  lintel: "temple",
  market: "market",
  "stand-in": "substitute",
  haul: EFFECT_ICONS.stones,
  sell: EFFECT_ICONS["sell-stones"],
  water: EFFECT_ICONS["better-field"],
  drill: EFFECT_ICONS["crew-each-round"],
  train: EFFECT_ICONS["pay-for-crew"],
};
/** Free actions are played on the mat, so that they do not crowd the decision of the turn. */
const FREE = new Set(["haul", "sell", "water", "drill", "train"]);
/** Ships have their places on the river; the number of a Sphinx card means nothing to players. */
const PLACED = new Set(["ship", "keep"]);

/** Groups the answers to the current step; each is a button if one row holds them. If only free actions are legal, they are the answers. */
function groups(legal: readonly Move[]): MoveGroup[] {
  const unplaced = legal.filter((move) => !PLACED.has(verbOf(move)));
  const bound = unplaced.filter((move) => !FREE.has(verbOf(move)));
  const answers = legal.length === unplaced.length && bound.every((move) => move === "done") ? unplaced : bound;
  const found: MoveGroup[] = [];
  for (const move of answers) {
    const verb = verbOf(move);
    const group = answers.length > MAX_BUTTONS || verb === "double" || FREE.has(verb) ? found.find((other) => other.verb === verb) : undefined;
    if (group) group.moves.push(move);
    else found.push({ icon: iconOf(move), verb, moves: [move] });
  }
  return found;
}

/** The largest number of answers that are buttons of their own. */
const MAX_BUTTONS = 6;

function verbOf(move: Move): string {
  return move.split(" ", 1)[0] ?? "";
}

function iconOf(move: Move): string {
  const [verb = "", noun = ""] = move.split(" ");
  if (verb === "joker") return CREW_ICONS.joker;
  if (verb === "commit" || verb === "grow") return CREW_ICONS[noun as Crew] ?? "crew";
  if (verb === "market") return noun;
  return VERBS[verb] ?? "arrow";
}

/** The lead of the first, or the distance of another seat to the first; null while they have the same points. */
function scoreNote({ players }: View, seat: Seat, words: Words): string | null {
  const own = players[SEATS.indexOf(seat)]?.score ?? 0;
  const others = players.filter((_, index) => SEATS[index] !== seat).map(({ score }) => score);
  const points = own - Math.max(...others);
  if (points === 0 || others.length === 0) return null;
  return points > 0 ? words.label("ahead", { points }) : words.label("behind", { points: -points });
}

const egizia: GameUI<View, Event> = {
  Board,
  Mat,
  places,
  route,
  sounds,
  describe,
  moment,
  openings: ["setup"],
  groups,
  moveName,
  moveLabel,
  moveNote,
  ends,
  sheet,
  score: (view, seat) => view.players["abcde".indexOf(seat)]?.score ?? 0,
  scoreNote,
  progress: (view, words) => `${words.text("ui-round", { round: Math.max(1, view.round), rounds: view.rounds })} · ${words.title(view.phase)}`,
};

export default egizia;
