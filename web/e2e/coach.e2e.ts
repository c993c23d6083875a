// A first game with a coach: what a decision is about, hints with reasons, a warning before a blunder, silence after three rounds.
import { expect, test } from "vitest";
import type { Advice, ServerMsg } from "../src/protocol";
import { findings } from "./legible";
import { FULL, looks } from "./looks";
import { type Person, PHONE } from "./person";
import { CARD_SHAPES, misfitsInShapes } from "./shapes";
import { stage } from "./stage";
import { smallTargets } from "./targets";

const on = stage();
const GAMES = ["ankh", "egizia", "imhotep", "pharaon"];

/** The decisions for which a hint is read in each game. */
const DECISIONS = FULL ? 30 : 6;

/** Remembers the last answer of the coach. */
function hear(person: Person): { advice: Advice | null } {
  const heard: { advice: Advice | null } = { advice: null };
  person.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload.toString()) as ServerMsg;
      if ("advice" in message) heard.advice = message.advice;
    }),
  );
  return heard;
}

async function begin(person: Person, game: string): Promise<void> {
  await person.page.goto(`/learn/${game}`);
  await person.page.locator(`.course[data-game=${game}] .first-game`).click();
  await person.page.locator(".at-table .coach p").first().waitFor();
}

/** Opens the hint of the open decision; returns the advised move. */
async function hint(person: Person, press: (button: string) => Promise<void>): Promise<string> {
  await person.page.locator(".coach .ways .btn").first().waitFor();
  await press(".coach .ways .btn >> nth=0");
  const advice = person.page.locator(".coach [data-advice]");
  await advice.waitFor();
  return (await advice.getAttribute("data-advice")) ?? "";
}

/** The games with the language of their phone, so that every language is heard. */
const TALKS = GAMES.map((game, index) => [game, index % 2 === 0 ? "cs-CZ" : "pl-PL"] as const);

