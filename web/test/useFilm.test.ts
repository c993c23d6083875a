// The film on the page of a table: when it opens by itself, how it is led, and when it ends.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, pastViews } from "../src/api";
import type { ClockInfo, LogEntry, Pace, TableInfo, Update } from "../src/protocol";
import { toastError } from "../src/shell/toast";
import { type Film, useFilm } from "../src/table/film";

vi.mock("../src/api", async (original) => ({ ...(await original<typeof import("../src/api")>()), pastViews: vi.fn() }));
vi.mock("../src/shell/toast", () => ({ toastError: vi.fn() }));

const SLOW = { slow: { decision: 86_400, bank: 0 } } as unknown as Pace;
const LIVE = { live: { bank: 600, increment: 0 } } as unknown as Pace;

interface Scene {
  id: string;
  pace: Pace;
  /** One line for each letter: who decided. */
  lines: string;
  clocks: ClockInfo[];
  catchUps: number;
}

let page: EventTarget & { hidden: boolean };
let scene: Scene;
let film: Film;

function Probe({ id, pace, lines, clocks, catchUps }: Scene) {
  const log = [...lines].map((by, line) => ({ line, by, seat: by, undone: false, kind: "action", rule: "", event: { type: "x" } }));
  film = useFilm({
    table: { id, you: "a", yours: ["a"], status: "running", seats: [], conduct: { pace } } as unknown as TableInfo,
    update: { ply: lines.length } as unknown as Update,
    log: log as unknown as LogEntry[],
    clocks: { list: clocks, at: 0 },
    catchUps,
    stored: true,
  });
  return null;
}

/** A component that draws nothing needs no more of a page. */
const root = { childNodes: [], firstChild: null } as unknown as Element;

/** Lets everything follow that an answer leads to. */
const follow = () => vi.advanceTimersByTimeAsync(0);

async function draw(changes: Partial<Scene>): Promise<void> {
  scene = { ...scene, ...changes };
  render(h(Probe, scene), root);
  await follow();
}

async function hide(hidden: boolean): Promise<void> {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
  await follow();
}

/** The number of lines before the position of the past that is shown. */
const shown = () => film.past?.stop.ply ?? null;

/** Comes to the page of a table anew. */
async function arrive(changes: Partial<Scene>): Promise<void> {
  render(null, root);
  await draw(changes);
}

let tables = 0;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false, querySelector: () => null });
  vi.stubGlobal("document", page);
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (run) => run();
  vi.mocked(pastViews).mockReset();
  vi.mocked(pastViews).mockImplementation(async (_, plies) => plies.map((ply) => ({ ply, view: { ply } })));
  vi.mocked(toastError).mockClear();
  tables += 1;
  scene = { id: `table${tables}`, pace: SLOW, lines: "a", clocks: [], catchUps: 1 };
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it shows what others did while the page was hidden and had lost its connection", async () => {
  await arrive({});
  await draw({ lines: "ab" });
  await hide(true);
  await hide(false);
  expect(shown(), "nothing new is known yet").toBeNull();
  await draw({ lines: "abbcbc", catchUps: 2 });
  expect([shown(), film.playing], "it goes on from what was seen").toEqual([2, true]);
});

test("one step is enough, and the way back leads to the last turn", async () => {
  await arrive({});
  await draw({ lines: "ab" });
  await hide(true);
  await draw({ lines: "abb" });
  await hide(false);
  expect([shown(), film.playing, film.reel.length, film.at]).toEqual([2, true, 3, 1]);
  await hide(true);
  await hide(false);
  expect(shown(), "it goes on while it is open").toBe(2);
  film.toPresent();
  await follow();
  await hide(true);
  await hide(false);
  expect(shown(), "it was shown").toBeNull();
});

test("what comes while somebody looks is no reason to open", async () => {
  await arrive({});
  for (const lines of ["ab", "abb", "abbc", "abbcb", "abbcbc"]) await draw({ lines });
  expect(shown()).toBeNull();
  await draw({ catchUps: 2 });
  expect(shown()).toBeNull();
});

test("each table remembers what was shown", async () => {
  const { id } = scene;
  const lines = "abbcbc";
  await arrive({ lines });
  expect(shown()).toBe(1);
  await arrive({ id: `${id}-other`, lines });
  expect(shown()).toBe(1);
  await arrive({ id });
  expect(shown(), "it was shown before the other one").toBeNull();
});

test("a step that fails is made again by the next one", async () => {
  await arrive({ pace: "none", lines: "abbcbc" });
  vi.mocked(pastViews).mockImplementation(async (_, plies) => plies.slice(0, 1).map((ply) => ({ ply, view: { ply } })));
  film.open();
  film.play(false);
  await follow();
  expect(shown()).toBe(1);
  vi.mocked(pastViews).mockRejectedValue(new ApiError("offline"));
  film.step(1);
  await follow();
  expect(toastError).toHaveBeenCalledOnce();
  expect(shown()).toBe(1);
  vi.mocked(pastViews).mockImplementation(async (_, plies) => plies.map((ply) => ({ ply, view: { ply } })));
  film.step(1);
  await follow();
  expect(shown()).toBe(2);
});

test("it ends when a live clock of the viewer starts, but a position that they chose stays", async () => {
  const clock = (runs: boolean) => [{ seat: "a", runs }] as unknown as ClockInfo[];
  await arrive({ pace: LIVE, lines: "abbcbc", clocks: clock(false) });
  film.open();
  await follow();
  expect([shown(), film.rolls]).toEqual([1, true]);
  await draw({ clocks: clock(true) });
  expect([shown(), film.offers]).toEqual([null, 0]);

  await draw({ clocks: clock(false) });
  film.show({ line: 2 } as unknown as LogEntry);
  await follow();
  await draw({ clocks: clock(true) });
  expect(shown()).toBe(3);
});
