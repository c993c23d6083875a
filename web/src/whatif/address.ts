// The address of a what-if: everything that leads to its position, so that a reload or a link shows it again.
import type { Seat, TableInfo, Viewpoint, WhatIf } from "../protocol";
import { isSlow } from "../table/clocks";

/** A line from a position; `ply` is null for the last one of the game, `as` for the usual viewpoint. */
export interface Address extends Pick<WhatIf, "seed" | "moves" | "bots"> {
  ply: number | null;
  as: Viewpoint | null;
}

/** Separates moves. No move has one. */
const BETWEEN = ".";

export function readAddress(search: string, newSeed: () => number): Address {
  const query = new URLSearchParams(search);
  const number = (key: string) => (/^\d{1,9}$/.test(query.get(key) ?? "") ? Number(query.get(key)) : null);
  const as = query.get("as") ?? "";
  const you = query.get("you") ?? "";
  const level = query.get("bots");
  return {
    ply: number("ply"),
    as: /^([a-e]|spectator|open)$/.test(as) ? (as as Viewpoint) : null,
    seed: number("seed") ?? newSeed(),
    moves: (query.get("moves") ?? "").split(BETWEEN).filter((move) => /^[a-e*] \S/.test(move)),
    bots: level !== null && /^[a-e]$/.test(you) ? { level, you: you as Seat } : null,
  };
}

export function writeAddress({ ply, as, seed, moves, bots }: Address): string {
  const query = new URLSearchParams();
  if (ply !== null) query.set("ply", String(ply));
  if (as !== null) query.set("as", as);
  query.set("seed", String(seed));
  if (bots !== null) {
    query.set("bots", bots.level);
    query.set("you", bots.you);
  }
  if (moves.length > 0) query.set("moves", moves.join(BETWEEN));
  return `?${query}`;
}

/** The address of a line on the page where it is played. */
export const lineAddress = (line: WhatIf) => writeAddress({ ...line, as: line.viewpoint });

export const randomSeed = () => Math.floor(Math.random() * 1e9);

/** How somebody may play on from a position of a table. The server decides; this is what the page offers. */
export function mayPlayOn({ status, seats, yours, conduct }: Pick<TableInfo, "status" | "seats" | "yours" | "conduct">): "no" | "alone" | "bots" {
  if (status === "finished") return "bots";
  const people = seats.filter(({ bot, open }) => bot === null && !open).length;
  if (status === "running" && people === 1 && yours.length > 0) return "bots";
  return status === "running" && conduct.what_if ? "alone" : "no";
}

/** Whether the viewer may make the lines of a plan now: in a slow game, for their own seat, while others are due. */
export function mayPlanAhead({ status, seats, you, conduct }: Pick<TableInfo, "status" | "seats" | "you" | "conduct">, due: readonly Seat[]): boolean {
  const own = seats.find(({ seat }) => seat === you);
  if (status !== "running" || !isSlow(conduct.pace) || !own || own.substitute !== null || own.resigned) return false;
  return due.length > 0 && !due.includes(own.seat);
}

/** Whether the moves of a line can be planned: in a slow game, for a seat of the user, while others are due. */
export function mayPlan({ status, yours, conduct }: Pick<TableInfo, "status" | "yours" | "conduct">, { viewpoint, bots, moves }: WhatIf): boolean {
  const own = yours.find((seat) => seat === viewpoint);
  if (status !== "running" || !isSlow(conduct.pace) || !own || bots !== null) return false;
  return moves.findIndex((move) => move.startsWith(`${own} `)) > 0;
}

/** Whether a planned line needs a certain draw: it goes on past one to another move of the seat. */
export function plansPastDraw(plies: readonly string[], seat: Viewpoint): boolean {
  const draw = plies.findIndex((ply) => ply.startsWith("* "));
  return draw >= 0 && draw < plies.findLastIndex((ply) => ply.startsWith(`${seat} `));
}

/** The page of what-ifs of a table, or of a record that has none. */
const pageOf = (table: string) => `/whatif${table === "" ? "" : `/${table}`}`;

/** The page on which a line goes on. */
export const playOnLineAddress = (table: string, line: WhatIf) => pageOf(table) + lineAddress(line);

/** The page on which a position of a table goes on; without a number of lines, the present one. */
export function playOnAddress(table: string, ply: number | null, as: Viewpoint | null): string {
  const query = new URLSearchParams();
  if (ply !== null) query.set("ply", String(ply));
  if (as !== null) query.set("as", as);
  return `${pageOf(table)}${query.size > 0 ? `?${query}` : ""}`;
}
