import { expect, test } from "vitest";
import { brings } from "../src/table/previews";
import { GameWords, LANGS } from "../src/words";
import { textsOf } from "./texts";

const entry = (event: { type: string }) => ({ line: 0, by: "a", undone: false, kind: "action" as const, seat: "a" as const, event, rule: "x" });

test.each(LANGS)("a button tells what its move brings its player, and nothing of others (%s)", (lang) => {
  const words = new GameWords(textsOf(lang), "imhotep", { a: "Ann", b: "Bob" });
  const built = (seat: string, points: number) => entry({ type: "pyramid-built", seat, points } as { type: string });
  const text = brings(words, [built("a", 4), built("b", 3)], "a");
  expect(text).toContain("+4");
  expect(text).not.toContain("3");
  expect(brings(words, [entry({ type: "ship-sailed", seat: "a", ship: 1, site: "temple" } as { type: string })], "a")).toBeNull();
  expect(textsOf(lang).errors).toEqual([]);
});

test.each(LANGS)("a button does not repeat what its label says (%s)", (lang) => {
  const words = new GameWords(textsOf(lang), "pharaon", { a: "Ann" });
  const gained = (...resources: string[]) => entry({ type: "resources-gained", seat: "a", resources, cause: "start" } as { type: string });
  const green = `${words.title("green")} (1)`;
  expect(brings(words, [gained("green")], "a", green)).toBeNull();
  expect(brings(words, [gained("green"), gained("silver")], "a", green)).toBe(words.brings(gained("silver").event));
  expect(textsOf(lang).errors).toEqual([]);
});

test.each(LANGS)("a preview does not repeat the move that it explains (%s)", (lang) => {
  const words = new GameWords(textsOf(lang), "ankh", { a: "Ann" });
  const taken = { type: "action-taken", seat: "a", action: "move", space: 3, spaces: 7 };
  expect(words.event(taken)).toContain("Ann");
  expect(words.preview(taken)).not.toContain("Ann");
  expect(words.preview(taken)).toContain("3");
  const gained = { type: "followers-gained", seat: "a", count: 2, source: "gain" };
  expect(words.preview(gained)).toBe(words.event(gained));
});
