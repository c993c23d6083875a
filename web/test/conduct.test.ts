// How people play together: conditions, clocks, absence, questions, the log of the table, people on one device.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { conductFor, conductSummary, DAY, graceText, leftText, livePace, paceAbout, paceText, slowPace, spanText, withPace } from "../src/conduct";
import {
  type ClockInfo,
  type Ended,
  type Happening,
  type LogEntry,
  type Proposal,
  type ProposalInfo,
  type SeatInfo,
  type TableEvent,
  type TableInfo,
  type Update,
  USUAL_CONDUCT,
} from "../src/protocol";
import { timeline } from "../src/replay/timeline";
import { isVacant } from "../src/table/Absent";
import { awayText } from "../src/table/away";
import { coveredFor } from "../src/table/Cover";
import { clockText, isLow, shownTime, timeLeft, untilLow } from "../src/table/clocks";
import { happening, parts, partsText, question, role } from "../src/table/happenings";
import { lastAction, logRows } from "../src/table/logRows";
import { isAlone, nobodyElseVotes } from "../src/table/Menu";
import { mayTalk, unreadLines } from "../src/table/Side";
import { INITIAL_STATE, receive, undoByConsentNow, withClocks } from "../src/table/state";
import { GameWords, LANGS, type Lang, Texts } from "../src/words";

