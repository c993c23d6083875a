// The figures of the guest's games beside those of everybody's on this server.
import { useEffect, useState } from "preact/hooks";
import { getStatistics } from "./api";
import { byWeight, useGames } from "./games";
import { useFile, useGameWords, useTexts } from "./i18n";
import { ErrorPage, Page } from "./shell/Page";
import { Select } from "./shell/Select";
import { toastError } from "./shell/toast";
import { Figures } from "./stats/Figures";
import type { Compared } from "./stats/types";
import "./styles/stats.css";

export function StatsPage({ game }: { game: string | null }) {
  const texts = useTexts();
  const own = useFile("stats/stats");
  const games = byWeight(useGames());
  const [chosen, choose] = useState<string | null>(game);
  const shown = chosen ?? games[0]?.id ?? null;
  const words = useGameWords(shown);
  const [figures, set] = useState<Compared | null>(null);
  useEffect(() => {
    if (shown === null) return;
    let gone = false;
    set(null);
    getStatistics(shown).then((answer) => gone || set(answer), toastError);
    return () => {
      gone = true;
    };
  }, [shown]);
  if (game !== null && games.length > 0 && !games.some(({ id }) => id === game)) return <ErrorPage kind="page" />;
  const change = (id: string) => {
    history.replaceState(history.state, "", `/stats/${id}`);
    choose(id);
  };
  return (
    <Page title={texts.ui("stats")} here="learn" class="stats">
      <h1>{texts.ui("stats")}</h1>
      <p class="lead">{texts.ui("stats.about")}</p>
      {own && shown !== null && (
        <>
          <label class="game-of-stats">
            <span>{own.text("stats-game")}</span>
            <Select value={shown} onChange={change}>
              {games.map(({ id }) => (
                <option key={id} value={id}>
                  {texts.gameName(id)}
                </option>
              ))}
            </Select>
          </label>
          {figures && words && figures.own.game === shown ? <Figures {...{ figures, words }} texts={own} /> : <p role="status">{own.text("stats-counting")}</p>}
        </>
      )}
    </Page>
  );
}
