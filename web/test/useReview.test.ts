// The analysis on the page of a replay: which requests are under way, and which answers count.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookAtAnalysis } from "../src/api";
import type { Analyse, AnalysisNews } from "../src/protocol";
import type { Source } from "../src/replay/source";
import { addressedWish, type Review, useReview, withWish } from "../src/review/useReview";

const ASKED: Analyse = { depth: "standard", knowledge: "seat" };

/** A request that the server has not answered. */
interface Request {
  wish: Analyse;
  signal: AbortSignal;
  answer: (total: number) => void;
}

let requests: Request[];
let review: Review | null;

const source: Source = {
  from: null,
  load: () => Promise.reject(new Error("nobody loads the game")),
  views: async () => [],
  analyse: (wish, signal) =>
    new Promise<AnalysisNews>((resolve) => {
      const rest = { id: "one", done: 0, seat: null, thresholds: { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 }, lines: [] };
      requests.push({ wish, signal, answer: (total) => resolve({ ...rest, total, summary: [] }) });
    }),
};

function Probe() {
  review = useReview(source, ASKED);
  return null;
}

/** A component that draws nothing needs no more of a page. */
const root = { childNodes: [], firstChild: null } as unknown as Element;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const shown = () => {
  if (!review) throw new Error("nothing is shown");
  return review;
};

beforeEach(async () => {
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (run) => run();
  requests = [];
  render(h(Probe, {}), root);
  await settled();
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
});

test("another depth gives up the request for the first one, whose answer does not count any more", async () => {
  shown().choose({ ...shown().wish, depth: "deep" });
  await settled();
  expect(requests.map(({ wish, signal }) => [wish.depth, signal.aborted])).toEqual([
    ["standard", true],
    ["deep", false],
  ]);
  requests[1]?.answer(7);
  await settled();
  requests[0]?.answer(3);
  await settled();
  expect([shown().total, shown().status]).toEqual([7, "done"]);
});

test("whoever cancels or leaves gives up the request", async () => {
  shown().stop();
  await settled();
  expect([requests[0]?.signal.aborted, shown().status]).toEqual([true, "stopped"]);
  requests[0]?.answer(3);
  await settled();
  expect([shown().total, shown().status]).toEqual([0, "stopped"]);
  shown().start();
  await settled();
  expect(requests[1]?.signal.aborted).toBe(false);
  render(null, root);
  expect(requests[1]?.signal.aborted).toBe(true);
});

test("a request for news ends when it is given up", async () => {
  const abort = new AbortController();
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))));
  const asked = lookAtAnalysis("one", 0, abort.signal);
  abort.abort();
  await expect(asked).rejects.toMatchObject({ code: "offline" });
});

test("the address holds the settings, and one without them asks for the usual ones", () => {
  const wish: Analyse = { depth: "deep", knowledge: "open" };
  const address = withWish("?ply=7&as=b", wish);
  expect(new URLSearchParams(address).get("ply")).toBe("7");
  expect(addressedWish(address)).toEqual(wish);
  expect(addressedWish(withWish(address, ASKED))).toEqual(ASKED);
  expect(addressedWish("?review")).toEqual(ASKED);
  expect(addressedWish("?review=eternal&judged=nobody")).toEqual(ASKED);
  expect(addressedWish("?ply=7")).toBeNull();
});
