// A chapter of a lesson: a real table at which only the taught move can be made.
import { useEffect, useMemo, useState } from "preact/hooks";
import { getChapter, me } from "../api";
import { type GameUI, moveNames } from "../game";
import { useGameUI } from "../games";
import { useGameWords } from "../i18n";
import { insist } from "../insist";
import { PHONE, useMedia } from "../media";
import type { Chapter, ChapterInfo } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { Connecting } from "../shell/Page";
import { useStore } from "../store";
import { Playing } from "../table/Playing";
import { showMove } from "../table/showMove";
import type { GameWords, Texts } from "../words";
import { ChapterEnd } from "./ChapterEnd";
import { lessonKey } from "./keys";
import { LessonCard } from "./LessonCard";
import { namesAt } from "./names";
import { Outline } from "./Outline";
import { noteLearnt } from "./progress";
import { useLesson } from "./useLesson";
import "../table/styles";
import "../styles/lesson.css";

interface LessonProps {
  texts: Texts;
  /** All chapters of the game. */
  chapters: readonly ChapterInfo[];
  chapter: ChapterInfo;
}

export function Lesson(props: LessonProps) {
  const { texts, chapter } = props;
  const played = useChapter(chapter);
  const ui = useGameUI(chapter.game);
  const guest = useStore(me);
  const names = useMemo(() => namesAt(texts, played?.table.seats ?? [], guest?.name ?? null), [texts, played, guest?.name]);
  const words = useGameWords(chapter.game, names);
  if (!played || !ui || !words) return <Connecting />;
  return <Taught {...props} {...{ played, words, ui, names }} />;
}

function useChapter({ game, id }: ChapterInfo): Chapter | null {
  const [played, set] = useState<Chapter | null>(null);
  const [failed, fail] = useState<unknown>(null);
  useEffect(() => insist(() => getChapter(game, id), { onAnswer: set, onRefusal: fail }), [game, id]);
  if (failed) throw failed;
  return played;
}

/** Where a visit begins, counted from 0: with the idea that the address names, otherwise with the first one that is not learnt yet. A chapter
 * that is known begins anew. */
function firstIdea({ ideas, learnt }: ChapterInfo): number {
  const named = ideas.indexOf(location.hash.slice(1));
  if (named >= 0) return named;
  return learnt < ideas.length ? learnt : 0;
}

interface TaughtProps extends LessonProps {
  played: Chapter;
  words: GameWords;
  ui: GameUI<unknown>;
  names: Record<string, string>;
}

function Taught({ texts, chapters, chapter, played, words, ui, names }: TaughtProps) {
  const phone = useMedia(PHONE);
  const count = chapter.ideas.length;
  const [start] = useState(() => firstIdea(chapter));
  const { state, actions, stop, idea, goTo, back } = useLesson(played, start);
  const [listing, list] = useState(false);
  // A link into the chapter teaches nothing by itself.
  useEffect(() => {
    if (idea !== start) noteLearnt(chapter, idea);
  }, [chapter, idea, start]);
  const { update } = state;
  if (!update) return null;
  const now = stop && state.answered !== update ? stop.move : null;
  const name = moveNames(ui, { view: update.view, legal: new Set(update.legal), words });
  const card =
    idea === count ? (
      <ChapterEnd {...{ texts, chapters, chapter }} onAgain={() => goTo(0)} />
    ) : (
      <LessonCard
        words={words}
        text={lessonKey(chapter, chapter.ideas[idea])}
        ply={update.ply}
        number={idea + 1}
        count={count}
        move={now === null ? null : name(now)}
        names={names}
        onList={phone ? () => list(true) : null}
        onBack={back}
        onShow={() => now !== null && showMove(now)}
        onSkip={() => goTo(idea + 1)}
      />
    );
  const outline = (
    <Outline
      {...{ texts, chapters, chapter, idea }}
      onIdea={(next) => {
        list(false);
        goTo(next);
      }}
    />
  );
  return (
    <>
      <Playing
        {...{ state, actions, table: played.table, words, ui, names, update }}
        onCover={() => undefined}
        teaching={{ kind: "lesson", card, outline: !phone && outline, title: texts.text(lessonKey(chapter)) }}
      />
      {phone && listing && (
        <Dialog title={texts.ui("lesson-of", { text: words.gameName })} class="sheet" onClose={() => list(false)}>
          {outline}
        </Dialog>
      )}
    </>
  );
}
