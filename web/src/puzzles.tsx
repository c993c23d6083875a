// Puzzles: the list of them, and one that is solved at a table.
import { getGames } from "./api";
import { byWeight, useGames } from "./games";
import { loadTexts, useFile, useTexts } from "./i18n";
import { Cover } from "./lobby/Cover";
import type { PuzzleInfo } from "./protocol";
import { PuzzleTable } from "./puzzles/PuzzleTable";
import { loadPuzzles, usePuzzles } from "./puzzles/progress";
import { Tiles } from "./puzzles/Tiles";
import { Connecting, ErrorPage, Page } from "./shell/Page";
import type { Texts } from "./words";
import "./styles/learn.css";
import "./styles/puzzles.css";

interface PuzzlesProps {
  /** Null lists all games. */
  game: string | null;
  /** Null lists the puzzles of the game. */
  number: number | null;
}

/** The file of the texts of all puzzles. */
const TEXTS = "puzzles/puzzles";

/** Loads what the list of the puzzles shows at first. */
export async function preparePuzzles(): Promise<void> {
  await Promise.all([getGames(), loadPuzzles(), loadTexts(TEXTS)]);
}

export function PuzzlesPage({ game, number }: PuzzlesProps) {
  const texts = useTexts();
  const puzzles = usePuzzles();
  const games = byWeight(useGames()).filter(({ id }) => game === null || id === game);
  const ready = useFile(TEXTS) !== null;
  const shown = puzzles?.filter((one) => game === null || one.game === game) ?? [];
  if (puzzles && shown.length === 0) return <ErrorPage kind="page" />;
  if (number !== null) {
    const open = shown.find((one) => one.number === number);
    if (puzzles && !open) return <ErrorPage kind="page" />;
    if (!open || !ready) return <Connecting />;
    return <PuzzleTable key={`${open.game}/${open.number}`} texts={texts} puzzles={shown} puzzle={open} />;
  }
  return (
    <Page title={texts.ui("puzzles")} here="learn" class="learn puzzles">
      <h1>{texts.ui("puzzles")}</h1>
      <p class="lead">{texts.ui("puzzles.about")}</p>
      {ready && games.map(({ id }) => <Collection key={id} game={id} texts={texts} puzzles={shown.filter((one) => one.game === id)} />)}
    </Page>
  );
}

/** The puzzles of one game. */
function Collection({ game, texts, puzzles }: { game: string; texts: Texts; puzzles: readonly PuzzleInfo[] }) {
  const title = `puzzles-${game}`;
  const next = puzzles.find(({ state }) => state === "open");
  const solved = puzzles.filter(({ state }) => state === "solved").length;
  if (puzzles.length === 0) return null;
  return (
    <section class="course" aria-labelledby={title} data-game={game}>
      <header>
        <Cover game={game} />
        <div>
          <h2 id={title}>{texts.gameName(game)}</h2>
          <p>{texts.text("puzzle-solved-of", { number: solved, count: puzzles.length })}</p>
        </div>
        {next && (
          <a class="btn solid" href={`/puzzles/${game}/${next.number}`} aria-describedby={title}>
            {texts.text(solved > 0 ? "puzzle-go-on" : "puzzle-begin")}
          </a>
        )}
      </header>
      <Tiles texts={texts} puzzles={puzzles} open={null} />
    </section>
  );
}
