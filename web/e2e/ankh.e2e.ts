// Ankh: games with one and with four opponents, by mouse and touch, including the score sheet.
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import type { View } from "../src/games/ankh/view";
import { type Person, PHONE } from "./person";
import { refusals } from "./refusals";
import { checkSheet, type LogLine, log, type SheetOf } from "./sheet";
import { stage } from "./stage";

const on = stage();

const RANDOM = { bot: "random" };
const GREEDY = { bot: "greedy" };
/** Random play reaches most of the expected events in the first game. */
const MAX_GAMES = 8;

/** The moves worth clicking: a plague before other cards, and nothing is declined that can be had. */
function wanted(moves: readonly string[]): readonly string[] {
  const plagues = moves.filter((move) => move === "card plague" || move === "announce");
  const others = moves.filter((move) => move !== "decline");
  return [plagues, others, moves].find((some) => some.length > 0) ?? [];
}

/** One of the visible targets of a move. */
async function placeOf(person: Person, move: string): Promise<Locator | undefined> {
  return person.choose(await person.page.locator(`[data-move="${move}"]`).all());
}

/** Selector of the part that people aim at: the token of a region, which may have any shape, otherwise the middle of the target. */
function aimOf(move: string): string {
  return /^(old|swap|with) /.test(move) ? ".ank-token-ring" : ".hit";
}

/** Clicks on one of the highlighted moves. */
async function clickWanted(person: Person): Promise<void> {
  await person.answered(async () => {
    const move = person.choose(wanted(await person.moves()));
    const place = move && (await placeOf(person, move));
    if (!place) return false;
    return person.tap(place, aimOf(move));
  });
}

/** Plays highlighted moves until the game is over or a move that matches `until` is highlighted; returns whether one is. */
async function play(person: Person, until?: RegExp): Promise<boolean> {
  while (await person.turn()) {
    if (until && (await person.moves()).some((move) => until.test(move))) return true;
    await clickWanted(person);
  }
  return false;
}

const CARAVAN = / divides region /;
const PLAGUE = /^Plague of Locusts, played by /;
const MERGE = / become one god, /;

/** Plays whole games until one has a battle and all the expected log lines. */
async function playUntilLogged(person: Person, seats: unknown[], expected: readonly RegExp[]): Promise<void> {
  for (let games = 0; games < MAX_GAMES; games += 1) {
    await person.sitDown("ankh", seats);
    expect(await person.turn()).toBe(true);
    if (games === 0) expect.soft(await person.allComplaints(), "on turn").toEqual([]);
    const fought = await play(person, /^card /);
    if (fought) expect.soft(await person.allComplaints(), "while cards are chosen").toEqual([]);
    await play(person);
    const lines = await log(person);
    if (fought && expected.every((one) => lines.some(({ text }) => one.test(text)))) return;
  }
  throw new Error(`${MAX_GAMES} games without a battle or ${expected.join(" or ")}`);
}

const MERGED = /, on space (\d+): (.+) and (.+) play on together\.$/;
const MOVED = /^(.+) (gains|loses) (\d+) devotion (?:.*?(\d+) of it from Bountiful)?.*: space (\d+)\.$/;

/** Converts log lines about gods and the spaces they reach into lines about seats and points. */
function shares(log: readonly LogLine[]): LogLine[] {
  const spaces: Record<string, number> = {};
  const lower: Record<string, string> = {};
  const moved = (name: string, space: number, anchor: string, most = Infinity): LogLine[] => {
    const points = space - (spaces[name] ?? 0);
    spaces[name] = space;
    const own = Math.min(points, most);
    const line = (points: number, anchor: string) => ({ text: `${name} ${points}`, anchor, head: false });
    return [line(own, anchor), line(points - own, "power-bountiful")];
  };
  return log.flatMap(({ text, anchor }) => {
    const [, together, high = "", low = ""] = MERGED.exec(text) ?? [];
    if (together !== undefined) {
      lower[high] = low;
      return [high, low].flatMap((name) => moved(name, Number(together), anchor));
    }
    const [, god, how, gained, bountiful, space] = MOVED.exec(text) ?? [];
    if (god === undefined) return [];
    const most = how === "gains" ? Number(gained) - Number(bountiful ?? 0) : Infinity;
    return [god, lower[god] ?? []].flat().flatMap((name) => moved(name, Number(space), anchor, most));
  });
}

const SHEET: SheetOf = { game: "ankh", rule: "setup", scored: shares, rules: {} };

