// Following the others: pause and step, marks on the board, the log with its places and past positions, sounds.
import { expect, test } from "vitest";
import type { Person } from "./person";
import { stage } from "./stage";

const on = stage();

const BOT = { bot: "greedy" };

/** The text of the line of the log that has the focus. */
const focused = (person: Person) => person.page.evaluate(() => document.activeElement?.closest(".log li")?.textContent ?? null);

test("the moves of bots can be paused, taken step by step, and skipped", async () => {
  const person = await on.arrive(1, {}, { botPace: "slow" });
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT, BOT, BOT]);
  await person.turn();
  await person.clickMove("quarry");
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  await button("Pause").click();
  await button("Go on").waitFor();
  const waits = await page.getByText(/^Skip \(\d\)$/).innerText();
  const lines = await page.locator(".log li").count();
  await button("Next").click();
  await page.waitForFunction((before) => document.querySelectorAll(".log li").length > before, lines);
  expect(await page.getByText(/^Skip \(\d\)$/).allInnerTexts()).not.toEqual([waits]);
  expect.soft(await person.allComplaints()).toEqual([]);
  await button("Go on").click();
  await person.turn();
  expect(await button("Pause").count(), "nothing is left to follow").toBe(0);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("what the others did since the last turn is marked, also after a reload", async () => {
  const person = await on.arrive(2);
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT, BOT, BOT]);
  const marks = () => page.locator(".stage .trace, .stage svg .last").count();
  for (let turn = 0; turn < 4; turn += 1) {
    await person.turn();
    await person.playFromMenu(1);
  }
  await person.turn();
  const before = await marks();
  expect(before).toBeGreaterThan(0);
  await page.reload();
  await person.turn();
  await page.locator(".stage .trace, .stage svg .last").first().waitFor();
  expect(await marks()).toBe(before);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("the log is one stop of the Tab key; its lines mark their places and show their positions", async () => {
  const person = await on.arrive(3);
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT]);
  await person.turn();
  await person.click("load 1-1");
  await person.turn();
  expect(await page.locator('.log [tabindex="0"]').count()).toBe(1);

  const fold = page.getByRole("button", { name: /^Set-up: \d+ steps$/ });
  const lines = await page.locator(".log li").count();
  await fold.click();
  expect(await page.locator(".log li").count()).toBeGreaterThan(lines);
  await fold.click();
  expect(await page.locator(".log li").count()).toBe(lines);

  const own = page.locator(".log li", { hasText: "Hana loads" });
  await own.locator(".line").focus();
  await page.locator(".stage .pointed").waitFor();
  await page.keyboard.press("ArrowDown");
  const after = await focused(person);
  expect(after).not.toContain("Hana loads");
  await page.keyboard.press("ArrowUp");
  expect(await focused(person)).toContain("Hana loads");
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("rl");
  await page.keyboard.press("ArrowLeft");

  const moves = (await person.moves()).sort();
  await page.keyboard.press("Enter");
  const past = page.locator("#prompt .past");
  await past.waitFor();
  expect(await past.innerText()).toContain("Hana loads");
  expect(await past.innerText(), "it is their turn meanwhile").toContain("It is your turn.");
  expect(await person.moves(), "nothing can be played in the past").toEqual([]);
  expect.soft(await person.allComplaints()).toEqual([]);
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await page.waitForFunction((text) => document.querySelector("#prompt .past")?.textContent?.includes(text) !== true, "Hana loads");
  await page.getByRole("button", { name: "Step back" }).click();
  await page.locator("#prompt .past", { hasText: "Hana loads" }).waitFor();
  await page.keyboard.press("Escape");
  await past.waitFor({ state: "detached" });
  expect((await person.moves()).sort()).toEqual(moves);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("sounds are off by one click, and stay off", async () => {
  const person = await on.arrive(4);
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT]);
  await person.turn();
  const speaker = page.getByRole("button", { name: "Sounds" });
  expect(await speaker.getAttribute("aria-pressed")).toBe("true");
  await speaker.click();
  await page.locator('.topbar [aria-pressed="false"][aria-label="Sounds"]').waitFor();
  const dialog = await person.openSettings();
  expect(await dialog.getByLabel("Sounds").isChecked()).toBe(false);
  expect(await dialog.getByLabel("Volume").count()).toBe(0);
  await dialog.getByLabel("Sounds").check();
  await dialog.getByLabel("Volume").waitFor();
  await dialog.getByLabel(/Only my turn/).check();
  await dialog.locator("header button").click();
  await person.leftDialogs();
  await page.reload();
  await person.turn();
  expect(await speaker.getAttribute("aria-pressed")).toBe("true");
  expect(person.errors).toEqual([]);
  await person.leave();
});
