// The search for players: whoever stops looking is out of the queue, whatever becomes of the requests.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { QuickAnswer, QuickMatch } from "../src/protocol";

vi.mock("../src/shell/toast", () => ({ toast: vi.fn(), toastError: vi.fn(), errorKey: vi.fn() }));
vi.mock("../src/sounds", () => ({ play: vi.fn() }));

const wish: QuickMatch = { game: "imhotep", seats: 3, pace: "live" };
const waiting: QuickAnswer = { waiting: { wish, version: 7, people: 1, seconds: 0, caller: null, accepts: null } };

/** All requests, and the reasons for which open ones were given up. */
let asked: string[];
let givenUp: string[];
/** The number of next requests to leave that fail. */
let failures: number;
let search: typeof import("../src/lobby/search");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  [asked, givenUp, failures] = [[], [], 0];
  vi.stubGlobal("fetch", (path: string, { method, signal }: RequestInit) => {
    asked.push(`${method} ${path}`);
    // The server holds this one until something changes.
    if (method === "GET")
      return new Promise((_, reject) =>
        signal?.addEventListener("abort", () => {
          givenUp.push(path);
          reject(signal.reason);
        }),
      );
    if (path.endsWith("leave") && failures > 0) {
      failures -= 1;
      return Promise.reject(new TypeError("offline"));
    }
    return Promise.resolve({ ok: true, json: () => Promise.resolve(path.endsWith("leave") ? "idle" : waiting) });
  });
  search = await import("../src/lobby/search");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const SEEK = "POST /api/quick";
const LOOK = "GET /api/quick?seen=7";
const LEAVE = "POST /api/quick/leave";

test("who stops looking gives up the open request, and nothing more is asked", async () => {
  await search.begin(wish);
  await vi.advanceTimersByTimeAsync(0);
  search.stop();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([SEEK, LOOK, LEAVE]);
  expect(givenUp).toEqual(["/api/quick?seen=7"]);
  expect(search.search.get()).toBeNull();
});

test("leaving is repeated until it succeeds", async () => {
  await search.begin(wish);
  failures = 3;
  search.stop();
  await vi.runAllTimersAsync();
  expect(asked.filter((request) => request === LEAVE)).toHaveLength(4);
});

test("a new search is not ended by leaving the one before", async () => {
  await search.begin(wish);
  failures = 3;
  search.stop();
  await vi.advanceTimersByTimeAsync(0);
  await search.begin(wish);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([SEEK, LOOK, LEAVE, SEEK, LOOK]);
  expect(search.search.get()).not.toBeNull();
});
