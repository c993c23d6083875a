// What a puzzle says: the task, what came of the last attempt, and at the end the solution with its reason.
import { Reasons } from "../coach/Reasons";
import { reasonsFor } from "../coach/reasons";
import { EndTitle } from "../learn/EndTitle";
import type { PuzzleInfo, TermChange } from "../protocol";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";
import type { Said, Solving } from "./usePuzzle";

interface PuzzleCardProps {
  words: GameWords;
  puzzles: readonly PuzzleInfo[];
  puzzle: PuzzleInfo;
  solving: Solving;
  /** The name of a move in the position of the puzzle. */
  name: (move: string) => string;
  /** The name of a move in the position that is shown. */
  current: (move: string) => string;
  /** Opens the list of puzzles, where it is not beside the board. */
  onList: (() => void) | null;
}

export function PuzzleCard({ words, puzzles, puzzle, solving, name, current, onList }: PuzzleCardProps) {
  const { texts } = words;
  const { said, wrong } = solving;
  const place = texts.text("puzzle-number-of", { number: puzzle.number, count: puzzles.length });
  const done = said.kind === "solved";
  const hinted = said.kind === "hint";
  return (
    <div class={`lesson-card puzzle-card ${done ? "at-end" : ""}`} data-said={said.kind} data-wrong={wrong}>
      <header>
        {onList ? (
          <button type="button" class="btn quiet" onClick={onList}>
            {place}
          </button>
        ) : (
          <span>
            {place} · {texts.text(`puzzle-level-${puzzle.level}`)}
          </span>
        )}
        {!done && (
          <span class="ways">
            <button type="button" class={hinted ? "btn quiet idle" : "btn quiet"} aria-disabled={hinted} onClick={() => !hinted && solving.hint()}>
              <Icon name="bulb" />
              {texts.text("puzzle-hint")}
            </button>
            <button type="button" class="btn quiet" onClick={solving.giveUp}>
              {texts.text("puzzle-give-up")}
            </button>
          </span>
        )}
      </header>
      <div class="idea" tabIndex={0}>
        {done ? (
          <EndTitle>{texts.text(said.shown ? "puzzle-shown" : "puzzle-solved")}</EndTitle>
        ) : (
          <h2>{texts.text("puzzle-task", { points: puzzle.points })}</h2>
        )}
        <div role="status">
          <Remark {...{ words, said, name, current }} />
        </div>
      </div>
      {done && <Ways {...{ words, puzzles, puzzle }} onAgain={solving.again} />}
    </div>
  );
}

interface RemarkProps {
  words: GameWords;
  said: Said;
  name: (move: string) => string;
  current: (move: string) => string;
}

function Remark({ words, said, name, current }: RemarkProps) {
  const { texts } = words;
  switch (said.kind) {
    case "nothing":
      return <p>{texts.text("puzzle-task.about")}</p>;
    case "goes-on":
      return <p>{texts.text("puzzle-goes-on")}</p>;
    case "hint":
      return (
        <>
          <p>{texts.text("puzzle-hint.about", { count: said.moves.length })}</p>
          <p class="says">{said.moves.map(current).join(" · ")}</p>
        </>
      );
    case "wrong":
      return (
        <>
          <p>
            <b>{texts.text("puzzle-wrong", { text: current(said.move) })}</b> {texts.text("puzzle-loss", { points: tenths(said.loss) })}
          </p>
          <Because {...{ words }} terms={said.reasons} />
        </>
      );
    case "solved": {
      const { moves, margin, second, reasons } = said.solution;
      return (
        <>
          <p>
            <b>{moves.map((move, index) => (index === 0 ? name(move) : words.move(move))).join(", ")}.</b>{" "}
            {texts.text("puzzle-margin", { points: tenths(margin), text: name(second) })}
          </p>
          <Because {...{ words }} terms={reasons} />
        </>
      );
    }
  }
}

/** The largest terms in which the best move is better, and those in which it is worse. They are only some of them, so they have no sum: the
 * sentence above tells the proved points. */
function Because({ words, terms }: { words: GameWords; terms: readonly TermChange[] }) {
  const reasons = reasonsFor(words, { terms: [...terms] });
  if (reasons.length === 0) return null;
  return (
    <div class="because">
      <span>{words.texts.text("puzzle-because")}</span>
      <Reasons reasons={reasons} />
    </div>
  );
}

function Ways({ words: { texts }, puzzles, puzzle, onAgain }: Pick<PuzzleCardProps, "words" | "puzzles" | "puzzle"> & { onAgain: () => void }) {
  const at = puzzles.indexOf(puzzle);
  const next = puzzles[at + 1] ?? puzzles.find(({ state }) => state === "open");
  return (
    <p class="ways">
      <button type="button" class="btn quiet" onClick={onAgain}>
        <Icon name="undo" />
        {texts.ui("lesson-again")}
      </button>
      {next && next !== puzzle ? (
        <a class="btn solid" href={`/puzzles/${next.game}/${next.number}`}>
          {texts.text("puzzle-next")}
        </a>
      ) : (
        <a class="btn solid" href="/puzzles">
          {texts.ui("puzzles")}
        </a>
      )}
    </p>
  );
}

/** Estimates deserve one decimal. */
function tenths(points: number): number {
  return Math.round(points * 10) / 10;
}
