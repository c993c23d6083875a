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

for (const [look, options] of Object.entries(LOOKS)) {
  test(look, async () => {
    const person = await Person.arrive(browser, server.address, 77, options);
    const { page } = person;
    const shoot = (name: string) => page.screenshot({ path: join(FOLDER, `${name}-${look}.png`) });
    await page.request.post("/api/me", { data: { name: "Hana" } });
    for (const [name, sides] of [
      ["table", ""],
      ["table-b", B],
    ] as const) {
      const seats = ["you", { bot: "mcts:100" }, { bot: "mcts:100" }, { bot: "mcts:100" }];
      const answer = await page.request.post("/api/tables", { data: { game: "imhotep", options: sides, public: false, seats, shuffle: true, start: true } });
      await page.goto(`/table/${((await answer.json()) as { id: string }).id}`);
      // Into the third round, to a turn with much to choose from.
      for (let clicks = 0; clicks < 24 || (await person.moves()).length < 8; clicks += 1) {
        if (!(await person.turn())) break;
        await person.clickAny();
        await person.turn();
      }
      await page.mouse.move(0, 0);
      await page.waitForTimeout(400);
      await shoot(name);
    }
    await page.goto("/");
    await page.locator(".tables").first().waitFor();
    await shoot("lobby");
    await page.goto("/rules/imhotep#pyramid");
    await page.locator("#pyramid").waitFor();
    await page.waitForTimeout(300);
    await shoot("rules");
    await person.leave();
  });
}
