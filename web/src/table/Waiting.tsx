// The room before the start: the seats, and who has taken them.
import { useEffect, useRef, useState } from "preact/hooks";
import { arrange, begin, closeTable, handOver, leave, setConduct, sit } from "../api";
import { conductSummary, graceText, paceAbout } from "../conduct";
import { useTexts } from "../i18n";
import { DEFAULT_LEVEL, LEVELS, levelName } from "../levels";
import { HowWePlay } from "../lobby/HowWePlay";
import { Land } from "../lobby/Land";
import { ensureName, MAX_NAME_LENGTH, NameField } from "../lobby/name";
import { describeOptions } from "../options";
import type { Conduct, Presence, Seat, SeatInfo, TableInfo } from "../protocol";
import { go } from "../router";
import { Confirm } from "../shell/Confirm";
import { Select } from "../shell/Select";
import { toast, toastError } from "../shell/toast";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { awayText, useAway } from "./away";
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
  const [acting, setActing] = useState(false);
  // Nobody comes or leaves while everybody reveals their random part.
  const drawing = table.chance?.drawing ?? false;
  const busy = acting || drawing;
  const free = table.seats.filter((seat) => seat.open).length;
  const away = useAway(presence.away);
  const severalPeople = table.seats.filter((seat) => seat.bot === null).length > 1;
  const act = async (request: () => Promise<unknown>, then?: () => void) => {
    setActing(true);
    try {
      await request();
      then?.();
    } catch (error) {
      toastError(error);
    }
    setActing(false);
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
      <p class="lead" aria-live="polite">
        {free > 0 ? texts.ui("waiting-for", { count: free }) : texts.ui(drawing ? "chance-drawing" : table.host ? "all-here-host" : "all-here")}
      </p>
      {table.you === null && free > 0 && <NameField />}
      <ul class="chairs">
        {table.seats.map((seat) => (
          <Chair key={seat.seat} seat={seat} table={table} words={words} away={away.get(seat.seat) ?? null}>
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
      {severalPeople && (table.host ? <Conditions table={table} act={act} /> : <Terms table={table} />)}
      {table.seats.length > 1 && (
        <div class="room-ways">
          <div class="invite">
            <label>
              <span>{texts.ui("invitation")}</span>
              <input readOnly value={tableAddress(table.id)} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <button type="button" class="btn" onClick={() => void copyLink(table.id)}>
              {texts.ui("copy-link")}
            </button>
          </div>
          {table.code !== null && (
            <p class="room-code">
              <span>{texts.ui("code-room")}</span>
              <b>{spoken(table.code)}</b>
              <small>{texts.ui("code-about")}</small>
            </p>
          )}
        </div>
      )}
      {table.host && (
        <button type="button" class="btn solid lg" disabled={busy || free > 0} onClick={() => void act(() => begin(table.id))}>
          {texts.ui("start-game")}
        </button>
      )}
      {table.host && <CloseTable table={table} busy={busy} act={act} />}
      {!table.host && table.you !== null && <HostAbsent table={table} presence={presence} away={away} busy={busy} act={act} seat={table.you} />}
    </section>
  );
}

/** A code in two halves, as one reads it aloud: «K7M 4RX». */
function spoken(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}

/** The conditions of the table, which the host changes. A choice is shown at once, and the next one builds on it: the server may take a
 * while to confirm them. */
function Conditions({ table, act }: { table: TableInfo; act: Act }) {
  const [draft, setDraft] = useState<Conduct | null>(null);
  const requests = useRef(0);
  const known = JSON.stringify(table.conduct);
  const latest = useRef(known);
  latest.current = known;
  // New conditions of the server replace the draft.
  useEffect(() => {
    if (requests.current === 0) setDraft(null);
  }, [known]);
  const change = async (conduct: Conduct) => {
    setDraft(conduct);
    requests.current += 1;
    let stored = false;
    await act(
      () => setConduct(table.id, conduct),
      () => (stored = true),
    );
    requests.current -= 1;
    // The answer and the message to everybody come in any order.
    if (requests.current === 0 && (!stored || latest.current === JSON.stringify(conduct))) setDraft(null);
  };
  return <HowWePlay conduct={draft ?? table.conduct} isPublic={table.public} onChange={(conduct) => void change(conduct)} />;
}

/** The conditions of the table, in words. */
function Terms({ table: { conduct } }: { table: TableInfo }) {
  const texts = useTexts();
  return (
    <details class="options conduct">
      <summary>
        {texts.ui("how-we-play")}
        <span>{conductSummary(texts, conduct)}</span>
      </summary>
      <dl>
        <dt>{texts.ui("pace")}</dt>
        <dd>{paceAbout(texts, conduct.pace)}</dd>
        <dt>{texts.ui("grace")}</dt>
        <dd>{graceText(texts, conduct.grace)}</dd>
        <dt>{texts.ui("on-resign")}</dt>
        <dd>{texts.ui(`on-resign-${conduct.resign}`)}</dd>
        <dt>{texts.ui("substitute")}</dt>
        <dd>{levelName(texts, conduct.level)}</dd>
        <dt>{texts.ui("watchers")}</dt>
        <dd>{texts.ui(`watchers-${conduct.watchers}`)}</dd>
      </dl>
    </details>
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
      <>
        <button type="button" class="btn quiet" disabled={busy} onClick={() => give(DEFAULT_LEVEL)}>
          <Icon name="bot" /> {texts.ui("bot-here")}
        </button>
        {table.you !== null && <Beside busy={busy} seatPerson={(name) => void act(() => arrange(table.id, seat.seat, { beside: name }))} />}
      </>
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
        !table.yours.includes(seat.seat) && (
          <button type="button" class="btn quiet" disabled={busy} onClick={() => void act(() => handOver(table.id, seat.seat))}>
            {texts.ui("make-host")}
          </button>
        )
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

/** Gives a seat to somebody who plays on the device of the host. */
function Beside({ busy, seatPerson }: { busy: boolean; seatPerson: (name: string) => void }) {
  const texts = useTexts();
  const [name, set] = useState<string | null>(null);
  if (name === null)
    return (
      <button type="button" class="btn quiet" disabled={busy} onClick={() => set("")}>
        <Icon name="people" /> {texts.ui("seat-beside")}
      </button>
    );
  return (
    <form
      class="person-beside"
      onSubmit={(event) => {
        event.preventDefault();
        seatPerson(name.trim());
      }}
    >
      <input
        autofocus
        required
        aria-label={texts.ui("name")}
        placeholder={texts.ui("name")}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autocomplete="off"
        onInput={(event) => set(event.currentTarget.value)}
      />
      <button type="submit" class="btn" disabled={busy}>
        {texts.ui("sit-down")}
      </button>
    </form>
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
  const answer = (yes: boolean) => {
    if (!yes) return ask(false);
    void act(
      () => closeTable(table.id),
      () => go("/"),
    );
  };
  return <Confirm title={texts.ui("close-table")} about={texts.ui("close-table-sure")} keep={texts.ui("keep-table")} busy={busy} onAnswer={answer} />;
}

/** Tells who starts the game, and lets somebody take over from a host who is away. */
function HostAbsent({ table, presence, away, busy, act, seat }: HostProps & { presence: Presence; away: ReadonlyMap<Seat, number>; seat: Seat }) {
  const texts = useTexts();
  const gone = table.host_seat === null ? !presence.host : (away.get(table.host_seat) ?? 0) >= table.host_grace;
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

interface ChairProps {
  seat: SeatInfo;
  table: TableInfo;
  words: GameWords;
  /** Seconds for which the person on the seat has been away. */
  away: number | null;
  children: preact.ComponentChildren;
}

function Chair({ seat, table, words, away, children }: ChairProps) {
  const { texts } = words;
  const here = table.yours.includes(seat.seat);
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
        {here && seat.seat !== table.you && <span>{texts.ui("beside-you")}</span>}
        {!seat.open && seat.bot === null && !here && <span>{away === null ? texts.ui("online") : awayText(texts, away)}</span>}
      </span>
      {children}
    </li>
  );
}
