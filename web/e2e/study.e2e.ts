// Studies: made of a record with one click, written in, led by one and followed by another, taken home as text.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FULL, looks } from "./looks";
import type { Person } from "./person";
import { stage } from "./stage";
import { wrongWith } from "./wrongWith";

const on = stage();
const GAMES = FULL ? ["ankh", "egizia", "imhotep", "pharaon"] : ["imhotep"];
const SCRIPT = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>';

function recordOf(game: string): string {
  const file = new URL(`../../crates/learn/puzzles/${game}/15.txt`, import.meta.url);
  return readFileSync(fileURLToPath(file), "utf8").replace(/\s*#.*$/gm, "");
}

/** Opens a record and makes a study of it. */
async function makeStudy(person: Person, game: string): Promise<string> {
  const { page } = person;
  await page.goto("/replay");
  await page.locator(".upload textarea").fill(recordOf(game));
  await page.locator(".upload button[type=submit]").click();
  await page.locator(".replay-bar").waitFor();
  await openPanel(person);
  await page.locator(".make-study").click();
  await page.waitForURL(/\/study\//);
  await openPanel(person);
  await page.locator(".study-panel").waitFor();
  return new URL(page.url()).pathname;
}

/** On a phone the panel is in a sheet. */
async function openPanel({ page }: Person): Promise<void> {
  await page.locator(".replay-bar").waitFor();
  if ((page.viewportSize()?.width ?? 0) < 821) await page.locator(".topbar [aria-haspopup=dialog]").last().click();
}

async function closePanel({ page }: Person): Promise<void> {
  const dialog = page.locator("dialog[open]");
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

const tab = ({ page }: Person, name: string) => page.locator(`#study-tab-${name}`).click();

/** The stop that is shown. */
const stopIs = ({ page }: Person, stop: number) =>
  page.waitForFunction((stop) => document.querySelector<HTMLInputElement>(".replay-line input")?.value === String(stop), stop);

for (const { name, options } of looks("pl-PL")) {
  test.each(GAMES)(`a study of %s is written at ${name}`, async (game) => {
    const ann = await on.arrive(95, options);
    const { page } = ann;
    await makeStudy(ann, game);
    await page.locator(".study-notes textarea").fill(SCRIPT);
    await page.locator(".study-notes .text-form button").click();
    await page.locator(".notes li", { hasText: "<script>" }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { hacked?: boolean }).hacked)).toBeUndefined();

    // A circle and an arrow, chosen from lists.
    const [, second] = await page.locator(".study-tools button").all();
    await second?.click();
    const selects = page.locator(".shape-form select");
    await page.waitForFunction(() => (document.querySelector<HTMLSelectElement>(".shape-form select")?.options.length ?? 0) > 3);
    await page.locator(".shape-form button").click();
    await page.locator(".notes .shape").waitFor();
    await selects.nth(1).selectOption({ index: 3 });
    await page.locator(".shape-form button").click();
    await page.locator(".notes .shape").nth(1).waitFor();
    await page.locator(".study-shapes .head").waitFor();
    expect(await wrongWith(ann, Boolean(options.hasTouch)), game).toEqual([]);
    // The same again removes it.
    await page.locator(".shape-form button").click();
    await page.waitForFunction(() => document.querySelectorAll(".notes .shape").length === 1);

    // A side line, from its list of moves.
    await page.locator(".study-notes .study-tools").nth(1).locator("button").click();
    await page.locator(".line-form .shape-form button").click();
    await page.locator(".line-form .text-form textarea").fill("Better.");
    await page.locator(".line-form .text-form button").click();
    await page.locator(".notes .moves").waitFor();
    await page.locator(".notes li:has(.moves) .note-tools .btn").first().click();
    await closePanel(ann);
    await page.locator(".study-strip .leading .btn").waitFor();
    await page.locator(".replay-bar").waitFor();
    await page.locator(".study-strip .leading .btn").click();
    await page.locator(".study-strip .leading").waitFor({ state: "detached" });
    expect(ann.errors).toEqual([]);
    await ann.leave();
  });
}

test("one leads, the other follows, looks around and comes back", async () => {
  const ann = await on.arrive(96);
  const address = await makeStudy(ann, "imhotep");
  await tab(ann, "together");
  // Others may write; whoever comes with that link does.
  await ann.page.locator(".study-together .study-tools").nth(1).locator("button").nth(1).click();
  const link = ann.page.locator("[data-write]");
  await link.waitFor();
  const bob = await on.arrive(97);
  await bob.page.goto((await link.getAttribute("data-write"))?.replace(/^https?:\/\/[^/]*/, "") ?? "");
  await bob.page.locator(".study-panel").waitFor();
  await bob.page.waitForFunction(() => !location.search.includes("write"));
  const eve = await on.arrive(98);
  await eve.page.goto(address);
  await eve.page.locator(".study-panel").waitFor();
  expect(await eve.page.locator(".study-notes textarea").count(), "she only reads").toBe(0);

  await ann.page.locator(".people li").nth(2).waitFor();
  await ann.page.locator(".study-together .btn.solid").click();
  await ann.page.keyboard.press("End");
  const last = Number(await ann.page.locator(".replay-line input").getAttribute("max"));
  for (const follower of [bob, eve]) await stopIs(follower, last);
  await ann.page.locator(".replay-ways select").nth(2).selectOption("b");
  for (const follower of [bob, eve]) await follower.page.waitForURL(/as=b/);

  // Bob comments where Ann leads; everybody sees it.
  await bob.page.locator(".study-notes textarea").fill("Look here.");
  await bob.page.keyboard.press("Enter");
  for (const person of [ann, eve]) await person.page.locator(".study-strip .said", { hasText: "Look here." }).waitFor();

  // He looks around; Ann goes on without him; he comes back.
  await bob.page.locator(".replay-line input").press("Home");
  await stopIs(bob, 0);
  await bob.page.locator(".study-strip .leading", { hasText: "look around" }).waitFor();
  await ann.page.keyboard.press("ArrowLeft");
  await stopIs(eve, last - 1);
  await stopIs(bob, 0);
  await bob.page.locator(".study-strip .leading .btn").click();
  await stopIs(bob, last - 1);

  // The connection of the leader breaks; she leads again when it is back.
  await ann.page.context().setOffline(true);
  await eve.page.locator(".study-strip .leading").waitFor({ state: "detached" });
  await ann.page.context().setOffline(false);
  await eve.page.locator(".study-strip .leading").waitFor();
  await ann.page.keyboard.press("Home");
  for (const follower of [bob, eve]) await stopIs(follower, 0);

  // She hands over to Bob, who leads to another move; then he goes, and Eve is on her own.
  await ann.page.locator(".people .btn").first().click();
  await bob.page.locator(".study-strip .leading", { hasText: "You lead" }).waitFor();
  await bob.page.keyboard.press("ArrowRight");
  for (const follower of [ann, eve]) await stopIs(follower, 1);
  await bob.leave();
  await eve.page.locator(".study-strip .leading").waitFor({ state: "detached" });
  await stopIs(eve, 1);
  expect(ann.errors.filter((error) => !error.includes("WebSocket") && !error.includes("ERR_INTERNET"))).toEqual([]);
  for (const person of [ann, eve]) await person.leave();
});

test("the text of a study gives it back", async () => {
  const ann = await on.arrive(99);
  const { page } = ann;
  const address = await makeStudy(ann, "imhotep");
  await page.locator(".study-notes header .btn").click();
  await page.locator(".study-title input").fill("The first stone");
  await page.locator(".study-title button").click();
  await page.locator(".study-notes h2", { hasText: "The first stone" }).waitFor();
  await page.locator(".study-notes textarea").fill(SCRIPT);
  await page.keyboard.press("Enter");
  await page.locator(".notes li").waitFor();
  const text = await page.evaluate(async (address) => (await fetch(`/api/studies/${address.split("/").at(-1)}/text`)).text(), address);
  expect(text).toContain(`# comment "" ${SCRIPT}`);
  await page.goto("/study");
  await page.locator(".study-list li", { hasText: "The first stone" }).waitFor();
  expect(await wrongWith(ann, false)).toEqual([]);
  await page.locator(".upload textarea").fill(text);
  await page.locator(".upload button[type=submit]").click();
  await page.waitForURL(/\/study\/./);
  await page.locator(".notes li", { hasText: "<script>" }).waitFor();
  expect(new URL(page.url()).pathname).not.toBe(address);
  expect(await page.locator(".study-notes h2").innerText()).toBe("The first stone");
  expect(await page.evaluate(() => (window as unknown as { hacked?: boolean }).hacked)).toBeUndefined();

  // Deleting asks first, and then it is gone for everybody.
  await tab(ann, "together");
  await page.locator(".study-together .study-tools").nth(1).locator("button").last().click();
  await page.locator("dialog[open] .btn.solid").click();
  await page.waitForURL(/\/study$/);
  await page.locator(".study-list li").first().waitFor();
  expect(await page.locator(".study-list li").count()).toBe(1);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});
