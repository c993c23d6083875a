// Replays: of a table, by a link to a moment, and of a record that somebody has.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FULL, looks } from "./looks";
import type { Person } from "./person";
import { stage } from "./stage";
import { wrongWith } from "./wrongWith";

const on = stage();
const GAMES = FULL ? ["ankh", "egizia", "imhotep", "pharaon"] : ["imhotep", "egizia"];

/** The record of a puzzle: a real game up to an interesting position. */
function recordOf(game: string): string {
  const file = new URL(`../../crates/learn/puzzles/${game}/15.txt`, import.meta.url);
  return readFileSync(fileURLToPath(file), "utf8").replace(/\s*#.*$/gm, "");
}

const at = (person: Person) => Number(new URL(person.page.url()).searchParams.get("ply") ?? -1);

/** Waits until the address names this number of lines. */
const arrived = (person: Person, ply: number) => person.page.waitForFunction((ply) => new URLSearchParams(location.search).get("ply") === String(ply), ply);

/** Waits until this stop is shown; lines that nobody could see have none. */
const stopIs = (person: Person, stop: number) =>
  person.page.waitForFunction((stop) => document.querySelector<HTMLInputElement>(".replay-line input")?.value === String(stop), stop);

for (const { name, options } of looks("cs-CZ")) {
  test.each(GAMES)(`a record of %s is walked through at ${name}`, async (game) => {
    const person = await on.arrive(91, options);
    const { page } = person;
    await page.goto("/replay");
    const field = page.locator(".upload textarea");
    await field.fill("game senet · revision 1 · seats 2 · dealing 2");
    await page.locator(".upload button[type=submit]").click();
    await page.locator(".upload .wrong", { hasText: "1:" }).waitFor();
    expect(await person.allComplaints()).toEqual([]);
    await field.fill(recordOf(game));
    await page.locator(".upload button[type=submit]").click();
    await page.locator(".replay-bar").waitFor();
    await arrived(person, 0);

    // By keyboard: lines, turns, the ends.
    const lines = Number(await page.locator(".replay-line input").getAttribute("max"));
    await page.keyboard.press("ArrowRight");
    await stopIs(person, 1);
    const first = at(person);
    await page.keyboard.press("Shift+ArrowRight");
    await page.waitForFunction((first) => Number(new URLSearchParams(location.search).get("ply")) > first, first);
    const turn = at(person);
    await page.keyboard.press("End");
    await stopIs(person, lines);
    expect(await wrongWith(person, Boolean(options.hasTouch)), game).toEqual([]);
    await page.keyboard.press("Home");
    await arrived(person, 0);

    // It plays by itself until somebody stops it.
    await page.locator(".replay-ways select").nth(1).selectOption("4");
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await page.locator(".replay-ways .btn.solid").click();
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>(".replay-line input")?.value) > 2);
    await page.locator(".replay-ways .btn.solid").click();
    // At the end it plays the whole game again.
    await page.keyboard.press("End");
    await stopIs(person, lines);
    await page.locator(".replay-ways .btn.solid").click();
    await page.waitForFunction((lines) => {
      const stop = Number(document.querySelector<HTMLInputElement>(".replay-line input")?.value);
      return stop > 0 && stop < lines;
    }, lines);
    await page.locator(".replay-ways .btn.solid").click();

    // Another viewpoint, to whom the same moment may have been hidden; a reload keeps both.
    await page.goto(`/replay?ply=${turn}&as=open`);
    await page.locator(".replay-bar").waitFor();
    await page.locator(".replay-ways select").nth(2).selectOption("a");
    await page.waitForURL(/as=a$/);
    await page.reload();
    await page.locator(".replay-bar").waitFor();
    expect(await page.locator(".replay-ways select").nth(2).inputValue()).toBe("a");
    expect(at(person)).toBeLessThanOrEqual(turn);
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}

test("a finished game is replayed from its result, and a link leads to the moment", async () => {
  const ann = await on.arrive(92);
  await ann.sitDown("imhotep", ["you", { bot: "random" }]);
  const table = ann.page.url().split("/").at(-1) ?? "";
  const bob = await on.arrive(93);
  await bob.page.goto(`/replay/${table}`);
  await bob.page.locator(".replay-bar").waitFor();
  await bob.page.goto(`/replay/${table}?ply=0&as=a`);
  await bob.page.waitForURL(/as=spectator$/);
  expect(await bob.page.locator(".replay-ways select").count(), "a spectator of a running game has one view").toBe(2);
  await ann.playToTheEnd();
  await ann.page.getByRole("link", { name: "Replay" }).click();
  await ann.page.locator(".replay-bar").waitFor();
  expect(await ann.page.locator(".replay-ways select").nth(2).locator("option").allInnerTexts()).toEqual(["everything open", "Hana", "Bot 1", "spectator"]);
  // Rounds have their names above the line, and keys that lead from one to the next.
  expect(await ann.page.locator(".replay-rounds b").allTextContents()).toEqual(["1", "2", "3", "4", "5", "6"]);
  const stop = () => ann.page.locator(".replay-line input").inputValue().then(Number);
  await ann.page.keyboard.press("Home");
  await stopIs(ann, 0);
  await ann.page.keyboard.press("ArrowDown");
  await ann.page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>(".replay-line input")?.value) > 0);
  const second = await stop();
  await ann.page.keyboard.press("ArrowDown");
  await ann.page.waitForFunction((second) => Number(document.querySelector<HTMLInputElement>(".replay-line input")?.value) > second, second);
  await ann.page.keyboard.press("ArrowUp");
  await stopIs(ann, second);
  // The log is an index.
  await ann.page.locator(".replay-rail .log .action .line").nth(5).click();
  await ann.page.locator(".replay-rail .log .shown").waitFor();
  await ann.page.waitForURL(/ply=[1-9]/);
  const sentence = await ann.page.locator(".replay-told span").innerText();
  await bob.page.goto(
    ann.page
      .url()
      .replace(/^https?:\/\/[^/]*/, "")
      .replace("as=a", "as=open"),
  );
  await bob.page.locator(".replay-told span", { hasText: sentence }).waitFor();
  // The record of the game proves its draws without the table.
  const record = await (await ann.page.request.get(`/api/tables/${table}/record`)).text();
  await bob.page.goto("/replay");
  await bob.page.locator(".upload textarea").fill(record);
  await bob.page.locator(".upload button[type=submit]").click();
  await bob.page.locator(".replay-bar").waitFor();
  await bob.page.getByRole("button", { name: "Check the draws" }).click();
  const checks = bob.page.locator("dialog.chance");
  await checks.getByText(/^All \d+ draws of the game follow from the seed\.$/).waitFor();
  expect(await checks.locator("[data-verdict=bad]").count()).toBe(0);
  await checks.locator("header button").click();
  await checks.waitFor({ state: "detached" });
  await bob.leftDialogs();
  await bob.page.goto("/replay/nosuchtable");
  await bob.page.locator(".lost").waitFor();
  expect(ann.errors).toEqual([]);
  for (const person of [ann, bob]) await person.leave();
});
