// The first visit: two clicks from the lobby to the first own move, pages that can be read before the client is there, and links to tables
// that are gone.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { LANGS } from "../src/langs";
import { type Conduct, USUAL_CONDUCT } from "../src/protocol";
import { settle } from "./gate";
import { DESK, PHONE, PLAY } from "./person";
import { shiftsOf, sum, watch } from "./shifts";
import { firstVisit } from "./slowVisit";
import { stage } from "./stage";

const on = stage();

const SCRIPTS = "**/assets/index-*.js";
/** The pages that are in the HTML, with something that each of them shows. */
const PAGES = {
  "/": ".game-card",
  "/rules": ".all-rules a",
  "/rules/pharaon": "#setup",
  "/games/ankh": ".game-page article p",
  "/learn": ".course .chapters a",
  "/learn/egizia": ".course .chapters a",
  "/puzzles": ".course .tile",
  "/puzzles/imhotep": ".course .tile",
};
/** A page of each kind, with the request without which the client cannot draw it. */
const ANSWERS = {
  "/": "/api/games",
  "/rules/pharaon": "/api/games",
  "/games/ankh": "/api/games",
  "/learn": "/api/learn",
  "/puzzles/imhotep": "/api/puzzles",
} satisfies Partial<Record<keyof typeof PAGES, string>>;

/** Keeps the client away until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("two clicks lead to the first move, and nothing moves meanwhile", async () => {
  const visit = await firstVisit(on.browser, on.server.address);
  // The figures depend on the machine, so they are told and not asserted.
  if (process.env.MAAT_FIGURES) console.log(visit);
  expect(visit.clicks).toBe(2);
  expect(sum(visit.shifts), JSON.stringify(visit.shifts, null, 1)).toBeLessThanOrEqual(0.02);
});

for (const [look, options] of Object.entries({ desk: { viewport: DESK }, phone: PHONE })) {
  test(`the client takes over what the server has sent without a change at a ${look}`, async () => {
    for (const locale of LANGS) {
      const person = await on.arrive(1, { ...options, locale });
      const { page } = person;
      await watch(page);
      for (const [address, shown] of Object.entries(PAGES)) {
        const release = await holdScripts(page);
        await page.goto(address, { waitUntil: "commit" });
        const first = page.locator(shown).first();
        await first.waitFor();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
        const heading = await page.locator("h1").innerText();
        const title = await page.title();
        const node = await page.locator("main").elementHandle();
        release();
        await page.locator("[aria-live=polite].unseen").waitFor({ state: "attached" });
        await settle(page);
        expect(await page.locator("h1").innerText()).toBe(heading);
        expect(await page.title()).toBe(title);
        expect(await node?.evaluate((main) => main.isConnected), "its elements stay").toBe(true);
        const shifts = await shiftsOf(page);
        expect.soft(sum(shifts), `${locale} ${address}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(0.02);
        await page.unroute(SCRIPTS);
      }
      expect(person.errors).toEqual([]);
      await person.leave();
    }
  });
}

test("a click before the client is there counts", async () => {
  const person = await on.arrive(2);
  const { page } = person;
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.locator(PLAY).click();
  release();
  await person.turn();
  await person.leave();
});

test("what the server has sent stays while a request fails, until the client can show it too", async () => {
  const person = await on.arrive(7);
  const { page } = person;
  for (const [address, request] of Object.entries(ANSWERS)) {
    const shown = PAGES[address as keyof typeof ANSWERS];
    const answer = `**${request}`;
    let asked = 0;
    await page.route(answer, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(address, { waitUntil: "commit" });
    const node = await page.locator("main").elementHandle();
    // By the page, by the client, and by the client again.
    await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(2);
    expect(await page.locator(shown).first().isVisible(), address).toBe(true);
    await page.unroute(answer);
    await page.locator("[aria-live=polite].unseen").waitFor({ state: "attached" });
    expect(await page.locator(shown).first().isVisible(), address).toBe(true);
    expect(await node?.evaluate((main) => main.isConnected), "its elements stay").toBe(true);
  }
  await person.leave();
});

test.each(["/learn/imhotep/ships", "/puzzles/imhotep/1"])("%s is asked for again after a failure", async (address) => {
  const person = await on.arrive(8);
  const { page } = person;
  for (const answer of [address.startsWith("/learn") ? "**/api/learn" : "**/api/puzzles", `**/api${address}`]) {
    await page.route(answer, (route) => route.abort());
    await page.goto(address, { waitUntil: "commit" });
    await page.locator(".connecting").waitFor();
    await page.locator(".toast").waitFor();
    expect(await page.locator(".connecting").count()).toBe(1);
    await page.unroute(answer);
    await page.locator(".lesson-card").waitFor();
  }
  await person.leave();
});

test("pages can be read without scripts", async () => {
  const person = await on.arrive(3, { javaScriptEnabled: false });
  for (const address of ["/games/ankh", "/rules/pharaon"]) {
    await person.page.goto(address);
    const box = await person.page.locator(".picture-box").first().boundingBox();
    expect(box?.height, `a picture of ${address} has room`).toBeGreaterThan(100);
  }
  for (const [address, shown] of Object.entries(PAGES)) {
    await person.page.goto(address);
    await person.page.locator(shown).first().waitFor();
    await person.page.locator("footer").waitFor();
  }
  await person.leave();
});

test("the address can name the language", async () => {
  const person = await on.arrive(4, { locale: "en-GB" });
  await person.page.goto("/games/egizia?lang=cs");
  await person.page.getByRole("heading", { name: "Údolí králů", level: 1 }).waitFor();
  await person.page.getByRole("link", { name: "Pravidla" }).last().click();
  await person.page.locator("html[lang=cs] .rules #setup").waitFor();
  await person.leave();
});

for (const [look, options] of Object.entries({ desk: {}, phone: PHONE })) {
  test(`a link to a table that is gone or private leads on, at a ${look}`, async () => {
    const host = await on.arrive(5);
    const conduct: Conduct = { ...USUAL_CONDUCT, watchers: "out" };
    const closed = await host.newTable({ game: "imhotep", seats: ["you", { bot: "random" }], conduct });
    for (const locale of LANGS) {
      const person = await on.arrive(6, { ...options, locale });
      for (const [address, status] of [
        ["/table/nothing", 404],
        [`/table/${closed}`, 403],
        ["/games/senet", 404],
      ] as const) {
        const answer = await person.page.goto(address);
        expect(answer?.status()).toBe(status);
        await person.page.locator(".lost h1").waitFor();
        await person.page.locator("[aria-live=polite].unseen").waitFor({ state: "attached" });
        await settle(person.page);
        expect(await person.complaints(), `${locale} ${address}`).toEqual([]);
      }
      await person.page.goto("/table/nothing");
      await person.page.locator(".lost nav a").first().click();
      await person.page.locator(".game-page h1").waitFor();
      expect(await person.complaints(), locale).toEqual([]);
      await person.leave();
    }
    await host.leave();
  });
}
