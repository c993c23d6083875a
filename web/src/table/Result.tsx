// The end of a game: the verdict and the ranking, the sources of all points, the course of the game, and its records.
import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { GameUI } from "../game";
import { levelName } from "../levels";
import { parseOptions } from "../options";
import type { Ended, LogEntry, Seat, TableInfo, Update } from "../protocol";
import { timeline } from "../replay/timeline";
import { SEATS } from "../seat";
import { Mark } from "../ui/Mark";
import { plain } from "../ui/numbers";
import type { GameWords } from "../words";
import { Chart, stageText } from "./end/Chart";
import { leadOf, scoresOf } from "./end/course";
import { type Player, Records, Turning } from "./end/Highlights";
import { type Pillar, Scene } from "./end/Scene";
import { useBest } from "./end/useBest";
import { type CourseOfGame, useCourse } from "./end/useCourse";
import { ended, parts, partsText } from "./happenings";
import { RuleLink } from "./Log";
import { Afterwards, Again, Leave } from "./Over";
import { practiceText } from "./practice";

type Outcome = NonNullable<Update["outcome"]>;

/** The most lines of a score sheet that are all explained where they stand; in longer ones the line under the mouse is. */
const EXPLAINED = 7;

export interface ResultProps {
  table: TableInfo;
  ui: GameUI<unknown>;
  words: GameWords;
  update: Update;
  log: readonly LogEntry[];
  /** Whether the page has seen the game end. */
  fresh: boolean;
  onRule: (anchor: string) => void;
  onBoard: () => void;
  /** Shows the position after an entry of the log. */
  onPosition: (entry: LogEntry) => void;
}

export function Result(props: ResultProps) {
  const { table, ui, words, update, log, fresh, onRule, onBoard, onPosition } = props;
  const { texts } = words;
  const { outcome } = update;
  const standings = standingsOf(props);
  const players = playersOf(props);
  const winners = winnersOf(outcome, players.length);
  const game = useCourse(ui, table, update, log, winners);
  const highlights = { players, words, log, game, winners, end: update.ply };
  const best = useBest(table, outcome !== null);
  const verdict = useFocusIfLost();
  return (
    // In the middle of a game the sources of points do not add up to the scores.
    <section class={outcome ? "result" : "result undecided"} aria-label={texts.ui("tab-result")}>
      <header class="finale">
        <Scene pillars={standings} rises={fresh} texts={texts} />
        <div class="tidings">
          <p class="cap">
            {texts.ui("game-over")}
            {table.practice && ` ${texts.ui("practice-game")} ${practiceText(texts, table)}`}
          </p>
          <h2 class="verdict" id="prompt" tabIndex={-1} ref={verdict}>
            {table.ended ? endedText(words, table.ended) : outcome && headline(words, table, outcome, ui.rival?.(update.view)?.score ?? null)}
          </h2>
          <p class="since">{leadText(props, game, winners)}</p>
          <ol class="ranking">
            {standings.map((one) => (
              <Rank key={one.mark} {...{ table, words, log }} standing={one} />
            ))}
          </ol>
          <div class="and-now">
            <Again table={table} words={words} />
            <Afterwards table={table} words={words} onBoard={onBoard} />
          </div>
        </div>
        <Leave table={table} words={words} />
      </header>
      {outcome && (
        <section class={`card sources ${ui.sheet(update.view, log).length <= EXPLAINED ? "explained" : ""}`}>
          <h2 id="end-sources">{texts.ui("end-sources")}</h2>
          <Sheet {...{ table, ui, words, update, log, onRule }} />
          <p class="hint">{texts.ui("end-sources-hint")}</p>
        </section>
      )}
      <section class="card rounds">
        <h2>{stageText(words, "by-stage")}</h2>
        <p class="cap">{outcome && stageText(words, "end-shaded")}</p>
        <Chart words={words} stops={game.stops} course={game.course} players={players} />
      </section>
      <div class="highlights">
        {winners.length > 0 && players.length > winners.length && (
          <section class="card turning">
            <h2>{texts.ui("end-turned")}</h2>
            <Turning {...highlights} onPosition={onPosition} />
          </section>
        )}
        <section class="card records">
          <h2>{texts.ui("end-records")}</h2>
          <Records {...highlights} best={best} seats={table.seats.length} />
        </section>
      </div>
    </section>
  );
}

