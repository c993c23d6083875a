// Egizia: games with one and with three opponents, by mouse, touch and keyboard, including the score sheet.
import { expect, test } from "vitest";
import { type Person, PHONE } from "./person";
import { refusals } from "./refusals";
import { checkSheet, type SheetOf } from "./sheet";
import { stage } from "./stage";

const on = stage();

const BOT = { bot: "greedy" };

/** The log reports points throughout the game, in lines of their own; its rules differ from the sheet's where the log is more specific. */
const sheetIn = (scores: RegExp): SheetOf => ({
  game: "egizia",
  lines: 13,
  rule: "setup",
  scored: (log) => log.filter((line) => scores.test(line.text)),
  rules: { "grain-market": /^markets$/ },
});

/** Clicks on highlighted moves, at most `most` times; returns the number of clicks. */
async function play(person: Person, most = Infinity): Promise<number> {
  let clicks = 0;
  while (clicks < most && (await person.turn())) {
    if (await person.play((moves) => person.choose(calm(moves)))) clicks += 1;
  }
  return clicks;
}

/** Limits ships to the next three spaces and passing to the end: a player who sails far ahead sees little of the Nile. */
function calm(moves: readonly string[]): string[] {
  const ships = moves.filter((move) => move.startsWith("ship ")).sort((one, other) => Number(one.slice(5)) - Number(other.slice(5)));
  const others = moves.filter((move) => !ships.includes(move) && (move !== "pass" || ships.length === 0));
  return [...ships.slice(0, 3), ...others];
}

test("two play to the end", async () => {
  const guest = await on.arrive(51);
  await guest.sitDown("egizia", ["you", BOT]);
  await play(guest, 25);
  expect(await guest.turn()).toBe(true);
  expect.soft(await guest.allComplaints()).toEqual([]);
  expect(await play(guest)).toBeGreaterThan(10);
  expect(await guest.page.locator(".verdict").innerText()).not.toBe("");
  expect.soft(await guest.allComplaints()).toEqual([]);
  await checkSheet(guest, sheetIn(/ scores | suffers from hunger/));
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("four play on a phone, in Czech", async () => {
  const guest = await on.arrive(61, { ...PHONE, locale: "cs-CZ" });
  await guest.sitDown("egizia", [BOT, "you", { bot: "random" }, BOT]);
  await play(guest, 20);
  expect(await guest.turn()).toBe(true);
  expect.soft(await guest.overhang(), "nothing sticks out sideways").toBeLessThanOrEqual(0);
  expect.soft(await guest.allComplaints()).toEqual([]);
  await play(guest);
  expect.soft(await guest.allComplaints()).toEqual([]);
  expect(await guest.page.locator("body").innerText()).not.toMatch(/\[(ui|egizia)-/);
  await checkSheet(guest, sheetIn(/ boduje | trpí hladem/));
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

const range = (verb: string, last: number) => Array.from({ length: last }, (_, index) => `${verb} ${index + 1}`);

/** Well-formed moves; most of them are never legal at the same time. */
const WRITTEN = [
  ...range("ship", 20),
  ...range("double", 20),
  ...range("berth", 3),
  ...range("row", 6),
  ...range("draw", 5),
  ...range("sell", 10),
  ...range("take", 10),
  ...range("feed", 3),
  ...["black", "yellow", "blue"].flatMap((crew) => [`commit ${crew}`, `drill ${crew}`, `train ${crew}`, `grow ${crew}`]),
  ...["obelisk", "grave", "pillar left", "pillar right", "column", "lintel"],
  ...["joker", "boost", "haul", "grain", "again", "first", "stand-in", "decline", "give-up", "market stone", "ring left", "extra 2", "keep 7"],
];
/** Malformed moves. */
const NONSENSE = ["", "ship", "ship 0", "ship 21", "ship 07", "ships 4", "berth 0", "row -1", "commit joker", "sell 1e3", "pillar", "keep 30", "grave 3x"];

test("the server refuses moves that are not offered, and nothing happens", async () => {
  const guest = await on.arrive(71);
  await guest.sitDown("egizia", ["you", BOT]);
  const verbs = new Set<string>();
  for (let turns = 0; turns < 40 && (await guest.turn()); turns += 1) {
    const before = (await guest.moves()).sort();
    const { reasons, played } = await refusals(guest, [...WRITTEN, ...NONSENSE]);
    expect(played).toBe(0);
    expect(Object.keys(reasons).sort()).toEqual(["illegal", "unreadable"]);
    expect(reasons.unreadable).toEqual(NONSENSE);
    expect((await guest.moves()).sort()).toEqual(before);
    for (const move of before) verbs.add(move.split(" ")[0] ?? "");
    await play(guest, 1);
  }
  expect([...verbs]).toEqual(expect.arrayContaining(["keep", "ship", "berth", "commit"]));
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("turns by keyboard only", async () => {
  const guest = await on.arrive(91);
  await guest.sitDown("egizia", ["you", BOT]);
  for (let presses = 0; presses < 24 && (await guest.turn()); presses += 1) await guest.playFromMenu(presses % 5);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

for (const locale of ["en-GB", "cs-CZ", "pl-PL"]) {
  test(`axe has no complaint about the rules (${locale})`, async () => {
    const reader = await on.arrive(81, { locale });
    await reader.page.goto("/rules/egizia");
    await reader.page.locator("#setup").waitFor();
    expect(await reader.allComplaints()).toEqual([]);
    await reader.leave();
  });
}
