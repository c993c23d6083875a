// A replay at a real table: the board, the mats and the log of every moment.
import { useMemo, useState } from "preact/hooks";
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
import type { Texts } from "../words";
import { Foot } from "./Foot";
import { ReplayBar } from "./ReplayBar";
import type { Source } from "./source";
import { stopAt } from "./timeline";
import { useReplay } from "./useReplay";
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

/** `onOther` leads to another record, if this one has no table. */
export function ReplayTable({ source, onOther }: { source: Source; onOther: (() => void) | null }) {
  const texts = useTexts();
  const phone = useMedia(PHONE);
  const { replaying, failed } = useReplay(source);
  const game = replaying?.replay.table.game ?? null;
  const seats = replaying?.replay.table.seats;
  const hasTable = onOther === null;
  const names = useMemo(() => namesIn(texts, seats ?? [], hasTable), [texts, seats, hasTable]);
  const words = useGameWords(game, names);
  const ui = useGameUI(game);
  const own = useFile("replay/replay");
  const [listing, list] = useState(false);
  const shown = replaying?.stops[replaying.at];
  const [ply, view] = [shown?.ply, replaying?.view];
  const update = useMemo(() => (ply === undefined ? null : updateAt(ply, view)), [ply, view]);
  const log = replaying?.replay.log;
  const told = useMemo(() => log?.filter(({ line }) => line < (ply ?? 0)) ?? [], [log, ply]);
  if (failed) return <ErrorPage kind={kindOf(failed)} />;
  if (!replaying || !words || !ui || !own || !update || !shown) return <Connecting />;
  const { replay, stops, goTo } = replaying;
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
  const foot = <Foot {...{ replay, texts: own, ply: shown.ply, names, onOther }} />;
  const title = texts.ui("replay");
  return (
    <>
      <Playing
        {...{ table, words, ui, names, update, state }}
        actions={ACTIONS}
        onCover={nothing}
        teaching={{
          kind: "replay",
          card: <ReplayBar {...{ replaying, words }} />,
          outline: !phone && (
            <aside class="rail replay-rail" aria-label={texts.ui("log")}>
              {index}
              {foot}
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
        <Dialog title={texts.ui("log")} class="sheet rail-sheet" onClose={() => list(false)}>
          {index}
          {foot}
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
