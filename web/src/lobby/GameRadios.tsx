// A choice of one of the games.
import { gameIcon } from "../games";
import { useTexts } from "../i18n";
import type { GameInfo } from "../protocol";
import { Icon } from "../ui/Icon";

export function GameRadios({ games, chosen, onChange }: { games: readonly GameInfo[]; chosen: string; onChange: (game: GameInfo) => void }) {
  const texts = useTexts();
  return (
    <fieldset>
      <legend>{texts.ui("game")}</legend>
      <div class="games">
        {games.map((game) => (
          <label key={game.id}>
            <input type="radio" name="game" checked={game.id === chosen} onChange={() => onChange(game)} />
            <Icon name={gameIcon(game.id)} />
            {texts.gameName(game.id)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
