// Keys and questions: letters act at the board only, and never play a move that gives something up.
import { expect, test } from "vitest";
import type { Person } from "./person";
import { stage } from "./stage";

const on = stage();

const BOT = { bot: "greedy" };

/** Sits down at a game of Egizia and plays until ships sail, when passing is possible. */
async function toTheRiver(person: Person): Promise<void> {
  await person.sitDown("egizia", ["you", BOT]);
  while ((await person.turn()) && !(await person.moves()).includes("pass")) await person.clickAny();
}

/** The upper left corner of the board, where nothing lies. */
const CORNER = { position: { x: 2, y: 2 } };

test("a word that is typed on the page never plays a move", async () => {
  const person = await on.arrive(1, {}, { confirm: true });
  const { page } = person;
  await toTheRiver(person);
  const before = person.played;
  for (const place of [".crumb", ".opps .mat", ".rail .log", ".stage"]) {
    await page.locator(place).first().click(CORNER);
    await page.keyboard.type("hope");
    await page.keyboard.press("Escape");
  }
  expect(await page.locator(".acts button[data-move=pass] kbd").count()).toBe(0);
  expect(await page.locator(".prompt [role=alert]").count(), "nothing is asked").toBe(0);
  expect((await person.moves()).includes("pass")).toBe(true);
  expect(person.played).toBe(before);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("letters are shown and act while the board has the focus", async () => {
  const person = await on.arrive(2);
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT]);
  await person.turn();
  const letter = page.locator(".act[data-move=quarry] kbd");
  const key = (await letter.getAttribute("data-key")) ?? "";
  await page.locator(".crumb").click();
  expect(await letter.isVisible()).toBe(false);
  await page.keyboard.press(key);
  expect(person.played).toBe(0);
  await page.locator(".stage").click(CORNER);
  await letter.waitFor({ state: "visible" });
  await person.answered(() => page.keyboard.press(key));
  expect(person.played).toBe(1);
  await person.turn();
  await page.locator(".say input").fill("");
  await page.locator(".say input").pressSequentially("lns");
  expect(person.played).toBe(1);
  await person.leave();
});

test("letters can be switched off", async () => {
  const person = await on.arrive(3, {}, { letters: false });
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT]);
  await person.turn();
  await page.locator(".stage").click(CORNER);
  await page.keyboard.type("nlsmu");
  expect(await page.locator(".act kbd, [role=menu]").count()).toBe(0);
  expect(person.played).toBe(0);
  await person.leave();
});

test("passing asks once, and the bar shows the way to the board", async () => {
  const person = await on.arrive(4, {}, { confirm: true });
  const { page } = person;
  await toTheRiver(person);
  const before = person.played;
  const pass = page.locator(".act[data-move=pass]");
  const question = page.locator(".prompt [role=alert]");
  await page.locator(".act", { hasText: "Choose on the board" }).click();
  await page.locator("[role=menuitem][data-move^='ship ']").first().waitFor();
  await page.keyboard.press("Escape");
  await pass.click();
  await question.waitFor();
  expect.soft(await person.allComplaints()).toEqual([]);
  await page.getByRole("button", { name: "Go on playing" }).click();
  await question.waitFor({ state: "detached" });
  await pass.click();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect(person.played).toBe(before);
  await pass.click();
  await person.answered(() => page.locator(".prompt .act", { hasText: "Pass" }).click());
  expect(person.played).toBe(before + 1);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("passing does not ask if the player does not want it", async () => {
  const person = await on.arrive(5, {}, { confirm: false });
  await toTheRiver(person);
  const before = person.played;
  await person.click("pass");
  expect(person.played).toBe(before + 1);
  await person.leave();
});
