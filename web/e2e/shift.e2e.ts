// Pages must not move while they load: sums up all layout shifts on desks and phones, with typefaces that load at once or late.
import { expect, test } from "vitest";
import { settle } from "./gate";
import { DESK, type Person, PHONE, PLAY } from "./person";
import { type Shift, shiftsOf, sum, watch } from "./shifts";
import { stage } from "./stage";

const on = stage();

/** The limit of the sum; each shift is the moved part of the window times its distance. */
const MAX_SHIFT = 0.02;

const GAMES = ["ankh", "egizia", "imhotep", "pharaon"];
const BOT = { bot: "random" };

interface Place {
  name: string;
  address: string;
  /** Selector of an element that is present when the page is complete. */
  ready: string;
}

/** Pages with content, and the selectors to wait for. */
async function places(person: Person): Promise<Place[]> {
  const found: Place[] = [];
  await person.page.request.post("/api/me", { data: { name: "Hana" } });
  const room = await person.newTable({ game: "imhotep", options: "market=b", public: true, seats: ["you", "open", "open"], start: false });
  for (const game of GAMES) {
    const id = await person.newTable({ game, seats: ["you", BOT, BOT] });
    found.push({ name: `table of ${game}`, address: `/table/${id}`, ready: "[data-move]" });
  }
  found.push({ name: "room", address: `/table/${room}`, ready: ".chairs" });
  found.push({ name: "lobby with tables", address: "/", ready: ".tables .opt:not(:empty)" });
  found.push({ name: "rules", address: "/rules/imhotep", ready: "#pyramid" });
  found.push({ name: "game", address: "/games/imhotep", ready: ".game-page article h2" });
  return found;
}

async function check(person: Person, { name, address, ready }: Place): Promise<void> {
  await person.page.goto(address);
  await person.page.locator(ready).first().waitFor({ state: "attached" });
  await person.page.evaluate(() => document.fonts.ready);
  await settle(person.page);
  report(name, await shiftsOf(person.page));
}

/** Prints the figures too, if they are requested. */
function report(name: string, shifts: readonly Shift[]): void {
  if (process.env.MAAT_FIGURES) console.log(`${name}: ${sum(shifts).toFixed(4)}`);
  expect.soft(sum(shifts), `${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(MAX_SHIFT);
}

for (const [look, options] of Object.entries({ desk: { viewport: DESK }, phone: PHONE, "Czech phone": { ...PHONE, locale: "cs-CZ" } })) {
  test(`nothing moves while pages open at a ${look}`, async () => {
    const person = await on.arrive(3, options);
    await watch(person.page);
    await check(person, { name: `${look}, empty lobby`, address: "/", ready: PLAY });
    for (const place of await places(person)) await check(person, { ...place, name: `${look}, ${place.name}` });
    await person.leave();
  });

  test(`nothing moves when the typefaces come late at a ${look}`, async () => {
    const person = await on.arrive(3, options);
    const { page } = person;
    await watch(page);
    for (const { name, address, ready } of [{ name: "empty lobby", address: "/", ready: PLAY }, ...(await places(person))]) {
      // A new page with an empty cache.
      const held: (() => void)[] = [];
      let late = true;
      await page.route("**/*.woff2", async (route) => {
        if (late) await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      // The load event waits for preloaded typefaces.
      await page.goto(address, { waitUntil: "commit" });
      await page.locator(ready).first().waitFor({ state: "attached" });
      await settle(page);
      const before = (await shiftsOf(page)).length;
      expect(held.length, "the page waits for typefaces").toBeGreaterThan(0);
      late = false;
      for (const come of held) come();
      await page.evaluate(() => document.fonts.ready);
      await settle(page);
      expect(await page.evaluate(() => document.fonts.check("15px Literata") && document.fonts.check("15px 'Plex Sans'"))).toBe(true);
      const shifts = await shiftsOf(page);
      report(`${look}, ${name}, when typefaces come`, shifts.slice(before));
      report(`${look}, ${name}, all in all`, shifts);
      await page.unroute("**/*.woff2");
    }
    await person.leave();
  });
}
