// The film of what the others did since the last turn: when it opens, how it is led, and how it ends.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Conduct, type LogEntry, type Replay, USUAL_CONDUCT } from "../src/protocol";
import { timeline } from "../src/replay/timeline";
import { reelStart, TOLD_AFTER } from "../src/table/reel";
import { settle } from "./gate";
import { looks } from "./looks";
import { type Person, PHONE } from "./person";
import { stage } from "./stage";
import { allPlay, arriveAs, gather, openMenu } from "./together";
import { wrongWith } from "./wrongWith";

const on = stage();
const BOT = { bot: "random" };
const SLOW: Conduct = { ...USUAL_CONDUCT, pace: { slow: { decision: 86_400, bank: 0 } } };
const LIVE: Conduct = { ...USUAL_CONDUCT, pace: { live: { bank: 3_600, increment: 0 } } };

/** Begins a game against three bots and makes moves until the bots have made several steps in a row; returns the address of the table. */
async function begin(person: Person, conduct: Conduct): Promise<string> {
  await person.page.request.post("/api/me", { data: { name: "Hana" } });
  const id = await person.newTable({ game: "imhotep", seats: ["you", BOT, BOT, BOT], conduct });
  await person.page.goto(`/table/${id}`);
  await person.turn();
  while ((await foreign(person, id)) < 4) {
    await person.playFromMenu(1);
    await person.turn();
  }
  return `/table/${id}`;
}

/** The log of a table. */
async function logOf(person: Person, table: string): Promise<LogEntry[]> {
  return ((await (await person.page.request.get(`/api/tables/${table}/replay`)).json()) as Replay).log;
}

/** The number of steps of the bots since the person's last decision. */
async function foreign(person: Person, table: string): Promise<number> {
  const log = await logOf(person, table);
  const lines = [...new Map(log.map(({ line, by }) => [line, by])).values()];
  return lines.slice(lines.lastIndexOf("a") + 1).filter((by) => by !== "*").length;
}

/** Begins to watch what a page asks of the past. The answer waits until all of that has come and is drawn: a film that opens by itself is on the
 * board by then. Every page asks for something, because the board marks what happened since the last decision. */
