// A game's options as text, such as "market=b wrath=yes"; only values that differ from the default are written.
import type { OptionInfo } from "./protocol";
import { isSeat, SEATS } from "./seat";
import type { GameWords } from "./words";

export type Options = Record<string, string>;

/** Notation of a choice of no seats. */
const NO_SEATS = "none";

export function parseOptions(text: string): Options {
  const pairs = text.split(" ").filter((pair) => pair.includes("="));
  return Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
}

/** The options that a table with this number of seats can have. */
export function fittingOptions(known: readonly OptionInfo[], seats: number): OptionInfo[] {
  return known.filter((option) => option.least_seats <= seats && seats <= option.most_seats);
}

export function usualValue(option: OptionInfo): string {
  return option.values === "seats" ? NO_SEATS : (option.values["one-of"][0] ?? "");
}

/** Adds the seat to the value, or removes it. */
export function toggleSeat(value: string, seat: string): string {
  const has = (letter: string) => value !== NO_SEATS && value.includes(letter);
  const chosen = SEATS.filter((letter) => has(letter) !== (letter === seat));
  return chosen.join("") || NO_SEATS;
}

/** Drops the options that a table with this number of seats cannot have, and the seats that it does not have. */
export function keepFitting(known: readonly OptionInfo[], chosen: Options, seats: number): Options {
  const kept: Options = {};
  for (const option of fittingOptions(known, seats)) {
    const value = chosen[option.key];
    if (value !== undefined) kept[option.key] = option.values === "seats" ? seated(value, seats) : value;
  }
  return kept;
}

function seated(value: string, seats: number): string {
  const there = SEATS.slice(0, seats).filter((letter) => value !== NO_SEATS && value.includes(letter));
  return there.join("") || NO_SEATS;
}

export function writeOptions(known: readonly OptionInfo[], chosen: Options, seats: number): string {
  const kept = keepFitting(known, chosen, seats);
  const differs = known.filter((option) => kept[option.key] !== undefined && kept[option.key] !== usualValue(option));
  return differs.map(({ key }) => `${key}=${kept[key]}`).join(" ");
}

export function seatsOf(value: string): string[] {
  return value === NO_SEATS ? [] : [...value].filter(isSeat);
}

/** Number of options that are named in one line of a list. */
const MAX_DESCRIBED = 2;

/** The options in one short line. */
export function summarizeOptions(words: GameWords, text: string): string {
  const count = Object.keys(parseOptions(text)).length;
  return count > MAX_DESCRIBED ? words.texts.ui("options-differ", { count }) : describeOptions(words, text);
}

/** «Market: side B, Temple: side B». */
export function describeOptions(words: GameWords, text: string): string {
  const parts = Object.entries(parseOptions(text)).map(([key, value]) => {
    const [name, choice] = [words.option(key), words.optionValue(key, value)];
    return words.texts.ui("option-is", { item: name, text: choice });
  });
  return parts.length > 0 ? parts.join(", ") : words.texts.ui("options-usual");
}
