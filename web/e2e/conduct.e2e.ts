// Nobody is stuck: absence, votes, resignation, consent, rematch, watchers, and the conditions of a table.
import { expect, test } from "vitest";
import { type Person, PHONE } from "./person";
import { stage } from "./stage";
import { allPlay, allSee, arriveAs, button, expectNoErrors, inspect, mat, openMenu, QUICK, seated, tableLog, takeSeatBack } from "./together";

const on = stage();

async function leaveAll(people: readonly Person[]): Promise<void> {
  for (const person of people) await person.leave();
}

/** Proposes to end the game undecided. */
async function proposeEnd(person: Person): Promise<void> {
  await (await openMenu(person)).getByRole("button", { name: "Propose to end undecided" }).click();
}

/** Resigns or abandons the game, and answers the question whether that is meant. */
async function giveUp(person: Person, word: "Resign" | "Abandon the game"): Promise<void> {
  await (await openMenu(person)).getByRole("button", { name: word }).click();
  const dialog = person.page.getByRole("dialog", { name: word });
  await dialog.getByRole("button", { name: "Play on" }).click();
  await dialog.waitFor({ state: "detached" });
  await person.page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "This table");
  await (await openMenu(person)).getByRole("button", { name: word }).click();
  await dialog.waitFor();
  await inspect(person, word);
  await dialog.getByRole("button", { name: word }).click();
  await dialog.waitFor({ state: "detached" });
}

test("a bot plays for somebody who is away, until they take the seat back", async () => {
  const { id, people } = await seated(on, ["Ann", "Bob", "Cyd"]);
  const [ann, bob, cyd] = people as [Person, Person, Person];
  await allPlay([ann, bob], "quarry");
  await cyd.turn();
  await cyd.page.goto("/");
  await mat(ann, "c").getByText("away").waitFor();
  await ann.page.locator("#prompt").getByText("Cyd is away").waitFor();
  expect(await mat(ann, "c").getByText("is thinking").count(), "nobody knows that").toBe(0);
  await button(ann, "Remind Cyd").click();
  await button(ann, "Reminded").waitFor();
  await cyd.page.getByText("reminder").first().waitFor();

  await button(ann, "Let a bot play for Cyd").click();
  await allSee([ann, bob], "Ann proposes that a bot play for Cyd.");
  await inspect(bob, "question to a voter");
  await inspect(ann, "question of the asker");
  expect(await mat(bob, "c").locator(".substitute").count(), "one of two is no majority").toBe(0);
  await button(bob, "Agree").click();
  await ann.turn();
  for (const person of [ann, bob]) await mat(person, "c").getByText("bot plays").waitFor();
  await inspect(bob, "a bot plays for somebody");

  await cyd.page.locator(`a[href="/table/${id}"]`).first().click();
  await cyd.page.getByText("A bot plays for you.").waitFor();
  await inspect(cyd, "substitute banner");
  await takeSeatBack(cyd);
  await mat(ann, "c").locator(".substitute").waitFor({ state: "detached" });
  await ann.clickAny();
  await bob.turn();
  await bob.clickAny();
  await cyd.turn();
  await cyd.clickAny();

  await proposeEnd(ann);
  for (const person of [bob, cyd]) await button(person, "Agree").click();
  await allSee(people, "All agreed to end it undecided.");
  expect(await tableLog(bob)).toEqual([expect.stringMatching(/^Cyd is away: a bot plays on \(.+\)\.$/), "Cyd is back.", "All agreed to end it undecided."]);
  await bob.page.getByText(/^Cyd, from move \d+ a bot \(.+\), from move \d+ Cyd$/).waitFor();
  await inspect(bob, "result with parts");
  expectNoErrors(people);
  await leaveAll(people);
});

test("whoever resigns hands over to a bot, or ends the game", async () => {
  for (const resign of ["bot", "end"] as const) {
    const { people } = await seated(on, ["Ann", "Bob"], { conduct: { ...QUICK, resign } });
    const [ann, bob] = people as [Person, Person];
    await ann.turn();
    if (resign === "bot") {
      await openMenu(ann);
      await inspect(ann, "table menu of the host");
      await ann.page.keyboard.press("Escape");
    }
    await giveUp(ann, "Resign");
    if (resign === "bot") {
      await bob.turn();
      await mat(bob, "a").getByText("resigned").waitFor();
      await allSee([ann, bob], /^Ann resigns: a bot plays on \(.+\)\.$/);
      expect(await ann.moves()).toEqual([]);
      expect(await button(ann, "Take my seat back").count()).toBe(0);
      await inspect(ann, "the page of somebody who has resigned");
      await bob.clickAny();
      await bob.turn();
    } else {
      await allSee(people, "Ann resigned.");
      for (const person of people) expect(await person.isOver()).toBe(true);
    }
    expectNoErrors(people);
    await leaveAll(people);
  }
});

