// The coach's reasons: what a move changes, term by term, or where it is better than another one.
import type { AdvisedMove, TermChange } from "../protocol";
import { MINUS } from "../ui/numbers";
import type { GameWords } from "../words";

/** Changes below this many points are not worth a line. */
const SMALLEST = 0.4;
/** More lines than this nobody reads during a game. */
const MOST = 3;
/** The term that all games have: what the move changes for the others. */
const OTHERS = "others";

export interface Reason {
  id: string;
  points: number;
  /** The points with their sign, as the language writes them. */
  figure: string;
  text: string;
}

/** The largest changes that a move makes. */
export function reasonsFor(words: GameWords, { terms }: Pick<AdvisedMove, "terms">): Reason[] {
  return largest(terms).map((term) => reason(words, term));
}

/** Where a move is better than another one. */
export function reasonsAgainst(words: GameWords, best: AdvisedMove, other: AdvisedMove): Reason[] {
  const lost = new Map(other.terms.map(({ id, points }) => [id, points]));
  const ids = new Set([...best.terms, ...other.terms].map(({ id }) => id));
  const gained = new Map(best.terms.map(({ id, points }) => [id, points]));
  const differences = [...ids].map((id) => ({ id, points: (gained.get(id) ?? 0) - (lost.get(id) ?? 0) }));
  return largest(differences.filter(({ points }) => points > 0)).map((term) => reason(words, term));
}

function largest(terms: readonly TermChange[]): TermChange[] {
  return terms
    .filter(({ points }) => Math.abs(points) >= SMALLEST)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST);
}

function reason(words: GameWords, { id, points }: TermChange): Reason {
  const key = id === OTHERS ? "coach-others" : `${words.game}-term-${id}`;
  return { id, points, figure: figure(words, points), text: words.texts.text(`${key}.${points > 0 ? "gain" : "loss"}`) };
}

/** Points with their sign and at most one decimal. */
export function figure({ texts }: GameWords, points: number): string {
  const format = new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return format.format(points).replace("-", MINUS);
}
