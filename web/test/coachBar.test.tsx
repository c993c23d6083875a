// The bar of the coach: whatever it says is in one region, which is there before its words.
import { renderToString } from "preact-render-to-string";
import { beforeEach, expect, test, vi } from "vitest";
import Coach from "../src/coach/Coach";
import type { Coaching } from "../src/coach/useCoach";
import { useFile } from "../src/i18n";
import type { Advice, AdvisedMove } from "../src/protocol";
import { GameWords } from "../src/words";
import { textsOf } from "./texts";

vi.mock("../src/i18n", async (original) => ({ ...(await original<object>()), useFile: vi.fn() }));

const texts = textsOf("en");
const words = new GameWords(texts, "imhotep");
const advised = (move: string, points: number): AdvisedMove => ({ move, points, terms: [{ id: "obelisks", points }], blunder: points < 0 });
const [best, worst] = [advised("quarry", 3), advised("sail 1", -3)];
const advice = { prompt: 1, unasked: true, moves: [best, worst], close: false, idea: null } as unknown as Advice;
const coaching: Coaching = {
  coach: true,
  asks: true,
  advice,
  speaks: true,
  faded: false,
  hinted: false,
  warning: null,
  ask() {},
  silence() {},
  answer() {},
  onReady() {},
};

function bar(more: Partial<Coaching>): string {
  return renderToString(<Coach coaching={{ ...coaching, ...more }} words={words} step="action" yours name={(move) => `“${move}”`} />);
}
/** The beginning of the region. */
const said = (html: string) => html.split('role="status"').map((part) => part.slice(0, 400))[1] ?? "";

beforeEach(() => void vi.mocked(useFile).mockReturnValue(texts));

test("every form of the coach has the region, also before its texts are loaded", () => {
  const forms = {
    tip: bar({}),
    thinking: bar({ hinted: true, advice: null }),
    hint: bar({ hinted: true }),
    silent: bar({ speaks: false, faded: true }),
    warning: bar({ warning: { move: worst, best } }),
  };
  vi.mocked(useFile).mockReturnValue(null);
  const all = Object.values({ ...forms, early: bar({}) });
  for (const html of all) expect(html.match(/role="status"/g), html).toHaveLength(1);
  expect(said(forms.thinking)).toContain(texts.text("coach-thinking"));
  expect(said(forms.hint)).toContain(texts.text("coach-best", { text: "“quarry”" }));
  expect(said(forms.silent)).toContain(texts.text("coach-fades"));
  expect(texts.errors).toEqual([]);
});

test("a warning cuts in, and is told once", () => {
  const html = bar({ warning: { move: worst, best } });
  expect(html).toMatch(/role="status"><\/div><div role="alert">/);
  expect(html.split(texts.text("coach-warning"))).toHaveLength(2);
});
