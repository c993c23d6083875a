// The table page on phones of all heights, on their side, on tablets, with enlarged text and with zoom; and the Back gesture.
import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { type Person, PHONE } from "./person";
import { stage } from "./stage";
import { smallTargets } from "./targets";

const on = stage();
const BOTS = [{ bot: "greedy" }, { bot: "greedy" }, { bot: "greedy" }];

function sized(width: number, height: number): BrowserContextOptions {
  return { ...PHONE, viewport: { width, height } };
}

/** The edges of an element, in pixels from the window's upper left corner. */
async function edges(person: Person, selector: string) {
  return person.page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    });
}

/** How far the page reaches beyond the window. */
async function overflow(person: Person): Promise<{ x: number; y: number }> {
  return person.page.evaluate(() => ({
    // A phone shows a page that is too wide as a whole: then its inner width grows, the width of the document does not.
    x: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    y: document.documentElement.scrollHeight - innerHeight,
  }));
}

async function enlargeText(person: Person, percent: number): Promise<void> {
  await person.page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
}

async function atTable(seed: number, options: BrowserContextOptions, game = "imhotep"): Promise<Person> {
  const person = await on.arrive(seed, options);
  await person.sitDown(game, ["you", ...BOTS]);
  await person.turn();
  await person.typefaces();
  return person;
}

test.each([
  [360, 640],
  [360, 740],
  [390, 664],
  [390, 844],
  [412, 915],
])("an upright phone of %i × %i shows the whole board above the dock", async (width, height) => {
  const person = await atTable(81, sized(width, height));
  expect(await overflow(person)).toEqual({ x: 0, y: 0 });
  const [board, dock] = [await edges(person, ".stage svg"), await edges(person, ".dock")];
  expect(board.bottom).toBeLessThanOrEqual(dock.top + 1);
  expect(dock.bottom).toBeLessThanOrEqual(height + 1);
  expect(await smallTargets(person.page)).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test.each([
  [740, 360],
  [844, 390],
  [915, 412],
])("a phone on its side, %i × %i, has the board beside the dock", async (width, height) => {
  const person = await atTable(82, sized(width, height));
  expect(await overflow(person)).toEqual({ x: 0, y: 0 });
  const [board, dock] = [await edges(person, ".stage svg"), await edges(person, ".dock")];
  expect(board.right).toBeLessThanOrEqual(dock.left + 1);
  expect(board.bottom).toBeLessThanOrEqual(height);
  expect(board.height).toBeGreaterThan(height * 0.65);
  expect(await smallTargets(person.page)).toEqual([]);
  await person.leave();
});

test.each([130, 200])("text of %i percent breaks nothing", async (percent) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [740, 360],
  ] as const) {
    const person = await atTable(83, sized(width, height));
    await enlargeText(person, percent);
    expect((await overflow(person)).x, `${width} × ${height}`).toBe(0);
    const [question, answers] = [await edges(person, ".question"), await edges(person, ".prow .acts")];
    expect(question.bottom).toBeLessThanOrEqual(answers.top + 1);
    expect((await edges(person, ".stage svg")).height).toBeGreaterThan(250);
    // Nothing lies on the dock's own parts: each begins below the end of the one before.
    const [mat, prompt] = [await edges(person, ".dock .mat"), await edges(person, ".dock .prompt")];
    expect(mat.bottom <= prompt.top + 1 || prompt.bottom <= mat.top + 1).toBe(true);
    await person.leave();
  }
});

test.each([
  [640, 400, "twice"],
  [320, 200, "four times"],
])("a window of %i × %i, enlarged to %s the size, keeps a useful board", async (width, height) => {
  const person = await atTable(84, { viewport: { width, height } });
  const { x } = await overflow(person);
  expect(x).toBe(0);
  expect((await edges(person, ".stage svg")).height).toBeGreaterThanOrEqual(260);
  const dock = await edges(person, ".dock");
  const { y } = await overflow(person);
  expect(dock.bottom).toBeLessThanOrEqual(height + y + 1);
  await person.leave();
});

test.each([
  [820, 1180],
  [1180, 820],
])("a tablet of %i × %i uses the width and shows the log", async (width, height) => {
  const person = await atTable(85, sized(width, height));
  expect((await overflow(person)).x).toBe(0);
  const [stage, log] = [await edges(person, ".stage"), await edges(person, ".rail")];
  expect(stage.width).toBeGreaterThan(width * 0.65);
  expect(log.top).toBeLessThan(height - 150);
  expect(await smallTargets(person.page)).toEqual([]);
  await person.leave();
});

test("four names can be told apart at 360 px", async () => {
  const person = await on.arrive(86, sized(360, 740));
  await person.sitDown("pharaon", ["you", ...BOTS, { bot: "greedy" }]);
  await person.turn();
  await person.typefaces();
  const names = await person.page.locator(".opps .mat h2").evaluateAll((all) =>
    all.map((name) => {
      const style = getComputedStyle(name);
      return { width: name.clientWidth, em: Number.parseFloat(style.fontSize), text: name.textContent };
    }),
  );
  expect(names.length).toBe(4);
  for (const { width, em, text } of names) expect(width, String(text)).toBeGreaterThan(2 * em);
  await person.leave();
});

test("the round is never lost in the bar of a Polish phone", async () => {
  for (const game of ["egizia", "imhotep", "pharaon"]) {
    const person = await atTable(87, { ...sized(412, 915), locale: "pl-PL" }, game);
    const cut = await person.page
      .locator(".crumb .progress")
      .evaluate((progress) => progress.scrollHeight - progress.clientHeight > 1 || progress.clientWidth < 40);
    expect([game, cut]).toEqual([game, false]);
    await person.leave();
  }
});

test("Back closes the open sheet and stays at the table", async () => {
  const person = await atTable(88, PHONE);
  const { page } = person;
  const address = page.url();
  const sheet = page.locator("dialog.rail-sheet");
  await page.getByRole("button", { name: /^Log/ }).click();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: "detached" });
  expect(page.url()).toBe(address);
  // Closed by its own button, the sheet leaves nothing behind: Back now leads away.
  await page.getByRole("button", { name: /^Log/ }).click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await sheet.waitFor({ state: "detached" });
  await page.waitForFunction(() => history.state === null || !("dialogs" in history.state));
  await page.goBack();
  await page.waitForURL((url) => url.toString() !== address);
  await person.leave();
});

test("an open list of moves survives a change of orientation", async () => {
  const person = await atTable(89, PHONE);
  const { page } = person;
  await page.locator(".all-moves").click();
  const list = page.locator("dialog .moves");
  await list.waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => (document.querySelector(".dock")?.getBoundingClientRect().left ?? 0) > 300);
  expect(await list.isVisible()).toBe(true);
  await person.leave();
});

test("tall mats leave the log below them, inside the window", async () => {
  const person = await on.arrive(20, { viewport: { width: 1440, height: 900 } });
  await person.sitDown("ankh", ["you", ...BOTS]);
  await person.turn();
  // Late in a game the mats are that tall.
  await person.page.evaluate(() => {
    for (const mat of document.querySelectorAll<HTMLElement>(".opps .mat")) mat.style.minHeight = "260px";
  });
  const [mats, log] = [await edges(person, ".opps"), await edges(person, ".beside > .rail")];
  expect(log.left).toBe(mats.left);
  expect(log.top).toBeGreaterThan(mats.bottom);
  expect(log.height).toBeGreaterThanOrEqual(200);
  expect(await overflow(person)).toEqual({ x: 0, y: 0 });
  await person.leave();
});
