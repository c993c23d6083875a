// A card for each game: its description, a link to its rules, and a button to play at once.
import { useState } from "preact/hooks";
import { openTable } from "../api";
import { gameIcon, useGames } from "../games";
import { useTexts } from "../i18n";
import { DEFAULT_LEVEL, LEVELS, levelName } from "../levels";
import { type GameInfo, type NewSeat, USUAL_CONDUCT } from "../protocol";
import { go } from "../router";
import { Select } from "../shell/Select";
import { toastError } from "../shell/toast";
import { Icon } from "../ui/Icon";
import type { Texts } from "../words";
import { ensureName } from "./name";

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
        <h2 id="games">{texts.ui("lobby")}</h2>
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
        {games.map((game) => (
          <Card key={game.id} game={game} busy={busy} play={(bots) => void play(game, bots)} />
        ))}
      </ul>
    </section>
  );
}

/** «Play now» starts a game with as few bots as a game for several needs; some games can also be played solo. */
function Card({ game, busy, play }: { game: GameInfo; busy: boolean; play: (bots: number) => void }) {
  const texts = useTexts();
  const title = `game-${game.id}`;
  const several = Math.min(game.most_seats, Math.max(game.least_seats, 2));
  return (
    <li class="game-card" data-game={game.id}>
      <span class="gm">
        <Icon name={gameIcon(game.id)} />
      </span>
      <h3 id={title}>{texts.gameName(game.id)}</h3>
      <p>
        {texts.aboutGame(game.id)} <span class="players">{players(texts, game)}</span>
      </p>
      <div class="acts">
        <button type="button" class="btn solid" disabled={busy} aria-describedby={title} onClick={() => play(several - 1)}>
          {texts.ui("play-now")}
        </button>
        {game.least_seats === 1 && several > 1 && (
          <button type="button" class="btn" disabled={busy} aria-describedby={title} onClick={() => play(0)}>
            {texts.ui("play-alone")}
          </button>
        )}
        <a class="btn quiet" href={`/rules/${game.id}`} aria-describedby={title}>
          {texts.ui("rules")}
        </a>
      </div>
    </li>
  );
}

/** «2–4 players». */
export function players(texts: Texts, { least_seats: least, most_seats: most }: GameInfo): string {
  return least === most ? texts.ui("players", { most }) : texts.ui("players-range", { least, most });
}
