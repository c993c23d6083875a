// A conflict as the log tells it, region by region; a battle in beats, one for each step in which something happened.
import type { LogEntryOf } from "../../../game";
import type { Card, Seat } from "../pieces/kinds";
import { type Event, type ForceView, Stage } from "../view";

type Told = LogEntryOf<Event>;

/** The steps of a battle in order. */
export const STAGES: readonly Stage[] = Stage;

/** What is known about one side at a beat. */
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
  /** Null: not known yet, or nobody. */
  winner: Seat | null;
}

export interface RegionTale {
  token: number;
  ended: "battle" | "dominated" | "empty";
  /** Of a dominated region: by whom. */
  seat: Seat | null;
  beats: readonly Beat[];
}

export interface ConflictTale {
  number: number;
  regions: readonly RegionTale[];
  /** Nobody has taken an action since. */
  fresh: boolean;
}

const known = new WeakMap<readonly Told[], ConflictTale | null>();

/** The last conflict in the log; the same log is read once. */
export function lastConflict(told: readonly Told[]): ConflictTale | null {
  let tale = known.get(told);
  if (tale === undefined) {
    tale = readConflict(told);
    known.set(told, tale);
  }
  return tale;
}

function readConflict(told: readonly Told[]): ConflictTale | null {
  const stands = told.filter(({ undone }) => !undone);
  const from = stands.findLastIndex(({ event }) => event.type === "conflict-began");
  const began = stands[from]?.event;
  if (began?.type !== "conflict-began") return null;
  const after = stands.slice(from + 1);
  const end = after.findIndex(({ event: { type } }) => type === "conflict-ended" || type === "game-ended");
  const regions = split(end < 0 ? after : after.slice(0, end));
  return { number: began.number, regions: regions.flatMap(region), fresh: !after.some(({ event }) => event.type === "action-taken") };
}

/** The entries of each region; those before the first region are left out. */
function split(told: readonly Told[]): Told[][] {
  const parts: Told[][] = [];
  for (const one of told) {
    if (["battle-began", "region-dominated", "region-empty"].includes(one.event.type)) parts.push([one]);
    else parts.at(-1)?.push(one);
  }
  return parts;
}

function region(told: readonly Told[]): RegionTale[] {
  const first = told[0]?.event;
  const events = told.map(({ event }) => event);
  switch (first?.type) {
    case "battle-began":
      return [{ token: first.token, ended: "battle", seat: null, beats: beats(told, first.seats) }];
    case "region-dominated":
      return [{ token: first.token, ended: "dominated", seat: first.seat, beats: [{ stage: "aftermath", events, sides: [], winner: first.seat }] }];
    case "region-empty":
      return [{ token: first.token, ended: "empty", seat: null, beats: [{ stage: "aftermath", events, sides: [], winner: null }] }];
    default:
      return [];
  }
}

function beats(told: readonly Told[], seats: readonly Seat[]): Beat[] {
  const found: Beat[] = [];
  let sides: Side[] = seats.map((seat) => ({ seat, cards: [], bid: null, killed: 0, gained: 0, force: null }));
  let winner: Seat | null = null;
  let gathered: Event[] = [];
  let stage: Stage = "obelisks";
  const close = () => {
    if (gathered.length > 0) found.push({ stage, events: gathered, sides, winner });
    gathered = [];
  };
  for (const { event, stage: at } of told) {
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
