// What the table page needs of a game. Each folder under games/ has an index.tsx whose default export is a GameUI.
//
// The page draws it so:
//   <Sprite/>                                   once (ui/Icon.tsx)
//   <Spots legal={…} play={…} words={…}>        around board, mats and prompt bar (ui/Spot.tsx)
//     <Flip stamp={view}>                       around board and mats: pieces travel between them (ui/flip.ts)
//       <Board …/> <Mat …/> …                   a Mat has no head: mark, name, clock and score are the page's
//     </Flip>
//     … useClaimed() …                          the moves that have a place on the board (ui/claims.ts)
//   </Spots>
import type { ComponentType } from "preact";
import type { LogEntry, Seat } from "./protocol";

/** A legal move in notation, as the server offers it: "load 2-1". */
export type Move = string;

/** Something that happened. The types of a game's events are in its view.ts. */
export type GameEvent = LogEntry["event"];

/** An entry of the log of a game whose events are known. */
export type LogEntryOf<E extends GameEvent> = Omit<LogEntry, "event"> & { event: E };

/** What every part of a game's picture is given. It knows no rules: it draws the view and lights up what is legal. */
export interface Look<V, E extends GameEvent = GameEvent> {
  view: V;
  /** Who looks; null for a spectator. */
  you: Seat | null;
  /** Display names by seat letter. */
  names: Record<string, string>;
  /** The viewer's legal moves; empty when it is not their turn. */
  legal: ReadonlySet<Move>;
  /** Sends a move. */
  play: (move: Move) => void;
  /** The text of a move, a name or a label: see i18n.ts. */
  words: Words;
  /** What was told so far, for pictures that tell it again; without it nothing is. */
  log?: readonly LogEntryOf<E>[];
  /** The seats that still owe a decision, as everybody is told. */
  due?: readonly Seat[];
}

/** A value that a message can speak of: what events and views are made of. */
export type Field = string | number | boolean | null | undefined | readonly Field[] | Fields;
export type Fields = { readonly [name: string]: Field };

/** The words of one game in the chosen language. */
export interface Words {
  move(move: Move): string;
  /** A line of the log. */
  event(event: GameEvent): string;
  /** As inside a sentence. */
  name(id: string): string;
  /** As a heading. */
  title(id: string): string;
  label(key: string, args?: Fields): string;
  /** Any whole key, attribute after a dot: "imhotep-card-lever". */
  text(key: string, args?: Fields): string;
}

/** A line of the score sheet: the name's id, the anchor of its rule, and the points by seat, then the rival's if there
 * is one. */
export interface SheetLine {
  id: string;
  rule: string;
  points: number[];
}

/** A button of the prompt bar. One move is called `<game>-move-<verb>.short`, or by its whole sentence where there is no short
 * one; several are called `<game>-label-verb-<verb>`. */
export interface MoveGroup {
  icon: string;
  verb: string;
  moves: Move[];
}

export interface GameUI<V, E extends GameEvent = GameEvent> {
  /** The board; `tall` is the phone layout, at most four to three high. */
  Board: ComponentType<Look<V, E> & { tall: boolean }>;
  /** What one seat owns; `own` is the viewer's, `compact` the strip on phones. */
  Mat: ComponentType<Look<V, E> & { seat: Seat; own: boolean; compact: boolean }>;
  /** Moves as buttons of the prompt bar, which has one row (table/actions.ts). Few moves may be buttons one by one; many of a
   * kind are one group, which opens a list. Moves that are many and have a place on the board may be left out: they are lit
   * there, and «All moves» has everything. What is left out and has no place becomes a button of its own. */
  groups: (legal: readonly Move[]) => MoveGroup[];
  /** What the button of a move says in this position, where its words alone say too little: what it costs, which card it takes. */
  moveLabel?: (view: V, move: Move, words: Words) => string | null;
  /** What stands below a move in the list of all moves: where it leads in this position, what it costs and brings. */
  moveNote?: (view: V, move: Move, words: Words) => string | null;
  /** The lines of the score sheet; some games must read in the log where points came from. */
  sheet: (view: V, log?: readonly LogEntryOf<E>[]) => SheetLine[];
  /** An opponent who sits at no seat: the id of its name, its mark and its colours. */
  rival?: (view: V) => { id: string; score: number } | null;
  /** The score of a seat while the game goes on. */
  score: (view: V, seat: Seat) => number;
  /** "Round 4 of 6", for the top bar. */
  progress: (view: V, words: Words) => string;
}
