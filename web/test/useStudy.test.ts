// A study and its socket: what is loaded again, who leads, and what followers see, in every order of messages.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, getStudy, joinStudy } from "../src/api";
import type { Study, StudyMoment, StudyNews, StudyPeople } from "../src/protocol";
import type { Stop } from "../src/replay/timeline";
import type { Replaying } from "../src/replay/useReplay";
import { toast } from "../src/shell/toast";
import { useFollowing } from "../src/study/follow";
import { type Studying, useStudy } from "../src/study/useStudy";

vi.mock("../src/api", async (original) => ({ ...(await original<typeof import("../src/api")>()), getStudy: vi.fn(), joinStudy: vi.fn() }));
vi.mock("../src/shell/toast", () => ({ toast: vi.fn(), toastError: vi.fn() }));

class FakeSocket {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: unknown[] = [];
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    if (text !== '{"ping":{}}') this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

const STUDY: Study = {
  id: "one",
  title: "",
  game: "imhotep",
  owner: "Ann",
  own: true,
  writes: true,
  secret: null,
  author: "x",
  version: 4,
  notes: [{ number: 2, ply: 3, author: "x", name: "Ann", remark: { line: { moves: ["a quarry"], text: "" } } }],
};
const STOPS = Array.from({ length: 10 }, (_, ply) => ({ ply }) as unknown as Stop);

let sockets: FakeSocket[];
let study: Studying | null;
let failed: unknown;
/** The stop that is shown, and the one that was asked for and has not come. */
let at: number;
let wish: number | null;
let line: number | null;
let settled: boolean;
const replay = { viewpoint: "open" };

const last = () => sockets.at(-1) as FakeSocket;
const receive = (news: StudyNews) => last().onmessage?.({ data: JSON.stringify(news) });
const people = (you: number, leader: number | null, ...numbers: number[]) => {
  const all: StudyPeople = { you, leader, people: numbers.map((number) => ({ number, name: "", writes: true })) };
  receive({ people: all });
};
const moment = (ply: number, line: number | null = null): StudyMoment => ({ ply, viewpoint: "open", line });
/** The plies that this page has sent as a leader. */
const told = () => last().sent.flatMap((message) => ((message as { lead?: StudyMoment }).lead ? [(message as { lead: StudyMoment }).lead.ply] : []));

function Follower({ studying }: { studying: Studying }) {
  const replaying = { replay, settled, stops: STOPS, at, goTo: (stop: number) => (wish = stop), look: vi.fn() } as unknown as Replaying;
  useFollowing(studying, replaying, line, (next, ply) => {
    line = next;
    wish = ply;
    draw();
  });
  return null;
}

function Probe() {
  const found = useStudy("one");
  [study, failed] = [found.studying, found.failed];
  return study && h(Follower, { studying: study });
}

/** A component that draws nothing needs no more of a page. */
const root = { childNodes: [], firstChild: null, insertBefore() {} } as unknown as Element;
const draw = () => render(h(Probe, {}), root);
/** The position comes that was asked for. */
const arrives = () => {
  at = wish ?? at;
  wish = null;
  draw();
};
/** The visitor walks. */
const walk = (ply: number) => {
  at = ply;
  draw();
  vi.advanceTimersByTime(150);
};
const lose = () => last().onclose?.({ code: 1006 });
/** The page connects again, a while after it has lost the connection. */
const connect = async () => {
  const before = sockets.length;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sockets.length).toBeGreaterThan(before);
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible", documentElement: {} }));
  vi.stubGlobal("location", { protocol: "http:", host: "localhost", search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("WebSocket", FakeSocket);
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (run) => run();
  vi.mocked(getStudy).mockReset().mockResolvedValue(STUDY);
  vi.mocked(toast).mockClear();
  [sockets, study, failed, at, wish, line, settled] = [[], null, null, 0, null, null, true];
  draw();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a study that comes later takes the place of the error", async () => {
  render(null, root);
  vi.mocked(getStudy).mockRejectedValueOnce(new ApiError("offline"));
  draw();
  await vi.advanceTimersByTimeAsync(0);
  expect([failed instanceof ApiError, study]).toEqual([true, null]);
  people(1, null, 1);
  await vi.advanceTimersByTimeAsync(0);
  expect([failed, study?.study.id]).toEqual([null, "one"]);
});

test("a leader tells where they are, the newest moment always, and not after they have handed over", () => {
  people(1, null, 1, 2);
  walk(3);
  expect(told()).toEqual([]);
  study?.send({ lead: moment(3) });
  people(1, 1, 1, 2);
  vi.advanceTimersByTime(150);
  at = 4;
  draw();
  at = 5;
  draw();
  vi.advanceTimersByTime(150);
  expect(told()).toEqual([3, 3, 5]);
  // The moment of the last step is due, but the lead is given away before.
  at = 6;
  draw();
  study?.send({ hand: { to: 2 } });
  vi.advanceTimersByTime(1000);
  expect(told()).toEqual([3, 3, 5]);
  walk(7);
  people(1, 2, 1, 2);
  walk(8);
  expect(told(), "nothing takes the lead back").toEqual([3, 3, 5]);
  expect(study?.leads).toBe(false);
});

test("somebody who has left cannot lead, and the leader goes on", () => {
  people(1, 1, 1, 2);
  vi.advanceTimersByTime(150);
  study?.send({ hand: { to: 2 } });
  people(1, 1, 1);
  walk(4);
  expect(told()).toEqual([0]);
  receive({ refused: { why: "not-allowed" } });
  vi.advanceTimersByTime(150);
  expect(told()).toEqual([0, 4]);
  expect(toast).toHaveBeenCalledWith("ui-refused-not-allowed");
});

test("a leader who comes back leads again, also after a second loss, from where they are then", async () => {
  people(1, 1, 1, 2);
  walk(4);
  lose();
  expect(study?.leads).toBe(false);
  at = 5;
  draw();
  await connect();
  people(3, null, 2, 3);
  // The message does not arrive.
  vi.advanceTimersByTime(0);
  lose();
  await connect();
  people(4, null, 2, 4);
  vi.advanceTimersByTime(150);
  expect(told()).toEqual([5]);
  people(4, 4, 2, 4);
  walk(6);
  expect(told()).toEqual([5, 6]);
});

test("a leader who comes back before the server has noticed the loss does not follow themselves", async () => {
  people(1, 1, 1, 2);
  walk(4);
  lose();
  at = 6;
  draw();
  await connect();
  people(3, 1, 1, 2, 3);
  receive({ moment: moment(4) });
  expect([study?.moment, wish]).toEqual([null, null]);
  people(3, null, 2, 3);
  vi.advanceTimersByTime(150);
  expect(told()).toEqual([6]);
});

test("another leader with the number of before is followed as soon as they move", async () => {
  people(1, 1, 1, 2);
  lose();
  await connect();
  people(2, 1, 1, 2);
  receive({ moment: moment(4) });
  expect(wish).toBeNull();
  receive({ moment: moment(5) });
  expect(wish).toBe(5);
  people(2, null, 2);
  vi.advanceTimersByTime(150);
  expect(told()).toEqual([]);
});

test("nobody takes the lead again whose place was taken, who had stopped, or who may not", async () => {
  people(1, 1, 1, 2);
  lose();
  await connect();
  people(3, 2, 2, 3);
  people(3, null, 2, 3);
  vi.advanceTimersByTime(150);
  expect(told()).toEqual([]);
  study?.send({ lead: moment(0) });
  people(3, 3, 2, 3);
  study?.send({ rest: {} });
  lose();
  await connect();
  people(4, null, 2, 4);
  vi.advanceTimersByTime(150);
  expect(told()).toEqual([]);
  // Somebody who may only read was handed the lead.
  vi.mocked(getStudy).mockResolvedValue({ ...STUDY, own: false, writes: false });
  lose();
  await connect();
  people(5, 5, 2, 5);
  await vi.advanceTimersByTimeAsync(0);
  lose();
  await connect();
  people(6, null, 2, 6);
  walk(3);
  expect(told()).toEqual([]);
});

test("a moment that comes after the owner has taken the lead is refused in silence", () => {
  people(2, 2, 1, 2);
  vi.advanceTimersByTime(150);
  people(2, 1, 1, 2);
  receive({ refused: { why: "not-allowed" } });
  expect(toast).not.toHaveBeenCalled();
});

test("a follower ends where the leader is, whenever positions arrive", () => {
  people(2, 1, 1, 2);
  receive({ moment: moment(9) });
  expect(wish).toBe(9);
  // The leader comes back before the position is there.
  receive({ moment: moment(0) });
  arrives();
  expect(wish).toBe(0);
  arrives();
  expect([at, wish]).toEqual([0, null]);
});

test("what an earlier leader looked at is over for somebody who has led since", () => {
  people(2, 1, 1, 2);
  receive({ moment: moment(9) });
  arrives();
  people(2, 2, 1, 2);
  walk(4);
  people(2, 1, 1, 2);
  expect([study?.moment, wish]).toEqual([null, null]);
  receive({ moment: moment(5) });
  expect(wish).toBe(5);
});

test("a follower leaves a side line that does not come, and waits for one that is not known yet", () => {
  people(2, 1, 1, 2);
  receive({ moment: moment(4, 2) });
  expect([line, wish]).toEqual([2, 4]);
  // It never arrives.
  settled = false;
  draw();
  receive({ moment: moment(6) });
  expect([line, wish]).toEqual([null, 6]);
  receive({ moment: moment(6, 5) });
  expect(line).toBeNull();
  const remark = { line: { moves: ["a quarry"], text: "" } };
  receive({ changed: { version: 5, title: null, added: [{ number: 5, ply: 3, author: "x", name: "", remark }], removed: [], access: false } });
  expect(line).toBe(5);
});

test("the link that lets one write works also if the server cannot be reached at first", async () => {
  render(null, root);
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const place = { protocol: "http:", host: "localhost", search: "?ply=3&write=key" };
  vi.stubGlobal("location", place);
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      place.search = address;
    },
  });
  const joined = vi.mocked(joinStudy).mockReset().mockRejectedValueOnce(new ApiError("offline"));
  draw();
  await vi.advanceTimersByTimeAsync(0);
  expect([place.search, joined.mock.calls]).toEqual(["?ply=3", [["one", "key"]]]);
  people(1, null, 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(joined.mock.calls).toEqual([
    ["one", "key"],
    ["one", "key"],
  ]);
  lose();
  await connect();
  people(2, null, 2);
  await vi.advanceTimersByTimeAsync(0);
  expect([joined.mock.calls.length, stored.size], "the server knows it now").toEqual([2, 0]);
  // A link that was taken back is not tried for ever.
  render(null, root);
  place.search = "?write=old";
  joined.mockRejectedValueOnce(new ApiError("forbidden"));
  draw();
  await vi.advanceTimersByTimeAsync(0);
  expect([joined.mock.calls.length, stored.size]).toEqual([3, 0]);
});
