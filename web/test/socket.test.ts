import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLOSED, type ServerMsg } from "../src/protocol";
import { ANSWER_TIMEOUT, type Link, PING_INTERVAL, RESPONSE_TIMEOUT, retryDelay, type SocketLike, TableSocket } from "../src/socket";

class Fake implements SocketLike {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  serverSends(message: ServerMsg) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  opens() {
    this.serverSends({ pong: {} });
  }
  ends(code = 1006) {
    this.onclose?.({ code });
  }
}

let sockets: Fake[];
let links: Link[];
let silent: boolean[];
let received: ServerMsg[];
let since: number;
let wake: () => void;
let offline: () => void;

function begin(): TableSocket {
  return new TableSocket(
    () => `/socket?since=${since}`,
    { message: (message) => received.push(message), link: (link) => links.push(link), silent: (now) => silent.push(now) },
    {
      open: (url) => {
        const fake = new Fake(url);
        sockets.push(fake);
        return fake;
      },
      onWake: (callback) => {
        wake = callback;
        return () => (wake = () => undefined);
      },
      onOffline: (callback) => {
        offline = callback;
        return () => (offline = () => undefined);
      },
      random: () => 1,
    },
  );
}

const last = () => sockets[sockets.length - 1] as Fake;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, links, silent, received, since] = [[], [], [], [], 0];
});
afterEach(() => vi.useRealTimers());

test("waits grow from half a second to fifteen, with jitter", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => retryDelay(failures, 1))).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
  expect(retryDelay(9, 0)).toBe(500);
  expect(retryDelay(2, 0.5)).toBe(1250);
});

test("opens, receives, sends", () => {
  const socket = begin();
  expect(socket.send({ undo: { ply: 1 } })).toBe(false);
  last().opens();
  last().serverSends({ presence: { seats: ["a"], away: [], host: false, spectators: 0 } });
  last().serverSends({ pong: {} });
  expect(links).toEqual(["open"]);
  expect(received).toEqual([{ presence: { seats: ["a"], away: [], host: false, spectators: 0 } }]);
  expect(socket.send({ undo: { ply: 3 } })).toBe(true);
  expect(last().sent).toEqual(['{"undo":{"ply":3}}']);
});

test("reconnects from the last line received", () => {
  begin();
  last().opens();
  since = 57;
  last().ends();
  expect(links).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(499);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(last().url).toBe("/socket?since=57");
  last().ends();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(3);
  last().opens();
  expect(links).toEqual(["open", "lost", "open"]);
});

test("a quiet socket is pinged, a dead one is closed", () => {
  begin();
  const first = last();
  first.opens();
  vi.advanceTimersByTime(PING_INTERVAL);
  expect(first.sent).toEqual(['{"ping":{}}']);
  first.serverSends({ pong: {} });
  vi.advanceTimersByTime(RESPONSE_TIMEOUT);
  expect(first.closed).toBe(false);
  vi.advanceTimersByTime(PING_INTERVAL - RESPONSE_TIMEOUT);
  expect(first.sent).toHaveLength(2);
  vi.advanceTimersByTime(RESPONSE_TIMEOUT);
  expect(first.closed).toBe(true);
  expect(links.at(-1)).toBe("lost");
});

test("a lively socket is pinged, too", () => {
  begin();
  const first = last();
  first.opens();
  for (let second = 1; second <= 3 * (PING_INTERVAL / 1000); second++) {
    vi.advanceTimersByTime(1000);
    first.serverSends({ pong: {} });
  }
  expect(first.sent).toEqual(Array(3).fill('{"ping":{}}'));
  expect(first.closed).toBe(false);
});

test("an attempt that hangs is abandoned", () => {
  begin();
  vi.advanceTimersByTime(RESPONSE_TIMEOUT);
  expect(sockets[0]?.closed).toBe(true);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
});

test("back on the page: reconnects at once, or tests an open socket", () => {
  begin();
  last().opens();
  wake();
  expect(last().sent).toEqual(['{"ping":{}}']);
  last().ends();
  wake();
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
});

test("a table that is not there is gone, a server that is away is not", () => {
  begin();
  for (const wait of [500, 1000, 2000]) {
    last().ends();
    vi.advanceTimersByTime(wait);
  }
  expect(links).toEqual(["lost"]);
  last().ends(CLOSED["not-found"]);
  expect(links).toEqual(["lost", "gone"]);
  const tries = sockets.length;
  vi.advanceTimersByTime(60_000);
  wake();
  expect(sockets).toHaveLength(tries);
});

