// The one tooltip: by mouse, keyboard, long press and in the mode that explains instead of plays.
import { expect, test } from "vitest";
import { PHONE } from "./person";
import { stage } from "./stage";

const on = stage();
const TIP = "#explain";

test("a thing explains itself to the mouse, and tells what it brings now", async () => {
  const person = await on.arrive(61);
  const { page } = person;
  await person.sitDown("imhotep", ["you", { bot: "greedy" }]);
  await person.turn();
  const tip = page.locator(TIP);
  await page.locator(".act[data-move=quarry]").hover();
  await tip.waitFor();
  // The preview of the move comes from the engine.
  await tip.locator(".tip-now li").first().waitFor();
  expect(await page.locator(".explain-line b").innerText()).not.toBe("");
  // It covers neither the thing nor goes on when the pointer leaves.
  const [thing, box] = [await page.locator(".act[data-move=quarry]").boundingBox(), await tip.boundingBox()];
  if (!thing || !box) throw new Error("thing or tooltip is not on the page");
  const apart = box.x >= thing.x + thing.width || box.x + box.width <= thing.x || box.y >= thing.y + thing.height || box.y + box.height <= thing.y;
  expect(apart).toBe(true);
  await page.keyboard.press("?");
  await page.locator(`${TIP}.pinned a[href*='/rules/imhotep#']`).waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.move(2, 2);
  await tip.waitFor({ state: "detached" });
  expect(await page.locator("[title]").count(), "no tooltips of the browser").toBe(0);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("the keyboard reaches every explanation, and the rule behind it", async () => {
  const person = await on.arrive(62);
  const { page } = person;
  await person.sitDown("imhotep", ["you", { bot: "greedy" }]);
  await person.turn();
  const before = person.played;
  const tip = page.locator(TIP);
  await page.locator("#prompt").focus();
  await page.keyboard.press("Tab");
  await tip.waitFor();
  // In the mode «explain», Enter explains; arrow keys also reach what cannot be played.
  await page.locator("[data-explains]").focus();
  await page.keyboard.press("Enter");
  expect(await page.locator("[data-explains]").getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator(`${TIP}.pinned`).waitFor();
  const focused = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  expect(await focused(".tip.pinned :is(a, button)"), "its link can be reached").toBe(true);
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });
  expect(await focused(".stage [data-explain], .mat [data-explain]"), "the focus returns to the thing").toBe(true);
  await page.locator(".act[data-move=quarry]").click();
  await page.locator(`${TIP}.pinned`).waitFor();
  expect(person.played, "nothing was played").toBe(before);
  await tip.locator("a").click();
  await page.locator("#tab-rules[aria-selected=true]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-explains][aria-pressed=false]").waitFor();
  await person.click("quarry");
  expect(person.played).toBe(before + 1);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("a long press explains on a phone, a tap plays", async () => {
  const person = await on.arrive(63, PHONE);
  const { page } = person;
  await person.sitDown("imhotep", ["you", { bot: "greedy" }]);
  await person.turn();
  const before = person.played;
  const target = await page.locator(".act[data-move=quarry]").boundingBox();
  if (!target) throw new Error("the button is not on the page");
  const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.locator(`${TIP}.pinned`).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.locator(`${TIP} .icb`).tap();
  await page.locator(TIP).waitFor({ state: "detached" });
  expect(person.played, "the long press has played nothing").toBe(before);
  await person.answered(() => page.locator(".act[data-move=quarry]").tap());
  expect(person.played).toBe(before + 1);
  expect(person.errors).toEqual([]);
  await person.leave();
});