function pastOf(page: Page): () => Promise<void> {
  let asked = 0;
  page.on("request", (request) => {
    asked += Number(request.url().includes("/views?"));
  });
  return async () => {
    for (let known = 0; known === 0 || known !== asked; ) {
      known = Math.max(1, asked);
      await page.waitForFunction((known) => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/views?")).length >= known, known);
      await settle(page);
    }
  };
}

/** Opens the film and pauses it as soon as its bar appears, in the page itself: on a busy machine it could be over before a click from here
 * arrives. The code of the bar must be loaded. */
async function openPaused(page: Page, opener: string): Promise<Locator> {
  await page.locator(opener).waitFor();
  await page.evaluate(
    (opener) =>
      new Promise<void>((paused) => {
        const observer = new MutationObserver(() => {
          const pause = document.querySelector<HTMLElement>(".film [aria-keyshortcuts=P]");
          if (!pause) return;
          observer.disconnect();
          pause.click();
          paused();
        });
        observer.observe(document.body, { subtree: true, childList: true });
        document.querySelector<HTMLElement>(opener)?.click();
      }),
    opener,
  );
  const film = page.locator(".film");
  await film.getByRole("button", { name: "Play" }).waitFor();
  return film;
}

/** What the page tells people who listen: their turn, and every step of a film. */
const announcements = (page: Page) => page.locator("[role=log][aria-live=polite] p");

const told = (page: Page) => page.locator("#prompt .past span").innerText();

for (const { name, options } of looks("cs-CZ")) {
  test(`in a slow game it opens by itself, once, at ${name}`, async () => {
    const person = await on.arrive(1, options, { film: "slow" });
    const address = await begin(person, SLOW);
    expect(await person.page.locator(".is-past").count(), "whoever was there has seen it").toBe(0);
    const page = await person.context.newPage();
    await page.goto(address);
    // It tells one step after the other to people who listen, and comes to the present by itself.
    await announcements(page).nth(2).waitFor({ state: "attached" });
    await page.locator(".is-past").waitFor({ state: "detached" });
    // The first line says whose turn it is. Steps that are shown for less time than that are only passed.
    const steps = (await announcements(page).count()) - 1;
    const stops = timeline(await logOf(person, address.replace("/table/", "")));
    const reel = stops.slice(reelStart(stops, ["a"])).map(({ hold }) => hold);
    expect(steps, "no step is told twice").toBeLessThanOrEqual(reel.filter((hold) => hold >= TOLD_AFTER).length);
    expect(steps, "every step is told").toBeGreaterThanOrEqual(reel.filter((hold) => hold > TOLD_AFTER).length);
    const past = pastOf(page);
    await page.reload();
    await page.locator("#prompt.yours").waitFor();
    await past();
    expect(await page.locator(".is-past").count(), "it has been seen").toBe(0);
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}

test("whoever comes back to a game with others sees even one step, also without a clock", async () => {
  const [ann, bob] = [await arriveAs(on, 6, "Ann", { film: "slow" }), await arriveAs(on, 7, "Bob")];
  const id = await gather([ann, bob]);
  await allPlay([ann], "quarry");
  await ann.page.goto("/");
  await allPlay([bob], "quarry");
  await ann.page.goto(`/table/${id}`);
  // A page that opens tells nothing of the past but in a film.
  await announcements(ann.page).filter({ hasText: "Bob" }).first().waitFor({ state: "attached" });
  await ann.page.locator(".is-past").waitFor({ state: "detached" });
  for (const one of [ann, bob]) {
    expect(one.errors).toEqual([]);
    await one.leave();
  }
});

test("below a card it waits until the card is closed", async () => {
  const person = await on.arrive(8, {}, { film: "slow", introduction: true });
  const { page } = person;
  const id = await person.newTable({ game: "ankh", seats: [BOT, "you"], conduct: SLOW });
  await expect.poll(async () => (await logOf(person, id)).some(({ by }) => by === "a")).toBe(true);
  await page.goto(`/table/${id}`);
  const card = page.locator("dialog.opening[open]");
  await card.waitFor();
  await settle(page);
  expect(await page.locator(".is-past").count(), "nobody sees it below the card").toBe(0);
  await card.locator(".btn.solid").click();
  await page.locator(".is-past").waitFor();
  await page.locator(".is-past").waitFor({ state: "detached" });
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("it is led by buttons and keys, and a click on the board ends it", async () => {
  const person = await on.arrive(2);
  const address = await begin(person, USUAL_CONDUCT);
  const { page } = person;
  const moves = (await person.moves()).sort();
  const steps = await foreign(person, address.replace("/table/", ""));
  // A single position stays until somebody leaves it, and its bar is that of the film.
  await page.locator(".log .action .line").last().click();
  await page.locator(".film").waitFor();
  await page.locator(".film").getByRole("button", { name: "To the present" }).click();
  await page.locator(".film").waitFor({ state: "detached" });
  const film = await openPaused(page, ".what-happened");
  expect(await person.moves(), "nothing can be played meanwhile").toEqual([]);
  expect(await wrongWith(person, false)).toEqual([]);
  const reel = film.locator("input[type=range]");
  expect(Number(await reel.getAttribute("max"))).toBeGreaterThanOrEqual(steps);
  await reel.focus();
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>(".film input")?.value === "0");
  const first = await told(page);
  expect(first, "it begins with their own last decision").toContain("Hana");
  await film.getByRole("button", { name: "Step", exact: true }).click();
  await page.waitForFunction((first) => document.querySelector("#prompt .past span")?.textContent !== first, first);
  expect(await told(page)).not.toBe(first);
  await film.getByRole("button", { name: "Step back" }).click();
  await page.waitForFunction((first) => document.querySelector("#prompt .past span")?.textContent?.startsWith(first.slice(0, 12)), first);
  // Keys do the same, wherever the focus is but in a text.
  const reelIs = (at: number) => page.waitForFunction((at) => document.querySelector<HTMLInputElement>(".film input")?.value === String(at), at);
  await reelIs(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("n");
  await reelIs(1);
  await page.keyboard.press("b");
  await reelIs(0);
  await reel.focus();
  await page.keyboard.press("n");
  await reelIs(1);
  await page.keyboard.press("b");
  await reelIs(0);
  // In a text they are letters.
  const text = page.locator(".say input");
  await text.press("n");
  expect(await text.inputValue()).toBe("n");
  await reelIs(0);
  await film.getByRole("button", { name: "Speed: 1×" }).click();
  await film.getByRole("button", { name: "Speed: 2×" }).click();
  await film.getByRole("button", { name: "Speed: 4×" }).waitFor();
  await film.getByRole("button", { name: "Play" }).click();
  await film.waitFor({ state: "detached" });
  expect((await person.moves()).sort()).toEqual(moves);

  await openPaused(page, ".topbar [aria-label^='What happened?']");
  await page.locator(".stage").click({ position: { x: 8, y: 8 } });
  await film.waitFor({ state: "detached" });
  await openPaused(page, ".what-happened");
  await page.keyboard.press("Escape");
  await film.waitFor({ state: "detached" });
  expect((await person.moves()).sort()).toEqual(moves);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("in a live game it waits to be asked, unless the setting says otherwise, and never takes time from a clock", async () => {
  const person = await on.arrive(3, {}, { film: "slow" });
  const address = await begin(person, USUAL_CONDUCT);
  const plain = await person.context.newPage();
  const plainPast = pastOf(plain);
  await plain.goto(address);
  await plain.locator(".what-happened").waitFor();
  await plainPast();
  expect(await plain.locator(".is-past").count()).toBe(0);
  const dialog = await person.openSettings();
  await dialog.getByLabel("Film of the others").selectOption("always");
  await dialog.locator("header button").click();
  await person.leftDialogs();
  const asked = await person.context.newPage();
  await asked.goto(address);
  // What it tells stays when it is over.
  await announcements(asked).nth(2).waitFor({ state: "attached" });
  await asked.close();

  // Their clock runs.
  const hurried = await on.arrive(4, {}, { film: "always" });
  await hurried.page.request.post("/api/me", { data: { name: "Hana" } });
  const table = `/table/${await hurried.newTable({ game: "imhotep", seats: ["you", BOT, BOT, BOT], conduct: LIVE })}`;
  await hurried.page.goto(table);
  for (let turn = 0; turn < 3; turn += 1) {
    await hurried.turn();
    await hurried.playFromMenu(1);
  }
  await hurried.turn();
  const page = await hurried.context.newPage();
  const past = pastOf(page);
  await page.goto(table);
  await page.locator("#prompt.yours").waitFor();
  await past();
  expect(await page.locator(".is-past, .what-happened").count()).toBe(0);
  for (const one of [person, hurried]) {
    expect(one.errors).toEqual([]);
    await one.leave();
  }
});

test("on a phone a position of the past is left by a button, even without the texts of the film, and the menu leads on from it", async () => {
  const person = await on.arrive(5, PHONE);
  const { page } = person;
  await page.route("**/film/film.ftl*", (route) => route.abort());
  await person.sitDown("imhotep", ["you", BOT]);
  await person.turn();
  await person.playFromMenu(1);
  await person.turn();
  const links = async () => {
    const menu = await openMenu(person);
    const names = ["What if", "Replay", "Analyse this game"];
    const found = await Promise.all(names.map((name) => menu.getByRole("link", { name }).getAttribute("href")));
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    return found.map((href) => new URL(href ?? "", page.url()));
  };
  for (const link of await links()) expect(link.searchParams.get("ply"), link.pathname).toBeNull();

  // The first line of all that a person has decided.
  await page.locator(".topbar button:has(use[href='#i-chat'])").click();
  await page.locator(".log .action .line", { hasText: "Hana" }).first().click();
  await page.locator(".is-past #prompt").waitFor();
  await person.leftDialogs();
  const [whatIf, replay, review] = await links();
  const ply = replay?.searchParams.get("ply") ?? null;
  expect(Number(ply)).toBeGreaterThan(0);
  expect([whatIf?.searchParams.get("ply"), review?.searchParams.get("ply"), review?.searchParams.has("review")]).toEqual([ply, ply, true]);
  expect(await wrongWith(person, true)).toEqual([]);
  await page.getByRole("button", { name: "To the present" }).click();
  await page.locator(".is-past").waitFor({ state: "detached" });
  expect(await person.moves()).not.toEqual([]);

  await (await openMenu(person)).getByRole("link", { name: "Replay" }).click();
  await page.locator(".replay-bar").waitFor();
  const analysis = page.waitForResponse((response) => response.request().method() === "POST" && response.url().endsWith("/analysis") && response.ok());
  await page.goto((review?.pathname ?? "") + (review?.search ?? ""));
  await page.locator(".replay-bar").waitFor();
  await analysis;
  expect(person.errors).toEqual([]);
  await person.leave();
});
