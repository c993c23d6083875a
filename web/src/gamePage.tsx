// The public page of a game: what it is about, how it plays, and the ways to begin.
import { useDocument } from "./document";
import { byWeight, useGames } from "./games";
import { useTexts } from "./i18n";
import { DEFAULT_LEVEL, levelWord } from "./levels";
import { Cover } from "./lobby/Cover";
import { GameFacts } from "./lobby/Facts";
import { botsFor, usePlay } from "./lobby/play";
import { Prose } from "./Prose";
import type { GameInfo } from "./protocol";
import { Figure } from "./rules/Figure";
import { ErrorPage, Page } from "./shell/Page";
import { Icon } from "./ui/Icon";
import "./styles/prose.css";
import "./styles/game-page.css";

export function GamePage({ game: id }: { game: string }) {
  const texts = useTexts();
  const games = useGames();
  const story = useDocument(`games/${id}`);
  const game = games.find((known) => known.id === id);
  if (story === "lost") return <ErrorPage kind="page" />;
  return (
    <Page title={texts.gameName(id)} class="game-page">
      {game && story && (
        <>
          <header>
            <Cover game={id} large />
            <div>
              <h1>{texts.gameName(id)}</h1>
              <p class="lead">{texts.aboutGame(id)}</p>
              <GameFacts game={game} />
              <Ways game={game} />
            </div>
          </header>
          <article class="prose">
            <Prose blocks={story} figure={(name, caption) => <Figure game={id} name={name} caption={caption} />} />
          </article>
          <nav aria-labelledby="other-games">
            <h2 id="other-games">{texts.ui("other-games")}</h2>
            <ul>
              {byWeight(games)
                .filter((other) => other !== game)
                .map((other) => (
                  <li key={other.id}>
                    <a href={`/games/${other.id}`}>
                      <Cover game={other.id} />
                      <b>{texts.gameName(other.id)}</b>
                      <span>{texts.aboutGame(other.id)}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        </>
      )}
    </Page>
  );
}

function Ways({ game }: { game: GameInfo }) {
  const texts = useTexts();
  const [busy, play] = usePlay(DEFAULT_LEVEL);
  const bots = botsFor(game);
  return (
    <div class="acts">
      <button type="button" class="btn solid" disabled={busy} onClick={() => play(game, bots)}>
        {texts.ui("play-now")} <small>{texts.ui("against-bots", { count: bots, text: levelWord(texts, DEFAULT_LEVEL) })}</small>
      </button>
      <a class="btn" href={`/learn/${game.id}`}>
        <Icon name="learn" />
        {texts.ui("learn-soon")}
      </a>
      <a class="btn" href={`/rules/${game.id}`}>
        {texts.ui("rules")}
      </a>
      <a class="btn" href={`/puzzles/${game.id}`}>
        {texts.ui("puzzles")}
      </a>
      <a class="btn quiet" href="/">
        {texts.ui("to-lobby")}
      </a>
    </div>
  );
}
