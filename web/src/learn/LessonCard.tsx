// What a lesson says at a stop: one idea, one sentence, and the move that the learner makes now.
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";

interface LessonCardProps {
  words: GameWords;
  /** The key of the idea's text. */
  text: string;
  /** The number of lines so far, by which tests tell two equal moves in a row apart. */
  ply: number;
  number: number;
  count: number;
  /** The name of the move that the learner makes now; null while others move. */
  move: string | null;
  names: Record<string, string>;
  /** Opens the list of ideas, where it is not beside the board. */
  onList: (() => void) | null;
  /** Goes back to the start of the idea, or to the one before it; null at the very start. */
  onBack: (() => void) | null;
  /** Does nothing while others move. */
  onShow: () => void;
  onSkip: () => void;
}

export function LessonCard({ words, text, ply, number, count, move, names, onList, onBack, onShow, onSkip }: LessonCardProps) {
  const { texts } = words;
  return (
    <div class="lesson-card" data-ply={ply}>
      <header>
        {onList ? (
          <button type="button" class="btn quiet" onClick={onList}>
            {texts.ui("idea-of", { number, count })}
          </button>
        ) : (
          <span>{texts.ui("idea-of", { number, count })}</span>
        )}
        <Dots number={number} count={count} />
        <span class="ways">
          <button type="button" class={onBack ? "btn quiet" : "btn quiet idle"} aria-disabled={onBack === null} onClick={() => onBack?.()}>
            <Icon name="undo" />
            {texts.ui("lesson-back")}
          </button>
          <button type="button" class={move === null ? "btn quiet idle" : "btn quiet"} aria-disabled={move === null} onClick={onShow}>
            {texts.ui("lesson-show")}
          </button>
          <button type="button" class="btn quiet" onClick={onSkip}>
            {texts.ui("lesson-skip")}
          </button>
        </span>
      </header>
      <div class="idea" aria-live="polite">
        <h2>{texts.text(`${text}.title`)}</h2>
        <p>{words.text(text, names)}</p>
        <p class="says">
          {move === null ? (
            texts.ui("lesson-watch")
          ) : (
            <>
              <Icon name="play" />
              <b data-says={move}>{move}</b>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** Says nothing that the number beside it does not say. */
function Dots({ number, count }: { number: number; count: number }) {
  return (
    <span class="dots" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i class={index + 1 < number ? "done" : index + 1 === number ? "now" : ""} />
      ))}
    </span>
  );
}
