// Replays: of a table, by a link to a moment, and of a record that somebody has.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
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

/** Drops something on the form for records: files with a name and a text, or a text. */
async function drop(page: Page, what: { file: string; text: string } | { text: string }, on = ".upload"): Promise<void> {
  const data = await page.evaluateHandle((what) => {
    const data = new DataTransfer();
    if ("file" in what) data.items.add(new File([what.text], what.file));
    else data.setData("text/plain", what.text);
    return data;
  }, what);
  for (const type of ["dragenter", "dragover", "drop"]) await page.dispatchEvent(on, type, { dataTransfer: data });
}

test("a record is chosen as a file, or dropped as a file or a text", async () => {
  const person = await on.arrive(94);
  const { page } = person;
  const right = recordOf("imhotep");
  const wrong = right.replace("seats 2", "seats 5");
  const chosen = (text: string) =>
    page.locator(".upload input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  const field = page.locator(".upload textarea");
  const opened = async () => {
    await page.locator(".replay-bar").waitFor();
    await page.getByRole("button", { name: "Another record" }).click();
    await page.locator(".upload").waitFor();
  };
  await page.goto("/replay");
  await page.locator(".upload").waitFor();
  // A file that is corrected is chosen again under the same name.
  await chosen(wrong);
  await page.locator(".upload .wrong", { hasText: "Line 1:" }).waitFor();
  expect(await field.inputValue()).toBe(wrong);
  expect(await page.locator(".upload input[type=file]").inputValue(), "the same file would be no change").toBe("");
  await chosen(right);
  await opened();

  await drop(page, { file: "game.txt", text: right });
  await opened();
  await drop(page, { text: right }, ".upload .acts");
  await opened();
  await drop(page, { text: wrong }, ".upload .acts");
  await page.locator(".upload .wrong", { hasText: "Line 1:" }).waitFor();
  await drop(page, { text: "" }, ".upload .acts");
  await page.locator(".upload .wrong", { hasText: "cannot be read" }).waitFor();
  await field.fill(right);
  // A folder arrives as a file that cannot be read.
  await page.evaluate(() => {
    File.prototype.text = () => Promise.reject(new DOMException("a folder", "NotFoundError"));
  });
  await drop(page, { file: "games", text: "" });
  await page.locator(".upload .wrong", { hasText: "cannot be read" }).waitFor();
  expect(await field.inputValue()).toBe(right);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("a copied link leads to what is shown, also before the address does", async () => {
  const person = await on.arrive(95);
  const { page } = person;
  await person.sitDown("imhotep", ["you", { bot: "random" }]);
  await person.turn();
  await page.goto(
    page
      .url()
      .replace(/^.*\/table\//, "/replay/")
      .replace(/\?.*/, ""),
  );
  await page.locator(".replay-bar").waitFor();
  await arrived(person, 0);
  await page.evaluate(() => {
    history.replaceState = () => undefined;
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text: string) => Object.assign(document.body.dataset, { copied: text }) } });
  });
  await page.keyboard.press("ArrowRight");
  await stopIs(person, 1);
  await page.getByRole("button", { name: "Copy a link" }).click();
  const copied = await (await page.waitForFunction(() => document.body.dataset.copied)).jsonValue();
  expect(new URL(page.url()).searchParams.get("ply")).toBe("0");
  expect(new URL(copied ?? "").searchParams.get("ply")).toBe("1");
  expect(new URL(copied ?? "").pathname).toBe(new URL(page.url()).pathname);
  expect(person.errors).toEqual([]);
  await person.leave();
});

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
