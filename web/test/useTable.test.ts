// The page of a table and its socket: what is sent, and what becomes of refusals.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "../src/afterPaint";
import { commit, ownState } from "../src/chance/parts";
import type { ServerMsg, TableInfo, Update } from "../src/protocol";
import { toast } from "../src/shell/toast";
import { ANSWER_TIMEOUT, RESPONSE_TIMEOUT } from "../src/socket";
import { IDLE_AFTER } from "../src/table/input";
import { awaitsAnswer, legalNow, type TableState } from "../src/table/state";
import type { TableActions } from "../src/table/tableActions";
import { useTable } from "../src/table/useTable";

vi.mock("../src/shell/toast", () => ({ toast: vi.fn() }));
vi.mock("../src/afterPaint", () => ({ afterPaint: vi.fn((work: () => void) => work()) }));

class FakeSocket {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** All messages of the page but its pings, which the server answers at once unless it is `dead`. */
  readonly sent: unknown[] = [];
  dead = false;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    if (text !== '{"ping":{}}') this.sent.push(JSON.parse(text));
    else if (!this.dead) this.onmessage?.({ data: '{"pong":{}}' });
  }
  close(): void {}
}

let sockets: FakeSocket[];
let state: TableState;
let actions: TableActions;

const last = () => sockets.at(-1) as FakeSocket;
const receive = (message: ServerMsg) => last().onmessage?.({ data: JSON.stringify(message) });

const table = { you: "a", yours: ["a"], seats: [], conduct: { pace: "none" } } as unknown as TableInfo;
const update = (ply: number, more: Partial<Update> = {}): Update => ({
  ply,
  prompt: ply,
  due: ["a"],
  step: "turn",
  view: {},
  legal: ["quarry", "sail 1"],
  since: 0,
  events: [],
  undo: false,
  undo_by_consent: false,
  clocks: [],
  outcome: null,
  ...more,
});

function Probe() {
  [state, actions] = useTable("id");
  return null;
}

/** A component that draws nothing needs no more of a page. */
const root = { childNodes: [], firstChild: null } as unknown as Element;

beforeEach(() => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { hidden: false, visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("WebSocket", FakeSocket);
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (run) => run();
  sockets = [];
  vi.mocked(toast).mockClear();
  render(h(Probe, {}), root);
  receive({ table });
  receive({ update: update(3) });
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a move says whether it must be free to take back", () => {
  actions.play("quarry", null);
  expect(last().sent).toEqual([{ play: { prompt: 3, move: "quarry", careful: false } }]);
  expect(legalNow(state)).toEqual([]);
  receive({ update: update(4) });
  actions.play("sail 1", () => undefined);
  expect(last().sent.at(-1)).toEqual({ play: { prompt: 4, move: "sail 1", careful: true } });
});

test("a second click before the board is drawn again plays nothing", () => {
  vi.mocked(afterPaint).mockImplementationOnce(() => () => {});
  actions.play("quarry", null);
  actions.play("sail 1", null);
  expect(last().sent).toEqual([{ play: { prompt: 3, move: "quarry", careful: false } }]);
});

test("a move that is final is not played, and its player is told", () => {
  const onFinal = vi.fn();
  const moves = legalNow(state);
  actions.play("quarry", onFinal);
  // Somebody else answers in a simultaneous step first.
  receive({ update: update(4, { prompt: 3 }) });
  receive({ refused: { why: "final" } });
  expect(onFinal).toHaveBeenCalledOnce();
  expect(legalNow(state)).toBe(moves);
  expect(state.refused).toBeNull();
  actions.play("quarry", null);
  expect(last().sent.at(-1)).toEqual({ play: { prompt: 3, move: "quarry", careful: false } });
  receive({ refused: { why: "trouble" } });
  expect(onFinal).toHaveBeenCalledOnce();
});

test("each connection that brings the page up to date is counted, together with what it brings", () => {
  expect(state.catchUps).toBe(1);
  receive({ update: update(4) });
  expect(state.catchUps).toBe(1);
  last().onclose?.({ code: 1006 });
  vi.advanceTimersToNextTimer();
  receive({ table });
  expect(state.catchUps).toBe(1);
  receive({ update: update(9) });
  expect([state.catchUps, state.update?.ply]).toEqual([2, 9]);
});

test("reconnects if a stale answer is followed by no update", () => {
  actions.play("quarry", null);
  receive({ refused: { why: "stale" } });
  // A vote of others is no news about the position.
  receive({ update: update(3) });
  expect(legalNow(state)).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(sockets).toHaveLength(2);
  receive({ table });
  receive({ update: update(3) });
  expect(legalNow(state)).toEqual(["quarry", "sail 1"]);
});

test("does not reconnect if the update comes after the refusal", () => {
  actions.play("quarry", null);
  receive({ refused: { why: "stale" } });
  receive({ refused: { why: "stale" } });
  receive({ update: update(4) });
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(1);
});

test("does not reconnect if the update has come before the refusal", () => {
  actions.play("quarry", null);
  receive({ update: update(4) });
  receive({ refused: { why: "stale" } });
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(1);
  expect(legalNow(state)).toEqual(["quarry", "sail 1"]);
});

