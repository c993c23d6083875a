// The room before the start: the seats, and who has taken them.
import { useState } from "preact/hooks";
import { begin, leave, sit } from "../api";
import { useTexts } from "../i18n";
import { levelName } from "../levels";
import { Land } from "../lobby/Land";
import { ensureName, NameField } from "../lobby/name";
import { describeOptions } from "../options";
import type { Presence, SeatInfo, TableInfo } from "../protocol";
import { toastError } from "../shell/toast";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { copyLink, tableAddress } from "./share";

interface WaitingProps {
  table: TableInfo;
  words: GameWords;
  presence: Presence;
  /** Called after sitting down: the connection must be renewed under the new identity. */
  onSeated: () => void;
}

export function Waiting({ table, words, presence, onSeated }: WaitingProps) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const free = table.seats.filter((seat) => seat.open).length;
  const act = async (request: () => Promise<unknown>, then?: () => void) => {
    setBusy(true);
    try {
      await request();
      then?.();
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  const sitAt = (seat: SeatInfo) =>
    act(async () => {
      await ensureName();
      await sit(table.id, seat.seat);
    }, onSeated);
  return (
    <section class="waiting" aria-labelledby="waiting">
      <div class="view" aria-hidden="true">
        <Land />
      </div>
      <h1 id="waiting">{words.gameName}</h1>
      <p class="lead">{free > 0 ? texts.ui("waiting-for", { count: free }) : texts.ui(table.host ? "all-here-host" : "all-here")}</p>
      {table.you === null && free > 0 && <NameField />}
      <ul class="chairs">
        {table.seats.map((seat) => (
          <Chair key={seat.seat} seat={seat} table={table} words={words} online={presence.seats.includes(seat.seat)}>
            {seat.open && (
              <button type="button" class="btn" disabled={busy} onClick={() => void sitAt(seat)}>
                {texts.ui(table.you === null ? "sit-here" : "move-here")}
              </button>
            )}
            {seat.seat === table.you && (
              <button type="button" class="btn quiet" disabled={busy} onClick={() => void act(() => leave(table.id))}>
                {texts.ui("leave")}
              </button>
            )}
          </Chair>
        ))}
      </ul>
      <p class="terms">
        {describeOptions(words, table.options)}. {texts.ui(table.public ? "come-anyone-about" : "come-link-about")}
      </p>
      {table.seats.length > 1 && (
        <div class="invite">
          <label>
            <span>{texts.ui("invitation")}</span>
            <input readOnly value={tableAddress(table.id)} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" class="btn" onClick={() => void copyLink(table.id)}>
            {texts.ui("copy-link")}
          </button>
        </div>
      )}
      {table.host && (
        <button type="button" class="btn solid lg" disabled={busy || free > 0} onClick={() => void act(() => begin(table.id))}>
          {texts.ui("start-game")}
        </button>
      )}
      {!table.host && table.you !== null && <p class="hint">{texts.ui("host-starts")}</p>}
    </section>
  );
}

interface ChairProps {
  seat: SeatInfo;
  table: TableInfo;
  words: GameWords;
  online: boolean;
  children: preact.ComponentChildren;
}

function Chair({ seat, table, words, online, children }: ChairProps) {
  const { texts } = words;
  return (
    <li class={seat.open ? "is-open" : ""}>
      {seat.open ? <i class="seat-free" /> : <Mark seat={seat.seat} />}
      <span class="who">
        <b>{seat.open ? texts.ui("seat-free") : words.seat(seat.seat)}</b>
        {seat.bot !== null && (
          <span>
            <Icon name="bot" /> {levelName(texts, seat.bot)}
          </span>
        )}
        {seat.seat === table.you && <span>{texts.ui("you")}</span>}
        {!seat.open && seat.bot === null && seat.seat !== table.you && <span>{texts.ui(online ? "online" : "away")}</span>}
      </span>
      {children}
    </li>
  );
}
