// The result: the winner, and the sources of all points.
import { recordAddress } from "../api";
import type { GameUI } from "../game";
import { parseOptions } from "../options";
import type { Ended, LogEntry, Seat, TableInfo, Update } from "../protocol";
import { SEATS } from "../seat";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import { plain } from "../ui/numbers";
import type { GameWords } from "../words";
import { ended, parts, partsText } from "./happenings";
import { RuleLink } from "./Log";

interface EndProps {
  table: TableInfo;
  ui: GameUI<unknown>;
  words: GameWords;
  update: Update;
}

/** A game that ended before its end has no ranks: the result tells why, and how it stood. */
export function Unfinished({ table, ui, words, update, why }: EndProps & { why: Ended }) {
  const { texts } = words;
  return (
    <div class="result" tabIndex={0} role="region" aria-label={texts.ui("tab-result")}>
      <p class="verdict">{endedText(words, why)}</p>
      <Practice table={table} words={words} />
      <p>{texts.ui("no-ranks")}</p>
      <ol class="ranking">
        {table.seats.map(({ seat }) => (
          <Rank key={seat} {...{ table, words, seat }} text={texts.ui("score-alone", { seat: words.seat(seat), points: ui.score(update.view, seat) })} />
        ))}
      </ol>
      <Download table={table} words={words} />
    </div>
  );
}

export function endedText(words: GameWords, why: Ended): string {
  const { key, args } = ended(words, why);
  return words.texts.text(key, args);
}

/** A seat in the list of the result, and who played which part of its game. */
function Rank({ table, words, seat, text, won = false }: { table: TableInfo; words: GameWords; seat: Seat; text: string; won?: boolean }) {
  const own = table.seats.find((one) => one.seat === seat);
  const played = own && own.bot === null ? partsText(words, parts(table.events, seat, own.name)) : null;
  return (
    <li class={won ? "won" : ""}>
      <Mark seat={seat} />
      <span>
        {text}
        {played !== null && <small>{played}</small>}
      </span>
      {table.yours.includes(seat) && <em>{words.texts.ui("you")}</em>}
    </li>
  );
}

function Practice({ table, words: { texts } }: { table: TableInfo; words: GameWords }) {
  if (!table.practice) return null;
  return (
    <p>
      {texts.ui("practice-game")} {texts.ui("practice-about")}
    </p>
  );
}

function Download({ table, words }: { table: TableInfo; words: GameWords }) {
  return (
    <a class="btn" href={recordAddress(table.id)} download>
      <Icon name="arrow" class="down" />
      {words.texts.ui("download-record")}
    </a>
  );
}

export interface ResultProps extends EndProps {
  outcome: NonNullable<Update["outcome"]>;
  log: readonly LogEntry[];
  onRule: (anchor: string) => void;
}

export function Result({ table, ui, words, update, outcome, log, onRule }: ResultProps) {
  const { texts } = words;
  const order = ranked(outcome);
  const rival = ui.rival?.(update.view) ?? null;
  const tied = order.some((one) => order.some((other) => one.points === other.points && one.rank !== other.rank));
  const tie = `${words.game}-label-tie-break`;
  return (
    <div class="result" tabIndex={0} role="region" aria-label={texts.ui("tab-result")}>
      <p class="verdict">{verdict(words, outcome)}</p>
      <Practice table={table} words={words} />
      <ol class="ranking">
        {order.map(({ seat, rank, points }) => (
          <Rank
            key={seat}
            {...{ table, words, seat }}
            won={rank === 1}
            text={texts.ui(order.length === 1 ? "score-alone" : "ranking", { rank, seat: words.seat(seat), points })}
          />
        ))}
        {rival && (
          <li class={order.some((one) => one.rank === 1) ? "" : "won"}>
            <Mark seat={rival.id} />
            <span>{texts.ui("score-alone", { seat: words.title(rival.id), points: rival.score })}</span>
          </li>
        )}
      </ol>
      {tied && texts.has(tie) && <p class="tie">{texts.text(tie)}</p>}
      <Sheet table={table} ui={ui} words={words} update={update} outcome={outcome} log={log} onRule={onRule} />
      <Download table={table} words={words} />
    </div>
  );
}

/** A sentence that names the winner; there may be none. */
export function verdict(words: GameWords, outcome: ResultProps["outcome"]): string {
  const winners = ranked(outcome).filter((one) => one.rank === 1);
  if (winners.length === 0) return words.nobodyWon;
  return words.texts.ui("winners", { seat: words.texts.list(winners.map((one) => words.seat(one.seat))), count: winners.length });
}

export function ranked(outcome: ResultProps["outcome"]): { seat: Seat; rank: number; points: number }[] {
  const all = outcome.score.flatMap((points, index) => {
    const seat = SEATS[index];
    return seat ? [{ seat, points, rank: outcome.rank[index] ?? 0 }] : [];
  });
  return all.sort((one, other) => one.rank - other.rank);
}

/** The score sheet: a row for each source of points, a column for each seat and for a rival. */
function Sheet({ table, ui, words, update, outcome, log, onRule }: ResultProps) {
  const { texts } = words;
  const rival = ui.rival?.(update.view) ?? null;
  const columns = table.seats.map((seat) => ({ mark: seat.seat as string, name: words.seat(seat.seat) }));
  if (rival) columns.push({ mark: rival.id, name: words.title(rival.id) });
  const totals = rival ? [...outcome.score, rival.score] : outcome.score;
  return (
    <div class="wide-table">
      <table class="sheet-table">
        <caption>{texts.ui("score-sheet")}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.ui("source")}</th>
            {columns.map(({ mark, name }) => (
              <th scope="col">
                <Mark seat={mark} />
                <span class="unseen">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ui.sheet(update.view, log).map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <span class="row-name">
                  {words.title(line.id)}
                  <RuleLink words={words} anchor={line.rule} onRule={onRule} />
                </span>
                <small>{explain(words, table, line.id)}</small>
              </th>
              {line.points.map((points) => (
                <td class={points === 0 ? "nil" : ""}>{plain(points)}</td>
              ))}
            </tr>
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
    </div>
  );
}

/** A sentence that explains the line, for the side of the board in play if there are two. */
function explain(words: GameWords, table: TableInfo, id: string): string {
  const side = parseOptions(table.options)[id] ?? "a";
  const keys = [`${words.game}-site-${id}-${side}`, `${words.game}-label-sheet-${id}`];
  const key = keys.find((known) => words.texts.has(known));
  return key === undefined ? "" : words.texts.text(key);
}
