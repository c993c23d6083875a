// The sizes and languages in which lessons, coach, puzzles and replays are tried.
import type { BrowserContextOptions } from "playwright-core";
import { PHONE } from "./person";

/** Everything in every language and size; otherwise one path of each feature. */
export const FULL = Boolean(process.env.MAAT_FULL);

export interface Look {
  name: string;
  options: BrowserContextOptions;
}

/** A desk and a phone in every language; in the ordinary run an English desk and a phone in `locale`. */
export function looks(locale: string): readonly Look[] {
  const phone = (locale: string) => ({ name: `a phone in ${locale}`, options: { ...PHONE, locale } });
  if (!FULL) return [{ name: "a desk", options: {} }, phone(locale)];
  return ["en-GB", "cs-CZ", "pl-PL"].flatMap((locale) => [{ name: `a desk in ${locale}`, options: { locale } }, phone(locale)]);
}