async function finish(person: Person): Promise<void> {
  expect(await person.page.locator(".verdict").innerText()).not.toBe("");
  expect.soft(await person.allComplaints(), "at the end").toEqual([]);
  await checkSheet(person, SHEET);
  expect(person.errors).toEqual([]);
  await person.leave();
}

test("two play to the end", async () => {
  const guest = await on.arrive(51);
  await playUntilLogged(guest, ["you", RANDOM], [CARAVAN, PLAGUE]);
  await finish(guest);
});

test("five play to the end, two of them as one god", async () => {
  const guest = await on.arrive(61);
  await playUntilLogged(guest, [RANDOM, "you", RANDOM, GREEDY, RANDOM], [CARAVAN, PLAGUE, MERGE]);
  await finish(guest);
});

interface Traffic {
  /** The last update that the page received. */
  update: { view: View; legal: string[]; step: string; due: string[] } | null;
  /** The moves that the page has sent. */
  sent: string[];
}

/** Records the WebSocket traffic of the next page. */
function listen(person: Person): Traffic {
  const traffic: Traffic = { update: null, sent: [] };
  person.page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => (traffic.update = JSON.parse(String(payload)).update ?? traffic.update));
    socket.on("framesent", ({ payload }) => {
      const { play } = JSON.parse(String(payload)) as { play?: { move: string } };
      if (play) traffic.sent.push(play.move);
    });
  });
  return traffic;
}

