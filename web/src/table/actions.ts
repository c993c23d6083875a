// The buttons of the prompt bar: always one row, however many moves there are. The list of all moves is complete.
import type { GameUI, MoveGroup } from "../game";
import type { GameWords } from "../words";

export interface Action {
  icon: string | null;
  /** The verb of the game's group; empty for a button without one. */
  verb: string;
  label: string;
  /** Accessible name and tooltip; it contains the label. */
  name: string;
  moves: readonly string[];
  /** Whether a click plays a move that gives up what could still be done. */
  ends: boolean;
}

/** What a game knows about a move in this position. */
interface MoveFacts {
  /** The game's own label of a move; null if its shortest text is enough. */
  label?: (move: string) => string | null;
  /** The name of a move; its text without a position if the caller has none. */
  name?: (move: string) => string;
  /** Whether the move gives up what could still be done. */
  ends?: (move: string) => boolean;
}

/** Number of buttons that fit into one row. */
export const MAX_BUTTONS = 6;

/** Builds the buttons: first the game's groups, then every legal move that has no place on the board. */
export function actionsOf(
  ui: Pick<GameUI<unknown>, "groups">,
  words: GameWords,
  legal: readonly string[],
  claimed: ReadonlySet<string>,
  { label, name, ends = () => false }: MoveFacts = {},
): Action[] {
  const groups = ui.groups(legal).filter((group) => group.moves.length > 0);
  const grouped = new Set(groups.flatMap((group) => group.moves));
  const rest = legal.filter((move) => !grouped.has(move) && !claimed.has(move)).map((move) => ({ icon: null, verb: "", moves: [move] }));
  const buttons = fitting([...groups, ...rest], claimed).map(
    ({ icon, verb, moves }): Action => ({ icon, verb, moves, ends: moves.length === 1 && moves.every(ends), ...textsOf(words, verb, moves, { label, name }) }),
  );
  return buttons.some((button) => button.ends) ? [...onTheBoard(words, legal, buttons), ...buttons] : buttons;
}

/** A button for the moves that have no other, if these are the most: passing must not be the main thing that the bar offers. */
function onTheBoard(words: GameWords, legal: readonly string[], buttons: readonly Action[]): Action[] {
  const listed = new Set(buttons.flatMap((button) => button.moves));
  const moves = legal.filter((move) => !listed.has(move));
  const label = words.texts.ui("choose-on-board");
  return moves.length > listed.size ? [{ icon: "list", verb: "", label, name: label, moves, ends: false }] : [];
}

type Group = Omit<MoveGroup, "icon"> & { icon: string | null };

/** Drops surplus groups, first those that can be played on the board, where they are highlighted. */
function fitting(groups: readonly Group[], claimed: ReadonlySet<string>): readonly Group[] {
  const lit = (group: Group) => Number(group.moves.every((move) => claimed.has(move)));
  const kept = new Set([...groups].sort((one, other) => lit(one) - lit(other)).slice(0, MAX_BUTTONS));
  return groups.filter((group) => kept.has(group));
}

type Labels = Pick<Action, "label" | "name">;

/** A single move is labelled with its own text; several share the label of their verb. */
function textsOf(words: GameWords, verb: string, moves: readonly string[], facts: MoveFacts): Labels {
  const [only, ...others] = moves;
  if (only !== undefined && others.length === 0) return moveLabels(words, only, facts);
  const label = words.label(`verb-${verb}`);
  return { label, name: label };
}

/** The label of a button that plays a move, and its accessible name. */
export function moveLabels(words: GameWords, move: string, facts: Pick<MoveFacts, "label" | "name">): Labels {
  const label = facts.label?.(move) ?? words.answer(move);
  const sentence = facts.name?.(move) ?? words.move(move);
  // People who use voice control read the label aloud word for word, so the name must contain it. What stands in brackets does not count.
  const contained = spoken(sentence.replace(/\([^)]*\)/g, " ")).includes(spoken(label));
  return { label, name: contained ? sentence : `${label}: ${sentence}` };
}

/** The words of a text in lower case, with a space around each. */
function spoken(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}
