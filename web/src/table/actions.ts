// Which buttons the prompt bar has: one calm row, however many moves there are. The list of all moves has every one.
import type { GameUI, MoveGroup } from "../game";
import type { GameWords } from "../words";

export interface Action {
  icon: string | null;
  label: string;
  /** What screen readers say and hints show; the label is a part of it. */
  name: string;
  moves: readonly string[];
}

/** What the game says of a move in this position; null: its words are enough. */
type MoveLabel = (move: string) => string | null;

/** As many buttons as one row holds. */
export const MOST = 6;

/** The game's groups first, then every legal move that has no place on the board. */
export function actionsOf(
  ui: Pick<GameUI<unknown>, "groups">,
  words: GameWords,
  legal: readonly string[],
  claimed: ReadonlySet<string>,
  moveLabel: MoveLabel = () => null,
): Action[] {
  const groups = ui.groups(legal).filter((group) => group.moves.length > 0);
  const grouped = new Set(groups.flatMap((group) => group.moves));
  const rest = legal.filter((move) => !grouped.has(move) && !claimed.has(move)).map((move) => ({ icon: null, verb: "", moves: [move] }));
  return fitting([...groups, ...rest], claimed).map(({ icon, verb, moves }) => ({ icon, moves, ...called(words, verb, moves, moveLabel) }));
}

type Group = Omit<MoveGroup, "icon"> & { icon: string | null };

/** Of too many, those that can be played on the board go first: they are lit there. */
function fitting(groups: readonly Group[], claimed: ReadonlySet<string>): readonly Group[] {
  const lit = (group: Group) => Number(group.moves.every((move) => claimed.has(move)));
  const kept = new Set([...groups].sort((one, other) => lit(one) - lit(other)).slice(0, MOST));
  return groups.filter((group) => kept.has(group));
}

/** A single move says what it does; several share a verb. */
function called(words: GameWords, verb: string, moves: readonly string[], moveLabel: MoveLabel): Pick<Action, "label" | "name"> {
  const [only, ...others] = moves;
  if (only === undefined || others.length > 0) {
    const label = words.label(`verb-${verb}`);
    return { label, name: label };
  }
  const [label, sentence] = [moveLabel(only) ?? words.answer(only), words.move(only)];
  // Who speaks to their computer says what they read, word for word.
  const heard = spoken(sentence).includes(spoken(label));
  return { label, name: heard ? sentence : `${label}: ${sentence}` };
}

/** The words of a text, with a space around each. */
function spoken(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}
