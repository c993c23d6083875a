// Marks of remarkable decisions: on the line of the replay, in the log and in words.
import type { Decision, Expectation, LineAnalysis, LogEntry, Mark as MarkId, Thresholds } from "../protocol";
import type { Stop } from "../replay/timeline";
import { useSize } from "../table/end/Chart";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords, Texts } from "../words";
import "../styles/review-marks.css";

export const SIGNS: Record<MarkId, string> = { good: "!", inaccuracy: "?!", mistake: "?", blunder: "??" };
export const MARKS = Object.keys(SIGNS) as MarkId[];

/** Whether a mark tells of a slip, a mistake or a blunder. */
export const isWrong = (mark: MarkId | null) => mark !== null && mark !== "good";

/** The decision of a line, if it was one. */
export function decisionOf(line: LineAnalysis | undefined): Decision | null {
  return line && typeof line.kind === "object" && "decision" in line.kind ? line.kind.decision : null;
}

/** The decision that led to a stop. */
export function decisionAt(lines: ReadonlyMap<number, LineAnalysis>, stop: Stop | undefined): Decision | null {
  return stop?.entry ? decisionOf(lines.get(stop.entry.line)) : null;
}

/** What the draw that led to a stop has changed for each seat; null if it was no draw. */
export function luckAt(lines: ReadonlyMap<number, LineAnalysis>, stop: Stop | undefined): Expectation | null {
  const line = stop?.entry ? lines.get(stop.entry.line) : undefined;
  return line && typeof line.kind === "object" && "chance" in line.kind ? line.kind.chance.luck : null;
}

/** The marks of stops, by index. */
export function marksOf(lines: ReadonlyMap<number, LineAnalysis>, stops: readonly Stop[]): ReadonlyMap<number, MarkId> {
  return new Map(
    stops.flatMap((stop, index): [number, MarkId][] => {
      const mark = decisionAt(lines, stop)?.mark;
      return mark ? [[index, mark]] : [];
    }),
  );
}

/** The next stop with a slip, a mistake or a blunder, from the beginning again after the last one; null if there is none. */
export function nextMistake(marks: ReadonlyMap<number, MarkId>, at: number): number | null {
  const wrong = [...marks].flatMap(([index, mark]) => (isWrong(mark) ? [index] : [])).sort((one, other) => one - other);
  return wrong.find((index) => index > at) ?? wrong[0] ?? null;
}

/** The marks of the log, by the first entry of their line. */
export function logMarks(marks: ReadonlyMap<number, MarkId>, stops: readonly Stop[]): ReadonlyMap<LogEntry, MarkId> {
  return new Map([...marks].flatMap(([index, mark]) => (stops[index]?.entry ? [[stops[index].entry, mark] as const] : [])));
}

/** A mark with its word for those who cannot see it. */
export function MarkSign({ mark, texts }: { mark: MarkId; texts: Texts }) {
  return (
    <b class={`review-mark ${mark}`}>
      <span aria-hidden="true">{SIGNS[mark]}</span>
      <span class="unseen">{texts.text(`review-mark-${mark}`)}</span>
    </b>
  );
}

interface MarksAboveProps {
  marks: ReadonlyMap<number, MarkId>;
  stops: readonly Stop[];
  at: number;
  /** Whether the place of a move is shown on the board, in ink: it cannot be played. */
  pointing: boolean;
}

/** Pixels that a mark above the line takes. */
const MARK_WIDTH = 18;

/** The marks that have room above a line of this width; of two that would overlap, the graver one. The mark of the shown stop is always there. */
export function roomyMarks(marks: ReadonlyMap<number, MarkId>, at: number, pixelsPerStop: number): [number, MarkId][] {
  const kept: [number, MarkId][] = [];
  const gravity = ([index, mark]: [number, MarkId]) => (index === at ? GRAVITY.length : GRAVITY.indexOf(mark));
  for (const one of [...marks].sort((one, other) => gravity(other) - gravity(one) || one[0] - other[0])) {
    if (kept.every(([index]) => Math.abs(index - one[0]) * pixelsPerStop >= MARK_WIDTH)) kept.push(one);
  }
  return kept;
}

const GRAVITY: readonly MarkId[] = ["inaccuracy", "good", "mistake", "blunder"];

/** The marks over the line of a replay. The log tells all of them in words. */
export function MarksAbove({ marks, stops, at, pointing }: MarksAboveProps) {
  const [box, width] = useSize();
  return (
    <div ref={box} class={pointing ? "review-marks pointing" : "review-marks"} aria-hidden="true">
      {roomyMarks(marks, at, width / stops.length).map(([index, mark]) => (
        <b key={index} class={`${mark} ${index === at ? "here" : ""}`} style={{ left: `${((index + 0.5) / stops.length) * 100}%` }}>
          {SIGNS[mark]}
        </b>
      ))}
    </div>
  );
}

/** What the marks mean in this game. */
export function Meanings({ thresholds, texts }: { thresholds: Thresholds | null; texts: Texts }) {
  const percent = new Intl.NumberFormat(texts.lang, { style: "percent", maximumFractionDigits: 1 });
  return (
    <ul class="legend">
      {MARKS.map((mark) => (
        <li key={mark}>
          <b class={`review-mark ${mark}`}>{SIGNS[mark]}</b> {texts.text(`review-mark-${mark}`)}
          {thresholds && mark !== "good" && ` ${texts.text("review-from", { loss: percent.format(thresholds[mark]) })}`}
        </li>
      ))}
    </ul>
  );
}

interface OnBoardProps {
  words: GameWords;
  texts: Texts;
  /** What the board shows of the decision: the position in which it was made, the one after it, or a line that nobody has played. */
  shows: "before" | "after" | "expected";
  stops: readonly Stop[];
  at: number;
  roundName: (round: number) => string;
}

/** Tells which position is on the board: the sentence of the bar tells a move that may not have been made there. */
export function OnBoard({ words, texts, shows, stops, at, roundName }: OnBoardProps) {
  const seat = stops[at]?.by ?? null;
  const round = stops[shows === "before" ? at - 1 : at]?.round ?? null;
  const where = texts.text(`review-board-${shows}`, { number: at });
  return (
    <p class="on-board">
      {shows === "before" && seat ? <Mark seat={seat} /> : <Icon name={shows === "expected" ? "path" : "eye"} />}
      {shows === "before" && seat && <b>{texts.text("review-decides", { seat: words.seat(seat) })}</b>}
      <span>{round === null ? where : texts.text("review-board", { round: roundName(round), position: where })}</span>
    </p>
  );
}

interface NextMistakeProps {
  marks: ReadonlyMap<number, MarkId>;
  at: number;
  /** Whether the whole game is analysed. */
  done: boolean;
  texts: Texts;
  onShow: (stop: number) => void;
}

/** The way to the next mistake. */
export function NextMistake({ marks, at, done, texts, onShow }: NextMistakeProps) {
  const next = nextMistake(marks, at);
  return (
    <button type="button" class="btn next-mistake" aria-disabled={next === null} onClick={() => next !== null && onShow(next)}>
      <Icon name="warn" />
      {texts.text(next === null && done ? "review-faultless" : "review-next")}
    </button>
  );
}

/** Below the line of a replay: what the marks mean, and the way to the next mistake. */
export function Legend({ thresholds, ...props }: NextMistakeProps & { thresholds: Thresholds | null }) {
  return (
    <div class="review-legend">
      <Meanings thresholds={thresholds} texts={props.texts} />
      <NextMistake {...props} />
    </div>
  );
}
