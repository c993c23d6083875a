// The lines of the score sheet: the sources of devotion, read from the log.
import type { LogEntryOf, SheetLine } from "../../../game";
import { SEATS } from "../../../seat";
import type { Seat } from "../pieces/kinds";
import type { Event, View } from "../view";

/** The source, which is also the id of its name, and the anchor of its rule. */
export const LINES: readonly [source: string, rule: string][] = [
  ["majority", "majority"],
  ["dominance", "dominance"],
  ["victory", "reward"],
  ["magnanimous", "power-magnanimous"],
  ["miracle", "card-miracle"],
  ["worshipful", "power-worshipful"],
  ["bountiful", "power-bountiful"],
  ["cat", "guardian-cat"],
  ["merge", "merge"],
];

/** The seats of a merged god share all gains after the merge. */
export function sheet({ players }: View, log: readonly LogEntryOf<Event>[] = []): SheetLine[] {
  const sources = log.reduce((sums, { event, undone }) => (undone ? sums : added(sums, event)), start(players.length));
  const lines = LINES.map(([id, rule]) => ({ id, rule, points: sources.map(({ points }) => points[id] ?? 0) }));
  return lines.filter(({ points }) => points.some((count) => count !== 0));
}

interface Sums {
  seat: Seat;
  /** The seat whose marker this seat moves with. */
  entity: Seat;
  space: number;
  points: Record<string, number>;
}

function start(seats: number): readonly Sums[] {
  return SEATS.slice(0, seats).map((seat) => ({ seat, entity: seat, space: 0, points: {} }));
}

function added(sums: readonly Sums[], event: Event): readonly Sums[] {
  switch (event.type) {
    case "devotion-gained": {
      const { seat, merit, gained: all, bountiful, space } = event;
      return sums.map((one) => (one.entity === seat ? gained(one, merit, space, all - bountiful) : one));
    }
    case "devotion-lost":
      return sums.map((one) => (one.entity === event.seat ? moved(one, "cat", event.space) : one));
    case "gods-merged":
      return sums.map((one) => (one.seat === event.lower || one.seat === event.seat ? { ...moved(one, "merge", event.space), entity: event.seat } : one));
    default:
      return sums;
  }
}

function moved(one: Sums, source: string, space: number): Sums {
  const points = { ...one.points, [source]: (one.points[source] ?? 0) + space - one.space };
  return { ...one, space, points };
}

/** The share of Bountiful has a line of its own; devotion beyond the top is lost. */
function gained(one: Sums, merit: string, space: number, own: number): Sums {
  return moved(moved(one, merit, Math.min(space, one.space + own)), "bountiful", space);
}