test("the game ends undecided if everybody agrees", async () => {
  const { people } = await seated(on, ["Ann", "Bob"]);
  const [ann, bob] = people as [Person, Person];
  await proposeEnd(ann);
  await button(bob, "Refuse").click();
  await allSee(people, "Not everybody wants to end the game.");
  await ann.page.locator(".asked").waitFor({ state: "detached" });
  await proposeEnd(ann);
  await button(ann, "Withdraw").click();
  await bob.page.locator(".asked").waitFor({ state: "detached" });
  await proposeEnd(bob);
  await button(ann, "Agree").click();
  for (const person of people) {
    await person.page.locator(".is-over .verdict", { hasText: "undecided" }).waitFor();
    expect(await person.page.locator(".ranking .won, .sheet-table").count()).toBe(0);
    await person.page.getByText("Nobody wins or loses.").waitFor();
  }
  await inspect(ann, "undecided");
  expectNoErrors(people);
  await leaveAll(people);
});

test("the others accept or refuse that somebody takes a choice back", async () => {
  const { people } = await seated(on, ["Ann", "Bob"], { conduct: { ...QUICK, pace: { live: { bank: 600, increment: 0 } } } });
  const [ann, bob] = people as [Person, Person];
  await ann.turn();
  const before = (await ann.moves()).sort();
  await allPlay(people, "quarry");
  await ann.turn();
  const ask = async () => {
    await button(ann, /^Ask/).click();
    await allSee(people, "Ann asks to take back the last choice.");
  };
  await ask();
  await inspect(bob, "question about an undo");
  await button(bob, "Refuse").click();
  await allSee(people, "The others do not agree: Ann takes nothing back.");
  await ask();
  await button(bob, "Agree").click();
  await allSee(people, "The others agree: Ann takes a choice back.");
  await ann.page.locator(".log .undone").first().waitFor();
  await bob.page.locator(".log .undone").first().waitFor();
  await ann.turn();
  expect(await ann.page.locator(".log .undone").count()).toBeGreaterThanOrEqual(2);
  expect((await ann.moves()).sort()).toEqual(before);

  await allPlay(people, "quarry");
  await ann.turn();
  await ask();
  await ann.page.locator(".asked").waitFor({ state: "detached" });
  await bob.page.locator(".asked").waitFor({ state: "detached" });
  expect((await tableLog(ann)).at(-1)).toBe("The others do not agree: Ann takes nothing back.");
  await ann.clickAny();
  expectNoErrors(people);
  await leaveAll(people);
});

test("two people who want a rematch meet at one table, and it has begun", async () => {
  const { id, people } = await seated(on, ["Ann", "Bob"]);
  const [ann, bob] = people as [Person, Person];
  const eve = await arriveAs(on, 9, "Eve");
  await eve.page.goto(`/table/${id}`);
  await proposeEnd(ann);
  await button(bob, "Agree").click();
  await Promise.all(people.map((person) => button(person, "Rematch").waitFor()));
  await Promise.all(people.map((person) => button(person, "Rematch").click()));
  await eve.page.getByRole("status").filter({ hasText: "wants a rematch." }).waitFor();
  await Promise.all(people.map((person) => person.page.waitForURL((url) => !url.pathname.endsWith(id))));
  expect(ann.page.url()).toBe(bob.page.url());
  await Promise.all(people.map((person) => person.page.locator("#prompt").waitFor()));
  await bob.turn();
  await bob.clickAny();
  await ann.turn();
  await eve.page.getByRole("link", { name: "Watch the rematch" }).click();
  await eve.page.waitForURL(ann.page.url());
  await eve.page.locator("#prompt").waitFor();
  expectNoErrors([...people, eve]);
  await leaveAll([...people, eve]);
});

