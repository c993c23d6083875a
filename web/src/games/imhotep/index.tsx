// The GameUI of Imhotep.
import type { GameUI, Move, MoveGroup } from "../../game";
import { moveLabel, moveName, moveNote } from "./about";
import { Board } from "./board";
import { type CardId, cardIcon } from "./cards";
import { describe } from "./describe";
import { Mat } from "./mat";
import { places, route } from "./places";
import { sheet } from "./sheet";
import { sounds } from "./sounds";
import type { Event, View } from "./view";

/** The icon of each verb; a verb with a thing as its noun has the icon of that thing. */
const VERBS: Record<string, string> = {
  quarry: "quarry",
  load: "stone",
  sail: "sail",
  play: "card",
  to: "ship",
  next: "stone",
  take: "card",
  keep: "card",
  put: "pyramid",
  draw: "deck",
  haul: "stone",
  decline: "close",
  point: "seal",
  stones: "stone",
};
const SITES: Record<string, string> = { market: "market", pyramid: "pyramid", temple: "temple", burial: "tomb", obelisks: "obelisk" };
/** Verbs with many similar moves, which share one button. */
const GROUPED = new Set(["load", "sail", "play"]);

function groups(legal: readonly Move[]): MoveGroup[] {
  const found: MoveGroup[] = [];
  for (const move of legal) {
    const [verb = "", noun = ""] = move.split(" ");
    const group = GROUPED.has(verb) ? found.find((other) => other.verb === verb) : undefined;
    if (!group) found.push({ icon: iconOf(verb, noun), verb, moves: [move] });
    else {
      group.icon = iconOf(verb, "");
      group.moves.push(move);
    }
  }
  return found;
}

function iconOf(verb: string, noun: string): string {
  const card = verb === "play" || verb === "keep" ? cardIcon(noun as CardId) : undefined;
  return card ?? (verb === "to" ? SITES[noun] : undefined) ?? VERBS[verb] ?? "arrow";
}

const imhotep: GameUI<View, Event> = {
  Board,
  Mat,
  places,
  route,
  sounds,
  groups,
  moveName,
  moveLabel,
  moveNote,
  describe,
  sheet,
  score: (view, seat) => view.players["abcde".indexOf(seat)]?.score ?? 0,
  progress: (view, words) => words.text("ui-round", { round: view.round, rounds: view.rounds }),
};

export default imhotep;
