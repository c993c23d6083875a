// Verifiable chance: browsers have a part in the seed, check it, and the record of the game proves itself.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { looks } from "./looks";
import { type Person, PHONE, PLAY } from "./person";
import { PROGRAM, Server } from "./server";
import { stage } from "./stage";
import { arriveAs, button, expectNoErrors, openMenu, QUICK } from "./together";
import { wrongWith } from "./wrongWith";

const on = stage(new Server(null));

async function sitAt(person: Person, id: string, chair: number): Promise<void> {
  await person.page.goto(`/table/${id}`);
  await person.page.locator(".chairs li").nth(chair).getByRole("button", { name: "Sit here" }).click();
  await person.page.locator(".chairs li").nth(chair).getByRole("button", { name: "Leave" }).waitFor();
}

/** Opens the dialog about chance. */
async function openChance(person: Person): Promise<Locator> {
  const link = person.page.locator(".sealed .link");
  // On phones it is below the log.
  if (!(await link.isVisible())) await person.page.locator(".topbar button:has(use[href='#i-chat'])").click();
  await link.click();
  const dialog = person.page.locator("dialog.chance");
  await dialog.locator(".seed").waitFor();
  return dialog;
}

async function closeChance(person: Person, dialog: Locator): Promise<void> {
  await dialog.locator("header button").click();
  await dialog.waitFor({ state: "detached" });
  await person.leftDialogs();
}

const verdicts = (dialog: Locator) => dialog.locator("[data-verdict]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.verdict));

/** Runs `maat verify` on a record. */
function verify(record: string): Promise<{ code: number; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), "maat-chance-"));
  const file = join(folder, "game.txt");
  writeFileSync(file, record);
  return new Promise((resolve) => {
    execFile(PROGRAM, ["verify", file], (error, output) => {
      rmSync(folder, { recursive: true });
      resolve({ code: error ? 1 : 0, output });
    });
  });
}

test("two browsers have a part in the seed, and the record proves it", async () => {
  const [hana, boris] = [await arriveAs(on, 1, "Hana"), await arriveAs(on, 2, "Boris")];
  const id = await hana.newTable({ game: "imhotep", seats: ["open", "open"], start: false, conduct: QUICK });
  await sitAt(hana, id, 0);
  await sitAt(boris, id, 1);
  // A reload loses nothing, and a second tab changes nothing.
  await hana.page.reload();
  const second = await boris.context.newPage();
  await second.goto(`/table/${id}`);
  await second.locator(".chairs").waitFor();
  await button(hana, "Start the game").click();
  for (const person of [hana, boris]) {
    await person.page.locator("#prompt").waitFor();
    const dialog = await openChance(person);
    await dialog.getByText("Your part is in the seed, just as your browser made it.").waitFor();
    expect(await dialog.locator(".parts li[data-part=in]").count()).toBe(2);
    expect(await verdicts(dialog), "its own part, and all parts").toEqual(["good", "good"]);
    await dialog.getByText("shown when the game is over").waitFor();
    await closeChance(person, dialog);
  }
  await second.locator("#prompt").waitFor();
  expect(await second.locator(".toast").count()).toBe(0);
  await second.close();

  // A bot plays on for Boris, and Hana plays to the end.
  await (await openMenu(boris)).getByRole("button", { name: "Resign" }).click();
  await boris.page.getByRole("dialog", { name: "Resign" }).getByRole("button", { name: "Resign" }).click();
  await hana.page
    .getByText(/^Boris resigns/)
    .first()
    .waitFor();
  await hana.playToTheEnd();
  const dialog = await openChance(hana);
  await dialog.getByText(/^All \d+ draws of the game follow from the seed\.$/).waitFor();
  expect(await verdicts(dialog)).toEqual(["good", "good", "good", "good"]);
  await closeChance(hana, dialog);

  const record = await (await hana.page.request.get(`/api/tables/${id}/record`)).text();
  const honest = await verify(record);
  expect(honest.output).toContain("honest: ");
  expect(honest.output).toContain("the parts of the server, a, b");
  expect(honest.code).toBe(0);
  // The page of replays checks the record without the table.
  await boris.page.goto("/replay");
  await boris.page.locator(".upload textarea").fill(record);
  await boris.page.locator(".upload button[type=submit]").click();
  await boris.page.locator(".replay-bar").waitFor();
  await button(boris, "Check the draws").click();
  const checks = boris.page.locator("dialog.chance");
  await checks.getByText(/^All \d+ draws of the game follow from the seed\.$/).waitFor();
  expect(await verdicts(checks), "Boris's part, all parts, the seed, and the draws").toEqual(["good", "good", "good", "good"]);
  await closeChance(boris, checks);
  // A draw is changed, and the rest is kept: the card of the second round cannot be drawn again.
  const [draw = "", later = ""] = record.match(/\* round \d/g) ?? [];
  const forged = record.replace(draw, later);
  const changed = await verify(forged);
  expect(changed.output).toContain("not honest: ply 1 ");
  expect(changed.code).toBe(1);
  // It cannot be replayed, but the page finds the draw nevertheless.
  await button(boris, "Another record").click();
  await boris.page.locator(".upload textarea").fill(forged);
  await boris.page.locator(".upload button[type=submit]").click();
  await boris.page.locator(".upload .wrong", { hasText: "this move was not possible" }).waitFor();
  await button(boris, "Check the draws").click();
  await checks.locator("[data-verdict=bad]", { hasText: `Line 1 of the game is “${later.slice(2)}”` }).waitFor();
  expect(await verdicts(checks)).toEqual(["good", "good", "good", "bad"]);
  await closeChance(boris, checks);
  expectNoErrors([hana, boris]);
});

test("whoever finds another part in the list than their own is warned, also on a phone", async () => {
  const person = await on.arrive(6, PHONE);
  const { page } = person;
  await page.goto("/");
  await page.locator(PLAY).first().click();
  await page.locator("#prompt").waitFor();
  const alert = page.getByRole("alert").filter({ hasText: "The random parts were changed!" });
  expect(await alert.count()).toBe(0);
  // As if the server had put another part into its list.
  await page.evaluate(() => {
    const parts: object[] = JSON.parse(localStorage.getItem("maat-parts") ?? "[]");
    localStorage.setItem("maat-parts", JSON.stringify(parts.map((one) => ({ ...one, part: "00".repeat(32) }))));
  });
  await page.reload();
  await alert.waitFor();
  expect.soft(await person.allComplaints()).toEqual([]);
  expect.soft(await person.overhang()).toBeLessThanOrEqual(0);
  await alert.getByRole("button", { name: "Show the details" }).click();
  const dialog = page.locator("dialog.chance");
  await dialog.locator("[data-verdict=bad]").first().waitFor();
  await closeChance(person, dialog);
  await alert.waitFor({ state: "detached" });
  expectNoErrors([person]);
  await person.leave();
});

for (const { name, options } of looks("cs-CZ")) {
  test(`against bots the game begins at once, with one's own part, at ${name}`, async () => {
    const person = await on.arrive(7, options);
    await person.page.goto("/");
    await person.page.locator(PLAY).first().click();
    await person.page.locator("#prompt").waitFor();
    const dialog = await openChance(person);
    await dialog.locator(".parts li[data-part=in]").waitFor();
    expect(await verdicts(dialog)).toEqual(["good", "good"]);
    expect(await wrongWith(person, Boolean(options.hasTouch))).toEqual([]);
    expectNoErrors([person]);
  });
}
