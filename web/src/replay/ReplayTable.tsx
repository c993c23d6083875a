// A replay at a real table: the board, the mats and the log of every moment.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { ApiError } from "../api";
import { useGameUI } from "../games";
import { useFile, useGameWords, useTexts } from "../i18n";
import { seatNames } from "../levels";
import { PHONE, useMedia } from "../media";
import type { LogEntry, SeatInfo, TableInfo, Update } from "../protocol";
import { arrowsOf } from "../review/arrows";
import { difference } from "../review/figures";
import { decisionAt, isWrong, Legend, MarkSign, MarksAbove, OnBoard } from "../review/marks";
import { ReplayRail } from "../review/ReplayRail";
import { type ReplayTab, useReviewing } from "../review/useReviewing";
import { Dialog } from "../shell/Dialog";
import { Connecting, ErrorPage } from "../shell/Page";
import { studyInAddress } from "../study/analyse";
import { MakeStudy } from "../study/MakeStudy";
import { type Drawn, Shapes } from "../study/Shapes";
import { Log } from "../table/Log";
import { Playing } from "../table/Playing";
import { INITIAL_STATE, type TableState } from "../table/state";
import { NO_ACTIONS } from "../table/tableActions";
import { Icon } from "../ui/Icon";
import type { GameWords, Texts } from "../words";
import { Foot } from "./Foot";
import { GameHead } from "./GameHead";
import { ReplayBar } from "./ReplayBar";
import type { Source } from "./source";
import { stopAt } from "./timeline";
import { type Replaying, useReplay } from "./useReplay";
import "../table/styles";
import "../styles/replay.css";

const NO_ARROWS: readonly Drawn[] = [];

