// Statistics: one's own games beside everybody's.
import { expect, test } from "vitest";
import { looks } from "./looks";
import { stage } from "./stage";
import { wrongWith } from "./wrongWith";

const on = stage();

for (const { name, options } of looks("cs-CZ")) {
  test(`a finished game is counted, at ${name}`, async () => {
    const ann = await on.arrive(101, options);
    const { page } = ann;
    await page.goto("/stats/pharaon");
    await page.locator(".stats [role=status]").waitFor();
    await page.waitForFunction(() => !document.querySelector(".stats .figures"));
    await page.goto("/");
    await ann.sitDown("imhotep", ["you", { bot: "random" }]);
    await ann.playToTheEnd();
    await page.goto("/stats/imhotep");
    await page.locator(".figures").first().waitFor();
    // One game says little, and the page says so.
    await page.locator(".caution").waitFor();
    await page.locator(".headline .share").waitFor();
    expect(await page.locator(".headline .share b").innerText()).toMatch(/^(0|50|100)\s?%$/);
    expect(await page.locator(".figures").count()).toBeGreaterThanOrEqual(5);
    expect(await page.locator(".figures tbody th").allInnerTexts()).not.toContain("");
    // A text that is missing is shown as its key in brackets.
    expect(await page.locator("main").innerText()).not.toMatch(/\[[a-z]/);
    expect(await wrongWith(ann, Boolean(options.hasTouch))).toEqual([]);
    expect(ann.errors).toEqual([]);
    await ann.leave();
  });
}

test("games and numbers of players are links, and Back leads to what was shown before", async () => {
  const ann = await on.arrive(102);
  const { page } = ann;
  for (const bots of [1, 2]) {
    await page.goto("/");
    await ann.sitDown("imhotep", ["you", ...Array.from({ length: bots }, () => ({ bot: "random" }))]);
    await ann.playToTheEnd();
  }
  await page.goto("/stats/imhotep");
  const chosen = page.locator(".stat-players a[aria-current=page]");
  await page.locator(".stat-players a[href='/stats/imhotep/3']").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/stats/imhotep/3");
  await expect.poll(() => chosen.getAttribute("href")).toBe("/stats/imhotep/3");
  await expect.poll(() => page.locator(".headline .share small").first().innerText()).toContain("1 game");
  expect(await page.getByRole("table").count()).toBe(await page.locator(".figures").count());
  await page.goBack();
  await expect.poll(() => chosen.getAttribute("href")).toBe("/stats/imhotep");
  await expect.poll(() => page.locator(".headline .share small").first().innerText()).toContain("2 games");
  await page.goto("/stats/imhotep/3");
  await expect.poll(() => chosen.getAttribute("href")).toBe("/stats/imhotep/3");
  await page.locator(".stat-games a[href='/stats/ankh']").click();
  await page.waitForURL("**/stats/ankh");
  await page.waitForFunction(() => document.querySelector(".stats [role=status]") !== null);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});
