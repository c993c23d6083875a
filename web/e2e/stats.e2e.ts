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
    const own = await page.locator(".figures").first().locator("tbody tr").first().locator("td").first().innerText();
    expect(own).toMatch(/^(0|50|100)\s?%/);
    expect(await page.locator(".figures").count()).toBeGreaterThanOrEqual(5);
    expect(await page.locator(".figures tbody th").allInnerTexts()).not.toContain("");
    expect(await wrongWith(ann, Boolean(options.hasTouch))).toEqual([]);
    expect(ann.errors).toEqual([]);
    await ann.leave();
  });
}
