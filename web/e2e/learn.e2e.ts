// Lessons: every chapter is played by somebody who does only what its text says.
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import type { ChapterInfo, Learning } from "../src/protocol";
import { findings } from "./legible";
import { FULL, looks } from "./looks";
import { type Person, PHONE } from "./person";
import { CARD_SHAPES, misfitsInShapes } from "./shapes";
import { stage } from "./stage";
import { smallTargets } from "./targets";

const on = stage();
const GAMES = ["ankh", "egizia", "imhotep", "pharaon"];

const CARD = ".lesson-card";

async function chaptersOf(person: Person, game: string): Promise<ChapterInfo[]> {
  const answer = await person.page.request.get("/api/learn");
  return ((await answer.json()) as Learning).chapters.filter((chapter) => chapter.game === game);
}

/** The button of the move that the card names, wherever it is. */
async function namedButton({ page }: Person): Promise<Locator> {
  const name = (await page.locator(`${CARD} [data-says]`).getAttribute("data-says")) ?? "";
  return page.locator(".stage, .prompt, .mat").getByRole("button", { name }).first();
}

/** Makes the move that the card names by touch; fails if something covers its button. */
async function touchAsTold(person: Person): Promise<void> {
  const ply = () => person.page.locator(CARD).getAttribute("data-ply");
  const before = await ply();
  await person.still(async () => person.touch(await namedButton(person), async () => (await ply()) !== before));
}

/** Makes the move that the card names with the mouse; fails if something covers its button. */
async function clickAsTold(person: Person): Promise<void> {
  const button = await namedButton(person);
  await person.still(async () => {
    // A region may have any shape; people aim at its token.
    const token = ".ank-token-ring";
    await person.tap(button, (await button.locator(token).count()) > 0 ? token : ".hit, .target, .pill");
  });
  // Nothing is pointed at while texts are measured.
  await person.page.mouse.move(2, 2);
}

/** Makes the move to which «Show me» leads by keyboard alone. */
async function pressAsTold(person: Person): Promise<void> {
  const { page } = person;
  await person.still(async () => {
    // Between «Back» and «Skip this idea».
    await page.locator(`${CARD} header .ways .btn`).nth(1).press("Enter");
    await page.waitForFunction(() => document.activeElement?.hasAttribute("data-move"));
    await page.keyboard.press("Enter");
  });
}

/** Plays a chapter to its end; returns the number of moves. */
async function playChapter(person: Person, chapter: ChapterInfo, act: () => Promise<void>, look?: () => Promise<void>): Promise<number> {
  const { page } = person;
  await page.goto(`/learn/${chapter.game}/${chapter.id}`);
  let moves = 0;
  for (;;) {
    await page.locator(`${CARD} [data-says], ${CARD}.at-end`).first().waitFor();
    await look?.();
    if ((await page.locator(`${CARD}.at-end`).count()) > 0) return moves;
    const before = await page.locator(CARD).getAttribute("data-ply");
    await act();
    await page.waitForFunction(([card, ply]) => document.querySelector(card as string)?.getAttribute("data-ply") !== ply, [CARD, before]);
    moves += 1;
  }
}

