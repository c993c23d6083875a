// A decision beside what could have been decided: the best moves with their reasons, the one that was played, and what was expected next.
import { useMemo } from "preact/hooks";
import { Reasons } from "../coach/Reasons";
import { reasonsAgainst, reasonsFor } from "../coach/reasons";
import { type GameUI, moveNames } from "../game";
import type { AnalysedMove, Decision } from "../protocol";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { amount, difference, type Mode, rounded } from "./figures";
import { isWrong, MarkSign } from "./marks";
import type { ExpectedLine } from "./useExpectedLine";

interface ChoicesProps {
  ui: GameUI<unknown>;
  words: GameWords;
  decision: Decision;
  /** The position in which it was made. */
  view: unknown;
  mode: Mode;
  /** The move whose place is shown on the board. */
  pointed: string | null;
  onPoint: (move: string | null) => void;
  line: ExpectedLine;
}

export function Choices({ ui, words, decision, view, mode, pointed, onPoint, line }: ChoicesProps) {
  const { texts } = words;
  const { seat, moves, played, mark } = decision;
  const name = useMemo(() => {
    const legal = new Set(moves.map(({ move }) => move));
    return view === null ? (move: string) => words.move(move) : moveNames(ui, { view, legal, words });
  }, [ui, view, moves, words]);
  const [best] = moves;
  if (!best) return null;
  return (
    <section class="review-choices">
      <header>
        <h2>
          <Mark seat={seat} /> {texts.text("review-could", { seat: words.seat(seat) })}
        </h2>
        <small>{texts.text(`review-after-${mode}`)}</small>
      </header>
      <ol>
        {moves.map((move, index) => (
          <Choice
            key={move.move}
            {...{ words, move, best, mode, name, onPoint }}
            pointed={pointed === move.move}
            number={index + 1}
            played={index === played}
            mark={index === played ? mark : null}
          />
        ))}
      </ol>
      <Expected {...{ words, decision, name, line }} />
    </section>
  );
}

interface ChoiceProps {
  words: GameWords;
  move: AnalysedMove;
  best: AnalysedMove;
  mode: Mode;
  number: number;
  played: boolean;
  mark: Decision["mark"];
  name: (move: string) => string;
  pointed: boolean;
  onPoint: ChoicesProps["onPoint"];
}

function Choice({ words, move, best, mode, number, played, mark, name, pointed, onPoint }: ChoiceProps) {
  const { texts } = words;
  const lost = rounded(mode, move[mode] - best[mode]);
  // The move that was played is measured against the best one; the others speak for themselves.
  const against = played && move !== best;
  const reasons = against ? reasonsAgainst(words, reasoned(best), reasoned(move)) : reasonsFor(words, move);
  return (
    <li class={`${played ? "played" : ""} ${isWrong(mark) ? "slip" : ""}`}>
      <span class="nth" aria-hidden="true">
        {number}
      </span>
      <div>
        <p>
          {played && <span class="tag">{texts.text("review-played")}</span>}{" "}
          <button type="button" class="point" aria-pressed={pointed} onClick={() => onPoint(pointed ? null : move.move)}>
            {name(move.move)}
          </button>{" "}
          {mark && <MarkSign mark={mark} texts={texts} />}
        </p>
        {against && reasons.length > 0 && <p class="against">{texts.text("review-against")}</p>}
        <Reasons reasons={reasons} />
        <small>{texts.text("review-share", { share: amount(words, "win", move.share) })}</small>
      </div>
      <span class="worth">
        <b>{amount(words, mode, move[mode])}</b>
        {move !== best && <span class={lost < 0 ? "bad" : ""}>{difference(words, mode, lost)}</span>}
      </span>
    </li>
  );
}

const reasoned = ({ move, points, terms }: AnalysedMove) => ({ move, points, terms, blunder: false });

interface ExpectedProps {
  words: GameWords;
  decision: Decision;
  name: (move: string) => string;
  line: ExpectedLine;
}

/** What the search expected after the best move, in sentences; each shows its position on the board. */
function Expected({ words, decision: { expected }, name, line }: ExpectedProps) {
  // While a game runs, only the best move itself is told.
  if (expected.length < 2) return null;
  return (
    <details class="review-expected">
      <summary>{words.texts.text("review-expected")}</summary>
      <ol>
        {expected.map(({ actor, move }, index) => (
          <li key={index}>
            {actor === "*" ? <Icon name="deck" /> : <Mark seat={actor} />}
            <button type="button" class="point" aria-pressed={line.step === index} onClick={() => line.show(line.step === index ? null : index)}>
              {actor !== "*" && <span class="unseen">{`${words.seat(actor)}: `}</span>}
              {index === 0 ? name(move) : words.move(move)}
            </button>
          </li>
        ))}
      </ol>
      {line.step !== null && (
        <div class="acts">
          <button type="button" class="btn" onClick={() => line.show(null)}>
            {words.texts.text("review-back")}
          </button>
          {line.playOn !== null && (
            <a class="btn quiet" href={line.playOn}>
              {words.texts.ui("what-if-here")}
            </a>
          )}
        </div>
      )}
    </details>
  );
}
