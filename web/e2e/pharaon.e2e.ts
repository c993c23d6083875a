// Pharaon: alone against the Traitor, with others, by mouse, finger and keyboard, to the last line of the score sheet.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, Person, PHONE } from "./person";
import { Server } from "./server";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await new Server().start();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await server.end();
});

const ALONE = ".game-card[data-game=pharaon] button:not(.solid)";
const BOTS = [{ bot: "greedy" }, { bot: "greedy" }];

async function openTable(person: Person, seats: unknown[]): Promise<void> {
  await person.page.request.post("/api/me", { data: { name: "Hana" } });
  const answer = await person.page.request.post("/api/tables", { data: { game: "pharaon", options: "", public: false, seats, shuffle: false, start: true } });
  await person.page.goto(`/table/${((await answer.json()) as { id: string }).id}`);
}

/** What axe complains about, in both colour schemes. */
async function complaints(person: Person): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await person.page.emulateMedia({ colorScheme });
    for (const complaint of await person.complaints()) found.push(`${colorScheme}: ${complaint}`);
  }
  return found;
}

/** So many clicks on what is lit, or as many as there are until the end; on phones also on the tabs of zones. */
async function play(person: Person, most = Infinity): Promise<number> {
  let clicks = 0;
  while (clicks < most && (await person.turn())) {
    const tab = person.choose(await person.page.locator(".ph-tab.lit").all());
    if (tab && person.choose([true, false])) await person.tap(tab, ".ph-tab-hit");
    if (await person.clickAny()) clicks += 1;
  }
  return clicks;
}

interface Line {
  anchor: string;
  points: number[];
}

/** The score sheet: where each line's rule is, and its points, seat by seat. */
async function sheet(person: Person): Promise<{ names: string[]; lines: Line[]; total: number[]; unexplained: string[] }> {
  return person.page.locator(".sheet-table").evaluate((table) => {
    const texts = (from: Element, what: string) => [...from.querySelectorAll(what)].map((found) => found.textContent.trim());
    const points = (row: Element) => texts(row, "td").map((text) => Number(text.replace("−", "-")));
    const rows = [...table.querySelectorAll("tbody tr")];
    const anchor = (row: Element) => row.querySelector("a")?.hash.slice(1) ?? "";
    return {
      names: texts(table, "thead .unseen"),
      lines: rows.map((row) => ({ anchor: anchor(row), points: points(row) })),
      total: points(table.querySelector("tfoot tr") as Element),
      unexplained: rows.filter((row) => !row.querySelector("small")?.textContent.trim()).map((row) => row.textContent),
    };
  });
}

/** What the last chapter of the log says about points: the rule, whose they are, how many. */
async function scored(person: Person, names: readonly string[]): Promise<{ anchor: string; seat: number; points: number }[]> {
  await person.page.locator("#tab-log").click();
  const lines = await person.page.locator(".log li").evaluateAll((lines) => {
    const last = lines.findLastIndex((line, index) => line.classList.contains("head") && index < lines.length - 1);
    const told = lines.slice(last + 1).filter((line) => !line.classList.contains("head"));
    return told.map((line) => ({ text: line.querySelector("span")?.textContent ?? "", anchor: line.querySelector("a")?.hash.slice(1) ?? "" }));
  });
  await person.page.locator("#tab-result").click();
  return lines.map(({ text, anchor }) => ({
    anchor,
    seat: names.findIndex((name) => text.startsWith(name)),
    points: Number(/(\d+)\D*$/.exec(text)?.[1]),
  }));
}

/** The log tells of gods together and of each noble, the sheet has one line for each kind. */
const LINES_OF_LOG: Record<string, RegExp> = { gods: /^gods-best$/, nobles: /^noble-/, "noble-cards": /^noble-/ };

/** Every line of the sheet has a reason and a rule, the lines make the total, and the log tells of the same points. */
async function checkSheet(person: Person): Promise<void> {
  const { names, lines, total, unexplained } = await sheet(person);
  expect(unexplained).toEqual([]);
  expect(lines.length).toBe(9);
  const ranking = await person.page.locator(".ranking li").allInnerTexts();
  const told = await scored(person, names);
  const sum = (points: readonly number[]) => points.reduce((all, some) => all + some, 0);
  names.forEach((_, seat) => {
    expect(sum(lines.map((line) => line.points[seat] ?? NaN))).toBe(total[seat]);
    const own = told.filter((line) => line.seat === seat);
    expect(sum(own.map((line) => line.points))).toBe(total[seat]);
    expect(ranking.some((line) => line.includes(names[seat] ?? "") && line.includes(String(total[seat])))).toBe(true);
    // The last column may be the Traitor's, who has rules of its own.
    if (own.every((line) => line.anchor === "traitor-scoring")) return;
    for (const anchor of new Set(lines.map((line) => line.anchor))) {
      const rule = LINES_OF_LOG[anchor] ?? new RegExp(`^${anchor}$`);
      const shown = sum(lines.filter((line) => line.anchor === anchor).map((line) => line.points[seat] ?? NaN));
      expect([anchor, sum(own.filter((line) => rule.test(line.anchor)).map((line) => line.points))]).toEqual([anchor, shown]);
    }
  });
  const anchors = lines.map((line) => line.anchor);
  await person.page.goto("/rules/pharaon");
  await person.page.locator("#draft").waitFor();
  for (const anchor of anchors) expect([anchor, await person.page.locator(`[id="${anchor}"]`).count()]).toEqual([anchor, 1]);
}