test("somebody who watches takes the seat of somebody who is away", async () => {
  const { id, people } = await seated(on, ["Ann", "Bob"], { options: "market=b" });
  const [ann, bob] = people as [Person, Person];
  await ann.turn();
  await ann.click("quarry");
  await bob.turn();
  await bob.page.goto("/");
  // The server does not know this guest yet.
  const eve = await on.arrive(9, PHONE);
  await eve.page.goto(`/table/${id}`);
  await button(eve, "Take the seat of Bob").click();
  const dialog = eve.page.getByRole("dialog", { name: "Take the seat of Bob" });
  await dialog.getByLabel("Your name").fill("Eve");
  expect((await dialog.boundingBox())?.width, "the text of the dialog has room").toBeGreaterThan(300);
  await inspect(eve, "dialog of a spectator who wants a seat", ["phone"]);
  await dialog.getByRole("button", { name: "Ask" }).click();
  await allSee([ann, eve], "Eve, who watches, asks for the seat of Bob.");
  await inspect(eve, "question of a spectator");
  await button(ann, "Agree").click();
  await eve.turn();
  await mat(ann, "b").getByText("Eve").waitFor();
  await eve.clickAny();
  await ann.turn();
  await bob.page.goto(`/table/${id}`);
  await bob.page.locator(".at-table.watching").waitFor();
  expect((await tableLog(bob)).at(-1)).toBe("Eve takes the seat of Bob.");
  await ann.page.locator(".topbar .watching", { hasText: "1" }).waitFor();
  expectNoErrors([...people, eve]);
  await leaveAll([...people, eve]);
});

test("somebody who watches takes a name and talks", async () => {
  const { id, people } = await seated(on, ["Ann", "Bob"]);
  // The server does not know this guest yet.
  const eve = await on.arrive(9);
  await eve.page.goto(`/table/${id}`);
  await eve.page.locator(".chatbar").getByLabel("Your name").fill("Eve");
  await inspect(eve, "spectator without a name", ["desk"]);
  await button(eve, "Join the chat").click();
  await eve.page.locator(".say input:focus").waitFor();
  await eve.page.keyboard.type("Take the obelisk!");
  await eve.page.keyboard.press("Enter");
  await eve.page.locator(".chatbar .msg", { hasText: "Eve Take the obelisk!" }).waitFor();
  expect(await eve.page.locator("#tab-chat em").count(), "one's own lines are read").toBe(0);
  for (const person of people) {
    await person.page.locator("#tab-chat em", { hasText: "1" }).waitFor();
    await person.page.locator("#tab-chat").click();
    await person.page.locator(".chat li", { hasText: "Eve Take the obelisk!" }).waitFor();
  }
  expectNoErrors([...people, eve]);
  await leaveAll([...people, eve]);
});

test("the host silences somebody and closes the door; everybody hides lines", async () => {
  const { id, people } = await seated(on, ["Ann", "Bob"]);
  const [ann, bob] = people as [Person, Person];
  const eve = await arriveAs(on, 9, "Eve");
  await eve.page.goto(`/table/${id}`);
  const say = async (text: string) => {
    await eve.page.locator(".say input").fill(text);
    await eve.page.keyboard.press("Enter");
  };
  await say("Take the obelisk!");
  for (const person of people) {
    await person.page.locator("#tab-chat").click();
    await person.page.locator(".chat li", { hasText: "Take the obelisk!" }).waitFor();
  }
  await button(bob, "Eve").click();
  expect(await button(bob, "Silence Eve").count(), "only the host does that").toBe(0);
  await button(bob, "Hide lines of Eve").click();
  await bob.page.getByText("Hidden: lines of Eve.").waitFor();
  expect(await bob.page.getByText("Take the obelisk!").count()).toBe(0);
  await inspect(bob, "chat with hidden lines");
  await button(bob, "Show").click();
  await bob.page.getByText("Take the obelisk!").waitFor();

  await button(ann, "Eve").click();
  await inspect(ann, "chat with the tools of the host", ["desk"]);
  await button(ann, "Silence Eve").click();
  await button(ann, "Let talk").waitFor();
  await say("No, the temple!");
  await eve.page.getByText("The host has silenced you.").waitFor();
  await eve.page.waitForFunction(() => document.querySelector<HTMLInputElement>(".say input")?.value === "No, the temple!");
  const menu = await openMenu(ann);
  await menu.getByText("Silenced: Eve").waitFor();
  expect(await bob.page.getByText("No, the temple!").count()).toBe(0);
  await menu.getByRole("button", { name: "Let talk" }).click();
  await menu.getByText("Silenced: Eve").waitFor({ state: "detached" });
  await say("The pyramid!");
  await bob.page.getByText("The pyramid!").waitFor();

  await menu.getByLabel("People who watch").selectOption("watch");
  await eve.page.locator(".say").waitFor({ state: "detached" });
  await menu.getByLabel("People who watch").selectOption("out");
  await eve.page.getByRole("heading", { name: "This table is private" }).waitFor();
  await inspect(eve, "private table");
  await eve.page.reload();
  await eve.page.getByRole("heading", { name: "This table is private" }).waitFor();
  await ann.page.keyboard.press("Escape");
  await ann.clickAny();
  await bob.turn();
  expectNoErrors([...people, eve]);
  await leaveAll([...people, eve]);
});

