// The page of a replay and the server: what is requested while somebody walks along the game, and what happens when it plays by itself.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../src/api";
import type { LogEntry, PastView, Replay, Viewpoint } from "../src/protocol";
import type { Source } from "../src/replay/source";
import { momentAddress, NewestTask, type Replaying, useReplay } from "../src/replay/useReplay";
import { toastError } from "../src/shell/toast";

vi.mock("../src/shell/toast", () => ({ toastError: vi.fn() }));

const LINES = 100;
const LOG = Array.from(
  { length: LINES },
  (_, line) => ({ line, by: "a", seat: "a", undone: false, kind: "action", rule: "", event: { type: "x" } }) as unknown as LogEntry,
);
const REPLAY = { table: { seats: [] }, viewpoint: "open", viewpoints: ["open"], plies: LINES, rounds: [], log: LOG, outcome: null } as unknown as Replay;

/** A request for positions that the server has not answered. */
interface Request {
  as: Viewpoint;
  plies: readonly number[];
  answer: () => Promise<void>;
  fail: () => Promise<void>;
}

/** What the server still has to answer, in order. */
let requests: Request[];
let replaying: Replaying | null;

/** Lets everything follow that an answer leads to. */
async function follow(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

const source: Source = {
  from: null,
  load: async () => REPLAY,
  views: (as, plies) =>
    new Promise<PastView[]>((resolve, reject) => {
      const request: Request = {
        as,
        plies,
        answer: () => {
          resolve(plies.map((ply) => ({ ply, view: { ply } })));
          return follow();
        },
        fail: () => {
          reject(new ApiError("offline"));
          return follow();
        },
      };
      requests.push(request);
    }),
};

const shown = () => {
  if (!replaying) throw new Error("nothing is shown");
  return replaying;
};

/** Answers all requests, also those that follow. */
async function answerAll(): Promise<void> {
  for (let next = requests.shift(); next; next = requests.shift()) await next.answer();
}

/** Lets time pass, timer by timer. More timers than that, and it would never come. */
async function passUntil(arrived: () => boolean, meanwhile = async () => {}): Promise<void> {
  for (let timers = 0; timers < 10 * LINES && !arrived(); timers += 1) {
    await vi.advanceTimersToNextTimerAsync();
    await meanwhile();
  }
  expect(arrived()).toBe(true);
}

function Probe() {
  ({ replaying } = useReplay(source));
  return null;
}

/** A component that draws nothing needs no more of a page. */
const root = { childNodes: [], firstChild: null } as unknown as Element;

async function arrive(search: string): Promise<void> {
  vi.stubGlobal("location", { pathname: "/replay", search, hash: "" });
  render(h(Probe, {}), root);
  await follow();
  await answerAll();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("history", { state: null, replaceState: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (run) => run();
  requests = [];
  vi.mocked(toastError).mockClear();
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the position that the address names is requested together with the game", async () => {
  vi.stubGlobal("location", { pathname: "/replay", search: "?ply=40&as=open", hash: "" });
  render(h(Probe, {}), root);
  expect(requests.map(({ plies }) => plies)).toEqual([[40]]);
  await follow();
  await requests.shift()?.answer();
  expect(shown().at).toBe(40);
  expect(requests.map(({ as, plies }) => [as, plies[0], plies.length])).toEqual([["open", 41, 12]]);
});

test("an address that names what the game does not have leads to what it has", async () => {
  vi.stubGlobal("location", { pathname: "/replay", search: "?ply=900&as=e", hash: "" });
  render(h(Probe, {}), root);
  await follow();
  expect(requests.map(({ as, plies }) => [as, plies])).toEqual([
    ["e", [900]],
    ["open", [LINES]],
  ]);
  await requests.shift()?.fail();
  await requests.shift()?.answer();
  expect([shown().at, shown().replay.viewpoint]).toEqual([LINES, "open"]);
  expect(toastError).not.toHaveBeenCalled();
});

test("the address of a moment does not wait for the address of the page", async () => {
  await arrive("?ply=0&review=");
  shown().step(1);
  await follow();
  expect(momentAddress(shown().at, "a")).toBe("?ply=1&review=&as=a");
});

test("whoever walks while another viewpoint is on its way arrives there", async () => {
  await arrive("?ply=10");
  shown().look("a");
  shown().goTo(70);
  shown().step(1);
  await follow();
  await answerAll();
  expect(shown().at).toBe(71);
});

test("Play at the end shows the whole game again, and stops at its end", async () => {
  await arrive(`?ply=${LINES}`);
  expect(shown().at).toBe(LINES);
  shown().play(true);
  await follow();
  expect(shown().playing).toBe(true);
  await answerAll();
  expect([shown().at, shown().playing]).toEqual([0, true]);
  const seen = [0];
  await passUntil(
    () => !shown().playing,
    async () => {
      await answerAll();
      if (seen.at(-1) !== shown().at) seen.push(shown().at);
    },
  );
  expect(seen).toEqual(Array.from({ length: LINES + 1 }, (_, stop) => stop));
});

test("the way to the beginning that fails ends playing", async () => {
  await arrive(`?ply=${LINES}`);
  shown().play(true);
  await follow();
  await requests.shift()?.fail();
  expect([shown().at, shown().playing]).toEqual([LINES, false]);
  expect(toastError).toHaveBeenCalledOnce();
});

test("a position that cannot be loaded ends playing, and it can be played on", async () => {
  await arrive("?ply=0");
  shown().play(true);
  await follow();
  // As far as positions were requested ahead.
  await passUntil(() => requests.length > 0);
  const { at } = shown();
  await passUntil(
    () => !shown().playing,
    async () => requests.shift()?.fail(),
  );
  const stopped = shown().at;
  expect(stopped).toBeGreaterThan(at);
  expect(toastError).toHaveBeenCalledOnce();
  shown().play(true);
  await follow();
  await passUntil(() => shown().at > stopped, answerAll);
  expect([shown().at, shown().playing]).toEqual([stopped + 1, true]);
});

test("while the slider is dragged there is one request at a time, and the newest position is next", async () => {
  await arrive("?ply=0");
  for (let stop = 20; stop <= 90; stop += 10) shown().goTo(stop);
  await follow();
  expect(requests.map(({ plies }) => plies[0])).toEqual([20]);
  await requests.shift()?.answer();
  expect(shown().at, "nobody wants it any more").toBe(0);
  expect(requests.map(({ plies }) => plies[0])).toEqual([90]);
  await requests.shift()?.answer();
  expect(shown().at).toBe(90);
  expect(requests).toEqual([]);
});

test("a known position does not wait for a request, and what lies ahead of it comes after", async () => {
  await arrive("?ply=0");
  shown().goTo(50);
  shown().goTo(4);
  await follow();
  expect(shown().at).toBe(4);
  expect(requests.map(({ plies }) => plies)).toEqual([[50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62]]);
  // A position that is on its way is not requested again.
  shown().goTo(59);
  await requests.shift()?.answer();
  expect(shown().at).toBe(59);
  expect(requests.map(({ plies }) => plies)).toEqual([[63, 64, 65, 66, 67, 68, 69, 70, 71]]);
});

test("a walk in single steps makes a request for every few of them", async () => {
  await arrive("?ply=0");
  let made = 0;
  const answer = async () => {
    made += requests.length;
    await answerAll();
  };
  for (const by of [1, -1] as const) {
    for (let step = 0; step < 48; step += 1) {
      shown().step(by);
      await follow();
      await answer();
    }
  }
  expect(shown().at).toBe(0);
  expect(made).toBeLessThanOrEqual(12);
});

test("a request that fails in between is not told to anybody, and the newest one is made", async () => {
  await arrive("?ply=0");
  shown().goTo(20);
  shown().goTo(70);
  await follow();
  await requests.shift()?.fail();
  expect(toastError).not.toHaveBeenCalled();
  await requests.shift()?.answer();
  expect(shown().at).toBe(70);
});

test("of the tasks that wait only the newest is run", async () => {
  const tasks = new NewestTask();
  const run: number[] = [];
  const ends: (() => void)[] = [];
  for (const number of [1, 2, 3]) {
    tasks.run(() => {
      run.push(number);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  }
  expect(run).toEqual([1]);
  ends.shift()?.();
  await follow();
  expect(run).toEqual([1, 3]);
  ends.shift()?.();
  await follow();
  tasks.run(() => Promise.reject(new Error("offline")));
  await follow();
  tasks.run(async () => run.push(4));
  expect(run).toEqual([1, 3, 4]);
});
