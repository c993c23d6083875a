// How far somebody has come in lessons and puzzles: what they have done is kept, on any line.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, getLearning, getPuzzles, learnt } from "../src/api";
import { loadChapters, noteLearnt, useChapters } from "../src/learn/progress";
import type { ChapterInfo, PuzzleInfo } from "../src/protocol";
import { loadPuzzles, noteSolved, usePuzzles } from "../src/puzzles/progress";

vi.mock("../src/api", async (original) => ({ ...(await original<object>()), getLearning: vi.fn(), getPuzzles: vi.fn(), learnt: vi.fn() }));

const chapter = (id: string, learnt: number): ChapterInfo => ({ game: "imhotep", id, advanced: false, ideas: ["one", "two", "three"], learnt });
const puzzle = (number: number, state: PuzzleInfo["state"]): PuzzleInfo => ({ game: "ankh", number, level: "easy", points: 3, seats: 2, state });

const root = { childNodes: [], firstChild: null } as unknown as Element;
let shown: { chapters: readonly ChapterInfo[] | null; puzzles: readonly PuzzleInfo[] | null };

function Probe() {
  shown = { chapters: useChapters(), puzzles: usePuzzles() };
  return null;
}

const known = (id: string) => shown.chapters?.find((one) => one.id === id)?.learnt;
const states = () => shown.puzzles?.map(({ state }) => state);
const offline = () => Promise.reject(new ApiError("offline"));

beforeEach(async () => {
  vi.useFakeTimers();
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (run) => run();
  vi.mocked(learnt).mockReset().mockResolvedValue(null);
  vi.mocked(getLearning).mockResolvedValue({ chapters: ["ships", "sites", "cards", "end"].map((id) => chapter(id, 0)) });
  vi.mocked(getPuzzles).mockResolvedValue({ puzzles: [1, 2, 3].map((number) => puzzle(number, "open")) });
  render(h(Probe, {}), root);
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

test("the last idea of a chapter is kept, however often the line fails", async () => {
  vi.mocked(learnt).mockImplementationOnce(offline).mockImplementationOnce(offline);
  noteLearnt(chapter("ships", 0), 3);
  await vi.runAllTimersAsync();
  expect(vi.mocked(learnt).mock.calls).toEqual(Array(3).fill(["imhotep", "ships", 3]));
  noteLearnt(chapter("ships", 0), 3);
  expect(learnt).toHaveBeenCalledTimes(3);
});

test("a newer number takes the place of one that did not arrive", async () => {
  vi.mocked(learnt).mockImplementationOnce(offline);
  noteLearnt(chapter("sites", 0), 1);
  await vi.advanceTimersByTimeAsync(0);
  noteLearnt(chapter("sites", 0), 2);
  await vi.runAllTimersAsync();
  expect(vi.mocked(learnt).mock.calls.map(([, , ideas]) => ideas)).toEqual([1, 2]);
});

test("an answer that is older than what was learnt takes nothing back", async () => {
  noteLearnt(chapter("cards", 0), 2);
  vi.mocked(getLearning).mockResolvedValue({ chapters: [chapter("cards", 1), chapter("end", 3)] });
  await loadChapters();
  expect([known("cards"), known("end")]).toEqual([2, 3]);
});

test("an answer that is older than a solution does not open the puzzle again", async () => {
  noteSolved(puzzle(1, "open"), false);
  vi.mocked(getPuzzles).mockResolvedValue({ puzzles: [puzzle(1, "open"), puzzle(2, "shown"), puzzle(3, "open")] });
  await loadPuzzles();
  expect(states()).toEqual(["solved", "shown", "open"]);
});
