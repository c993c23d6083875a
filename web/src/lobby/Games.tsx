// A card for each game: a picture, what to expect, and the ways to begin.
import { useState } from "preact/hooks";
import { byWeight, useGames } from "../games";
import { useTexts } from "../i18n";
import { DEFAULT_LEVEL, LEVELS, levelName, levelWord } from "../levels";
import type { GameInfo } from "../protocol";
import { Select } from "../shell/Select";
import { Icon } from "../ui/Icon";
import { Cover } from "./Cover";
import { GameFacts } from "./Facts";
import { botsFor, usePlay } from "./play";

export function Games() {
  const texts = useTexts();
  const games = useGames();
  const [level, setLevel] = useState<string>(DEFAULT_LEVEL);
  const [busy, play] = usePlay(level);
  return (
    <section aria-labelledby="games">
      <div class="sec-h">
        <h2 id="games">{texts.ui("four-games", { count: games.length })}</h2>
        <label class="strength">
          <span>{texts.ui("strength")}</span>
          <Select value={level} onChange={setLevel}>
            {LEVELS.map((known) => (
              <option value={known}>{levelName(texts, known)}</option>
            ))}
          </Select>
        </label>
      </div>
      <ul class="game-cards">
        {byWeight(games).map((game) => (
          <Card key={game.id} game={game} level={level} busy={busy} play={(bots) => play(game, bots)} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  game: GameInfo;
  /** The level of the bots. */
  level: string;
  busy: boolean;
  play: (bots: number) => void;
}

function Card({ game, level, busy, play }: CardProps) {
  const texts = useTexts();
  const title = `game-${game.id}`;
  const bots = botsFor(game);
  return (
    <li class="game-card" data-game={game.id}>
      <Cover game={game.id} />
      <div class="about">
        <h3 id={title}>
          <a href={`/games/${game.id}`}>{texts.gameName(game.id)}</a>
        </h3>
        <p>{texts.aboutGame(game.id)}</p>
        <GameFacts game={game} />
        <div class="acts">
          <button type="button" class="btn solid" disabled={busy} aria-describedby={title} onClick={() => play(bots)}>
            {texts.ui("play-now")} <small>{texts.ui("against-bots", { count: bots, text: levelWord(texts, level) })}</small>
          </button>
          {game.least_seats === 1 && (
            <button type="button" class="btn" disabled={busy} aria-describedby={title} onClick={() => play(0)}>
              {texts.ui("play-alone")}
            </button>
          )}
          <a class="btn" href={`/learn/${game.id}`} aria-describedby={title}>
            <Icon name="learn" />
            {texts.ui("learn-soon")}
          </a>
          <a class="btn quiet" href={`/rules/${game.id}`} aria-describedby={title}>
            {texts.ui("rules")}
          </a>
        </div>
      </div>
    </li>
  );
}
