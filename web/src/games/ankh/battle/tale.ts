// A conflict as the log tells it, region by region; a battle in beats, one for each step in which something happened.
import type { LogEntry } from "../../../protocol";
import type { Card, Seat } from "../pieces/kinds";
import type { BattleView, ForceView } from "../view";

export type Stage = BattleView["stage"];
export type Happened = LogEntry["event"];

/** The steps of a battle in order. */
export const STAGES: readonly Stage[] = ["obelisks", "announcement", "cards", "building", "plague", "majority", "resolution", "aftermath"];

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
  events: readonly Happened[];
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

const OVER = new Set(["conflict-ended", "game-ended"]);

const known = new WeakMap<readonly LogEntry[], ConflictTale | null>();

/** The last conflict of which the log tells; the same log is read once. */
export function lastConflict(told: readonly LogEntry[]): ConflictTale | null {
  let tale = known.get(told);
  if (tale === undefined) {
    tale = readConflict(told);
    known.set(told, tale);
  }
  return tale;
}

function readConflict(told: readonly LogEntry[]): ConflictTale | null {
  const stands = told.filter(({ undone }) => !undone).map(({ event }) => event);
  const from = stands.findLastIndex(({ type }) => type === "conflict-began");
  const began = stands[from];
  if (!began) return null;
  const after = stands.slice(from + 1);
  const end = after.findIndex(({ type }) => OVER.has(type));
  const regions = split(end < 0 ? after : after.slice(0, end));
  return { number: Number(began.number), regions: regions.flatMap(region), fresh: !after.some(({ type }) => type === "action-taken") };
}

/** The events of each region; those before the first region are left out. */
function split(events: readonly Happened[]): Happened[][] {
  const parts: Happened[][] = [];
  for (const event of events) {
    if (["battle-began", "region-dominated", "region-empty"].includes(event.type)) parts.push([event]);
    else parts.at(-1)?.push(event);
  }
  return parts;
}

function region(events: readonly Happened[]): RegionTale[] {
  const [first] = events;
  if (!first) return [];
  const token = Number(first.token);
  switch (first.type) {
    case "battle-began":
      return [{ token, ended: "battle", seat: null, beats: beats(events) }];
    case "region-dominated":
      return [{ token, ended: "dominated", seat: first.seat as Seat, beats: [{ stage: "aftermath", events, sides: [], winner: first.seat as Seat }] }];
    default:
      return [{ token, ended: "empty", seat: null, beats: [{ stage: "aftermath", events, sides: [], winner: null }] }];
  }
}

function beats(events: readonly Happened[]): Beat[] {
  const found: Beat[] = [];
  const seats = (events[0]?.seats ?? []) as Seat[];
  let sides: Side[] = seats.map((seat) => ({ seat, cards: [], bid: null, killed: 0, gained: 0, force: null }));
  let winner: Seat | null = null;
  let gathered: Happened[] = [];
  let stage: Stage = "obelisks";
  const close = () => {
    if (gathered.length > 0) found.push({ stage, events: gathered, sides, winner });
    gathered = [];
  };
  for (const event of events) {
    const next = stageOf(event);
    if (event.type === "plague-began" || (next !== null && STAGES.indexOf(next) > STAGES.indexOf(stage))) {
      close();
      stage = next ?? stage;
    }
    if (event.type === "battle-won") winner = event.seat as Seat;
    sides = sides.map((side) => changed(side, event));
    gathered.push(event);
  }
  close();
  return found;
}

const BY_TYPE: Record<string, Stage> = {
  "figure-teleported": "obelisks",
  "two-cards-announced": "announcement",
  "cards-revealed": "cards",
  "figures-flooded": "cards",
  "monument-built": "building",
  "nothing-built": "building",
  "plague-began": "plague",
  "bid-revealed": "plague",
  "majority-held": "majority",
  "strength-counted": "resolution",
  "battle-won": "resolution",
  "battle-undecided": "resolution",
  "gate-placed": "aftermath",
  "no-gate": "aftermath",
  "cards-returned": "aftermath",
  "not-worshipped": "aftermath",
};

const BY_WHY: Record<string, Stage> = {
  flood: "cards",
  build: "building",
  bid: "plague",
  majority: "majority",
  victory: "resolution",
  commanding: "resolution",
  magnanimous: "resolution",
  miracle: "aftermath",
  worship: "aftermath",
  worshipful: "aftermath",
};

/** The step that an event belongs to; null: to whichever goes on. */
function stageOf(event: Happened): Stage | null {
  return BY_TYPE[event.type] ?? BY_WHY[String(event.cause ?? event.merit ?? "")] ?? null;
}

function changed(side: Side, event: Happened): Side {
  if (event.type === "plague-began") return { ...side, bid: null };
  if (event.seat !== side.seat) return side;
  switch (event.type) {
    case "cards-revealed":
      return { ...side, cards: event.cards as Card[] };
    case "bid-revealed":
      return { ...side, bid: Number(event.bid) };
    case "figure-killed":
      return { ...side, killed: side.killed + 1 };
    case "devotion-gained":
      return { ...side, gained: side.gained + Number(event.gained) };
    case "strength-counted":
      return { ...side, force: event as unknown as Side["force"] };
    default:
      return side;
  }
}
