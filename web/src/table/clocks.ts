// The clocks of a table, counted on from the last update.
import { minutesText } from "../conduct";
import type { ClockInfo, Pace } from "../protocol";
import type { Texts } from "../words";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export function isSlow(pace: Pace): boolean {
  return pace !== "none" && "slow" in pace;
}

export interface TimeLeft {
  /** Milliseconds for this decision, before the bank runs. */
  decision: number;
  /** Milliseconds in the bank. */
  bank: number;
}

/** The time that is left `elapsed` milliseconds after the message of the clock. */
export function timeLeft(clock: ClockInfo, elapsed: number): TimeLeft {
  if (!clock.runs) return clock;
  const decision = Math.max(0, clock.decision - elapsed);
  const fromBank = Math.max(0, elapsed - Math.max(0, clock.decision));
  return { decision, bank: Math.max(0, clock.bank - fromBank) };
}

/** Milliseconds below which a clock is low. */
export function lowLimit(slow: boolean): number {
  return slow ? HOUR : 20 * SECOND;
}

export function isLow({ decision, bank }: TimeLeft, slow: boolean): boolean {
  return decision + bank < lowLimit(slow);
}

/** Milliseconds after the message until a running clock is low; null if it does not run. A clock may be low when it begins to run: whoever
 * comes back from a bot has only some of the time. */
export function untilLow(clock: ClockInfo, slow: boolean): number | null {
  return clock.runs ? Math.max(0, clock.decision + clock.bank - lowLimit(slow)) : null;
}

/** A live clock shows minutes and seconds, rounded up so that 0:00 means that the time is over; a slow one shows its two largest units. */
export function clockText(texts: Texts, milliseconds: number, slow: boolean): string {
  return slow ? minutesText(texts, milliseconds / SECOND) : digits(Math.ceil(Math.max(0, milliseconds) / SECOND));
}

function digits(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The part of the time that a clock shows: a slow one its bank while somebody else decides or the time for the decision is over. */
export function shownTime(clock: ClockInfo, left: TimeLeft, slow: boolean): { bank: boolean; milliseconds: number } {
  const bank = slow && (!clock.runs || left.decision === 0);
  return { bank, milliseconds: bank || !slow ? left.bank + (slow ? 0 : left.decision) : left.decision };
}
