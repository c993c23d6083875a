// The film of what the others did since the last turn: when it opens, how it is led, and how it ends.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Conduct, type Replay, USUAL_CONDUCT } from "../src/protocol";
import { looks } from "./looks";
import type { Person } from "./person";
import { stage } from "./stage";
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

/** The number of steps of the bots since the person's last decision. */
async function foreign(person: Person, table: string): Promise<number> {
  const { log } = (await (await person.page.request.get(`/api/tables/${table}/replay`)).json()) as Replay;
  const lines = [...new Map(log.map(({ line, by }) => [line, by])).values()];
  return lines.slice(lines.lastIndexOf("a") + 1).filter((by) => by !== "*").length;
}

const told = (page: Page) => page.locator("#prompt .past span").innerText();

for (const { name, options } of looks("cs-CZ")) {
  test(`in a slow game it opens by itself, once, at ${name}`, async () => {
    const person = await on.arrive(1, options);
    const address = await begin(person, SLOW);
    expect(await person.page.locator(".film").count(), "whoever was there has seen it").toBe(0);
    const page = await person.context.newPage();
    await page.goto(address);
    await page.locator(".film").waitFor();
    // It tells one step after the other to people who listen, and comes to the present by itself.
    const region = page.locator("[role=log][aria-live=polite]");
    await region.locator("p").nth(2).waitFor({ state: "attached" });
    await page.locator(".film").waitFor({ state: "detached" });
    const lines = await region.locator("p").allTextContents();
    expect(new Set(lines).size, "each step is told once").toBeGreaterThan(2);
    await page.reload();
    await page.locator("#prompt.yours").waitFor();
    expect(await page.locator(".film").count(), "it has been seen").toBe(0);
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}

test("it is led by buttons and keys, and a click on the board ends it", async () => {
  const person = await on.arrive(2);
  const address = await begin(person, USUAL_CONDUCT);
  const { page } = person;
  const moves = (await person.moves()).sort();
  const steps = await foreign(person, address.replace("/table/", ""));
  await page.locator(".what-happened").click();
  const film = page.locator(".film");
  await film.waitFor();
  await film.getByRole("button", { name: "Pause" }).click();
  await film.getByRole("button", { name: "Play" }).waitFor();
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
  await film.getByRole("button", { name: "Speed: 1×" }).click();
  await film.getByRole("button", { name: "Speed: 2×" }).click();
  await film.getByRole("button", { name: "Speed: 4×" }).waitFor();
  await film.getByRole("button", { name: "Play" }).click();
  await film.waitFor({ state: "detached" });
  expect((await person.moves()).sort()).toEqual(moves);

  await page.locator(".topbar").getByRole("button", { name: "What happened?" }).click();
  await film.waitFor();
  await page.locator(".stage").click({ position: { x: 8, y: 8 } });
  await film.waitFor({ state: "detached" });
  await page.locator(".what-happened").click();
  await film.waitFor();
  await page.keyboard.press("Escape");
  await film.waitFor({ state: "detached" });
  expect((await person.moves()).sort()).toEqual(moves);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("in a live game it waits to be asked, unless the setting says otherwise, and never takes time from a clock", async () => {
  const person = await on.arrive(3);
  const address = await begin(person, USUAL_CONDUCT);
  const open = async () => {
    const page = await person.context.newPage();
    await page.goto(address);
    await page.locator("#prompt").waitFor();
    return page;
  };
  const plain = await open();
  await plain.locator(".what-happened").waitFor();
  expect(await plain.locator(".film").count()).toBe(0);
  const dialog = await person.openSettings();
  await dialog.getByLabel("Film of the others").selectOption("always");
  await dialog.locator("header button").click();
  await person.leftDialogs();
  const asked = await open();
  await asked.locator(".film").waitFor();
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
  await page.goto(table);
  await page.locator("#prompt.yours").waitFor();
  expect(await page.locator(".film, .what-happened").count()).toBe(0);
  for (const one of [person, hurried]) {
    expect(one.errors).toEqual([]);
    await one.leave();
  }
});
