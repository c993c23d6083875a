// What to expect of a game: how much there is to learn, its length, its players.
import { gameFacts } from "../games";
import { useTexts } from "../i18n";
import type { GameInfo } from "../protocol";

const MAX_WEIGHT = 5;

export function GameFacts({ game }: { game: GameInfo }) {
  const texts = useTexts();
  const { weight, minutes } = gameFacts(game.id);
  return (
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
  );
}
