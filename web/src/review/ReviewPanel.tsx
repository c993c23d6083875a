// The panel of an analysis: how it is made, how far it has come, and what it tells about the game and the decision that is shown.
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { GameUI } from "../game";
import { useFile } from "../i18n";
import { PHONE, useMedia } from "../media";
import type { Seat, TableInfo } from "../protocol";
import type { Replaying } from "../replay/useReplay";
import { Select } from "../shell/Select";
import { stagesOf } from "../table/end/course";
import type { GameWords } from "../words";
import { Choices } from "./Choices";
import { MODES, type Mode } from "./figures";
import { DrawLuck, Luck } from "./Luck";
import { decisionAt, luckAt, Meanings, marksOf, NextMistake } from "./marks";
import { ReviewChart } from "./ReviewChart";
import type { ExpectedLine } from "./useExpectedLine";
import { DEPTHS, KNOWLEDGES, type Review } from "./useReview";
import "../styles/review.css";

export interface ReviewPanelProps {
  review: Review;
  replaying: Replaying;
  ui: GameUI<unknown>;
  words: GameWords;
  /** The position in which the decision was made that is shown. */
  before: unknown;
  /** The move whose place is shown on the board, and what shows one or none. */
  pointed: string | null;
  onPoint: (move: string | null) => void;
  line: ExpectedLine;
  /** About the whole game, where the bar has no room for it. */
  head: ComponentChildren;
  /** Leads to a study of the game. */
  toStudy: ComponentChildren;
}

/** Whether the game is not over, so that only one's own decisions are analysed. A game may end early, without a result; one without a table is over. */
export const isRunning = ({ id, status }: Pick<TableInfo, "id" | "status">) => id !== "" && status === "running";

export default function ReviewPanel({ review, replaying, ui, words, before, pointed, onPoint, line, head, toStudy }: ReviewPanelProps) {
  const own = useFile("review/review");
  const common = useFile("coach/coach");
  const game = useFile(`coach/${words.game}`);
  const [mode, setMode] = useState<Mode>("win");
  // A sheet covers the bar; at a desk the bar below the board has the legend and the way to the next mistake.
  const phone = useMedia(PHONE);
  const { stops, at, goTo, replay } = replaying;
  const seats = useMemo(() => replay.table.seats.map(({ seat }): Seat => seat), [replay.table.seats]);
  const stages = useMemo(() => stagesOf(replay.log, ui.stage), [replay.log, ui]);
  const marks = useMemo(() => marksOf(review.lines, stops), [review.lines, stops]);
  const decision = decisionAt(review.lines, stops[at]);
  const luck = luckAt(review.lines, stops[at]);
  if (!own || !common || !game) return <div class="review" />;
  const { texts } = words;
  return (
    <div class="review">
      {head}
      <Setup review={review} words={words} running={isRunning(replay.table)} />
      {review.lines.size > 0 && (
        <>
          <div class="review-modes" role="group" aria-label={texts.text("review-shown")}>
            {MODES.map((one) => (
              <button type="button" key={one} aria-pressed={one === mode} onClick={() => setMode(one)}>
                {texts.text(`review-mode-${one}`)}
              </button>
            ))}
          </div>
          <ReviewChart {...{ words, mode, seats, stops, stages, at }} lines={review.lines} onShow={goTo} />
          {phone && (
            <>
              <NextMistake {...{ marks, at, texts }} done={review.status === "done"} onShow={goTo} />
              <Meanings thresholds={review.thresholds} texts={texts} />
            </>
          )}
          {decision && <Choices {...{ ui, words, decision, mode, pointed, onPoint, line }} view={before} />}
          {luck && <DrawLuck {...{ words, seats, luck }} />}
          {!decision && !luck && <p class="hint">{texts.text("review-no-decision")}</p>}
          {review.summary && review.seat === null && <Luck {...{ words, mode }} summary={review.summary} knowledge={review.wish.knowledge} />}
        </>
      )}
      {toStudy && <p>{toStudy}</p>}
    </div>
  );
}

/** The settings, the button, and the progress. */
function Setup({ review, words, running }: { review: Review; words: GameWords; running: boolean }) {
  const { texts } = words;
  const { wish, choose, status, total, done } = review;
  const goesOn = status === "running" || status === "waiting";
  return (
    <section class="review-setup">
      {status === "idle" && <p class="hint">{texts.text(running ? "review-about-running" : "review-about")}</p>}
      <div class="review-settings">
        <label>
          <span>{texts.text("review-depth")}</span>
          <Select value={wish.depth} onChange={(depth) => choose({ ...wish, depth: depth as typeof wish.depth })}>
            {DEPTHS.map((depth) => (
              <option key={depth} value={depth}>
                {texts.text(`review-depth-${depth}`)}
              </option>
            ))}
          </Select>
        </label>
        {/* A link may ask for what a running game does not allow. */}
        {(!running || wish.knowledge === "open") && (
          <label>
            <span>{texts.text("review-knowledge")}</span>
            <Select value={wish.knowledge} onChange={(knowledge) => choose({ ...wish, knowledge: knowledge as typeof wish.knowledge })}>
              {KNOWLEDGES.map((knowledge) => (
                <option key={knowledge} value={knowledge}>
                  {texts.text(`review-knowledge-${knowledge}`)}
                </option>
              ))}
            </Select>
          </label>
        )}
      </div>
      {status === "idle" && (
        <button type="button" class="btn solid" onClick={review.start}>
          {texts.text("review-start")}
        </button>
      )}
      {(goesOn || status === "stopped") && (
        <div class="review-progress">
          <progress max={Math.max(1, total)} value={done} aria-label={texts.text("review-progress")} />
          <span role="status">{texts.text(`review-status-${status}`, { done, total })}</span>
          <button type="button" class="btn" onClick={goesOn ? review.stop : review.start}>
            {texts.text(goesOn ? "review-stop" : "review-resume")}
          </button>
        </div>
      )}
      {review.failed !== null && (
        <p class="wrong" role="alert">
          {texts.text(review.failed)}
        </p>
      )}
      {status === "done" && review.seat !== null && <p class="hint">{texts.text("review-own-only")}</p>}
      {status === "done" && (
        <p class="unseen" role="status">
          {texts.text("review-done")}
        </p>
      )}
    </section>
  );
}
