// The prompt bar of a game that is over: the winner or the reason, the score sheet, the rematch.
import { useState } from "preact/hooks";
import { rematch } from "../api";
import type { TableInfo, Update } from "../protocol";
import { go } from "../router";
import { toastError } from "../shell/toast";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { endedText, ranked, verdict } from "./Result";

export function Over({ table, words, update, onResult }: { table: TableInfo; words: GameWords; update: Update; onResult: () => void }) {
  const { texts } = words;
  const winners = update.outcome ? ranked(update.outcome).filter((one) => one.rank === 1) : [];
  const others = table.seats.some((seat) => seat.bot === null && !table.yours.includes(seat.seat));
  return (
    <>
      <p class="question">
        {winners.map((one) => (
          <Mark seat={one.seat} />
        ))}
        <span>
          <b>{texts.ui("game-over")}</b> {table.ended ? endedText(words, table.ended) : update.outcome && verdict(words, update.outcome)}
          {table.rematch !== null && others && <i> {texts.ui("rematch-wanted", { seat: table.rematch.by || texts.ui("guest") })}</i>}
        </span>
      </p>
      <div class="acts">
        <button type="button" class="btn" onClick={onResult}>
          {texts.ui("tab-result")}
        </button>
        {table.you !== null ? (
          <Rematch table={table} words={words} others={others} />
        ) : (
          table.rematch !== null && (
            <a class="btn" href={`/table/${table.rematch.id}`}>
              {texts.ui("rematch-watch")}
            </a>
          )
        )}
      </div>
    </>
  );
}

/** Everybody asks for the same table: the first request opens it, the others take their seats there. */
function Rematch({ table, words, others }: { table: TableInfo; words: GameWords; others: boolean }) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      const { id } = await rematch(table.id);
      go(`/table/${id}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <button type="button" class="btn solid" disabled={busy} onClick={() => void again()}>
      {words.texts.ui(!others ? "play-again" : table.rematch === null ? "rematch" : "rematch-join")}
    </button>
  );
}
