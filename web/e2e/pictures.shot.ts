// Screenshots for the documentation: lobby, room, tables, rules, a game, a lesson; desk (1440 px), phone (390 px), light, dark.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import { test } from "vitest";
import type { View as Ankh } from "../src/games/ankh/view";
import type { View as Egizia } from "../src/games/egizia/view";
import { DEFAULT_LEVEL } from "../src/levels";
import { settle } from "./gate";
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

/** Takes a picture of the page at rest. */
async function shoot(person: Person, name: string): Promise<void> {
  const { page } = person;
  await page.mouse.move(0, 0);
  await person.typefaces();
  await settle(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

/** Plays into a game, up to a turn with many choices. */
async function playInto(person: Person, game: string, options: string, bots: number, clicks: number): Promise<void> {
  const { page } = person;
  const seats = ["you", ...Array.from({ length: bots }, () => ({ bot: DEFAULT_LEVEL }))];
  await page.goto(`/table/${await person.newTable({ game, options, seats, shuffle: bots > 0 })}`);
  for (let clicked = 0; (await person.turn()) && (clicked < clicks || (await person.moves()).length < 8); clicked += 1) await person.clickAny();
}

/** A position in a game of four players. */
interface Scene<V> {
  /** The moves on the page that a player who wants to win would consider. */
  wanted: (view: V, moves: readonly string[]) => readonly string[];
  /** Whether this position is worth a picture. */
  good: (view: V, moves: readonly string[]) => boolean;
}

/** Feeds the crews first, then builds. */
const EGIZIA: Scene<Egizia> = {
  wanted: ({ river, players }, moves) => {
    const own = players[0];
    const hungry = !own || own.need > own.grain;
    const brings = (move: string) => {
      const space = river.find(({ position }) => `ship ${position}` === move);
      if (space?.card) return { field: 9, quarry: 7 }[space.card.effect as string] ?? 4;
      return space?.site || !hungry ? 5 : 1;
    };
    const ships = moves.filter((move) => move.startsWith("ship "));
    // Ships that sail far downstream get little.
    const worth = (move: string) => brings(move) - Number(move.split(" ")[1]) / 3;
    const best = ships.toSorted((one, other) => worth(other) - worth(one)).slice(0, 1);
    return [best, moves.filter((move) => !/^(pass|decline|give-up|done)$/.test(move)), moves].find((some) => some.length > 0) ?? [];
  },
  good: ({ round, river, players }, moves) => {
    const sailed = river.reduce((sum, { ships }) => sum + ships.length, 0);
    return round === 3 && sailed > 5 && moves.filter((move) => move.startsWith("ship ")).length > 5 && (players[0]?.score ?? 0) > 0;
  },
};

/** Takes everything that can be had; looks for the choice of a card in a battle of the third conflict. */
const ANKH: Scene<Ankh> = {
  wanted: (_, moves) => [moves.filter((move) => move !== "decline"), moves].find((some) => some.length > 0) ?? [],
  good: ({ conflicts, battle, players }, moves) =>
    conflicts === 2 && battle !== null && moves.filter((move) => move.startsWith("card ")).length > 3 && (players[0]?.score ?? 0) > 3,
};

/** Plays game after game until a position is good. */
async function playToScene<V>(person: Person, game: string, { wanted, good }: Scene<V>): Promise<void> {
  const { page } = person;
  let view: V | null = null;
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => (view = JSON.parse(String(payload)).update?.view ?? view)));
  for (;;) {
    const seats = ["you", ...Array.from({ length: 3 }, () => ({ bot: DEFAULT_LEVEL }))];
    await page.goto(`/table/${await person.newTable({ game, seats })}`);
    while (await person.turn()) {
      const moves = await person.moves();
      if (view !== null && good(view, moves)) return;
      const move = view === null ? undefined : person.choose(wanted(view, moves));
      if (move !== undefined) await person.answered(() => page.locator(`[data-move="${move}"]`).first().dispatchEvent("click"));
    }
  }
}

for (const [game, scene] of Object.entries({ egizia: EGIZIA, ankh: ANKH })) {
  test(`${game}, desktop`, async () => {
    const person = await on.arrive(77, LOOKS.desktop);
    await person.page.request.post("/api/me", { data: { name: "Hana" } });
    await playToScene(person, game, scene as Scene<unknown>);
    await shoot(person, `${game}-desktop`);
    await person.leave();
  });
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
      // The third round.
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
    const room = await person.newTable({ game: "imhotep", public: true, seats: ["you", { bot: DEFAULT_LEVEL }, "open", "open"], start: false });
    await person.newTable({ game: "pharaon", options: "difficulty=2", seats: ["you"] });
    await page.goto("/");
    await page.locator(".tables").first().waitFor();
    await shoot(person, `lobby-${look}`);
    await page.goto("/rules/imhotep#pyramid");
    await page.locator("#pyramid").waitFor();
    await shoot(person, `rules-${look}`);
    await page.goto("/games/imhotep");
    await page.locator(".game-page article").waitFor();
    await shoot(person, `game-${look}`);
    await page.goto(`/table/${room}`);
    await page.locator(".chairs").waitFor();
    await shoot(person, `room-${look}`);
    await page.goto("/learn/imhotep");
    await page.locator(".course header a.btn").click();
    await page.locator(".lesson-card [data-says]").waitFor();
    await shoot(person, `lesson-${look}`);
    await person.leave();
  });
}
