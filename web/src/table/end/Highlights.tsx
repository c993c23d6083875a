// The highlights of a game: the moment at which it turned, and its records.
import type { LogEntry, PersonalBest } from "../../protocol";
import { Icon } from "../../ui/Icon";
import { Mark } from "../../ui/Mark";
import { plain, signed } from "../../ui/numbers";
import type { GameWords } from "../../words";
import { stageText } from "./Chart";
import { actionAt, bestMove, bestStage, largestLead, longestLead, stageAt, turningPoint } from "./course";
import type { CourseOfGame } from "./useCourse";

/** A seat or a rival without one. */
export interface Player {
  mark: string;
  name: string;
}

interface HighlightsProps {
  /** Everybody who has points. */
  players: readonly Player[];
  words: GameWords;
  log: readonly LogEntry[];
  game: CourseOfGame;
  /** The indices of the players who won. */
  winners: readonly number[];
  /** The number of lines of the game. */
  end: number;
}

export function Turning({ players, words, log, game, winners, end, onPosition }: HighlightsProps & { onPosition: (entry: LogEntry) => void }) {
  const { texts } = words;
  const turn = turningPoint(game.course, winners, game.stops[1]?.ply ?? 0);
  const action = turn && actionAt(log, turn.line);
  const entry = log.find(({ line, undone }) => line === turn?.line && !undone) ?? action;
  if (!turn || !action) return <p class="hushed">{game.done ? texts.ui("end-no-turn") : texts.ui("end-loading")}</p>;
  const rivals = [...turn.after.keys()].filter((seat) => !winners.includes(seat));
  const rival = rivals.reduce((best, seat) => ((turn.before[seat] ?? 0) > (turn.before[best] ?? 0) ? seat : best), rivals[0] ?? 0);
  const stage = stageAt(game.stages, turn.line);
  // The last line holds the final count too.
  const counted = turn.line === end - 1;
  return (
    <>
      <p class="cap">
        {stage !== null && `${stageText(words, "stage", { number: stage })} · `}
        {texts.ui("ply", { number: turn.line + 1, total: end })}
      </p>
      <p class="moved">
        {action.seat && !counted && <Mark seat={action.seat} />}
        <b>{counted ? stageText(words, "end-late") : words.event(action.event)}</b>
      </p>
      <ul class="figures">
        {[...winners, rival].map((seat) => {
          const player = players[seat];
          return (
            player && (
              <li key={player.mark}>
                <Mark seat={player.mark} />
                <span>{player.name}</span>
                <b>
                  {plain(turn.before[seat] ?? 0)} <Icon name="arrow" /> {plain(turn.after[seat] ?? 0)}
                </b>
              </li>
            )
          );
        })}
      </ul>
      <button type="button" class="btn" onClick={() => onPosition(entry ?? action)}>
        {texts.ui("see-position")}
      </button>
    </>
  );
}

export function Records({ players, words, log, game, end, best, seats }: HighlightsProps & { best: PersonalBest | null; seats: number }) {
  const { texts } = words;
  const { course, stops, stages } = game;
  const name = (player: number) => players[player]?.name ?? "";
  const stage = bestStage(course, stops);
  const lead = longestLead(course, stops);
  const largest = largestLead(course);
  const moves = players.flatMap(({ mark }, index) => {
    const best = bestMove(course, index, end);
    const action = best && actionAt(log, best.line);
    return best && action ? [{ mark, best, action, stage: stageAt(stages, best.line) }] : [];
  });
  if (!stage && moves.length === 0 && !best) return <p class="hushed">{texts.ui(game.done ? "end-no-records" : "end-loading")}</p>;
  return (
    <dl>
      {moves.length > 0 && (
        <div class="best-moves">
          <dt>{texts.ui("record-moves")}</dt>
          {moves.map(({ mark, best, action, stage }) => (
            <dd key={mark}>
              <Mark seat={mark} />
              <b>{signed(best.gain)}</b>
              <span>
                {stage !== null && <i>{stageText(words, "stage", { number: stage })} · </i>}
                {words.event(action.event)}
              </span>
            </dd>
          ))}
        </div>
      )}
      {stage && (
        <div>
          <dt>{stageText(words, "record-stage")}</dt>
          <dd>
            {name(stage.seat)}, {stageText(words, "stage", { number: stage.stage })} <b>{signed(stage.gain)}</b>
          </dd>
        </div>
      )}
      {lead && lead.count > 1 && (
        <div>
          <dt>{texts.ui("record-lead")}</dt>
          <dd>{stageText(words, "record-lead-length", { seat: name(lead.seat), count: lead.count })}</dd>
        </div>
      )}
      {largest && (
        <div>
          <dt>{texts.ui("record-distance")}</dt>
          <dd>
            {name(largest.seat)} <b>{signed(largest.points)}</b>
          </dd>
        </div>
      )}
      {best && (
        <div class="own-best">
          <dt>{texts.ui("record-best", { text: words.gameName, count: seats })}</dt>
          <dd>{bestText(words, best)}</dd>
        </div>
      )}
    </dl>
  );
}

/** How a result compares with the best one before. */
export function bestText({ texts }: GameWords, { points, earlier }: PersonalBest): string {
  if (earlier === null) return texts.ui("record-best-first", { points });
  const key = points > earlier ? "record-best-new" : points === earlier ? "record-best-same" : "record-best-old";
  return texts.ui(key, { points, earlier });
}
