// The card of a lesson: its buttons stay where the focus is.
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { LessonCard } from "../src/learn/LessonCard";
import { GameWords } from "../src/words";
import { textsOf } from "./texts";

const words = new GameWords(textsOf("en"), "imhotep");
const idle = () => undefined;
const card = (move: string | null, onBack: (() => void) | null) =>
  renderToString(
    <LessonCard
      {...{ words, move, onBack }}
      text="imhotep-lesson-ships-quarry"
      ply={1}
      number={1}
      count={3}
      names={{}}
      onList={null}
      onShow={idle}
      onSkip={idle}
    />,
  );
/** Whether each button that may have nothing to do says so. */
const states = (html: string) => [...html.matchAll(/aria-disabled="(\w+)"/g)].map(([, state]) => state);

test("a button with nothing to do says so and can keep the focus", () => {
  expect(states(card("Quarry", idle))).toEqual(["false", "false"]);
  const html = card(null, null);
  expect(states(html)).toEqual(["true", "true"]);
  expect(html).not.toMatch(/<button[^>]* disabled/);
});
