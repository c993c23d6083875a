// A replay at a real table: the board, the mats and the log of every moment.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { ApiError } from "../api";
import { useGameUI } from "../games";
import { useFile, useGameWords, useTexts } from "../i18n";
import { seatNames } from "../levels";
import { PHONE, useMedia } from "../media";
import type { LogEntry, SeatInfo, TableInfo, Update } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { Connecting, ErrorPage } from "../shell/Page";
import { Log } from "../table/Log";
import { Playing } from "../table/Playing";
import { INITIAL_STATE, type TableState } from "../table/state";
import type { TableActions } from "../table/useTable";
import { Icon } from "../ui/Icon";
import type { GameWords, Texts } from "../words";
import { Foot } from "./Foot";
import { ReplayBar } from "./ReplayBar";
import type { Source } from "./source";
import { stopAt } from "./timeline";
import { type Replaying, useReplay } from "./useReplay";
import "../table/styles";
import "../styles/replay.css";

const nothing = () => undefined;

/** Nothing can be done in the past. */
const ACTIONS: TableActions = {
  play: nothing,
  undo: nothing,
  sendChat: () => false,
  send: nothing,
  switchSeat: nothing,
  reconnect: nothing,
  step: nothing,
  showAll: nothing,
  pause: nothing,
};

/** What a study adds to a replay. */
export interface Additions {
  title: string;
  /** The replay as the person walks through it; the study may do so as well. */
  control: Replaying;
  /** Below the bar. */
  card: ComponentChildren;
  /** Over the board. */
  over: ComponentChildren;
  /** Beside the board, with the log. */
  beside: (log: ComponentChildren) => ComponentChildren;
}

interface ReplayTableProps {
  source: Source;
  /** Leads to another record, if this one has no table. */
  onOther: (() => void) | null;
  study?: (replaying: Replaying, words: GameWords) => Additions;
}

export function ReplayTable({ source, onOther, study }: ReplayTableProps) {
  const texts = useTexts();
  const phone = useMedia(PHONE);
  const { replaying, failed } = useReplay(source);
  const game = replaying?.replay.table.game ?? null;
  const seats = replaying?.replay.table.seats;
  const hasTable = onOther === null && (!study || seats?.some(({ name, bot }) => name !== "" || bot !== null) === true);
  const names = useMemo(() => namesIn(texts, seats ?? [], hasTable), [texts, seats, hasTable]);
  const words = useGameWords(game, names);
  const ui = useGameUI(game);
  const own = useFile("replay/replay");
  const [listing, list] = useState(false);
  // Another game, or a side line: what is on the board comes first.
  useEffect(() => list(false), [source]);
  const shown = replaying?.stops[replaying.at];
  const [ply, view] = [shown?.ply, replaying?.view];
  const update = useMemo(() => (ply === undefined ? null : updateAt(ply, view)), [ply, view]);
  const log = replaying?.replay.log;
  const told = useMemo(() => log?.filter(({ line }) => line < (ply ?? 0)) ?? [], [log, ply]);
  if (failed) return <ErrorPage kind={kindOf(failed)} />;
  if (!replaying || !words || !ui || !own || !update || !shown) return <Connecting />;
  const added = study?.(replaying, words);
  const control = added?.control ?? replaying;
  const { replay, stops, goTo } = control;
  // The game goes on in a replay: the result stays with the table.
  const table: TableInfo = { ...replay.table, status: "running", yours: [], host: false };
  const state: TableState = { ...INITIAL_STATE, link: "open", table, update, log: told };
  const show = (entry: LogEntry) => {
    list(false);
    goTo(stopAt(stops, entry.line + 1));
  };
  const index = (
    <Log
      log={replay.log}
      events={[]}
      {...{ words, now: null, yours: false }}
      shown={shown.entry}
      places={(event) => ui.places?.(event) ?? []}
      onRule={(anchor) => open(`/rules/${table.game}#${anchor}`, "_blank", "noopener")}
      onShow={show}
    />
  );
  const beside = added?.beside(index) ?? (
    <>
      {index}
      <Foot {...{ source, replay, texts: own, ply: shown.ply, names, onOther }} />
    </>
  );
  const title = added?.title ?? texts.ui("replay");
  return (
    <>
      <Playing
        {...{ table, words, ui, names, update, state }}
        actions={ACTIONS}
        onCover={nothing}
        teaching={{
          kind: "replay",
          card: (
            <>
              <ReplayBar replaying={control} words={words} />
              {added?.card}
            </>
          ),
          over: added?.over,
          outline: !phone && (
            <aside class="rail replay-rail" aria-label={texts.ui("log")}>
              {beside}
            </aside>
          ),
          title,
          tool: phone && (
            <button type="button" class="icb" aria-haspopup="dialog" aria-label={texts.ui("log")} onClick={() => list(true)}>
              <Icon name="list" />
            </button>
          ),
        }}
      />
      {phone && listing && (
        <Dialog title={added ? title : texts.ui("log")} class="sheet rail-sheet" onClose={() => list(false)}>
          {beside}
        </Dialog>
      )}
    </>
  );
}

/** Nobody knows who sat at a table that does not exist. */
export function namesIn(texts: Texts, seats: readonly SeatInfo[], hasTable: boolean): Record<string, string> {
  if (hasTable) return seatNames(texts, seats);
  return Object.fromEntries(seats.map(({ seat }, index) => [seat, texts.ui("seat-name", { number: index + 1 })]));
}

export function kindOf(error: unknown): "table" | "private" | "trouble" {
  const code = error instanceof ApiError ? error.code : null;
  return code === "not-found" ? "table" : code === "forbidden" ? "private" : "trouble";
}

/** A position in which nobody is asked. */
function updateAt(ply: number, view: unknown): Update {
  return {
    ply,
    prompt: null,
    due: [],
    step: "",
    view,
    legal: [],
    since: ply,
    events: [],
    undo: false,
    undo_by_consent: false,
    clocks: [],
    outcome: null,
  };
}
