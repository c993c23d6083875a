// Learning: the list of lessons, and a chapter of one.
import { useEffect } from "preact/hooks";
import { getGames } from "./api";
import { FirstGame } from "./coach/FirstGame";
import { byWeight, useGames } from "./games";
import { loadTexts, useTexts } from "./i18n";
import { insist } from "./insist";
import { lessonFile, lessonKey } from "./learn/keys";
import { Lesson } from "./learn/Lesson";
import { Step } from "./learn/Outline";
import { isDone, loadChapters, useChapters } from "./learn/progress";
import { Cover } from "./lobby/Cover";
import type { ChapterInfo } from "./protocol";
import { Connecting, ErrorPage, Page } from "./shell/Page";
import { Icon } from "./ui/Icon";
import type { Texts } from "./words";
import "./styles/learn.css";

interface LearnProps {
  /** Null lists all games. */
  game: string | null;
  /** Null lists the chapters of the game. */
  chapter: string | null;
}

/** Loads what the list of the lessons of a game, or of all, shows at first. */
export async function prepareLearn(game: string | null): Promise<void> {
  const games = (await getGames()).filter(({ id }) => game === null || id === game);
  await Promise.all([loadChapters(), loadTexts("coach/coach"), ...games.map(({ id }) => loadTexts(lessonFile(id)))]);
}

export function Learn({ game, chapter }: LearnProps) {
  const texts = useTexts();
  const chapters = useChapters();
  const games = byWeight(useGames()).filter(({ id }) => game === null || id === game);
  const files = (game === null ? games.map(({ id }) => id) : [game]).map(lessonFile).join(" ");
  useEffect(() => {
    const wanted = files.split(" ").filter((one) => one !== "");
    return insist(() => Promise.all(wanted.map(loadTexts)), { onAnswer: () => undefined });
  }, [files]);
  // The first text of each game tells whether its file is loaded.
  const shown = chapters?.filter((one) => game === null || one.game === game) ?? [];
  const ready = shown.length > 0 && shown.every((one) => texts.has(lessonKey(one)));
  if (chapters && shown.length === 0) return <ErrorPage kind="page" />;
  if (chapter !== null) {
    const open = shown.find(({ id }) => id === chapter);
    if (chapters && !open) return <ErrorPage kind="page" />;
    if (!open || !ready) return <Connecting />;
    return <Lesson key={`${open.game}/${open.id}`} texts={texts} chapters={shown} chapter={open} />;
  }
  return (
    <Page title={game === null ? texts.ui("learn") : texts.ui("lesson-of", { text: texts.gameName(game) })} here="learn" class="learn">
      <h1>{texts.ui("learn")}</h1>
      <p class="lead">{texts.ui("learn-about")}</p>
      <Door to={game === null ? "/puzzles" : `/puzzles/${game}`} icon="bulb" name="puzzles" texts={texts} />
      <Door to="/replay" icon="play" name="replay" texts={texts} />
      <Door to="/study" icon="book" name="studies" texts={texts} />
      <Door to={game === null ? "/stats" : `/stats/${game}`} icon="scales" name="stats" texts={texts} />
      {ready && games.map(({ id }) => <Course key={id} game={id} texts={texts} chapters={shown.filter((one) => one.game === id)} />)}
    </Page>
  );
}

/** A way to another page, with what one finds there. */
function Door({ to, icon, name, texts }: { to: string; icon: string; name: string; texts: Texts }) {
  return (
    <a class="door" href={to}>
      <Icon name={icon} />
      <span>
        <b>{texts.ui(name)}</b> {texts.ui(`${name}.about`)}
      </span>
    </a>
  );
}

/** The lesson of one game. */
function Course({ game, texts, chapters }: { game: string; texts: Texts; chapters: readonly ChapterInfo[] }) {
  const title = `lesson-${game}`;
  const next = chapters.find((one) => !isDone(one));
  const basic = chapters.filter((one) => !one.advanced);
  const begun = chapters.some((one) => one.learnt > 0);
  return (
    <section class="course" aria-labelledby={title} data-game={game}>
      <header>
        <Cover game={game} />
        <div>
          <h2 id={title}>{texts.gameName(game)}</h2>
          <p>{texts.aboutGame(game)}</p>
        </div>
        <span class="ways">
          {next && (
            <a class="btn solid" href={`/learn/${game}/${next.id}`} aria-describedby={title}>
              {texts.ui(begun ? "lesson-go-on" : "lesson-begin")}
            </a>
          )}
          <FirstGame game={game} describedBy={title} />
        </span>
      </header>
      <Chapters texts={texts} title={texts.ui("lesson-basics")} chapters={basic} first={1} />
      <Chapters texts={texts} title={texts.ui("lesson-advanced")} chapters={chapters.filter((one) => one.advanced)} first={basic.length + 1} />
    </section>
  );
}

function Chapters({ texts, title, chapters, first }: { texts: Texts; title: string; chapters: readonly ChapterInfo[]; first: number }) {
  if (chapters.length === 0) return null;
  return (
    <div class="chapters">
      <h3>{title}</h3>
      <ol>
        {chapters.map((one, index) => (
          <li key={one.id}>
            <a href={`/learn/${one.game}/${one.id}`}>
              <Step number={first + index} done={isDone(one)} now={false} texts={texts} />
              <span>
                <b>{texts.text(lessonKey(one))}</b> {texts.text(`${lessonKey(one)}.about`)}
              </span>
              <small>{texts.ui("ideas-learnt", { number: one.learnt, count: one.ideas.length })}</small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
