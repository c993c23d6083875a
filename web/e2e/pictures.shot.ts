// Screenshots for the documentation: lobby, table, rules; desk, phone, light, dark.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import { test } from "vitest";
import { DESK, type Person, PHONE } from "./person";
import { stage } from "./stage";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const B = "market=b pyramid=b temple=b burial=b obelisks=b";

const on = stage();
mkdirSync(FOLDER, { recursive: true });

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

/** Plays into a game, to a turn with much to choose from. */
async function playInto(person: Person, game: string, options: string, bots: number, clicks: number): Promise<void> {
  const { page } = person;
  const seats = ["you", ...Array.from({ length: bots }, () => ({ bot: "mcts:100" }))];
  await page.goto(`/table/${await person.newTable({ game, options, seats, shuffle: bots > 0 })}`);
  for (let clicked = 0; clicked < clicks || (await person.moves()).length < 8; clicked += 1) {
    if (!(await person.turn())) break;
    await person.clickAny();
    await person.turn();
  }
}

for (const [look, options] of Object.entries(LOOKS)) {
  const arrive = async () => {
    const person = await on.arrive(77, options);
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
    await person.newTable({ game: "imhotep", public: true, seats: ["you", "open", "open"], start: false });
    await person.newTable({ game: "pharaon", options: "difficulty=2", seats: ["you"] });
    await page.goto("/");
    await page.locator(".tables").first().waitFor();
    await shoot(person, `lobby-${look}`);
    await page.goto("/rules/imhotep#pyramid");
    await page.locator("#pyramid").waitFor();
    await shoot(person, `rules-${look}`);
    await person.leave();
  });
}
