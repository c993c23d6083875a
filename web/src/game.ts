// The interface between the table page and a game. Each folder under games/ has an index.tsx whose default export is a GameUI.
//
// The page arranges the parts of a game as follows:
//   <Sprite/>                                   once (ui/Icon.tsx)
//   <Spots legal={…} play={…} name={…}>         around board, mats and prompt bar (ui/Spot.tsx)
//     <Flip stamp={view}>                       around board and mats: pieces travel between them (ui/flip.ts)
//       <Board …/> <Mat …/> …                   a Mat has no head: mark, name, clock and score are the page's
//     </Flip>
//     … useClaimed() …                          the moves that have a place on the board (ui/claims.ts)
//   </Spots>
import type { ComponentChildren, ComponentType } from "preact";
import type { LogEntry, Seat } from "./protocol";
import type { Sound } from "./sounds";

/** A legal move in notation, as the server offers it: "load 2-1". */
export type Move = string;

/** The legal moves where nothing can be played. */
export const NO_MOVES: ReadonlySet<Move> = new Set();

/** Something that happened. The types of a game's events are in its view.ts. */
export type GameEvent = LogEntry["event"];

/** A log entry of a game whose event types are known. */
export type LogEntryOf<E extends GameEvent> = Omit<LogEntry, "event"> & { event: E };

/** Props of every part of a game's picture. The picture knows no rules: it draws the view and highlights the legal moves. */
export interface Look<V, E extends GameEvent = GameEvent> {
  view: V;
  /** The viewer's seat; null for a spectator. */
  you: Seat | null;
  /** Display names by seat letter. */
  names: Record<string, string>;
  /** The viewer's legal moves; empty when it is not their turn. */
  legal: ReadonlySet<Move>;
  play: (move: Move) => void;
  /** Texts of moves, names and labels; see i18n.ts. */
  words: Words;
  /** The log so far, for pictures that replay it; without it they replay nothing. */
  log?: readonly LogEntryOf<E>[];
  /** The seats that still have to decide, which is public. */
  due?: readonly Seat[];
}

/** A value that a message can take as an argument; events and views consist of these. */
export type Field = string | number | boolean | null | undefined | readonly Field[] | Fields;
export type Fields = { readonly [name: string]: Field };

export interface Words {
  /** The move as a sentence that needs no position: "Take noble 2 from the left". */
  move(move: Move): string;
  /** The shortest text that distinguishes a move from the other answers to its question: "Noble 2". */
  answer(move: Move): string;
  /** The event as a line of the log. */
  event(event: GameEvent): string;
  /** The name in the form used inside a sentence. */
  name(id: string): string;
  /** The name in the form used as a heading. */
  title(id: string): string;
  label(key: string, args?: Fields): string;
  /** A message by its full key, with an attribute after a dot: "imhotep-card-lever". */
  text(key: string, args?: Fields): string;
}

/** A line of the score sheet: the name's id, the anchor of its rule, and the points by seat, then the rival's if there
 * is one. */
export interface SheetLine {
  id: string;
  rule: string;
  points: number[];
}

/** A button of the prompt bar. A single move is labelled with `<game>-move-<verb>.short`, or with its full sentence if there is no short
 * form; several moves share the label `<game>-label-verb-<verb>`. */
export interface MoveGroup {
  icon: string;
  verb: string;
  moves: Move[];
}

/** The room that a mat has: `desk` is the viewer's own below the board, as wide as the board; `rail` another player's beside the board,
 * 312 px wide; `folded` the same with one line below the resources, where there are many players or the window is low; `strip` one line on
 * phones; `sheet` a dialog that shows everything in words, with every card. */
export type MatForm = "desk" | "rail" | "folded" | "strip" | "sheet";

/** A part of the position in words, for people who cannot see the board. */
export interface Section {
  title: string;
  lines: readonly string[];
}

/** Something that deserves the whole board for a moment: the end of a phase, a merger. */
export interface MomentLine {
  seat: Seat | null;
  /** The seat that plays together with `seat`, if there is one. */
  partner?: Seat | null | undefined;
  text: string;
  points?: number | undefined;
}

export interface Moment {
  title: string;
  /** One sentence for each player, or for all. */
  lines: readonly MomentLine[];
  /** A drawing above the lines. */
  picture?: ComponentChildren;
}

/** The places of a move. */
export type Route = readonly [from: string, to: string] | readonly [place: string];

