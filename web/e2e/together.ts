// Several people at one table, and a close look at the pages that they see.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Conduct, Seat } from "../src/protocol";
import { SEATS } from "../src/seat";
import type { Settings } from "../src/settings";
import { settle } from "./gate";
import { DESK, type Person, type TableWish } from "./person";
import type { Stage } from "./stage";

/** Conditions under which nobody has to wait: somebody is away after a second, and bots play at once. */
export const QUICK: Conduct = { pace: "none", grace: 1, resign: "bot", level: "greedy", watchers: "talk", coach: false, what_if: false };

/** A guest whom the server knows by name. */
export async function arriveAs(on: Stage, seed: number, name: string, settings: Partial<Settings> = {}): Promise<Person> {
  const person = await on.arrive(seed, {}, settings);
  await person.page.request.post("/api/me", { data: { name } });
  return person;
}

/** People who sit at a table whose game has begun, in the order of their names; the first is the host. `bots` have the last seats. */
export async function seated(on: Stage, names: readonly string[], wish: Partial<TableWish> = {}, bots: readonly string[] = []) {
  const people: Person[] = [];
  for (const [index, name] of names.entries()) people.push(await arriveAs(on, index + 1, name));
  return { id: await gather(people, wish, bots), people };
}

/** Seats people who have a name at a new table and begins its game; returns its id. */
export async function gather(people: readonly Person[], wish: Partial<TableWish> = {}, bots: readonly string[] = []): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error("nobody opens the table");
  const seats = ["you", ...others.map(() => "open"), ...bots.map((bot) => ({ bot }))];
  const id = await host.newTable({ game: "imhotep", conduct: QUICK, ...wish, seats, start: false });
  for (const [index, person] of others.entries()) await person.page.request.post(`/api/tables/${id}/sit`, { data: { seat: SEATS[index + 1] } });
  await Promise.all(people.map((person) => person.page.goto(`/table/${id}`)));
  await Promise.all(people.map((person) => person.page.locator(".chairs").waitFor()));
  await host.page.request.post(`/api/tables/${id}/start`);
  await Promise.all(people.map((person) => person.page.locator("#prompt").waitFor()));
  return id;
}

/** Everybody plays the move once, in this order. */
export async function allPlay(people: readonly Person[], move: string): Promise<void> {
  for (const person of people) {
    await person.page.locator(`[data-move="${move}"]`).first().waitFor();
    await person.click(move);
  }
}

/** Takes a seat back from a bot. */
export async function takeSeatBack(person: Person): Promise<void> {
  await button(person, "Take my seat back").click();
  await person.page.getByText("A bot plays for you.").waitFor({ state: "detached" });
}

/** The mat of a seat on the page of a person. */
export function mat(person: Person, seat: Seat): Locator {
  return person.page.locator(`.mat.s-${seat}`);
}

/** The button with this name. */
export function button(person: Person, name: string | RegExp): Locator {
  return person.page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
}

/** Opens the menu of the table. */
export async function openMenu(person: Person): Promise<Locator> {
  await button(person, "This table").click();
  return person.page.locator(".popover-in");
}

/** Waits until the page of everybody shows the text. */
export async function allSee(people: readonly Person[], text: string | RegExp): Promise<void> {
  await Promise.all(people.map((person) => person.page.getByText(text).first().waitFor()));
}

/** The lines of the log about what happened at the table apart from moves. */
export async function tableLog(person: Person): Promise<string[]> {
  await person.page.locator("#tab-log").click();
  return person.page.locator(".log .at-the-table").allInnerTexts();
}

export function expectNoErrors(people: readonly Person[]): void {
  expect(people.flatMap((person) => person.errors)).toEqual([]);
}

/** Folder for pictures of the inspected pages; without it none are taken. */
const PICTURES = process.env.MAAT_E2E_PICTURES;
const SIZES = { desk: DESK, phone: { width: 390, height: 844 } } as const;
const SCHEMES = { desk: "light", phone: "dark" } as const;
type Size = keyof typeof SIZES;

/** Checks that the page is accessible and not too wide, on a desk with light colours and on a phone with dark ones. */
export async function inspect(person: Person, state: string, sizes: readonly Size[] = ["desk", "phone"]): Promise<void> {
  const { page } = person;
  const before = page.viewportSize() ?? DESK;
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: SCHEMES[size] });
    await settle(page);
    expect.soft(await person.complaints(), `${state}, ${size}`).toEqual([]);
    expect.soft(await person.overhang(), `${state}, ${size}`).toBeLessThanOrEqual(0);
    if (PICTURES === undefined) continue;
    mkdirSync(PICTURES, { recursive: true });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(PICTURES, `${state.replaceAll(" ", "-")}-${size}-${colorScheme}.png`) });
    }
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null });
  await settle(page);
}
