// The figures: one's own beside everybody's, with intervals and with a word where they say little.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { GameWords, Texts } from "../words";
import type { Compared, GainStatistics, OpeningStatistics, Rate, SourceStatistics, Statistics } from "./types";

/** The number of rows that a table shows at first. */
const MOST = 8;

interface FiguresProps {
  figures: Compared;
  words: GameWords;
  texts: Texts;
}

export function Figures({ figures, words, texts }: FiguresProps) {
  const { own, all, few, partial } = figures;
  if (all.games === 0 && own.games === 0) return <p role="status">{texts.text(all.players === null ? "stats-none" : "stats-none-players")}</p>;
  const mine = own.games > 0;
  const say = { texts, few };
  const heads = (first: string) => [texts.text(first), ...(mine ? [texts.text("stats-you")] : []), texts.text("stats-all")];
  const shares = (yours: Rate | null, theirs: Rate | null, unit = "stats-results-count") => [
    ...(mine ? [<Share rate={yours} unit={unit} {...say} />] : []),
    <Share rate={theirs} unit={unit} {...say} />,
  ];
  const gained = (list: "gains" | "battles", kind: string, unit: string) =>
    all[list]
      .filter((gain) => gain.kind === kind)
      .map((gain) => ({
        key: gain.id,
        name: thingOf(words, gain),
        cells: shares(own[list].find((one) => one.kind === kind && one.id === gain.id)?.rate ?? null, gain.rate, unit),
      }));
  return (
    <>
      <p role="status" class="counted">
        {texts.text("stats-counted", { number: own.games, count: all.games })} {partial && texts.text("stats-partial")}
      </p>
      {!mine && (
        <p class="caution">
          {texts.text("stats-none-own")} <a href={`/games/${all.game}`}>{texts.text("stats-play")}</a>
        </p>
      )}
      {mine && own.games < few && <p class="caution">{texts.text("stats-few", { count: own.games, least: few })}</p>}
      <Headline {...{ figures, words, texts }} />
      <div class="stat-cards">
        <Sources {...{ figures, words, texts }} />
        <Table
          title={texts.text("stats-seats")}
          head={heads("stats-seat")}
          texts={texts}
          rows={all.tables
            .filter(({ players }) => all.players === null || players === all.players)
            .flatMap(({ players, seats }) =>
              seats.map(({ seat, rate }) => ({
                key: `${players} ${seat}`,
                name: texts.text("stats-seat-of", { number: SEAT_LETTERS.indexOf(seat) + 1, count: players }),
                cells: shares(seatOf(own, players, seat), rate),
              })),
            )}
        />
        {kindsOf(all.gains).map((kind) => (
          <Table
            key={kind}
            title={texts.text(`stats-kind-${kind}`)}
            head={heads("stats-thing")}
            texts={texts}
            rows={gained("gains", kind, "stats-results-count")}
          />
        ))}
        {all.battles.length > 0 && (
          <Table
            title={texts.text("stats-battles")}
            head={heads("stats-battles-thing")}
            texts={texts}
            rows={gained("battles", "battle", "stats-battle-count")}
          />
        )}
        {kindsOf(all.actions).map((kind) => (
          <Table
            key={kind}
            title={texts.text(`stats-action-${kind}`)}
            head={[...heads("stats-times"), texts.text("stats-winners")]}
            texts={texts}
            rows={all.actions
              .filter((action) => action.kind === kind)
              .map(({ id, times, winners }) => ({
                key: id,
                name: titleOf(words, id),
                cells: [
                  ...(mine ? [fixed(texts, own.actions.find((one) => one.kind === kind && one.id === id)?.times ?? 0)] : []),
                  fixed(texts, times),
                  fixed(texts, winners),
                ],
              }))}
          />
        ))}
        <Table
          wide
          title={texts.text("stats-openings")}
          head={heads("stats-decision")}
          texts={texts}
          most={12}
          rows={openings(all.openings, own.openings).map(({ opening, depth, own: yours }, index) => ({
            key: String(index),
            depth,
            name: decisionOf(words, opening),
            cells: shares(yours, opening.rate),
          }))}
        />
      </div>
      <p class="help">{texts.text("stats-help")}</p>
    </>
  );
}