test("an open page that nobody uses is away, also after a new connection", () => {
  const idle = () => last().sent.filter((message) => JSON.stringify(message).includes("idle"));
  /** Time passes, and the server answers every ping. */
  const pass = (time: number) => {
    for (let left = time; left > 0; left -= 1000) {
      vi.advanceTimersByTime(Math.min(left, 1000));
      receive({ pong: {} });
    }
  };
  pass(IDLE_AFTER - 1);
  document.dispatchEvent(new Event("pointermove"));
  pass(IDLE_AFTER - 1);
  expect(idle()).toEqual([]);
  pass(1);
  expect(idle()).toEqual([{ idle: { on: true } }]);
  actions.reconnect();
  receive({ table });
  expect(idle()).toEqual([{ idle: { on: true } }]);
  document.dispatchEvent(new Event("keydown"));
  expect(idle()).toEqual([{ idle: { on: true } }, { idle: { on: false } }]);
});

/** Plays a move into a connection that is dead without the page's knowledge, and waits until it is lost and opened again. */
function playIntoDeadConnection(): void {
  last().dead = true;
  actions.play("quarry", null);
  vi.advanceTimersByTime(RESPONSE_TIMEOUT + 500);
  expect(sockets).toHaveLength(2);
  receive({ table });
}

test("a move into a dead connection is doubted within two seconds", () => {
  expect(ANSWER_TIMEOUT).toBeLessThan(2000);
  last().dead = true;
  actions.play("quarry", null);
  expect([state.silent, awaitsAnswer(state)]).toEqual([false, true]);
  vi.advanceTimersByTime(ANSWER_TIMEOUT);
  expect([state.silent, awaitsAnswer(state), state.link]).toEqual([true, true, "open"]);
  receive({ update: update(4) });
  expect([state.silent, awaitsAnswer(state)]).toEqual([false, false]);
  expect(toast).not.toHaveBeenCalled();
});

test("a move that was lost with the connection is offered again, not sent again", () => {
  playIntoDeadConnection();
  expect(awaitsAnswer(state)).toBe(true);
  receive({ update: update(3) });
  expect(toast).toHaveBeenCalledExactlyOnceWith("ui-choice-lost");
  expect(legalNow(state)).toEqual(["quarry", "sail 1"]);
  expect(last().sent).toEqual([]);
  // The next break has nothing to report.
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(500);
  receive({ update: update(3) });
  expect(toast).toHaveBeenCalledOnce();
});

test("a lost answer to a simultaneous step is noticed although others have answered", () => {
  playIntoDeadConnection();
  receive({ update: update(5, { prompt: 3 }) });
  expect(toast).toHaveBeenCalledExactlyOnceWith("ui-choice-lost");
});

test("a move that arrived before the connection broke is not reported", () => {
  playIntoDeadConnection();
  receive({ update: update(5) });
  expect(toast).not.toHaveBeenCalled();
  expect(legalNow(state)).toEqual(["quarry", "sail 1"]);
});

test("an undo that was lost with the connection is reported, too", () => {
  receive({ update: update(4, { prompt: null, due: ["b"], legal: [], undo: true }) });
  last().dead = true;
  actions.undo();
  vi.advanceTimersByTime(ANSWER_TIMEOUT);
  expect(state.silent).toBe(true);
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(500);
  receive({ update: update(4, { prompt: null, due: ["b"], legal: [], undo: true }) });
  expect(toast).toHaveBeenCalledExactlyOnceWith("ui-choice-lost");
});

test("a plan that was played while the connection was broken does not stay on the page", () => {
  const plan = { lines: [["b quarry", "a quarry"]], ended: null };
  receive({ plan });
  receive({ update: update(4) });
  expect(state.plan).toEqual(plan);
  actions.reconnect();
  receive({ table });
  receive({ update: update(6) });
  expect(state.plan).toBeNull();
  // The server tells one that still waits.
  actions.reconnect();
  receive({ table });
  receive({ update: update(6) });
  receive({ plan });
  receive({ update: update(7) });
  expect(state.plan).toEqual(plan);
});

test("the page reveals its part by itself, and remembers the seed that was published first", () => {
  const hash = commit();
  const bob = "07".repeat(32);
  const own = { seat: "a", hash, revealed: false, part: null } as const;
  const others = { seat: "b", hash: bob, revealed: false, part: null } as const;
  const chance = { server_hash: "5e".repeat(32), server_part: null, parts: [own, others], drawing: true };
  const drawing: TableInfo = { ...table, id: "id", status: "open", seed_hash: "", seed: null, chance };
  receive({ table: drawing });
  const [answer] = last().sent as { reveal: { part: string } }[];
  const opened = { ...own, revealed: true, part: answer?.reveal.part ?? "" };
  const begun: TableInfo = { ...drawing, seed_hash: "00", chance: { ...chance, parts: [opened, { ...others, revealed: true, part: bob }] } };
  receive({ table: begun });
  expect(ownState(begun)).toBe("in");
  expect(ownState({ ...begun, chance: { ...chance, parts: [opened, others] } })).toBe("changed");
});