for (const [game, locale] of TALKS) {
  test.each(looks(locale))(`the coach of ${game} advises, with reasons, at $name`, async ({ options }) => {
    const person = await on.arrive(81, options);
    await begin(person, game);
    const reasons = new Set<string>();
    const wrong = new Set<string>();
    const touches = Boolean(options.hasTouch);
    const press = (button: string) => (touches ? person.page.locator(button).tap() : person.page.locator(button).press("Enter"));
    for (let decision = 0; decision < DECISIONS && (await person.turn()); decision += 1) {
      await closeCards(person);
      const move = await hint(person, press);
      for (const reason of await person.page.locator(".coach .reasons li").allInnerTexts()) reasons.add(reason);
      const found = await person.still(async () => {
        const texts = (await findings(person.page)).map((one) => `${one.kind} ${one.place} ${one.text} ${one.about}`);
        return [...texts, ...(touches ? await smallTargets(person.page) : [])];
      });
      const complaints = decision === 0 ? await person.allComplaints() : [];
      for (const one of [...found, ...complaints]) wrong.add(one);
      expect(await person.overhang()).toBeLessThanOrEqual(0);
      await follow(person, move, touches);
    }
    expect([...wrong]).toEqual([]);
    expect(reasons.size).toBeGreaterThan(1);
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}

/** Some games begin with a card over the board. */
async function closeCards(person: Person): Promise<void> {
  const card = person.page.locator("dialog[open] button.solid");
  if ((await card.count()) > 0) await card.first().click();
}

/** Plays the advised move as somebody does who lets «Show» lead there: by keyboard alone, or by touch. */
async function follow(person: Person, move: string, touches = false): Promise<void> {
  const { page } = person;
  const show = page.locator(".coach.is-hint .ways .btn").first();
  await person.answered(async () => {
    if (touches) {
      await show.tap();
      await page.locator(`[data-move="${move}"]`).first().waitFor();
      return person.touchMove(move);
    }
    await show.press("Enter");
    await page.waitForFunction((move) => document.activeElement?.getAttribute("data-move") === move, move);
    return page.keyboard.press("Enter");
  });
}

/** Plays a move wherever it is: on the board, as a button, or in the list of all moves. */
async function playFromList(person: Person, move: string): Promise<void> {
  const { page } = person;
  await person.answered(async () => {
    const place = page.locator(`[data-move="${move}"]`);
    if ((await place.count()) === 0) await page.locator(".all-moves").click();
    await place.first().dispatchEvent("click");
  });
}

test("a blunder is held back once, and the coach says what is better", async () => {
  const person = await on.arrive(82);
  const { page } = person;
  const heard = hear(person);
  await begin(person, "pharaon");
  let warnings = 0;
  while (warnings < 2 && (await person.turn())) {
    await hint(person, (button) => page.locator(button).click());
    const blunder = heard.advice?.moves.find((one) => one.blunder)?.move;
    const shown = blunder !== undefined && (await page.locator(`[data-move="${blunder}"]`).count()) > 0;
    if (!shown) {
      await playFromList(person, heard.advice?.moves[0]?.move ?? "");
      continue;
    }
    const before = person.played;
    await page.locator(`[data-move="${blunder}"]`).first().dispatchEvent("click");
    await page.locator(".coach.is-warning .reasons li").first().waitFor();
    expect(person.played).toBe(before);
    expect(await person.allComplaints()).toEqual([]);
    warnings += 1;
    if (warnings === 1) {
      // Enter answers with what loses nothing; the same move is then played without another warning.
      expect(await page.evaluate(() => document.activeElement?.closest(".coach.is-warning") !== null)).toBe(true);
      await page.keyboard.press("Escape");
      await page.locator(".coach.is-warning").waitFor({ state: "detached" });
      await playFromList(person, blunder);
    } else {
      await person.answered(() => page.locator("[data-anyway]").click());
    }
    expect(person.played).toBe(before + 1);
  }
  expect(warnings).toBe(2);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("the coach fits small windows and large text", async () => {
  const person = await on.arrive(85, { ...PHONE, locale: "cs-CZ" });
  const { page } = person;
  await begin(person, "imhotep");
  expect(await person.turn()).toBe(true);
  await closeCards(person);
  await page.locator(".coach .ways .btn").first().waitFor();
  expect(await person.still(() => misfitsInShapes(page, CARD_SHAPES, "coach"))).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("a hint leads to the idea of the lesson that it names", async () => {
  const person = await on.arrive(84);
  const { page } = person;
  await begin(person, "imhotep");
  const link = page.locator(".coach a[href*='/learn/imhotep/']");
  const move = await hint(person, (button) => page.locator(button).click());
  await link.waitFor();
  expect(await link.getAttribute("href"), move).toMatch(/#[a-z]+$/);
  const [lesson] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  const title = await lesson.locator(".lesson-card h2").innerText();
  expect(await link.innerText()).toContain(title);
  await person.leave();
});

test.each(FULL ? GAMES : ["imhotep"])("by keyboard alone, the coach of %s fades after three rounds and answers when asked", async (game) => {
  const person = await on.arrive(83);
  const { page } = person;
  await begin(person, game);
  const silent = page.locator(".coach.is-silent");
  const press = (button: string) => page.locator(button).press("Enter");
  while (!(await silent.count()) && (await person.turn())) {
    await closeCards(person);
    await follow(person, await hint(person, press));
    // The advice for the next decision tells whether the coach still speaks.
    await page.locator(".coach p").first().waitFor();
  }
  await page.locator(".coach p", { hasText: "You know the ropes now" }).waitFor();
  if (game === "imhotep") expect(await page.locator(".bar, header").first().innerText()).toContain("4");
  if (await person.turn()) await hint(person, press);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("the coach can be silenced at once, and asked again", async () => {
  const person = await on.arrive(83);
  const { page } = person;
  await begin(person, "imhotep");
  await page.getByRole("button", { name: "No more advice" }).press("Enter");
  // The button is gone; the keyboard goes on from the coach.
  await page.locator(".coach.is-silent:focus").waitFor();
  await page.reload();
  await page.locator(".coach.is-silent").waitFor();
  await page.getByRole("button", { name: "Ask the coach" }).press("Enter");
  await page.locator(".coach:focus [data-advice]").waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});