const SEAT_LETTERS = "abcde";

const kindsOf = (things: readonly { kind: string }[]) => [...new Set(things.map(({ kind }) => kind))];

/** The most important figures: what one wins, what one scores, and from which source winners get more. */
function Headline({ figures: { own, all, few }, words, texts }: FiguresProps) {
  const mine = own.games > 0 ? own : all;
  const gap = biggestGap(mine.sources, all.sources);
  return (
    <section class="headline" aria-label={texts.text("stats-results")}>
      <div>
        <h2>{texts.text("stats-won")}</h2>
        <Share rate={mine.rate} unit="stats-results-count" texts={texts} few={few} />
      </div>
      <div>
        <h2>{texts.text("stats-points")}</h2>
        <b>{fixed(texts, mine.points)}</b>
        {mine === own && <small>{texts.text("stats-everybody-too", { points: fixed(texts, all.points) })}</small>}
      </div>
      <div>
        <h2>{texts.text(mine === own ? "stats-gap" : "stats-gap-all")}</h2>
        {gap ? (
          <>
            <b class="name">{titleOf(words, gap.id)}</b>
            <small>{texts.text("stats-gap-points", { points: `+${fixed(texts, gap.points)}` })}</small>
          </>
        ) : (
          <small>{texts.text("stats-gap-none")}</small>
        )}
      </div>
    </section>
  );
}

/** The source from which winners get the most more than `own`; null if there is none. */
export function biggestGap(own: readonly SourceStatistics[], all: readonly SourceStatistics[]): { id: string; points: number } | null {
  const gaps = all.map(({ id, winners }) => ({ id, points: winners - (own.find((one) => one.id === id)?.points ?? 0) }));
  const most = gaps.reduce<{ id: string; points: number } | null>((most, gap) => (gap.points > (most?.points ?? 0) ? gap : most), null);
  // What would be shown as +0.0 is no gap.
  return most && most.points >= 0.05 ? most : null;
}

/** Points by source, as figures and as bars on one scale. */
function Sources({ figures: { own, all }, words, texts }: FiguresProps) {
  const mine = own.games > 0;
  const rows = all.sources.map((source) => ({ ...source, own: own.sources.find((one) => one.id === source.id)?.points ?? 0 }));
  const values = rows.flatMap(({ points, winners, own }) => [points, winners, own]);
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const at = (value: number) => (100 * (value - least)) / (most - least);
  const bar = (value: number) => ({ x: Math.min(at(0), at(value)), width: Math.abs(at(value) - at(0)) });
  return (
    <Table
      title={texts.text("stats-sources")}
      about={texts.text(mine ? "stats-sources-about" : "stats-sources-about-all")}
      head={[texts.text("stats-source"), ...(mine ? [texts.text("stats-you")] : []), texts.text("stats-all"), texts.text("stats-winners")]}
      texts={texts}
      most={20}
      rows={rows.map(({ id, points, winners, own }) => ({
        key: id,
        name: titleOf(words, id),
        picture: (
          <svg class="bars" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
            <rect class="ground" width="100" height="12" />
            {mine && <rect class="own" {...bar(own)} y="0" height="7" />}
            <rect class="all" {...bar(points)} y={mine ? 8 : 2} height={mine ? 4 : 8} />
            <rect class="winners" x={at(winners) - 0.4} width="0.8" y="-1" height="14" />
          </svg>
        ),
        cells: [...(mine ? [fixed(texts, own)] : []), fixed(texts, points), fixed(texts, winners)],
      }))}
    />
  );
}

interface OpeningRow {
  opening: OpeningStatistics;
  depth: number;
  own: Rate | null;
}

/** The tree of openings as rows: the most frequent first decisions, and the two most frequent answers to each. */
export function openings(all: readonly OpeningStatistics[], own: readonly OpeningStatistics[], depth = 0): OpeningRow[] {
  return all.slice(0, depth === 0 ? 6 : 2).flatMap((opening) => {
    const yours = own.find((other) => other.move === opening.move && String(other.things) === String(opening.things));
    return [{ opening, depth, own: yours?.rate ?? null }, ...openings(opening.then, yours?.then ?? [], depth + 1)];
  });
}

