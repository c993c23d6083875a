// Luck and decisions of each seat, as bars to the left and to the right: over the whole game, and the luck of one draw.
import type { Analyse, Expectation, Mark as MarkId, Seat, SeatSummary } from "../protocol";
import { Mark } from "../ui/Mark";
import type { GameWords, Texts } from "../words";
import { difference, MODES, type Mode, rounded } from "./figures";
import { SIGNS } from "./marks";

interface LuckProps {
  words: GameWords;
  mode: Mode;
  summary: readonly SeatSummary[];
  /** By what decisions are judged; draws always with open cards. */
  knowledge: Analyse["knowledge"];
}

export function Luck({ words, mode, summary, knowledge }: LuckProps) {
  const { texts } = words;
  // What is too little to be written is nothing.
  const luck = (one: SeatSummary) => rounded(mode, mode === "win" ? one.luck_win : one.luck_points);
  const loss = (one: SeatSummary) => rounded(mode, mode === "win" ? one.loss_win : one.loss_points);
  // Luck has half of its track for each direction, decisions have all of theirs: the same length means the same.
  const most = Math.max(1e-6, ...summary.flatMap((one) => [2 * Math.abs(luck(one)), loss(one)]));
  return (
    <section class="review-luck">
      <header>
        <h2>{texts.text("review-luck-title")}</h2>
        <small>{texts.text(`review-luck-${mode}`)}</small>
      </header>
      <p class="hint">{texts.text("review-luck-about", { knowledge })}</p>
      <table class="by-seat">
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.text("review-luck")}</th>
            <th scope="col">{texts.text("review-decisions")}</th>
          </tr>
        </thead>
        <tbody>
          {summary.map((one) => (
            <tr key={one.seat}>
              <th scope="row">
                <span class="who">
                  <Mark seat={one.seat} /> {words.seat(one.seat)}
                </span>
                <span class="counts">
                  <Count mark="good" count={one.good} texts={texts} />
                  <Count mark="blunder" count={one.blunders} texts={texts} />
                  <Count mark="mistake" count={one.mistakes} texts={texts} />
                  <Count mark="inaccuracy" count={one.inaccuracies} texts={texts} />
                </span>
              </th>
              <td>
                <Bar value={luck(one)} most={most} zero={50} figure={difference(words, mode, luck(one))} />
              </td>
              <td>
                <Bar value={-loss(one)} most={most} zero={100} figure={difference(words, mode, -loss(one))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The least full length of a bar at a single draw, so that a small change looks small. */
const LEAST_FULL: Readonly<Record<Mode, number>> = { win: 0.1, points: 2 };

interface DrawLuckProps {
  words: GameWords;
  seats: readonly Seat[];
  /** The change for each seat. */
  luck: Expectation;
}

/** What a draw has changed, beside all that could have been drawn. */
export function DrawLuck({ words, seats, luck }: DrawLuckProps) {
  const { texts } = words;
  // Half of the track is for one direction.
  const most = (mode: Mode) => 2 * Math.max(LEAST_FULL[mode], ...luck[mode].map(Math.abs));
  return (
    <section class="review-draw">
      <header>
        <h2>{texts.text("review-draw-title")}</h2>
      </header>
      <p class="hint">{texts.text("review-draw-about")}</p>
      <table class="by-seat">
        <thead>
          <tr>
            <td />
            {MODES.map((mode) => (
              <th key={mode} scope="col">
                {texts.text(`review-mode-${mode}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat, index) => (
            <tr key={seat}>
              <th scope="row">
                <span class="who">
                  <Mark seat={seat} /> {words.seat(seat)}
                </span>
              </th>
              {MODES.map((mode) => {
                // What is too little to be written is no change.
                const change = rounded(mode, luck[mode][index] ?? 0);
                return (
                  <td key={mode}>
                    <Bar value={change} most={most(mode)} zero={50} figure={difference(words, mode, change)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Count({ mark, count, texts }: { mark: MarkId; count: number; texts: Texts }) {
  return (
    <span>
      <span aria-hidden="true">
        {count} <b class={`review-mark ${mark}`}>{SIGNS[mark]}</b>
      </span>
      <span class="unseen">{texts.text(`review-count-${mark}`, { count })}</span>
    </span>
  );
}

/** A bar from its zero, a percentage of the track: to the right in green, to the left hatched and red. */
function Bar({ value, most, zero, figure }: { value: number; most: number; zero: number; figure: string }) {
  const width = `${(Math.abs(value) / most) * 100}%`;
  return (
    <span class="diverging">
      <span class="track" aria-hidden="true" style={{ "--zero": `${zero}%` }}>
        <i class={value < 0 ? "minus" : "plus"} style={value < 0 ? { right: `${100 - zero}%`, width } : { left: `${zero}%`, width }} />
      </span>
      <b class={value < 0 ? "bad" : ""}>{figure}</b>
    </span>
  );
}
