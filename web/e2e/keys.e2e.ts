// Keys and questions: letters act at the board only, and never play a move that gives something up or cannot be taken back.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { settle } from "./gate";
import type { Person } from "./person";
import { stage } from "./stage";
import { button, expectNoErrors, seated } from "./together";

const on = stage();

const BOT = { bot: "greedy" };

/** Sits down at a game of Egizia and plays until ships sail, when passing is possible. */
async function toTheRiver(person: Person): Promise<void> {
  await person.sitDown("egizia", ["you", BOT]);
  while ((await person.turn()) && !(await person.moves()).includes("pass")) await person.clickAny();
}

/** The upper left corner of the board, where nothing lies. */
const CORNER = { position: { x: 2, y: 2 } };

const QUESTION = ".prompt [role=alert]";
const MENU = "[role=menu]";

/** The letters that act in this position: those that the buttons show, and the one of the list of all moves. */
async function liveLetters(page: Page, buttons = ".act"): Promise<string[]> {
  const keys = page.locator(`${buttons} kbd[data-key]`);
  const shown = await keys.evaluateAll((keys) => keys.map((key) => key.getAttribute("data-key") ?? ""));
  return [...shown.map((key) => key.toLowerCase()), "m"];
}

/** Types words of letters that act, and what else a text has, then waits until the page has drawn what follows from it. */
async function typeText(page: Page, letters: readonly string[]): Promise<void> {
  await page.keyboard.type(`${letters.join(" 1 ")} 2 ${letters.join("")}`);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await settle(page);
}

/** Whether letters act where the focus is. */
async function isAtBoard(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest(".stage, #prompt") !== null);
}

test("a text that is typed on the page never plays a move", async () => {
  const person = await on.arrive(1, {}, { confirm: true });
  const { page } = person;
  await toTheRiver(person);
  const before = person.played;
  const letters = await liveLetters(page);
  for (const place of [".crumb", ".opps .mat", ".rail .log"]) {
    await page.locator(place).first().click(CORNER);
    await typeText(page, letters);
    expect(await page.locator(`${QUESTION}, ${MENU}`).count(), place).toBe(0);
  }
  // At the board a letter may open a list. The rest of the text selects nothing in it.
  const opening = await liveLetters(page, ".act[aria-haspopup=menu]");
  expect(opening.length).toBeGreaterThan(1);
  for (const letter of opening) {
    await page.locator(".stage").click(CORNER);
    await page.keyboard.type(`${letter} nice one`);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await settle(page);
    expect(await page.locator(QUESTION).count(), "nothing is asked").toBe(0);
    expect(await page.locator(`${MENU}:focus`).count(), `the list of ${letter}`).toBe(1);
    await page.keyboard.press("Escape");
    await page.locator(MENU).waitFor({ state: "detached" });
  }
  expect(await page.locator(".acts button[data-move=pass] kbd").count()).toBe(0);
  expect((await person.moves()).includes("pass")).toBe(true);
  await person.play((moves) => moves.find((move) => move.startsWith("ship ")));
  expect(person.played, "only the click has played a move").toBe(before + 1);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("a text that is typed while the bot moves never plays a move", async () => {
  const person = await on.arrive(6);
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT]);
  await person.turn();
  const letters = await liveLetters(page);
  expect(letters.length).toBeGreaterThan(1);
  await person.still(async () => {
    await person.clickMove("quarry");
    // The button is gone, so that keys go nowhere.
    await page.waitForFunction(() => document.activeElement === document.body);
    await page.keyboard.type(letters.join(" "));
  });
  await person.turn();
  await person.still(async () => {
    expect(await isAtBoard(page), "the update has moved the focus").toBe(false);
    await typeText(page, await liveLetters(page));
    expect(await page.locator(`${QUESTION}, ${MENU}`).count()).toBe(0);
  });
  await person.clickAny();
  expect(person.played, "only the clicks have played moves").toBe(2);
  expect(person.errors).toEqual([]);
  await person.leave();
});

/** Plays the first move of the list of all moves with two keys. */
async function playByDigit({ page }: Person): Promise<void> {
  await page.locator("#prompt").focus();
  await page.keyboard.press("m");
  await page.locator(MENU).waitFor();
  await page.keyboard.press("1");
  await page.locator(MENU).waitFor({ state: "detached" });
}

test("a key asks before a move that cannot be taken back", async () => {
  const { people } = await seated(on, ["Ann", "Bob"], { game: "egizia" });
  const [ann, bob] = people as [Person, Person];
  const choice = '[data-move^="keep "]';
  for (const { page } of people) await page.locator(choice).first().waitFor();
  // As long as Bob has not chosen, Ann may change her mind.
  await ann.answered(() => playByDigit(ann));
  await ann.page.locator(choice).first().waitFor({ state: "detached" });
  expect(ann.played).toBe(1);
  // Bob's choice reveals both.
  const question = bob.page.locator(QUESTION, { hasText: "This cannot be taken back." });
  await playByDigit(bob);
  await question.waitFor();
  expect.soft(await bob.allComplaints()).toEqual([]);
  await button(bob, "Go on playing").click();
  await question.waitFor({ state: "detached" });
  await bob.page.locator(choice).first().waitFor();
  await playByDigit(bob);
  await question.waitFor();
  await bob.answered(() => bob.page.locator(".prompt .acts .act").first().click());
  await question.waitFor({ state: "detached" });
  expect(bob.played, "two attempts and the confirmed move").toBe(3);
  for (const { page } of people) await page.locator(choice).first().waitFor({ state: "detached" });
  expectNoErrors(people);
  for (const person of people) await person.leave();
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
  const question = page.locator(QUESTION);
  await page.locator(".act", { hasText: "Choose on the board" }).click();
  await page.locator("[role=menuitem][data-move^='ship ']").first().waitFor();
  await page.keyboard.press("Escape");
  await pass.click();
  await question.waitFor();
  expect.soft(await person.allComplaints()).toEqual([]);
  await button(person, "Go on playing").click();
  await question.waitFor({ state: "detached" });
  expect(await isAtBoard(page)).toBe(true);
  await pass.click();
  // The safe answer gets the focus a moment after the question has come.
  await page.waitForFunction(() => document.querySelector(".prompt [role=alert]") !== null && document.activeElement?.matches(".prompt .act:last-child"));
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect(await isAtBoard(page)).toBe(true);
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