const seatOf = (figures: Statistics, players: number, seat: string) =>
  figures.tables.find((table) => table.players === players)?.seats.find((one) => one.seat === seat)?.rate ?? null;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const titleOf = (words: GameWords, id: string) => capital(words.title(id));

/** The name of something that players got; what a Nile card brings has a word of its own. */
function thingOf(words: GameWords, { kind, id }: GainStatistics): string {
  if (kind === "artisan") return words.label("count-artisan", { points: Number(id) });
  const word = `${words.game}-label-word-${id}`;
  return kind === "effect" && words.texts.has(word) ? capital(words.text(word)) : titleOf(words, id);
}

function decisionOf(words: GameWords, { move, things }: OpeningStatistics): string {
  return things.length > 0 ? words.label(`count-${move}`, { things }) : words.move(move);
}

const fixed = (texts: Texts, value: number) => value.toLocaleString(texts.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace("-", "−");

interface TableRow {
  key: string;
  name: string;
  picture?: ComponentChildren;
  cells: readonly ComponentChildren[];
  depth?: number;
}

interface TableProps {
  title: string;
  about?: string;
  /** The heads of the columns; the first is that of the names. */
  head: readonly string[];
  rows: readonly TableRow[];
  texts: Texts;
  /** The number of rows that are shown at first. */
  most?: number;
  wide?: boolean;
}

/** The roles of a table and its parts, written out: some browsers forget them where rows are not laid out as rows, as on a phone. */
const ROLE = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** A table whose rows fold on a phone. */
function Table({ title, about, head, rows, texts, most = MOST, wide = false }: TableProps) {
  const [whole, show] = useState(false);
  // One or two rows are not worth a button.
  const folds = rows.length > most + 2;
  const shown = folds && !whole ? rows.slice(0, most) : rows;
  return (
    <section class={wide ? "figures wide" : "figures"}>
      <h2>{title}</h2>
      {about && <p class="about">{about}</p>}
      <table {...ROLE.table} aria-label={title}>
        <thead {...ROLE.rowgroup}>
          <tr {...ROLE.row}>
            {head.map((one) => (
              <th key={one} {...ROLE.columnheader} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.rowgroup}>
          {shown.map(({ key, name, picture, cells, depth = 0 }) => (
            <tr key={key} {...ROLE.row} class={`depth-${depth}`}>
              <th {...ROLE.rowheader} scope="row">
                {name}
                {picture}
              </th>
              {cells.map((cell, index) => (
                <td key={index} {...ROLE.cell} data-head={head[index + 1]} class={String(cell).startsWith("−") ? "minus" : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {folds && (
        <button type="button" class="btn quiet" aria-expanded={whole} onClick={() => show(!whole)}>
          {whole ? texts.text("stats-fewer") : texts.text("stats-more", { count: rows.length - most })}
        </button>
      )}
    </section>
  );
}

/** A share with its interval, the number of results, and a bar beside the share that chance alone would bring. */
function Share({ rate, unit, texts, few }: { rate: Rate | null; unit: string; texts: Texts; few: number }) {
  if (!rate || rate.results === 0) return <span class="share none">–</span>;
  const percent = (part: number) => Math.round(100 * part);
  const verdict = rate.low > rate.expected ? "stats-above" : rate.high < rate.expected ? "stats-below" : null;
  return (
    <span class={rate.results < few ? "share small" : "share"}>
      <b>{texts.text("stats-percent", { number: percent(rate.share) })}</b>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="ground" width="100" height="10" />
        <rect class="interval" x={100 * rate.low} width={100 * (rate.high - rate.low)} height="10" />
        <rect class="here" x={100 * rate.share - 0.75} width="1.5" height="10" />
        <rect class="chance" x={100 * rate.expected - 0.5} width="1" y="-2" height="14" />
      </svg>
      <small>
        {texts.text("stats-range", { low: percent(rate.low), high: percent(rate.high) })} · {texts.text(unit, { count: rate.results })}
      </small>
      {verdict && <small class="verdict">{texts.text(verdict)}</small>}
    </span>
  );
}