interface Standing extends Pillar {
  /** Null in a game without ranks, and for a rival. */
  rank: number | null;
  seat: Seat | null;
  won: boolean;
}

/** Everybody who has points, the best first; a rival without a seat comes where its points belong. */
function standingsOf({ table, ui, words, update: { outcome, view } }: ResultProps): Standing[] {
  const rival = ui.rival?.(view) ?? null;
  const seated: Standing[] = outcome
    ? ranked(outcome).map(({ seat, rank, points }) => ({
        mark: seat,
        seat,
        name: words.seat(seat),
        points,
        rank: outcome.rank.length === 1 ? null : rank,
        won: rank === 1,
      }))
    : table.seats.map(({ seat }) => ({ mark: seat, seat, name: words.seat(seat), points: ui.score(view, seat), rank: null, won: false }));
  if (!rival) return seated;
  const won = outcome !== null && seated.every((one) => !one.won);
  const own: Standing = { mark: rival.id, seat: null, name: words.title(rival.id), points: rival.score, rank: null, won };
  return won ? [own, ...seated] : [...seated, own];
}

export function endedText(words: GameWords, why: Ended): string {
  const { key, args } = ended(words, why);
  return words.texts.text(key, args);
}

/** The indices of the winners; a rival, who comes after all seats, wins where no seat does. */
function winnersOf(outcome: Outcome | null, players: number): readonly number[] {
  if (!outcome) return [];
  const winners = [...outcome.rank.keys()].filter((seat) => outcome.rank[seat] === 1);
  return winners.length === 0 && players > outcome.rank.length ? [players - 1] : winners;
}

/** The seats, and after them a rival without one. */
function playersOf({ table, ui, words, update }: Pick<ResultProps, "table" | "ui" | "words" | "update">): Player[] {
  const rival = ui.rival?.(update.view) ?? null;
  const seated = table.seats.map(({ seat }) => ({ mark: seat as string, name: words.seat(seat) }));
  return rival ? [...seated, { mark: rival.id, name: words.title(rival.id) }] : seated;
}

/** Gives the verdict the focus if the thing that had it is gone, so that screen readers go on from there. */
function useFocusIfLost() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever has just opened the page had no focus to lose.
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** Who wins, and by how much. `rival` is the score of an opponent without a seat. */
export function headline(words: GameWords, table: Pick<TableInfo, "yours">, outcome: Outcome, rival: number | null = null): string {
  const { texts } = words;
  const winners = ranked(outcome).filter((one) => one.rank === 1);
  const [winner] = winners;
  if (!winner) return bare(words.nobodyWon);
  const others = outcome.score.filter((_, seat) => outcome.rank[seat] !== 1);
  const margin = winner.points - Math.max(...others, rival ?? -Infinity);
  const you = table.yours.length === 1 && table.yours[0] === winner.seat;
  const args = { seat: words.seat(winner.seat), points: margin };
  if (winners.length === 1 && Number.isFinite(margin) && margin > 0) return texts.ui(you ? "you-wins-by" : "wins-by", args);
  if (winners.length === 1 && margin === 0) return texts.ui(you ? "you-wins-tie" : "wins-tie", args);
  return bare(texts.ui("winners", { seat: texts.list(winners.map((one) => words.seat(one.seat))), count: winners.length }));
}

