// Several people on one device: between their turns a cover hides everything that only one of them may see.
import { expect, test } from "vitest";
import type { Conduct } from "../src/protocol";
import type { Person } from "./person";
import { stage } from "./stage";
import { button, expectNoErrors, inspect, mat, openMenu, QUICK } from "./together";

const on = stage();

/** Opens a table of Egizia through the form: Ann, and Bea beside her. */
async function openBeside(person: Person): Promise<void> {
  const { page } = person;
  await page.goto("/");
  await page.getByLabel("Your name").first().fill("Ann");
  const form = await person.openForm();
  await form.getByRole("radio", { name: "Egizia" }).check();
  await form.getByLabel("Seat 2").selectOption("beside");
  await form.getByLabel("Name of player 2").fill("Bea");
  await form.getByLabel("Draw lots for the seats").uncheck();
  await inspect(person, "form with somebody beside", ["desk"]);
  await form.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL("**/table/*");
}

/** The names of the Sphinx cards from which the player chooses, which nobody else may see. */
async function offered(person: Person): Promise<string[]> {
  const cards = await person.page
    .locator('.stage [data-move^="keep "]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-explain-text") ?? ""));
  return [...new Set(cards)];
}

/** Everything that a curious neighbour could find in the page. */
async function contents(person: Person): Promise<string> {
  return person.page.evaluate(() => `${document.title} ${document.body.innerText} ${document.documentElement.outerHTML}`);
}

async function uncover(person: Person, name: string): Promise<void> {
  await button(person, `I am ${name}`).click();
  await person.page.locator("#prompt").waitFor();
}

async function expectCovered(person: Person, title: string, secrets: readonly string[]): Promise<void> {
  await person.page.locator(".cover h1", { hasText: title }).waitFor();
  expect(await person.page.locator(".at-table, .mat, .log, [data-move]").count()).toBe(0);
  const page = await contents(person);
  for (const secret of secrets) expect(page).not.toContain(secret);
}

/** Clicks on the first ship that can be placed. */
async function placeShip(person: Person): Promise<void> {
  await person.turn();
  await person.clickMove((await person.moves()).find((move) => move.startsWith("ship ")) ?? "");
}

test("two people play on one device and see each their own", async () => {
  const person = await on.arrive(1);
  const { page } = person;
  await openBeside(person);
  await expectCovered(person, "The table is covered", []);
  await inspect(person, "cover for either");
  await uncover(person, "Ann");
  const annsCards = await offered(person);
  expect(annsCards.length).toBe(2);
  const seen = await contents(person);
  for (const card of annsCards) expect(seen).toContain(card);

  // Somebody looks over Ann's shoulder.
  await (await openMenu(person)).getByRole("button", { name: "Cover the table" }).click();
  await expectCovered(person, "The table is covered", annsCards);
  await page.reload();
  await expectCovered(person, "The table is covered", annsCards);
  await uncover(person, "Ann");
  expect(await offered(person)).toEqual(annsCards);

  await person.clickMove((await person.moves())[0] ?? "");
  await expectCovered(person, "Hand the device to Bea", annsCards);
  const { played } = person;
  for (const key of ["Enter", "Space", "m", "u", "1", "Escape", "Enter"]) await page.keyboard.press(key);
  await page.keyboard.type("keep pass ship");
  await expectCovered(person, "Hand the device to Bea", annsCards);
  expect(person.played).toBe(played);
  await page.reload();
  await expectCovered(person, "Hand the device to Bea", annsCards);

  await uncover(person, "Bea");
  const beasCards = await offered(person);
  expect(beasCards.length).toBe(2);
  await inspect(person, "the second person on the device");
  const beas = await contents(person);
  for (const card of annsCards) expect(beas).not.toContain(card);
  await person.clickMove((await person.moves())[0] ?? "");
  await expectCovered(person, "Hand the device to Ann", [...annsCards, ...beasCards]);
  // Keys are enough to take the device.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("#prompt").waitFor();
  expectNoErrors([person]);
  await person.leave();
});

test("people on one device play in turn, and a choice that ended a turn can be taken back", async () => {
  const person = await on.arrive(2);
  await person.page.request.post("/api/me", { data: { name: "Ann" } });
  await person.page.goto(`/table/${await person.newTable({ game: "egizia", seats: ["you", { beside: "Bea" }] })}`);
  await uncover(person, "Ann");
  await person.clickMove((await person.moves())[0] ?? "");
  await uncover(person, "Bea");
  await person.clickMove((await person.moves())[0] ?? "");
  await uncover(person, "Ann");
  await person.turn();
  const before = (await person.moves()).sort();
  await placeShip(person);
  await expectCovered(person, "Hand the device to Bea", []);
  await inspect(person, "cover for one");
  await button(person, "Undo").click();
  await expectCovered(person, "The table is covered", []);
  await uncover(person, "Ann");
  await person.turn();
  expect((await person.moves()).sort()).toEqual(before);
  for (const next of ["Bea", "Ann", "Bea"]) {
    await placeShip(person);
    await expectCovered(person, `Hand the device to ${next}`, []);
    await uncover(person, next);
  }
  await person.turn();
  await (await openMenu(person)).getByRole("button", { name: "End undecided" }).click();
  const dialog = person.page.getByRole("dialog", { name: "End undecided" });
  await dialog.getByRole("button", { name: "End undecided" }).click();
  await person.page.locator(".is-over .verdict", { hasText: "All agreed to end it undecided." }).waitFor();
  expectNoErrors([person]);
  await person.leave();
});

test("somebody on this device whose time has run out takes their seat back", async () => {
  const person = await on.arrive(3);
  await person.page.request.post("/api/me", { data: { name: "Ann" } });
  const conduct: Conduct = { ...QUICK, pace: { live: { bank: 10, increment: 300 } } };
  await person.page.goto(`/table/${await person.newTable({ game: "imhotep", seats: ["you", { beside: "Bea" }], conduct })}`);
  await uncover(person, "Ann");
  await person.turn();
  await person.clickMove("quarry");
  await expectCovered(person, "Hand the device to Bea", []);
  await person.page.locator(".cover").getByRole("timer").waitFor();
  // A bot plays for Bea, so that it is Ann's turn.
  await person.turn();
  await mat(person, "b").getByText("bot plays").waitFor();
  await (await openMenu(person)).getByRole("button", { name: "Cover the table" }).click();
  await expectCovered(person, "The table is covered", []);
  await inspect(person, "cover with a seat to take back");
  const back = button(person, "Bea: take my seat back");
  await back.click();
  await back.waitFor({ state: "detached" });
  await uncover(person, "Ann");
  expect(await mat(person, "b").getByText("bot plays").count()).toBe(0);
  expectNoErrors([person]);
  await person.leave();
});