/** Taps the middle of a target. The first tap may enlarge the map, or only select a card; then the target is tapped again. */
async function tap(person: Person, move: string, { sent }: Traffic): Promise<void> {
  const { page } = person;
  const place = await placeOf(person, move);
  if (!place) throw new Error(`${move} is on the page, but nowhere`);
  const before = sent.length;
  const zoom = () => page.locator(".ank-window > g").getAttribute("transform");
  const selected = () => page.locator(`[data-selected="${move}"]`).count();
  while (sent.length === before) {
    const [zoomed, chosen] = [await zoom(), await selected()];
    await place.scrollIntoViewIfNeeded();
    const { x, y } = await place.evaluate((place, aim) => {
      const { left, top, width, height } = (place.querySelector(aim) ?? place).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, aimOf(move));
    await page.touchscreen.tap(x, y);
    await expect.poll(async () => sent.length > before || (await zoom()) !== zoomed || (await selected()) !== chosen).toBe(true);
  }
  expect(sent.slice(before)).toEqual([move]);
}

test("three play on a phone, by finger and in Czech", async () => {
  const guest = await on.arrive(71, { ...PHONE, locale: "cs-CZ" });
  const traffic = listen(guest);
  await guest.sitDown("ankh", ["you", RANDOM, RANDOM]);
  const verbs = new Set<string>();
  while (await guest.turn()) {
    await guest.answered(async () => {
      const door = guest.choose(await guest.page.locator(".ank-foot.lit:not(.open)").all());
      if (door && guest.choose([true, false])) await door.tap();
      const move = guest.choose(wanted(await guest.moves()));
      const verb = move?.split(" ")[0];
      if (move === undefined || verb === undefined) return false;
      if (!verbs.has(verb)) expect.soft([verb, await guest.overhang()], "nothing sticks out sideways").toEqual([verb, 0]);
      if (verbs.size === 0 || (verb === "card" && !verbs.has(verb))) expect.soft(await guest.allComplaints(), verb).toEqual([]);
      verbs.add(verb);
      return tap(guest, move, traffic);
    });
  }
  expect([...verbs]).toEqual(expect.arrayContaining(["move", "from", "to", "summon", "call", "at", "gain"]));
  expect.soft(await guest.allComplaints(), "at the end").toEqual([]);
  expect.soft(await guest.overhang(), "nothing sticks out sideways").toBe(0);
  expect(await guest.page.locator("body").innerText()).not.toMatch(/\[(ui|ankh)-/);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

const ACTIONS = ["move", "summon", "gain", "unlock"];
const CARDS = ["plague", "build", "chariots", "cycle", "drought", "flood", "miracle"];

/** Well-formed moves; most of them are never legal at the same time. */
const WRITTEN = [
  ...ACTIONS,
  ...CARDS.map((card) => `card ${card}`),
  ...["from", "to", "push", "by", "at", "control", "spare", "lift", "gate", "adopt", "old"].flatMap((verb) => ["d4", "f4"].map((hex) => `${verb} ${hex}`)),
  ...["camel c1-d1", "camel d0-d1", "swap 2", "with 3", "bid 0", "bid 1", "bid 60", "trap a", "trap b", "aim n"],
  ...["by regular", "by gate", "call warrior", "call captive", "call sphinx", "power revered", "power worshipful", "build temple"],
  ...["god ra", "guardian cat", "scenario old-kingdom", "adopt cat", "lift supply"],
  ...["announce", "sun", "tiebreak", "worship", "decline", "done"],
];
/** Malformed moves. */
const NONSENSE = [
  ...["", "to", "to l0", "to a10", "to F4", "move f4", "camel c1", "camel c1-e1", "with 0", "bid -1", "bid 1e3"],
  ...["card", "card ?", "god set", "power", "aim up"],
];

type Update = NonNullable<Traffic["update"]>;

/** Illegal moves that somebody in the first seat might try in a position. */
const TEMPTING: Record<string, (update: Update) => string[]> = {
  "an action that does not lie lower": ({ step, view }) => (step === "turn" ? ACTIONS.slice(0, ACTIONS.indexOf(view.taken.at(-1) ?? "") + 1) : []),
  "a move onto water": ({ step, view }) => (step === "to" ? view.printed.water.map((hex) => `to ${hex}`) : []),
  "a move onto a figure": ({ step, view }) => (step === "to" ? view.figures.map(({ hex }) => `to ${hex}`) : []),
  // The first camel may begin in many places; the others must continue the line.
  "a camel off the line": ({ step, view, legal }) =>
    step === "camel" && !legal.includes("decline") ? view.regions.flatMap(({ land }) => sides(land)).filter((move) => !legal.includes(move)) : [],
  "the same card twice": ({ step, view }) => (step === "cards" ? (sideOf(view)?.cards ?? []).map((card) => `card ${card}`) : []),
  "a bid above the followers": ({ step, view }) => (step === "bids" ? [`bid ${followers(view) + 1}`, `bid ${followers(view) + 9}`] : []),
};

/** Moves for the sides from north to south between two of these hexes. */
function sides(land: readonly string[]): string[] {
  const south = (hex: string) => `${hex[0]}${Number(hex[1]) + 1}`;
  return land.filter((hex) => land.includes(south(hex))).map((hex) => `camel ${hex}-${south(hex)}`);
}

function sideOf({ battle, players }: View) {
  return battle?.sides.find(({ seat }) => seat === players[0]?.entity);
}

function followers({ players }: View): number {
  return players["abcde".indexOf(players[0]?.entity ?? "a")]?.followers ?? 0;
}

/** Checks that the server refuses all of these moves, and that the page does not change. */
async function checkRefused(person: Person, illegal: readonly string[]): Promise<void> {
  const before = (await person.moves()).sort();
  const { reasons, played } = await refusals(person, [...WRITTEN, ...NONSENSE, ...illegal]);
  expect(played).toBe(0);
  expect(Object.keys(reasons).sort()).toEqual(["illegal", "unreadable"]);
  expect(reasons.unreadable).toEqual(NONSENSE);
  expect(reasons.illegal).toEqual(expect.arrayContaining([...illegal]));
  expect((await person.moves()).sort()).toEqual(before);
}

test("the server refuses moves that are not offered, and nothing happens", async () => {
  const guest = await on.arrive(81);
  const traffic = listen(guest);
  await guest.page.request.post("/api/me", { data: { name: "Hana" } });
  const untried = new Set(Object.keys(TEMPTING));
  const steps = new Set<string>();
  for (let games = 0; games < MAX_GAMES && untried.size > 0; games += 1) {
    const table = await guest.newTable({ game: "ankh", seats: ["you", RANDOM, RANDOM], options: "gods=amun-isis-ra" });
    await guest.page.goto(`/table/${table}`);
    while (untried.size > 0 && (await guest.turn())) {
      // In simultaneous decisions the bots come first: then nothing changes while moves are tried.
      await guest.until(() => traffic.update?.due.length === 1);
      const { update } = traffic;
      if (!update) break;
      const illegal = (what: string) => TEMPTING[what]?.(update) ?? [];
      const tried = [...untried].filter((what) => illegal(what).length > 0);
      if (tried.length > 0 || !steps.has(update.step)) await checkRefused(guest, tried.flatMap(illegal));
      for (const what of tried) untried.delete(what);
      steps.add(update.step);
      await clickWanted(guest);
    }
  }
  expect([...untried]).toEqual([]);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

for (const locale of ["en-GB", "cs-CZ", "pl-PL"]) {
  test(`axe has no complaint about the rules (${locale})`, async () => {
    const reader = await on.arrive(91, { locale });
    await reader.page.goto("/rules/ankh");
    await reader.page.locator("#setup").waitFor();
    expect(await reader.allComplaints()).toEqual([]);
    await reader.leave();
  });
}
