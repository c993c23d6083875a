// The reel of the film: which steps of a game the film shows, and when it opens by itself.
import type { ClockInfo, Pace, TableInfo } from "../protocol";
import type { Stop } from "../replay/timeline";
import type { FilmOpens } from "../settings";
import { isSlow } from "./clocks";

/** For somebody who watches: about one round of turns. */
const WATCHED_STEPS = 8;

/** Milliseconds after which a position of the past is told to people who listen: those that are only passed are not. */
export const TOLD_AFTER = 400;

/** The stop at which the film begins: the viewer's last decision before the last one of somebody else. Somebody who watches sees the last
 * few steps. */
export function reelStart(stops: readonly Stop[], yours: readonly string[]): number {
  if (yours.length === 0) return Math.max(0, stops.length - 1 - WATCHED_STEPS);
  const foreign = stops.findLastIndex((stop) => isForeign(stop, yours));
  if (foreign < 0) return stops.length - 1;
  const own = stops.slice(0, foreign).findLastIndex(({ by }) => by !== null && yours.includes(by));
  // Before the first decision of all there is only the set-up.
  return own >= 0 ? own : Math.max(0, stops.findIndex(({ by }) => by !== null) - 1);
}

/** The stop from which the film shows what others did after the viewer's last decision and the viewer has not seen; those before `seen` lines are
 * known. Null if there is nothing new. */
export function unseenStart(stops: readonly Stop[], yours: readonly string[], seen: number): number | null {
  const own = stops.findLastIndex(({ by }) => by !== null && yours.includes(by));
  if (!stops.slice(own + 1).some((stop) => stop.ply > seen && isForeign(stop, yours))) return null;
  const known = stops.findLastIndex(({ ply }) => ply <= seen);
  return Math.max(reelStart(stops, yours), known);
}

function isForeign({ by }: Stop, yours: readonly string[]): boolean {
  return by !== null && !yours.includes(by);
}

/** Whether a live clock of the viewer runs: it must not pay for what the viewer looks at. */
export function paysTime(pace: Pace, clocks: readonly ClockInfo[], yours: readonly string[]): boolean {
  return !isSlow(pace) && clocks.some(({ seat, runs }) => runs && yours.includes(seat));
}

/** Whether the film opens when somebody comes to the table and something is new. */
export function opensItself(setting: FilmOpens, table: Pick<TableInfo, "conduct" | "seats" | "yours">): boolean {
  return setting === "always" || (setting === "slow" && isUnhurried(table));
}

/** Whether people come back to the table after hours or days: also without a clock, since a game with others may go on by its link alone. Bots answer
 * at once, so that a game against them waits for nobody. */
function isUnhurried({ conduct: { pace }, seats, yours }: Pick<TableInfo, "conduct" | "seats" | "yours">): boolean {
  return isSlow(pace) || (pace === "none" && seats.some(({ seat, bot, open }) => bot === null && !open && !yours.includes(seat)));
}
