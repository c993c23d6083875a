// The coach above the question: what this decision is about, a hint with its reasons, a warning before a blunder.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useFile } from "../i18n";
import { lessonFile, lessonKey } from "../learn/keys";
import type { Advice, AdvisedMove } from "../protocol";
import { focusLost } from "../table/keys";
import { showMove } from "../table/showMove";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";
import { Reasons } from "./Reasons";
import { figure, reasonsAgainst, reasonsFor } from "./reasons";
import type { Coaching, Warning } from "./useCoach";
import "../styles/coach.css";

export interface CoachProps {
  coaching: Coaching;
  words: GameWords;
  step: string;
  /** Whether the viewer decides. */
  yours: boolean;
  name: (move: string) => string;
}

/** One element for everything that the coach says: screen readers read what changes in a region, not a region that comes with its words. */
export default function Coach({ coaching, words, step, yours, name }: CoachProps) {
  const { texts, game } = words;
  const common = useFile("coach/coach");
  const own = useFile(`coach/${game}`);
  const ready = common !== null && own !== null;
  const { advice, warning, speaks, onReady } = coaching;
  const root = useKeptFocus();
  useEffect(() => {
    onReady(ready);
    return () => onReady(false);
  }, [ready, onReady]);
  // The strip has its height before it has its words, so that the board does not move.
  if (!ready) {
    return (
      <div class="coach" tabIndex={-1} ref={root}>
        <div key="said" role="status" />
      </div>
    );
  }
  const hints = coaching.hinted && yours;
  const [best] = hints ? (advice?.moves ?? []) : [];
  const look = warning ? "is-warning" : best ? "is-hint" : hints || speaks ? "" : "is-silent";
  const line = `${game}-coach-${step}`;
  const tip = speaks ? yours && texts.has(line) && texts.text(line) : coaching.faded && texts.text("coach-fades");
  return (
    <div class={`coach ${look}`} role="group" aria-label={texts.text("coach-name")} tabIndex={-1} ref={root}>
      <Icon name={warning ? "warn" : "bulb"} />
      <div key="said" role="status">
        {warning ? null : advice && best ? <Hint {...{ advice, best, words, name }} /> : hints ? <p>{texts.text("coach-thinking")}</p> : tip && <p>{tip}</p>}
      </div>
      {warning ? (
        <Warned key={warning.move.move} {...{ warning, words, name }} onAnswer={coaching.answer} />
      ) : (
        (best || !hints) && (
          <span class="ways">
            {best ? (
              <button key="show" type="button" class="btn" onClick={() => showMove(best.move)}>
                {texts.text("coach-show")}
              </button>
            ) : (
              yours && (
                <button key="ask" type="button" class="btn" onClick={coaching.ask}>
                  {texts.text(speaks ? "coach-hint" : "coach-again")}
                </button>
              )
            )}
            {best && advice?.idea && <LessonLink words={words} idea={advice.idea} />}
            {speaks && <Quiet words={words} onClick={coaching.silence} />}
          </span>
        )
      )}
    </div>
  );
}

/** Moves the focus to the coach when the button that had it is gone, so that the keyboard goes on from there. */
function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  useEffect(() => {
    const look = () => {
      focused.current = root.current?.contains(document.activeElement) === true;
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, []);
  // A layout effect: no key may fall between the change and the focus.
  useLayoutEffect(() => {
    if (focused.current && focusLost()) root.current?.focus({ preventScroll: true });
  });
  return root;
}

/** In a narrow bar a sign takes the place of the words. */
function Quiet({ words, onClick }: { words: GameWords; onClick: () => void }) {
  return (
    <button type="button" class="btn quiet no-more" onClick={onClick}>
      <Icon name="close" />
      <span>{words.texts.text("coach-quiet")}</span>
    </button>
  );
}

interface HintProps {
  advice: Advice;
  best: AdvisedMove;
  words: GameWords;
  name: (move: string) => string;
}

function Hint({ advice, best, words, name }: HintProps) {
  const { texts } = words;
  const reasons = reasonsFor(words, best);
  return (
    <>
      <p>
        <b data-advice={best.move}>{texts.text("coach-best", { text: name(best.move) })}</b> {advice.close && texts.text("coach-close-call")}
        {reasons.length === 0 && !advice.close && texts.text("coach-luck")}
      </p>
      <Reasons reasons={reasons} sum={texts.text("coach-points", { points: figure(words, best.points) })} />
    </>
  );
}

/** Leads to the idea of the lesson that teaches the advised move, beside the game. */
function LessonLink({ words, idea }: { words: GameWords; idea: NonNullable<Advice["idea"]> }) {
  const { texts, game } = words;
  if (!useFile(lessonFile(game))) return null;
  return (
    <a class="btn quiet" href={`/learn/${game}/${idea.chapter}#${idea.idea}`} target="_blank" rel="noopener">
      {texts.text("coach-lesson", { text: texts.text(`${lessonKey({ game, id: idea.chapter }, idea.idea)}.title`) })}
    </a>
  );
}

interface WarnedProps {
  warning: Warning;
  words: GameWords;
  name: (move: string) => string;
  onAnswer: (yes: boolean) => void;
}

function Warned({ warning: { move, best }, words, name, onAnswer }: WarnedProps) {
  const { texts } = words;
  const again = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement | null>(null);
  // Enter and Space then give the answer that loses nothing.
  useEffect(() => {
    before.current = document.activeElement as HTMLElement | null;
    again.current?.focus({ preventScroll: true });
  }, []);
  const thinkAgain = () => {
    onAnswer(false);
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
  };
  return (
    <>
      <div role="alert">
        <p>
          <b>{texts.text("coach-warning")}</b> {texts.text("coach-warning-about", { text: name(best.move) })}
        </p>
        <Reasons reasons={reasonsAgainst(words, best, move)} />
      </div>
      <span
        class="ways"
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          thinkAgain();
        }}
      >
        <button type="button" class="btn solid" ref={again} onClick={thinkAgain}>
          {texts.text("coach-think-again")}
        </button>
        <button type="button" class="btn" data-anyway={move.move} onClick={() => onAnswer(true)}>
          {texts.text("coach-play-anyway")}
        </button>
      </span>
    </>
  );
}
