// Finding each other: codes, quick matches, the form of a new table, and games to watch.
import { expect, test } from "vitest";
import type { Lobby } from "../src/protocol";
import { type Person, PHONE, PLAY } from "./person";
import { stage } from "./stage";
import { smallTargets } from "./targets";
import { arriveAs, button, expectNoErrors, inspect } from "./together";

const on = stage();

/** Opens the form of a quick match. */
async function openQuick(person: Person) {
  await person.page.locator(".quick-way").click();
  return person.page.locator("dialog[open] .quick");
}

/** Looks for players of Imhotep. */
async function seek(person: Person, players: string): Promise<void> {
  const form = await openQuick(person);
  await form.getByRole("radio", { name: "Imhotep" }).check();
  await form.getByRole("radio", { name: players, exact: true }).check();
  await form.getByRole("button", { name: "Find players" }).click();
}

/** The id of the table whose page is open. */
async function tableOf(person: Person): Promise<string> {
  await person.page.waitForURL("**/table/*");
  return person.page.url().split("/").at(-1) ?? "";
}

test("a friend joins by the code that is read aloud", async () => {
  const [ann, bob] = [await arriveAs(on, 1, "Ann"), await on.arrive(2, PHONE)];
  await ann.page.goto(`/table/${await ann.newTable({ game: "egizia", seats: ["you", "open"], start: false })}`);
  const code = await ann.page.locator(".room-code b").innerText();
  expect(code).toMatch(/^[A-Z0-9]{3} [A-Z0-9]{3}$/);
  await bob.page.goto("/");
  const field = bob.page.getByLabel("Join by code");
  await field.fill("CDF 23O");
  await field.press("Enter");
  await bob.page.getByRole("alert").getByText("No table waits under this code.").waitFor();
  await inspect(bob, "wrong code", ["phone"]);
  expect(await smallTargets(bob.page)).toEqual([]);
  await field.fill(code.toLowerCase());
  await button(bob, "Join").click();
  expect(await tableOf(bob)).toBe(await tableOf(ann));
  await bob.page.getByRole("button", { name: "Sit here" }).click();
  await ann.page.locator(".chairs", { hasText: /Guest|[A-Z]/ }).waitFor();
  await button(ann, "Start the game").click();
  await ann.page.locator("#prompt").waitFor();

  const eve = await on.arrive(3);
  await eve.page.goto("/");
  await eve.page.getByLabel("Join by code").fill(code);
  await button(eve, "Join").click();
  await eve.page.getByRole("alert").getByText("perhaps the game has begun").waitFor();
  expectNoErrors([ann, bob, eve]);
  for (const person of [ann, bob, eve]) await person.leave();
});

test("a code that is typed and sent off before the client is there is not lost", async () => {
  const person = await on.arrive(20);
  const { page } = person;
  let scripts = () => {};
  const wanted = new Promise<void>((resolve) => (scripts = resolve));
  await page.route("**/assets/*.js", (route) => wanted.then(() => route.continue()));
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Join by code").fill("CDF 23O");
  await page.getByLabel("Join by code").press("Enter");
  scripts();
  await page.getByRole("alert").getByText("No table waits under this code.").waitFor();
  expect(await page.getByLabel("Join by code").inputValue()).toBe("CDF 23O");
  expectNoErrors([person]);
  await person.leave();
});

