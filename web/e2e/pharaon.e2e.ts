// Pharaon: games against the Traitor and against others, by mouse, touch and keyboard, including the score sheet.
import { expect, test } from "vitest";
import { type Person, PHONE } from "./person";
import { checkSheet, type SheetOf } from "./sheet";
import { stage } from "./stage";

const on = stage();

const ALONE = ".game-card[data-game=pharaon] button:not(.solid)";
const BOTS = [{ bot: "greedy" }, { bot: "greedy" }];
/** Moves that have a place on the board. */
const TARGET = ".stage [data-move]";

/** Clicks on highlighted moves, at most `most` times, and now and then opens another part of the board. Returns the number of clicks. */
async function play(person: Person, most = Infinity): Promise<number> {
  let clicks = 0;
  while (clicks < most && (await person.turn())) {
    await person.still(async () => {
      const part = person.choose(await person.page.locator(".ph-zone.legal .ph-button").all());
      if (!part || person.choose([true, false])) return;
      // The middle of the window: on phones the dock covers its lower edge.
      await part.evaluate((fan) => fan.scrollIntoView({ block: "center" }));
      await person.tap(part, ".ph-fan");
    });
    if (await person.clickAny()) clicks += 1;
  }
  return clicks;
}

/** The last chapter of the log reports the points: those of gods in one line and those of each noble, while the sheet has one line for
 * each kind. */
const SHEET: SheetOf = {
  game: "pharaon",
  lines: 9,
  rule: "draft",
  scored: (log) => {
    const last = log.findLastIndex((line, index) => line.head && index < log.length - 1);
    return log.slice(last + 1).filter((line) => !line.head);
  },
  rules: { gods: /^gods-best$/, nobles: /^noble-/, "noble-cards": /^noble-/ },
  rival: "traitor-scoring",
};

test("a guest plays alone against the Traitor", async () => {
  const guest = await on.arrive(51);
  await guest.page.goto("/");
  await guest.page.locator(ALONE).click();
  await play(guest, 30);
  expect(await guest.turn()).toBe(true);
  expect.soft(await guest.allComplaints()).toEqual([]);
  await play(guest);
  expect(await guest.page.locator(".verdict").innerText()).not.toBe("");
  expect.soft(await guest.allComplaints()).toEqual([]);
  await checkSheet(guest, SHEET);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("three play on a phone, in Czech", async () => {
  const guest = await on.arrive(61, { ...PHONE, locale: "cs-CZ" });
  await guest.sitDown("pharaon", ["you", ...BOTS]);
  await play(guest, 20);
  expect(await guest.turn()).toBe(true);
  expect.soft(await guest.overhang(), "nothing sticks out sideways").toBeLessThanOrEqual(0);
  expect.soft(await guest.allComplaints()).toEqual([]);
  await play(guest);
  expect.soft(await guest.allComplaints()).toEqual([]);
  expect(await guest.page.locator("body").innerText()).not.toMatch(/\[(ui|pharaon)-/);
  await checkSheet(guest, SHEET);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("a payment under way can be taken back, piece by piece", async () => {
  const guest = await on.arrive(71);
  await guest.sitDown("pharaon", ["you"]);
  const { page } = guest;
  const position = async () => ({
    moves: (await guest.moves()).sort(),
    mat: await page.locator(".mat.own").innerText(),
    log: await page.locator(".log ol").innerText(),
  });
  // Positions before the action, after it, and after the entry is laid.
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
  const guest = await on.arrive(91);
  await guest.sitDown("pharaon", ["you"]);
  const { page } = guest;
  const focused = (what: string) => page.evaluate((what) => document.activeElement?.matches(what) ?? false, what);
  /** Moves the focus to a target on the board. */
  const onBoard = async (presses: number) => {
    for (let more = presses % 3; more >= 0; more -= 1) {
      await page.keyboard.press("Tab");
      for (let tabs = 0; tabs < 80 && !(await focused(TARGET)); tabs += 1) await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  };
  let onTheBoard = 0;
  for (let presses = 0; presses < 24 && (await guest.turn()); presses += 1) {
    const spots = await page.locator(TARGET).count();
    if (spots > 0 && presses % 2 === 0) {
      await guest.answered(() => onBoard(presses));
      onTheBoard += 1;
    } else {
      await guest.playFromMenu(presses % 5);
    }
  }
  expect(onTheBoard).toBeGreaterThan(6);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

for (const locale of ["en-GB", "cs-CZ"]) {
  test(`axe has no complaint about the rules (${locale})`, async () => {
    const reader = await on.arrive(81, { locale });
    await reader.page.goto("/rules/pharaon");
    await reader.page.locator("#draft").waitFor();
    expect(await reader.allComplaints()).toEqual([]);
    await reader.leave();
  });
}
