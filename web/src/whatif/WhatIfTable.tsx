// The page of a what-if: a game that a table or a record has begun goes on otherwise.
import { useCallback } from "preact/hooks";
import { planMoves, recordWhatIf, whatIf } from "../api";
import { useTexts } from "../i18n";
import type { Replay, WhatIf } from "../protocol";
import { stopAt, timeline } from "../replay/timeline";
import { go } from "../router";
import { toast, toastError } from "../shell/toast";
import { copyAddress } from "../table/share";
import { mayPlan, mayPlayOn } from "./address";
import { WhatIfBoard } from "./WhatIfBoard";
import { Way, WhatIfCard } from "./WhatIfCard";

interface WhatIfTableProps {
  replay: Replay;
  start: WhatIf;
  /** The record, if the game has no table. */
  record: string | null;
}

export function WhatIfTable({ replay, start, record }: WhatIfTableProps) {
  const title = useTexts().ui("what-if");
  const { table } = replay;
  const ask = useCallback((line: WhatIf) => (record === null ? whatIf(table.id, line) : recordWhatIf({ record, what_if: line })), [table.id, record]);
  const past = `/replay${record === null ? `/${table.id}` : ""}`;
  const running = record === null && table.status === "running";
  const plan = (line: WhatIf) =>
    void planMoves(table.id, line).then(() => {
      toast("plan-made");
      go(`/table/${table.id}`);
    }, toastError);
  const seat = start.viewpoint === "open" || start.viewpoint === "spectator" ? null : start.viewpoint;
  return (
    <WhatIfBoard
      {...{ replay, start, ask, title }}
      hasTable={record === null}
      onEarlier={(entry) => go(`${past}?ply=${entry.line + 1}&as=${start.viewpoint}`)}
      card={({ imagining, words, texts, table: shown }) => (
        <WhatIfCard
          {...{ imagining, words, texts }}
          title={texts.text("whatif-from", { number: stopAt(timeline(replay.log), start.ply) })}
          about={`${texts.text("whatif-counts")} ${texts.text(start.viewpoint === "open" ? "whatif-draws" : "whatif-redrawn")}`}
          bots={record !== null || mayPlayOn(table) === "bots"}
          usual={seat ?? shown.you ?? "a"}
          back={
            <a class="btn back" href={running ? `/table/${table.id}` : `${past}?ply=${start.ply}&as=${start.viewpoint}`}>
              {texts.text("whatif-back")}
            </a>
          }
        >
          {record === null && !running && <Way icon="people" label={texts.text("whatif-link")} onClick={() => void copyAddress(location.href)} />}
          {mayPlan(table, imagining.line) && start.ply === replay.plies && (
            <Way icon="check" label={texts.text("plan-this")} about={texts.text("plan-this.about")} onClick={() => plan(imagining.line)} />
          )}
        </WhatIfCard>
      )}
    />
  );
}