test("two people find each other, wherever they look meanwhile", async () => {
  const [ann, bob] = [await arriveAs(on, 4, "Ann"), await arriveAs(on, 5, "Bob")];
  await ann.page.goto("/");
  await ann.page.locator(PLAY).waitFor();
  await inspect(ann, "lobby");
  await openQuick(ann);
  await inspect(ann, "form of a quick match");
  await ann.page.keyboard.press("Escape");
  await ann.leftDialogs();
  await seek(ann, "3");
  await ann.page.getByText("Nobody else is here yet.").waitFor();
  await inspect(ann, "search");
  await ann.page.reload();
  await ann.page.locator(".search-bar").waitFor();
  await ann.page.locator(".links").getByRole("link", { name: "Rules" }).click();
  await ann.page.locator(".all-rules").waitFor();
  await ann.page.locator(".search-bar").waitFor();

  await bob.page.goto("/");
  await bob.page.locator(".quick-way", { hasText: "One person waits: Imhotep" }).waitFor();
  await seek(bob, "3");
  await ann.page.getByText("2 of 3 are here.").waitFor();
  await button(bob, "Stop looking").click();
  await bob.page.locator(".search-bar").waitFor({ state: "detached" });
  await ann.page.getByText("Nobody else is here yet.").waitFor();
  const cyd = await arriveAs(on, 6, "Cyd");
  await cyd.page.goto("/");
  await seek(cyd, "Any");
  await cyd.page.getByText("1 other person waits here.").waitFor();
  await seek(bob, "3");
  const ids = await Promise.all([ann, bob, cyd].map(tableOf));
  expect(new Set(ids).size).toBe(1);
  await Promise.all([ann, bob, cyd].map((person) => person.page.locator("#prompt").waitFor()));
  await ann.page.goto("/");
  await ann.page.locator(".my-tables li").first().waitFor();
  expect(await ann.page.locator(".search-bar").count()).toBe(0);
  const watcher = await on.arrive(7);
  await watcher.page.goto("/");
  await watcher.page.locator("section", { hasText: "Being played now" }).getByRole("link", { name: "Watch" }).first().click();
  await watcher.page.locator(".at-table").waitFor();
  expectNoErrors([ann, bob, cyd, watcher]);
  for (const person of [ann, bob, cyd, watcher]) await person.leave();
});

test("bots are offered after a minute, and those who agree begin", async () => {
  const [ann, bob] = [await arriveAs(on, 8, "Ann"), await arriveAs(on, 9, "Bob")];
  await ann.page.clock.install();
  await ann.page.goto("/");
  await seek(ann, "4");
  await bob.page.goto("/");
  await seek(bob, "4");
  await ann.page.getByText("2 of 4 are here.").waitFor();
  expect(await button(ann, "Begin with bots").count(), "not at once").toBe(0);
  await ann.page.clock.fastForward(61_000);
  await button(ann, "Begin with bots").click();
  await ann.page.getByText("The others are asked.").waitFor();
  await bob.page.getByText("Ann wants to begin now").waitFor();
  await inspect(bob, "question about bots");
  await button(bob, "Join in").click();
  expect(await tableOf(ann)).toBe(await tableOf(bob));
  await bob.page.locator("#prompt").waitFor();
  expect(await bob.page.locator(".mat").count()).toBe(4);
  expectNoErrors([ann, bob]);
  for (const person of [ann, bob]) await person.leave();
});

test("a table is opened by keyboard, and the form remembers it", async () => {
  const person = await arriveAs(on, 10, "Ann");
  const { page } = person;
  await page.goto("/");
  await page.locator(".new-sm").focus();
  await page.keyboard.press("Enter");
  const form = page.locator("dialog[open] .new-table");
  await form.getByRole("radio", { name: "With friends" }).focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowDown");
  expect(await form.getByRole("radio", { name: "Against bots" }).isChecked()).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await form.getByLabel("Strength of the bots").selectOption("random");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const options = form.locator("details.more details", { hasText: "Options" }).first();
  await form.locator("details.more[open]").waitFor();
  await inspect(person, "more of a new table", ["desk"]);
  await form.getByRole("button", { name: "Start the game" }).focus();
  await page.keyboard.press("Enter");
  await tableOf(person);
  await page.locator("#prompt").waitFor();
  expect(await page.locator(".mat").count()).toBe(3);

  await page.goto("/");
  await person.openForm();
  expect(await form.getByRole("radio", { name: "Against bots" }).isChecked()).toBe(true);
  expect(await form.getByRole("radio", { name: "Pharaon" }).isChecked()).toBe(true);
  expect(await form.getByRole("radio", { name: "3", exact: true }).isChecked()).toBe(true);
  await form.getByRole("radio", { name: "Ankh" }).check();
  await options.locator("summary").click();
  await options.getByText("Gods up to this space are forgotten").waitFor();
  expect(await options.locator(".about").count(), "every option is explained").toBe(16);
  await inspect(person, "options of Ankh", ["desk"]);
  expectNoErrors([person]);
  await person.leave();
});

