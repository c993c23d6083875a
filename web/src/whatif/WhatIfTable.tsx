// The page of a what-if: a game that a table or a record has begun goes on otherwise. In slow games the line can become a plan.
import { useCallback } from "preact/hooks";
import { ApiError, planMoves, recordWhatIf, whatIf } from "../api";
import { useTexts } from "../i18n";
import type { Replay, WhatIf } from "../protocol";
import { kindOf } from "../replay/ReplayTable";
import { stopAt, timeline } from "../replay/timeline";
import { go } from "../router";
import { type ErrorKind, ErrorPage } from "../shell/Page";
import { toast, toastError } from "../shell/toast";
import { copyAddress } from "../table/share";
import { lineAddress, mayPlan, mayPlayOn, plansPastDraw } from "./address";
import type { Imagining } from "./useWhatIf";
import { WhatIfBoard } from "./WhatIfBoard";
import { Way, WhatIfCard } from "./WhatIfCard";

interface WhatIfTableProps {
  replay: Replay;
  start: WhatIf;
  /** The record, if the game has no table. */
  record: string | null;
}

export function WhatIfTable({ replay, start, record }: WhatIfTableProps) {
  const { table } = replay;
  const ways = record === null ? mayPlayOn(table) : "bots";
  // A table that allows no what-ifs allows lines for plans all the same.
  const onlyPlan = ways === "no";
  const title = useTexts().ui(onlyPlan ? "plan-ahead" : "what-if");
  const ask = useCallback((line: WhatIf) => (record === null ? whatIf(table.id, line) : recordWhatIf({ record, what_if: line })), [table.id, record]);
  const past = `/replay${record === null ? `/${table.id}` : ""}`;
  const running = record === null && table.status === "running";
  const plannable = (line: WhatIf) => record === null && start.ply === replay.plies && mayPlan(table, line);
  const pastDraw = ({ line, plies }: Imagining) => plannable(line) && plies !== null && plansPastDraw(plies, line.viewpoint);
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
      failure={(error) => (record === null ? <ErrorPage kind={lostKind(error)} table={table.id} /> : <ErrorPage kind={kindOf(error)} />)}
      onEarlier={(entry) => go(`${past}?ply=${entry.line + 1}&as=${start.viewpoint}`)}
      card={({ imagining, words, texts, table: shown }) => (
        <WhatIfCard
          {...{ imagining, words, texts }}
          title={texts.text(onlyPlan ? "plan-from" : "whatif-from", { number: stopAt(timeline(replay.log), start.ply) })}
          about={[
            texts.text(onlyPlan ? "plan-how" : "whatif-counts"),
            texts.text(start.viewpoint === "open" ? "whatif-draws" : "whatif-redrawn"),
            ...(pastDraw(imagining) ? [texts.text("plan-past-draw")] : []),
          ].join(" ")}
          bots={ways === "bots"}
          // A plan is about what one knows.
          redraws={!onlyPlan}
          usual={seat ?? shown.you ?? "a"}
          {...(running ? { own: table.yours } : {})}
          back={
            <a class="btn back" href={running ? `/table/${table.id}` : `${past}?ply=${start.ply}&as=${start.viewpoint}`}>
              {texts.text("whatif-back")}
            </a>
          }
        >
          {record === null && !running && <Way icon="people" label={texts.text("whatif-link")} onClick={() => void copyAddress(lineAddress(imagining.line))} />}
          {(onlyPlan || plannable(imagining.line)) && (
            <Way
              icon="check"
              label={texts.text("plan-this")}
              about={texts.text("plan-this.about")}
              off={!plannable(imagining.line)}
              onClick={() => plan(imagining.line)}
            />
          )}
        </WhatIfCard>
      )}
    />
  );
}

/** Why the first position does not come. The table is no secret to whoever has its replay, so a refusal is about the line. */
function lostKind(error: unknown): ErrorKind {
  const code = error instanceof ApiError ? error.code : null;
  return code === "forbidden" ? "what-if" : code === "stale" ? "gone-on" : kindOf(error);
}
