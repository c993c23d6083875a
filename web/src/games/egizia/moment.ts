// The card at the end of a phase: one sentence for each player, and the points.
import type { LogEntryOf, Look, Moment } from "../../game";
import { SEATS } from "../../seat";
import { signed } from "../../ui/numbers";
import { LINES } from "./details/sheet";
import type { Event, Phase, Seat, View } from "./view";

type Entry = LogEntryOf<Event>;
type Context = Pick<Look<View, Event>, "view" | "you" | "names" | "words" | "log">;

/** Stones are produced right after feeding, and the sites are counted right after building: each pair ends with one card. */
const FEEDING: readonly Phase[] = ["feed", "produce"];
const BUILDING: readonly Phase[] = ["build", "cooperation"];

/** The phases that ended in these entries: feeding, building, or the final scoring. */
export function moment(entries: readonly Entry[], context: Context): Moment | null {
  const begun = entries.flatMap(({ event }) => (event.type === "phase-began" ? [event.phase] : []));
  const events = (context.log ?? entries).filter((entry) => !entry.undone).map((entry) => entry.event);
  const round = entries.map(({ event }) => event).findLast((event) => event.type === "round-ended");
  if (entries.some(({ event }) => event.type === "game-ended")) {
    const phases: Phase[] = round ? [...BUILDING, "final-scoring"] : ["final-scoring"];
    return scored(context.words.title("final-scoring"), last(events, phases), context);
  }
  if (round) return scored(context.words.label("round-end", { number: round.round }), last(events, BUILDING), context);
  return begun.includes("build") ? fed(last(events, FEEDING), context) : null;
}

/** The events from the beginning of these phases to their end. An update may hold the end only, because players decide within a phase. */
function last(events: readonly Event[], phases: readonly Phase[]): readonly Event[] {
  const begins = (event: Event, phase: Phase | undefined) => event.type === "phase-began" && event.phase === phase;
  const from = events.findLastIndex((event) => begins(event, phases[0]));
  const inside = events.slice(Math.max(0, from));
  const end = inside.findIndex((event) => event.type === "phase-began" && !phases.includes(event.phase));
  return end < 0 ? inside : inside.slice(0, end);
}

function fed(events: readonly Event[], context: Context): Moment {
  return {
    title: context.words.title("feed"),
    lines: inOrder(context).map((seat) => {
      const { words } = context;
      const own = events.filter((event) => "seat" in event && event.seat === seat);
      const starved = own.find((event) => event.type === "starved");
      const yours = seat === context.you;
      const eats = starved
        ? words.label(yours ? "you-lack" : "seat-lacks", { seat, missing: starved.missing })
        : words.label(yours ? "you-feed" : "seat-feeds", { seat });
      const stones = own.reduce((sum, event) => sum + (event.type === "stones-gained" && event.cause === "quarries" ? event.count : 0), 0);
      const points = pointsOf(own, ["hunger"]);
      return { seat, text: stones > 0 ? `${eats}; ${words.label("quarried", { count: stones })}` : eats, ...(points === 0 ? {} : { points }) };
    }),
  };
}

/** The points of each player by source. */
function scored(title: string, events: readonly Event[], context: Context): Moment {
  const { words } = context;
  return {
    title,
    lines: inOrder(context).map((seat) => {
      const own = events.filter((event) => "seat" in event && event.seat === seat);
      const sources = LINES.map(([id]) => ({ id, points: pointsOf(own, [id]) })).filter(({ points }) => points !== 0);
      const yours = seat === context.you;
      if (sources.length === 0) return { seat, text: words.label(yours ? "you-score-nothing" : "seat-scores-nothing", { seat }) };
      const text = sources.map(({ id, points }) => `${words.title(id)} ${signed(points)}`).join(", ");
      return {
        seat,
        text: words.label(yours ? "you-score" : "seat-scores", { seat, text }),
        points: sources.reduce((sum, source) => sum + source.points, 0),
      };
    }),
  };
}

function pointsOf(events: readonly Event[], sources: readonly string[]): number {
  return events.reduce((sum, event) => sum + (event.type === "scored" && sources.includes(event.source) ? event.points : 0), 0);
}

/** All seats, the viewer's first. */
function inOrder({ view, you }: Context): Seat[] {
  const seats = SEATS.slice(0, view.players.length) as Seat[];
  return [...seats.filter((seat) => seat === you), ...seats.filter((seat) => seat !== you)];
}
