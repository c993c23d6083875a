// Lists of tables.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { closeTable, hideTable, leave, sit } from "../api";
import { paceText } from "../conduct";
import { useGameWords, useTexts } from "../i18n";
import { seatNames } from "../levels";
import { describeOptions, summarizeOptions } from "../options";
import type { SeatInfo, TableLine } from "../protocol";
import { go } from "../router";
import { Confirm } from "../shell/Confirm";
import { toastError } from "../shell/toast";
import { explain } from "../ui/explain";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { Texts } from "../words";
import { Cover } from "./Cover";
import { ensureName } from "./name";

/** The viewer's tables: first those that wait for the viewer, reminders before all, then by time. `total` counts those, too, that are too many
 * for the list. */
export function MyTables({ tables, total, onChange }: { tables: readonly TableLine[]; total: number; onChange: () => void }) {
  const texts = useTexts();
  const [all, showAll] = useState(false);
  if (tables.length === 0) return null;
  const count = tables.length;
  const finished = tables.filter(({ status }) => status === "finished").length;
  return (
    <section aria-labelledby="mine">
      <Head id="mine" title={texts.ui("my-tables")} />
      <ul class="my-tables">
        {shown(tables, all ? finished : MAX_FINISHED).map((table) => (
          <MyTable key={table.id} table={table} onChange={onChange} />
        ))}
      </ul>
      {finished > 0 && (
        <p class="more-games">
          {finished > MAX_FINISHED && (
            <button type="button" class="btn quiet" aria-expanded={all} onClick={() => showAll(!all)}>
              <Icon name="list" />
              {all ? texts.ui("fewer-games") : total > count ? texts.ui("some-of-my-games", { count, total }) : texts.ui("all-my-games", { count })}
            </button>
          )}
          <a class="btn quiet" href="/stats">
            <Icon name="podium" />
            {texts.ui("stats")}
          </a>
        </p>
      )}
    </section>
  );
}

