// The chapters of a lesson, and the ideas of the one that is open.
import type { ChapterInfo } from "../protocol";
import { Icon } from "../ui/Icon";
import type { Texts } from "../words";
import { lessonKey } from "./keys";
import { isDone } from "./progress";

interface OutlineProps {
  texts: Texts;
  /** The chapters of the game. */
  chapters: readonly ChapterInfo[];
  chapter: ChapterInfo;
  /** The idea that is open, counted from 0. */
  idea: number;
  onIdea: (idea: number) => void;
}

export function Outline({ texts, chapters, chapter, idea, onIdea }: OutlineProps) {
  return (
    <nav class="outline" aria-label={texts.ui("contents")}>
      <ol>
        {chapters.map((one, index) => (
          <li key={one.id} class={one === chapter ? "open" : ""}>
            <a href={`/learn/${one.game}/${one.id}`} aria-current={one === chapter ? "page" : undefined}>
              <Step number={index + 1} done={isDone(one)} now={one === chapter} texts={texts} />
              {texts.text(lessonKey(one))}
            </a>
            {one === chapter && (
              <ol>
                {one.ideas.map((id, at) => (
                  <li key={id}>
                    <button type="button" aria-current={at === idea ? "step" : undefined} onClick={() => onIdea(at)}>
                      <Step number={null} done={at < Math.max(idea, one.learnt)} now={at === idea} texts={texts} />
                      {texts.text(`${lessonKey(one, id)}.title`)}
                    </button>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <p>{texts.ui("lesson-safe")}</p>
    </nav>
  );
}

/** The number of a step, a tick once it is done. */
export function Step({ number, done, now, texts }: { number: number | null; done: boolean; now: boolean; texts: Texts }) {
  return (
    <span class={`step ${number === null ? "small" : ""} ${now ? "now" : done ? "done" : ""}`}>
      {done && !now ? (
        <>
          <Icon name="check" />
          <i class="unseen">{texts.ui("lesson-done")}</i>
        </>
      ) : (
        number
      )}
    </span>
  );
}
