// The prompt bar of a game that is over: the winner or the reason, the score sheet, the rematch.
import { useEffect, useRef, useState } from "preact/hooks";
import { rematch } from "../api";
import type { TableInfo, Update } from "../protocol";
import { go } from "../router";
import { toastError } from "../shell/toast";
import { play } from "../sounds";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { endedText, ranked, verdict } from "./Result";

export function Over({ table, words, update, onResult }: { table: TableInfo; words: GameWords; update: Update; onResult: () => void }) {
  const { texts } = words;
  const winners = update.outcome ? ranked(update.outcome).filter((one) => one.rank === 1) : [];
  const others = table.seats.some((seat) => seat.bot === null && !table.yours.includes(seat.seat));
  const offer = others ? table.rematch : null;
  const [busy, setBusy] = useState(false);
  useOfferSound(offer !== null && table.you !== null, busy);
  return (
    <>
      <p class="question">
        {winners.map((one) => (
          <Mark seat={one.seat} />
        ))}
        <span>
          <b>{texts.ui("game-over")}</b> {table.ended ? endedText(words, table.ended) : update.outcome && verdict(words, update.outcome)}
          <i role="status">{offer && <> {texts.ui("rematch-wanted", { seat: offer.by || texts.ui("guest") })}</>}</i>
        </span>
      </p>
      <div class="acts">
        <button type="button" class="btn" onClick={onResult}>
          {texts.ui("tab-result")}
        </button>
        {table.you !== null ? (
          <Rematch {...{ table, words, others, busy, setBusy }} />
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

/** Sounds when somebody else wants a rematch; not if they did so before the page was opened. */
function useOfferSound(offered: boolean, own: boolean): void {
  const before = useRef(offered);
  useEffect(() => {
    if (offered && !before.current && !own) play("nudge");
    before.current = offered;
  }, [offered, own]);
}

interface RematchProps {
  table: TableInfo;
  words: GameWords;
  others: boolean;
  busy: boolean;
  setBusy: (busy: boolean) => void;
}

/** Everybody asks for the same table: the first request opens it, the others take their seats there. */
function Rematch({ table, words, others, busy, setBusy }: RematchProps) {
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