test("the forms are sheets on a narrow phone", async () => {
  const person = await on.arrive(11, { ...PHONE, viewport: { width: 360, height: 740 }, locale: "cs-CZ" });
  await person.page.goto("/");
  await person.page.locator(".by-code").waitFor();
  expect(await person.overhang()).toBe(0);
  const form = await person.openForm();
  for (const summary of await form.locator("details.more details.options summary").all()) await summary.click();
  await inspect(person, "form on a narrow phone", ["phone"]);
  expect(await smallTargets(person.page)).toEqual([]);
  await person.page.keyboard.press("Escape");
  await person.leftDialogs();
  await openQuick(person);
  await inspect(person, "quick match on a narrow phone", ["phone"]);
  expect(await smallTargets(person.page)).toEqual([]);
  expectNoErrors([person]);
  await person.leave();
});

test("all finished games are one click away, and so are the statistics", async () => {
  const person = await arriveAs(on, 12, "Ann");
  const { page } = person;
  await person.newTable({ game: "imhotep", seats: ["you", { bot: "random" }] });
  // As if the table were six that are over.
  await page.route("**/api/lobby", async (route) => {
    const answer = await route.fetch();
    const lobby = (await answer.json()) as Lobby;
    const six = lobby.mine.slice(0, 1).flatMap((line) => Array.from({ length: 6 }, (_, index) => ({ ...line, id: `${line.id}-${index}` })));
    const mine = six.map((line) => ({ ...line, status: "finished", your_turn: false, due: [] }));
    await route.fulfill({ response: answer, json: { ...lobby, mine } });
  });
  await page.goto("/");
  const games = page.locator(".my-tables li");
  await games.nth(3).waitFor();
  expect(await games.count()).toBe(4);
  await button(person, "All my games (6)").click();
  await games.nth(5).waitFor();
  await inspect(person, "all my games");
  await button(person, "Fewer games").click();
  await games.nth(4).waitFor({ state: "detached" });
  await page.locator(".more-games").getByRole("link", { name: "Statistics" }).click();
  await page.waitForURL("**/stats");
  expectNoErrors([person]);
  await person.leave();
});

test("a table that waits is closed in the lobby after a question, and the focus goes to the table beside it", async () => {
  const person = await arriveAs(on, 13, "Ann");
  const { page } = person;
  await person.newTable({ game: "imhotep", seats: ["you", { bot: "random" }] });
  await person.newTable({ game: "egizia", seats: ["you", "open"], start: false });
  await page.goto("/");
  const waiting = page.locator(".my-tables li", { hasText: "Egizia" });
  await waiting.getByRole("button", { name: "Close the table" }).focus();
  await page.keyboard.press("Enter");
  await waiting.locator(".confirm .quiet:focus").waitFor();
  await inspect(person, "question before a table is closed");
  await waiting.getByRole("button", { name: "Keep it" }).focus();
  await page.keyboard.press("Enter");
  await waiting.locator(".icb:focus").waitFor();
  await page.keyboard.press("Enter");
  await waiting.getByRole("group").getByRole("button", { name: "Close the table" }).click();
  await waiting.waitFor({ state: "detached" });
  await page.locator(".my-tables li", { hasText: "Imhotep" }).locator(".join:focus").waitFor();
  expectNoErrors([person]);
  await person.leave();
});
