// Whole games, played by clicking.
import { expect, test } from "vitest";
import { type Person, PHONE, PLAY, playTogether } from "./person";
import { stage } from "./stage";
import { inspect } from "./together";

const on = stage();

/** The totals on the page: the last row of the score sheet. */
async function total(person: Person): Promise<string[]> {
  return person.page.locator(".sheet-table tfoot td").allInnerTexts();
}

test("two people in two browsers finish a game, side B boards included", async () => {
  const host = await on.arrive(11);
  await host.page.goto("/");
  await host.page.getByLabel("Your name").first().fill("Hana");
  const form = await host.openForm();
  await form.locator(".games label", { hasText: "Imhotep" }).click();
  await form.locator("details.options summary", { hasText: /^Options/ }).click();
  for (const choice of await form.locator(".choice .seg").all()) await choice.locator("label").last().click();
  for (const choice of await form.locator(".choice-long select").all()) await choice.selectOption({ index: 1 });
  await form.getByRole("button").last().click();
  await host.page.waitForURL(/\/table\//);

  const guest = await on.arrive(12);
  await guest.page.goto(host.page.url());
  await guest.page.getByLabel("Your name").fill("Marek <b>");
  await guest.page.locator(".chairs button").first().click();
  await host.page.locator(".chairs", { hasText: "Marek <b>" }).waitFor();
  expect(await host.page.locator(".chairs b b").count(), "no markup survives").toBe(0);
  await host.page.locator(".waiting > button.solid").click();

  await guest.page.locator(".prompt .question").waitFor();
  await guest.page.locator(".say input").fill("Hello!");
  await guest.page.keyboard.press("Enter");
  await host.page.locator(".chatbar", { hasText: "Hello!" }).waitFor();

  await playTogether([host, guest]);
  expect(await total(host)).toEqual(await total(guest));
  const download = host.page.waitForEvent("download");
  await host.page.locator(".result a.record").click();
  expect((await download).suggestedFilename()).toMatch(/^maat-.*\.txt$/);
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await host.leave();
  await guest.leave();
});

/** Checks the page of a result: everything in view, the course of the game, a look at the turning point and at the board, the picture. */
async function lookAtResult(person: Person): Promise<void> {
  const { page } = person;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(".chart .line").first().waitFor();
  await page.locator(".records dt").first().waitFor();
  await inspect(person, "result");
  const inner = await page
    .locator(".result, .result *")
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)).length);
  expect(inner, "no scrolling inside").toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight), "everything in view").toBeLessThanOrEqual(900);
  await page.locator(".turning .btn").click();
  await page.locator(".is-past .stage").waitFor();
  await page.getByRole("button", { name: "To the present" }).click();
  await page.getByRole("button", { name: "See the board" }).click();
  await page.locator(".is-over .stage").waitFor();
  await page.getByRole("button", { name: "Back to the result" }).click();
  await page.locator(".verdict").waitFor();
  // Few people know of the table, so the picture names nobody.
  const address = (await page.locator(".afterwards a[download]").getAttribute("href")) ?? "";
  expect(address).toContain("names=no");
  const picture = await page.request.get(address);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect((await page.request.get(address.replace("&names=no", ""))).status()).toBe(404);
}

test("a guest plays a whole game against bots after one click", async () => {
  const guest = await on.arrive(21);
  await guest.page.goto("/");
  await guest.page.locator(PLAY).click();
  expect(await guest.playToTheEnd()).toBeGreaterThan(20);
  expect((await total(guest)).length).toBe(4);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("a whole game on a phone", async () => {
  const guest = await on.arrive(31, PHONE);
  await guest.page.goto("/");
  await guest.page.locator(PLAY).click();
  await guest.turn();
  expect(await guest.overhang(), "nothing sticks out sideways").toBeLessThanOrEqual(0);
  expect(await guest.playToTheEnd()).toBeGreaterThan(20);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("a whole game by keyboard only", async () => {
  const guest = await on.arrive(41);
  const { page } = guest;
  await page.goto("/");
  await page.locator(PLAY).waitFor();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((play) => document.activeElement?.matches(play) ?? false, PLAY)) break;
  }
  await page.keyboard.press("Enter");
  let presses = 0;
  while (await guest.turn()) {
    await guest.playFromMenu(presses % 4);
    presses += 1;
  }
  expect(presses).toBeGreaterThan(20);
  await lookAtResult(guest);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});
