// The cover between people who play on one device: nothing of the table is in the page until the next one takes it.
import { useEffect, useRef } from "preact/hooks";
import { Land } from "../lobby/Land";
import type { Seat, TableInfo, Update } from "../protocol";
import { useTitle } from "../shell/Page";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";

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
  words: GameWords;
  onSeat: (seat: Seat) => void;
  /** Takes back the choice that has ended the turn before; null if it cannot be taken back. */
  onUndo: (() => void) | null;
}

export function Cover({ seats, words, onSeat, onUndo }: CoverProps) {
  const { texts } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const [only, ...others] = seats;
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
      <p>{texts.ui("covered-about")}</p>
      <div>
        {seats.map((seat, index) => (
          <button key={seat} type="button" class={index === 0 ? "btn lg solid" : "btn lg"} onClick={() => onSeat(seat)}>
            <Mark seat={seat} />
            {texts.ui("i-am", { seat: words.seat(seat) })}
          </button>
        ))}
        {onUndo && (
          <button type="button" class="btn quiet" onClick={onUndo}>
            <Icon name="undo" />
            {texts.ui("move-undo")}
          </button>
        )}
      </div>
    </main>
  );
}
