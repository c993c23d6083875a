// What one can do after a game: play again, share the result, look at the board, leave.
import { useEffect, useRef, useState } from "preact/hooks";
import { pictureAddress, recordAddress, rematch } from "../api";
import type { TableInfo } from "../protocol";
import { go } from "../router";
import { toastError } from "../shell/toast";
import { play } from "../sounds";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";
import { copyLink, tableAddress } from "./share";

/** The rematch: whoever sat at the table asks for it, the others watch it. */
export function Again({ table, words }: { table: TableInfo; words: GameWords }) {
  const { texts } = words;
  const others = table.seats.some((seat) => seat.bot === null && !table.yours.includes(seat.seat));
  const offer = others ? table.rematch : null;
  const [busy, setBusy] = useState(false);
  useOfferSound(offer !== null && table.you !== null, busy);
  return (
    <div class="again">
      {table.you !== null ? (
        <Rematch {...{ table, words, others, busy, setBusy }} />
      ) : (
        table.rematch !== null && (
          <a class="btn lg solid" href={`/table/${table.rematch.id}`}>
            {texts.ui("rematch-watch")}
          </a>
        )
      )}
      <span role="status">{offer && texts.ui("rematch-wanted", { seat: offer.by || texts.ui("guest") })}</span>
    </div>
  );
}

/** The board, the link, the picture. */
export function Afterwards({ table, words, onBoard }: { table: TableInfo; words: GameWords; onBoard: () => void }) {
  const { texts } = words;
  // Of a table that not everybody may know of, those who played have a picture that names nobody.
  const open = table.public && table.conduct.watchers !== "out";
  const pictured = table.ended === null && (open || table.you !== null);
  return (
    <div class="afterwards">
      <button type="button" class="btn" onClick={onBoard}>
        <Icon name="eye" />
        {texts.ui("see-board")}
      </button>
      <button type="button" class="btn" onClick={() => void share(table, words)}>
        <Icon name="people" />
        {texts.ui("share")}
      </button>
      {pictured && (
        <a class="btn" href={pictureAddress(table.id, texts.lang, open)} download={`maat-${table.id}.png`}>
          <Icon name="arrow" class="down" />
          {texts.ui("save-picture")}
        </a>
      )}
    </div>
  );
}

/** The ways out: to the lobby, and the record for those who keep it. */
export function Leave({ table, words }: { table: TableInfo; words: GameWords }) {
  const { texts } = words;
  return (
    <p class="ways-out">
      <a href="/">{texts.ui("to-lobby")}</a>
      <a class="replay" href={`/replay/${table.id}`}>
        {texts.ui("replay")}
      </a>
      <a class="review" href={`/replay/${table.id}?review`}>
        {texts.ui("analyse-game")}
      </a>
      <a class="record" href={recordAddress(table.id)} download>
        {texts.ui("download-record")}
      </a>
    </p>
  );
}

/** Opens the system's dialog for sharing, or copies the link where there is none. */
async function share(table: TableInfo, words: GameWords): Promise<void> {
  if (!navigator.share) return copyLink(table.id);
  try {
    await navigator.share({ title: `${words.gameName} · ${words.texts.ui("maat")}`, url: tableAddress(table.id) });
  } catch (error) {
    // Whoever closes the dialog does not want the link elsewhere.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink(table.id);
  }
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
    <button type="button" class="btn lg solid" disabled={busy} onClick={() => void again()}>
      {words.texts.ui(!others ? "play-again" : table.rematch === null ? "rematch" : "rematch-join")}
    </button>
  );
}