test("a game against bots is abandoned", async () => {
  const ann = await on.arrive(1);
  await ann.sitDown("imhotep", ["you", { bot: "greedy" }]);
  await ann.turn();
  await ann.clickAny();
  await ann.turn();
  await giveUp(ann, "Abandon the game");
  await ann.page.locator(".is-over .verdict", { hasText: "Hana left the game." }).waitFor();
  await inspect(ann, "abandoned");
  const old = ann.page.url();
  await button(ann, "Play again").click();
  await ann.page.waitForURL((url) => url.href !== old);
  await ann.page.locator("[data-move]").first().waitFor();
  expect(await ann.isOver()).toBe(false);
  expectNoErrors([ann]);
  await ann.leave();
});

test("the conditions of a table fit on a phone", async () => {
  const ann = await on.arrive(1, PHONE);
  await ann.page.goto("/");
  const conditions = (await ann.openForm()).locator("details:not(.more)", { hasText: "How we play" });
  await conditions.locator("summary").click();
  await conditions.getByRole("radio", { name: "Live" }).check();
  await conditions.getByLabel("Time for each player").selectOption("own");
  const minutes = conditions.getByLabel("Minutes for the game");
  await minutes.scrollIntoViewIfNeeded();
  // The second time the value does not change.
  for (const time of ["first", "second"]) {
    await minutes.fill("999");
    await minutes.blur();
    expect(await minutes.inputValue(), time).toBe("180");
  }
  await inspect(ann, "form of a new table", ["phone"]);
  expectNoErrors([ann]);
  await ann.leave();
});

test("the conditions of a table are chosen, shown and changed", async () => {
  const ann = await on.arrive(1);
  const { page } = ann;
  await page.goto("/");
  await page.getByLabel("Your name").first().fill("Ann");
  const form = await ann.openForm();
  await form.getByRole("radio", { name: "With everybody" }).check();
  const conditions = form.locator("details:not(.more)", { hasText: "How we play" });
  await conditions.locator("summary").click();
  await conditions.getByRole("radio", { name: "Live" }).check();
  await conditions.getByLabel("Time for each player").selectOption("20+15");
  await conditions.getByLabel("When somebody resigns").selectOption("end");
  await conditions.locator("summary", { hasText: "20 min + 15 s · bot after 2 min" }).waitFor();
  await inspect(ann, "form of a new table", ["desk"]);
  await form.getByRole("button", { name: "Open the table" }).click();
  const room = page.locator(".waiting details", { hasText: "How we play" });
  await room.locator("summary", { hasText: "20 min + 15 s" }).waitFor();

  const bob = await arriveAs(on, 2, "Bob");
  await bob.page.goto("/");
  const row = bob.page.locator(".tables li", { hasText: "20 min + 15 s" });
  await row.first().waitFor();
  await row.first().getByRole("button", { name: "Sit down" }).click();
  const terms = bob.page.locator(".waiting details", { hasText: "How we play" });
  await terms.locator("summary").click();
  await terms.getByText("the game ends").waitFor();
  await inspect(bob, "waiting room of a guest");

  await room.locator("summary").click();
  await room.getByRole("radio", { name: "Days" }).check();
  await terms.getByText("2 days a decision, and 3 days in reserve").waitFor();
  await room.getByLabel("In reserve").selectOption("5");
  await terms.getByText("2 days a decision, and 5 days in reserve").waitFor();
  await terms.getByText("bot after 1 day").first().waitFor();
  await inspect(ann, "waiting room of the host");
  await button(ann, "Start the game").click();
  await ann.page.locator(".mat.own [role=timer]").waitFor();
  await inspect(ann, "mats with slow clocks");
  expectNoErrors([ann, bob]);
  await leaveAll([ann, bob]);
});

test("an open page with nobody in front of it is away", async () => {
  const { id, people } = await seated(on, ["Ann", "Bob"]);
  const [ann, bob] = people as [Person, Person];
  await ann.page.clock.install();
  await ann.page.goto(`/table/${id}`);
  await ann.page.locator("#prompt").waitFor();
  await ann.page.clock.fastForward("11:00");
  await mat(bob, "a").getByText("away").waitFor();
  await ann.page.mouse.move(200, 200);
  await mat(bob, "a").getByText("away").waitFor({ state: "detached" });
  expectNoErrors(people);
  await leaveAll(people);
});