/** A sentence as a heading. */
function bare(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

export function ranked(outcome: Outcome): { seat: Seat; rank: number; points: number }[] {
  const all = outcome.score.flatMap((points, index) => {
    const seat = SEATS[index];
    return seat ? [{ seat, points, rank: outcome.rank[index] ?? 0 }] : [];
  });
  return all.sort((one, other) => one.rank - other.rank);
}

/** The line below the verdict: what decided a tie, or since when the winners led. */
function leadText({ words, table, update }: ResultProps, { course, stops }: CourseOfGame, winners: readonly number[]): string {
  const { texts } = words;
  const { outcome } = update;
  if (table.ended) return texts.ui("no-ranks");
  const order = outcome ? ranked(outcome) : [];
  const tied = order.some((one) => order.some((other) => one.points === other.points && one.rank !== other.rank));
  const tie = `${words.game}-label-tie-break`;
  if (tied && texts.has(tie)) return texts.text(tie);
  const known = stops.filter(({ ply, stage }) => stage !== 0 && course.has(ply));
  if (winners.length === 0 || known.length < 3) return "";
  const leads = known.map(({ ply }) => leadOf(course.get(ply) ?? [], winners) > 0);
  if (!leads.at(-1)) return "";
  if (!leads.at(-2)) return stageText(words, "end-late");
  const since = leads.lastIndexOf(false) + 1;
  return since === 0 ? stageText(words, "end-always") : stageText(words, "end-since", { number: known[since]?.stage ?? 0 });
}

/** A line of the ranking, and who played which part of the game. */
function Rank({ table, words, standing, log }: Pick<ResultProps, "table" | "words" | "log"> & { standing: Standing }) {
  const { texts } = words;
  const { seat, mark, name, points, rank, won } = standing;
  const own = table.seats.find((one) => one.seat === seat);
  const played = own && own.bot === null ? partsText(words, parts(table.events, own.seat, own.name), timeline(log)) : null;
  const notes = [
    seat !== null && table.yours.includes(seat) ? texts.ui("you") : null,
    own && own.bot !== null ? levelName(texts, own.bot) : null,
    own?.resigned ? texts.ui("resigned") : null,
  ].filter((note) => note !== null);
  return (
    <li class={won ? "won" : ""}>
      {rank !== null && <span class="rank">{rank}</span>}
      <Mark seat={mark} />
      <span class="who">
        <b>{name}</b>
        {notes.length > 0 && <small>{notes.join(" · ")}</small>}
        {played !== null && <small>{played}</small>}
      </span>
      <b class="points">
        {plain(points)} <span class="unseen">{texts.ui("points")}</span>
      </b>
    </li>
  );
}

/** Width of the longest bar of the score sheet in pixels; with it even five seats have room beside each other. */
const BAR = 20;

/** The score sheet: a row for each source of points, a column for each seat and for a rival. */
function Sheet({ table, ui, words, update, log, onRule }: Pick<ResultProps, "table" | "ui" | "words" | "update" | "log" | "onRule">) {
  const { texts } = words;
  const columns = playersOf({ table, ui, words, update });
  const totals = scoresOf(ui, update.view, table.seats);
  const lines = ui.sheet(update.view, log);
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(Math.abs)));
  return (
    <table class={`sheet-table n${columns.length}`} aria-labelledby="end-sources">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{texts.ui("source")}</span>
          </th>
          {columns.map(({ mark, name }) => (
            <th scope="col">
              <Mark seat={mark} />
              <span class="unseen">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Fragment key={line.id}>
            <tr>
              <th scope="row">
                <span class="row-name">
                  {words.title(line.id)}
                  <RuleLink words={words} anchor={line.rule} onRule={onRule} />
                </span>
              </th>
              {line.points.map((points, index) => (
                <td class={`s-${columns[index]?.mark} ${points === 0 ? "nil" : points < 0 ? "minus" : points === Math.max(...line.points) ? "most" : ""}`}>
                  <i class="bar" style={{ width: `${Math.round((BAR * Math.abs(points)) / most)}px` }} />
                  {plain(points)}
                </td>
              ))}
            </tr>
            <tr class="why">
              <td colSpan={columns.length + 1}>
                <small>{explain(words, table, line.id)}</small>
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.ui("total")}</th>
          {totals.map((points) => (
            <td>{plain(points)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A sentence that explains the line, for the side of the board in play if there are two. */
function explain(words: GameWords, table: TableInfo, id: string): string {
  const side = parseOptions(table.options)[id] ?? "a";
  const keys = [`${words.game}-site-${id}-${side}`, `${words.game}-label-sheet-${id}`];
  const key = keys.find((known) => words.texts.has(known));
  return key === undefined ? "" : words.texts.text(key);
}
