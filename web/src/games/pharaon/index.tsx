// The GameUI of Pharaon.
import type { GameUI } from "../../game";
import { Board } from "./board";
import { describe } from "./describe";
import { Mat } from "./mat";
import { groups, moveLabel, moveName, moveNote } from "./moves";
import { Picture } from "./picture";
import { ZONES } from "./pieces/kinds";
import { places, route } from "./places";
import { countedText, owners, ownerView, SHEET_LINES } from "./score";
import { sounds } from "./sounds";
import { playerOf } from "./texts";
import type { Event, View } from "./view";

const pharaon: GameUI<View, Event> = {
  Board,
  Mat,
  Picture,
  places,
  route,
  sounds,
  describe,
  groups,
  moveName,
  moveLabel,
  moveNote,
  groupNote: (verb, words) => ((ZONES as readonly string[]).includes(verb) ? words.text(`pharaon-zone-${verb}`) : null),
  openings: ["draft-jar", "draft-noble"],
  ends: ({ words }, move) => (move === "pass" ? words.label("ends-pass") : null),
  sheet: (view) => SHEET_LINES.map(([id, field, rule]) => ({ id, rule, points: owners(view).map((owner) => ownerView(view, owner)?.sheet[field] ?? 0) })),
  rival: (view) => view.traitor && { id: "traitor", score: view.traitor.score },
  score: (view, seat) => playerOf(view, seat)?.score ?? 0,
  scoreNote: (view, seat, words) => countedText(playerOf(view, seat)?.sheet, words),
  progress: (view, words) => words.text("ui-round", { round: Math.max(1, view.round), rounds: view.rounds }),
};

export default pharaon;
