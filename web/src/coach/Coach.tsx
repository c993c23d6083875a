// The coach above the question: what this decision is about, a hint with its reasons, a warning before a blunder.
import { useEffect, useRef } from "preact/hooks";
import { useFile } from "../i18n";
import { lessonFile, lessonKey } from "../learn/keys";
import type { Advice } from "../protocol";
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

export default function Coach({ coaching, words, step, yours, name }: CoachProps) {
  const { texts, game } = words;
  // The strip has its height before it has its words, so that the board does not move.
  const common = useFile("coach/coach");
  const own = useFile(`coach/${game}`);
  if (!common || !own) return <div class="coach" />;
  const { advice, warning, hinted, speaks } = coaching;
  if (warning) return <Warned key={warning.move.move} {...{ warning, words, name }} onAnswer={coaching.answer} />;
  if (hinted && yours) return <Hint {...{ advice, words, name }} onQuiet={speaks ? coaching.silence : null} />;
  const line = `${game}-coach-${step}`;
  return (
    <div class={speaks ? "coach" : "coach is-silent"} role="group" aria-label={texts.text("coach-name")}>
      <Icon name="bulb" />
      <p role="status">{speaks ? yours && texts.has(line) && texts.text(line) : coaching.faded && texts.text("coach-fades")}</p>
      <span class="ways">
        {yours && (
          <button type="button" class="btn" onClick={coaching.ask}>
            {texts.text(speaks ? "coach-hint" : "coach-again")}
          </button>
        )}
        {speaks && <Quiet words={words} onClick={coaching.silence} />}
      </span>
    </div>
  );
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
  advice: Advice | null;
  words: GameWords;
  name: (move: string) => string;
  onQuiet: (() => void) | null;
}

function Hint({ advice, words, name, onQuiet }: HintProps) {
  const { texts } = words;
  const [best] = advice?.moves ?? [];
  if (!advice || !best) {
    return (
      <div class="coach">
        <Icon name="bulb" />
        <p role="status">{texts.text("coach-thinking")}</p>
      </div>
    );
  }
  const reasons = reasonsFor(words, best);
  return (
    <div class="coach is-hint" role="group" aria-label={texts.text("coach-name")}>
      <Icon name="bulb" />
      <div role="status">
        <p>
          <b data-advice={best.move}>{texts.text("coach-best", { text: name(best.move) })}</b> {advice.close && texts.text("coach-close-call")}
          {reasons.length === 0 && !advice.close && texts.text("coach-luck")}
        </p>
        <Reasons reasons={reasons} sum={texts.text("coach-points", { points: figure(words, best.points) })} />
      </div>
      <span class="ways">
        <button type="button" class="btn" onClick={() => showMove(best.move)}>
          {texts.text("coach-show")}
        </button>
        {advice.idea && <LessonLink words={words} idea={advice.idea} />}
        {onQuiet && <Quiet words={words} onClick={onQuiet} />}
      </span>
    </div>
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
    <div
      class="coach is-warning"
      role="group"
      aria-label={texts.text("coach-name")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        thinkAgain();
      }}
    >
      <Icon name="warn" />
      <div role="alert">
        <p>
          <b>{texts.text("coach-warning")}</b> {texts.text("coach-warning-about", { text: name(best.move) })}
        </p>
        <Reasons reasons={reasonsAgainst(words, best, move)} />
      </div>
      <span class="ways">
        <button type="button" class="btn solid" ref={again} onClick={thinkAgain}>
          {texts.text("coach-think-again")}
        </button>
        <button type="button" class="btn" data-anyway={move.move} onClick={() => onAnswer(true)}>
          {texts.text("coach-play-anyway")}
        </button>
      </span>
    </div>
  );
}