test("a private table is not tried again", () => {
  begin();
  last().ends(CLOSED.private);
  expect(links).toEqual(["private"]);
  vi.advanceTimersByTime(60_000);
  wake();
  expect(sockets).toHaveLength(1);
});

test("too many sockets: reports it, and retries more and more slowly", () => {
  begin();
  last().ends(CLOSED["too-many"]);
  expect(links).toEqual(["crowded"]);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  last().ends(CLOSED["too-many"]);
  vi.advanceTimersByTime(999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  last().opens();
  expect(links).toEqual(["crowded", "open"]);
});

test("a stopped socket never reconnects", () => {
  const socket = begin();
  last().opens();
  socket.stop();
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  wake();
  expect(sockets).toHaveLength(1);
});

test("malformed messages are ignored", () => {
  begin();
  last().opens();
  last().onmessage?.({ data: "{" });
  last().onmessage?.({ data: new ArrayBuffer(1) });
  expect(received).toEqual([]);
});

test("a move that nobody answers is doubted soon, and the connection is lost later", () => {
  const socket = begin();
  expect(socket.sendWithPing({ undo: { ply: 3 } })).toBe(false);
  last().opens();
  expect(socket.sendWithPing({ undo: { ply: 3 } })).toBe(true);
  expect(last().sent).toEqual(['{"undo":{"ply":3}}', '{"ping":{}}']);
  vi.advanceTimersByTime(ANSWER_TIMEOUT - 1);
  expect(silent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([silent, links]).toEqual([[true], ["open"]]);
  vi.advanceTimersByTime(RESPONSE_TIMEOUT - ANSWER_TIMEOUT);
  expect(links).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(500);
  expect(silent).toEqual([true]);
  last().opens();
  expect([silent, links]).toEqual([
    [true, false],
    ["open", "lost", "open"],
  ]);
});

test("an answer ends the doubt, and a server that answers at once raises none", () => {
  const socket = begin();
  last().opens();
  socket.sendWithPing({ undo: { ply: 3 } });
  vi.advanceTimersByTime(ANSWER_TIMEOUT);
  last().serverSends({ pong: {} });
  expect(silent).toEqual([true, false]);
  socket.sendWithPing({ undo: { ply: 4 } });
  last().serverSends({ pong: {} });
  vi.advanceTimersByTime(RESPONSE_TIMEOUT);
  expect([silent, links]).toEqual([[true, false], ["open"]]);
});

test("a message that was on its way when the connection broke is no answer", () => {
  const socket = begin();
  last().opens();
  socket.sendWithPing({ undo: { ply: 3 } });
  vi.advanceTimersByTime(100);
  last().serverSends({ chat: [] });
  vi.advanceTimersByTime(ANSWER_TIMEOUT);
  expect(silent).toEqual([true]);
  vi.advanceTimersByTime(RESPONSE_TIMEOUT - ANSWER_TIMEOUT);
  expect(links).toEqual(["open", "lost"]);
});

test("a ping above the rate limit is answered by its refusal", () => {
  const socket = begin();
  last().opens();
  socket.sendWithPing({ undo: { ply: 3 } });
  last().serverSends({ refused: { why: "too-much" } });
  vi.advanceTimersByTime(RESPONSE_TIMEOUT);
  expect([silent, links]).toEqual([[], ["open"]]);
});

test("a later ping does not postpone the end of a dead socket", () => {
  const socket = begin();
  last().opens();
  vi.advanceTimersByTime(PING_INTERVAL + RESPONSE_TIMEOUT - 1);
  socket.sendWithPing({ undo: { ply: 3 } });
  vi.advanceTimersByTime(1);
  expect(links).toEqual(["open", "lost"]);
});

test("without a network the connection is lost at once, and tried again", () => {
  const socket = begin();
  last().opens();
  offline();
  expect(links).toEqual(["open", "lost"]);
  expect(last().closed).toBe(true);
  offline();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  wake();
  last().opens();
  expect(links).toEqual(["open", "lost", "open"]);
  socket.stop();
  offline();
  expect(links).toHaveLength(3);
});