function MyTable({ table, onChange }: { table: TableLine; onChange: () => void }) {
  const texts = useTexts();
  const names = seatNames(texts, table.seats);
  const others = table.seats.filter(({ seat, open }) => !open && seat !== table.you).map(({ seat }) => names[seat] ?? "");
  const title = `table-${table.id}`;
  const removal = removalOf(table);
  // Who is the host may change meanwhile, and then it is another question.
  const [asked, ask] = useState<Removal | null>(null);
  const asks = asked === removal;
  const [busy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const remove = () => {
    setBusy(true);
    removal
      .request(table.id)
      .then(() => {
        focusBeside(row.current);
        onChange();
      }, toastError)
      .finally(() => setBusy(false));
  };
  const answer = (yes: boolean) => {
    if (yes) return remove();
    ask(null);
    button.current?.focus();
  };
  return (
    <li class={table.your_turn ? "is-turn" : ""} ref={row}>
      <Cover game={table.game} />
      <div class="tn">
        <b id={title}>
          {texts.gameName(table.game)} <State table={table} names={names} />
        </b>
        <span>{others.length > 0 ? texts.list(others) : texts.ui(table.seats.length === 1 ? "play-alone" : "nobody-yet")}</span>
        <small>
          {factsOf(texts, table).map((fact, index, { length }) => [
            <span key={fact}>
              {fact}
              {index < length - 1 && " ·"}
            </span>,
            " ",
          ])}
        </small>
      </div>
      <div class="ways">
        <a class={table.your_turn ? "btn solid join" : "btn join"} href={`/table/${table.id}`} aria-describedby={title}>
          {texts.ui(table.your_turn ? "play" : "open")}
        </a>
        {table.removable && (
          <button
            type="button"
            class="icb"
            ref={button}
            disabled={busy}
            aria-label={texts.ui(removal.name)}
            aria-describedby={title}
            aria-expanded={removal.question ? asks : undefined}
            {...explain({ name: texts.ui(removal.name) })}
            onClick={() => (removal.question ? ask(asks ? null : removal) : remove())}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {asks && removal.question && (
        <Confirm title={texts.ui(removal.name)} about={texts.ui(removal.question.about)} keep={texts.ui(removal.question.keep)} busy={busy} onAnswer={answer} />
      )}
    </li>
  );
}

interface Removal {
  request: (table: string) => Promise<unknown>;
  /** The text that names it. */
  name: string;
  /** The texts of a question that is asked before; null if nothing is lost. */
  question: { about: string; keep: string } | null;
}

const CLOSE: Removal = { request: closeTable, name: "close-table", question: { about: "close-table-sure", keep: "keep-table" } };
const LEAVE: Removal = { request: leave, name: "leave-table", question: { about: "leave-table-sure", keep: "stay" } };
const HIDE: Removal = { request: hideTable, name: "remove-table", question: null };

/** What takes a table off the list: a table that waits for players is closed by its host and left by others. */
function removalOf(table: TableLine): Removal {
  if (table.status !== "open") return HIDE;
  return table.host ? CLOSE : LEAVE;
}

/** Moves the focus from a row that is about to go to one beside it, unless it has gone elsewhere meanwhile. */
function focusBeside(row: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!row || (focused !== document.body && !row.contains(focused))) return;
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>(".join") ?? document.getElementById("main");
  next?.focus({ preventScroll: beside === null });
}

/** The round, the clock, and the time of the last move. */
function factsOf(texts: Texts, table: TableLine): string[] {
  const round = table.round && table.status === "running" ? [texts.text(`${table.game}.round`, { number: table.round[0], count: table.round[1] })] : [];
  const pace = table.pace === "none" ? [] : [paceText(texts, table.pace)];
  return [...round, ...pace, ago(texts.lang, table.updated)];
}

/** «12 minutes ago». */
export function ago(lang: string, seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const minutes = Math.min(0, Math.round((seconds - now) / 60));
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}

/** Number of finished games that are listed unless somebody wants to see all. */
const MAX_FINISHED = 4;

function shown(tables: readonly TableLine[], finished: number): TableLine[] {
  const sorted = [...tables].sort(urgency);
  const live = sorted.filter((table) => table.status !== "finished");
  return [...live, ...sorted.slice(live.length, live.length + finished)];
}

const RANK = { running: 1, open: 2, finished: 3 };

function urgency(one: TableLine, other: TableLine): number {
  const rank = (table: TableLine) => (table.your_turn ? (table.nudged ? -1 : 0) : RANK[table.status]);
  return rank(one) - rank(other) || other.updated - one.updated;
}

/** Whose turn it is; otherwise the stage of life of the table. */
function State({ table, names }: { table: TableLine; names: Record<string, string> }) {
  const texts = useTexts();
  if (table.nudged)
    return (
      <span class="turn-tag">
        <Icon name="bell" />
        {texts.ui("tag-reminded")}
      </span>
    );
  if (table.your_turn) return <span class="turn-tag">{texts.ui("tag-your-turn")}</span>;
  const due = table.due.map((seat) => names[seat] ?? "");
  const hints = table.status === "finished" && table.hints > 0 ? ` · ${texts.ui("hints-used", { count: table.hints })}` : "";
  return (
    <span class="state">
      {due.length > 0 ? texts.ui("tag-turn-of", { seat: texts.list(due), count: due.length }) : texts.ui(`status-${table.status}`)}
      {hints}
    </span>
  );
}

export function OpenTables({ tables }: { tables: readonly TableLine[] }) {
  const texts = useTexts();
  const sitDown = async (table: TableLine) => {
    const free = table.seats.find((seat) => seat.open);
    try {
      if (table.you === null && free) {
        await ensureName();
        await sit(table.id, free.seat);
      }
      go(`/table/${table.id}`);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <section aria-labelledby="open">
      <Head id="open" title={texts.ui("open-tables")} />
      {tables.length === 0 ? (
        <p class="nothing">{texts.ui("no-open-tables")}</p>
      ) : (
        <ul class="tables">
          {tables.map((table) => (
            <Row key={table.id} table={table} presence note={<Waits table={table} />}>
              <button type="button" class="btn join" aria-describedby={`row-${table.id}`} onClick={() => void sitDown(table)}>
                {texts.ui(table.you !== null ? "open" : table.seats.some((seat) => seat.open) ? "sit-down" : "watch")}
              </button>
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Maximum number of tables in a list. */
const MAX_LISTED = 12;

/** What is being played now, to watch. */
export function RunningTables({ tables }: { tables: readonly TableLine[] }) {
  const texts = useTexts();
  return (
    <section aria-labelledby="running">
      <Head id="running" title={texts.ui("running-tables")} />
      {tables.length === 0 ? (
        <p class="nothing">{texts.ui("no-running-tables")}</p>
      ) : (
        <ul class="tables">
          {tables.slice(0, MAX_LISTED).map((table) => (
            <Row key={table.id} table={table} note={<Course table={table} />}>
              <a class="btn join" href={`/table/${table.id}`} aria-describedby={`row-${table.id}`}>
                {texts.ui(table.you === null ? "watch" : "open")}
              </a>
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The round, the last move, and how many watch. */
function Course({ table }: { table: TableLine }) {
  const texts = useTexts();
  const round = table.round ? [texts.text(`${table.game}.round`, { number: table.round[0], count: table.round[1] })] : [];
  const watching = table.watching > 0 ? [texts.ui("watching", { count: table.watching })] : [];
  return <small class="waits">{[...round, ago(texts.lang, table.updated), ...watching].join(" · ")}</small>;
}

function Head({ id, title }: { id: string; title: string }) {
  return (
    <div class="sec-h">
      <h2 id={id}>{title}</h2>
    </div>
  );
}

/** How long an open table has waited, and whether anybody is there. */
function Waits({ table }: { table: TableLine }) {
  const texts = useTexts();
  const minutes = Math.max(0, Math.floor(Date.now() / 60_000 - table.created / 60));
  return (
    <small class="waits">
      {minutes < 60 ? texts.ui("opened-minutes", { minutes }) : texts.ui("opened-hours", { hours: Math.floor(minutes / 60) })} ·{" "}
      {table.present.length > 0 ? texts.ui("people-there", { count: table.present.length }) : texts.ui("nobody-there")}
    </small>
  );
}

interface RowProps {
  table: TableLine;
  note?: ComponentChildren;
  /** Whether to tell of each person if they are there. */
  presence?: boolean;
  children: ComponentChildren;
}

function Row({ table, note, presence = false, children }: RowProps) {
  const texts = useTexts();
  const words = useGameWords(table.options === "" ? null : table.game);
  const names = seatNames(texts, table.seats);
  const people = table.seats
    .filter((seat) => !seat.open)
    .map(({ seat, bot }) => {
      const name = names[seat] ?? "";
      return presence && bot === null ? texts.ui("name-note", { seat: name, text: texts.ui(table.present.includes(seat) ? "online" : "away") }) : name;
    });
  return (
    <li class={table.your_turn ? "is-turn" : ""}>
      <Cover game={table.game} />
      <span class="tn">
        <b id={`row-${table.id}`}>{texts.gameName(table.game)}</b>
        <span>{people.length > 0 ? texts.list(people) : texts.ui("nobody-yet")}</span>
        {table.pace !== "none" && (
          <small class="waits pace">
            <Icon name="clock" />
            {paceText(texts, table.pace)}
          </small>
        )}
        {note}
        {table.options !== "" && (
          <small class="opt" {...explain({ name: texts.ui("options"), text: words ? describeOptions(words, table.options) : "" })}>
            {words && summarizeOptions(words, table.options)}
          </small>
        )}
      </span>
      <Seats seats={table.seats} />
      {children}
    </li>
  );
}

function Seats({ seats }: { seats: readonly SeatInfo[] }) {
  const texts = useTexts();
  const taken = seats.filter((seat) => !seat.open).length;
  return (
    <span class="seats" role="img" aria-label={texts.ui("seats-taken", { count: taken, total: seats.length })}>
      {seats.map((seat) => (seat.open ? <i key={seat.seat} class="seat-free" /> : <Mark key={seat.seat} seat={seat.seat} />))}
    </span>
  );
}
