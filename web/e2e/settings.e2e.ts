// Settings on every page, the pace of bots, and the tables that wait for somebody.
import { expect, test } from "vitest";
import { type Person, PHONE, PLAY } from "./person";
import { stage } from "./stage";

const on = stage();

const BOT = { bot: "greedy" };

for (const [place, options] of [
  ["desk", {}],
  ["phone", PHONE],
] as const) {
  test(`the settings open on every page of a ${place}`, async () => {
    const person = await on.arrive(1, options);
    const { page } = person;
    const table = await person.newTable({ game: "imhotep", seats: ["you", BOT] });
    for (const [address, ready] of [
      ["/", PLAY],
      ["/rules/imhotep", "#pyramid"],
      ["/nowhere", ".lost"],
      [`/table/${table}`, "[data-move]"],
    ] as const) {
      await page.goto(address);
      await page.locator(ready).first().waitFor();
      const dialog = await person.openSettings();
      await dialog.waitFor();
      expect.soft(await person.allComplaints(), address).toEqual([]);
      expect.soft(await person.overhang(), address).toBeLessThanOrEqual(0);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await person.leftDialogs();
    }
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}

test("theme, motion and language change at once and stay", async () => {
  const person = await on.arrive(2);
  const { page } = person;
  await page.goto("/rules");
  const dialog = await person.openSettings();
  const choose = (label: string, value: string) => dialog.getByLabel(label).selectOption(value);
  await choose("Colours", "dark");
  await choose("Animations", "off");
  await choose("Language", "cs");
  const root = page.locator("html[data-theme=dark][data-motion=off][lang=cs]");
  await root.waitFor({ state: "attached" });
  await dialog.locator("header button").click();
  await person.leftDialogs();
  await page.reload();
  await root.waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Pravidla" }).first().waitFor();
  await person.leave();
});

/** The value of a motion token, which the animations read. */
const move = (person: Person) => person.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--m-move").trim());

test("motion follows the system unless the setting overrides it", async () => {
  for (const [motion, reducedMotion, still] of [
    ["system", "reduce", true],
    ["system", "no-preference", false],
    ["on", "reduce", false],
    ["off", "no-preference", true],
  ] as const) {
    const person = await on.arrive(3, { reducedMotion }, { motion });
    await person.page.goto("/");
    await person.page.locator(PLAY).waitFor();
    expect([motion, reducedMotion, /^0m?s$/.test(await move(person))]).toEqual([motion, reducedMotion, still]);
    await person.leave();
  }
});

test("settings follow the guest to another browser", async () => {
  const person = await on.arrive(4);
  const { page } = person;
  await page.goto("/");
  await page.request.post("/api/me", { data: { name: "Hana" } });
  const dialog = await person.openSettings();
  const saved = page.waitForResponse((response) => response.url().endsWith("/api/settings"));
  await dialog.getByLabel("Colours").selectOption("dark");
  expect((await saved).ok()).toBe(true);
  const elsewhere = await on.arrive(5, { storageState: await cookies(person) });
  await elsewhere.page.goto("/");
  await elsewhere.page.locator("html[data-theme=dark]").waitFor({ state: "attached" });
  await elsewhere.leave();
  await person.leave();
});

/** The identity of a person without what their browser has stored. */
async function cookies(person: Person) {
  return { cookies: await person.context.cookies(), origins: [] };
}

test("step by step, each move of a bot waits for a click", async () => {
  const person = await on.arrive(6, {}, { botPace: "step" });
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT, BOT, BOT]);
  await person.turn();
  const lines = () => page.locator(".log li.action").count();
  const next = page.getByRole("button", { name: "Next" });
  const skip = page.getByRole("button", { name: /^Skip/ });
  await person.clickMove((await person.moves())[0] ?? "");
  await next.waitFor();
  const before = await lines();
  // Three bots move; the third move is the last before it is this person's turn again.
  await page.getByRole("button", { name: "Skip (3)" }).waitFor();
  expect(await lines()).toBe(before);
  await next.click();
  await page.getByRole("button", { name: "Skip (2)" }).waitFor();
  expect(await lines()).toBeGreaterThan(before);
  expect.soft(await person.allComplaints()).toEqual([]);
  await skip.click();
  await next.waitFor({ state: "detached" });
  await person.turn();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("a choice can be taken back while moves of bots wait", async () => {
  const person = await on.arrive(9, {}, { botPace: "step" });
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT, BOT]);
  await person.turn();
  const before = (await person.moves()).sort();
  await person.clickMove("quarry");
  await page.getByRole("button", { name: "Skip (2)" }).waitFor();
  await person.answered(() => page.getByRole("button", { name: "Undo" }).click());
  await person.turn();
  expect((await person.moves()).sort()).toEqual(before);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("a page that is opened or reloaded shows everything at once", async () => {
  const person = await on.arrive(7, {}, { botPace: "step" });
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT, BOT]);
  await person.turn();
  await person.clickMove((await person.moves())[0] ?? "");
  await page.getByRole("button", { name: "Next" }).waitFor();
  await page.getByRole("button", { name: "Skip (2)" }).waitFor();
  await page.reload();
  await person.turn();
  expect(await page.getByRole("button", { name: "Next" }).count()).toBe(0);
  await person.leave();
});

test("every page shows which tables wait for their player", async () => {
  const person = await on.arrive(8);
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT]);
  await person.turn();
  const badge = page.locator(".topbar .my-turn");
  const icon = page.locator("link[rel=icon]");
  expect(await badge.count(), "its own page does not list the table").toBe(0);
  await page.waitForFunction(() => document.title.startsWith("(1) Your turn"));
  expect(await icon.getAttribute("href")).toBe("/feather-turn.svg");
  const first = page.url();
  await person.newTable({ game: "pharaon", seats: ["you", "open"], start: false });
  await page.goto("/rules");
  await badge.waitFor();
  expect(await badge.locator(".badge").innerText()).toBe("1");
  await page.waitForFunction(() => document.title.startsWith("(1) Rules"));
  expect(await icon.getAttribute("href")).toBe("/feather-turn.svg");
  await badge.click();
  expect.soft(await person.allComplaints()).toEqual([]);
  await page.locator(".popover-in a", { hasText: "Imhotep" }).click();
  await page.waitForURL(first);
  await person.turn();
  await person.leave();
});
