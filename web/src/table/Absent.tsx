// What people can do about somebody who keeps the table waiting: remind them, let a bot play, or take the seat.
import { useEffect, useState } from "preact/hooks";
import { me } from "../api";
import { leftText } from "../conduct";
import { ensureName, NameField } from "../lobby/name";
import type { Seat, SeatInfo, TableInfo } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { toastError } from "../shell/toast";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";
import { useExpired, useIdle } from "./away";
import type { TableState } from "./state";
import type { TableActions } from "./tableActions";

interface AbsentProps {
  state: TableState;
  actions: TableActions;
  table: TableInfo;
  words: GameWords;
  due: readonly Seat[];
  away: ReadonlyMap<Seat, number>;
}

export function Absent(props: AbsentProps) {
  const own = props.table.seats.find((seat) => seat.seat === props.table.you);
  if (own?.resigned) return null;
  return own ? <ForPlayers {...props} /> : <ForSpectators {...props} />;
}

/** Milliseconds after which the server lets somebody remind again. */
const REMINDER_PAUSE = 30_000;

function ForPlayers({ state, actions, table, words, due, away }: AbsentProps) {
  const { texts } = words;
  const idle = useIdle(state.update);
  const late = table.seats.filter((seat) => due.includes(seat.seat) && isPlaying(seat) && !table.yours.includes(seat.seat));
  const mayRemind = useExpired(state.nudged, REMINDER_PAUSE);
  const reminded = (seat: Seat) => state.nudged?.seat === seat && !mayRemind;
  return (
    <>
      {late
        .filter(({ seat }) => idle || away.has(seat))
        .map(({ seat }) => (
          <button key={seat} type="button" class="btn" disabled={reminded(seat)} onClick={() => actions.send({ nudge: { seat } })}>
            <Icon name="bell" />
            <span>{texts.ui(reminded(seat) ? "reminded" : "remind", { seat: words.seat(seat) })}</span>
          </button>
        ))}
      {table.proposal === null &&
        late.map(({ seat }) => {
          const left = graceLeft(table, away.get(seat));
          if (left === null) return null;
          return (
            <button key={`bot-${seat}`} type="button" class="btn" disabled={left > 0} onClick={() => actions.send({ propose: { bot: { seat } } })}>
              <Icon name="bot" />
              <span>{texts.ui(left > 0 ? "bot-may-play" : "let-bot-play", { seat: words.seat(seat), text: leftText(texts, left) })}</span>
            </button>
          );
        })}
    </>
  );
}

function ForSpectators({ state, actions, table, words, away }: AbsentProps) {
  const { texts } = words;
  const [asking, ask] = useState<Seat | null>(null);
  // The server knows a guest who has just got a name only after a reconnection.
  const [wanted, want] = useState<Seat | null>(null);
  useEffect(() => {
    if (wanted === null || state.link !== "open") return;
    actions.send({ propose: { join: { seat: wanted } } });
    want(null);
  }, [wanted, state.link, actions]);
  const join = async (seat: Seat) => {
    ask(null);
    const known = Boolean(me.get()?.name);
    try {
      await ensureName();
    } catch (error) {
      return toastError(error);
    }
    if (!known) actions.reconnect();
    want(seat);
  };
  const free = table.proposal === null ? table.seats.filter((seat) => isVacant(table, seat, away)) : [];
  return (
    <>
      {free.map(({ seat }) => (
        <button key={seat} type="button" class="btn" onClick={() => (me.get()?.name ? void join(seat) : ask(seat))}>
          {texts.ui("take-seat-of", { seat: words.seat(seat) })}
        </button>
      ))}
      {asking !== null && (
        <Dialog title={texts.ui("take-seat-of", { seat: words.seat(asking) })} onClose={() => ask(null)}>
          <NameField />
          <footer>
            <button type="button" class="btn solid" onClick={() => void join(asking)}>
              {texts.ui("ask")}
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}

/** Whether a person plays on the seat, and no bot in their place. */
function isPlaying(seat: SeatInfo): boolean {
  return seat.bot === null && seat.substitute === null && !seat.resigned;
}

/** Seconds until the others may do without somebody who is away; null if that is not in sight. */
function graceLeft(table: TableInfo, seconds: number | undefined): number | null {
  return seconds === undefined || table.conduct.grace === null ? null : Math.max(0, table.conduct.grace - seconds);
}

/** Whether somebody who watches may ask for the seat. */
export function isVacant(table: TableInfo, seat: SeatInfo, away: ReadonlyMap<Seat, number>): boolean {
  if (seat.bot !== null || table.status !== "running") return false;
  if (seat.substitute !== null) return seat.resigned || away.has(seat.seat);
  return graceLeft(table, away.get(seat.seat)) === 0;
}
