// Who played the game of a replay, with what result, and when.
import type { Replay } from "../protocol";
import { Mark } from "../ui/Mark";
import { plain } from "../ui/numbers";
import type { GameWords } from "../words";

export function GameHead({ replay: { table, outcome, moved }, words }: { replay: Replay; words: GameWords }) {
  return (
    <p class="game-head">
      {table.seats.map(({ seat }, index) => {
        const score = outcome?.score[index];
        return (
          <span key={seat}>
            <Mark seat={seat} /> {words.seat(seat)} {score !== undefined && <b>{plain(score)}</b>}
          </span>
        );
      })}
      {moved !== null && <small>{new Intl.DateTimeFormat(words.texts.lang, { dateStyle: "medium" }).format(moved * 1000)}</small>}
    </p>
  );
}