const source = (lang: Lang, file: string) => readFileSync(new URL(`../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
const wordsIn = (lang: Lang) => new GameWords(new Texts(lang, [source(lang, "ui"), source(lang, "imhotep")]), "imhotep", { a: "Ann", b: "Bob", c: "Cleo" });
const words = wordsIn("en");
const { texts } = words;

const seat = (letter: SeatInfo["seat"], more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: letter,
  open: false,
  name: letter,
  bot: null,
  substitute: null,
  resigned: false,
  ...more,
});

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "imhotep",
  revision: 1,
  options: "",
  public: true,
  status: "running",
  seats: [seat("a"), seat("b"), seat("c", { bot: "greedy" })],
  you: "a",
  yours: ["a"],
  host: true,
  host_seat: "a",
  practice: false,
  hints: null,
  conduct: USUAL_CONDUCT,
  code: null,
  proposal: null,
  events: [],
  ended: null,
  rematch: null,
  host_grace: 120,
  author: "me",
  muted: [],
  seed_hash: "",
  seed: null,
  chance: null,
  ...more,
});

const update = (more: Partial<Update> = {}): Update => ({
  ply: 4,
  prompt: null,
  due: ["b"],
  step: "turn",
  view: {},
  legal: [],
  since: 0,
  events: [],
  undo: false,
  undo_by_consent: false,
  clocks: [],
  outcome: null,
  ...more,
});

describe("the conditions", () => {
  test("are told in one line", () => {
    expect(paceText(texts, "none")).toBe("No clock");
    expect(paceText(texts, livePace(10, 5))).toBe("10 min + 5 s");
    expect(paceText(texts, slowPace(1, 3))).toBe("1 day a decision");
    expect(paceAbout(texts, slowPace(2, 1))).toBe("2 days a decision, and 1 day in reserve");
    expect(conductSummary(texts, USUAL_CONDUCT)).toBe("No clock · bot after 2 min");
    expect(conductSummary(texts, { ...USUAL_CONDUCT, grace: null })).toBe("No clock · everybody waits");
    expect([59, 60, 7_199, 86_400, 3 * DAY].map((seconds) => spanText(texts, seconds))).toEqual(["59 s", "1 min", "1 h", "1 day", "3 days"]);
    expect([5, 300].map((seconds) => awayText(texts, seconds))).toEqual(["away", "away 5 min"]);
  });

  test("days are counted in the forms of the language", () => {
    const days = (lang: Lang) => [1, 2, 5].map((count) => paceText(wordsIn(lang).texts, slowPace(count, 1)));
    expect(days("cs")).toEqual(["1 den na rozhodnutí", "2 dny na rozhodnutí", "5 dní na rozhodnutí"]);
    expect(days("pl")).toEqual(["1 dzień na decyzję", "2 dni na decyzję", "5 dni na decyzję"]);
    const graces = (lang: Lang) => [120, 3600, DAY, 2 * DAY, 5 * DAY].map((grace) => graceText(wordsIn(lang).texts, grace));
    expect(graces("en")).toEqual(["bot after 2 min", "bot after 1 h", "bot after 1 day", "bot after 2 days", "bot after 5 days"]);
    expect(graces("cs")).toEqual(["bot po 2 min", "bot po 1 h", "bot po 1 dni", "bot po 2 dnech", "bot po 5 dnech"]);
    expect(graces("pl")).toEqual(["bot po 2 min", "bot po 1 h", "bot po 1 dniu", "bot po 2 dniach", "bot po 5 dniach"]);
  });

  test("the grace follows the pace unless it was chosen", () => {
    const slow = withPace(USUAL_CONDUCT, slowPace(2, 3));
    expect(slow.grace).toBe(DAY);
    expect(withPace(slow, "none").grace).toBe(120);
    expect(withPace({ ...USUAL_CONDUCT, grace: 900 }, slowPace(2, 3)).grace).toBe(900);
  });

  test("strangers never wait for ever, and bots need no conditions", () => {
    const patient = { ...USUAL_CONDUCT, pace: slowPace(2, 3), grace: null };
    expect(conductFor(patient, 2, false)).toEqual(patient);
    expect(conductFor(patient, 2, true).grace).toBe(DAY);
    expect(conductFor(patient, 1, false)).toEqual(USUAL_CONDUCT);
  });
});

describe("clocks", () => {
  const clock = (more: Partial<ClockInfo>): ClockInfo => ({ seat: "a", decision: 0, bank: 60_000, runs: true, paused: null, ...more });

  test("count on while they run, first the decision, then the bank", () => {
    expect(timeLeft(clock({}), 5_000)).toEqual({ decision: 0, bank: 55_000 });
    expect(timeLeft(clock({}), 70_000).bank).toBe(0);
    expect(timeLeft(clock({ runs: false }), 5_000).bank).toBe(60_000);
    const slow = clock({ decision: 10_000, bank: 20_000 });
    expect(timeLeft(slow, 4_000)).toEqual({ decision: 6_000, bank: 20_000 });
    expect(timeLeft(slow, 15_000)).toEqual({ decision: 0, bank: 15_000 });
  });

  test("live ones show seconds, rounded up; slow ones their two largest units", () => {
    expect([0, 1, 19_001, 61_000, 3_600_000].map((time) => clockText(texts, time, false))).toEqual(["0:00", "0:01", "0:20", "1:01", "1:00:00"]);
    const [minute, hour] = [60_000, 3_600_000];
    const times = [30_000, 59 * minute, hour, 90 * minute, 48 * hour - 1, 52 * hour];
    expect(times.map((time) => clockText(texts, time, true))).toEqual(["1 min", "59 min", "1 h", "1 h 30 min", "2 days", "2 d 4 h"]);
    expect([0, 29.2, 61, 71.5 * 3600].map((seconds) => leftText(texts, seconds))).toEqual(["0 s", "30 s", "2 min", "2 d 23 h"]);
  });

  test("slow ones show the bank once the time for the decision is over, and while somebody else decides", () => {
    const slow = clock({ decision: 5_000, bank: 9_000 });
    expect(shownTime(slow, timeLeft(slow, 0), true)).toEqual({ bank: false, milliseconds: 5_000 });
    expect(shownTime(slow, timeLeft(slow, 6_000), true)).toEqual({ bank: true, milliseconds: 8_000 });
    const waits = { ...slow, runs: false };
    expect(shownTime(waits, timeLeft(waits, 6_000), true)).toEqual({ bank: true, milliseconds: 9_000 });
  });

  test("are low below twenty seconds or one hour, decision and bank together", () => {
    expect([isLow(clock({ bank: 20_000 }), false), isLow(clock({ bank: 19_999 }), false)]).toEqual([false, true]);
    expect([isLow(clock({ bank: 3_599_999 }), true), isLow(clock({ bank: 3_599_999, decision: 1 }), true)]).toEqual([true, false]);
    expect([untilLow(clock({ bank: 25_000 }), false), untilLow(clock({ bank: 5_000 }), false), untilLow(clock({ runs: false }), false)]).toEqual([
      5_000,
      0,
      null,
    ]);
  });

  test("start at the arrival of their update", () => {
    const state = withClocks(INITIAL_STATE, update({ clocks: [clock({})] }));
    expect(state.clocks.list).toHaveLength(1);
    expect(performance.now() - state.clocks.at).toBeLessThan(1_000);
  });
});

const EVERYTHING: Happening[] = [
  { "bot-sat": { seat: "b", level: "mcts:300", name: "Bob", why: "time" } },
  { "bot-sat": { seat: "b", level: "mcts:300", name: "Bob", why: "away" } },
  { "bot-sat": { seat: "b", level: "mcts:300", name: "", why: "resigned" } },
  { returned: { seat: "b", name: "Bob" } },
  { joined: { seat: "b", name: "Dora", before: "Bob" } },
  { "undo-agreed": { seat: "a" } },
  ...(["end", { undo: { ply: 3 } }, { bot: { seat: "b" } }, { join: { seat: "b" } }] satisfies Proposal[]).map(
    (what): Happening => ({ declined: { what, by: "", by_seat: null } }),
  ),
  { declined: { what: { undo: { ply: 3 } }, by: "Bob", by_seat: "b" } },
  ...(["agreed", { resigned: "a" }, { abandoned: "a" }] satisfies Ended[]).map((why): Happening => ({ ended: why })),
];

describe("what happens at the table", () => {
  test.each(LANGS)("has a sentence (%s)", (lang) => {
    const own = wordsIn(lang);
    for (const what of EVERYTHING) {
      const { key, args } = happening(own, what);
      expect(own.texts.text(key, args), JSON.stringify(what)).toMatch(/\.$/);
    }
    for (const what of ["end", { undo: { ply: 1 } }, { bot: { seat: "b" } }, { join: { seat: "b" } }] satisfies Proposal[]) {
      const { key, args } = question(own, { what, by: "" });
      expect(own.texts.text(key, args)).toMatch(/\.$/);
    }
    expect(own.texts.errors).toEqual([]);
  });

  test("names the person and the bot", () => {
    const { key, args } = happening(words, EVERYTHING[0]!);
    expect(texts.text(key, args)).toBe("Time is up for Bob: a bot plays on (4 · Hard).");
  });

  const entry = (line: number, kind: LogEntry["kind"] = "action"): LogEntry => ({
    line,
    by: "a",
    undone: false,
    kind,
    seat: "a",
    event: { type: "x" },
    rule: "",
  });

  test("stands in the log before the line that followed it", () => {
    const event = (ply: number): TableEvent => ({ ply, what: { returned: { seat: "b", name: "Bob" } } });
    const keys = (log: LogEntry[], events: TableEvent[]) => logRows(log, events).map((row) => row.key);
    expect(keys([entry(0), entry(1), entry(1, "effect"), entry(2)], [event(1), event(2), event(3)])).toEqual(["0.0", "t0", "1.0", "1.1", "t1", "2.0", "t2"]);
    expect(keys([entry(5)], [event(0), event(2)])).toEqual(["t0", "t1", "5.0"]);
    expect(keys([], [event(0)])).toEqual(["t0"]);
    expect(lastAction(logRows([entry(0)], [event(1)]))?.key).toBe("0.0");
  });

  test("divides the game of a seat into parts", () => {
    const events: TableEvent[] = [
      { ply: 40, what: { "bot-sat": { seat: "a", level: "mcts:300", name: "Ann", why: "away" } } },
      { ply: 50, what: { returned: { seat: "b", name: "Bob" } } },
      { ply: 60, what: { joined: { seat: "a", name: "Dora", before: "Ann" } } },
    ];
    // The log tells nothing of the last five of the forty lines: moves are counted as in a replay.
    const log = Array.from({ length: 70 }, (_, line) => entry(line)).filter(({ line }) => line < 35 || line >= 40);
    expect(partsText(words, parts(events, "a", "Dora"), timeline(log))).toBe("Ann, from move 36 a bot (4 · Hard), from move 56 Dora");
    expect(partsText(words, parts(events, "c", "Cleo"), timeline(log))).toBeNull();
    expect(parts([], "a", "Ann")).toEqual([{ from: 0, player: { name: "Ann" } }]);
  });
});

describe("questions", () => {
  const asked = (more: Partial<ProposalInfo>): ProposalInfo => ({
    number: 1,
    what: "end",
    by: "Bob",
    author: "bob",
    by_seat: "b",
    yes: ["b"],
    open: ["a", "c"],
    seconds: 60,
    silence_agrees: false,
    ...more,
  });

  test("are answered by those who have a vote, and withdrawn by the asker", () => {
    expect(role(asked({}), { yours: ["a"], author: "ann" })).toBe("voter");
    expect(role(asked({}), { yours: ["b"], author: "bob" })).toBe("asker");
    expect(role(asked({ open: ["c"] }), { yours: ["a"], author: "ann" })).toBe("reader");
    expect(role(asked({}), { yours: [], author: null })).toBe("reader");
    expect(role(asked({ by_seat: null, yes: [], author: "eve" }), { yours: [], author: "eve" })).toBe("asker");
    // Two people on one device have one vote.
    expect(role(asked({ open: ["a"] }), { yours: ["a", "c"], author: "ann" })).toBe("voter");
  });

  test("an undo is asked for if it is not free, one question at a time", () => {
    const state = { ...receive(INITIAL_STATE, { table: table() }), link: "open" as const };
    const asks = (more: Partial<Update>) => undoByConsentNow(receive(state, { update: update(more) }));
    expect([asks({}), asks({ undo_by_consent: true }), asks({ undo: true, undo_by_consent: true })]).toEqual([false, true, false]);
    const open = receive(receive(state, { update: update({ undo_by_consent: true }) }), { table: table({ proposal: asked({}) }) });
    expect(undoByConsentNow(open)).toBe(false);
  });
});

describe("people who are away", () => {
  test("a seat can be asked for after the grace, or while a bot plays for somebody who is not there", () => {
    const away = new Map([["b", 130] as const]);
    const vacant = (more: Partial<TableInfo>, own: Partial<SeatInfo> = {}) => isVacant(table(more), seat("b", own), away);
    expect(vacant({})).toBe(true);
    expect(vacant({ conduct: { ...USUAL_CONDUCT, grace: 300 } })).toBe(false);
    expect(vacant({ conduct: { ...USUAL_CONDUCT, grace: null } })).toBe(false);
    expect(vacant({ conduct: { ...USUAL_CONDUCT, grace: null } }, { substitute: "greedy" })).toBe(true);
    expect(vacant({ status: "finished" })).toBe(false);
    expect(isVacant(table(), seat("a", { substitute: "greedy" }), away)).toBe(false);
    expect(isVacant(table(), seat("c", { bot: "greedy" }), away)).toBe(false);
  });

  test("a reminder lasts until the next update", () => {
    let state = receive(INITIAL_STATE, { nudged: { seat: "a", by: "Bob" } });
    expect(state.nudged).toEqual({ seat: "a", by: "Bob" });
    state = receive(state, { update: update() });
    expect(state.nudged).toBeNull();
  });

  test("whoever resigns last ends the game", () => {
    expect(isAlone(table())).toBe(false);
    expect(isAlone(table({ seats: [seat("a"), seat("b", { resigned: true }), seat("c", { bot: "greedy" })] }))).toBe(true);
    expect(isAlone(table({ seats: [seat("a"), seat("b", { substitute: "greedy" }), seat("c", { bot: "greedy" })] }))).toBe(true);
    expect(isAlone(table({ yours: ["a", "b"] }))).toBe(false);
    expect([nobodyElseVotes(table()), nobodyElseVotes(table({ yours: ["a", "b", "c"] }))]).toEqual([false, true]);
  });
});

describe("the chat", () => {
  test("is open to players and the host, to spectators as the host lets them, and before the game to everybody", () => {
    const silent = { ...USUAL_CONDUCT, watchers: "watch" } as const;
    const watcher = { you: null, yours: [], host: false };
    expect(mayTalk(table(watcher))).toBe(true);
    expect(mayTalk(table({ ...watcher, conduct: silent }))).toBe(false);
    expect(mayTalk(table({ ...watcher, conduct: silent, status: "open" }))).toBe(true);
    expect(mayTalk(table({ ...watcher, conduct: silent, host: true }))).toBe(true);
    expect(mayTalk(table({ host: false, conduct: silent }))).toBe(true);
  });

  test("lines of others are unread, whatever the clock of the server says", () => {
    const line = (number: number, author: string) => ({ number, author, name: author, seat: null, text: "Hello", at: 0 });
    const lines = [line(0, "ann"), line(1, "eve"), line(2, "ann"), line(3, "eve")];
    const unread = (read: number, own: string | null) => unreadLines(lines, read, own).map(({ number }) => number);
    expect(unread(-1, null)).toEqual([0, 1, 2, 3]);
    expect(unread(0, "eve")).toEqual([2]);
    expect(unread(3, null)).toEqual([]);
  });
});

describe("several people on one device", () => {
  const both = table({ yours: ["a", "b"] });

  test("the table is covered when the next one must decide", () => {
    expect(coveredFor(both, update({ due: ["b"] }), false)).toEqual(["b"]);
    expect(coveredFor(both, update({ due: ["a", "b"] }), false)).toEqual([]);
    expect(coveredFor(both, update({ due: ["c"] }), false)).toEqual([]);
    expect(coveredFor(table(), update({ due: ["b"] }), true)).toEqual([]);
  });

  test("and on request, until the game is over", () => {
    expect(coveredFor(both, update({ due: ["c"] }), true)).toEqual(["a", "b"]);
    expect(coveredFor({ ...both, status: "finished" }, update({ due: [] }), true)).toEqual([]);
  });

  test("a bot that plays for somebody needs no device", () => {
    const substituted = { ...both, seats: [seat("a"), seat("b", { substitute: "greedy" }), seat("c", { bot: "greedy" })] };
    expect(coveredFor(substituted, update({ due: ["b"] }), false)).toEqual([]);
  });
});
