// The menu of a table: replay, analysis, what if, plans, notes, reports, giving up, ending, watchers, silenced people.
import { useState } from "preact/hooks";
import { useTexts } from "../i18n";
import { levelName } from "../levels";
import { type Panel, Panels } from "../notes/panels";
import { type ChatLine, type ClientMsg, type Seat, type SeatInfo, type TableInfo, Watchers } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { Popover } from "../shell/Popover";
import { Select } from "../shell/Select";
import { Icon } from "../ui/Icon";
import { mayPlanAhead, mayPlayOn, playOnAddress } from "../whatif/address";
import type { Texts } from "../words";
import { mayAnalyse } from "./practice";
import { replayAddress } from "./share";

interface MenuProps {
  table: TableInfo;
  chat: readonly ChatLine[];
  send: (message: ClientMsg) => void;
  /** Covers the table, if several people play on this device. */
  onCover: (() => void) | null;
  /** The players by seat. */
  names: Readonly<Record<string, string>>;
  /** What is on the board; null before the game. */
  game: GameShown | null;
}

interface GameShown {
  /** The number of lines before the position. */
  ply: number;
  /** Whether it is one of the past. */
  past: boolean;
  /** The number of the position for people. */
  number: number;
  /** Who owes a decision at present. */
  due: readonly Seat[];
}

export function TableMenu({ table, chat, send, onCover, names, game }: MenuProps) {
  const texts = useTexts();
  const [asked, ask] = useState<"resign" | "end" | null>(null);
  const [panel, openPanel] = useState<Panel | null>(null);
  const own = table.seats.find((seat) => seat.seat === table.you);
  const plays = table.status === "running" && own !== undefined && !own.resigned;
  const alone = isAlone(table);
  const title = (asked: "resign" | "end") => texts.ui(asked === "end" ? "end-undecided" : alone ? "abandon" : "resign");
  // Other pages show the position of the past that is on the board. From the present, a replay begins at the beginning.
  const past = game?.past ? game.ply : null;
  const playsOn = table.status === "running" && mayPlayOn(table) !== "no";
  return (
    <>
      <Popover label={texts.ui("table-menu")} button={<Icon name="more" />}>
        {(close) => (
          <>
            {onCover && (
              <button type="button" class="btn quiet" onClick={onCover}>
                <Icon name="hidden" />
                {texts.ui("cover")}
              </button>
            )}
            {playsOn && (
              <a class="btn quiet" href={playOnAddress(table.id, past, table.you)}>
                <Icon name="path" />
                {texts.ui("what-if")}
              </a>
            )}
            {game && mayPlanAhead(table, game.due) && (
              <a class="btn quiet" href={playOnAddress(table.id, null, table.you)}>
                <Icon name="hourglass" />
                {texts.ui("plan-ahead")}
              </a>
            )}
            {game && (
              <a class="btn quiet" href={replayAddress(table.id, past, table.you)}>
                <Icon name="play" />
                {texts.ui("replay")}
              </a>
            )}
            {game && mayAnalyse(table) && (
              <a class="btn quiet" href={replayAddress(table.id, past, table.you, true)}>
                <Icon name="search" />
                {texts.ui("analyse-game")}
              </a>
            )}
            {(game ? PANELS : PANELS.filter(({ name }) => name === "notes")).map(({ name, icon }) => (
              <button
                key={name}
                type="button"
                class="btn quiet"
                aria-haspopup="dialog"
                onClick={() => {
                  close();
                  openPanel(name);
                }}
              >
                <Icon name={icon} />
                {texts.ui(name)}
              </button>
            ))}
            {plays && !alone && (
              <button
                type="button"
                class="btn quiet"
                disabled={table.proposal !== null}
                onClick={() => {
                  if (nobodyElseVotes(table)) ask("end");
                  else send({ propose: "end" });
                  close();
                }}
              >
                <Icon name="scales" />
                {texts.ui(nobodyElseVotes(table) ? "end-undecided" : "propose-end")}
              </button>
            )}
            {plays && (
              <button
                type="button"
                class="btn quiet"
                onClick={() => {
                  ask("resign");
                  close();
                }}
              >
                <Icon name="flag" />
                {texts.ui(alone ? "abandon" : "resign")}
              </button>
            )}
            {table.host && <HostItems table={table} chat={chat} send={send} />}
          </>
        )}
      </Popover>
      <Panels panel={panel} onClose={() => openPanel(null)} table={table.id} record={null} ply={game?.ply ?? 0} number={game?.number ?? 0} names={names} />
      {asked !== null && (
        <Dialog title={title(asked)} onClose={() => ask(null)}>
          <p>{asked === "end" ? texts.ui("resign-end-about") : consequence(texts, table, alone)}</p>
          <footer>
            <button type="button" class="btn quiet" onClick={() => ask(null)}>
              {texts.ui("play-on")}
            </button>
            <button
              type="button"
              class="btn solid"
              onClick={() => {
                send(asked === "end" ? { propose: "end" } : { resign: {} });
                ask(null);
              }}
            >
              {title(asked)}
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}

/** Before the game there is no position to report, but people to remember something about. */
const PANELS = [
  { name: "notes", icon: "text" },
  { name: "report", icon: "warn" },
] as const;

function HostItems({ table, chat, send }: Pick<MenuProps, "table" | "chat" | "send">) {
  const texts = useTexts();
  const name = (author: string) => chat.findLast((line) => line.author === author)?.name || texts.ui("guest");
  return (
    <>
      <label class="menu-choice">
        <span>{texts.ui("watchers")}</span>
        <Select value={table.conduct.watchers} onChange={(value) => send({ watchers: value as Watchers })}>
          {Watchers.map((one) => (
            <option value={one}>{texts.ui(`watchers-${one}`)}</option>
          ))}
        </Select>
      </label>
      {table.muted.map((author) => (
        <p key={author} class="menu-choice">
          <span>{texts.ui("silenced", { text: name(author) })}</span>
          <button type="button" class="btn" onClick={() => send({ mute: { author, on: false } })}>
            {texts.ui("let-talk")}
          </button>
        </p>
      ))}
    </>
  );
}

/** Whether no other person plays, on this device or elsewhere. People for whom a bot plays cannot prevent anything. */
export function isAlone(table: TableInfo): boolean {
  return table.seats.every((seat) => isBots(seat) || seat.seat === table.you);
}

/** Whether everybody who plays is on this device, so that a proposal is accepted at once. */
export function nobodyElseVotes(table: TableInfo): boolean {
  return table.seats.every((seat) => isBots(seat) || table.yours.includes(seat.seat));
}

function isBots(seat: SeatInfo): boolean {
  return seat.bot !== null || seat.substitute !== null || seat.resigned;
}

function consequence(texts: Texts, table: TableInfo, alone: boolean): string {
  if (alone) return texts.ui("abandon-about");
  if (table.conduct.resign === "end") return texts.ui("resign-end-about");
  return texts.ui("resign-bot-about", { text: levelName(texts, table.conduct.level) });
}
