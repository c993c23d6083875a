// Hints that are counted, private notes in two tabs, and a report to the host.
import { expect, test } from "vitest";
import { looks } from "./looks";
import { stage } from "./stage";
import { arriveAs, openMenu } from "./together";
import { wrongWith } from "./wrongWith";

const on = stage();
const BOT = { bot: "random" };

for (const { name, options } of looks("pl-PL")) {
  test(`a hint shows a move and its reasons, and is counted in the result, at ${name}`, async () => {
    const person = await on.arrive(11, options);
    const { page } = person;
    await person.sitDown("imhotep", ["you", BOT]);
    await person.turn();
    expect(await page.locator(".progress").innerText()).not.toContain("·");
    await page.locator(".ask-hint").click();
    const advice = page.locator(".coach.is-hint [data-advice]");
    await advice.waitFor();
    expect(await person.moves()).toContain(await advice.getAttribute("data-advice"));
    expect(await wrongWith(person, Boolean(options.hasTouch))).toEqual([]);
    await person.playToTheEnd();
    await page.locator(".tidings .cap", { hasText: /1/ }).waitFor();
    expect(person.errors).toEqual([]);
    await page.goto("/");
    await page.locator(".state", { hasText: /1/ }).first().waitFor();
    await person.leave();
  });
}

test("the key for a hint, and no hints among people", async () => {
  const person = await on.arrive(12);
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT]);
  await person.turn();
  await page.locator(".stage").focus();
  await page.keyboard.press("h");
  await page.locator(".coach.is-hint").waitFor();
  await person.sitDown("imhotep", ["you", { beside: "Ota" }]);
  // A table of several people on one device begins covered.
  await page.locator(".cover button").first().click();
  await person.turn();
  await page.locator("#prompt .all-moves").waitFor();
  expect(await page.locator(".ask-hint").count()).toBe(0);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("a note saves itself, survives, and is not lost when two tabs write", async () => {
  const person = await on.arrive(13);
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT]);
  await person.turn();
  const address = page.url();
  const open = async (one: typeof page) => {
    await one.locator(".topbar").getByRole("button", { name: "This table" }).click();
    await one.getByRole("button", { name: "My notes" }).click();
    await one.locator(".notes textarea").first().waitFor();
  };
  await open(page);
  await page.locator(".notes textarea").fill("The market first.");
  await page.locator(".note-is", { hasText: "Saved." }).waitFor();
  expect(await wrongWith(person, false)).toEqual([]);
  const other = await person.context.newPage();
  await other.goto(address);
  await other.locator("#prompt").waitFor();
  await open(other);
  expect(await other.locator(".notes textarea").inputValue()).toBe("The market first.");
  await other.locator(".notes textarea").fill("From the other tab.");
  await other.locator(".note-is", { hasText: "Saved." }).waitFor();
  await page.locator(".notes textarea").fill("From this tab.");
  await page.locator(".note-other blockquote", { hasText: "From the other tab." }).waitFor();
  await page.getByRole("button", { name: "Add it below" }).click();
  await page.locator(".note-is", { hasText: "Saved." }).waitFor();
  await page.goto(`/replay/${address.split("/").at(-1)}`);
  await page.locator(".replay-foot").getByRole("button", { name: "My notes" }).click();
  await page.locator(".notes textarea").waitFor();
  expect(await page.locator(".notes textarea").inputValue()).toBe("From this tab.\nFrom the other tab.");
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("what one knows about a person can be read before the game, and stays with the person", async () => {
  const [hana, boris, cyril] = [await arriveAs(on, 15, "Hana"), await arriveAs(on, 16, "Boris"), await arriveAs(on, 17, "Cyril")];
  const id = await hana.newTable({ game: "imhotep", seats: ["you", "open"], start: false });
  const comes = (person: typeof boris) => person.page.request.post(`/api/tables/${id}/sit`, { data: { seat: "b" } });
  await comes(boris);
  await hana.page.goto(`/table/${id}`);
  const menu = await openMenu(hana);
  expect(await menu.getByRole("button", { name: "Something is wrong here" }).count()).toBe(0);
  await menu.getByRole("button", { name: "My notes" }).click();
  await hana.page.getByLabel("About Boris").fill("He plays quickly.");
  await hana.page.locator(".note-is", { hasText: "Saved." }).waitFor();
  expect(await wrongWith(hana, false)).toEqual([]);
  // The dialog is still open when somebody else takes the seat.
  await boris.page.request.post(`/api/tables/${id}/leave`);
  await comes(cyril);
  expect(await hana.page.getByLabel("About Cyril").inputValue()).toBe("");
  expect(await hana.page.getByLabel("About Boris").count()).toBe(0);
  expect(hana.errors).toEqual([]);
  for (const person of [hana, boris, cyril]) await person.leave();
});

test("something is wrong here: the report reaches the host with the record", async () => {
  const person = await on.arrive(14);
  const { page } = person;
  await person.sitDown("imhotep", ["you", BOT]);
  await person.turn();
  await page.locator(".topbar").getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Something is wrong here" }).click();
  const dialog = page.locator(".report");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.locator(".wrong", { hasText: "Please" }).waitFor();
  await dialog.getByLabel("Something looks wrong").check();
  await dialog.locator("textarea").fill("The ship sank.");
  expect(await wrongWith(person, false)).toEqual([]);
  // What was begun survives a closed dialog and a reload.
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await person.leftDialogs();
  await page.reload();
  await person.turn();
  await page.locator(".topbar").getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Something is wrong here" }).click();
  await dialog.locator("textarea").waitFor();
  expect(await dialog.locator("textarea").inputValue()).toBe("The ship sank.");
  expect(await dialog.getByLabel("Something looks wrong").isChecked()).toBe(true);
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByText("Thank you").waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});
