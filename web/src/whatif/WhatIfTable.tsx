// A what-if at a real table: the board, the mats and the log of a game that nobody has played.
import { useEffect, useMemo, useState } from "preact/hooks";
import { planMoves, recordWhatIf, whatIf } from "../api";
import { useGameUI } from "../games";
import { useFile, useGameWords, useTexts } from "../i18n";
import { PHONE, useMedia } from "../media";
import type { LogEntry, Replay, WhatIf } from "../protocol";
import { kindOf, namesIn } from "../replay/ReplayTable";
import { go } from "../router";
import { Dialog } from "../shell/Dialog";
import { Connecting, ErrorPage } from "../shell/Page";
import { toast, toastError } from "../shell/toast";
import { Log } from "../table/Log";
import { Playing } from "../table/Playing";
import { Icon } from "../ui/Icon";
import { mayPlan, mayPlayOn, writeAddress } from "./address";
import { useWhatIf } from "./useWhatIf";
import { WhatIfCard } from "./WhatIfCard";
import "../table/styles";
import "../styles/replay.css";
import "../styles/whatif.css";

interface WhatIfTableProps {
  replay: Replay;
  start: WhatIf;
  /** The record, if the game has no table. */
  record: string | null;
}

/** Milliseconds after which the address follows: browsers refuse many changes in a row. */
const SETTLED = 300;

export function WhatIfTable({ replay, start, record }: WhatIfTableProps) {
  const texts = useTexts();
  const phone = useMedia(PHONE);
  const { table } = replay;
  const ask = useMemo(() => (line: WhatIf) => (record === null ? whatIf(table.id, line) : recordWhatIf({ record, what_if: line })), [table.id, record]);
  const { imagining, failed } = useWhatIf(replay, start, ask);
  const names = useMemo(() => namesIn(texts, table.seats, record === null), [texts, table.seats, record]);
  const words = useGameWords(table.game, names);
  const ui = useGameUI(table.game);
  const own = useFile("whatif/whatif");
  const [listing, list] = useState(false);
  const line = imagining?.line;
  useEffect(() => {
    if (!line) return;
    const timer = setTimeout(() => history.replaceState(history.state, "", writeAddress({ ...line, as: line.viewpoint })), SETTLED);
    return () => clearTimeout(timer);
  }, [line]);
  if (failed) return <ErrorPage kind={kindOf(failed)} />;
  if (!imagining?.state.update || !imagining.state.table || !words || !ui || !own) return <Connecting />;
  const { state, actions } = imagining;
  const { update, table: shown } = imagining.state;
  const past = `/replay${record === null ? `/${table.id}` : ""}`;
  const running = record === null && table.status === "running";
  const seen = (entry: LogEntry) => {
    list(false);
    if (entry.line >= start.ply) imagining.backTo(entry);
    else go(`${past}?ply=${entry.line + 1}&as=${start.viewpoint}`);
  };
  const plan = () =>
    void planMoves(table.id, imagining.line).then(() => {
      toast("plan-made");
      go(`/table/${table.id}`);
    }, toastError);
  const log = (
    <Log
      log={state.log}
      events={[]}
      {...{ words, now: null, yours: false }}
      shown={null}
      places={(event) => ui.places?.(event) ?? []}
      onRule={(anchor) => open(`/rules/${table.game}#${anchor}`, "_blank", "noopener")}
      onShow={seen}
    />
  );
  const seat = start.viewpoint === "open" || start.viewpoint === "spectator" ? null : start.viewpoint;
  return (
    <>
      <Playing
        {...{ table: shown, words, ui, names, update, state, actions }}
        onCover={() => undefined}
        teaching={{
          kind: "whatif",
          card: (
            <WhatIfCard
              {...{ imagining, words, texts: own }}
              bots={record !== null || mayPlayOn(table) === "bots"}
              shared={record === null && !running}
              usual={seat ?? shown.you ?? "a"}
              onPlan={mayPlan(table, imagining.line) && start.ply === replay.plies ? plan : null}
              back={running ? `/table/${table.id}` : `${past}?ply=${start.ply}&as=${start.viewpoint}`}
            />
          ),
          outline: !phone && (
            <aside class="rail replay-rail" aria-label={texts.ui("log")}>
              {log}
            </aside>
          ),
          title: texts.ui("what-if"),
          tool: phone && (
            <button type="button" class="icb" aria-haspopup="dialog" aria-label={texts.ui("log")} onClick={() => list(true)}>
              <Icon name="list" />
            </button>
          ),
        }}
      />
      {phone && listing && (
        <Dialog title={texts.ui("log")} class="sheet rail-sheet" onClose={() => list(false)}>
          {log}
        </Dialog>
      )}
    </>
  );
}