test("a guest plays alone against the Traitor", async () => {
  const guest = await Person.arrive(browser, server.address, 51);
  await guest.page.goto("/");
  await guest.page.locator(ALONE).click();
  await play(guest, 30);
  expect(await guest.turn()).toBe(true);
  expect.soft(await complaints(guest)).toEqual([]);
  await play(guest);
  expect(await guest.page.locator(".verdict").innerText()).not.toBe("");
  expect.soft(await complaints(guest)).toEqual([]);
  await checkSheet(guest);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("three play on a phone, in Czech", async () => {
  const guest = await Person.arrive(browser, server.address, 61, { ...PHONE, locale: "cs-CZ" });
  await openTable(guest, ["you", ...BOTS]);
  await play(guest, 20);
  expect(await guest.turn()).toBe(true);
  const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(wide, "nothing sticks out sideways").toBeLessThanOrEqual(0);
  expect.soft(await complaints(guest)).toEqual([]);
  await play(guest);
  expect.soft(await complaints(guest)).toEqual([]);
  expect(await guest.page.locator("body").innerText()).not.toMatch(/\[(ui|pharaon)-/);
  await checkSheet(guest);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("a payment under way can be taken back, piece by piece", async () => {
  const guest = await Person.arrive(browser, server.address, 71);
  await openTable(guest, ["you"]);
  const { page } = guest;
  const position = async () => ({
    moves: (await guest.moves()).sort(),
    mat: await page.locator(".mat.own").innerText(),
    log: await page.locator(".log ol").innerText(),
  });
  // Before the action, after it, and after the entry is laid.
  const stages: Awaited<ReturnType<typeof position>>[] = [];
  while (stages.length < 3) {
    expect(await guest.turn()).toBe(true);
    const now = await position();
    const piece = now.moves.find((move) => /^(lay|pay) /.test(move));
    if (piece === undefined) stages.length = 0;
    stages.push(now);
    if (stages.length < 3) await (piece === undefined ? guest.clickAny() : guest.click(piece));
  }
  for (const stage of stages.slice(0, -1).reverse()) {
    await page.locator(".tools button").first().click();
    await expect.poll(position).toEqual(stage);
  }
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("turns by keyboard only", async () => {
  const guest = await Person.arrive(browser, server.address, 91);
  await openTable(guest, ["you"]);
  const { page } = guest;
  const focused = (what: string) => page.evaluate((what) => document.activeElement?.matches(what) ?? false, what);
  const byMenu = async (presses: number) => {
    await page.keyboard.press("m");
    await page.locator("[role=menu]").waitFor();
    for (let down = presses % 5; down > 0; down -= 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.locator("[role=menu]").waitFor({ state: "detached" });
  };
  /** To the first target on the board, with arrows to another one near it. */
  const onBoard = async (presses: number) => {
    for (let tabs = 0; tabs < 80 && !(await focused(".spot")); tabs += 1) await page.keyboard.press("Tab");
    for (let right = presses % 3; right > 0; right -= 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  };
  let onTheBoard = 0;
  for (let presses = 0; presses < 24 && (await guest.turn()); presses += 1) {
    const spots = await page.locator(".spot").count();
    if (spots > 0 && presses % 2 === 0) {
      await guest.answered(() => onBoard(presses));
      onTheBoard += 1;
    } else {
      await guest.answered(() => byMenu(presses));
    }
  }
  expect(onTheBoard).toBeGreaterThan(6);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

for (const locale of ["en-GB", "cs-CZ"]) {
  test(`axe has no complaint about the rules (${locale})`, async () => {
    const reader = await Person.arrive(browser, server.address, 81, { locale });
    await reader.page.goto("/rules/pharaon");
    await reader.page.locator("#draft").waitFor();
    expect(await complaints(reader)).toEqual([]);
    await reader.leave();
  });
}
