// Figures of an analysis, as the language writes them.
import { figure } from "../coach/reasons";
import { MINUS } from "../ui/numbers";
import type { GameWords } from "../words";

/** What charts and bars show: the chance to win, or points. */
export const MODES = ["win", "points"] as const;
export type Mode = (typeof MODES)[number];

/** A chance in whole percent, or points with one decimal. */
export function amount({ texts }: GameWords, mode: Mode, value: number): string {
  const style: Intl.NumberFormatOptions = mode === "win" ? { style: "percent", maximumFractionDigits: 0 } : { maximumFractionDigits: 1 };
  return new Intl.NumberFormat(texts.lang, style).format(value).replace("-", MINUS);
}

/** A value as exactly as it is written. */
export function rounded(mode: Mode, value: number): number {
  const parts = mode === "win" ? 100 : 10;
  return Math.round(value * parts) / parts;
}

/** A difference with its sign: of chances in whole percent, of points with one decimal. */
export function difference(words: GameWords, mode: Mode, value: number): string {
  if (mode === "points") return figure(words, rounded(mode, value));
  const format = new Intl.NumberFormat(words.texts.lang, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
  return format.format(rounded(mode, value)).replace("-", MINUS);
}
