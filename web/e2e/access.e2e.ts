// Whole games without a mouse: by keyboard alone, by the accessibility tree alone, by touch on a narrow phone. Every kind of question is
// checked by axe in both themes and in forced colours, and measured for fingers and eyes.
import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { findings } from "./legible";
import { silentMarks } from "./marks";
import type { Person } from "./person";
import { misfitsInShapes, SHAPES, type Shape } from "./shapes";
import { stage } from "./stage";
import { smallTargets } from "./targets";

const on = stage();
const FULL = Boolean(process.env.MAAT_FULL);
const BOT = { bot: "greedy" };
/** By default one game is enough. */
const GAMES = FULL ? ["ankh", "egizia", "imhotep", "pharaon"] : ["imhotep"];
const PHONES = FULL ? ["ankh", "egizia", "imhotep", "pharaon"] : ["pharaon"];
const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The windows and sizes of text in which every kind of question is measured. */
const LOOKS: readonly Shape[] = FULL
  ? SHAPES
  : [
      { width: 360, height: 640, text: 200 },
      { width: 740, height: 360, text: 130 },
    ];

/** The step of the last update. */
function follow(person: Person): () => string {
  let step = "";
  person.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => (step = JSON.parse(String(payload)).update?.step ?? step)));
  return () => step;
}

test.each(GAMES)("a whole game of %s by keyboard alone", async (game) => {
  const person = await on.arrive(51);
  const step = follow(person);
  const steps = new Set<string>();
  await person.sitDown(game, ["you", BOT]);
  let presses = 0;
  while (await person.turn()) {
    steps.add(step());
    await person.playFromMenu(presses % 4);
    presses += 1;
  }
  expect(presses).toBeGreaterThan(15);
  expect(steps.size).toBeGreaterThan(1);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test.each(GAMES)("a whole game of %s by the accessibility tree alone", async (game) => {
  const person = await on.arrive(52);
  const { page } = person;
  await person.sitDown(game, ["you", BOT]);
  const position = page.getByRole("dialog", { name: "The position in words" });
  const announced = page.getByRole("log", { name: "Announcements" });
  let moves = 0;
  while (await person.turn()) {
    await person.answered(async () => {
      await page.getByRole("button", { name: "The position in words" }).press("Enter");
      await position.waitFor();
      // What has changed, what I can do, and at least two parts of the board.
      expect(await position.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(3);
      const choices = position
        .getByRole("heading", { name: /^You have/ })
        .locator("..")
        .getByRole("button");
      const chosen = choices.nth(moves % (await choices.count()));
      await chosen.press("Enter");
      await position.waitFor({ state: "detached" });
    });
    moves += 1;
  }
  expect(moves).toBeGreaterThan(15);
  expect(await announced.getByRole("paragraph").count(), "moves of others are announced").toBeGreaterThan(5);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test.each(PHONES)("a whole game of %s by touch at 360 px", async (game) => {
  const person = await on.arrive(53, NARROW);
  const { page } = person;
  const step = follow(person);
  const seen = new Set<string>();
  const wrong = new Set<string>();
  await person.sitDown(game, ["you", BOT]);
  /** Checks the page as it is, in both themes, in forced colours, in small windows and with large text. */
  const look = async (stage: string) => {
    const found = await person.still(async () => {
      const texts = (await findings(page)).map((one) => `${one.kind} ${one.place} ${one.text} ${one.about}`);
      const silent = (await silentMarks(page)).map((mark) => `no explanation: ${mark}`);
      return [...(await smallTargets(page)), ...texts, ...silent, ...(await misfitsInShapes(page, LOOKS, `${game}-${stage}`))];
    });
    for (const one of found) wrong.add(`${stage}: ${one}`);
    for (const complaint of await person.allComplaints()) wrong.add(`${stage}: ${complaint}`);
    await page.emulateMedia({ forcedColors: "active" });
    for (const complaint of await person.complaints()) wrong.add(`${stage}, forced colours: ${complaint}`);
    await page.emulateMedia({ forcedColors: "none" });
    expect(await person.overhang(), stage).toBeLessThanOrEqual(0);
  };
  while (await person.turn()) {
    if (!seen.has(step())) await look(step());
    seen.add(step());
    await person.touchAny();
  }
  await look("over");
  expect([...wrong]).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});
