// A game's options as text: "market=b wrath=yes", only what differs from the usual.
import type { GameWords } from "./words";

export type Options = Record<string, string>;

export function parseOptions(text: string): Options {
  const pairs = text.split(" ").filter((pair) => pair.includes("="));
  return Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
}

/** `known` are the keys with their values, the usual one first. */
export function writeOptions(known: readonly [string, readonly string[]][], chosen: Options): string {
  const differs = known.filter(([key, values]) => chosen[key] !== undefined && chosen[key] !== values[0]);
  return differs.map(([key]) => `${key}=${chosen[key]}`).join(" ");
}

/** So many are named in one line of a list. */
const FEW = 2;

/** As above, in one short line. */
export function summarizeOptions(words: GameWords, text: string): string {
  const count = Object.keys(parseOptions(text)).length;
  return count > FEW ? words.texts.ui("options-differ", { count }) : describeOptions(words, text);
}

/** «Market: side B, Temple: side B». */
export function describeOptions(words: GameWords, text: string): string {
  const parts = Object.entries(parseOptions(text)).map(([key, value]) => {
    const [name, choice] = [words.option(key), words.optionValue(key, value)];
    return words.texts.ui("option-is", { item: name, text: choice });
  });
  return parts.length > 0 ? parts.join(", ") : words.texts.ui("options-usual");
}
