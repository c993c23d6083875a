// The GameUI of Pharaon.
import type { GameUI, Move, MoveGroup } from "../../game";
import { Board } from "./board";
import { LINES, owners, someone } from "./details/counts";
import { Mat } from "./mat";
import { places } from "./places";
import type { Event, View } from "./view";

/** The icon of each verb; a verb with a resource as its noun has the icon of that resource. */
const VERBS: Record<string, string> = {
  keep: "mask",
  noble: "mask",
  artisan: "artisan",
  seer: "swap",
  treasurer: "res-silver",
  pass: "pyramid",
  token: "offering",
  diplomat: "jar",
  teacher: "plus",
  decline: "close",
  advance: "pyramid",
  done: "arrow",
  reward: "pyramid",
};
/** Verbs with a colour or a piece as their noun. */
const COLOURED = new Set(["lay", "pay", "give", "get", "gain", "step", "wheel"]);
/** Actions are numerous, and each has its place on the board. */
const ACTIONS = new Set(["pair", "bonus", "noble", "artisan", "nile", "tomb"]);

/** Groups the moves: in a turn, everything that is not an action; in every other step the answers, if one row holds them. */
function groups(legal: readonly Move[]): MoveGroup[] {
  const turn = legal.includes("pass");
  const found: MoveGroup[] = [];
  for (const move of legal) {
    const [verb = "", noun = ""] = move.split(" ");
    // The number of a jar means nothing to players; its content is visible on the board.
    if (verb === "jar" || (turn && ACTIONS.has(verb))) continue;
    const group = legal.length > MAX_BUTTONS ? found.find((other) => other.verb === verb) : undefined;
    if (group) group.moves.push(move);
    else found.push({ icon: iconOf(verb, noun), verb, moves: [move] });
  }
  return found;
}

/** The largest number of answers that are buttons of their own. */
const MAX_BUTTONS = 6;

function iconOf(verb: string, noun: string): string {
  if (!COLOURED.has(verb)) return VERBS[verb] ?? "arrow";
  return noun.includes("-") ? "offering" : `res-${noun}`;
}

const pharaon: GameUI<View, Event> = {
  Board,
  Mat,
  places,
  groups,
  ends: ({ words }, move) => (move === "pass" ? words.label("ends-pass") : null),
  sheet: (view) => LINES.map(([id, field, rule]) => ({ id, rule, points: owners(view).map((owner) => someone(view, owner)?.sheet[field] ?? 0) })),
  rival: (view) => view.traitor && { id: "traitor", score: view.traitor.score },
  score: (view, seat) => view.players["abcde".indexOf(seat)]?.score ?? 0,
  progress: (view, words) => words.text("ui-round", { round: Math.max(1, view.round), rounds: view.rounds }),
};

export default pharaon;
