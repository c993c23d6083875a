// Texts that are keys with their numbers, for tests that depend on no language.
import type { Words } from "../src/game";

export const KEY_WORDS: Words = {
  move: (move) => move,
  answer: (move) => move,
  event: ({ type }) => type,
  name: (id) => id,
  title: (id) => id,
  label: (key, args = {}) => [key, ...Object.values(args)].join(" "),
  text: (key) => key,
};
