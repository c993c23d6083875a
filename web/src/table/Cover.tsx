// The cover between people who play on one device: nothing of the table is in the page until the next one takes it.
import { useEffect, useRef } from "preact/hooks";
import { Land } from "../lobby/Land";
import type { Seat, TableInfo, Update } from "../protocol";
import { useTitle } from "../shell/Page";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { Clock, LowTime } from "./Clock";
import type { Clocks } from "./state";

/** The seats that may uncover the table; empty if it is not covered. It is covered when somebody else on this device must decide, and on
 * request. */
export function coveredFor(table: TableInfo, update: Update | null, requested: boolean): readonly Seat[] {
  if (table.yours.length < 2 || table.status !== "running" || table.you === null || !update) return [];
  const due = table.seats.flatMap(({ seat, substitute }) => (table.yours.includes(seat) && substitute === null && update.due.includes(seat) ? [seat] : []));
  if (due.length > 0 && !due.includes(table.you)) return due;
  return requested ? table.yours : [];
}

interface CoverProps {
  seats: readonly Seat[];
  table: TableInfo;
  clocks: Clocks;
  /** Whether the connection is lost. */
  lost: boolean;
  words: GameWords;
  onSeat: (seat: Seat) => void;
  /** Takes back a seat for which a bot plays. */
  onReturn: (seat: Seat) => void;
  /** Takes back the choice that has ended the turn before; null if it cannot be taken back. */
  onUndo: (() => void) | null;
}

export function Cover({ seats, table, clocks, lost, words, onSeat, onReturn, onUndo }: CoverProps) {
  const { texts } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const [only, ...others] = seats;
  const { pace } = table.conduct;
  const clockOf = (seat: Seat) => clocks.list.find((clock) => clock.seat === seat);
  const replaced = table.seats.filter(({ seat, substitute, resigned }) => table.yours.includes(seat) && substitute !== null && !resigned);
  const title = only !== undefined && others.length === 0 ? texts.ui("hand-over", { seat: words.seat(only) }) : texts.ui("covered");
  useTitle(`${title} · ${texts.ui("maat")}`);
  // Not a button: keys that the former player still presses must not uncover the table.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class="cover">
      <Land />
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p role="status">{texts.ui(lost ? "reconnecting" : "covered-about")}</p>
      <div>
        {seats.map((seat, index) => {
          const clock = clockOf(seat);
          return (
            <span key={seat}>
              <button type="button" class={index === 0 ? "btn lg solid" : "btn lg"} onClick={() => onSeat(seat)}>
                <Mark seat={seat} />
                {texts.ui("i-am", { seat: words.seat(seat) })}
              </button>
              {clock && <Clock clock={clock} at={clocks.at} pace={pace} texts={texts} />}
            </span>
          );
        })}
        {replaced.map(({ seat }) => (
          <button key={`back ${seat}`} type="button" class="btn" onClick={() => onReturn(seat)}>
            <Mark seat={seat} />
            {texts.ui("take-seat-back-of", { seat: words.seat(seat) })}
          </button>
        ))}
        {onUndo && (
          <button type="button" class="btn quiet" onClick={onUndo}>
            <Icon name="undo" />
            {texts.ui("move-undo")}
          </button>
        )}
      </div>
      <LowTime clocks={clocks} pace={pace} you={only ?? null} words={words} />
    </main>
  );
}
