// The conditions of a table besides the rules of its game: clock, absence, resigning, watchers. The form of a new table, the lobby and the
// table itself describe them in the same words.
import { type Conduct, type Pace, QUICK_PACES, USUAL_CONDUCT } from "./protocol";
import type { Texts } from "./words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type PaceKind = "none" | "live" | "slow";
export const PACE_KINDS: readonly PaceKind[] = ["none", "live", "slow"];

export function paceKind(pace: Pace): PaceKind {
  return pace === "none" ? "none" : "live" in pace ? "live" : "slow";
}

export const livePace = (minutes: number, increment: number): Pace => ({ live: { bank: minutes * MINUTE, increment } });
export const slowPace = (days: number, bank: number): Pace => ({ slow: { decision: days * DAY, bank: bank * DAY } });

/** The live paces to choose from: minutes in the bank, seconds for each turn. */
export const LIVE_PACES: readonly (readonly [number, number])[] = [
  [5, 5],
  [10, 10],
  [20, 15],
  [40, 20],
];
/** The slow paces to choose from: days for each decision, days in the bank. */
export const SLOW_DECISIONS: readonly number[] = [1, 2, 3, 7];
export const SLOW_BANKS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** The pace that is preselected for a kind. */
export function usualPace(kind: PaceKind): Pace {
  return kind === "none" ? "none" : QUICK_PACES[kind];
}

/** Seconds of absence to choose from. */
export const GRACES: readonly number[] = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, DAY];

function usualGrace(kind: PaceKind): number {
  return kind === "slow" ? DAY : 2 * MINUTE;
}

/** Changes the pace. The grace follows it to the usual value unless it was chosen. */
export function withPace(conduct: Conduct, pace: Pace): Conduct {
  const follows = conduct.grace === usualGrace(paceKind(conduct.pace));
  return { ...conduct, pace, grace: follows ? usualGrace(paceKind(pace)) : conduct.grace };
}

/** The conditions of a new table. Strangers cannot agree to wait for ever, and fewer than two people need no conditions. */
export function conductFor(chosen: Conduct, people: number, isPublic: boolean): Conduct {
  if (people < 2) return USUAL_CONDUCT;
  return isPublic && chosen.grace === null ? { ...chosen, grace: usualGrace(paceKind(chosen.pace)) } : chosen;
}

/** «10 min + 10 s», «2 days a decision». */
export function paceText(texts: Texts, pace: Pace): string {
  if (pace === "none") return texts.ui("pace-none");
  if ("live" in pace) return texts.ui("pace-live", { minutes: pace.live.bank / MINUTE, seconds: pace.live.increment });
  return texts.ui("pace-slow", { days: pace.slow.decision / DAY });
}

/** The pace in a sentence. */
export function paceAbout(texts: Texts, pace: Pace): string {
  if (pace === "none") return texts.ui("pace-none");
  if ("live" in pace) return texts.ui("pace-live-about", { minutes: pace.live.bank / MINUTE, seconds: pace.live.increment });
  return texts.ui("pace-slow-about", { text: paceText(texts, pace), bank: spanText(texts, pace.slow.bank) });
}

/** A length of time in its largest unit, rounded down: «5 min», «3 h», «2 days». */
export function spanText(texts: Texts, seconds: number): string {
  if (seconds >= DAY) return texts.ui("span-days", { days: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return texts.ui("span-hours", { hours: Math.floor(seconds / HOUR) });
  if (seconds >= MINUTE) return texts.ui("span-minutes", { minutes: Math.floor(seconds / MINUTE) });
  return texts.ui("span-seconds", { seconds: Math.floor(Math.max(0, seconds)) });
}

/** Time that is left, rounded up: «2 d 23 h», «3 h», «30 s». */
export function leftText(texts: Texts, seconds: number): string {
  return seconds > MINUTE ? minutesText(texts, seconds) : texts.ui("span-seconds", { seconds: Math.ceil(Math.max(0, seconds)) });
}

/** Time that is left in its two largest units, rounded up to minutes. */
export function minutesText(texts: Texts, seconds: number): string {
  const all = Math.ceil(Math.max(0, seconds) / MINUTE);
  const [days, hours, minutes] = [Math.floor(all / (DAY / MINUTE)), Math.floor(all / 60) % 24, all % 60];
  if (days > 0) return hours > 0 ? texts.ui("clock-days", { days, hours }) : texts.ui("span-days", { days });
  if (hours > 0) return minutes > 0 ? texts.ui("clock-hours", { hours, minutes }) : texts.ui("span-hours", { hours });
  return texts.ui("span-minutes", { minutes });
}

export function graceText(texts: Texts, grace: number | null): string {
  if (grace === null) return texts.ui("grace-never");
  // Days are written out, so that they need the form that follows the word for «after».
  return grace >= DAY ? texts.ui("grace-after-days", { days: Math.floor(grace / DAY) }) : texts.ui("grace-after", { text: spanText(texts, grace) });
}

/** «10 min + 10 s · bot after 2 min». */
export function conductSummary(texts: Texts, { pace, grace, what_if }: Conduct): string {
  const summary = texts.ui("how-summary", { text: paceText(texts, pace), grace: graceText(texts, grace) });
  return what_if ? `${summary} · ${texts.ui("what-if")}` : summary;
}
