// The figures of the guest's games beside those of everybody's on this server. Game and number of players are in the address.
import { useEffect, useState } from "preact/hooks";
import { getStatistics } from "./api";
import { byWeight, useGames } from "./games";
import { useFile, useGameWords, useTexts } from "./i18n";
import { Cover } from "./lobby/Cover";
import { ErrorPage, Page } from "./shell/Page";
import { toastError } from "./shell/toast";
import { Figures } from "./stats/Figures";
import type { Compared } from "./stats/types";
import type { Texts } from "./words";
import "./styles/stats.css";

/** Time between two requests while games are still being counted, in milliseconds. */
const AGAIN = 2_000;

interface StatsProps {
  /** Null shows the first game. */
  game: string | null;
  /** Null counts all games. */
  players: number | null;
}

export function StatsPage({ game, players }: StatsProps) {
  const texts = useTexts();
  const own = useFile("stats/stats");
  const games = byWeight(useGames());
  const shown = game ?? games[0]?.id ?? null;
  const words = useGameWords(shown);
  const { figures, failed, retry } = useFigures(shown, players);
  if (game !== null && games.length > 0 && !games.some(({ id }) => id === game)) return <ErrorPage kind="page" />;
  const name = shown === null ? "" : texts.gameName(shown);
  return (
    <Page title={game === null ? texts.ui("stats") : `${texts.ui("stats")}: ${name}`} here="learn" class="stats">
      <h1>{texts.ui("stats")}</h1>
      <p class="lead">{texts.ui("stats.about")}</p>
      {own && shown !== null && (
        <>
          <nav class="stat-games" aria-label={own.text("stats-game")}>
            {games.map(({ id }) => (
              <a key={id} href={`/stats/${id}`} aria-current={id === shown ? "page" : undefined}>
                <Cover game={id} />
                <span>{texts.gameName(id)}</span>
              </a>
            ))}
          </nav>
          {failed ? (
            <p role="alert" class="caution">
              {own.text("stats-failed")}{" "}
              <button type="button" class="btn" onClick={retry}>
                {own.text("stats-again")}
              </button>
            </p>
          ) : figures && words ? (
            <>
              <Players game={shown} players={players} figures={figures} texts={own} />
              <Figures {...{ figures, words }} texts={own} />
            </>
          ) : (
            <p role="status">{own.text("stats-counting")}</p>
          )}
        </>
      )}
    </Page>
  );
}

/** The figures of a game; they are asked for again while some games are not counted yet. */
function useFigures(game: string | null, players: number | null) {
  const [figures, set] = useState<Compared | null>(null);
  const [failed, fail] = useState(false);
  const [attempt, again] = useState(0);
  useEffect(() => {
    if (game === null) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const answer = await getStatistics(game, players);
        if (gone) return;
        set(answer);
        if (answer.partial) timer = setTimeout(ask, AGAIN);
      } catch (error) {
        if (gone) return;
        fail(true);
        toastError(error);
      }
    };
    fail(false);
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [game, players, attempt]);
  // The figures of another filter stay until the new ones come, so that the page does not jump.
  return { figures: figures?.all.game === game ? figures : null, failed, retry: () => again(attempt + 1) };
}

interface PlayersProps extends StatsProps {
  game: string;
  figures: Compared;
  texts: Texts;
}

/** Links to the games with a number of players, where there is more than one number. */
function Players({ game, players, figures, texts }: PlayersProps) {
  const numbers = [...new Set([...figures.all.tables, ...figures.own.tables].map((table) => table.players))].sort();
  if (numbers.length < 2 && players === null) return null;
  return (
    <nav class="stat-players" aria-label={texts.text("stats-players")}>
      <a href={`/stats/${game}`} aria-current={players === null ? "page" : undefined}>
        {texts.text("stats-players-all")}
      </a>
      {numbers.map((number) => (
        <a key={number} href={`/stats/${game}/${number}`} aria-current={players === number ? "page" : undefined}>
          {texts.text("stats-players-of", { number })}
        </a>
      ))}
    </nav>
  );
}
