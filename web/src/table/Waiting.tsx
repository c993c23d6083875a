// The room before the start: the seats, and who has taken them.
import { useEffect, useRef, useState } from "preact/hooks";
import { arrange, begin, closeTable, handOver, leave, sit } from "../api";
import { useTexts } from "../i18n";
import { DEFAULT_LEVEL, LEVELS, levelName } from "../levels";
import { Land } from "../lobby/Land";
import { ensureName, NameField } from "../lobby/name";
import { describeOptions } from "../options";
import type { Presence, Seat, SeatInfo, TableInfo } from "../protocol";
import { go } from "../router";
import { Select } from "../shell/Select";
import { toast, toastError } from "../shell/toast";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords, Texts } from "../words";
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
  // Whoever loses the seat without leaving was removed by the host.
  const leaving = useRef(false);
  const standUp = () =>
    act(async () => {
      leaving.current = true;
      await leave(table.id);
    });
  const before = useRef(table.you);
  useEffect(() => {
    if (before.current !== null && table.you === null && !leaving.current) toast("ui-removed");
    before.current = table.you;
    leaving.current = false;
  }, [table.you]);
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
          <Chair key={seat.seat} seat={seat} table={table} words={words} presence={presence}>
            {seat.open && (
              <button type="button" class="btn" disabled={busy} onClick={() => void sitAt(seat)}>
                {texts.ui(table.you === null ? "sit-here" : "move-here")}
              </button>
            )}
            {seat.seat === table.you && (
              <button type="button" class="btn quiet" disabled={busy} onClick={() => void standUp()}>
                {texts.ui("leave")}
              </button>
            )}
            {table.host && seat.seat !== table.you && <HostTools seat={seat} table={table} busy={busy} act={act} name={words.seat(seat.seat)} />}
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
      {table.host && <CloseTable table={table} busy={busy} act={act} />}
      {!table.host && table.you !== null && <HostAbsent table={table} presence={presence} busy={busy} act={act} seat={table.you} />}
    </section>
  );
}

type Act = (request: () => Promise<unknown>, then?: () => void) => Promise<void>;

interface HostProps {
  table: TableInfo;
  busy: boolean;
  act: Act;
}

/** What the host can do with the seat of somebody else. */
function HostTools({ seat, table, busy, act, name }: HostProps & { seat: SeatInfo; name: string }) {
  const texts = useTexts();
  const give = (level: string) => void act(() => arrange(table.id, seat.seat, { bot: level }));
  if (seat.open)
    return (
      <button type="button" class="btn quiet" disabled={busy} onClick={() => give(DEFAULT_LEVEL)}>
        <Icon name="bot" /> {texts.ui("bot-here")}
      </button>
    );
  return (
    <span class="host-tools">
      {seat.bot !== null ? (
        <Select value={seat.bot} label={texts.ui("bot-strength", { seat: name })} disabled={busy} onChange={give}>
          {[...new Set<string>([...LEVELS, seat.bot])].map((level) => (
            <option key={level} value={level}>
              {levelName(texts, level)}
            </option>
          ))}
        </Select>
      ) : (
        <button type="button" class="btn quiet" disabled={busy} onClick={() => void act(() => handOver(table.id, seat.seat))}>
          {texts.ui("make-host")}
        </button>
      )}
      <button
        type="button"
        class="btn quiet"
        disabled={busy}
        aria-label={texts.ui("remove-who", { seat: name })}
        onClick={() => void act(() => arrange(table.id, seat.seat, "open"))}
      >
        {texts.ui("remove")}
      </button>
    </span>
  );
}

/** Closing asks once, because nobody finds the table any more. */
function CloseTable({ table, busy, act }: HostProps) {
  const texts = useTexts();
  const [asked, ask] = useState(false);
  if (!asked)
    return (
      <button type="button" class="btn quiet" disabled={busy} onClick={() => ask(true)}>
        {texts.ui("close-table")}
      </button>
    );
  return (
    <p class="confirm" role="group" aria-label={texts.ui("close-table")}>
      <span>{texts.ui("close-table-sure")}</span>
      <button
        type="button"
        class="btn"
        disabled={busy}
        onClick={() =>
          void act(
            () => closeTable(table.id),
            () => go("/"),
          )
        }
      >
        {texts.ui("close-table")}
      </button>
      <button type="button" class="btn quiet" onClick={() => ask(false)}>
        {texts.ui("keep-table")}
      </button>
    </p>
  );
}

/** Seconds after which somebody else may become the host; the server has the same. */
const HOST_GRACE = 120;

/** Tells who starts the game, and lets somebody take over from a host who is away. */
function HostAbsent({ table, presence, busy, act, seat }: HostProps & { presence: Presence; seat: Seat }) {
  const texts = useTexts();
  const hostAway = useAway(presence.away.find((away) => away.seat === table.host_seat)?.seconds ?? null);
  const gone = table.host_seat === null ? !presence.host : hostAway !== null && hostAway >= HOST_GRACE;
  if (!gone) return <p class="hint">{texts.ui("host-starts")}</p>;
  return (
    <p class="confirm">
      <span>{texts.ui("host-away")}</span>
      <button type="button" class="btn solid" disabled={busy} onClick={() => void act(() => handOver(table.id, seat))}>
        {texts.ui("become-host")}
      </button>
    </p>
  );
}

const AWAY_TICK = 5_000;

/** Seconds somebody has been away, counted on from what the server sent. */
function useAway(seconds: number | null): number | null {
  const [now, tick] = useState(0);
  const begun = useRef({ seconds, at: 0 });
  useEffect(() => {
    begun.current = { seconds, at: performance.now() };
    tick(performance.now());
    if (seconds === null) return;
    const timer = setInterval(() => tick(performance.now()), AWAY_TICK);
    return () => clearInterval(timer);
  }, [seconds]);
  if (seconds === null) return null;
  return begun.current.seconds === seconds ? seconds + Math.max(0, now - begun.current.at) / 1000 : seconds;
}

interface ChairProps {
  seat: SeatInfo;
  table: TableInfo;
  words: GameWords;
  presence: Presence;
  children: preact.ComponentChildren;
}

function Chair({ seat, table, words, presence, children }: ChairProps) {
  const { texts } = words;
  const away = useAway(presence.away.find((one) => one.seat === seat.seat)?.seconds ?? null);
  return (
    <li class={seat.open ? "is-open" : ""}>
      {seat.open ? <i class="seat-free" /> : <Mark seat={seat.seat} />}
      <span class="who">
        <b>{seat.open ? texts.ui("seat-free") : words.seat(seat.seat)}</b>
        {seat.bot !== null && !table.host && (
          <span>
            <Icon name="bot" /> {levelName(texts, seat.bot)}
          </span>
        )}
        {seat.seat === table.you && <span>{texts.ui("you")}</span>}
        {seat.seat === table.host_seat && <span>{texts.ui("host")}</span>}
        {!seat.open && seat.bot === null && seat.seat !== table.you && <span>{away === null ? texts.ui("online") : awayText(texts, away)}</span>}
      </span>
      {children}
    </li>
  );
}

function awayText(texts: Texts, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? texts.ui("away") : texts.ui("away-for", { minutes });
}
