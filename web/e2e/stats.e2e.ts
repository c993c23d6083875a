// Statistics: one's own games beside everybody's.
import { expect, test } from "vitest";
import { LANGS } from "../src/langs";
import { textsOf } from "../test/texts";
import { looks } from "./looks";
import type { Person } from "./person";
import { stage } from "./stage";
import { wrongWith } from "./wrongWith";

const on = stage();

/** The number of games of Imhotep that people have finished on this server. */
let finished = 0;

async function finishGame(person: Person, bots: number): Promise<void> {
  await person.page.goto("/");
  await person.sitDown("imhotep", ["you", ...Array.from({ length: bots }, () => ({ bot: "random" }))]);
  await person.playToTheEnd();
  finished += 1;
}

/** Waits until the count has ended with this sentence. While games are being counted, another one stands in its place. */
async function countEnds({ page }: Person, sentence: string): Promise<void> {
  const shown = page.locator(".stats [role=status]");
  await expect.poll(async () => (await shown.innerText()).trim()).toBe(sentence);
}

for (const { name, options } of looks("cs-CZ")) {
  test(`a finished game is counted, at ${name}`, async () => {
    const ann = await on.arrive(101, options);
    const { page } = ann;
    const texts = textsOf(LANGS.find((lang) => options.locale?.startsWith(lang)) ?? "en");
    await page.goto("/stats/pharaon");
    await countEnds(ann, texts.text("stats-none"));
    expect(await page.locator(".stats .figures").count()).toBe(0);
    await finishGame(ann, 1);
    await page.goto("/stats/imhotep");
    await countEnds(ann, texts.text("stats-counted", { number: 1, count: finished }));
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
  const texts = textsOf("en");
  for (const bots of [1, 2]) await finishGame(ann, bots);
  await page.goto("/stats/imhotep");
  await countEnds(ann, texts.text("stats-counted", { number: 2, count: finished }));
  const chosen = page.locator(".stat-players a[aria-current=page]");
  await page.locator(".stat-players a[href='/stats/imhotep/3']").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/stats/imhotep/3");
  await expect.poll(() => chosen.getAttribute("href")).toBe("/stats/imhotep/3");
  await expect.poll(() => page.locator(".headline .share small").first().innerText()).toContain("1 result");
  expect(await page.getByRole("table").count()).toBe(await page.locator(".figures").count());
  await page.goBack();
  await expect.poll(() => chosen.getAttribute("href")).toBe("/stats/imhotep");
  await expect.poll(() => page.locator(".headline .share small").first().innerText()).toContain("2 results");
  await page.goto("/stats/imhotep/3");
  await expect.poll(() => chosen.getAttribute("href")).toBe("/stats/imhotep/3");
  await page.locator(".stat-games a[href='/stats/ankh']").click();
  await page.waitForURL("**/stats/ankh");
  await countEnds(ann, texts.text("stats-none"));
  expect(ann.errors).toEqual([]);
  await ann.leave();
});
