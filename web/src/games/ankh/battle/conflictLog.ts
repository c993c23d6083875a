// Reads a conflict from the log, region by region; a battle consists of beats, one for each stage in which something happened.
import type { LogEntryOf } from "../../../game";
import type { Card, Seat } from "../pieces/kinds";
import { type Event, type ForceView, Stage } from "../view";

type Entry = LogEntryOf<Event>;

/** The steps of a battle in order. */
export const STAGES: readonly Stage[] = Stage;

/** The known facts about one side at a beat. */
export interface Side {
  seat: Seat;
  cards: readonly Card[];
  bid: number | null;
  killed: number;
  /** Devotion gained in this battle. */
  gained: number;
  force: Pick<ForceView, "figures" | "neutralised" | "strength" | "parts"> | null;
}

export interface Beat {
  stage: Stage;
  events: readonly Event[];
  sides: readonly Side[];
  /** Null if the winner is not known yet, or if nobody won. */
  winner: Seat | null;
}

export interface RegionLog {
  token: number;
  ended: "battle" | "dominated" | "empty";
  /** The seat that dominates the region; null unless `ended` is "dominated". */
  seat: Seat | null;
  beats: readonly Beat[];
}

export interface ConflictLog {
  number: number;
  regions: readonly RegionLog[];
  /** Whether nobody has taken an action since. */
  fresh: boolean;
}

const known = new WeakMap<readonly Entry[], ConflictLog | null>();

/** The last conflict in the log; the result is cached for each log. */
export function lastConflict(entries: readonly Entry[]): ConflictLog | null {
  let conflict = known.get(entries);
  if (conflict === undefined) {
    conflict = readConflict(entries);
    known.set(entries, conflict);
  }
  return conflict;
}

function readConflict(entries: readonly Entry[]): ConflictLog | null {
  const stands = entries.filter(({ undone }) => !undone);
  const from = stands.findLastIndex(({ event }) => event.type === "conflict-began");
  const began = stands[from]?.event;
  if (began?.type !== "conflict-began") return null;
  const after = stands.slice(from + 1);
  const end = after.findIndex(({ event: { type } }) => type === "conflict-ended" || type === "game-ended");
  const regions = split(end < 0 ? after : after.slice(0, end));
  return { number: began.number, regions: regions.flatMap(region), fresh: !after.some(({ event }) => event.type === "action-taken") };
}

/** The entries of each region; those before the first region are left out. */
function split(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  for (const one of entries) {
    if (["battle-began", "region-dominated", "region-empty"].includes(one.event.type)) parts.push([one]);
    else parts.at(-1)?.push(one);
  }
  return parts;
}

function region(entries: readonly Entry[]): RegionLog[] {
  const first = entries[0]?.event;
  const events = entries.map(({ event }) => event);
  switch (first?.type) {
    case "battle-began":
      return [{ token: first.token, ended: "battle", seat: null, beats: beats(entries, first.seats) }];
    case "region-dominated":
      return [{ token: first.token, ended: "dominated", seat: first.seat, beats: [{ stage: "aftermath", events, sides: [], winner: first.seat }] }];
    case "region-empty":
      return [{ token: first.token, ended: "empty", seat: null, beats: [{ stage: "aftermath", events, sides: [], winner: null }] }];
    default:
      return [];
  }
}

function beats(entries: readonly Entry[], seats: readonly Seat[]): Beat[] {
  const found: Beat[] = [];
  let sides: Side[] = seats.map((seat) => ({ seat, cards: [], bid: null, killed: 0, gained: 0, force: null }));
  let winner: Seat | null = null;
  let gathered: Event[] = [];
  let stage: Stage = "obelisks";
  const close = () => {
    if (gathered.length > 0) found.push({ stage, events: gathered, sides, winner });
    gathered = [];
  };
  for (const { event, stage: at } of entries) {
    const next = STAGES.find((one) => one === at) ?? null;
    if (event.type === "plague-began" || (next !== null && STAGES.indexOf(next) > STAGES.indexOf(stage))) {
      close();
      stage = next ?? stage;
    }
    if (event.type === "battle-won") winner = event.seat;
    sides = sides.map((side) => changed(side, event));
    gathered.push(event);
  }
  close();
  return found;
}

function changed(side: Side, event: Event): Side {
  if (event.type === "plague-began") return { ...side, bid: null };
  if (!("seat" in event) || event.seat !== side.seat) return side;
  switch (event.type) {
    case "cards-revealed":
      return { ...side, cards: event.cards };
    case "bid-revealed":
      return { ...side, bid: event.bid };
    case "figure-killed":
      return { ...side, killed: side.killed + 1 };
    case "devotion-gained":
      return { ...side, gained: side.gained + event.gained };
    case "strength-counted":
      return { ...side, force: event };
    default:
      return side;
  }
}
