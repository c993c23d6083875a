// The analysis of a game: progress, cancel and go on, the chart, the best moves, marks, luck; of a table and of a record.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { AnalysisNews } from "../src/protocol";
import { FULL, looks } from "./looks";
import { type Person, PHONE } from "./person";
import { stage } from "./stage";
import { wrongWith } from "./wrongWith";

const on = stage();
/** Whole games of two. */
const RECORDS: Record<string, string> = { ankh: "2-top", egizia: "2-mixed", imhotep: "2-a", pharaon: "2" };
const GAMES = FULL ? Object.keys(RECORDS) : ["imhotep"];

/** The record of a whole game. */
function recordOf(game: string): string {
  const file = new URL(`../../crates/${game}/replays/r1/${RECORDS[game]}.txt`, import.meta.url);
  return readFileSync(fileURLToPath(file), "utf8");
}

const stopOf = (person: Person) => person.page.locator(".replay-line input").inputValue();

/** Opens the analysis: a tab at a desk, a sheet on a phone. */
async function openPanel(person: Person, phone: boolean): Promise<void> {
  if (phone) await person.page.locator(".review-tool").click();
  else await person.page.locator("#tab-review").click();
  await person.page.locator(".review").waitFor();
}

for (const { name, options } of looks("cs-CZ")) {
  test.each(GAMES)(`a whole game of %s is analysed at ${name}`, async (game) => {
    const phone = Boolean(options.hasTouch);
    const person = await on.arrive(201, options);
    const { page } = person;
    await page.goto("/replay");
    await page.locator(".upload textarea").fill(recordOf(game));
    await page.locator(".upload button[type=submit]").click();
    await page.locator(".replay-bar").waitFor();
    await openPanel(person, phone);
    await page.locator(".review select").first().selectOption("deep");
    await page.locator(".review .btn.solid").click();

    // It can be cancelled as soon as something is there, and goes on from where it was. Deep, so that nobody has to hurry.
    const progress = page.locator(".review-progress progress");
    const isDone = (least: number) =>
      page.waitForFunction((least) => Number(document.querySelector<HTMLProgressElement>(".review-progress progress")?.value) >= least, least);
    await isDone(1);
    await page.locator(".review-progress .btn").click();
    const stopped = Number(await progress.getAttribute("value"));
    expect(stopped).toBeLessThan(Number(await progress.getAttribute("max")));
    const answer = page.waitForResponse((response) => response.url().endsWith("/api/replay/analysis"));
    await page.locator(".review-progress .btn").click();
    const { done }: Pick<AnalysisNews, "done"> = await (await answer).json();
    expect(done, "nothing is analysed again").toBeGreaterThanOrEqual(stopped);
    await isDone(stopped);
    await page.locator(".review select").first().selectOption("quick");
    await page.locator(".review-luck").waitFor();
    expect(await page.locator(".review-luck tbody tr").count()).toBe(2);
    expect(await page.locator(".review-chart .line").count()).toBe(2);

    // The chart is moved along like the line of the replay, and shows points as well.
    const field = page.locator(".review-chart input");
    await field.focus();
    // Every game begins with a draw, which has changed something for each seat.
    await page.keyboard.press("ArrowRight");
    await page.locator(".review-draw").waitFor();
    expect(await page.locator(".review-draw tbody tr").count()).toBe(2);
    expect(await wrongWith(person, phone), game).toEqual([]);
    await field.focus();
    await page.keyboard.press("End");
    await page.waitForFunction(() => {
      const field = document.querySelector<HTMLInputElement>(".review-chart input");
      return field !== null && field.value === field.max && field.value !== "0";
    });
    await page.locator(".review-modes button").nth(1).click();
    expect(await field.getAttribute("aria-valuetext")).not.toContain("%");
    await page.locator(".review-modes button").nth(0).click();
    expect(await field.getAttribute("aria-valuetext")).toContain("%");

    // A mistake: at most three better moves with their reasons, and the one that was played.
    // The way there stands once: at a desk below the line, on a phone in the sheet that covers it.
    const next = page.locator(phone ? ".review .next-mistake" : ".next-mistake");
    expect(await next.count()).toBe(1);
    await next.click();
    await page.locator(".review-choices .played .review-mark").waitFor();
    const choices = await page.locator(".review-choices > ol > li").count();
    expect(choices).toBeGreaterThan(1);
    expect(choices).toBeLessThan(5);
    expect(await wrongWith(person, phone), game).toEqual([]);
    // The board shows the position before it, and says so.
    await page.locator(".on-board > .mk").waitFor();
    // The place of a move is shown on the board, and so is what the bot expected after the best one.
    if (game === "imhotep" && !phone) {
      await page.locator(".review-choices p .point").first().click();
      await page.locator(".at-table:has(.review-marks.pointing) .stage [data-move]").waitFor();
      await page.locator(".review-expected summary").click();
      await page.locator(".review-expected .point").nth(1).click();
      await page.locator(".review-expected .point[aria-pressed=true]").waitFor();
      await page.locator(".on-board use[href='#i-path']").waitFor({ state: "attached" });
      const onward = new URL((await page.locator(".review-expected a").getAttribute("href")) ?? "", page.url());
      expect([onward.pathname.startsWith("/whatif"), onward.searchParams.get("moves")?.split(".").length], "one can play on from there").toEqual([true, 2]);
      await page.locator(".review-expected button.btn").click();
      await page.locator(".review-expected .btn").first().waitFor({ state: "detached" });
      await page.locator(".on-board > .mk").waitFor();
    }
    const mistake = await stopOf(person);
    await next.click();
    await page.waitForFunction((mistake) => document.querySelector<HTMLInputElement>(".replay-line input")?.value !== mistake, mistake);

    // The marks are on the line and in the log.
    expect(await page.locator(".review-marks b").count()).toBeGreaterThan(0);
    expect(await page.locator(".review-legend li").count()).toBe(4);
    await page.locator("#tab-log").click();
    await page.locator(".log .review-mark").first().waitFor();
    expect(await person.allComplaints()).toEqual([]);
    if (phone) await expectMomentKept(person);
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}

/** On a phone: whoever steps in the sheet and closes it, by its button or by Back, has the moment in the address, and a reload leads there. */
async function expectMomentKept(person: Person): Promise<void> {
  const { page } = person;
  const named = () => new URL(page.url()).searchParams.get("ply");
  for (const close of [() => page.locator(".rail-sheet header button").click(), () => page.goBack()]) {
    if ((await page.locator(".rail-sheet").count()) === 0) await openPanel(person, true);
    else await page.locator("#tab-review").click();
    const before = await stopOf(person);
    await page.locator(".review .next-mistake").click();
    await page.waitForFunction((before) => document.querySelector<HTMLInputElement>(".replay-line input")?.value !== before, before);
    const stop = await stopOf(person);
    // The way to play on from here names the number of lines.
    await page.locator("#tab-log").click();
    const onward = await page.locator(".replay-foot a[href^='/whatif']").getAttribute("href");
    const ply = new URLSearchParams(onward?.split("?")[1]).get("ply");
    await page.waitForFunction((ply) => new URLSearchParams(location.search).get("ply") === ply, ply);
    await close();
    await page.locator(".rail-sheet").waitFor({ state: "detached" });
    await person.leftDialogs();
    expect(named()).toBe(ply);
    await page.reload();
    await page.locator(".replay-bar").waitFor();
    await page.waitForFunction((stop) => document.querySelector<HTMLInputElement>(".replay-line input")?.value === stop, stop);
    expect(named()).toBe(ply);
    // The reload has begun the same analysis.
    await openPanel(person, true);
    expect(await page.locator(".review select").first().inputValue()).toBe("quick");
    await page.locator(".review-luck").waitFor();
  }
}

test("a finished game is analysed from its result, and whoever has the link gets the same", async () => {
  const ann = await on.arrive(202);
  await ann.sitDown("imhotep", ["you", { bot: "random" }]);
  const table = ann.page.url().split("/").at(-1) ?? "";
  // While it runs, the person who plays against bots is told about their own decisions only, and nobody else anything.
  const eve = await on.arrive(203, PHONE);
  await eve.page.goto(`/replay/${table}?review`);
  await eve.page.locator(".replay-bar").waitFor();
  await eve.page.locator(".review-tool").click();
  await eve.page.locator(".review .wrong").waitFor();
  await ann.playToTheEnd();
  await ann.page.locator(".ways-out .review").click();
  await ann.page.locator(".review-progress").waitFor();
  await ann.page.locator(".review select").first().selectOption("quick");
  await ann.page.locator(".review-luck").waitFor();
  await ann.page.locator(".next-mistake").click();
  await ann.page.locator(".review-choices").waitFor();
  await ann.page.waitForURL(/review=.*ply=[1-9]/);
  const choices = await ann.page.locator(".review-choices > ol").innerText();

  // The same moment on a phone: everything is there at once.
  await eve.page.goto(ann.page.url().replace(/^https?:\/\/[^/]*/, ""));
  await eve.page.locator(".replay-bar").waitFor();
  await eve.page.locator(".review-tool").click();
  await eve.page.locator(".review-luck").waitFor();
  expect(await eve.page.locator(".review select").first().inputValue()).toBe("quick");
  expect(await eve.page.locator(".review-choices > ol").innerText()).toBe(choices);
  // With open cards it is another analysis, named so.
  await eve.page.locator(".review select").nth(1).selectOption("open");
  await eve.page.locator(".review-progress").waitFor();
  // The link names it: a reload shows the same.
  await eve.page.waitForFunction(() => new URLSearchParams(location.search).get("judged") === "open");
  await eve.page.reload();
  await eve.page.locator(".review-tool").click();
  await eve.page.locator(".review-luck").waitFor();
  expect(await eve.page.locator(".review select").nth(1).inputValue()).toBe("open");
  expect(await eve.page.locator(".review select").first().inputValue()).toBe("quick");
  for (const person of [ann, eve]) {
    expect(person.errors).toEqual([]);
    await person.leave();
  }
});
