// The tables of figures: one's own beside everybody's, with intervals and with a word where they say little.
import type { ComponentChildren } from "preact";
import type { GameWords, Texts } from "../words";
import type { Compared, OpeningStatistics, Rate, Statistics } from "./types";

/** The number of rows that a table shows. */
const MOST = 12;

interface FiguresProps {
  figures: Compared;
  words: GameWords;
  texts: Texts;
}

export function Figures({ figures, words, texts }: FiguresProps) {
  const { own, all, few, partial } = figures;
  if (all.games === 0 && own.games === 0) return <p role="status">{texts.text("stats-none")}</p>;
  const say = { texts, few };
  return (
    <>
      <p role="status" class="counted">
        {texts.text("stats-counted", { number: own.games, count: all.games })} {partial && texts.text("stats-partial")}
      </p>
      {own.games < few && <p class="caution">{texts.text("stats-few", { count: own.games, least: few })}</p>}
      <Table title={texts.text("stats-results")} head={["", texts.text("stats-you"), texts.text("stats-all")]}>
        <Row name={texts.text("stats-won")} cells={[<Share rate={own.rate} {...say} />, <Share rate={all.rate} {...say} />]} />
        <Row name={texts.text("stats-points")} cells={[own.games > 0 ? fixed(texts, own.points) : "–", fixed(texts, all.points)]} />
      </Table>
      <Table
        title={texts.text("stats-sources")}
        head={[texts.text("stats-source"), texts.text("stats-you"), texts.text("stats-all"), texts.text("stats-winners")]}
      >
        {all.sources.map(({ id, points, winners }) => (
          <Row
            key={id}
            name={nameOf(words, id)}
            cells={[own.games > 0 ? fixed(texts, own.sources.find((one) => one.id === id)?.points ?? 0) : "–", fixed(texts, points), fixed(texts, winners)]}
          />
        ))}
      </Table>
      <Table title={texts.text("stats-seats")} head={[texts.text("stats-seat"), texts.text("stats-you"), texts.text("stats-all")]}>
        {all.tables.flatMap(({ players, seats }) =>
          seats.map(({ seat, rate }, index) => (
            <Row
              key={`${players} ${seat}`}
              name={texts.text("stats-seat-of", { number: index + 1, count: players })}
              cells={[<Share rate={seatOf(own, players, seat)} {...say} />, <Share rate={rate} {...say} />]}
            />
          )),
        )}
      </Table>
      {[...new Set(all.gains.map(({ kind }) => kind))].map((kind) => (
        <Table key={kind} title={texts.text(`stats-kind-${kind}`)} head={[texts.text("stats-thing"), texts.text("stats-you"), texts.text("stats-all")]}>
          {all.gains
            .filter((gain) => gain.kind === kind)
            .slice(0, MOST)
            .map(({ id, rate }) => (
              <Row
                key={id}
                name={kind === "effect" ? effectOf(words, id) : nameOf(words, id)}
                cells={[<Share rate={own.gains.find((one) => one.kind === kind && one.id === id)?.rate ?? null} {...say} />, <Share rate={rate} {...say} />]}
              />
            ))}
        </Table>
      ))}
      <Table title={texts.text("stats-openings")} head={[texts.text("stats-decision"), texts.text("stats-you"), texts.text("stats-all")]}>
        {openings(all.openings, own.openings).map(({ text, depth, own: yours, all: theirs }, index) => (
          <Row key={index} depth={depth} name={words.move(text)} cells={[<Share rate={yours} {...say} />, <Share rate={theirs} {...say} />]} />
        ))}
      </Table>
      <p class="help">{texts.text("stats-help")}</p>
    </>
  );
}

interface OpeningRow {
  text: string;
  depth: number;
  own: Rate | null;
  all: Rate;
}

/** The tree of openings as rows: the most frequent first decisions, and the two most frequent answers to each. */
export function openings(all: readonly OpeningStatistics[], own: readonly OpeningStatistics[], depth = 0): OpeningRow[] {
  return all.slice(0, depth === 0 ? 6 : 2).flatMap((one) => {
    const yours = own.find((other) => other.move === one.move);
    return [{ text: one.move, depth, own: yours?.rate ?? null, all: one.rate }, ...openings(one.then, yours?.then ?? [], depth + 1)];
  });
}

const seatOf = (figures: Statistics, players: number, seat: string) =>
  figures.tables.find((table) => table.players === players)?.seats.find((one) => one.seat === seat)?.rate ?? null;

/** The name of a thing of the game. */
function nameOf(words: GameWords, id: string): string {
  return words.texts.has(`${words.game}-name-${id}`) ? words.title(id) : id;
}

/** What a card does, in a word: some effects share their id with a part of the board. */
function effectOf(words: GameWords, id: string): string {
  const word = `${words.game}-label-word-${id}`;
  return words.texts.has(word) ? words.text(word) : nameOf(words, id);
}

const fixed = (texts: Texts, value: number) => value.toLocaleString(texts.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace("-", "−");

function Table({ title, head, children }: { title: string; head: readonly string[]; children: ComponentChildren }) {
  return (
    <section class="figures">
      <h2>{title}</h2>
      <div class="scrolls" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {head.map((one, index) =>
                index === 0 && one === "" ? (
                  <td key={index} />
                ) : (
                  <th key={index} scope="col">
                    {one}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ name, cells, depth = 0 }: { name: string; cells: readonly ComponentChildren[]; depth?: number }) {
  return (
    <tr class={`depth-${depth}`}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

/** A share with its interval, the number of games, and a bar beside the share that chance alone would bring. */
function Share({ rate, texts, few }: { rate: Rate | null; texts: Texts; few: number }) {
  if (!rate || rate.games === 0) return <>–</>;
  const percent = (part: number) => Math.round(100 * part);
  return (
    <span class={rate.games < few ? "share small" : "share"}>
      <b>{texts.text("stats-percent", { number: percent(rate.share) })}</b>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="ground" width="100" height="10" />
        <rect class="interval" x={100 * rate.low} width={100 * (rate.high - rate.low)} height="10" />
        <rect class="here" x={100 * rate.share - 0.75} width="1.5" height="10" />
        <rect class="chance" x={100 * rate.expected - 0.5} width="1" y="-2" height="14" />
      </svg>
      <small>{texts.text("stats-interval", { low: percent(rate.low), high: percent(rate.high), count: rate.games })}</small>
    </span>
  );
}
