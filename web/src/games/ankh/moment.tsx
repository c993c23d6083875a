// What deserves the whole board for a moment: gods that merge or are forgotten, a battle, the end of a conflict.
import type { LogEntryOf, Look, Moment } from "../../game";
import { SEATS } from "../../seat";
import { playerOf } from "./details/texts";
import { lineText } from "./facts";
import "./moment.css";
import type { God, Seat } from "./pieces/kinds";
import { Portrait } from "./pieces/portraits";
import { OrderToken } from "./pieces/tokens";
import type { Event, View } from "./view";

type Told = Pick<Look<View, Event>, "view" | "you" | "names" | "words" | "log">;
type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;

export function moment(entries: readonly LogEntryOf<Event>[], told: Told): Moment | null {
  const events = entries.map(({ event }) => event);
  const all = <T extends Event["type"]>(type: T) => events.filter((event): event is EventOf<T> => event.type === type);
  const forgotten = all("god-forgotten");
  if (forgotten.length > 0) return fall(forgotten, told);
  const [merged] = all("gods-merged");
  if (merged) return merger(merged, told);
  const [ended] = all("conflict-ended");
  if (ended) return endOfConflict(ended, eventsOfConflict(events, told.log ?? []), told);
  const won = all("battle-won").at(-1) ?? all("battle-undecided").at(-1);
  return won ? battle(won, events, told) : null;
}

function seatOf(god: God, { players }: View): Seat | null {
  return SEATS[players.findIndex((player) => player.god === god)] ?? null;
}

/** Gods sink below the horizon. */
function fall(events: readonly EventOf<"god-forgotten">[], { view, words }: Told): Moment {
  const gods = events.map(({ god }) => god);
  return {
    title: words.label("moment-forgotten", { gods, count: gods.length }),
    lines: events.map((event) => ({ seat: event.seat, partner: partnerOf(event.seat, view), text: words.event(event) })),
    picture: (
      <div class="ank-moment">
        {gods.map((god) => (
          <span key={god} class="fallen">
            <Portrait god={god} seat={seatOf(god, view)} />
          </span>
        ))}
      </div>
    ),
  };
}

/** Two gods meet. */
function merger(event: EventOf<"gods-merged">, { view, words }: Told): Moment {
  const { god, lower_god: lower, seat, lower: below } = event;
  return {
    title: words.label("moment-merged", { one: god, other: lower }),
    lines: [
      { seat, partner: below, text: words.event(event) },
      { seat: null, text: words.label("moment-together", { seat }) },
    ],
    picture: (
      <div class="ank-moment meet">
        {[god, lower].map((one) => (
          <span key={one}>
            <Portrait god={one} seat={seatOf(one, view)} />
          </span>
        ))}
      </div>
    ),
  };
}

/** The seat that plays the same merged god. */
function partnerOf(seat: Seat, view: View): Seat | null {
  return playerOf(view, seat)?.partner ?? null;
}

/** The devotion that a seat gained and lost. */
function gainOf(seat: Seat, events: readonly Event[]): number {
  return events.reduce((sum, event) => {
    if (event.type === "devotion-gained" && event.seat === seat) return sum + event.gained;
    return event.type === "devotion-lost" && event.seat === seat ? sum - event.lost : sum;
  }, 0);
}

function battle(event: EventOf<"battle-won"> | EventOf<"battle-undecided">, events: readonly Event[], { view, words, you }: Told): Moment {
  const winner = event.type === "battle-won" ? event.seat : null;
  const fought = events.flatMap((one) => (one.type === "strength-counted" ? [one.seat] : []));
  const seats = [...new Set([...(winner ? [winner] : []), ...fought, ...view.devotion.filter((seat) => gainOf(seat, events) !== 0)])];
  const lines = seats.map((seat) => {
    const counted = events.findLast((one) => one.type === "strength-counted" && one.seat === seat);
    const points = gainOf(seat, events);
    return {
      seat,
      partner: partnerOf(seat, view),
      text: counted ? words.event(counted) : words.label("moment-gains", { seat }),
      points: points === 0 ? undefined : points,
    };
  });
  const other = winner && partnerOf(winner, view);
  const own = (line: { seat: Seat; partner: Seat | null }) => you !== null && [line.seat, line.partner].includes(you);
  const god = winner && playerOf(view, winner)?.gods[0];
  return {
    title: !winner
      ? words.event(event)
      : other
        ? words.label("moment-won-together", { seat: winner, other, token: event.token })
        : words.label("moment-won", { seat: winner, token: event.token }),
    lines: lines.sort((one, other) => Number(own(other)) - Number(own(one))),
    picture: (
      <div class="ank-moment">
        {god && winner ? (
          <span>
            <Portrait god={god} seat={winner} />
          </span>
        ) : (
          <svg viewBox="0 0 60 60" aria-hidden="true">
            <OrderToken number={event.token} x={6} y={6} size={48} />
          </svg>
        )}
      </div>
    ),
  };
}

/** Everything since the conflict began, which is more than the last update brought. */
function eventsOfConflict(events: readonly Event[], log: readonly LogEntryOf<Event>[]): readonly Event[] {
  const stands = log.flatMap(({ event, undone }) => (undone ? [] : [event]));
  const began = stands.findLastIndex(({ type }) => type === "conflict-began");
  return began < 0 ? events : stands.slice(began);
}

/** How everybody stands after a conflict, and what it brought them. */
function endOfConflict({ number }: EventOf<"conflict-ended">, events: readonly Event[], told: Told): Moment {
  const { view, words } = told;
  const lines = view.devotion.flatMap((seat) => {
    const player = playerOf(view, seat);
    if (!player) return [];
    const points = gainOf(seat, events);
    const line = lineText(player, told);
    const { partner } = player;
    const args = { seat, points: player.score };
    const text = partner ? words.label("moment-stand-together", { ...args, other: partner }) : words.label("moment-stands", args);
    return [{ seat, partner, text: line === null ? text : `${text}, ${line}`, points: points === 0 ? undefined : points }];
  });
  const [first] = view.devotion;
  const god = playerOf(view, first ?? null)?.gods[0];
  return {
    title: words.label("moment-conflict", { number }),
    lines,
    picture: (
      <div class="ank-moment">
        {god && first && (
          <span>
            <Portrait god={god} seat={first} />
          </span>
        )}
      </div>
    ),
  };
}
