// Puzzles: solved by keyboard with the answers that are stored beside their records.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Puzzle, PuzzleInfo, Puzzles, Verdict } from "../src/protocol";
import { FULL, looks } from "./looks";
import { type Person, PHONE } from "./person";
import { CARD_SHAPES, misfitsInShapes } from "./shapes";
import { stage } from "./stage";
import { wrongWith } from "./wrongWith";

const on = stage();
const GAMES = ["ankh", "egizia", "imhotep", "pharaon"];
/** The puzzles of each game that are solved. */
const COUNT = FULL ? 10 : 1;

const CARD = ".puzzle-card";

async function puzzlesOf(person: Person, game: string): Promise<PuzzleInfo[]> {
  const answer = await person.page.request.get("/api/puzzles");
  return ((await answer.json()) as Puzzles).puzzles.filter((puzzle) => puzzle.game === game);
}

/** The moves of the answer: the plies with a comment. */
function answersOf({ game, number }: PuzzleInfo): string[] {
  const file = new URL(`../../crates/learn/puzzles/${game}/${String(number).padStart(2, "0")}.txt`, import.meta.url);
  const lines = readFileSync(fileURLToPath(file), "utf8").split("\n");
  return lines.flatMap((line) => /^[a-e] (.*?)\s*#/.exec(line)?.[1] ?? []);
}

/** Plays a move from the list of all moves, by keyboard alone, and waits until it is judged. */
async function playByKeys(person: Person, move: string): Promise<void> {
  const { page } = person;
  const menu = page.locator("[role=menu]");
  const judged = page.waitForResponse((response) => response.request().method() === "POST" && response.url().includes("/api/puzzles/"));
  await page.locator("#prompt").focus();
  await page.keyboard.press("m");
  await menu.waitFor();
  const count = await menu.locator("[data-move]").count();
  for (let line = 0; line < count; line += 1) {
    await page.keyboard.press("ArrowDown");
    if ((await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.move)) === move) break;
  }
  await page.keyboard.press("Enter");
  await menu.waitFor({ state: "detached" });
  // Giving something up is asked about first.
  const yes = page.locator(".prompt [data-answer=yes]");
  if ((await yes.count()) > 0) await yes.press("Enter");
  await judged;
}

for (const { name, options } of looks("cs-CZ")) {
  test.each(GAMES)(`puzzles of %s are solved by keyboard at ${name}`, async (game) => {
    const person = await on.arrive(81, options);
    const { page } = person;
    const all = await puzzlesOf(person, game);
    expect(all.length).toBeGreaterThanOrEqual(10);
    for (const puzzle of all.slice(0, COUNT)) {
      const place = `${game}/${puzzle.number}`;
      const answers = answersOf(puzzle);
      await page.goto(`/puzzles/${place}`);
      await page.locator(`${CARD}[data-said=nothing]`).waitFor();
      const position = (await (await page.request.get(`/api/puzzles/${place}`)).json()) as Puzzle;
      expect(await wrongWith(person, Boolean(options.hasTouch)), place).toEqual([]);
      const other = position.frame.update.legal.find((move) => move !== answers[0]) ?? "";
      await playByKeys(person, other);
      await page.locator(`${CARD}[data-said=wrong][data-wrong="1"]`).waitFor();
      expect(await wrongWith(person, Boolean(options.hasTouch)), `${place}, wrong`).toEqual([]);
      await page.locator(`${CARD} header .ways .btn`).first().press("Enter");
      await page.locator(`${CARD}[data-said=hint] header .ways .btn[aria-disabled=true]:focus`).waitFor();
      for (const [index, move] of answers.entries()) {
        await playByKeys(person, move);
        await page.locator(`${CARD}[data-said=${index + 1 < answers.length ? "goes-on" : "solved"}]`).waitFor();
      }
      await page.locator(`${CARD}.at-end h2:focus`).waitFor();
      expect(await wrongWith(person, Boolean(options.hasTouch)), `${place}, solved`).toEqual([]);
      // The server remembers it.
      expect((await puzzlesOf(person, game)).find((one) => one.number === puzzle.number)?.state, place).toBe("solved");
    }
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}

test("a puzzle fits small windows and large text", async () => {
  const person = await on.arrive(84, { ...PHONE, locale: "cs-CZ" });
  const { page } = person;
  await page.goto("/puzzles/imhotep/1");
  await page.locator(`${CARD}[data-said=nothing]`).waitFor();
  expect(await person.still(() => misfitsInShapes(page, CARD_SHAPES, "puzzle"))).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("the list shows what is solved and what was looked up, and leads on", async () => {
  const person = await on.arrive(82);
  const { page } = person;
  await page.goto("/learn");
  await page.locator("a[href='/puzzles']").click();
  await page.locator(".course[data-game=imhotep] header a.btn").click();
  await page.locator(CARD).waitFor();
  await page.getByRole("button", { name: "Show the solution" }).click();
  await page.locator(`${CARD}[data-said=solved] .reasons, ${CARD}[data-said=solved] p`).first().waitFor();
  await page.locator(`${CARD} a.btn.solid`).click();
  await page.locator(`${CARD}[data-said=nothing]`).waitFor();
  await page.goto("/puzzles/imhotep");
  await page.locator(".tile.is-shown").waitFor();
  expect(await person.allComplaints()).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("unknown puzzles and forged answers get a clear answer", async () => {
  const person = await on.arrive(83);
  const { page } = person;
  for (const path of ["/puzzles/senet", "/puzzles/imhotep/999", "/puzzles/imhotep/01", "/puzzles/imhotep/1/more"]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  const at = "/api/puzzles/imhotep/1";
  const post = async (data: unknown) => (await page.request.post(at, { data: JSON.stringify(data), headers: { "content-type": "application/json" } })).status();
  expect((await page.request.get("/api/puzzles/imhotep/999")).status()).toBe(404);
  expect(await post({ solved: true })).toBe(422);
  expect(await post({ moves: [] })).toBe(400);
  expect(await post({ moves: ["win"] })).toBe(400);
  expect(await post({ moves: ["win", "again"] })).toBe(400);
  expect((await puzzlesOf(person, "imhotep"))[0]?.state).toBe("open");
  const verdict = (await (await page.request.post(at, { data: { hint: [] } })).json()) as Verdict;
  expect("hint" in verdict && verdict.hint.moves.length).toBe(3);
  await page.goto("/puzzles/senet");
  await page.locator(".lost").waitFor();
  await person.leave();
});
