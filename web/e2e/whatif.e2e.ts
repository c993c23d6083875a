// What if: playing on from a running game, where the unknown is drawn anew, and from a finished one against bots.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Imagined } from "../src/protocol";
import { looks } from "./looks";
import type { Person } from "./person";
import { stage } from "./stage";
import { expectNoErrors, inspect, openMenu, QUICK, seated } from "./together";
import { wrongWith } from "./wrongWith";

const on = stage();

/** The number of moves of the line, as the card knows it. */
const lineIs = (person: Person, moves: number) =>
  person.page.waitForFunction((moves) => document.querySelector<HTMLElement>(".whatif-card")?.dataset.moves === String(moves), moves);

/** Waits until the address holds the whole line and the user is due, and returns its number of moves. */
async function kept(person: Person): Promise<number> {
  await person.page.locator("[data-move]").first().waitFor();
  const moves = await person.page.waitForFunction(() => {
    const shown = Number(document.querySelector<HTMLElement>(".whatif-card")?.dataset.moves);
    const { length } = (new URLSearchParams(location.search).get("moves") ?? "").split(".").filter(Boolean);
    return length === shown && { length };
  });
  return ((await moves.jsonValue()) as { length: number }).length;
}

/** The answers of the server to what-ifs of this page, as they come. */
function answersTo(person: Person): Imagined[] {
  const answers: Imagined[] = [];
  person.page.on("response", (response) => {
    if (response.url().endsWith("/whatif") && response.ok()) void response.json().then((answer: Imagined) => answers.push(answer));
  });
  return answers;
}

/** Clicks on the first move of the page. No socket tells when it is answered. */
async function clickFirst(person: Person): Promise<void> {
  await person.page.locator("[data-move]").first().waitFor();
  const [move] = await person.moves();
  if (move === undefined) throw new Error("no move can be clicked");
  await person.clickMove(move);
}

/** The Sphinx cards that a position shows in the hand of the second seat. */
const handOfOther = ({ update }: Imagined) => JSON.stringify((update.view as { players: { hand: unknown }[] }).players[1]?.hand);

test("from a running game the unknown is dealt anew, and nothing counts", async () => {
  const { id, people } = await seated(on, ["Ann", "Bob"], { game: "egizia", conduct: { ...QUICK, what_if: true } });
  const [ann, bob] = people as [Person, Person];
  for (const person of people) await person.clickAny();
  await ann.page.locator(".log .now").waitFor();
  const menu = await openMenu(ann);
  const answers = answersTo(ann);
  await menu.getByRole("link", { name: "What if" }).click();
  await ann.page.locator(".whatif-card", { hasText: "Hidden cards were drawn anew" }).waitFor();
  await ann.page.getByText("Nothing here counts.").waitFor();
  expect(await ann.page.locator(".whatif-card select").count(), "nobody helps in a game of people").toBe(0);

  // She plays for both: for whoever is due.
  for (let moves = 0; answers.at(-1)?.you !== "b"; moves += 1) {
    await lineIs(ann, moves);
    await clickFirst(ann);
    await lineIs(ann, moves + 1);
    await expect.poll(() => answers.at(-1)?.played).toBe(moves + 1);
  }
  const moves = Number(await ann.page.locator(".whatif-card").getAttribute("data-moves"));
  await inspect(ann, "what if running");

  // Every draw gives the other hand other cards.
  const hands = new Set([handOfOther(answers.at(-1) as Imagined)]);
  for (let draw = 0; draw < 12 && hands.size < 3; draw += 1) {
    const known = answers.length;
    await ann.page.getByRole("button", { name: "Draw anew" }).click();
    await expect.poll(() => answers.length).toBeGreaterThan(known);
    const last = answers.at(-1) as Imagined;
    if (last.you === "b") hands.add(handOfOther(last));
  }
  expect(hands.size).toBeGreaterThan(1);

  // A reload keeps the line; taking back leads to its beginning.
  const whole = await kept(ann);
  await ann.page.reload();
  await lineIs(ann, whole);
  for (let left = whole; left > 0; left -= 1) {
    await ann.page.getByRole("button", { name: "Take back" }).first().click();
    await lineIs(ann, left - 1);
  }
  expect(whole).toBeLessThanOrEqual(moves);

  // The game is where it was.
  await ann.page.getByRole("link", { name: "Back to the game" }).click();
  await ann.page.waitForURL(`**/table/${id}`);
  await ann.page.locator("#prompt").waitFor();
  expect(await ann.moves()).not.toEqual([]);
  expect(await bob.moves()).toEqual([]);
  expectNoErrors(people);
  for (const person of people) await person.leave();
});

