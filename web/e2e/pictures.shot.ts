// Screenshots for the documentation: lobby, table, rules; desk, phone, light, dark.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { DESK, launch, Person, PHONE } from "./person";
import { Server } from "./server";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const B = "market=b pyramid=b temple=b burial=b obelisks=b";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  server = await new Server().start();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await server.end();
});

const LOOKS: Record<string, BrowserContextOptions> = {
  desktop: { viewport: DESK },
  "desktop-dark": { viewport: DESK, colorScheme: "dark" },
  phone: PHONE,
  "phone-dark": { ...PHONE, colorScheme: "dark" },
};

/** A picture of the page as it is, at rest. */
async function shoot({ page }: Person, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

/** Returns the new table's id. */
async function openTable({ page }: Person, game: string, options: string, seats: unknown[], start: boolean): Promise<string> {
  const answer = await page.request.post("/api/tables", { data: { game, options, public: !start, seats, shuffle: start && seats.length > 1, start } });
  return ((await answer.json()) as { id: string }).id;
}

/** Plays into a game, to a turn with much to choose from. */
async function playInto(person: Person, game: string, options: string, bots: number, clicks: number): Promise<void> {
  const { page } = person;
  const seats = ["you", ...Array.from({ length: bots }, () => ({ bot: "mcts:100" }))];
  await page.goto(`/table/${await openTable(person, game, options, seats, true)}`);
  for (let clicked = 0; clicked < clicks || (await person.moves()).length < 8; clicked += 1) {
    if (!(await person.turn())) break;
    await person.clickAny();
    await person.turn();
  }
}

for (const [look, options] of Object.entries(LOOKS)) {
  const arrive = async () => {
    const person = await Person.arrive(browser, server.address, 77, options);
    await person.page.request.post("/api/me", { data: { name: "Hana" } });
    return person;
  };

  test(`imhotep, ${look}`, async () => {
    const person = await arrive();
    for (const [name, sides] of [
      ["table", ""],
      ["table-b", B],
    ] as const) {
      // Into the third round.
      await playInto(person, "imhotep", sides, 3, 24);
      await shoot(person, `${name}-${look}`);
    }
    await person.leave();
  });

  test(`pharaon, ${look}`, async () => {
    const person = await arrive();
    for (const [name, setup, bots] of [
      ["pharaon", "", 2],
      ["pharaon-solo", "difficulty=2", 0],
    ] as const) {
      await playInto(person, "pharaon", setup, bots, 28);
      await shoot(person, `${name}-${look}`);
    }
    await person.leave();
  });

  test(`pages, ${look}`, async () => {
    const person = await arrive();
    const { page } = person;
    await openTable(person, "imhotep", "", ["you", "open", "open"], false);
    await openTable(person, "pharaon", "difficulty=2", ["you"], true);
    await page.goto("/");
    await page.locator(".tables").first().waitFor();
    await shoot(person, `lobby-${look}`);
    await page.goto("/rules/imhotep#pyramid");
    await page.locator("#pyramid").waitFor();
    await shoot(person, `rules-${look}`);
    await person.leave();
  });
}