export interface GameUI<V, E extends GameEvent = GameEvent> {
  /** The board; `tall` selects the phone layout, whose height is at most 4/3 of its width. `flat` asks for large targets in a place
   * of about 3 : 2: a phone on its side, with 310 pixels of height, or a tablet. A board keeps its proportions and fits into whatever place it
   * has. */
  Board: ComponentType<Look<V, E> & { tall: boolean; flat?: boolean }>;
  /** What the rules show of a position, if the board is more than one drawing; `part` is a name of the game's pictures.ts. Without it they
   * show a part of the wide board. */
  Picture?: ComponentType<Look<V, E> & { part: string }>;
  /** The possessions of one seat; `own` marks the viewer's mat. */
  Mat: ComponentType<Look<V, E> & { seat: Seat; own: boolean; form: MatForm }>;
  /** The whole position in words: what is where, and what each player has. */
  describe?: (look: Look<V, E>) => Section[];
  /** The moment that these entries of one update make, if any; `view` is the position after them. */
  moment?: (entries: readonly LogEntryOf<E>[], look: Pick<Look<V, E>, "view" | "you" | "names" | "words" | "log">) => Moment | null;
  /** A card that is shown once when the game begins, and again from the viewer's mat: who the viewer is in this game. */
  Opening?: ComponentType<Look<V, E>>;
  /** The steps with which a game begins before a newcomer can judge them: there the page offers to choose for the player. */
  openings?: readonly string[];
  /** Groups moves into buttons of the prompt bar, which has one row (table/actions.ts). A few moves may each be a button; many of one
   * kind form a group, which opens a list. Moves that are numerous and have a place on the board may be left out: they are highlighted
   * there, and «All moves» lists everything. A move that is left out and has no place on the board becomes a button of its own. */
  groups: (legal: readonly Move[]) => MoveGroup[];
  /** Name of a move in this position: a sentence with the thing that it takes, moves or leads to, where the move's own text has only a
   * place. Null if that text is enough. `moveNames` reads it. */
  moveName?: (view: V, move: Move, words: Words) => string | null;
  /** Label of a move's button if its shortest text is too vague for this position: its cost, the card it takes. */
  moveLabel?: (view: V, move: Move, words: Words) => string | null;
  /** Note below the name of a move: its cost, its gain, and what its thing does. It does not repeat the name. */
  moveNote?: (view: V, move: Move, words: Words) => string | null;
  /** What the moves of a group have in common, for the tooltip of its button. */
  groupNote?: (verb: string, words: Words) => string | null;
  /** The question before a move that gives up what could still be done: the rest of one's round, a build, a power. Null for every other
   * move. The page asks it if other moves are legal, and no single letter plays such a move. A game without passing needs none. */
  ends?: (look: Pick<Look<V, E>, "view" | "legal" | "words">, move: Move) => string | null;
  /** The lines of the score sheet; some games need the log to find the sources of points. */
  sheet: (view: V, log?: readonly LogEntryOf<E>[]) => SheetLine[];
  /** An opponent without a seat; `id` selects its name, mark and colours. */
  rival?: (view: V) => { id: string; score: number } | null;
  /** The current score of a seat. */
  score: (view: V, seat: Seat) => number;
  /** What that score consists of, or how it compares, in a few words; null if there is nothing to say. */
  scoreNote?: (view: V, seat: Seat, words: Words) => string | null;
  /** The number of the part of the game that begins with this entry of the log; null for all others. A game whose chapters are its rounds
   * needs none. Texts: `<game>-label-stage` and `<game>-label-by-stage`. */
  stage?: (entry: LogEntryOf<E>) => number | null;
  /** The ids of the places that an event is about (ui/places.ts), for the lines of the log. */
  places?: (event: E) => readonly string[];
  /** The ids of the places that the first of these moves leads from and to, for an arrow, or of the only place that it is about, for a ring;
   * null if it has none on the board. The moves after it are those that the same seat makes next: one choice may name the thing that goes,
   * the next one where it goes. */
  route?: (view: V, moves: readonly Move[]) => Route | null;
  /** The sound of an event; null for those that make none. */
  sounds?: (event: E) => Sound | null;
  /** "Round 4 of 6", for the top bar. */
  progress: (view: V, words: Words) => string;
}

/** Names the legal moves of a position, for lists, tooltips and screen readers. Things that are alike have the same name, so each of them
 * gets its place as well. */
export function moveNames<V>(ui: Pick<GameUI<V>, "moveName">, { view, legal, words }: Pick<Look<V>, "view" | "legal" | "words">): (move: Move) => string {
  const nameOf = (move: Move) => ui.moveName?.(view, move, words) ?? words.move(move);
  let names: ReadonlyMap<Move, string> | null = null;
  return (move) => {
    names ??= distinct(new Map([...legal].map((one) => [one, nameOf(one)])), words);
    return names.get(move) ?? nameOf(move);
  };
}

function distinct(names: ReadonlyMap<Move, string>, words: Words): ReadonlyMap<Move, string> {
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...names].map(([move, name]) => [move, (counts.get(name) ?? 0) > 1 ? `${name} (${words.answer(move)})` : name]));
}
