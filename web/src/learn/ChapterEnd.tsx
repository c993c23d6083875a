// The end of a chapter: what to take along, and where to go on.
import { FirstGame } from "../coach/FirstGame";
import type { ChapterInfo } from "../protocol";
import { Icon } from "../ui/Icon";
import type { Texts } from "../words";
import { EndTitle } from "./EndTitle";
import { lessonKey } from "./keys";

interface ChapterEndProps {
  texts: Texts;
  chapters: readonly ChapterInfo[];
  chapter: ChapterInfo;
  onAgain: () => void;
}

export function ChapterEnd({ texts, chapters, chapter, onAgain }: ChapterEndProps) {
  const next = chapters[chapters.indexOf(chapter) + 1];
  return (
    <div class="lesson-card at-end">
      <div class="idea" aria-live="polite">
        <EndTitle>{texts.ui("chapter-done")}</EndTitle>
        <p>{texts.text(`${lessonKey(chapter)}.end`)}</p>
      </div>
      <p class="ways">
        <button type="button" class="btn quiet" onClick={onAgain}>
          <Icon name="undo" />
          {texts.ui("lesson-again")}
        </button>
        {!chapter.advanced && next?.advanced !== false && <FirstGame game={chapter.game} />}
        {next ? (
          <a class="btn solid" href={`/learn/${next.game}/${next.id}`}>
            {texts.ui("lesson-next", { text: texts.text(lessonKey(next)) })}
          </a>
        ) : (
          <a class="btn solid" href="/learn">
            {texts.ui("learn")}
          </a>
        )}
      </p>
    </div>
  );
}