/** What a study adds to a replay. */
export interface Additions {
  title: string;
  /** The replay as the person walks through it; the study may do so as well. */
  control: Replaying;
  /** Below the bar. */
  card: ComponentChildren;
  /** Over the board. */
  over: ComponentChildren;
  /** Beside the board, with the log; on a phone in a sheet, which `onBoard` closes. */
  beside: (log: ComponentChildren, onBoard: () => void) => ComponentChildren;
  /** A button in the bar of a phone. */
  tool: ComponentChildren;
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
  const reviewing = useReviewing(source, replaying);
  const game = replaying?.replay.table.game ?? null;
  const seats = replaying?.replay.table.seats;
  const hasTable = onOther === null && (!study || seats?.some(({ name, bot }) => name !== "" || bot !== null) === true);
  const names = useMemo(() => namesIn(texts, seats ?? [], hasTable), [texts, seats, hasTable]);
  const words = useGameWords(game, names);
  const ui = useGameUI(game);
  const own = useFile("replay/replay");
  const reviewTexts = useFile(reviewing.review.status === "idle" ? null : "review/review");
  const [listing, list] = useState(false);
  // Another game, or a side line: what is on the board comes first.
  useEffect(() => list(false), [source]);
  const shown = replaying?.stops[replaying.at];
  // An analysis shows the position in which the decision was made, unless the game plays by itself.
  const atDecision = reviewing.before !== null && !replaying?.playing;
  const [ply, view] = atDecision ? [shown?.entry?.line, reviewing.expected.view ?? reviewing.before] : [shown?.ply, replaying?.view];
  const update = useMemo(() => (ply === undefined ? null : updateAt(ply, view, reviewing.pointed)), [ply, view, reviewing.pointed]);
  const decision = atDecision && reviewing.expected.step === null ? decisionAt(reviewing.review.lines, shown) : null;
  const arrows = useMemo(() => (ui && decision ? arrowsOf(ui, view, decision) : NO_ARROWS), [ui, view, decision]);
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
      note={(entry) => {
        const mark = reviewing.inLog.get(entry);
        return mark && reviewTexts && <MarkSign mark={mark} texts={reviewTexts} />;
      }}
    />
  );
  const toStudy = <ToStudy {...{ source, texts: own }} over={onOther !== null || replay.table.status === "finished"} ply={shown.ply} />;
  const foot = <Foot {...{ source, replay, texts: own, words, ply: shown.ply, number: replaying.at, names, toStudy, onOther }} />;
  const title = added?.title ?? texts.ui("replay");
  const label = own.text("replay-beside");
  // On a phone the panel covers the board.
  const point = (move: string | null) => {
    reviewing.point(move);
    list(false);
  };
  const rail = (
    <ReplayRail
      {...{ reviewing, replaying, ui, words, label, foot, toStudy }}
      log={index}
      head={phone && <GameHead {...{ replay, words }} />}
      onPoint={point}
      onBoard={() => list(false)}
    />
  );
  // A study has panels of its own.
  const beside = added?.beside(index, () => list(false)) ?? rail;
  const { marks, setTab } = reviewing;
  const mark = marks.get(replaying.at);
  const review = reviewTexts && {
    verdict: mark && (
      <b class={`review-verdict ${mark}`}>
        {reviewTexts.text(`review-mark-${mark}`)}
        {isWrong(mark) && ` ${difference(words, "win", -(decisionAt(reviewing.review.lines, shown)?.loss_win ?? 0))}`}
      </b>
    ),
    board: reviewing.tab === "review" && replaying.at > 0 && reviewing.review.lines.size > 0 && (
      <OnBoard
        {...{ words, stops, texts: reviewTexts }}
        shows={!atDecision ? "after" : reviewing.expected.step === null ? "before" : "expected"}
        at={replaying.at}
        roundName={(round) => own.text("replay-round", { number: round, game: table.game })}
      />
    ),
    above: <MarksAbove {...{ marks, stops }} at={replaying.at} pointing={reviewing.pointed !== null} />,
    below: (
      <Legend
        {...{ marks, texts: reviewTexts }}
        thresholds={reviewing.review.thresholds}
        at={replaying.at}
        done={reviewing.review.status === "done"}
        onShow={goTo}
      />
    ),
  };
  const openTab = (tab: ReplayTab) => {
    setTab(tab);
    list(true);
  };
  return (
    <>
      <Playing
        {...{ table, words, ui, names, update, state }}
        actions={NO_ACTIONS}
        onCover={() => undefined}
        teaching={{
          kind: "replay",
          card: (
            <>
              <ReplayBar replaying={control} words={words} review={review} />
              {added?.card}
            </>
          ),
          over: added?.over ?? <Shapes shapes={arrows} view={view} drawing={null} />,
          outline: !phone && (
            <aside class={`rail replay-rail ${!added && reviewing.tab === "review" ? "is-review" : ""}`} aria-label={added ? title : label}>
              {beside}
            </aside>
          ),
          title,
          head: !phone && <GameHead {...{ replay, words }} />,
          tool: phone && (
            <>
              {added ? (
                added.tool
              ) : (
                <button type="button" class="icb review-tool" aria-haspopup="dialog" aria-label={texts.ui("tab-review")} onClick={() => openTab("review")}>
                  <Icon name="scales" />
                </button>
              )}
              <button type="button" class="icb" aria-haspopup="dialog" aria-label={texts.ui("log")} onClick={() => openTab("log")}>
                <Icon name="list" />
              </button>
            </>
          ),
        }}
      />
      {phone && listing && (
        <Dialog title={added ? title : label} class="sheet rail-sheet" onClose={() => list(false)}>
          {beside}
        </Dialog>
      )}
    </>
  );
}

interface ToStudyProps {
  source: Source;
  texts: Texts;
  /** Whether the game is over. */
  over: boolean;
  ply: number;
}

/** Leads back to the study from which the visitor has come, or to a new one of this game. */
function ToStudy({ source, texts, over, ply }: ToStudyProps) {
  const study = studyInAddress();
  if (study !== null) {
    return (
      <a class="btn quiet to-study" href={`/study/${encodeURIComponent(study)}?ply=${ply}`}>
        {texts.text("replay-to-study")}
      </a>
    );
  }
  return source.from && over && <MakeStudy from={source.from} texts={texts} />;
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

/** A position in which nobody is asked; the place of a move may be shown. */
function updateAt(ply: number, view: unknown, pointed: string | null): Update {
  return {
    ply,
    prompt: pointed === null ? null : ply,
    due: [],
    step: "",
    view,
    legal: pointed === null ? [] : [pointed],
    since: ply,
    events: [],
    undo: false,
    undo_by_consent: false,
    clocks: [],
    outcome: null,
  };
}
