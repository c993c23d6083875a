// A card for each game: a picture, what to expect, and the ways to begin.
import { useState } from "preact/hooks";
import { openTable } from "../api";
import { byWeight, gameFacts, useGames } from "../games";
import { useTexts } from "../i18n";
import { DEFAULT_LEVEL, LEVELS, levelName, levelWord } from "../levels";
import { type GameInfo, type NewSeat, USUAL_CONDUCT } from "../protocol";
import { go } from "../router";
import { Select } from "../shell/Select";
import { toastError } from "../shell/toast";
import { Icon } from "../ui/Icon";
import { Cover } from "./Cover";
import { ensureName } from "./name";

/** The number of bots in a game that begins at once. */
const BOTS = 3;
const MAX_WEIGHT = 5;

export function Games() {
  const texts = useTexts();
  const games = useGames();
  const [level, setLevel] = useState<string>(DEFAULT_LEVEL);
  const [busy, setBusy] = useState(false);
  const play = async (game: GameInfo, bots: number) => {
    setBusy(true);
    try {
      await ensureName();
      const seats: NewSeat[] = ["you", ...Array.from({ length: bots }, () => ({ bot: level }))];
      const { id } = await openTable({ game: game.id, options: "", public: false, seats, shuffle: true, start: true, conduct: USUAL_CONDUCT });
      go(`/table/${id}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
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
          <Card key={game.id} game={game} level={level} busy={busy} play={(bots) => void play(game, bots)} />
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
  const { weight, minutes } = gameFacts(game.id);
  const bots = Math.min(game.most_seats - 1, BOTS);
  return (
    <li class="game-card" data-game={game.id}>
      <Cover game={game.id} />
      <div class="about">
        <h3 id={title}>{texts.gameName(game.id)}</h3>
        <p>{texts.aboutGame(game.id)}</p>
        <dl class="facts">
          <div>
            <dt>{texts.ui(`weight-${weight}`)}</dt>
            <dd class="weight">
              <span class="unseen">{texts.ui("weight-of", { number: weight, count: MAX_WEIGHT })}</span>
              {Array.from({ length: MAX_WEIGHT }, (_, index) => (
                <i class={index < weight ? "on" : ""} />
              ))}
            </dd>
          </div>
          <div>
            <dt>{texts.ui("length")}</dt>
            <dd>{texts.ui("minutes", { minutes })}</dd>
          </div>
          <div>
            <dt>{texts.ui("players-label")}</dt>
            <dd>{game.least_seats === game.most_seats ? game.most_seats : `${game.least_seats}–${game.most_seats}`}</dd>
          </div>
        </dl>
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