for (const { name, options } of looks("cs-CZ")) {
  test.each(GAMES)(`the lesson of %s can be played by its words alone at ${name}`, async (game) => {
    const person = await on.arrive(71, options);
    const chapters = await chaptersOf(person, game);
    for (const chapter of FULL ? chapters : chapters.slice(0, 1)) {
      const wrong = new Set<string>();
      const seen = new Set<string>();
      const look = async () => {
        const title = await person.page.locator(`${CARD} h2`).innerText();
        if (seen.has(title)) return;
        seen.add(title);
        const found = await person.still(async () => {
          const texts = (await findings(person.page)).map((one) => `${one.kind} ${one.place} ${one.text} ${one.about}`);
          return [...texts, ...(options.hasTouch ? await smallTargets(person.page) : [])];
        });
        for (const one of [...found, ...(await person.allComplaints())]) wrong.add(`${chapter.id}, ${title}: ${one}`);
        expect(await person.overhang(), title).toBeLessThanOrEqual(0);
      };
      const act = options.hasTouch ? touchAsTold : clickAsTold;
      const moves = await playChapter(person, chapter, () => act(person), look);
      expect(moves, chapter.id).toBeGreaterThanOrEqual(chapter.ideas.length);
      expect([...wrong]).toEqual([]);
    }
    // The server remembers it.
    const learnt = (await chaptersOf(person, game)).filter((one) => one.learnt === one.ideas.length);
    expect(learnt.length).toBe(FULL ? chapters.length : 1);
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}

const DESKS = looks("cs-CZ").filter(({ options }) => !options.hasTouch);

for (const { name, options } of DESKS) {
  test.each(FULL ? GAMES : ["imhotep"])(`%s by keyboard alone at ${name}: «Show me» leads to the move`, async (game) => {
    const person = await on.arrive(72, options);
    const { page } = person;
    const all = await chaptersOf(person, game);
    const chapters = FULL ? all : all.slice(0, 1);
    expect(chapters.length).toBeGreaterThan(0);
    for (const chapter of chapters) {
      const moves = await playChapter(person, chapter, () => pressAsTold(person));
      expect(moves, chapter.id).toBeGreaterThanOrEqual(chapter.ideas.length);
      // The keyboard goes on from the title of the end. It leads on to the next chapter, after the last one to the list.
      await page.locator(`${CARD}.at-end h2:focus`).waitFor();
      await page.locator(`${CARD}.at-end a.btn.solid`).press("Enter");
      const next = chapter === all.at(-1) ? ".course" : `${CARD} [data-says]`;
      await page.locator(next).first().waitFor();
    }
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}

test("a lesson fits small windows and large text", async () => {
  const person = await on.arrive(76, { ...PHONE, locale: "cs-CZ" });
  const { page } = person;
  const [chapter] = await chaptersOf(person, "imhotep");
  await page.goto(`/learn/imhotep/${chapter?.id}`);
  await page.locator(`${CARD} [data-says]`).waitFor();
  expect(await person.still(() => misfitsInShapes(page, CARD_SHAPES, "lesson"))).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("ideas can be skipped, repeated and taken up again later", async () => {
  const person = await on.arrive(73);
  const { page } = person;
  const [chapter] = await chaptersOf(person, "imhotep");
  if (!chapter) throw new Error("Imhotep has no lesson");
  const title = () => page.locator(`${CARD} h2`).innerText();
  await page.goto(`/learn/imhotep/${chapter.id}`);
  const first = await title();
  // The answer also says who the guest is from now on.
  const kept = page.waitForResponse((response) => response.request().method() === "POST" && response.url().endsWith(`/api/learn/imhotep/${chapter.id}`));
  await page.getByRole("button", { name: "Skip this idea" }).click();
  await page.waitForFunction(([card, text]) => document.querySelector<HTMLElement>(`${card} h2`)?.innerText !== text, [CARD, first]);
  await kept;
  const second = await title();
  // Another visit begins where this one ended; «Back» leads to the idea before.
  await page.reload();
  await page.locator(`${CARD} h2`, { hasText: second }).waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.locator(`${CARD} h2`, { hasText: first }).waitFor();
  await page.locator(".outline").getByRole("button", { name: second }).click();
  await page.locator(`${CARD} h2`, { hasText: second }).waitFor();
  // The list tells how far the person has come.
  await page.goto("/learn");
  await page.locator(`.course[data-game=imhotep] a[href$="/${chapter.id}"] small`, { hasText: `1 of ${chapter.ideas.length}` }).waitFor();
  await page.locator(".course[data-game=imhotep] header a.btn").click();
  await page.locator(`${CARD} h2`, { hasText: second }).waitFor();
  expect(await person.allComplaints()).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("a link leads to an idea and teaches nothing by itself", async () => {
  const person = await on.arrive(75);
  const { page } = person;
  const [chapter] = await chaptersOf(person, "imhotep");
  const third = chapter?.ideas[2];
  if (!chapter || !third) throw new Error("Imhotep has no lesson with three ideas");
  await page.goto(`/learn/imhotep/${chapter.id}#${third}`);
  await page.locator(`${CARD} [data-says]`).waitFor();
  await page.locator(`.outline button[aria-current=step]`).waitFor();
  const open = await page.locator(".outline ol ol button").evaluateAll((ideas) => ideas.findIndex((idea) => idea.getAttribute("aria-current") === "step"));
  expect(open).toBe(2);
  expect((await chaptersOf(person, "imhotep"))[0]?.learnt).toBe(0);
  await page.getByRole("button", { name: "Skip this idea" }).click();
  await page.locator(".outline ol ol li:nth-child(4) button[aria-current=step], .lesson-card.at-end").first().waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("unknown lessons and forged progress get a clear answer", async () => {
  const person = await on.arrive(74);
  const { page } = person;
  for (const path of ["/learn/senet", "/learn/imhotep/nothing", "/learn/imhotep/ships/more"]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
  }
  const [chapter] = await chaptersOf(person, "imhotep");
  const at = (id: string) => `/api/learn/imhotep/${id}`;
  expect((await page.request.get(at("nothing"))).status()).toBe(404);
  expect((await page.request.post(at("nothing"), { data: { ideas: 1 } })).status()).toBe(404);
  expect((await page.request.post(at(chapter?.id ?? ""), { data: { ideas: 99 } })).status()).toBe(400);
  expect((await page.request.post(at(chapter?.id ?? ""), { data: { ideas: -1 } })).status()).toBe(422);
  await page.goto("/learn/senet");
  await page.locator(".lost").waitFor();
  await person.leave();
});