test("in a slow game an answer is planned, and played when the other has moved", async () => {
  const conduct = { ...QUICK, pace: { slow: { decision: 86400, bank: 0 } } };
  const { id, people } = await seated(on, ["Ann", "Bob"], { conduct });
  const [ann, bob] = people as [Person, Person];
  const menus = [await openMenu(ann), await openMenu(bob)] as const;
  const links = (name: string) => Promise.all(menus.map((menu) => menu.getByRole("link", { name }).count()));
  for (const menu of menus) await menu.getByText("Resign").waitFor();
  expect(await links("What if"), "the table does not allow it").toEqual([0, 0]);
  expect(await links("Plan ahead"), "whoever is due can just play").toEqual([0, 1]);
  await ann.page.keyboard.press("Escape");
  await menus[1].getByRole("link", { name: "Plan ahead" }).click();
  await bob.page.locator(".whatif-card", { hasText: "Plan ahead, from move" }).waitFor();
  await lineIs(bob, 0);
  const button = bob.page.getByRole("button", { name: "Plan this" });
  expect(await bob.page.locator(".whatif-card select").count(), "nobody helps").toBe(0);
  expect(await bob.page.getByRole("button", { name: "Draw anew" }).count(), "it is about what one knows").toBe(0);
  for (const moves of [1, 2]) {
    expect(await button.getAttribute("aria-disabled"), "without an own answer there is nothing to plan").toBe("true");
    await bob.page.locator('[data-move="quarry"]').first().waitFor();
    await bob.clickMove("quarry");
    await lineIs(bob, moves);
  }
  await inspect(bob, "plan ahead");
  expect(await kept(bob)).toBe(2);
  const address = bob.page.url();
  await button.click();
  await bob.page.locator(".plan-note", { hasText: "One line is planned" }).waitFor();
  await bob.page.locator(".plan-note summary").click();
  await inspect(bob, "plan");
  await ann.click("quarry");
  await ann.page.locator("[data-move]").first().waitFor();
  await bob.page.locator(".plan-note").waitFor({ state: "detached" });
  // The board for plans is gone with its position.
  await bob.page.goto(address);
  await bob.page.locator(".lost", { hasText: "The game has gone on" }).waitFor();
  await bob.page.getByRole("link", { name: "To the table" }).click();
  await bob.page.waitForURL(`**/table/${id}`);
  await bob.page.locator("#prompt").waitFor();
  expectNoErrors(people);
  for (const person of people) await person.leave();
});

test("at a table that does not allow it there is none before the end", async () => {
  const { id, people } = await seated(on, ["Ann", "Bob"]);
  const [ann] = people as [Person, Person];
  const menu = await openMenu(ann);
  await menu.getByText("Resign").waitFor();
  expect(await menu.getByText("What if").count()).toBe(0);
  await ann.page.goto(`/whatif/${id}`);
  // Not that the table is private: she plays there.
  await ann.page.locator(".lost", { hasText: "You cannot play on from here" }).waitFor();
  await ann.page.getByRole("link", { name: "To the table" }).click();
  await ann.page.waitForURL(`**/table/${id}`);
  for (const person of people) await person.leave();
});

test("a finished game goes on against bots, and a link shows the line to others", async () => {
  const ann = await on.arrive(95);
  await ann.sitDown("imhotep", ["you", { bot: "random" }]);
  await ann.playToTheEnd();
  await ann.page.getByRole("link", { name: "Replay" }).click();
  await ann.page.locator(".replay-bar").waitFor();
  await ann.page.locator(".replay-rail .log .action .line").nth(8).click();
  await ann.page.locator(".replay-rail .log .shown").waitFor();
  await ann.page.getByRole("link", { name: "Play on from here" }).click();
  await ann.page.locator(".whatif-card").waitFor();
  await ann.page.getByLabel("Others").selectOption("greedy");
  const answers = answersTo(ann);
  for (let own = 0; own < 3; own += 1) {
    const before = answers.length;
    await clickFirst(ann);
    await expect.poll(() => answers.length).toBeGreaterThan(before);
    await expect.poll(() => answers.at(-1)?.bot_is_due).toBe(false);
  }
  expect(
    answers.flatMap(({ added }) => added),
    "bots have answered",
  ).not.toEqual([]);
  const moves = await kept(ann);
  await inspect(ann, "what if bots");
  const bob = await on.arrive(96);
  await bob.page.goto(new URL(ann.page.url()).pathname + new URL(ann.page.url()).search);
  await lineIs(bob, moves);
  expectNoErrors([ann, bob]);
  for (const person of [ann, bob]) await person.leave();
});

/** The record of a puzzle: a real game up to an interesting position. */
function recordOf(game: string): string {
  const file = new URL(`../../crates/learn/puzzles/${game}/15.txt`, import.meta.url);
  return readFileSync(fileURLToPath(file), "utf8").replace(/\s*#.*$/gm, "");
}

for (const { name, options } of looks("pl-PL")) {
  test.each(["pharaon", "imhotep"])(`a record of %s goes on at ${name}`, async (game) => {
    const person = await on.arrive(97, options);
    const { page } = person;
    await page.goto("/replay");
    await page.locator(".upload textarea").fill(recordOf(game));
    await page.locator(".upload button[type=submit]").click();
    await page.locator(".replay-bar").waitFor();
    await page.goto("/whatif?as=open");
    await lineIs(person, 0);
    await person.chooseFromMenu(0);
    await lineIs(person, 1);
    expect(await wrongWith(person, Boolean(options.hasTouch)), game).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}
